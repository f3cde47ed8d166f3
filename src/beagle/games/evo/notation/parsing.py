"""Parse a text: everything the text leaves out stays None.

Reading fills the gaps with defaults; matching compares only what is said.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from beagle.games.evo.ids import NO_GENE
from beagle.games.evo.notation.names import (
    CARD_BY_NAME,
    GENE_BY_NAME,
    NUMBER,
    PLACES,
    read_name,
    read_token,
)
from beagle.kernel.cards import UNKNOWN
from beagle.kernel.hexes import hex_name, read_hex
from beagle.kernel.position import (
    FILLER,
    Grammar,
    HeadWord,
    here,
    parse_lines,
    parse_stack,
    read_asked,
    read_count,
    read_viewer,
)
from beagle.kernel.text import Scanner, Word, seat_number

MAX_ITEMS: Final = 200  # in one pile
LINES: Final = ("map", "lab", "pile", "turned", "aside", "bag", "deck", "spent", "stack")


@dataclass
class SeatText:
    """What the text says about a clan."""

    at: Word
    herd: list[tuple[int, Word]] = field(default_factory=list)
    mp: int | None = None  # HIDDEN, -1, for ?
    genes: list[int] | None = None
    cards: list[int] | None = None
    plays: list[int] | None = None


@dataclass
class ColumnText:
    """A column of the laboratory: its gene, and the marker in it."""

    at: Word
    gene: int
    bid: int | None = None
    holder: int = -1


@dataclass
class PositionText:
    """What a text says; `at` has the place of each part."""

    ruleset: str | None = None
    seat: int | None = None  # of a view
    phase: str | None = None
    round: int | None = None
    dial: int | None = None
    turns: int | None = None
    order: list[int] | None = None
    points: int | None = None
    lap: int | None = None
    births: int | None = None
    newborn: int | None = None
    to: int | None = None
    map: Word | None = None
    seats: dict[int, SeatText] = field(default_factory=dict)
    lab: list[ColumnText] | None = None
    pile: list[int] | None = None
    turned: list[int] | None = None
    aside: list[int] | None = None
    bag: list[int] | None = None
    deck: list[int] | None = None
    spent: list[int] | None = None
    stack: list[tuple[str, Word]] | None = None
    at: dict[str, Word] = field(default_factory=dict)


def parse_position(text: str, head: bool = True) -> PositionText:
    """All that a text says about a position.  `head`: it must start with the game and the ruleset."""
    out = PositionText()
    parse_lines(text, GRAMMAR, out, head)
    return out


def parse_named(name: str, scan: Scanner, out: PositionText) -> None:
    if name == "map":
        scan.take(r"\s+")
        out.map = here(scan)
        scan.take(".*")
    else:
        setattr(out, name, parse_pile(name, scan))


def parse_pile(name: str, scan: Scanner) -> Any:
    if name == "lab":
        return parse_lab(scan)
    if name == "stack":
        return parse_stack(scan, "moves(…)")
    return parse_items(scan, {"bag": "gene", "deck": "card", "spent": "card"}.get(name, "token"))


def read_order(scan: Scanner) -> list[int]:
    return [seat_number(letter) for letter in scan.need(r"[A-H]+(?=\s|$)", "the seats in their order")]


def parse_seat(scan: Scanner) -> SeatText:
    """Cells, then sections, each after a bar: `| mp 12 | genes legs*2 | cards terror`."""
    out = SeatText(here(scan, 2))
    met: set[str] = set()
    while True:
        scan.take(r"\s*")
        if scan.ended:
            return out
        if scan.take(r"\|"):
            scan.take(r"\s*")
            name = scan.need(r"(mp|genes|cards|plays)(?=\s|$)", "mp, genes, cards or plays")
            if name in met:
                raise scan.error(f"{name} only once", back=len(name))
            met.add(name)
            parse_section(scan, name, out)
        elif met:
            raise scan.error('"|" or the end of the line')
        else:
            cell = read_hex(scan)
            out.herd.append((cell, here(scan, len(hex_name(cell)))))
            scan.need(r"\s+|$", "a space after the cell")


def parse_section(scan: Scanner, name: str, out: SeatText) -> None:
    if name == "mp":
        scan.take(r"\s+")
        found = scan.need(rf"({NUMBER}|\?)(?=\s|$)", "mutation points, or ?")
        out.mp = -1 if found == "?" else int(found)
    elif name == "genes":
        out.genes = parse_items(scan, "gene")
    elif name == "cards":
        out.cards = parse_items(scan, "card")
    else:
        out.plays = parse_items(scan, "card")


def parse_items(scan: Scanner, kind: str) -> list[int]:
    """Names, `name*2` for two of them, a number for that many of any kind, `?3` for unknown ones, `-` for none."""
    out: list[int] = []
    while True:
        scan.take(r"\s*")
        if len(out) > MAX_ITEMS:
            raise scan.error(f"at most {MAX_ITEMS} in a pile")
        if scan.ended or scan.sees(r"\|"):
            return out
        if scan.take(r"-(?=\s|$)"):
            continue
        number = scan.take(rf"{NUMBER}(?=\s|$)")
        unknown = None if number else scan.take(rf"\?({NUMBER})?(?=\s|$)")
        if number:
            out += [FILLER] * int(number)
        elif unknown:
            out += [UNKNOWN] * int(unknown[1:] or 1)
        else:
            item = parse_item(scan, kind)
            count = scan.take(rf"\*{NUMBER}")
            out += [item] * int((count or "*1")[1:])
            scan.need(r"(?=\s|$)", "a space")


def parse_item(scan: Scanner, kind: str) -> int:
    if kind == "token":
        return read_token(scan)
    known = GENE_BY_NAME if kind == "gene" else CARD_BY_NAME
    return read_name(scan, known, "a gene" if kind == "gene" else "an event card")


def parse_lab(scan: Scanner) -> list[ColumnText]:
    """One word per column: `card=4B legs fur=0A`."""
    out: list[ColumnText] = []
    while True:
        scan.take(r"\s*")
        if scan.ended:
            return out
        at = here(scan)
        if not out:
            scan.need(r"card(?=[=\s]|$)", '"card", the first column')
            gene = NO_GENE
        else:
            gene = NO_GENE if scan.take(r"-(?=[=\s]|$)") else read_name(scan, GENE_BY_NAME, "a gene, or -")
        column = ColumnText(at, gene)
        if scan.take("="):
            column.bid = int(scan.need("[0-6]", "a bid, 0 to 6"))
            column.holder = seat_number(scan.need("[A-H]", "the seat whose marker it is"))
        scan.need(r"(?=\s|$)", "a space after the column")
        out.append(column)


GRAMMAR: Final = Grammar(
    "evo",
    PLACES,
    {
        "round": HeadWord("round", read_count("the number of the round", 3)),
        "dial": HeadWord("dial", read_count("the place of the dial", 3)),
        "turns": HeadWord("turns", read_token),
        "order": HeadWord("order", read_order),
        "points": HeadWord("points", read_count("the movement points that are left", 3)),
        "pass": HeadWord("lap", read_count("the number of the pass", 3)),
        "births": HeadWord("births", read_count("the births that are left", 3)),
        "newborn": HeadWord("newborn", read_hex),
        "to": HeadWord("to", read_asked),
        "view": HeadWord("seat", read_viewer),
    },
    LINES,
    parse_seat,
    parse_named,
)
