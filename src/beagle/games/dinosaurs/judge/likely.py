"""What a player might do, found quickly: opinions on single moves."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from beagle.games.dinosaurs import actions
from beagle.games.dinosaurs.ids import BREED, DINOSAUR, HATCH, MOUNTAIN, NONE, PLACE, ROWS, STARVE, TAKE, TIGER
from beagle.games.dinosaurs.land import Land
from beagle.games.dinosaurs.law import FREE
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.steps.draft import Placing
from beagle.games.dinosaurs.tiles import animal_of, first_of, second_of
from beagle.games.dinosaurs.walks import eaten, list_walks, visited
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.hexes import beyond
from beagle.kernel.int_list import IntList


@dataclass(frozen=True)
class Habits:
    """How much players like to do things."""

    # Drafting
    beast: float = 3.0  # a tile with a predator
    morsel: float = 1.5  # with prey
    peak: float = 1.0  # with a mountain, while there are few
    # Placing
    touch: float = 0.3  # for each touching edge
    room: float = 1.0  # for each cell where the new prey, or prey beside the tile, can breed
    reach: float = 1.2  # for each prey beside a new predator, and each predator beside a new mountain
    # Breeding and hunting
    meal: float = 1.0  # each prey a predator eats
    catch: float = 3.0  # each predator a dinosaur eats
    spared: float = 0.3  # each prey a dinosaur doesn't have to eat
    home: float = 0.2  # a dinosaur that leaves the nest free
    starve: float = -5.0


def rates(state: State, habits: Habits) -> list[float]:
    """What the player who is asked thinks of each option."""
    opinion = Opinion(state, habits)
    out: list[float] = []
    for i in range(state.offered.size):
        out.append(opinion.rate(state.offered[i]))
    return out


class Opinion:
    """One question, and a quick opinion on its options."""

    def __init__(self, state: State, habits: Habits) -> None:
        self.state: State = state
        self.habits: Habits = habits
        self.land: Land = state.players[state.actor]
        self.found: dict[int, IntList] = {}  # for a hex, the cells beside it: many placements share one

    def rate(self, action: i64) -> float:
        kind = kind_of(action)
        if kind == PASS:
            return 0.0
        if kind == TAKE:
            return self.tile(self.state.board[actions.take_column(action) * ROWS + actions.take_row(action)])
        if kind == PLACE:
            return self.place(action)
        if kind == BREED:
            return 1.0 + 0.1 * self.ways(actions.breed_cell(action))
        if kind == HATCH:
            return self.hatch()
        return self.habits.starve if kind == STARVE else self.walk(action)

    def tile(self, tile: i64) -> float:
        animal = animal_of(tile)
        rated = 0.0 if animal == NONE else self.habits.beast if animal >= TIGER else self.habits.morsel
        if first_of(tile) == MOUNTAIN or second_of(tile) == MOUNTAIN:
            mountains: i64 = 0
            for i in range(self.land.terrain.size):
                if self.land.terrain[i] == MOUNTAIN:
                    mountains += 1
            if mountains < 4:
                rated += self.habits.peak
        return rated

    def beside(self, c: i64) -> IntList:
        """The cells adjacent to a hex."""
        known = self.found.get(c)
        if known is None:
            known = IntList()
            for direction in range(6):
                cell = self.land.place_of(beyond(c, direction))
                if cell >= 0:
                    known.append(cell)
            self.found[c] = known
        return known

    def place(self, action: i64) -> float:
        step = self.state.stack[-1]
        assert isinstance(step, Placing)
        near, far = self.beside(actions.first_hex(action)), self.beside(actions.second_hex(action))
        rated = self.habits.touch * float(near.size + far.size)
        animal = animal_of(step.tile)
        rated += self.ground(second_of(step.tile), far)
        if animal == NONE:
            return rated + self.ground(first_of(step.tile), near)
        if animal >= TIGER:
            return rated + self.habits.reach * self.count(near, NONE + 1, TIGER - 1)
        species = self.state.rules.species[animal]
        fits = 0.0
        for i in range(near.size):
            if self.land.kind(near[i]) == NONE and species.unfit(self.land.terrain[near[i]]) == FREE:
                fits += 1.0
        return rated + self.habits.room * ((1.0 if fits > 0 else 0.0) + 0.2 * fits)

    def count(self, cells: IntList, low: i64, high: i64) -> float:
        """How many of these cells have a figure of these kinds."""
        out = 0.0
        for i in range(cells.size):
            if low <= self.land.kind(cells[i]) <= high:
                out += 1.0
        return out

    def ground(self, terrain: i64, near: IntList) -> float:
        """An empty cell: prey beside it may breed there; a mountain is good beside predators."""
        if terrain == MOUNTAIN:
            return self.habits.reach * self.count(near, TIGER, DINOSAUR - 1)
        fits = 0.0
        for i in range(near.size):
            kind = self.land.kind(near[i])
            if NONE < kind < TIGER and self.state.rules.species[kind].unfit(terrain) == FREE:
                fits += 1.0
        return self.habits.room * fits

    def ways(self, place: i64) -> float:
        """How many empty cells are adjacent to a cell."""
        out = 0.0
        for direction in range(6):
            other = self.land.near[place * 6 + direction]
            if other >= 0 and self.land.kind(other) == NONE:
                out += 1.0
        return out

    def hatch(self) -> float:
        """An egg is well spent on a dinosaur that will live."""
        walks = IntList()
        list_walks(self.land, self.state.rules.species[DINOSAUR], self.land.nest, walks)
        return 1.0 if walks.size > 0 else -1.0

    def walk(self, action: i64) -> float:
        start, path = actions.figure_cell(action), actions.walk_path(action)
        meals = eaten(self.land, start, path)
        if self.land.kind(start) != DINOSAUR:
            return self.habits.meal * float(meals.size)
        beasts = self.count(meals, TIGER, DINOSAUR)
        left = 0.0
        if visited(self.land, start, path)[-1] != self.land.nest:
            left = 1.0
        return self.habits.catch * beasts - self.habits.spared * (float(meals.size) - beasts) + self.habits.home * left
