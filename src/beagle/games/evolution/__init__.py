"""The card game Evolution.

Read in this order: ids and cards (what there is), animal and state (the nouns and verbs), trait (the questions a card
answers), steps (what happens in time), traits (the cards), rulesets (which of them make a game); then view, notation
and game, the interfaces to the outside.
"""
