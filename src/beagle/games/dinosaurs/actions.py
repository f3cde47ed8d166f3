"""The actions of Gods Love Dinosaurs: how each is made, and what its parts are called.

A tile is laid on hexes; figures stand on cells of an ecosystem, which are numbered.
"""

from __future__ import annotations

from mypy_extensions import i64

from beagle.games.dinosaurs.ids import BREED, HATCH, PLACE, STARVE, TAKE, WALK
from beagle.kernel.action import BYTE, FIRST, SECOND, THIRD, THREE_BYTES
from beagle.kernel.hexes import beyond

# TAKE: a tile from the biome board


def take(column: i64, row: i64) -> i64:
    return TAKE | column << FIRST | row << SECOND


def take_column(action: i64) -> i64:
    return action >> FIRST & BYTE


def take_row(action: i64) -> i64:
    return action >> SECOND & BYTE


# PLACE: the tile is laid.  A hex is two bytes, the upper one first.


def place(first: i64, direction: i64) -> i64:
    """The hex of its first half, and the direction of the other."""
    return PLACE | first >> 8 << FIRST | (first & BYTE) << SECOND | direction << THIRD


def first_hex(action: i64) -> i64:
    return (action >> FIRST & BYTE) << 8 | action >> SECOND & BYTE


def second_hex(action: i64) -> i64:
    return beyond(first_hex(action), tile_direction(action))


def tile_direction(action: i64) -> i64:
    return action >> THIRD & BYTE


# BREED: a young one appears on a cell beside its parent


def breed(parent: i64, cell: i64) -> i64:
    return BREED | parent << FIRST | cell << SECOND


def breed_cell(action: i64) -> i64:
    return action >> SECOND & BYTE


# WALK and STARVE: a figure takes a path, which `walks.py` describes, or dies where it is


def walk(figure: i64, path: i64) -> i64:
    return WALK | figure << FIRST | path << SECOND


def walk_path(action: i64) -> i64:
    return action >> SECOND & THREE_BYTES


def starve(figure: i64) -> i64:
    return STARVE | figure << FIRST


def figure_cell(action: i64) -> i64:
    """The cell of the figure that breeds, walks or starves."""
    return action >> FIRST & BYTE


# HATCH: a dinosaur from an egg


def hatch() -> i64:
    return HATCH
