"""What the parts of a table need from the server around it.  None of them knows who provides it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from beagle.server.config import Settings
from beagle.server.heavy import Lane
from beagle.server.metrics import Metrics
from beagle.server.pace import Pace
from beagle.server.store.contract import Claim, Entry, SeatRow, Store, TableRow
from beagle.server.worker import HintFound


@dataclass
class Time:
    """The time of day, the time that clocks measure, and how long something takes that takes about so long."""

    now: Callable[[], float]
    tick: Callable[[], float]
    delay: Callable[[tuple[float, float]], float]


class Lanes(Protocol):
    """Where work is done that would hold up the loop."""

    reading: Lane  # games from the store
    thinking: Lane  # what tables need to go on


class Storage(Lanes, Protocol):
    """Where a table is stored."""

    store: Store
    metrics: Metrics

    async def append(
        self, claim: Claim, row: TableRow, entries: list[Entry], seats: list[SeatRow] | None, joined: bool = False
    ) -> None: ...

    async def append_on_branch(self, claim: Claim, row: TableRow, entries: list[Entry]) -> None: ...


class Thinking(Lanes, Protocol):
    """Who thinks for bots, and how fast they answer."""

    settings: Settings
    metrics: Metrics
    pace: Pace

    async def think(
        self, bot: str, row: TableRow, seat: int, view: str, moves: list[str], memory: Sequence[int] = ()
    ) -> str | None: ...

    async def advise(
        self, game: str, ruleset: str, seat: int, view: str, moves: list[str], owner: str, table: str, memory: list[int]
    ) -> HintFound | None: ...
