"""The river: the chances of all seats over the game, one above the other, as paths.  Pages and notebooks draw these.

The seat that looks lies at the bottom, so its edge reads against the scale.  Every second band has a grain, and the
letters of the seats are at both ends: it never depends on colour alone.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from beagle.kernel.text import seat_name
from beagle.review.accounts import RANGE
from beagle.review.moments import OPEN
from beagle.review.reviewing import Review, Seen

STEP: Final = 3.0  # pixels between two points, at least
INK: Final = "#6e7781"
PIGMENTS: Final = ("#b4552d", "#2f6f9f", "#4f7f3a", "#8a4f8f", "#a8862b", "#3c8f86", "#7a5a3a", "#6a6f9a")


class Band(NamedTuple):
    """One seat: everything below the upper edge of its band, and where its letters are at both ends."""

    seat: int
    path: str
    left: float
    right: float


class River(NamedTuple):
    """The bands from the top down, each painted over the one before; the edge of the lowest, its range, and where the
    turning points are."""

    width: float
    height: float
    bands: list[Band]
    edge: str
    range: str
    flags: list[tuple[int, float]]


def river_of(seen: Seen, width: float = 640, height: float = 200) -> River:
    """The river as these eyes saw the game."""
    chances, errors = seen.curve.chances, seen.curve.errors
    seats = len(chances[0])
    first = 0 if seen.eyes == OPEN else seen.eyes
    order = [(first + place) % seats for place in range(seats)]
    places = kept_points(len(chances), width)
    across = [width * place / max(1, len(chances) - 1) for place in places]
    edges = [[0.0] * len(places)]
    for seat in order:
        edges.append([low + chances[at][seat] for low, at in zip(edges[-1], places, strict=True)])
    heights = [[height * (1 - value) for value in edge] for edge in edges]
    bands = [
        Band(
            seat,
            f"{line(across, heights[place + 1])}V{height:g}H0Z",
            (heights[place][0] + heights[place + 1][0]) / 2,
            (heights[place][-1] + heights[place + 1][-1]) / 2,
        )
        for place, seat in reversed(list(enumerate(order)))
    ]
    lows = [height * (1 - max(0.0, chances[at][first] - RANGE * errors[at])) for at in places]
    highs = [height * (1 - min(1.0, chances[at][first] + RANGE * errors[at])) for at in places]
    flags = [
        (number, width * (point.at + 1) / max(1, len(chances) - 1)) for number, point in enumerate(seen.turning, 1)
    ]
    return River(width, height, bands, line(across, heights[1]), outline(across, lows, highs), flags)


def kept_points(count: int, width: float) -> list[int]:
    """Which moments are drawn: the first, the last, and one for every three pixels."""
    most = max(2, int(width / STEP))
    if count <= most:
        return list(range(count))
    return sorted({round(place * (count - 1) / (most - 1)) for place in range(most)})


def line(across: list[float], down: list[float]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in zip(across, down, strict=True))


def outline(across: list[float], lower: list[float], upper: list[float]) -> str:
    """Along one edge and back along the other."""
    there = [*zip(across, lower, strict=True), *zip(reversed(across), reversed(upper), strict=True)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in there) + "Z"


def svg(review: Review, eyes: int = OPEN, width: float = 640, height: float = 200) -> str:
    """The river as a picture of its own, for notebooks and files."""
    river = river_of(review.seen[eyes], width, height)
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='-18 -6 {width + 36:g} {height + 26:g}' "
        f"width='{width + 36:g}' height='{height + 26:g}' font-family='system-ui, sans-serif' font-size='12'>",
        "<defs><pattern id='grain' width='6' height='6' patternUnits='userSpaceOnUse'>"
        "<path d='M0 6L6 0' stroke='#fff' stroke-opacity='.45'/></pattern></defs>",
    ]
    for place, band in enumerate(river.bands):
        parts.append(f"<path d='{band.path}' fill='{PIGMENTS[band.seat % len(PIGMENTS)]}'/>")
        if (len(river.bands) - place) % 2 == 0:
            parts.append(f"<path d='{band.path}' fill='url(#grain)'/>")
        for x, y in ((-9, band.left), (width + 9, band.right)):
            parts.append(
                f"<text x='{x:g}' y='{y + 4:.1f}' text-anchor='middle' fill='{INK}'>{seat_name(band.seat)}</text>"
            )
    parts.append(f"<path d='{river.range}' fill='#fff' fill-opacity='.3'/>")
    parts.append(f"<path d='{river.edge}' fill='none' stroke='#1f2328' stroke-width='1.5'/>")
    for number, x in river.flags:
        parts.append(f"<path d='M{x:.1f} 0V{height:g}' stroke='#1f2328' stroke-dasharray='2 3'/>")
        parts.append(f"<text x='{x:.1f}' y='{height + 14:g}' text-anchor='middle' fill='{INK}'>{number}</text>")
    return "".join([*parts, "</svg>\n"])
