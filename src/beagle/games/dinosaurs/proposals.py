"""The options in the order in which they are offered to a person: the best ways of a hunt first.

More eggs, then more young ones, then fewer prey eaten, then the shorter way.  The animal with the best way comes first;
one that can only starve comes last, because another may make room for it.  So the first way of all, and the first of
each animal, is never worse than another one in every respect.
"""

from __future__ import annotations

from beagle.games.dinosaurs import actions, ids
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.ways import way_of
from beagle.kernel.action import PASS, kind_of


def listed(g: State) -> list[int]:
    """All options: walks from the best, the animal with the best one first; to starve and to pass come last."""
    walks = {action: way_of(g, action).order() for action in g.options if kind_of(action) == ids.WALK}
    if not walks:
        return list(g.options)
    best: dict[int, tuple[int, ...]] = {}  # of each animal that can eat
    for action, order in walks.items():
        start = int(actions.figure_cell(action))
        best[start] = min(order, best.get(start, order))

    def place(action: int) -> tuple[object, ...]:
        if kind_of(action) == PASS:
            return (2,)
        start = int(actions.figure_cell(action))
        if start not in best:
            return 1, start
        return (0, best[start], start, 0, walks[action]) if action in walks else (0, best[start], start, 1)

    return sorted(g.options, key=place)
