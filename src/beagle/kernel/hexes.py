"""Pointy-top hexes with axial coordinates, each packed into one number; directions go around starting from east.

Both coordinates are between -127 and 127, one byte each: a hex can be two operands of an action, or one of an event.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beagle.kernel.int_list import int_list
from beagle.kernel.text import Scanner

CENTRE: Final = 128
EDGE: Final = 127
FARTHEST: Final = 120  # from the middle, in a text

# East, north-east, north-west, west, south-west, south-east: the opposite is three further on.
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
STEPS: Final = int_list([256, 255, -1, -256, -255, 1])  # the same, as differences of packed hexes

NUMBER: Final = r"(?:0|-?[1-9][0-9]{0,2})"
HEX: Final = rf"{NUMBER},{NUMBER}(?![0-9])"  # how a hex is written


def hex_at(q: i64, r: i64) -> i64:
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
    """The direction of the neighbour; -1 if it isn't a neighbour."""
    for direction in range(6):
        if c + STEPS[direction] == other:
            return direction
    return -1


def opposite(direction: i64) -> i64:
    return (direction + 3) % 6


def neighbours(c: i64) -> list[int]:
    """The six neighbours."""
    return [c + step for step in STEPS]


def distance(one: i64, other: i64) -> i64:
    """Steps from one to the other, ignoring obstacles."""
    q, r = q_of(one) - q_of(other), r_of(one) - r_of(other)
    return max(q, -q, r, -r, q + r, -q - r)


def hex_name(c: i64) -> str:
    """`0,-1`"""
    return f"{q_of(c)},{r_of(c)}"


def read_hex(scan: Scanner, expected: str = "a cell, like 1,-1") -> i64:
    """The inverse of `hex_name`."""
    text = scan.need(HEX, expected)
    q, r = map(int, text.split(","))
    if max(abs(q), abs(r)) > FARTHEST:
        raise scan.error(f"a cell within {FARTHEST} of the middle", back=len(text))
    return hex_at(q, r)
