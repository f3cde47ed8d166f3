"""What the table shows of the past: the row from which the tile in hand was taken.  No rule asks for it."""

from __future__ import annotations

from beagle.kernel.data import EventData


def recall(row: int | None, event: EventData) -> int | None:
    """The row after one more event, from 1; None if no tile is in hand."""
    if event.event == "taken":
        return event.number("row")
    return None if event.event == "placed" else row
