"""Hexes in axial coordinates, each packed into one number; directions go round from east.

The two coordinates of a cell lie between -127 and 127, a byte each: two operands of an action.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CENTRE: Final = 128
EDGE: Final = 127

# East, north-east, north-west, west, south-west, south-east: three further on lies the opposite.
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
STEPS: Final[list[int]] = [256, 255, -1, -256, -255, 1]  # the same, between packed cells


def cell(q: i64, r: i64) -> i64:
    """Pack a hex."""
    return (q + CENTRE) << 8 | (r + CENTRE)


def q_of(c: i64) -> i64:
    return (c >> 8) - CENTRE


def r_of(c: i64) -> i64:
    return (c & 255) - CENTRE


def beyond(c: i64, direction: i64) -> i64:
    """The neighbour in this direction."""
    return c + STEPS[direction]


def direction_to(c: i64, other: i64) -> i64:
    """Where the neighbour lies; -1 if it is none."""
    for direction in range(6):
        if c + STEPS[direction] == other:
            return direction
    return -1


def opposite(direction: i64) -> i64:
    return (direction + 3) % 6
