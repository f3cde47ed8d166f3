"""What happened, what can be chosen and what would follow, as plain data: for pages and programs, beside the words.

Data are names and numbers, never the key of a message: a seat is its number, an animal its letter, a cell its hex
name, and a card, a trait or a place the name that the notation uses.  A card that the reader may not know is None.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from beagle.kernel.cards import UNKNOWN, type_of
from beagle.kernel.event import CARD_TYPES, Event, parts_of
from beagle.kernel.hexes import hex_name
from beagle.kernel.message import Argument, Message, Piece, Seat
from beagle.kernel.text import piece_name

Plain = str | int | bool | list[Any] | None


class EventData(NamedTuple):
    """An event: its name in the game's table of events, and its parts by label."""

    event: str
    args: dict[str, Plain]

    def number(self, label: str) -> int:
        """A part that is a number."""
        value = self.args[label]
        assert isinstance(value, int), label
        return value

    def text(self, label: str) -> str:
        """A part that is a name."""
        value = self.args[label]
        assert isinstance(value, str), label
        return value


class MoveData(NamedTuple):
    """An option: what kind of move it is, and the facts about it that neither its text nor its touches say."""

    kind: str
    args: dict[str, Plain]


class Outcome(NamedTuple):
    """One thing that an option would lead to: its name, the facts, and the words."""

    name: str
    args: dict[str, Plain]
    words: Message


class Shortcut(NamedTuple):
    """Several moves as one decision, and the words for it."""

    actions: list[int]
    words: Message


class PartType(NamedTuple):
    """A type of an event's parts: how a number is told as data and in words."""

    data: Callable[[int], Plain]
    words: Callable[[str, int], dict[str, Argument]]  # for the label and the number
    text: bool = True  # the data are text, otherwise a number
    names: tuple[str, ...] = ()  # the texts that there are, if they can be listed


class EventPart(NamedTuple):
    """A part of an event: what it is called, and its type, which has a name too."""

    label: str
    of: str
    type: PartType

    @property
    def is_card(self) -> bool:
        """Is it the card of the event, which a reader may not know?"""
        return self.of in CARD_TYPES


def named(names: tuple[str, ...], words: Callable[[int], Argument]) -> PartType:
    """A type with a name for every number."""
    return PartType(lambda value: names[value], lambda label, value: {label: words(value)}, names=names)


def as_int(value: int) -> int:
    return int(value)


SEAT: Final = PartType(as_int, lambda label, value: {label: Seat(value)}, text=False)
NUMBER: Final = PartType(as_int, lambda label, value: {label: value}, text=False)
ANIMAL: Final = PartType(piece_name, lambda label, value: {label: Piece(piece_name(value))})
CELL: Final = PartType(hex_name, lambda label, value: {label: hex_name(value)})


class EventTable:
    """All events of a game.  A row has the name of an event and its parts, each as `TYPE LABEL` or `TYPE`."""

    def __init__(self, rows: tuple[tuple[str, str], ...], types: dict[str, PartType], prefix: str) -> None:
        self.prefix: str = prefix  # of the messages
        self.rows: list[tuple[str, list[EventPart]]] = [
            (name, [EventPart(label, of, types[of]) for of, label in parts_of(fields)]) for name, fields in rows
        ]

    def data(self, event: Event) -> EventData:
        """The event as data."""
        name, parts = self.rows[event.kind]
        values: list[int] = [event.a, event.b, event.c, event.d]
        args: dict[str, Plain] = {}
        for part in parts:
            if part.is_card:
                args[part.label] = None if type_of(event.card) == UNKNOWN else part.type.data(type_of(event.card))
            else:
                args[part.label] = part.type.data(values.pop(0))
        return EventData(name, args)

    def tell(self, event: Event) -> Message:
        """The log line for the event."""
        name, parts = self.rows[event.kind]
        values: list[int] = [event.a, event.b, event.c, event.d]
        args: dict[str, Argument] = {}
        for part in parts:
            value = type_of(event.card) if part.is_card else values.pop(0)
            args.update(part.type.words(part.label, value))
        return Message(f"{self.prefix}{name}", args)
