"""The mark of a seat: its colour, its shape and its letter."""

from __future__ import annotations

from beagle.server.picture.creature import ON_SEATS, SEATS
from beagle.server.picture.letters import shape, written
from beagle.server.picture.letters import width as wide


def seat_mark(seat: int, x: float, y: float, size: float, edge: str = "") -> str:
    """In a square of this size; `edge`: the colour around it, where it lies on others."""
    letter = chr(ord("A") + seat)
    at = 12 - wide(letter, "display", 13) / 2
    text = written(letter, "display", 13, at, 20 if letter == "B" else 16.4, ON_SEATS[seat % len(SEATS)])
    line = f'<path stroke="{edge}" stroke-width="6" d="{shape(seat)}"/>' if edge else ""
    mark = f'<path fill="{SEATS[seat % len(SEATS)]}" d="{shape(seat)}"/>'
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({size / 24:.3f})">{line}{mark}{text}</g>'
