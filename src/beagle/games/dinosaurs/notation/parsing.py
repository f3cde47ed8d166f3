"""Parse a text: everything the text leaves out stays None.

Reading fills the gaps with defaults; matching compares only what is said.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from beagle.games.dinosaurs.ids import COLUMNS, NONE, PHASES, STACKS, TERRAINS
from beagle.games.dinosaurs.notation.names import NUMBER, read_column, read_figure
from beagle.games.dinosaurs.state import EMPTY
from beagle.games.dinosaurs.tiles import read_face
from beagle.kernel.cards import UNKNOWN
from beagle.kernel.hexes import read_hex
from beagle.kernel.position import (
    FILLER,
    Grammar,
    HeadWord,
    here,
    parse_lines,
    parse_stack,
    read_count,
    read_seat,
    read_section,
    read_section_count,
    read_viewer,
)
from beagle.kernel.text import Scanner, Word

MAX_TILES: Final = 100  # in one pile: a text from outside may ask for anything, and this is far above any game


@dataclass
class TileText:
    """A tile: its face, UNKNOWN, FILLER or EMPTY."""

    face: int
    at: Word


@dataclass
class CellText:
    hex: int
    at: Word
    terrain: int | None = None
    nest: bool = False
    figure: int = NONE


@dataclass
class SeatText:
    cells: list[CellText] = field(default_factory=list)
    eggs: int | None = None
    tiles: list[TileText] | None = None


@dataclass
class PositionText:
    ruleset: str | None = None
    seat: int | None = None  # of a view
    phase: str | None = None
    turn: int | None = None
    first: int | None = None
    marker: int | None = None
    to: int | None = None
    seats: dict[int, SeatText] = field(default_factory=dict)
    board: dict[int, list[TileText]] | None = None  # by column
    piles: dict[int, list[TileText]] | None = None  # by stack
    stack: list[tuple[str, Word]] | None = None
    at: dict[str, Word] = field(default_factory=dict)  # where a word of the head, a seat or a line was said


def parse_position(text: str, head: bool = True) -> PositionText:
    """All that a text says about a position.  `head`: it must start with the game and the ruleset."""
    out = PositionText()
    parse_lines(text, GRAMMAR, out, head)
    return out


def parse_named(name: str, scan: Scanner, out: PositionText) -> None:
    if name == "stack":
        out.stack = parse_stack(scan, "draft()")
    elif name == "board":
        out.board = parse_board(scan)
    else:
        out.piles = parse_piles(scan)


def parse_seat(scan: Scanner) -> SeatText:
    """`0,0M*:D 1,0L:f … | eggs 3 | tiles FL:r MU`."""
    out = SeatText()
    while scan.take(r"\s*") is not None and not scan.ended:
        section = read_section(scan, out, "eggs", "tiles")
        if section is None:
            out.cells.append(parse_cell(scan))
        elif section == "eggs":
            out.eggs = read_section_count(scan, "how many eggs lie in the nest")
        else:
            out.tiles = parse_tiles(scan)
    return out


def parse_cell(scan: Scanner) -> CellText:
    start = scan.at
    out = CellText(read_hex(scan, "a cell, like 1,-1P:h, or a section after |"), here(scan, 0))
    out.at = here(scan, scan.at - start)
    terrain = scan.take(f"[{TERRAINS}]")
    out.terrain = None if terrain is None else TERRAINS.index(terrain)
    out.nest = scan.take(r"\*") is not None
    if scan.take(":"):
        out.figure = read_figure(scan)
    scan.need(r"(?=\s|$)", "a space after the cell")
    return out


def parse_board(scan: Scanner) -> dict[int, list[TileText]]:
    """`frog FL:r - | rabbit 2 | …`."""
    out: dict[int, list[TileText]] = {}
    while True:
        scan.take(r"\s*")
        column = read_column(scan)
        if column in out:
            raise scan.error("each column only once", back=len(COLUMNS[column]))
        out[column] = parse_tiles(scan, gaps=True)
        if scan.take(r"\|") is None:
            return out


def parse_piles(scan: Scanner) -> dict[int, list[TileText]]:
    """`A FL:r 3 | B ?10 | …`, each from the top."""
    out: dict[int, list[TileText]] = {}
    while True:
        scan.take(r"\s*")
        letter = scan.need(rf"[{STACKS}](?=\s|\||$)", "a stack: A, B, C or D")
        if STACKS.index(letter) in out:
            raise scan.error("each stack only once", back=1)
        out[STACKS.index(letter)] = parse_tiles(scan)
        if scan.take(r"\|") is None:
            return out


def parse_tiles(scan: Scanner, gaps: bool = False) -> list[TileText]:
    """Tiles in order; `?3` is three unknown ones, `3` any three, `-` none, or with gaps an empty cell."""
    out: list[TileText] = []
    while True:
        if len(out) > MAX_TILES:
            raise scan.error(f"at most {MAX_TILES} tiles")
        scan.take(r"\s*")
        if scan.ended or scan.sees(r"\|"):
            return out
        start = scan.at
        if scan.take(r"-(?=\s|$)"):
            out += [TileText(EMPTY, here(scan, 1))] if gaps else []
            continue
        number = scan.take(rf"\??{NUMBER}(?=\s|$)")
        if number:
            face = UNKNOWN if number.startswith("?") else FILLER
            out += [TileText(face, here(scan, len(number)))] * min(int(number.lstrip("?")), MAX_TILES + 1)
        elif scan.take(r"\?"):
            out.append(TileText(UNKNOWN, here(scan, 1)))
        else:
            face = read_face(scan)
            out.append(TileText(face, here(scan, scan.at - start)))
        scan.need(r"(?=\s|$)", "a space after the tile")


GRAMMAR: Final = Grammar(
    "dinosaurs",
    PHASES,
    {
        "turn": HeadWord("turn", read_count("the number of the turn")),
        "first": HeadWord("first", read_seat),
        "marker": HeadWord("marker", read_column),
        "to": HeadWord("to", read_seat),
        "view": HeadWord("seat", read_viewer),
    },
    ("board", "piles", "stack"),
    parse_seat,
    parse_named,
)
