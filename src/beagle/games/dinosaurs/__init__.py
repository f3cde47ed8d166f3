"""Gods Love Dinosaurs: ecosystems of hexes, and a food chain with dinosaurs at the end.

Read in this order: ids, cells and tiles (what there is), land and state (the nouns and verbs), species (the questions
the rules ask about an animal), walks (where an animal can go), steps (what happens over time), rulesets; then view,
notation and game, the public interface.
"""
