"""The numbers of terrains, figures, actions and events, in one place."""

from __future__ import annotations

from typing import Final

# Terrains, and their letters in the same order.
LAKE: Final = 0
PLAIN: Final = 1
FOREST: Final = 2
UNIVERSAL: Final = 3
MOUNTAIN: Final = 4

TERRAINS: Final = "LPFUM"
TERRAIN_NAMES: Final = ("lake", "plain", "forest", "universal", "mountain")

# Figures.  The first five each have a column on the biome board, in this order: a column's number is one less.
NONE: Final = 0
FROG: Final = 1
RABBIT: Final = 2
RAT: Final = 3
TIGER: Final = 4
EAGLE: Final = 5
DINOSAUR: Final = 6

FIGURES: Final = "-fhrteD"
FIGURE_NAMES: Final = ("-", "frog", "rabbit", "rat", "tiger", "eagle", "dinosaur")
COLUMNS: Final = ("frog", "rabbit", "rat", "tiger", "eagle")

# Marks of a figure while its species is activated.
KIND: Final = 7  # the bits for its kind
DONE: Final = 8  # it has bred or hunted
BORN: Final = 16  # it appeared in this activation

ROWS: Final = 3  # cells of a column of the biome board; not all need to be used
STACKS: Final = "ABCD"

# Actions, besides the kernel's PASS.
TAKE: Final = 2  # column, row: take this tile from the biome board
PLACE: Final = 3  # q, r, direction: its first cell, and the direction of the second
BREED: Final = 4  # parent, cell: a young one
WALK: Final = 5  # figure, then its path
STARVE: Final = 6  # figure: it does not move, and dies
HATCH: Final = 7  # a dinosaur from an egg

# Where a game can be: the draft, the activation of a column's animal, the four steps of the dinosaurs, the end.
PHASES: Final = (
    "draft",
    "frogs",
    "rabbits",
    "rats",
    "tigers",
    "eagles",
    "hatching",
    "dinosaurs",
    "moving",
    "refill",
    "over",
)

# Events: the name of each, and its parts as "type label", or one word for both.  The order gives the numbers; from this
# table tools/generators/event_functions.py writes tell.py.
EVENTS: Final = (
    ("turn", "number, seat"),
    ("taken", "seat, column, number row, tile"),
    ("placed", "seat, cell, cell other, tile"),
    ("settled", "seat, figure, cell"),
    ("missing", "seat, figure"),
    ("activated", "figure"),
    ("bred", "seat, figure, cell, cell other"),
    ("enough", "seat, figure"),
    ("idle", "seat, figure"),
    ("walked", "seat, figure, cell, cell other"),
    ("eaten", "seat, figure, cell"),
    ("young", "seat, figure, cell"),
    ("starved", "seat, figure, cell"),
    ("laid", "seat, number eggs, number total"),
    ("hatched", "seat, cell, number total"),
    ("unhatched", "seat"),
    ("marker", "column"),
    ("filled", "column, number row, tile"),
    ("next-stack", "stack"),
    ("game-over", "number tiles, number cells"),
    ("nest-taken", "seat"),
)
