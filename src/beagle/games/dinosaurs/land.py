"""One player's ecosystem: cells in the order they were added, their terrain and figures; and the nest.

A cell is identified by its index in this order, so a set of cells is one machine word.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beagle.games.dinosaurs.ids import DINOSAUR, FOREST, FROG, KIND, LAKE, MOUNTAIN, NONE, PLAIN, RABBIT, RAT
from beagle.kernel.hexes import beyond, hex_at, opposite

MAX_CELLS: Final = 56  # so that a set of cells and a cell fit in one number; no game needs more than 47
EGGS: Final = 3  # in the nest at the start

# The starting tile: its hexes with terrain and figure, the nest mountain first.
START: Final = (
    (0, 0, MOUNTAIN, DINOSAUR),
    (1, 0, LAKE, FROG),
    (1, -1, LAKE, NONE),
    (0, -1, PLAIN, RABBIT),
    (-1, 0, PLAIN, NONE),
    (-1, 1, FOREST, RAT),
    (0, 1, FOREST, NONE),
)


class Land:
    """An ecosystem.  `near` has the six neighbours of each cell, in the order of directions; -1 where there is none."""

    def __init__(self) -> None:
        self.cells: list[int] = []  # packed hexes
        self.terrain: list[int] = []
        self.figures: list[int] = []  # with their marks; NONE for an empty cell
        self.near: list[int] = []
        self.tiles: list[int] = []  # the faces of the tiles laid here, in order
        self.nest: i64 = -1  # the mountain cell where dinosaurs hatch
        self.eggs: i64 = 0

    def clone(self) -> Land:
        land = Land()
        land.cells = self.cells.copy()
        land.terrain = self.terrain.copy()
        land.figures = self.figures.copy()
        land.near = self.near.copy()
        land.tiles = self.tiles.copy()
        land.nest = self.nest
        land.eggs = self.eggs
        return land

    def place_of(self, c: i64) -> i64:
        """The cell at this hex; -1 if there is none."""
        for i in range(len(self.cells)):
            if self.cells[i] == c:
                return i
        return -1

    def kind(self, i: i64) -> i64:
        """What is there, without its marks."""
        figure: i64 = self.figures[i]
        return figure & KIND

    def count(self, kind: i64) -> i64:
        """How many figures of this kind there are."""
        out: i64 = 0
        for i in range(len(self.figures)):
            figure: i64 = self.figures[i]
            if figure & KIND == kind:
                out += 1
        return out

    def add(self, c: i64, terrain: i64, figure: i64 = NONE) -> i64:
        """Add a cell, connected to its neighbours; returns its index."""
        place: i64 = len(self.cells)
        self.cells.append(c)
        self.terrain.append(terrain)
        self.figures.append(figure)
        for direction in range(6):
            other = self.place_of(beyond(c, direction))
            self.near.append(other)
            if other >= 0:
                self.near[other * 6 + opposite(direction)] = place
        return place


def starting_land() -> Land:
    """The starting tile with its figures, and the eggs in the nest."""
    land = Land()
    for q, r, terrain, figure in START:
        land.add(hex_at(q, r), terrain, figure)
    land.nest = 0
    land.eggs = EGGS
    return land
