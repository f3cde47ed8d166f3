"""The river in the picture: the paths of `beagle.review.river`, in the colours of a light page."""

from __future__ import annotations

from typing import Final

from beagle.review.river import GRAINS, River, letters_apart
from beagle.server.picture.creature import COLOURS, SEATS, mixed
from beagle.server.picture.marks import seat_mark

SHARE: Final = 58  # hundredths of the seat's pigment in its band, as on pages
MARK: Final = 22.0
SMALL: Final = 18.0  # where there are many
ONE_COLUMN: Final = 4  # with more seats than this, the marks stand in two columns
LEAST: Final = 0.09  # a smaller part has no mark at its end
CARD, INK = COLOURS["card"], COLOURS["ink"]


def flow(river: River, x: float, y: float) -> str:
    """The river with its upper left corner here.  The lowest band is the seat that looks."""
    parts = [
        f'<pattern id="{name}" width="7" height="7" patternUnits="userSpaceOnUse">{drawn}</pattern>'
        for name, drawn in GRAINS.items()
    ]
    names = ["", *GRAINS]
    for band in river.bands:
        pigment = mixed(SEATS[band.seat % len(SEATS)], CARD, SHARE)
        parts.append(f'<path fill="{pigment}" d="{band.path}"/>')
        if grain := names[band.seat % len(names)]:
            parts.append(f'<path fill="url(#{grain})" d="{band.path}"/>')
    parts += [f'<path fill="none" stroke="{CARD}" stroke-width="1.6" d="{band.edge}"/>' for band in river.bands]
    parts.append(f'<path fill="{CARD}" opacity="0.42" d="{river.range}"/>')
    parts.append(f'<path fill="none" stroke="{INK}" stroke-width="2.4" d="{river.edge}"/>')
    return f'<g transform="translate({x:g} {y:g})">{"".join(parts)}{marks(river)}</g>'


def marks(river: River) -> str:
    """All seats at the left; at the right those that have a part of the end."""
    columns, size = (1, MARK) if len(river.bands) <= ONE_COLUMN else (2, SMALL)
    begins = letters_apart(river, 0, size / columns, size)
    out = [
        seat_mark(band.seat, 4 + place % columns * (size + 2), y - size / 2, size, CARD)
        for place, (band, y) in enumerate(zip(river.bands, begins, strict=True))
    ]
    for band, y in zip(river.bands, letters_apart(river, 1, MARK, MARK), strict=True):
        if band.height > LEAST * river.height:
            out.append(seat_mark(band.seat, river.width + 8, y - MARK / 2, MARK))
    return "".join(out)
