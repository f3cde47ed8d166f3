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

LONGEST: Final = 8  # steps an action can hold: more than any animal may go
FAR: Final = 99


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


def visited(land: Land, start: i64, path: i64) -> list[int]:
    """The cells of a walk after its start, in order; it ends where there is no cell."""
    out: list[int] = []
    at = start
    for n in range(length(path)):
        at = land.near[at * 6 + step(path, n)]
        if at < 0:
            break
        out.append(at)
    return out


def eaten(land: Land, start: i64, path: i64) -> list[int]:
    """The cells where a legal walk finds something to eat, in the order of the meals."""
    out: list[int] = []
    for at in visited(land, start, path):
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
        law = PRED_11 if at < 0 else FREE if at == start else species.kept_out(land.kind(at))
        if law != FREE:
            out.append(law)
            if at < 0:
                return
            out.append(TURN_11)
            if n + 1 < length(path):
                return
        fed = fed or (at != start and land.kind(at) != NONE)
    law = species.no_rest(land.terrain[at], NONE if at == start else land.kind(at), fed)
    if law != FREE:
        out.append(law)
        if species.no_last_meal != FREE and species.no_last_meal != law:
            out.append(species.no_last_meal)


def list_walks(land: Land, species: Species, start: i64, out: list[int]) -> None:
    """Append every walk of the animal on this cell that has a different result."""
    if species.straight:
        list_flights(land, species, start, out)
    else:
        Search(land, species, start).list(out)


def list_flights(land: Land, species: Species, start: i64, out: list[int]) -> None:
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
    the same meals: everything that follows would follow there too.
    """

    def __init__(self, land: Land, species: Species, start: i64) -> None:
        self.land: Land = land
        self.start: i64 = start
        self.reach: i64 = species.reach
        self.shut: list[int] = []  # for each cell: 1 if it cannot be entered
        self.food: list[int] = []  # 1 if there is something to eat
        self.rest: list[int] = []  # 1 if a fed animal may end there
        self.away: list[int] = []  # how many steps to the nearest such end
        for i in range(len(land.cells)):
            kind: i64 = NONE if i == start else land.kind(i)
            self.shut.append(0 if species.kept_out(kind) == FREE else 1)
            self.food.append(1 if kind != NONE else 0)
            self.rest.append(1 if species.no_rest(land.terrain[i], kind, True) == FREE else 0)
        self.measure()

    def measure(self) -> None:
        """How far from each cell the nearest end is."""
        count: i64 = len(self.rest)
        ring: list[int] = []
        for i in range(count):
            ends: i64 = self.rest[i]
            free: i64 = self.shut[i]
            if ends and not free:
                self.away.append(0)
                ring.append(i)
            else:
                self.away.append(FAR)
        distance: i64 = 0
        while ring and distance < self.reach:
            distance += 1
            wider: list[int] = []
            for i in ring:
                for direction in range(6):
                    other: i64 = self.land.near[i * 6 + direction]
                    if other >= 0 and not self.shut[other] and self.away[other] == FAR:
                        self.away[other] = distance
                        wider.append(other)
            ring = wider

    def list(self, out: list[int]) -> None:
        """Append the walks."""
        near = self.land.near
        met: set[int] = {self.start}
        places: list[int] = [self.start]  # a walk so far: what was eaten, and the cell, in one number
        paths: list[int] = [0]
        for steps in range(self.reach):
            next_places: list[int] = []
            next_paths: list[int] = []
            for n in range(len(places)):
                place: i64 = places[n]
                at = place & 63
                path: i64 = paths[n]
                for direction in range(6):
                    other: i64 = near[at * 6 + direction]
                    if other < 0 or self.shut[other] or steps + 1 + self.away[other] > self.reach:
                        continue
                    came = place - at + other
                    if self.food[other]:
                        came |= bit(other + 6)
                    if came in met:
                        continue
                    met.add(came)
                    longer = path | (direction + 1) << 3 * steps
                    next_places.append(came)
                    next_paths.append(longer)
                    if came > 63 and self.rest[other]:
                        out.append(actions.walk(self.start, longer))
            places, paths = next_places, next_paths
