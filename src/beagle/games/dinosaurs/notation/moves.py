"""Moves as text, both ways."""

from __future__ import annotations

from typing import Final

from beagle.games.dinosaurs import actions
from beagle.games.dinosaurs.ids import BREED, COLUMNS, HATCH, PLACE, ROWS, STARVE, TAKE, WALK
from beagle.games.dinosaurs.land import Land
from beagle.games.dinosaurs.notation.names import COLUMN
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.steps.draft import Placing, turned_round
from beagle.games.dinosaurs.tiles import alike
from beagle.games.dinosaurs.walks import LONGEST, length, outcome, step
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.hexes import HEX, beyond, direction_to, hex_name, read_hex
from beagle.kernel.position import begin_move
from beagle.kernel.text import Scanner

A_MOVE: Final = "a move: column and row (frog1), cell:cell, cell+cell, cell>cell, cellx, hatch or -"


def write_move(g: State, action: int, seat: int | None = None) -> str:
    """The move as text; nothing in it is hidden."""
    kind = kind_of(action)
    if kind == PASS:
        return "-"
    if kind == TAKE:
        return f"{COLUMNS[actions.take_column(action)]}{actions.take_row(action) + 1}"
    if kind == HATCH:
        return "hatch"
    if kind == PLACE:
        return f"{hex_name(actions.first_hex(action))}:{hex_name(actions.second_hex(action))}"
    land = land_of(g, g.actor)
    here = hex_name(land.cells[actions.figure_cell(action)])
    if kind == BREED:
        return f"{here}+{hex_name(land.cells[actions.breed_cell(action)])}"
    return f"{here}x" if kind == STARVE else ">".join(map(hex_name, hexes_of(land, action)))


def hexes_of(land: Land, action: int) -> list[int]:
    """The hexes of a walk from its start, whether or not there are cells."""
    at: int = land.cells[actions.figure_cell(action)]
    out = [at]
    path = actions.walk_path(action)
    for n in range(length(path)):
        at = beyond(at, step(path, n))
        out.append(at)
    return out


def land_of(g: State, seat: int) -> Land:
    """The ecosystem a move refers to: the mover's; for somebody without a seat, that of the seat that is asked."""
    if 0 <= seat < g.seats:
        return g.players[seat]
    return g.players[g.actor if 0 <= g.actor < g.seats else 0]


def parse_move(g: State, text: str, seat: int | None = None) -> int:
    """The action of a well-formed move, legal or not.  `seat` is the one who would make it; the actor by default.

    Among legal moves with the same result, the offered one is returned for all of them.
    """
    scan = begin_move(text, A_MOVE)
    mover = g.actor if seat is None else seat
    if scan.take(r"-$"):
        return PASS
    if scan.take("hatch"):
        action = actions.hatch()
    elif column := scan.take(COLUMN):
        row = int(scan.need(f"[1-{ROWS}]", f"the row of the tile, 1 to {ROWS}"))
        action = actions.take(COLUMNS.index(column), row - 1)
    elif scan.sees(HEX):
        action = parse_cells(land_of(g, mover), scan)
    else:
        raise scan.error(A_MOVE)
    scan.end("the end of the move")
    return offered(g, action) if mover == g.actor else action


def parse_cells(land: Land, scan: Scanner) -> int:
    """Actions on cells: lay a tile, breed, walk, leave a figure to die."""
    start = scan.at
    first = read_hex(scan)
    back = scan.at - start
    sign = scan.need("[:+>x]", '":", "+", ">" or "x"')
    if sign == ":":
        second = scan.at
        direction = direction_to(first, read_hex(scan))
        if direction < 0:
            raise scan.error(f"a cell beside {hex_name(first)}", back=scan.at - second)
        return actions.place(first, direction)
    place = land.place_of(first)
    if place < 0:
        raise scan.error("a cell of the ecosystem", back=back + 1)
    if sign == "+":
        return actions.breed(place, read_place(land, scan))
    return actions.starve(place) if sign == "x" else parse_walk(place, first, scan)


def read_place(land: Land, scan: Scanner) -> int:
    start = scan.at
    place = land.place_of(read_hex(scan))
    if place < 0:
        raise scan.error("a cell of the ecosystem", back=scan.at - start)
    return place


def parse_walk(place: int, first: int, scan: Scanner) -> int:
    """The rest of a walk, cell by cell."""
    path, at, steps = 0, first, 0
    while True:
        start = scan.at
        there = read_hex(scan)
        direction = direction_to(at, there)
        if direction < 0:
            raise scan.error(f"a cell beside {hex_name(at)}", back=scan.at - start)
        if steps == LONGEST:
            raise scan.error(f"at most {LONGEST} steps", back=scan.at - start)
        path |= (direction + 1) << 3 * steps
        at, steps = there, steps + 1
        if scan.take(">") is None:
            return actions.walk(place, path)


def offered(g: State, action: int) -> int:
    """The option a legal move is equivalent to; an illegal move is returned unchanged."""
    if action in g.options or kind_of(action) not in (WALK, PLACE) or g.refusals(action):
        return action
    if kind_of(action) == PLACE:
        top = g.stack[-1]
        return turned_round(action) if isinstance(top, Placing) and alike(top.tile) else action
    land = land_of(g, g.actor)
    came = outcome(land, action)
    walker = actions.figure_cell(action)
    same = (option for option in g.options if kind_of(option) == WALK and actions.figure_cell(option) == walker)
    return next((option for option in same if outcome(land, option) == came), action)
