"""The specimen of a game: one of its creatures at the end, to be drawn, with a Latin name."""

from __future__ import annotations

from typing import NamedTuple

from beagle.kernel.message import Message

Parts = list[tuple[str, str]]  # the kind of each path, which says how it is inked and painted, and the path


class Drawing(NamedTuple):
    """A creature that faces right, in a field from -6, -8 that is 140 wide and 100 high."""

    body: str
    behind: Parts
    skin: Parts  # inside the body: what reaches over its edge is cut off
    front: Parts
    lift: int = 0  # how much higher than usual all of this is
    ground: int = 78
    doubled: bool = False  # a dashed outline behind the body


class Specimen(NamedTuple):
    """What it is, whose, what it is called, and how it looks."""

    seat: int
    name: str
    about: Message
    drawing: Drawing


def parts(*texts: str) -> Parts:
    """Parts from texts: the kind, a space, the path."""
    split = [text.partition(" ") for text in texts]
    return [(kind, path) for kind, _, path in split]


def dot(x: float, y: float, r: float) -> str:
    """A circle as a path."""
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0Z"
