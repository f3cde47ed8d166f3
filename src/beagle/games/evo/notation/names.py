"""The words of the notation: genes, event cards, climate tokens, cells."""

from __future__ import annotations

from typing import Final

from beagle.games.evo.ids import CARD_NAMES, FACE_NAMES, GENE_NAMES, NO_GENE, PHASES, TOKEN_NAMES
from beagle.kernel.cards import UNKNOWN, type_of
from beagle.kernel.text import Scanner

NAME: Final = r"[a-z]+(-[a-z]+)*"
NUMBER: Final = r"[0-9]{1,3}"
TOKEN: Final = r"[+-][0-9](?=[\s*]|$)|meteor(?=[\s*]|$)"

GENE_BY_NAME: Final = {name: number for number, name in enumerate(GENE_NAMES) if number != NO_GENE}
CARD_BY_NAME: Final = {name: number for number, name in enumerate(CARD_NAMES)}
TOKEN_BY_NAME: Final = {name: number for number, name in TOKEN_NAMES.items()}
FACE_BY_NAME: Final = {name: number for number, name in enumerate(FACE_NAMES)}
PLACES: Final = (*PHASES, "over")  # where a game can be


def read_name(scan: Scanner, known: dict[str, int], expected: str) -> int:
    name = scan.need(NAME, expected)
    if name not in known:
        raise scan.error(expected, back=len(name))
    return known[name]


def read_token(scan: Scanner) -> int:
    name = scan.need(TOKEN, "a climate token: +2, +1, +0, -1 or meteor")
    if name not in TOKEN_BY_NAME:
        raise scan.error("a climate token: +2, +1, +0, -1 or meteor", back=len(name))
    return TOKEN_BY_NAME[name]


def card_name(c: int) -> str:
    return "?" if type_of(c) == UNKNOWN else CARD_NAMES[type_of(c)]


def token_name(c: int) -> str:
    return "?" if type_of(c) == UNKNOWN else TOKEN_NAMES[type_of(c)]


def counted(names: list[str]) -> str:
    """Names in order; equal adjacent ones are counted; none are `-`."""
    words: list[list[str]] = []
    for name in names:
        if words and words[-1][0] == name:
            words[-1].append(name)
        else:
            words.append([name])
    return " ".join(count_text(same[0], len(same)) for same in words) or "-"


def count_text(name: str, count: int) -> str:
    """`legs*2`, `?3`; a single one is just its name."""
    if count == 1:
        return name
    return f"?{count}" if name == "?" else f"{name}*{count}"
