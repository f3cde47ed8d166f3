"""The options in the order in which they are offered to a person: the best ways of a hunt first.

More eggs, then more young ones, then fewer prey eaten, then the shorter way.  So the first way of an animal is never
worse than another one in every respect.
"""

from __future__ import annotations

from typing import NamedTuple

from beagle.games.dinosaurs import actions, ids
from beagle.games.dinosaurs.notation.moves import land_of
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.walks import eaten, length
from beagle.games.dinosaurs.words import eggs_for
from beagle.kernel.action import PASS, kind_of


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


def listed(g: State) -> list[int]:
    """All options: walks from the best, one animal after another; to starve and to pass come last."""
    kinds = [kind_of(action) for action in g.options]
    if ids.WALK not in kinds:
        return list(g.options)
    starts = list(dict.fromkeys(actions.figure_cell(a) for a in g.options if kind_of(a) in (ids.WALK, ids.STARVE)))

    def order(action: int) -> tuple[int, ...]:
        kind = kind_of(action)
        if kind == PASS:
            return (len(starts),)
        start = starts.index(actions.figure_cell(action))
        return (start, 0, *way_of(g, action).order()) if kind == ids.WALK else (start, 1)

    return sorted(g.options, key=order)
