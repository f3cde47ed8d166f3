"""What happened, in public terms: a kind, up to four numbers, maybe one card.  The engine never writes sentences."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from beagle.kernel.cards import seen

NO_CARD: Final = -1
CARD_TYPES: Final = ("card", "tile")  # types of a part that is a card: it isn't among the numbers


class Event:
    """Emitted by a verb.  Only the card may be secret; it carries the mask of the seats that know it."""

    def __init__(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, card: i64 = NO_CARD) -> None:
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.card: i64 = card

    def seen_by(self, seat: i64) -> Event:
        """The same event as this seat sees it."""
        if self.card < 0:
            return self
        return Event(self.kind, self.a, self.b, self.c, self.d, seen(self.card, seat))

    def values(self) -> tuple[int, int, int, int, int, int]:
        return (self.kind, self.a, self.b, self.c, self.d, self.card)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"Event{self.values()}"


class Part(NamedTuple):
    """A part of an event, as a game's table of events describes it."""

    type: str
    label: str


def parts_of(fields: str) -> list[Part]:
    """The parts of an event: "seat, animal target" are a seat called "seat" and an animal called "target"."""
    words = [field.split(" ") for field in fields.split(", ") if field]
    return [Part(word[0], word[-1]) for word in words]


class Labels:
    """The labels of the numbers of each kind of event, from a game's table of events."""

    def __init__(self, events: tuple[tuple[str, str], ...]) -> None:
        self.names: list[str] = [name for name, _ in events]
        self.labels: list[list[str]] = [
            [part.label for part in parts_of(fields) if part.type not in CARD_TYPES] for _, fields in events
        ]

    def part(self, event: Event, label: str) -> i64:
        """The number with this label."""
        labels = self.labels[event.kind]
        if label not in labels:
            raise KeyError(f"the event {self.names[event.kind]} has no {label}")
        return (event.a, event.b, event.c, event.d)[labels.index(label)]
