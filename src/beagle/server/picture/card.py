"""The picture as SVG: who won and why, the points, the river, the specimen.  Words come in ready to be written."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple

from beagle.kernel.specimen import Drawing
from beagle.review.river import River
from beagle.server.picture.creature import COLOURS, creature
from beagle.server.picture.flow import flow
from beagle.server.picture.letters import Face, drawable, fitted, icon, wrapped, written
from beagle.server.picture.letters import width as wide
from beagle.server.picture.marks import seat_mark

WIDTH: Final = 1200
HEIGHT: Final = 630
LEFT, RIGHT = 50, 1150  # what is written is between these
COLUMN: Final = 700  # the points end here
TOP, BOTTOM = 128, 590  # the rows are between these
RIVER: Final = (650, 124)  # the size of the river, which is below the rows
MIDDLE: Final = 950  # of the specimen
ROW: Final = 112  # the highest row
ROOMY: Final = 60  # a row of this height has a second line
RAYS: Final = [(round(1700 * cos(turn * pi / 8)), round(1700 * sin(turn * pi / 8))) for turn in range(16)]
INK, SOFT = COLOURS["ink"], COLOURS["ink-2"]


class Line(NamedTuple):
    """A seat and its result."""

    seat: int
    place: int
    won: bool
    name: str
    points: int
    sums: str  # where the points come from


class Card(NamedTuple):
    title: str
    tie: str
    lines: list[Line]
    specimen: Drawing | None
    specimen_seat: int
    specimen_name: str
    specimen_about: str
    foot: list[str]
    river: River | None = None  # once the review is counted


def drawn(card: Card) -> str:
    """The whole picture."""
    parts = [paper(), *heading(card)]
    top = TOP + 26 * len(tied(card))
    bottom = BOTTOM - (card.river.height + 14 if card.river else 0)
    high = min(ROW, (bottom - top) / max(1, len(card.lines)))
    for at, line in enumerate(card.lines):
        parts += row(line, top + at * high, high, first=not at)
    if card.river:
        parts.append(flow(card.river, LEFT, BOTTOM - card.river.height))
    parts += [specimen(card), *brand(card.foot)]
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>'


def paper() -> str:
    """A sheet on the chart."""
    rays = "".join(f"M{x} {y}l{dx} {dy}" for x, y in ((980, 450), (90, 70)) for dx, dy in RAYS)
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{COLOURS["chart"]}"/>'
        f'<path d="{rays}" stroke="{COLOURS["chart-line"]}" stroke-width="1.5"/>'
        f'<rect x="18" y="18" width="1164" height="594" rx="10" fill="{COLOURS["paper"]}"/>'
        f'<rect x="23" y="23" width="1154" height="584" rx="7" fill="none" stroke="{COLOURS["rule-2"]}" '
        f'stroke-width="1.5"/>'
    )


def heading(card: Card) -> list[str]:
    title, size = fitted(card.title, "display", 58, RIGHT - LEFT)
    out = [written(title, "display", size, LEFT, 90, INK)]
    for at, text in enumerate(tied(card)):
        cut, size = fitted(text, "ui", 22, RIGHT - LEFT)
        out.append(written(cut, "ui", size, LEFT, 124 + at * 26, SOFT))
    return out


def tied(card: Card) -> list[str]:
    """The lines that say how a tie was decided."""
    return wrapped(card.tie, "ui", 22, RIGHT - LEFT, 2)


def row(line: Line, top: float, high: float, first: bool) -> list[str]:
    """A seat: its place or a crown, its mark, its name, where its points come from, and how many there are."""
    middle = top + high / 2
    mark = min(38.0, high * 0.68)
    out = [] if first else [f'<path d="M{LEFT} {top:.1f}H{COLUMN}" stroke="{COLOURS["rule"]}" stroke-width="1.5"/>']
    if line.won:
        crown = min(44.0, high * 0.8)
        move = f"translate({LEFT} {middle - crown / 2:.1f}) scale({crown / 512:.4f})"
        out.append(f'<path transform="{move}" fill="{COLOURS["egg-gold"]}" d="{icon("winner")}"/>')
    else:
        out.append(written(str(line.place), "display", 28, LEFT + 6, middle + 9, SOFT))
    out.append(seat_mark(line.seat, 104, middle - mark / 2, mark))
    points = str(line.points)
    number = min(44.0, high * 0.7)
    right = COLUMN - wide(points, "display", number)
    out.append(written(points, "display", number, right, middle + number * 0.3, INK))
    name, size = fitted(name_of(line), "display", min(36, high * 0.6), right - 160 - 16)
    sums, small = fitted(line.sums, "ui", 20, right - 160 - 16)
    two = bool(sums) and high >= ROOMY
    out.append(written(name, "display", size, 160, middle + (-2 if two else size * 0.3), INK))
    return [*out, written(sums, "ui", small, 160, middle + 24, SOFT)] if two else out


def name_of(line: Line) -> str:
    """The name, or the letter of the seat if we have no letter of the name."""
    return drawable(line.name) or chr(ord("A") + line.seat)


def specimen(card: Card) -> str:
    if card.specimen is None:
        move = f"translate({MIDDLE - 130} 130) scale({260 / 512:.4f})"
        return f'<path transform="{move}" fill="{COLOURS["rule"]}" d="{icon("brand")}"/>'
    animal = creature(card.specimen, card.specimen_seat)
    return (
        f'<g transform="translate({MIDDLE - 192} 138) scale(3)">{animal}</g>'
        + centred(card.specimen_name, "italic", 34, 418, INK)
        + centred(card.specimen_about, "ui", 20, 450, SOFT)
    )


def centred(text: str, face: Face, size: float, y: float, colour: str) -> str:
    cut, size = fitted(text, face, size, 2 * (RIGHT - MIDDLE))
    return written(cut, face, size, MIDDLE - wide(cut, face, size) / 2, y, colour)


def brand(foot: list[str]) -> list[str]:
    """Who made it, and what was played, at the lower right."""
    out = []
    lines = foot[:2]
    top = BOTTOM - 6 - 25 * len(lines)
    for at, text in enumerate(lines, 1):
        cut, size = fitted(text, "ui", 20, RIGHT - COLUMN - 30)
        out.append(written(cut, "ui", size, RIGHT - wide(cut, "ui", size), top + at * 25, SOFT))
    x = RIGHT - wide("Beagle", "display", 36)
    ship = f"translate({x - 54:.1f} {top - 40:.1f}) scale({44 / 512:.4f})"
    out.append(f'<path transform="{ship}" fill="{INK}" d="{icon("brand")}"/>')
    return [*out, written("Beagle", "display", 36, x, top - 6, INK)]
