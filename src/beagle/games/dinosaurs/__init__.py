"""Gods Love Dinosaurs: ecosystems of hexes, and a food chain with dinosaurs at its end.

Read in this order: ids, cells and tiles (what there is), land and state (the nouns and verbs), species (the questions
the rulebook asks of an animal), walks (where one can go), steps (what happens in time), rulesets; then view, notation
and game, the faces to the outside.
"""
