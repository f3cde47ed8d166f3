"""The plot of a ladder as SVG: each level at its height, the logarithm of its odds over the weakest.

Colours are in the middle between black and white, so that it can be read by day and by night.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

ROW: Final = 2  # ladders beside each other: more would be too small to read on a page
WIDTH: Final = 260  # of one ladder
HEIGHT: Final = 260
TOP: Final = 46
FOOT: Final = 24
LEFT: Final = 46
INK: Final = "#6e7781"
LINE: Final = "#2a8f7b"
FONT: Final = "font-family='system-ui, sans-serif' font-size='12'"


class Rung(NamedTuple):
    """One step: who over whom, the odds and their interval."""

    weaker: str
    stronger: str
    odds: float
    low: float
    high: float


class Ladder(NamedTuple):
    """One table, from the weakest step up."""

    title: str
    rungs: list[Rung]


class Point(NamedTuple):
    """A level: its height, and how far it may be off compared with the one below."""

    name: str
    height: float
    low: float
    high: float


def points(ladder: Ladder) -> list[Point]:
    """The levels, each above the one before; where a step between is missing, the next begins at the foot again."""
    out: list[Point] = []
    for rung in ladder.rungs:
        if not out or out[-1].name != rung.weaker:
            out.append(Point(rung.weaker, 0.0, 0.0, 0.0))
        foot = out[-1].height
        out.append(Point(rung.stronger, *(foot + math.log(odds) for odds in (rung.odds, rung.low, rung.high))))
    return out


def plot(ladders: list[Ladder]) -> str:
    """All ladders in rows, on one scale."""
    found = [points(ladder) for ladder in ladders]
    top = max(point.high for one in found for point in one)
    beside = min(ROW, len(ladders))
    rows = -(-len(ladders) // beside)
    wide, high = LEFT + WIDTH * beside, (TOP + HEIGHT + FOOT) * rows
    size = f"width='{wide}' height='{high}' viewBox='0 0 {wide} {high}'"
    parts = [f"<svg xmlns='http://www.w3.org/2000/svg' {size} {FONT} fill='{INK}'>"]
    for number, (ladder, levels) in enumerate(zip(ladders, found, strict=True)):
        row, column = divmod(number, beside)
        if column == 0:
            parts += [f"<g transform='translate(0 {(TOP + HEIGHT + FOOT) * row})'>", *scale(top, beside)]
        parts += one_ladder(ladder.title, levels, LEFT + WIDTH * column, top)
        if column == beside - 1 or number == len(ladders) - 1:
            parts.append("</g>")
    return "\n".join([*parts, "</svg>"]) + "\n"


def y(height: float, top: float) -> float:
    return round(TOP + HEIGHT * (1 - height / top), 1)


def scale(top: float, ladders: int) -> list[str]:
    """Lines at odds of 1, 3, 10 and so on."""
    out, odds = [], [base * 10**power for power in range(4) for base in (1, 3)]
    for each in odds:
        if math.log(each) <= top:
            at = y(math.log(each), top)
            out.append(f"<path d='M{LEFT} {at}H{LEFT + WIDTH * ladders}' stroke='{INK}' stroke-opacity='.25'/>")
            out.append(f"<text x='{LEFT - 8}' y='{at + 4}' text-anchor='end'>{each}</text>")
    return out


def one_ladder(title: str, levels: list[Point], left: int, top: float) -> list[str]:
    middle = left + 40
    out = [f"<text x='{left + 8}' y='20' font-weight='600'>{escape(title)}</text>"]
    for below, above in pairwise(levels):
        if above.height > 0:
            out.append(f"<path d='M{middle} {y(below.height, top)}V{y(above.height, top)}' stroke='{LINE}'/>")
    for point in levels:
        at = y(point.height, top)
        if point.high > point.low:
            low, high = y(point.low, top), y(point.high, top)
            out.append(f"<path d='M{middle - 5} {low}h10m-5 0V{high}m-5 0h10' stroke='{LINE}' fill='none'/>")
        out.append(f"<circle cx='{middle}' cy='{at}' r='5' fill='{LINE}'/>")
        out.append(f"<text x='{middle + 14}' y='{at + 4}'>{escape(point.name)}</text>")
    return out
