"""A game of Gods Love Dinosaurs at one moment: plain data, the questions it answers, and the verbs that change it.

Nothing else changes a state, and each verb emits its events.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from beagle.games.dinosaurs import scoring, tell
from beagle.games.dinosaurs.ids import BORN, DINOSAUR, DONE, KIND, NONE, ROWS, TIGER
from beagle.games.dinosaurs.land import Land
from beagle.games.dinosaurs.law import END_02, TURN_10
from beagle.games.dinosaurs.species import Rules
from beagle.games.dinosaurs.tiles import animal_of, first_of, second_of
from beagle.games.dinosaurs.walks import eaten, visited
from beagle.kernel.cards import PUBLIC, card, type_of
from beagle.kernel.hexes import beyond
from beagle.kernel.int_list import IntList, zeros
from beagle.kernel.state import GameState

EMPTY: Final = -1  # a cell of the biome board without a tile
WIDTH: Final = 5  # columns of the biome board
ENDLESS: Final = 999  # figures in an unlimited reserve


class State(GameState):
    views: ClassVar[str] = "beagle.games.dinosaurs.view"

    def __init__(self, rules: Rules, of: State | None = None) -> None:
        """A table before the deal, or a copy of another, which shares nothing that changes."""
        super().__init__(of)
        self.rules: Rules = rules
        self.seats: i64 = rules.seats
        self.turn: i64 = 1  # of one player
        self.first: i64 = 0  # who had the first of them
        self.marker: i64 = 0  # the column of the dino marker
        self.board: IntList = IntList() if of is None else of.board.copy()  # face-up tiles, column by column
        self.stacks: list[IntList] = []  # face-down tiles; the top is the last
        self.players: list[Land] = []
        self.used: IntList = zeros(DINOSAUR + 1) if of is None else of.used.copy()  # figures in play, by kind
        if of is None:
            for _ in range(WIDTH * ROWS):
                self.board.append(EMPTY)
            return
        self.turn = of.turn
        self.first = of.first
        self.marker = of.marker
        for stack in of.stacks:
            self.stacks.append(stack.copy())
        for land in of.players:
            self.players.append(land.clone())

    def clone(self) -> State:
        """A copy that shares no mutable data.  It has no listener."""
        return State(self.rules, self)

    def scores(self) -> list[int]:
        """The current points of each seat."""
        return [int(sheet.total) for sheet in scoring.sheets(self)]

    def winners(self) -> list[int]:
        """Who would win now: one seat, or several that share."""
        return scoring.winners(self)

    # Questions

    def law_of_end(self) -> i64:
        return END_02

    def law_of_turns(self) -> i64:
        return TURN_10

    def active(self) -> i64:
        """The seat whose turn it is: the one who takes a tile."""
        return (self.first + self.turn - 1) % self.seats

    def seats_from(self, gone: i64) -> list[int]:
        """The seats in turn order from the active player, without the first so many."""
        return [int((self.active() + i) % self.seats) for i in range(gone, self.seats)]

    def tiles_in(self, column: i64) -> i64:
        """How many tiles are in a column of the biome board."""
        out: i64 = 0
        for row in range(ROWS):
            if self.board[column * ROWS + row] != EMPTY:
                out += 1
        return out

    def tiles_left(self) -> i64:
        """How many tiles are in the stacks."""
        out: i64 = 0
        for stack in self.stacks:
            out += len(stack)
        return out

    def spare(self, kind: i64) -> i64:
        """How many such figures are in the reserve: ENDLESS where they are not limited.  One dinosaur is the marker."""
        if not self.rules.strict:
            return ENDLESS
        taken = self.used[kind]
        if kind == DINOSAUR:
            taken += 1
        return self.rules.species[kind].box - taken

    def lacks(self, kind: i64) -> bool:
        """Is there no figure of this kind in the reserve?"""
        return self.spare(kind) <= 0

    def count_figures(self) -> None:
        """Derive `used` from the figures on the cells."""
        self.used = zeros(DINOSAUR + 1)
        for land in self.players:
            for i in range(land.cells.size):
                self.used[land.kind(i)] = self.used[land.kind(i)] + 1
        self.used[NONE] = 0

    # Verbs: tiles

    def take_tile(self, seat: i64, column: i64, row: i64) -> i64:
        """A tile leaves the biome board."""
        place = column * ROWS + row
        tile = self.board[place]
        self.board[place] = EMPTY
        tell.taken(self, seat, column, row + 1, card(tile, PUBLIC))
        return tile

    def lay_tile(self, seat: i64, tile: i64, first: i64, direction: i64) -> None:
        """The tile joins the seat's ecosystem; its animal comes from the reserve."""
        land = self.players[seat]
        second = beyond(first, direction)
        place = land.add(first, first_of(tile))
        land.add(second, second_of(tile))
        land.tiles.append(tile)
        tell.placed(self, seat, first, second, card(tile, PUBLIC))
        animal = animal_of(tile)
        if animal != NONE and self.settle_figure(seat, animal, place):
            tell.settled(self, seat, animal, first)

    def move_marker(self) -> None:
        """One column to the right; from the last to the first."""
        self.marker = (self.marker + 1) % WIDTH
        tell.marker(self, self.marker)

    def fill(self, column: i64) -> None:
        """Put tiles from the first stack that has any in the column's usable cells, from the top."""
        for row in range(self.rules.rows):
            self.board[column * ROWS + row] = type_of(self.draw())
            tell.filled(self, column, row + 1, card(self.board[column * ROWS + row], PUBLIC))

    def draw(self) -> i64:
        for n in range(len(self.stacks)):
            if self.stacks[n]:
                drawn = self.stacks[n].pop()
                if not self.stacks[n]:
                    self.tell_next_stack()
                return drawn
        raise ValueError("no tile is left")

    def tell_next_stack(self) -> None:
        """A stack is used up: the next one with tiles follows."""
        for n in range(len(self.stacks)):
            if self.stacks[n]:
                tell.next_stack(self, n)
                return

    # Verbs: figures

    def settle_figure(self, seat: i64, figure: i64, place: i64) -> bool:
        """Put a figure from the reserve, with its marks, on an empty cell; False if there is none."""
        kind = figure & KIND
        if self.lacks(kind):
            tell.missing(self, seat, kind)
            return False
        self.players[seat].figures[place] = figure
        self.used[kind] = self.used[kind] + 1
        return True

    def remove(self, seat: i64, place: i64) -> None:
        """Return the figure to the reserve."""
        land = self.players[seat]
        self.used[land.kind(place)] = self.used[land.kind(place)] - 1
        land.figures[place] = NONE

    def breed(self, seat: i64, parent: i64, place: i64) -> None:
        """A young one appears beside its parent, which has then acted."""
        land = self.players[seat]
        kind = land.kind(parent)
        land.figures[parent] = kind | DONE
        if self.settle_figure(seat, kind | BORN, place):
            tell.bred(self, seat, kind, land.cells[parent], land.cells[place])

    def walk(self, seat: i64, start: i64, path: i64) -> None:
        """A legal walk: everything on the way is eaten, young ones and eggs follow, and the walker has acted."""
        land = self.players[seat]
        kind = land.kind(start)
        species = self.rules.species[kind]
        end = visited(land, start, path)[-1]
        meals = eaten(land, start, path)
        tell.walked(self, seat, kind, land.cells[start], land.cells[end])
        eggs: i64 = 0
        for i in range(meals.size):
            place = meals[i]
            prey = land.kind(place)
            if species.lays and prey >= TIGER:
                eggs += 1
            self.remove(seat, place)
            tell.eaten(self, seat, prey, land.cells[place])
        land.figures[start] = NONE
        land.figures[end] = kind | DONE
        if species.multiplies:
            for i in range(meals.size):
                place = meals[i]
                if place != end and self.settle_figure(seat, kind | BORN, place):
                    tell.young(self, seat, kind, land.cells[place])
        if eggs:
            self.lay_eggs(seat, eggs)

    def starve(self, seat: i64, place: i64) -> None:
        """A figure that has not eaten leaves immediately."""
        land = self.players[seat]
        kind = land.kind(place)
        self.remove(seat, place)
        tell.starved(self, seat, kind, land.cells[place])

    def lay_eggs(self, seat: i64, eggs: i64) -> None:
        land = self.players[seat]
        land.eggs += eggs
        tell.laid(self, seat, eggs, land.eggs)

    def hatch(self, seat: i64) -> None:
        """An egg goes back, and a dinosaur is put on the nest."""
        land = self.players[seat]
        land.eggs -= 1
        if self.settle_figure(seat, DINOSAUR, land.nest):
            tell.hatched(self, seat, land.cells[land.nest], land.eggs)

    def rest(self, seat: i64) -> None:
        """The activation is over for this seat: its figures lose their marks."""
        land = self.players[seat]
        for place in range(land.figures.size):
            land.figures[place] = land.kind(place)
