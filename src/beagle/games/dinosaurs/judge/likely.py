"""What a player might do, found quickly: opinions on single moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

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
    egg: float = 3.0  # each predator a dinosaur eats
    spared: float = 0.3  # each prey a dinosaur doesn't have to eat
    home: float = 0.2  # a dinosaur that leaves the nest free
    starve: float = -5.0


HABITS: Final = Habits()


def rater(state: State, habits: Habits = HABITS) -> Callable[[int], float]:
    """What the player who is asked thinks of each option."""
    return Opinion(state, habits).rate


class Opinion:
    """One question, and a quick opinion on its options."""

    def __init__(self, state: State, habits: Habits) -> None:
        self.state = state
        self.habits = habits
        self.land: Land = state.players[state.actor]
        self.at = {c: place for place, c in enumerate(self.land.cells)}

    def rate(self, action: int) -> float:
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

    def tile(self, tile: int) -> float:
        animal = animal_of(tile)
        rated = 0.0 if animal == NONE else self.habits.beast if animal >= TIGER else self.habits.morsel
        mountains = sum(terrain == MOUNTAIN for terrain in self.land.terrain)
        if MOUNTAIN in (first_of(tile), second_of(tile)) and mountains < 4:
            rated += self.habits.peak
        return rated

    def beside(self, c: int) -> list[int]:
        """The cells adjacent to a hex."""
        return [self.at[n] for n in (beyond(c, direction) for direction in range(6)) if n in self.at]

    def place(self, action: int) -> float:
        step = self.state.stack[-1]
        assert isinstance(step, Placing)
        near, far = self.beside(actions.first_hex(action)), self.beside(actions.second_hex(action))
        rated = self.habits.touch * (len(near) + len(far))
        animal = animal_of(step.tile)
        rated += self.ground(second_of(step.tile), far)
        if animal == NONE:
            return rated + self.ground(first_of(step.tile), near)
        if animal >= TIGER:
            return rated + self.habits.reach * sum(NONE < self.land.kind(place) < TIGER for place in near)
        species = self.state.rules.species[animal]
        fits = [p for p in near if self.land.kind(p) == NONE and species.unfit(self.land.terrain[p]) == FREE]
        return rated + self.habits.room * (bool(fits) + 0.2 * len(fits))

    def ground(self, terrain: int, near: list[int]) -> float:
        """An empty cell: prey beside it may breed there; a mountain is good beside predators."""
        kinds = [int(self.land.kind(place)) for place in near]
        if terrain == MOUNTAIN:
            return self.habits.reach * sum(TIGER <= kind < DINOSAUR for kind in kinds)
        prey = [kind for kind in kinds if NONE < kind < TIGER]
        return self.habits.room * sum(self.state.rules.species[kind].unfit(terrain) == FREE for kind in prey)

    def ways(self, place: int) -> int:
        """How many empty cells are adjacent to a cell."""
        land = self.land
        return sum(land.kind(n) == NONE for n in land.neighbours(place))

    def hatch(self) -> float:
        """An egg is well spent on a dinosaur that will live."""
        walks = IntList()
        list_walks(self.land, self.state.rules.species[DINOSAUR], int(self.land.nest), walks)
        return 1.0 if walks else -1.0

    def walk(self, action: int) -> float:
        start, path = actions.figure_cell(action), actions.walk_path(action)
        meals = [int(self.land.kind(place)) for place in eaten(self.land, start, path)]
        if self.land.kind(start) != DINOSAUR:
            return self.habits.meal * len(meals)
        beasts = sum(kind >= TIGER for kind in meals)
        left = visited(self.land, start, path)[-1] != self.land.nest
        return self.habits.egg * beasts - self.habits.spared * (len(meals) - beasts) + self.habits.home * left
