"""The river: the chances of all seats over the game, one above the other, as paths.  Pages and notebooks draw these.

The seat that looks lies at the bottom, so its edge reads against the scale.  Each band but one has a grain, and the
letters of the seats are at both ends: it never depends on colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple
from zlib import crc32

from beagle.kernel.text import seat_name
from beagle.review.accounts import RANGE
from beagle.review.moments import OPEN, Story
from beagle.review.reviewing import Review, Seen

STEP: Final = 3.0  # pixels between two points, at least
INK: Final = "#1f2328"
PIGMENTS: Final = (
    "#738cb6",
    "#c88479",
    "#74b3af",
    "#cebb73",
    "#977a8e",
    "#ac9f94",
    "#8bbedc",
    "#aec29d",
)  # as on pages
LETTER: Final = 17.0  # pixels from one letter to the next
STROKE: Final = "fill='none' stroke='#fff' stroke-opacity='.5'"
GRAINS: Final = {
    "rising": f"<path d='M0 7L7 0' {STROKE}/>",
    "dots": "<circle cx='3.5' cy='3.5' r='1.2' fill='#fff' fill-opacity='.6'/>",
    "lines": f"<path d='M0 3.5H7' {STROKE}/>",
    "grid": f"<path d='M0 3.5H7M3.5 0V7' {STROKE}/>",
    "falling": f"<path d='M0 0L7 7' {STROKE}/>",
}


class Band(NamedTuple):
    """One seat: everything below the upper edge of its band, and where its letters are at both ends."""

    seat: int
    path: str
    edge: str  # its upper edge alone
    left: float
    right: float
    height: float  # of its right end


class River(NamedTuple):
    """The bands from the top down, each painted over the one before; the edge of the lowest, its range, where the
    turning points are, and for each moment where the scrubber stands and where that edge is there."""

    width: float
    height: float
    bands: list[Band]
    edge: str
    range: str
    flags: list[tuple[int, float]]
    hits: list[tuple[float, float]]

    def x(self, moment: int) -> float:
        """Where a moment is."""
        return self.hits[min(moment, len(self.hits) - 1)][0]


def river_of(seen: Seen, width: float = 640, height: float = 200, moments: int = 0) -> River:
    """The river as these eyes saw the game; `moments`: of the whole game, if only a part was counted."""
    chances, errors = seen.curve.chances, seen.curve.errors
    seats = len(chances[0])
    first = 0 if seen.eyes == OPEN else seen.eyes
    order = [(first + place) % seats for place in range(seats)]
    places = kept_points(len(chances), width)
    last = max(1, moments, len(chances) - 1)
    across = [width * place / last for place in places]
    edges = [[0.0] * len(places)]
    for seat in order:
        edges.append([low + chances[at][seat] for low, at in zip(edges[-1], places, strict=True)])
    heights = [[height * (1 - value) for value in edge] for edge in edges]
    bands = [
        Band(
            seat,
            f"{line(across, heights[place + 1])}V{height:g}H0Z",
            line(across, heights[place + 1]),
            (heights[place][0] + heights[place + 1][0]) / 2,
            (heights[place][-1] + heights[place + 1][-1]) / 2,
            heights[place][-1] - heights[place + 1][-1],
        )
        for place, seat in reversed(list(enumerate(order)))
    ]
    lows = [height * (1 - max(0.0, chances[at][first] - RANGE * errors[at])) for at in places]
    highs = [height * (1 - min(1.0, chances[at][first] + RANGE * errors[at])) for at in places]
    flags = [(number, width * (point.at + 1) / last) for number, point in enumerate(seen.turning, 1)]
    hits = [(round(width * at / last, 1), round(height * (1 - chances[at][first]), 1)) for at in range(len(chances))]
    return River(width, height, bands, line(across, heights[1]), outline(across, lows, highs), flags, hits)


def kept_points(count: int, width: float) -> list[int]:
    """Which moments are drawn: the first, the last, and one for every three pixels."""
    most = max(2, int(width / STEP))
    if count <= most:
        return list(range(count))
    return sorted({round(place * (count - 1) / (most - 1)) for place in range(most)})


def line(across: list[float], down: list[float]) -> str:
    """Through these points; those in the middle of a level stretch are left out."""
    points = [(f"{x:.1f}", f"{y:.1f}") for x, y in zip(across, down, strict=True)]
    last = len(points) - 1
    kept = [
        f"{x} {y}"
        for at, (x, y) in enumerate(points)
        if at in (0, last) or not points[at - 1][1] == y == points[at + 1][1]
    ]
    return "M" + "L".join(kept)


def outline(across: list[float], lower: list[float], upper: list[float]) -> str:
    """Along one edge and back along the other."""
    there = [*zip(across, lower, strict=True), *zip(reversed(across), reversed(upper), strict=True)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in there) + "Z"


def turns_of(story: Story, counted: int | None = None) -> list[tuple[int, int]]:
    """Where the number in the name of the phase changes, and to what: the turns, or the rounds."""
    out: list[tuple[int, int]] = []
    last = 0
    for moment in story.moments[:counted]:
        number = story.game.moment(moment.state).partition(".")[0]
        if number.isdecimal() and int(number) != last:
            last = int(number)
            out.append((moment.number, last))
    return out


def svg(review: Review, eyes: int = OPEN, width: float = 640, height: float = 200) -> str:
    """The river as a picture of its own, on white ground, for notebooks and files."""
    river = river_of(review.seen[eyes], width, height)
    left, top, right, below = 34, 30, 24, 24
    own = f"r{crc32(''.join(band.path for band in river.bands).encode()):08x}"  # several may be on one page
    return "".join(
        (
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='{-left} {-top} {width + left + right:g} "
            f"{height + top + below:g}' width='{width + left + right:g}' height='{height + top + below:g}' "
            f"font-family='system-ui, sans-serif' font-size='12' text-anchor='middle' fill='{INK}'>",
            f"<rect x='{-left}' y='{-top}' width='100%' height='100%' fill='#fff'/><defs>",
            *(
                f"<pattern id='{own}-{name}' width='7' height='7' patternUnits='userSpaceOnUse'>{drawn}</pattern>"
                for name, drawn in GRAINS.items()
            ),
            "</defs>",
            *bands_drawn(river, own),
            *scale_drawn(river, turns_of(review.story)),
            *flags_drawn(river),
            "</svg>\n",
        )
    )


def bands_drawn(river: River, own: str) -> Iterator[str]:
    """The bands; `own` begins every name that they have in the picture."""
    grains = ["", *GRAINS]
    for place, band in enumerate(river.bands):
        yield f"<defs><path id='{own}-{place}' d='{band.path}'/></defs>"
        yield f"<use href='#{own}-{place}' fill='{pigment(band)}' stroke='#fff'/>"
        if grain := grains[band.seat % len(grains)]:
            yield f"<use href='#{own}-{place}' fill='url(#{own}-{grain})'/>"
    yield f"<path d='{river.range}' fill='#fff' fill-opacity='.4'/>"
    yield f"<path d='{river.edge}' fill='none' stroke='{INK}' stroke-width='2'/>"
    for side, x in ((0, 11.0), (1, river.width + 12)):
        for band, y in zip(river.bands, letters_apart(river, side), strict=True):
            if side == 0 or band.height >= LETTER:
                yield f"<circle cx='{x:g}' cy='{y:.1f}' r='8' fill='#fff' stroke='{pigment(band)}'/>"
                yield f"<text x='{x:g}' y='{y + 4:.1f}' font-weight='700'>{seat_name(band.seat)}</text>"


def pigment(band: Band) -> str:
    return PIGMENTS[band.seat % len(PIGMENTS)]


def letters_apart(river: River, side: int, step: float = LETTER, size: float = LETTER) -> list[float]:
    """Where the letters of the bands stand, from the top down: so far from each other, and inside the river."""
    out: list[float] = []
    for band in river.bands:
        place = (band.left, band.right)[side]
        out.append(max(place, out[-1] + step if out else size / 2))
    lowest = river.height - size / 2
    for at in reversed(range(len(out))):
        out[at] = min(out[at], lowest)
        lowest = out[at] - step
    return out


def scale_drawn(river: River, turns: list[tuple[int, int]]) -> Iterator[str]:
    for value in (0, 25, 50, 75, 100):
        y = river.height * (100 - value) / 100
        yield f"<path d='M0 {y:g}H{river.width:g}' stroke='{INK}' stroke-opacity='.15'/>"
        yield f"<text x='-7' y='{y + 4:g}' text-anchor='end'>{value}</text>"
    free = 0.0
    for at, number in turns:
        if (x := river.x(at)) >= free:
            yield f"<path d='M{x:.1f} {river.height:g}v4' stroke='{INK}'/>"
            yield f"<text x='{x:.1f}' y='{river.height + 17:g}'>{number}</text>"
            free = x + 2 * LETTER


def flags_drawn(river: River) -> Iterator[str]:
    free = 0.0
    for number, place in river.flags:
        x = max(place, free)
        free = x + 22
        way = f"M{x:.1f} -6L{place:.1f} 0V{river.height:g}"
        yield f"<path d='{way}' fill='none' stroke='{INK}' stroke-dasharray='2 3'/>"
        yield f"<circle cx='{x:.1f}' cy='-16' r='10' fill='#fff' stroke='{INK}' stroke-width='1.5'/>"
        yield f"<text x='{x:.1f}' y='-12' font-weight='700'>{number}</text>"
