"""The plain table: what a page shows of a game that has no drawing of its own.

A table consists of areas, each with a title and things in it.  An area belongs to a seat or to everybody.  A thing can
be touched if it has a name for that, the same that `touches` uses.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypedDict

from beagle.kernel.message import Argument, Message, Piece, Seat

EVERYBODY: Final = -1  # the seat of an area that belongs to nobody


class Thing(NamedTuple):
    """One thing on the table, in words: a card, a die, a heap."""

    words: Message
    touch: str = ""  # its name among the touches; empty: nothing can be done with it
    hidden: bool = False  # it lies face down for the reader


class Area(NamedTuple):
    """Things that lie together.  An empty one is shown too: where nothing lies says something."""

    title: Message
    things: list[Thing]
    seat: int = EVERYBODY


class WordsPicture(TypedDict):
    """A text to say, as a key and arguments."""

    key: str
    args: dict[str, str | int | WordsPicture | SeatPicture | PiecePicture]


class SeatPicture(TypedDict):
    """A seat in a text: a page puts a person's name there."""

    seat: int


class PiecePicture(TypedDict):
    """A piece in a text, by its letter: a page puts its name there."""

    piece: str


class ThingPicture(TypedDict):
    """One thing on the table."""

    words: WordsPicture
    touch: str  # empty: nothing can be done with it
    hidden: bool  # it lies face down for the reader


class AreaPicture(TypedDict):
    """Things that lie together."""

    title: WordsPicture
    things: list[ThingPicture]
    seat: int  # -1: it belongs to everybody


class Picture(TypedDict):
    """A plain table."""

    title: WordsPicture
    headline: WordsPicture  # where the game is
    areas: list[AreaPicture]
    lines: list[str]  # the position as text, for a game that names no areas


def picture_of(title: Message, headline: Message, areas: list[Area], text: str) -> Picture:
    """The picture of these areas; of the text if there are none."""
    return {
        "title": as_data(title),
        "headline": as_data(headline),
        "areas": [
            {
                "title": as_data(area.title),
                "things": [
                    {"words": as_data(thing.words), "touch": thing.touch, "hidden": thing.hidden}
                    for thing in area.things
                ],
                "seat": area.seat,
            }
            for area in areas
        ],
        "lines": [] if areas else text.splitlines(),
    }


def as_data(message: Message) -> WordsPicture:
    """A message as plain data."""
    return {"key": message.key, "args": {name: argument(value) for name, value in message.args.items()}}


def argument(value: Argument) -> Any:
    if isinstance(value, Message):
        return as_data(value)
    if isinstance(value, Piece):
        return {"piece": value.letter}
    return {"seat": value.number} if isinstance(value, Seat) else value
