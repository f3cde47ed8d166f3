"""Breed all: the moves that put a young one on every cell where one can come, if that is possible.

Then there is nothing to choose: whatever the order of the parents, all these cells are filled.
"""

from __future__ import annotations

from beagle.games.dinosaurs import actions
from beagle.games.dinosaurs.ids import BREED
from beagle.games.dinosaurs.state import State
from beagle.kernel.action import kind_of


def breed_all(g: State) -> list[int]:
    """One move for each such cell; empty if a cell must stay empty, or if there is only one move."""
    parents: dict[int, list[int]] = {}  # by cell
    for action in g.options:
        if kind_of(action) == BREED:
            parents.setdefault(int(actions.breed_cell(action)), []).append(int(actions.figure_cell(action)))
    cell_of: dict[int, int] = {}  # by parent
    if len(parents) < 2 or g.rules.strict or not all(find_parent(cell, parents, cell_of, set()) for cell in parents):
        return []
    return [int(actions.breed(parent, cell)) for parent, cell in sorted(cell_of.items())]


def find_parent(cell: int, parents: dict[int, list[int]], cell_of: dict[int, int], tried: set[int]) -> bool:
    """Give this cell a parent of its own; a parent that has a cell may give it up if another can fill it."""
    for parent in parents[cell]:
        if parent in tried:
            continue
        tried.add(parent)
        if parent not in cell_of or find_parent(cell_of[parent], parents, cell_of, tried):
            cell_of[parent] = cell
            return True
    return False
