"""A tile is taken from the biome board and added to the own ecosystem: two choices of the active player."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.dinosaurs.cells import STEPS, beyond, opposite
from beagle.dinosaurs.ids import PLACE, ROWS, TAKE
from beagle.dinosaurs.land import Land
from beagle.dinosaurs.law import FREE, TURN_01, TURN_02, TURN_08
from beagle.dinosaurs.species import Rules
from beagle.dinosaurs.state import EMPTY, WIDTH, State
from beagle.dinosaurs.tiles import alike
from beagle.kernel.action import act, arg_a, arg_b, arg_c, kind_of
from beagle.kernel.table import Step


class Draft(Step[State]):
    """The active player takes exactly one tile, from any column; nobody may pass."""

    name: str = "draft"
    on: str = "turn"
    spec: str = "column:column"

    def __init__(self) -> None:
        self.column: i64 = 0  # the column of the tile that was taken, counted from 1; 0 before that

    def resume(self, g: State) -> None:
        options: list[int] = []
        for column in range(WIDTH):
            for row in range(ROWS):
                if forbids_taking(g, column, row) == FREE:
                    options.append(act(TAKE, column, row))
        g.ask(g.active(), options)

    def answer(self, g: State, action: i64) -> None:
        column, row = arg_a(action), arg_b(action)
        self.column = column + 1
        g.push(Placing(g.take_tile(g.active(), column, row)))

    def returned(self, g: State, value: i64) -> None:
        """The tile lies.  If it was the last of its column, that column is handed on."""
        g.done(0 if g.tiles_in(self.column - 1) else self.column)

    def whose(self, g: State) -> i64:
        return g.active()

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        law = forbids_taking(g, arg_a(action), arg_b(action)) if kind_of(action) == TAKE else TURN_01
        if law != FREE:
            out.append(law)

    def clone(self) -> Draft:
        d = Draft()
        d.column = self.column
        return d

    def save(self) -> list[int]:
        return [self.column]

    def load(self, values: list[int]) -> None:
        self.column = values[0]

    def possible(self, rules: Rules) -> bool:
        return self.column <= WIDTH


def forbids_taking(g: State, column: i64, row: i64) -> i64:
    """A tile must lie there; a column that was emptied stays so until the dinosaurs have come."""
    if g.board[column * ROWS + row] != EMPTY:
        return FREE
    return TURN_01 if g.tiles_in(column) else TURN_08


class Placing(Step[State]):
    """The tile goes beside the own ecosystem, in any rotation: an edge touches, nothing overlaps."""

    name: str = "placing"
    on: str = "draft"
    spec: str = "tile:tile"

    def __init__(self, tile: i64 = 0) -> None:
        self.tile: i64 = tile

    def resume(self, g: State) -> None:
        g.ask(g.active(), placements(g.players[g.active()], self.tile))

    def answer(self, g: State, action: i64) -> None:
        g.lay_tile(g.active(), self.tile, first_cell(action), arg_c(action))
        g.done()

    def whose(self, g: State) -> i64:
        return g.active()

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if kind_of(action) == TAKE:
            out.append(TURN_01)
        elif kind_of(action) != PLACE:
            out.append(TURN_02)
        else:
            law = forbids_tile(g.players[g.active()], first_cell(action), beyond(first_cell(action), arg_c(action)))
            if law != FREE:
                out.append(law)

    def clone(self) -> Placing:
        return Placing(self.tile)

    def save(self) -> list[int]:
        return [self.tile]

    def load(self, values: list[int]) -> None:
        self.tile = values[0]


def first_cell(action: i64) -> i64:
    """The hex on which the first half of the tile lies."""
    return arg_a(action) << 8 | arg_b(action)


def place_action(first: i64, direction: i64) -> i64:
    return act(PLACE, first >> 8, first & 255, direction)


def turned_round(action: i64) -> i64:
    """The same two hexes, the other half first."""
    second = beyond(first_cell(action), arg_c(action))
    return place_action(second, opposite(arg_c(action)))


def forbids_tile(land: Land, first: i64, second: i64) -> i64:
    """No cell overlaps, and one at least has a neighbour that is there already."""
    if land.place_of(first) >= 0 or land.place_of(second) >= 0:
        return TURN_02
    for direction in range(6):
        if land.place_of(beyond(first, direction)) >= 0 or land.place_of(beyond(second, direction)) >= 0:
            return FREE
    return TURN_02


def placements(land: Land, tile: i64) -> list[int]:
    """Every way to lay this tile; one that looks the same turned round is listed once."""
    there = set(land.cells)
    shore = shore_of(land, there)
    beside = set(shore)
    twice = not alike(tile)
    out: list[int] = []
    for c in shore:
        for direction in range(6):
            other: i64 = c + STEPS[direction]
            if other in there:
                continue
            if twice or other not in beside or direction < 3:
                out.append(place_action(c, direction))
            if twice and other not in beside:
                out.append(place_action(other, opposite(direction)))
    return out


def shore_of(land: Land, there: set[int]) -> list[int]:
    """The empty hexes beside the ecosystem, each once."""
    out: list[int] = []
    met: set[int] = set()
    for i in range(len(land.cells)):
        c: i64 = land.cells[i]
        for direction in range(6):
            other: i64 = c + STEPS[direction]
            if other not in there and other not in met:
                met.add(other)
                out.append(other)
    return out
