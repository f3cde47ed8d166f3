"""The picture of a finished game, to be shared: drawn as SVG, turned into a PNG without a browser.

It is made of what everybody is told at the end: names, places, points, the specimen; and
of the river once the review is counted, which the same people may look at.  No card is in it.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from importlib.util import find_spec
from typing import Final

from beagle.server.limits import PICTURES_BYTES
from beagle.server.picture.card import HEIGHT as HEIGHT
from beagle.server.picture.card import RIVER as RIVER
from beagle.server.picture.card import WIDTH as WIDTH
from beagle.server.picture.card import Card as Card
from beagle.server.picture.card import Line as Line
from beagle.server.picture.card import drawn as drawn

PAINTER: Final = "resvg_py"  # in the extra `pictures`
Key = tuple[str, ...]


@cache
def available() -> bool:
    """Is the library installed that turns drawings into pixels?"""
    return find_spec(PAINTER) is not None


def painted(svg: str) -> bytes:
    """The drawing as a PNG.  It needs no font: its letters are paths."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, height=HEIGHT, skip_system_fonts=True))


class Pictures:
    """The last pictures that somebody wanted, so many bytes of them."""

    def __init__(self, most: int = PICTURES_BYTES) -> None:
        self.most = most
        self.bytes = 0
        self.kept: OrderedDict[Key, bytes] = OrderedDict()

    def get(self, key: Key) -> bytes | None:
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    def clear(self) -> None:
        """Forget all of them: a name in them may have been deleted."""
        self.kept.clear()
        self.bytes = 0

    def put(self, key: Key, png: bytes) -> None:
        self.bytes += len(png) - len(self.kept.pop(key, b""))
        self.kept[key] = png
        while self.bytes > self.most:
            self.bytes -= len(self.kept.popitem(last=False)[1])
