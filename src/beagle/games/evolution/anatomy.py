"""How an animal is drawn: one body, and something specific for every trait; and the icon of every trait.

Only data, for the pages and for pictures.  `./run check --fix` copies it to web/src/games/evolution, into anatomy.json
and icons.json.  A part is its kind and its path in one text.
The animal faces right in a field of 128 × 92 units; a path of a leg or hump is relative to the place where it is put.
"""

from __future__ import annotations

from typing import Final, TypedDict

Places = dict[str, tuple[str, ...]]  # behind the body, on its skin, in front of it, instead of its eye: parts


class Stance(TypedDict):
    """How it stands: how much higher its body is, where the ground is, and where its legs are put."""

    lift: int
    ground: int
    y: tuple[int, int]  # where the legs begin: of a usual body, of a heavy one
    far: tuple[int, ...]
    near: tuple[int, ...]
    leg: str
    grazing: str  # hooves
    burrowing: str  # claws
    parts: Places
    claws: tuple[str, ...]  # of a body without legs


BODIES: Final = (
    "M5 55C17 53 22 41 34 34C46 27 64 25 79 29C83 22 91 17 100 18C111 19 120 27 122 34C123 38 120 41 114 42"
    "C106 43 101 45 96 47C92 53 86 58 76 60C62 63 47 62 38 58C28 55 17 59 5 55Z",
    "M6 56C16 54 20 40 30 31C42 20 64 16 80 23C84 18 91 15 99 16C111 17 121 25 123 33C124 38 121 41 115 42"
    "C107 43 102 46 98 49C95 57 88 64 76 66C60 69 43 68 35 61C26 56 17 60 6 56Z",
)

STANCES: Final[dict[str, Stance]] = {
    "walks": {
        "lift": 0,
        "ground": 78,
        "y": (56, 60),
        "far": (50, 82),
        "near": (36, 68),
        "leg": "c1 7 0 12 -2 18h12c1 -6 3 -11 4 -18",
        "grazing": "m-2 14h12v5h-13Z",
        "burrowing": "m7 12l13 6l-12 1Zm-5 2l10 5h-10Zm-3 0l-5 5h7Z",
        "parts": {},
        "claws": (),
    },
    "runs": {
        "lift": -7,
        "ground": 84,
        "y": (55, 55),
        "far": (50, 84),
        "near": (38, 70),
        "leg": "c-2 9 -4 13 -1 18l-2 14h10l-1 -3h-4l3 -12c2 -6 7 -10 9 -17",
        "grazing": "m-3 28h6l4 1v4h-11Z",
        "burrowing": "m4 26l12 6h-11Zm-5 1l-7 5h9Z",
        "parts": {},
        "claws": (),
    },
    "swims": {
        "lift": 2,
        "ground": 78,
        "y": (56, 56),
        "far": (),
        "near": (),
        "leg": "",
        "grazing": "",
        "burrowing": "",
        "parts": {
            "behind": (
                "flesh M7 55C0 46 -1 38 1 33C8 37 15 44 19 52C16 60 10 68 3 72C0 68 1 61 7 55Z",
                "flesh M50 30C52 18 60 11 69 9C66 16 68 22 72 28Z",
            ),
            "front": ("flesh M70 56C64 66 54 74 43 76C54 80 76 76 86 58",),
        },
        "claws": ("ink M43 76l-7-1 5 4ZM46 77l-6 4 9-2Z",),
    },
}

HUMPS: Final = ("33c0 -13 18 -15 20 -3Z", "26c0 -6 18 -8 20 -2Z")  # on a usual body, on a heavy one
HUMPS_AT: Final = (40, 57, 74)

MOUTHS: Final = (  # of a plant-eater, of a carnivore
    ("thick M120 39C114 40 108 40 103 38",),
    (
        "mouth M123 37L97 36L112 46C118 44 122 41 123 37Z",
        "thick M123 37L97 36L112 46",
        "tooth M118 37l-2 5-3-5.2ZM110 36.8l-2 4.4-3-4.6ZM116 44l-1-4-3 4.6Z",
    ),
)

EYES: Final = {
    "open": ("ink M101.5 28a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z",),
    "asleep": ("thick M100 28q4 4 8 0",),
    "poisoned": ("thick M101 25l6 6M107 25l-6 6",),
}

# What each trait adds.  Grazing and burrowing are parts of the legs too; carnivorous is a mouth, the others a build.
TRAITS: Final[dict[str, Places]] = {
    "grazing": {
        "front": ("branch M117 41q5 3 4 10M119 45q5-1 7 3M120 48q-4 1-5 5",),
    },
    "scavenger": {
        "front": ("ruff M84 29C80 34 82 46 92 52C98 50 101 46 100 42C94 40 90 34 92 24C89 25 86 27 84 29Z",),
    },
    "symbiosis": {
        "front": (
            "pale M44 25C46 18 54 16 58 20L64 19L59 24C58 30 50 32 46 29L38 30Z",
            "ink M55.4 21a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0Z",
            "line M50 30v4M53 30v4",
        ),
    },
    "piracy": {
        "behind": ("thick M8 55C0 54 -3 46 1 41C5 37 11 40 9 45",),
    },
    "tail-loss": {
        "skin": ("cut M20 40L27 62M26 38L32 61",),
    },
    "communication": {
        "front": ("line M117 16q5 2 6 8M119 9q8 3 10 12M121 2q7 3 10 9",),
    },
    "hibernation": {
        "front": (
            "flesh M86 25C82 17 88 11 94 14C97 16 97 20 95 22",
            "line M88 21q2-4 5-1",
        ),
    },
    "poisonous": {
        "skin": (
            "gold M42 40a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM54.6 50a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z"
            "M61.6 36a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0ZM31 47a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM73.6 48"
            "a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z",
        ),
    },
    "cooperation": {
        "front": (
            "thick M76.5 40a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0ZM84.5 43a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z",
        ),
    },
    "camouflage": {
        "skin": ("stripe M44 24q6 9 2 40M56 20q7 11 3 48M69 20q6 11 3 48M30 34q4 8 2 24",),
    },
    "sharp-vision": {
        "eye": (
            "gold M98.4 28a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0Z",
            "ink M102.4 28a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z",
        ),
    },
    "parasite": {
        "skin": (
            "ink M45 40a5 3.6 0 1 0 10 0a5 3.6 0 1 0 -10 0Z",
            "line M46 37l-4-4M50 36v-5M54 37l4-4M46 43l-4 4M54 43l4 4",
            "ink M63 50a5 3.6 0 1 0 10 0a5 3.6 0 1 0 -10 0Z",
            "line M64 47l-4-4M68 46v-5M72 47l4-4M64 53l-4 4M72 53l4 4",
        ),
    },
    "viviparous": {
        "skin": ("pale M62 56C54 51 54 44 59 44Q62 44 62 47Q62 44 65 44C70 44 70 51 62 56Z",),
    },
    "ambush": {
        "front": (
            "branch M88 80q1-12-3-18M92 80q1-15 5-22M97 80q0-10 6-15M104 80q-1-13 3-19M109 80q1-9 6-13M84 80q-2-8-6-11",
        ),
    },
    "intellect": {
        "behind": ("flesh M82 32C80 12 98 4 109 10C116 14 117 22 117 28Z",),
        "front": ("line M92 16q3-5 7-2t7-2M96 22q3-4 7-1",),
    },
    "metamorphosis": {
        "front": (
            "line M104 19C104 10 108 5 114 3M100 18C98 9 101 4 105 1",
            "ink M112 3a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM103 1.6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z",
        ),
    },
    "flight": {
        "front": (
            "wing M76 38C70 20 55 6 30 1C35 8 33 12 37 16C30 16 27 19 22 19C28 27 36 29 41 33"
            "C36 35 34 37 31 38C42 46 64 50 76 38Z",
            "line M68 36C60 26 50 18 37 16M66 39C58 34 50 32 41 33",
        ),
    },
    "shell": {
        "front": (
            "shell M27 44C27 20 50 9 66 14C82 19 90 34 86 46C70 52 44 53 27 44Z",
            "line M58 48C50 34 62 22 72 28C80 34 74 44 67 40C62 36 68 31 71 34M38 46C36 36 40 26 48 20",
        ),
    },
    "specialization-a": {
        "behind": (
            "flesh M90 24C84 21 79 15 79 9C84 11 87 13 89 15C88 10 89 5 92 2C94 7 96 10 97 13"
            "C99 10 102 8 105 7C105 12 104 16 102 20Z",
        ),
    },
    "specialization-b": {
        "front": ("line M119 40C126 43 128 52 123 58C119 62 115 58 118 55",),
    },
    "trematode": {
        "skin": ("thick M42 50q5-8 9 0t9 0t9 0t9 0",),
    },
    "anglerfish": {
        "behind": ("thick M97 20C92 8 100 -2 112 0C117 1 120 4 121 7",),
        "front": ("gold M117.5 10.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z",),
    },
    "ink-cloud": {
        "behind": (
            "cloud M2 62a7 7 0 0 1 0-13a8 8 0 0 1 10-9a9 9 0 0 1 14 5a7 7 0 0 1 3 13a8 8 0 0 1-12 8a8 8 0 0 1-15-4Z",
        ),
    },
    "r-strategy": {
        "front": (
            "egg M10 69c4 0 5 5 5 7a5 5 0 0 1 -10 0c0 -2 1 -7 5 -7ZM20 71c4 0 5 5 5 7a5 5 0 0 1 -10 0"
            "c0 -2 1 -7 5 -7ZM1 72c4 0 5 5 5 7a5 5 0 0 1 -10 0c0 -2 1 -7 5 -7Z",
        ),
    },
    "shy": {
        "front": ("branch M96 18C95 10 90 6 88 0M93 10q6-2 7-9M90 6q-6 0-9-4",),
    },
    "warm-bloodedness": {
        "front": ("line M40 32l-2-6M48 29l-1-7M56 27l0-7M64 27l1-7M72 28l2-7",),
    },
    "migration": {
        "behind": ("thick M4 17q5-7 9-1q4-6 10 0M25 6q4-6 7-1q3-5 8 0",),
    },
    "neoplasm": {
        "skin": (
            "stripe M42.5 43a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0ZM55 38a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"
            "M55 48a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z",
        ),
    },
    "remora": {
        "front": (
            "pale M46 71C52 65 60 65 66 70L72 66V76L66 72C60 77 52 77 46 71Z",
            "ink M49.9 70.4a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0Z",
        ),
    },
    "regeneration": {
        "behind": ("flesh M20 52C12 56 4 65 -3 66C4 71 16 67 26 58Z",),
    },
    "recombination": {
        "skin": ("line M38 44q5-9 10 0t10 0t10 0t10 0M38 44q5 9 10 0t10 0t10 0t10 0M43 40v8M53 40v8M63 40v8M73 40v8",),
    },
    "herding": {
        "front": ("flesh M92 20C86 14 86 6 92 2C92 9 96 13 101 17Z",),
    },
    "cnidocytes": {
        "skin": (
            "pale M45.8 36a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0ZM55.8 33a2.2 2.2 0 1 0 4.4 0"
            "a2.2 2.2 0 1 0 -4.4 0ZM65.8 34a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0ZM37.8 41"
            "a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z",
        ),
        "front": ("line M46 60q-4 6 0 11t-1 9M54 61q-4 6 0 11t-1 9M62 61q-4 6 0 11t-1 9",),
    },
    "edificator": {
        "behind": ("branch M58 30V12M58 22l-8-7v-6M58 18l8-7v-7M50 15l-5-1M66 11l5-2",),
    },
}

# The icons of the tables, by their names among the game icons (https://game-icons.net): of traits, and of other things.
ICONS: Final[dict[str, str]] = {
    "trait-carnivorous": "croc-jaws",
    "trait-fat": "fat",
    "trait-swimming": "whale-tail",
    "trait-running": "ostrich",
    "trait-mimicry": "duality-mask",
    "trait-scavenger": "vulture",
    "trait-symbiosis": "clownfish",
    "trait-piracy": "pirate-hook",
    "trait-tail-loss": "reptile-tail",
    "trait-communication": "sound-waves",
    "trait-grazing": "hoof",
    "trait-high-body-weight": "elephant",
    "trait-hibernation": "bear-head",
    "trait-poisonous": "scorpion",
    "trait-cooperation": "linked-rings",
    "trait-burrowing": "mole",
    "trait-camouflage": "chameleon-glyph",
    "trait-sharp-vision": "beast-eye",
    "trait-parasite": "tick",
    "trait-viviparous": "nested-hearts",
    "trait-ambush": "lynx-head",
    "trait-intellect": "brain",
    "trait-metamorphosis": "butterfly",
    "trait-flight": "feathered-wing",
    "trait-shell": "nautilus-shell",
    "trait-specialization-a": "finch",
    "trait-specialization-b": "hummingbird",
    "trait-trematode": "leeching-worm",
    "trait-anglerfish": "angler-fish",
    "trait-ink-cloud": "giant-squid",
    "trait-r-strategy": "fish-eggs",
    "trait-shy": "deer",
    "trait-warm-bloodedness": "thermometer-hot",
    "trait-migration": "canadian-goose",
    "trait-neoplasm": "tumor",
    "trait-remora": "double-fish",
    "trait-regeneration": "gecko",
    "trait-recombination": "dna1",
    "trait-herding": "sheep",
    "trait-cnidocytes": "jellyfish",
    "trait-edificator": "coral",
    "place-laurasia": "pine-tree",
    "place-gondwana": "palm-tree",
    "place-ocean": "big-wave",
    "deck-back": "gecko",
    "first-player": "compass",
    "food": "elderberry",
}
