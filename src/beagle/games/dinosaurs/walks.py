"""Where an animal can go: all its walks, what each eats, and why another walk is not allowed.

A path is a number: three bits per step, the direction plus one, from the first step up.  Of walks that eat the same and
end on the same cell only the shortest is listed: they lead to the same position.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beagle.games.dinosaurs import actions
from beagle.games.dinosaurs.ids import NONE
from beagle.games.dinosaurs.land import Land
from beagle.games.dinosaurs.law import FREE, PRED_11, TURN_11
from beagle.games.dinosaurs.species import Species
from beagle.kernel.cards import bit
from beagle.kernel.int_list import IntList

LONGEST: Final = 8  # steps an action can hold: more than any animal may go

# A walk so far is one number: its cell, and above it one bit for each cell where it has eaten.
CELL: Final = 63
MEALS: Final = 6


def step(path: i64, n: i64) -> i64:
    """The direction of a step; -1 after the last."""
    return (path >> 3 * n & 7) - 1


def length(path: i64) -> i64:
    steps: i64 = 0
    while step(path, steps) >= 0:
        steps += 1
    return steps


def bends(path: i64) -> bool:
    return any(step(path, n) != step(path, 0) for n in range(1, length(path)))


def visited(land: Land, start: i64, path: i64) -> IntList:
    """The cells of a walk after its start, in order; it ends where there is no cell."""
    out = IntList()
    at = start
    for n in range(length(path)):
        at = land.near[at * 6 + step(path, n)]
        if at < 0:
            break
        out.append(at)
    return out


def eaten(land: Land, start: i64, path: i64) -> IntList:
    """The cells where a legal walk finds something to eat, in the order of the meals."""
    out = IntList()
    cells = visited(land, start, path)
    for i in range(cells.size):
        at = cells[i]
        if at != start and land.kind(at) != NONE and at not in out:
            out.append(at)
    return out


def outcome(land: Land, action: i64) -> tuple[int, int, int]:
    """The result of a legal walk: who walks, what is eaten, and where it ends.  Equal outcomes are equal positions."""
    start, path = actions.figure_cell(action), actions.walk_path(action)
    mask: i64 = 0
    for at in eaten(land, start, path):
        mask |= bit(at)
    return start, mask, visited(land, start, path)[-1]


def forbids_walk(land: Land, species: Species, start: i64, path: i64, out: list[int]) -> None:
    """Append the rules that forbid this walk: how far, over what, and where it ends."""
    law = species.too_far(length(path), bends(path))
    if law != FREE:
        out.append(law)
    fed, at = False, start
    for n in range(length(path)):
        at = land.near[at * 6 + step(path, n)]
        law = FREE
        if at < 0:
            law = PRED_11
        elif at != start:
            law = species.kept_out(land.kind(at))
        if law != FREE:
            out.append(law)
            if at < 0:
                return
            out.append(TURN_11)
            if n + 1 < length(path):
                return
        fed = fed or (at != start and land.kind(at) != NONE)
    there = land.kind(at)
    if at == start:
        there = NONE
    law = species.no_rest(land.terrain[at], there, fed)
    if law != FREE:
        out.append(law)
        if species.no_last_meal != FREE and species.no_last_meal != law:
            out.append(species.no_last_meal)


def list_walks(land: Land, species: Species, start: i64, out: IntList) -> None:
    """Append every walk of the animal on this cell that has a different result."""
    if species.straight:
        list_flights(land, species, start, out)
    else:
        Search(land, species, start).list(out)


def list_flights(land: Land, species: Species, start: i64, out: IntList) -> None:
    """Each direction, as far as nothing is in the way."""
    for direction in range(6):
        at, path = start, direction - direction
        fed = False
        for n in range(species.reach):
            at = land.near[at * 6 + direction]
            if at < 0:
                break
            kind = land.kind(at)
            if species.kept_out(kind) != FREE:
                break
            path |= (direction + 1) << 3 * n
            fed = fed or kind != NONE
            if species.no_rest(land.terrain[at], kind, fed) == FREE:
                out.append(actions.walk(start, path))


class Search:
    """All ends and meals an animal can reach, nearest first.

    A walk goes on only while it can still end somewhere in time, and only if no earlier walk reached the same cell with
    the same meals: everything that follows would follow there too.  A set of cells is a number, one bit each.
    """

    def __init__(self, land: Land, species: Species, start: i64) -> None:
        self.land: Land = land
        self.start: i64 = start
        self.reach: i64 = species.reach
        self.open: i64 = 0  # cells that can be entered
        self.food: i64 = 0  # where there is something to eat
        self.rest: i64 = 0  # where a fed animal may end
        for i in range(land.cells.size):
            kind = land.kind(i)
            if i == start:
                kind = NONE
            if species.kept_out(kind) == FREE:
                self.open |= bit(i)
                if kind != NONE:
                    self.food |= bit(i)
                if species.no_rest(land.terrain[i], kind, True) == FREE:
                    self.rest |= bit(i)
        self.places: IntList = IntList()  # the walks so far: what was eaten, and the cell, in one number
        self.paths: IntList = IntList()  # how each of them goes
        self.earlier: IntList = IntList()  # for each of them, the one before it that ends on the same cell
        self.latest: IntList = IntList()  # for each cell, the last walk that ends there
        for _ in range(land.cells.size):
            self.latest.append(-1)

    def ends_within(self) -> IntList:
        """For each number of steps, from none: the cells from which an end can be reached in as many or fewer."""
        out = IntList()
        found = self.rest
        for _ in range(self.reach):
            out.append(found)
            wider = found
            for i in range(self.land.cells.size):
                if self.open >> i & 1 and self.land.beside[i] & found:
                    wider |= bit(i)
            found = wider
        return out

    def is_new(self, place: i64, cell: i64) -> bool:
        """Has no walk reached this cell with these meals?"""
        walk = self.latest[cell]
        while walk >= 0:
            if self.places[walk] == place:
                return False
            walk = self.earlier[walk]
        return True

    def remember(self, place: i64, path: i64, cell: i64) -> None:
        self.earlier.append(self.latest[cell])
        self.latest[cell] = len(self.places)
        self.places.append(place)
        self.paths.append(path)

    def list(self, out: IntList) -> None:
        """Append the walks."""
        self.remember(self.start, 0, self.start)
        ends = self.ends_within()
        first: i64 = 0
        for steps in range(self.reach):
            within = ends[self.reach - steps - 1]
            last: i64 = len(self.places)
            for walk in range(first, last):
                self.go_on(walk, steps, within, out)
            first = last

    def go_on(self, walk: i64, steps: i64, within: i64, out: IntList) -> None:
        """Every next step of this walk to one of these cells."""
        place, path = self.places[walk], self.paths[walk]
        at = place & CELL
        for direction in range(6):
            other = self.land.near[at * 6 + direction]
            if other < 0 or not within >> other & 1:
                continue
            came = place - at + other
            if self.food >> other & 1:
                came |= bit(other + MEALS)
            if self.is_new(came, other):
                longer = path | (direction + 1) << 3 * steps
                self.remember(came, longer, other)
                if came > CELL and self.rest >> other & 1:
                    out.append(actions.walk(self.start, longer))
