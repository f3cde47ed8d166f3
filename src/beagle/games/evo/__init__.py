"""EVO, second edition: clans of dinosaurs, a climate that turns, an auction of genes, and a meteor.

Only `game` is known outside.
"""
