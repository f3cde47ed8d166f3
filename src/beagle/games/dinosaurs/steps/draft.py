"""A tile is taken from the biome board and added to the player's ecosystem: two choices of the active player."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.dinosaurs import actions
from beagle.games.dinosaurs.ids import PLACE, ROWS, TAKE
from beagle.games.dinosaurs.land import SHORE, Land
from beagle.games.dinosaurs.law import FREE, TURN_01, TURN_02, TURN_07, TURN_08
from beagle.games.dinosaurs.species import Rules
from beagle.games.dinosaurs.state import EMPTY, WIDTH, State
from beagle.games.dinosaurs.tiles import alike
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.hexes import beyond, opposite
from beagle.kernel.int_list import IntList
from beagle.kernel.state import Step


class Draft(Step[State]):
    """The active player takes exactly one tile, from any column; nobody may pass."""

    name: ClassVar[str] = "draft"
    on: ClassVar[str] = "turn"
    spec: ClassVar[str] = "column:column"

    def __init__(self) -> None:
        self.column: i64 = 0  # the column of the tile that was taken, counted from 1; 0 before that

    def resume(self, g: State) -> None:
        options = g.listing()
        for column in range(WIDTH):
            for row in range(ROWS):
                if forbids_taking(g, column, row) == FREE:
                    options.append(actions.take(column, row))
        g.ask(g.active(), options)

    def answer(self, g: State, action: i64) -> None:
        column, row = actions.take_column(action), actions.take_row(action)
        self.column = column + 1
        g.push(Placing(g.take_tile(g.active(), column, row)))

    def returned(self, g: State, value: i64) -> None:
        """The tile is laid.  If it was the last of its column, that column is returned."""
        if g.tiles_in(self.column - 1):
            g.done()
        else:
            g.done(self.column)

    def whose(self, g: State) -> i64:
        return g.active()

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        law = TURN_01
        if kind_of(action) == TAKE:
            law = forbids_taking(g, actions.take_column(action), actions.take_row(action))
        if law != FREE:
            out.append(law)

    def waits(self, g: State, seat: i64, out: list[int]) -> None:
        out.append(TURN_07)

    def kinds(self) -> list[int]:
        return [TAKE]

    def clone(self) -> Draft:
        d = Draft()
        d.column = self.column
        return d

    def possible(self, rules: Rules) -> bool:
        return self.column <= WIDTH


def forbids_taking(g: State, column: i64, row: i64) -> i64:
    """There must be a tile; an emptied column stays empty until the dinosaurs have come."""
    if g.board[column * ROWS + row] != EMPTY:
        return FREE
    return TURN_01 if g.tiles_in(column) else TURN_08


class Placing(Step[State]):
    """The tile goes beside the player's own ecosystem, in any rotation: an edge touches, nothing overlaps."""

    name: ClassVar[str] = "placing"
    on: ClassVar[str] = "draft"
    spec: ClassVar[str] = "tile:tile"

    def __init__(self, tile: i64 = 0) -> None:
        self.tile: i64 = tile

    def resume(self, g: State) -> None:
        options = g.listing()
        list_placements(g.players[g.active()], self.tile, options)
        g.ask(g.active(), options)

    def answer(self, g: State, action: i64) -> None:
        g.lay_tile(g.active(), self.tile, actions.first_hex(action), actions.tile_direction(action))
        g.done()

    def whose(self, g: State) -> i64:
        return g.active()

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if kind_of(action) != PLACE:
            out.append(TURN_02)
            if kind_of(action) == TAKE or kind_of(action) == PASS:
                out.append(TURN_01)
        else:
            law = forbids_tile(g.players[g.active()], actions.first_hex(action), actions.second_hex(action))
            if law != FREE:
                out.append(law)

    def waits(self, g: State, seat: i64, out: list[int]) -> None:
        out.append(TURN_07)

    def kinds(self) -> list[int]:
        return [PLACE]

    def clone(self) -> Placing:
        return Placing(self.tile)


def turned_round(action: i64) -> i64:
    """The same two hexes, the other half first."""
    return actions.place(actions.second_hex(action), opposite(actions.tile_direction(action)))


def forbids_tile(land: Land, first: i64, second: i64) -> i64:
    """No cell overlaps, and at least one has an existing neighbour."""
    if land.place_of(first) >= 0 or land.place_of(second) >= 0:
        return TURN_02
    for direction in range(6):
        if land.place_of(beyond(first, direction)) >= 0 or land.place_of(beyond(second, direction)) >= 0:
            return FREE
    return TURN_02


def list_placements(land: Land, tile: i64, out: IntList) -> None:
    """Every way to lay this tile; one that looks the same turned round is listed once."""
    both_ways = not alike(tile)
    for i in range(land.shore.size):
        here, around = land.shore[i], land.around[i]
        for direction in range(6):
            if around >> direction & 1:
                continue  # there is a cell
            seaward = not around >> (direction + SHORE) & 1  # the other half touches no cell
            if both_ways or seaward or direction < 3:
                out.append(actions.place(here, direction))
            if both_ways and seaward:
                out.append(actions.place(beyond(here, direction), opposite(direction)))
