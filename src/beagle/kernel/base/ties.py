"""The places of all seats at the end, and what put one before another that has as many points."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, runtime_checkable

from beagle.kernel.message import Message


class Below(NamedTuple):
    """A seat that doesn't win, and comes before another that has as many points."""

    points: int
    best: int  # how much of the tiebreaker it has …
    next: int  # … and the other one, who has the most of those behind it
    before: int  # the seat of the other one


class Rank(NamedTuple):
    """The place of a seat; equal in everything is equal in place."""

    place: int
    tie: Message | None  # why it is before others with as many points; None if none are, or if it wins


@runtime_checkable
class RanksAll(Protocol):
    """A game in which the same decides between all who tie.  In others, only winners are before others."""

    def ranks(self, state: Any, /) -> list[Rank]:
        """For each seat of a finished game."""


def place_of(standings: list[tuple[int, int]], seat: int) -> int:
    return 1 + sum(other > standings[seat] for other in standings)


def below_of(standings: list[tuple[int, int]], seat: int) -> Below | None:
    """What puts a seat before another with as many points; None if it wins, or nothing does."""
    points, best = standings[seat]
    behind = [(second, -other) for other, (same, second) in enumerate(standings) if same == points and second < best]
    if not behind or standings[seat] == max(standings):
        return None
    next, other = max(behind)
    return Below(points, best, next, -other)
