"""The specimen of a finished game: a dinosaur of the winner with the eggs it brought, or an egg if there is none."""

from __future__ import annotations

from typing import Final

from beagle.games.dinosaurs.scoring import GOLDEN, sheets, winners
from beagle.games.dinosaurs.state import State
from beagle.kernel.message import Message, Seat
from beagle.kernel.specimen import Drawing, Specimen, dot, parts

BODY: Final = (
    "M0 38C16 46 30 42 42 36C52 30 66 30 74 34C80 32 82 24 84 16C87 6 97 1 107 3C119 5 127 12 126 19"
    "C125 23 117 24 109 25C103 26 99 31 95 38C91 49 83 57 71 60C59 62 50 58 44 53C32 52 13 52 0 38Z"
)
THIGH: Final = "c-7 8 -7 17 1 21c-2 6 -4 10 -8 13h17c2 -5 5 -9 7 -14c7 -5 7 -15 1 -20"
FACE: Final = (
    "mouth M126 18L101 17L114 27C121 25 125 22 126 18Z",
    "thick M126 18L101 17L114 27",
    "tooth M121 18l-2 4.6-3-4.8ZM113 17.8l-2 4.2-3-4.4ZM118 25l-1-3.6-3 4.2Z",
    f"ink {dot(107, 11, 2.4)}",
)
ARM: Final = ("flesh M86 42C90 47 96 49 102 47C101 52 92 55 83 49", "line M102 47l4-1M101 50l4 2")
STRIPES: Final = "stripe M24 36q5 8 3 18M36 34q6 9 3 22M50 28q6 8 4 20M63 28q6 8 4 18M77 28q6 6 5 14"
EGG: Final = "c7 0 9 9 9 13a9 9 0 0 1 -18 0c0 -4 2 -13 9 -13Z"
LARGE_EGG: Final = "M64 4C86 4 96 38 96 50A32 30 0 0 1 32 50C32 38 42 4 64 4Z"
EGGS_AT: Final = ((8, 62), (24, 64), (94, 63), (110, 62), (-1, 68))


def specimen(g: State) -> Specimen | None:
    """Of the first winner.  A dinosaur with up to five eggs around it, golden ones first; without dinosaurs an egg."""
    seat = winners(g)[0]
    sheet = sheets(g)[seat]
    eggs = GOLDEN * sheet.golden + sheet.ordinary
    if not sheet.dinosaurs and not eggs:
        return None
    about = Message("dinosaurs-specimen", {"seat": Seat(seat), "dinosaurs": sheet.dinosaurs, "eggs": eggs})
    if not sheet.dinosaurs:
        return Specimen(seat, "Ovum aureum" if sheet.golden else "Ovum patiens", about, large_egg())
    return Specimen(seat, latin(sheet.dinosaurs, eggs), about, draw(sheet.golden, sheet.ordinary))


def latin(dinosaurs: int, eggs: int) -> str:
    """Does it live alone or with others, and how are the gods disposed to it?"""
    return f"Tyrannus {'solitarius' if dinosaurs == 1 else 'gregarius'} {'fecundus' if eggs >= GOLDEN else 'modestus'}"


def draw(golden: int, ordinary: int) -> Drawing:
    kinds = ["gold"] * golden + ["egg"] * ordinary
    eggs = [f"{kind} M{x} {y}{EGG}" for kind, (x, y) in zip(kinds, EGGS_AT, strict=False)]
    return Drawing(BODY, parts(f"far M66 46{THIGH}"), parts(STRIPES), parts(f"flesh M52 44{THIGH}", *ARM, *FACE, *eggs))


def large_egg() -> Drawing:
    spots = dot(52, 34, 5), dot(74, 28, 4), dot(66, 52, 6), dot(46, 58, 4), dot(84, 54, 3.4)
    return Drawing(LARGE_EGG, [], parts(f"stripe {''.join(spots)}"), [])
