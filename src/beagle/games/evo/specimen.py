"""The specimen of a finished game: a dinosaur of the winning clan, drawn from its genes and named after them."""

from __future__ import annotations

from typing import Final

from beagle.games.evo.ids import FIRST_SPECIAL, GENE_NAMES
from beagle.games.evo.scoring import winners
from beagle.games.evo.state import State
from beagle.kernel.message import Message, Seat
from beagle.kernel.specimen import Drawing, Specimen, dot, parts

BODY: Final = (
    "M1 46C14 53 24 46 36 39C48 32 64 31 76 36C83 38 87 33 89 25C90 16 94 9 103 8C112 7 121 11 122 16"
    "C123 20 119 22 113 22C107 22 104 24 103 29C102 40 97 52 84 58C70 63 50 63 40 58C28 55 12 56 1 46Z"
)
LEG: Final = "c1 7 0 12 -2 18h12c1 -6 3 -11 4 -18"
FAR, NEAR, MIDDLE = (50, 82), (38, 70), 54
LEGS_AT: Final = 56
HORNS: Final = ("pale M116 10L121 -3L110 8Z", "pale M108 8L109 -6L101 9Z", "pale M101 9L97 -4L95 13Z")

# What each gene adds: behind the body, on its skin, in front of it.
GENES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "thermoregulation": {
        "behind": ("wing M34 42C38 12 64 4 80 38Z", "line M45 38L47 25M54 35L56 19M63 34L64 20M71 35L71 27"),
    },
    "fur": {"front": ("line M30 42l-4-6M38 38l-3-7M46 35l-2-7M54 33l-1-7M62 33l1-7M70 34l3-6M88 27l-6-3M90 19l-6-4",)},
    "egg": {"front": ("egg M10 69c4 0 5 5 5 7a5 5 0 0 1 -10 0c0 -2 1 -7 5 -7Z",)},
    "vial": {"skin": ("pale M57 39h7v6l6 11h-19l6-11Z", "line M55 50h11")},
    "bony-frill": {
        "behind": ("flesh M97 26C82 26 76 10 83 -3C93 -7 103 -1 106 9Z", "line M94 18L83 14M97 12L87 2M102 9L97 -2"),
    },
    "big-horn": {"front": ("pale M101 10C96 -2 103 -7 114 -7C107 -3 107 3 110 8Z",)},
    "hard-shell": {
        "front": (
            "shell M30 46C33 18 76 16 84 44C68 53 46 54 30 46Z",
            "line M42 49C44 38 44 30 50 25M57 51V23M72 49C70 38 70 31 65 25",
        ),
    },
    "fins": {
        "behind": ("flesh M14 50C8 40 4 36 -3 32C-5 42 -4 54 -2 64C6 60 12 56 14 50Z",),
        "front": ("flesh M66 56C62 66 54 72 44 73C54 79 74 74 82 58",),
    },
    "caveman": {
        "front": (f"ink {dot(58, 15, 4.4)}", "branch M58 19V31M58 23L50 28M58 23L66 21L71 9M58 31L52 38M58 31L65 37"),
    },
    "adrenaline": {"behind": ("line M-4 30H12M-5 37H6M-5 62H12M-3 69H6",)},
    "strong-thighs": {
        "front": (
            "flesh M38 44C30 54 36 70 46 70C58 68 60 52 52 45",
            "flesh M72 46C66 55 70 69 79 69C89 67 91 54 86 47",
        ),
    },
    "chameleon-skin": {
        "skin": ("stripe M24 40q6 9 2 24M38 32q6 11 3 34M52 28q7 12 3 40M66 28q7 12 3 40M80 30q7 12 2 34",)
    },
    "wings": {
        "front": (
            "wing M78 44C72 26 57 12 32 7C37 14 35 18 39 22C32 22 29 25 24 25C30 33 38 35 43 39C38 41 36 43 33 44"
            "C44 52 66 56 78 44Z",
            "line M70 42C62 32 52 24 39 22M68 45C60 40 52 38 43 39",
        ),
    },
    "regeneration": {"behind": ("flesh M24 48C14 57 5 63 -4 62C3 70 20 68 32 58Z",)},
    "deadly-babies": {
        "front": ("flesh M96 79C97 68 106 65 112 69L122 72L114 75L120 79Z", f"ink {dot(109, 71, 1.4)}"),
    },
    "sixth-sense": {"front": ("line M112 3q5-5 10 0M109 -2q8-8 16 0",)},
}

# After "Saurus", in the masculine.
LATIN: Final = {
    "legs": "celer",
    "horn": "cornutus",
    "thermoregulation": "calidus",
    "fur": "hirsutus",
    "egg": "fecundus",
    "vial": "doctus",
    "bony-frill": "cristatus",
    "big-horn": "grandicornis",
    "hard-shell": "loricatus",
    "fins": "natans",
    "caveman": "domitus",
    "adrenaline": "acer",
    "strong-thighs": "robustus",
    "chameleon-skin": "versicolor",
    "wings": "volans",
    "regeneration": "redivivus",
    "deadly-babies": "terribilis",
    "sixth-sense": "praesagus",
}
WORDS: Final = 2


def specimen(g: State) -> Specimen | None:
    """Of the first winner's clan; of the clan with most dinosaurs if the winner has none left; None if nobody has."""
    won = winners(g)
    seat = max(range(g.seats), key=lambda at: (at in won and len(g.players[at].herd) > 0, len(g.players[at].herd)))
    clan = g.players[seat]
    if not clan.herd:
        return None
    counts = {GENE_NAMES[gene]: int(count) for gene, count in enumerate(clan.genes) if count}
    about = Message("evo-specimen", {"seat": Seat(seat), "dinosaurs": len(clan.herd), "genes": sum(counts.values())})
    return Specimen(seat, latin(counts), about, draw(counts))


def latin(counts: dict[str, int]) -> str:
    """Named after its special genes first, then after those it has most of."""
    special = GENE_NAMES[FIRST_SPECIAL:]
    ranked = sorted(
        LATIN.keys() & counts, key=lambda gene: (gene not in special, -counts[gene], GENE_NAMES.index(gene))
    )
    return " ".join(["Saurus", *([LATIN[gene] for gene in ranked[:WORDS]] or ["vulgaris"])])


def draw(counts: dict[str, int]) -> Drawing:
    """The dinosaur from its genes: each draws something, horns and legs more of it."""

    def added(place: str) -> list[str]:
        return [part for gene in counts for part in GENES.get(gene, {}).get(place, ())]

    many = counts.get("legs", 0) > 1  # a third pair
    far = [f"far M{x} {LEGS_AT}{LEG}" for x in (*FAR, *((MIDDLE + 12,) if many else ()))]
    near = [f"flesh M{x} {LEGS_AT}{LEG}" for x in (*NEAR, *((MIDDLE,) if many else ()))]
    face = ("thick M122 17C117 19 112 19 108 18", f"ink {dot(108, 13.5, 2.2)}", *HORNS[: counts.get("horn", 0)])
    return Drawing(BODY, parts(*far, *added("behind")), parts(*added("skin")), parts(*near, *added("front"), *face))
