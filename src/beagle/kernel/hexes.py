"""Hexes with axial coordinates (q, r), their points up: what maps of hexes share."""

from __future__ import annotations

from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # from the east on, clockwise

NUMBER: Final = r"(?:0|-?[1-9][0-9]?)"
HEX: Final = rf"{NUMBER},{NUMBER}(?![0-9])"  # how one is written


def neighbours(cell: Hex) -> list[Hex]:
    """The six around it."""
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]


def distance(one: Hex, other: Hex) -> int:
    """Steps from one to the other, over anything."""
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def hex_name(cell: Hex) -> str:
    """`0,-1`"""
    return f"{cell[0]},{cell[1]}"


def hex_of(name: str) -> Hex:
    """The inverse of `hex_name`."""
    q, _, r = name.partition(",")
    return int(q), int(r)
