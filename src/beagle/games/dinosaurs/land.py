"""One player's ecosystem: cells in the order they were added, their terrain and figures; and the nest.

A cell is identified by its index in this order, so a set of cells is one machine word.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from beagle.games.dinosaurs.ids import DINOSAUR, FOREST, FROG, KIND, LAKE, MOUNTAIN, NONE, PLAIN, RABBIT, RAT
from beagle.kernel.cards import bit
from beagle.kernel.hexes import beyond, hex_at, opposite
from beagle.kernel.int_list import IntList

MAX_CELLS: Final = 56  # so that a set of cells and a cell fit in one number; no game needs more than 47
EGGS: Final = 3  # in the nest at the start

# What is around an empty hex: one bit for each direction with a cell, and from this bit on for each with a shore hex.
SHORE: Final = 6

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


@mypyc_attr(acyclic=True)
class Land:
    """An ecosystem.  `near` has the six neighbours of each cell, in the order of directions; -1 where there is none."""

    def __init__(self, of: Land | None = None) -> None:
        """Without cells, or a copy of another."""
        self.cells: IntList = IntList() if of is None else of.cells.copy()  # packed hexes
        self.terrain: IntList = IntList() if of is None else of.terrain.copy()
        self.figures: IntList = IntList() if of is None else of.figures.copy()  # with marks; NONE for an empty cell
        self.near: IntList = IntList() if of is None else of.near.copy()
        self.beside: IntList = IntList() if of is None else of.beside.copy()  # the same as a set, one bit for each cell
        self.tiles: IntList = IntList() if of is None else of.tiles.copy()  # the faces of its tiles, in order
        self.shore: IntList = IntList() if of is None else of.shore.copy()  # the empty hexes beside its cells, in order
        self.around: IntList = IntList() if of is None else of.around.copy()  # for each of them, what is beside it
        self.nest: i64 = -1  # the mountain cell where dinosaurs hatch
        self.eggs: i64 = 0
        if of is not None:
            self.nest = of.nest
            self.eggs = of.eggs

    def clone(self) -> Land:
        return Land(self)

    def place_of(self, c: i64) -> i64:
        """The cell at this hex; -1 if there is none."""
        return self.cells.find(c)

    def kind(self, i: i64) -> i64:
        """What is there, without its marks."""
        return self.figures[i] & KIND

    def neighbours(self, cell: i64) -> list[int]:
        """The cells beside this one, in the order of directions."""
        return [self.near[cell * 6 + n] for n in range(6) if self.near[cell * 6 + n] >= 0]

    def count(self, kind: i64) -> i64:
        """How many figures of this kind there are."""
        out: i64 = 0
        for i in range(self.figures.size):
            if self.figures[i] & KIND == kind:
                out += 1
        return out

    def add(self, c: i64, terrain: i64, figure: i64 = NONE) -> i64:
        """Add a cell, connected to its neighbours; returns its index."""
        place: i64 = len(self.cells)
        self.cells.append(c)
        self.terrain.append(terrain)
        self.figures.append(figure)
        self.beside.append(0)
        at = self.shore.find(c)
        if at >= 0:
            self.shore.pop(at)
            self.around.pop(at)
        for direction in range(6):
            hex = beyond(c, direction)
            other = self.place_of(hex)
            self.near.append(other)
            if other >= 0:
                self.near[other * 6 + opposite(direction)] = place
                self.beside[other] = self.beside[other] | bit(place)
                self.beside[place] = self.beside[place] | bit(other)
            else:
                self.wash(hex, opposite(direction))
        return place

    def wash(self, hex: i64, direction: i64) -> None:
        """This empty hex has a new cell in this direction, so it is shore now."""
        at = self.shore.find(hex)
        if at >= 0:
            self.around[at] = self.around[at] & ~bit(direction + SHORE) | bit(direction)
            return
        self.shore.append(hex)
        self.around.append(bit(direction))
        at = len(self.shore) - 1
        for side in range(6):
            other = self.shore.find(beyond(hex, side))
            if other >= 0:
                self.around[at] = self.around[at] | bit(side + SHORE)
                self.around[other] = self.around[other] | bit(opposite(side) + SHORE)


def starting_land() -> Land:
    """The starting tile with its figures, and the eggs in the nest."""
    land = Land()
    for q, r, terrain, figure in START:
        land.add(hex_at(q, r), terrain, figure)
    land.nest = 0
    land.eggs = EGGS
    return land
