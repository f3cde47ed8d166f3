"""Cards and who knows them.  A card is one int: its type, and one bit for each seat that knows it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

UNKNOWN: Final = 255  # the type of a card that the viewer may not know
SPECTATOR: Final = 15  # not a real seat: it knows only what is public
WHOLE: Final = -9  # not a seat either: it sees every card, for writing a position down
PUBLIC: Final = 0xFFFF  # the mask of a face-up card


def card(type: i64, known: i64 = 0) -> i64:
    """A card of this type, known to the seats of this mask."""
    return type | known << 8


def type_of(c: i64) -> i64:
    return c & 255


def known_to(c: i64) -> i64:
    """The mask of the seats that know this card."""
    return c >> 8


def knows(c: i64, seat: i64) -> bool:
    return (c >> (8 + seat) & 1) != 0


def shown(c: i64, seats: i64) -> i64:
    """The card, now also known to these seats (a mask)."""
    return c | seats << 8


def seen(c: i64, seat: i64) -> i64:
    """The card as this seat sees it: the mask stays, the type may be hidden."""
    return c if c >> (8 + seat) & 1 else c | UNKNOWN


def bit(n: i64) -> i64:
    """The mask of one seat, or of one trait."""
    one = n - n + 1  # in compiled code a literal 1 would be a 32-bit C int, and higher bits would be lost
    return one << n
