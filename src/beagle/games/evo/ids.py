"""The numbers of genes, event cards, moments, actions and events, in one place."""

from __future__ import annotations

from typing import Final

# Terrains, from warm to cold, and what the climate makes of them
TERRAINS: Final = "YGBW"
TERRAIN_NAMES: Final = ("beach", "plain", "hill", "mountain")

IDEAL: Final = 0
HOT: Final = 1
COLD: Final = 2
DEADLY: Final = 3
GROUNDS: Final = ("ideal", "hot", "cold", "deadly")

# Genes.  0 is none; the first six are normal, the others are special and unique.
NO_GENE: Final = 0
LEGS: Final = 1
HORN: Final = 2
THERMOREGULATION: Final = 3
FUR: Final = 4
EGG: Final = 5
VIAL: Final = 6
BONY_FRILL: Final = 7
BIG_HORN: Final = 8
HARD_SHELL: Final = 9
FINS: Final = 10
CAVEMAN: Final = 11
ADRENALINE: Final = 12
STRONG_THIGHS: Final = 13
CHAMELEON_SKIN: Final = 14
WINGS: Final = 15
REGENERATION: Final = 16
DEADLY_BABIES: Final = 17
SIXTH_SENSE: Final = 18

FIRST_SPECIAL: Final = 7
GENES: Final = 19  # gene numbers are below this

GENE_NAMES: Final = (
    "-",
    "legs",
    "horn",
    "thermoregulation",
    "fur",
    "egg",
    "vial",
    "bony-frill",
    "big-horn",
    "hard-shell",
    "fins",
    "caveman",
    "adrenaline",
    "strong-thighs",
    "chameleon-skin",
    "wings",
    "regeneration",
    "deadly-babies",
    "sixth-sense",
)

# Event cards, one of each
ALCHEMICAL_MUTATION: Final = 0
MAD_ATTACK: Final = 1
CAMOUFLAGE: Final = 2
GEYSERS: Final = 3
COUNCIL_OF_SAGES: Final = 4
HORDE_OF_RATS: Final = 5
EGG_THIEF: Final = 6
HUMAN_INTERVENTION: Final = 7
MISSING_INGREDIENTS: Final = 8
LAST_SURVIVOR: Final = 9
MIGRATION: Final = 10
OASIS: Final = 11
OPEN_INCUBATOR: Final = 12
PROPHECY: Final = 13
TERROR: Final = 14

CARD_NAMES: Final = (
    "alchemical-mutation",
    "mad-attack",
    "camouflage",
    "geysers",
    "council-of-sages",
    "horde-of-rats",
    "egg-thief",
    "human-intervention",
    "missing-ingredients",
    "last-survivor",
    "migration",
    "oasis",
    "open-incubator",
    "prophecy",
    "terror",
)

# Climate tokens: how many sections the dial turns, plus one; the meteor
METEOR: Final = 9
TOKEN_NAMES: Final = {3: "+2", 2: "+1", 1: "+0", 0: "-1", METEOR: "meteor"}

# Faces of the fight die
FAIL: Final = 0
SUCCESS: Final = 1
EQUAL: Final = 2
MORE: Final = 3
TWO_MORE: Final = 4
FACE_NAMES: Final = ("fail", "success", "equal", "more", "two-more")

PHASES: Final = ("climate", "mutation", "initiative", "movement", "birth", "survival")

# Moments when a card may be played.  The first six are the starts of the phases, in order.
TOKEN_TURNED: Final = 6
CLIMATE_SET: Final = 7
MARKER_PLACED: Final = 8
OWN_MOVES: Final = 9
OWN_BIRTHS: Final = 10
BORN: Final = 11
OWN_SURVIVAL: Final = 12
OWN_SCORE: Final = 13
MOMENTS: Final = (
    *PHASES,
    "token",
    "weather",
    "placement",
    "moves",
    "births",
    "newborn",
    "losses",
    "score",
)

# What playing a card names
NOTHING: Final = 0
A_CELL: Final = 1
A_TURN: Final = 2
A_PLACE: Final = 3

# Actions; 0 and 1 are the kernel's PASS and ROLL
DRAW: Final = 2  # chance: a gene from the bag
FACE: Final = 3  # chance: a face of the fight die
BID: Final = 4  # column, field
PLAY: Final = 5  # card, its target plus one
PLACE: Final = 6  # on the initiative track, from 0
WALK: Final = 7  # from, to
ATTACK: Final = 8
SWIM: Final = 9
FLY: Final = 10
FLEE: Final = 11  # to
BIRTH: Final = 12  # to
EXCHANGE: Final = 13  # off, to
LOSE: Final = 14  # the dinosaur that dies

# The phase in which players do it, by its index in PHASES
PHASE_OF: Final = {
    BID: 1,
    PLACE: 2,
    WALK: 3,
    ATTACK: 3,
    SWIM: 3,
    FLY: 3,
    FLEE: 3,
    BIRTH: 4,
    EXCHANGE: 4,
    LOSE: 5,
}

# Events: the name of each, and its parts as "type label", or one word for both.  The order gives the numbers; from this
# table tools/generators/event_functions.py writes tell.py.
EVENTS: Final = (
    ("round", "number round"),
    ("phase", "phase"),
    ("token", "token"),
    ("dial", "ground beach, ground plain, ground hill, ground mountain"),
    ("meteor", ""),
    ("gene-laid", "number column, gene"),
    ("bid", "seat, number column, number bid, offer what"),
    ("outbid", "seat, number column, offer what"),
    ("stays-out", "seat"),
    ("paid", "seat, number points"),
    ("gene-won", "seat, gene"),
    ("card-won", "seat, card"),
    ("no-card", "seat"),
    ("card-played", "seat, event card"),
    ("order", "seat first"),
    ("placed", "seat, number place"),
    ("walked", "seat, cell from, cell to"),
    ("swam", "seat, cell from, cell to"),
    ("flew", "seat, cell from, cell to"),
    ("attacked", "seat, cell from, seat owner, cell to"),
    ("fight-die", "face"),
    ("attack-won", "seat, cell to"),
    ("attack-failed", "seat, cell to"),
    ("killed", "seat owner, cell cell"),
    ("fled", "seat owner, cell from, cell to"),
    ("born", "seat, cell cell"),
    ("taken-off", "seat, cell cell"),
    ("babies-die", "seat, cell cell, number face"),
    ("newborn-died", "seat, cell cell"),
    ("newborn-back", "seat, cell cell"),
    ("stolen", "seat, seat owner, cell cell"),
    ("no-births", ""),
    ("died", "seat owner, cell cell, ground ground"),
    ("earned", "seat, number points"),
    ("skipped", "seat"),
    ("passed", "seat"),
    ("game-over", ""),
)
