"""What an act at a table leads to, before it counts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec.structs import replace

from beagle.kernel.event import Event
from beagle.server.live.branches import Branches
from beagle.server.store.contract import Entry


@dataclass(slots=True)
class EventsTold:
    """What each viewer sees of an entry: the move as they may see it, the events, and the past that is then shown."""

    texts: list[str] = field(default_factory=list)  # by seat, the spectator's last
    events: list[Event] = field(default_factory=list)
    past: Any = None  # what the table shows of the past after this entry


class Hidden(NamedTuple):
    """How much is hidden in a position: from all seats together, and from one of them."""

    in_all: int
    from_seat: int


@dataclass(slots=True)
class Turn:
    """A move of the current line: which entry made it, and how much was hidden before it."""

    entry: int  # its index among the entries
    actor: int
    action: int
    hidden: Hidden | None = None  # not counted for moves read from the store: rarely needed
    kept: bool = False  # made by a bot that stood in for a person
    forced: bool = False  # there was no other legal answer


@dataclass
class PendingMove:
    """What an accepted act leads to.  Nothing of it counts before its entries are stored."""

    state: Any
    entries: list[Entry]
    told: list[EventsTold]
    turns: list[Turn]
    keep: int  # how much of the line before it stays
    branches: Branches | None  # those that are open after it
    undone: dict[int, list[int]] = field(default_factory=dict)  # by the number of an undo: what it took back
    joins: bool = False  # the branches that were open join the line
    untimed: list[Entry] | None = None  # its entries that no clock has been charged for; None: all

    def changes(self, moves: int) -> bool:
        """Does anything happen in a game of so many moves, or only to a seat?"""
        return self.joins or len(self.turns) > 0 or self.keep != moves

    def mark(self, check: str) -> None:
        """Store the checksum of the resulting position in the last entry."""
        self.entries[-1] = replace(self.entries[-1], mark=check)
