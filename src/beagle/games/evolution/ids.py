"""The numbers of traits, actions and events, in one place."""

from __future__ import annotations

from typing import Final

# Traits.  0 is no trait; numbers are below 60 so that a set of traits fits in one machine word.
NONE: Final = 0
CARNIVOROUS: Final = 1
FAT: Final = 2
SWIMMING: Final = 3
RUNNING: Final = 4
MIMICRY: Final = 5
SCAVENGER: Final = 6
SYMBIOSIS: Final = 7
PIRACY: Final = 8
TAIL_LOSS: Final = 9
COMMUNICATION: Final = 10
GRAZING: Final = 11
HIGH_BODY_WEIGHT: Final = 12
HIBERNATION: Final = 13
POISONOUS: Final = 14
COOPERATION: Final = 15
BURROWING: Final = 16
CAMOUFLAGE: Final = 17
SHARP_VISION: Final = 18
PARASITE: Final = 19
VIVIPAROUS: Final = 20
AMBUSH: Final = 21
INTELLECT: Final = 22
METAMORPHOSIS: Final = 23
FLIGHT: Final = 24
SHELL: Final = 25
SPECIALIZATION_A: Final = 26
SPECIALIZATION_B: Final = 27
TREMATODE: Final = 28
ANGLERFISH: Final = 29
INK_CLOUD: Final = 30
R_STRATEGY: Final = 31
SHY: Final = 32
WARM_BLOODEDNESS: Final = 33
MIGRATION: Final = 34
NEOPLASM: Final = 35
REMORA: Final = 36
REGENERATION: Final = 37
RECOMBINATION: Final = 38
HERDING: Final = 39
CNIDOCYTES: Final = 40
EDIFICATOR: Final = 41

TRAIT_NAMES: Final = (
    "-",
    "carnivorous",
    "fat",
    "swimming",
    "running",
    "mimicry",
    "scavenger",
    "symbiosis",
    "piracy",
    "tail-loss",
    "communication",
    "grazing",
    "high-body-weight",
    "hibernation",
    "poisonous",
    "cooperation",
    "burrowing",
    "camouflage",
    "sharp-vision",
    "parasite",
    "viviparous",
    "ambush",
    "intellect",
    "metamorphosis",
    "flight",
    "shell",
    "specialization-a",
    "specialization-b",
    "trematode",
    "anglerfish",
    "ink-cloud",
    "r-strategy",
    "shy",
    "warm-bloodedness",
    "migration",
    "neoplasm",
    "remora",
    "regeneration",
    "recombination",
    "herding",
    "cnidocytes",
    "edificator",
)

# Actions, in addition to the kernel's PASS and ROLL.
ANIMAL: Final = 2  # card, place: put a card down as an animal
TRAIT: Final = 3  # card, trait, animal: play it as a trait
PAIR: Final = 4  # card, trait, animal, animal: play it as a pair trait
TAKE: Final = 5  # animal: take a red token from the bank
USE: Final = 6  # animal, trait, target, more, more: use a trait, attack, defend, share, scavenge, migrate
RESTORE: Final = 7  # card, animal: put a card on the remains of an animal, or an unknown one from the deck

# What the target of a USE is: the trait defines it, and the notation reads it accordingly.
NOTHING: Final = 0
AN_ANIMAL: Final = 1
A_CARD: Final = 2  # a trait on the animal: its kind, then its position among equals or its partner
A_COUNT: Final = 3
A_TRAIT: Final = 4  # a trait of another animal: its kind, and for a pair card the partner
A_PLACE: Final = 5
AN_EXCHANGE: Final = 6  # another animal, and a card of each

# Places as reported: a table has the single bank, or the three others.  A table counts its places from 0.
PLACES: Final = ("bank", "laurasia", "gondwana", "ocean")
OCEAN: Final = 2  # at a table with three places

# An exchange names two cards by their positions on the animals.  The same trait also names which of two equals goes.
NO_SUCH_CARD: Final = 254
GOES: Final = 255  # last operand: of two cards of the same kind this one goes, the old one or the one that comes

# Whose animals a trait can be played on.
OWN: Final = 0
OTHERS: Final = 1
ANYONES: Final = 2

PHASES: Final = ["litters", "development", "food-bank", "feeding", "extinction", "scoring"]  # all that any ruleset has

# Events: the name of each, and its parts as "type label", or one word for both.  The order gives the numbers; from this
# table tools/generators/event_functions.py writes tell.py.
EVENTS: Final = (
    ("turn", "number, seat first"),
    ("phase", "phase"),
    ("round", "number"),
    ("animal-played", "seat, animal animal, card"),
    ("trait-played", "seat, animal animal, trait trait, card"),
    ("pair-played", "seat, animal animal, animal partner, trait trait, card"),
    ("passed", "seat"),
    ("skipped", "seat"),
    ("die", "number face"),
    ("bank", "place place, number tokens"),
    ("food-taken", "animal animal"),
    ("food-given", "animal animal, number tokens"),
    ("fat-stored", "animal animal"),
    ("fat-used", "animal animal, number tokens"),
    ("food-lost", "animal animal, number tokens"),
    ("shared", "animal animal, animal partner, trait trait"),
    ("grazed", "animal animal, place place"),
    ("robbed", "animal animal, animal target"),
    ("hibernated", "animal animal"),
    ("attacked", "animal animal, animal target"),
    ("runs", "animal animal"),
    ("escaped", "animal animal, animal target"),
    ("caught", "animal animal, animal target"),
    ("redirected", "animal animal, animal target"),
    ("trait-lost", "animal animal, trait trait, card"),
    ("pair-lost", "animal animal, animal partner, trait trait, card"),
    ("not-defended", "animal animal"),
    ("eaten", "seat owner, animal animal, card"),
    ("poisoned", "animal animal"),
    ("scavenged", "animal animal"),
    ("bank-cleared", "place place, number tokens"),
    ("starved", "seat owner, animal animal, card"),
    ("died-of-poison", "seat owner, animal animal, card"),
    ("card-drawn", "seat, card"),
    ("cards-drawn", "seat, number cards"),
    ("last-turn", ""),
    ("game-over", ""),
    ("scored", "seat, number points, number total"),
    ("rolled-for-first", "seat, number face"),
    ("first-player", "seat"),
    ("cards-removed", "number cards"),
    ("turned-over", "animal animal, card"),
    ("bears", "animal animal"),
    ("woke", "animal animal"),
    ("ignores", "animal animal, animal target, trait trait"),
    ("ambushed", "animal animal, animal target"),
    ("bite-failed", "animal animal, animal target"),
    ("hid", "animal animal"),
    ("inked", "animal animal, animal target"),
    ("meal-missed", "animal animal"),
    ("specialized", "animal animal"),
    ("changed-shape", "animal animal, trait trait"),
    ("settled", "seat, animal animal, card"),
    ("warmed", "animal animal"),
    ("litter", "animal animal"),
    ("moved", "animal animal, place place, place from"),
    ("sets-out", "animal animal, place place"),
    ("follows", "animal animal, animal target"),
    ("fetched", "animal animal, card"),
    ("spread", "animal animal, trait trait"),
    ("died-of-neoplasm", "seat owner, animal animal, card"),
    ("remains", "animal animal"),
    ("restored", "seat, animal animal, card"),
    ("exchanged", "animal animal, animal partner, trait trait, trait other"),
    ("paralysed", "animal animal"),
    ("edified", "animal animal"),
    ("food-removed", "animal animal, number tokens"),
    ("all-fed", ""),
    ("ignores-pair", "animal animal, animal target, trait trait, animal partner"),
)
