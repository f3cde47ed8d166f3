"""The land of a map: its cells by number, and which of them are adjacent, within a leap, or by the sea."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, pi, sqrt
from typing import Final

from mypy_extensions import i64

from beagle.kernel.hexes import distance, neighbours, q_of, r_of
from beagle.kernel.int_list import IntList, int_list, zeros

FAR: Final = 3  # cells: the longest distance of a birth
MAX_CELLS: Final = 250  # an action has one byte for a cell

# How two cells lie to each other
BESIDE: Final = 1
LEAP: Final = 2  # at distance two, with land in between


def by_rows(hexes: Iterable[int]) -> list[int]:
    """From north to south, each row from west to east."""
    return sorted(hexes, key=lambda c: (int(r_of(c)), int(q_of(c))))


class Land:
    """Cells are hexes, numbered row by row.  Everything that is not land is sea, lakes too."""

    def __init__(self, terrain: dict[int, int], starts: list[list[int]]) -> None:
        self.cells: list[int] = by_rows(terrain)
        self.number: dict[int, int] = {cell: n for n, cell in enumerate(self.cells)}
        self.size: i64 = len(self.cells)
        self.terrain: IntList = int_list([terrain[cell] for cell in self.cells])
        self.near: list[IntList] = [int_list(self.numbers(neighbours(cell))) for cell in self.cells]
        self.within: list[IntList] = [int_list(self.reached(n)) for n in range(len(self.cells))]
        self.leap: list[IntList] = [int_list(self.leaps(n)) for n in range(len(self.cells))]
        self.coast: IntList = int_list([n for n in range(len(self.cells)) if len(self.near[n]) < 6])
        self.ways: IntList = zeros(self.size * self.size)  # for each two cells: BESIDE, or a LEAP, or neither
        for n in range(len(self.cells)):
            for other in self.near[n]:
                self.ways[n * self.size + other] = BESIDE
            for other in self.leap[n]:
                self.ways[n * self.size + other] = LEAP
        self.coastal: list[bool] = [len(near) < 6 for near in self.near]
        self.starts: list[list[int]] = [[self.number[cell] for cell in pair] for pair in starts]

    def beside(self, a: i64, b: i64) -> bool:
        """Are these two cells adjacent?"""
        return self.ways[a * self.size + b] == BESIDE

    def leaps_over(self, a: i64, b: i64) -> bool:
        """Is there exactly one cell of land between them?"""
        return self.ways[a * self.size + b] == LEAP

    def clockwise(self) -> list[int]:
        """The start pairs by number, clockwise round the map from the first one."""
        easts: list[float] = [float(q_of(cell)) + float(r_of(cell)) / 2 for cell in self.cells]
        souths: list[float] = [float(r_of(cell)) * sqrt(3) / 2 for cell in self.cells]
        east, south = sum(easts) / len(easts), sum(souths) / len(souths)
        bearings: list[float] = []
        for pair in self.starts:
            there = sum([easts[n] for n in pair]) / len(pair) - east, sum([souths[n] for n in pair]) / len(pair) - south
            bearings.append(atan2(there[1], there[0]))
        first = bearings[0]
        return sorted(range(len(bearings)), key=lambda n: (round((bearings[n] - first) % (2 * pi), 6), n))

    def numbers(self, cells: list[int]) -> list[int]:
        return sorted(self.number[cell] for cell in cells if cell in self.number)

    def reached(self, start: int) -> list[int]:
        """The cells within three steps over land, ignoring dinosaurs."""
        steps = {start: 0}
        edge = [start]
        while edge:
            n = edge.pop(0)
            if steps[n] < FAR:
                for other in self.near[n]:
                    if other not in steps:
                        steps[other] = steps[n] + 1
                        edge.append(other)
        del steps[start]
        return sorted(steps)

    def leaps(self, start: int) -> list[int]:
        """The cells at distance two with land in between."""
        here = self.cells[start]
        found = {far for n in self.near[start] for far in self.near[n] if distance(here, self.cells[far]) == 2}
        return sorted(found)
