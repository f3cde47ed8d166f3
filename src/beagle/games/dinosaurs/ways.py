"""What a walk of a hunter brings, and what it costs."""

from __future__ import annotations

from typing import NamedTuple

from beagle.games.dinosaurs import actions, ids
from beagle.games.dinosaurs.notation.moves import land_of
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.walks import eaten, length


class Way(NamedTuple):
    """What a walk brings, and what it costs."""

    eggs: int
    young: int
    prey: int  # how many are eaten
    hunters: int
    prey_left: int  # how many stay alive on this land
    hunters_left: int
    steps: int

    def order(self) -> tuple[int, int, int, int]:
        return -self.eggs, -self.young, self.prey, self.steps

    def is_worse_than(self, other: Way) -> bool:
        """Does the other bring at least as much for no more prey, and is it better in one of these?"""
        mine = (self.eggs, self.young, -self.prey)
        theirs = (other.eggs, other.young, -other.prey)
        return mine != theirs and all(a <= b for a, b in zip(mine, theirs, strict=True))


def way_of(g: State, action: int) -> Way:
    """What this walk of the asked player would bring."""
    land, start, path = land_of(g, g.actor), actions.figure_cell(action), actions.walk_path(action)
    species = g.rules.species[land.kind(start)]
    meals = [int(land.kind(place)) for place in eaten(land, start, path)]
    all_kinds = [int(land.kind(place)) for place in range(len(land.cells))]
    hunters = eggs_for(meals)
    prey = len(meals) - hunters
    return Way(
        eggs=hunters if species.lays else 0,
        young=min(len(meals) - 1, int(g.spare(species.id))) if species.multiplies else 0,
        prey=prey,
        hunters=hunters,
        prey_left=sum(ids.NONE < kind < ids.TIGER for kind in all_kinds) - prey,
        hunters_left=sum(ids.TIGER <= kind < ids.DINOSAUR for kind in all_kinds) - hunters,
        steps=int(length(path)),
    )


def eggs_for(meals: list[int]) -> int:
    """One for each hunter that a dinosaur eats."""
    return sum(kind >= ids.TIGER for kind in meals)
