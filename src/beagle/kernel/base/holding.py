"""What somebody holds, for pages that compare what a seat knew with what was true."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, runtime_checkable

from beagle.kernel.deck import Kind


class Holding(NamedTuple):
    """Cards, tokens or tiles of a seat, or of the table (NOBODY), that may be hidden from others; None: unknown."""

    seat: int
    name: str  # "hand", "climate": one of each seat
    cards: tuple[Kind | None, ...]


@runtime_checkable
class Holds(Protocol):
    """A game in which something hidden is held.  Others needn't say anything."""

    def held(self, view: Any, /) -> list[Holding]:
        """What somebody holds, or what comes next: known to this view or not."""
