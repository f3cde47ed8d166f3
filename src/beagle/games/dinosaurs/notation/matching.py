"""Check whether a position matches a text.  Only what the text says is compared."""

from __future__ import annotations

from beagle.games.dinosaurs.ids import COLUMNS, KIND, ROWS, STACKS
from beagle.games.dinosaurs.notation.parsing import CellText, PositionText, SeatText, TileText, parse_position
from beagle.games.dinosaurs.notation.writing import cell_text, column_text, pile_text
from beagle.games.dinosaurs.state import EMPTY
from beagle.games.dinosaurs.tiles import face_name
from beagle.games.dinosaurs.view import LandView, View, phase_name
from beagle.kernel.cards import type_of
from beagle.kernel.hexes import hex_name
from beagle.kernel.matching import Said, go_differs, head_differs, number_said, seat_said, unlike
from beagle.kernel.position import FILLER
from beagle.kernel.text import seat_name


def mismatches(v: View, text: str) -> list[str]:
    """Where the position differs from the text: one line each, empty if it matches."""
    said = parse_position(text, head=False)
    out = head_mismatches(v, said)
    for seat, seat_text in said.seats.items():
        if seat >= len(v.players):
            out.append(f"there is no seat {seat_name(seat)}")
        else:
            out += [f"{seat_name(seat)}: {wrong}" for wrong in land_mismatches(v.players[seat], seat_text)]
    for column, tiles in (said.board or {}).items():
        there = [tile for tile in v.board[column * ROWS : column * ROWS + ROWS] if tile != EMPTY]
        if not tiles_fit(there, [tile for tile in tiles if tile.face != EMPTY]):
            out.append(f"it is board {column_text(v, column)}")
    for n, tiles in (said.piles or {}).items():
        if not tiles_fit([type_of(c) for c in reversed(v.stacks[n])], tiles):
            out.append(f"it is piles {STACKS[n]} {pile_text(v.stacks[n])}")
    return out


def head_mismatches(v: View, said: PositionText) -> list[str]:
    head = [
        Said("", said.phase, phase_name(v)),
        number_said("turn", said.turn, v.turn),
        seat_said("first", said.first, v.first),
        Said("marker", None if said.marker is None else COLUMNS[said.marker], COLUMNS[v.marker]),
    ]
    return head_differs(head) + go_differs(said.to, v.actor)


def land_mismatches(land: LandView, said: SeatText) -> list[str]:
    out: list[str] = []
    for wanted in said.cells:
        if wanted.hex not in land.cells:
            out.append(f"{hex_name(wanted.hex)} expected, it is not there")
        elif not cell_fits(land, land.cells.index(wanted.hex), wanted):
            out.append(f"it is {cell_text(land, land.cells.index(wanted.hex))}")
    if said.eggs is not None and said.eggs != land.eggs:
        out.append(unlike(f"| eggs {said.eggs}", f"eggs {land.eggs}"))
    if said.tiles is not None and not tiles_fit(land.tiles, said.tiles):
        out.append(f"it is | tiles {' '.join(map(face_name, land.tiles)) or '-'}")
    return out


def cell_fits(land: LandView, n: int, said: CellText) -> bool:
    """Compare its terrain if written, its figure or that it is empty, and marks if written."""
    if said.terrain not in (None, land.terrain[n]) or (said.nest and land.nest != n):
        return False
    figure = land.figures[n]
    return said.figure & KIND == figure & KIND and not said.figure & ~figure


def tiles_fit(there: list[int], said: list[TileText]) -> bool:
    """The same number, and each named one is there; if all are named, they are in this order."""
    named = [tile.face for tile in said if tile.face != FILLER]
    if len(there) != len(said):
        return False
    if len(named) == len(said):
        return there == named
    left = there.copy()
    for face in named:
        if face not in left:
            return False
        left.remove(face)
    return True
