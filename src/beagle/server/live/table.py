"""A live table, made of four parts.  Every change holds its lock.

`viewers` are who looks and what they are sent; `ledger` is every change, stored before it counts; `taking_back` is the
undo that was asked for; `automatic` is what happens by itself.  They share `data`, the values of the table, and know of
the server only what `Outside` says.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Literal, Protocol

from beagle.server.buckets import Limits
from beagle.server.live import outside
from beagle.server.live.advice import Advice
from beagle.server.live.automatic import Automatic
from beagle.server.live.data import TableData
from beagle.server.live.history import History
from beagle.server.live.ledger import Ledger
from beagle.server.live.proposals import Proposals
from beagle.server.live.taking_back import TakingBack
from beagle.server.live.viewer import NO_EYES, Viewer
from beagle.server.live.viewers import Viewers
from beagle.server.store.contract import OVER, PLAYING, SeatRow, TableRow, Taken
from beagle.server.wire import OwnLink


class Outside(outside.Storage, outside.Thinking, Protocol):
    """The server around a table: besides storing and thinking, the time, the other tables and the people."""

    limits: Limits

    def now(self) -> float: ...

    def tick(self) -> float: ...

    def delay(self, between: tuple[float, float]) -> float: ...

    async def name_of(self, visitor: str) -> str: ...

    def check_level(self, bot: str, game: str, ruleset: str, seats: int) -> None: ...

    async def make_seat(self, number: int, kind: str, bot: str, name: str, visitor: str) -> tuple[SeatRow, str]: ...

    async def table(self, id: str) -> LiveTable: ...

    async def add_table(self, row: TableRow, seats: list[SeatRow]) -> LiveTable: ...

    def viewers_of(self, visitor: str) -> Iterable[tuple[LiveTable, Viewer]]: ...

    def lose(self, table: LiveTable) -> None: ...

    def watch(self, table: LiveTable) -> None: ...

    def ended(self, table: LiveTable) -> None:
        """Its game has just come to its end."""


class LiveTable:
    """One table in memory."""

    def __init__(self, outside_it: Outside, taken: Taken) -> None:
        self.outside = outside_it
        self.lock = asyncio.Lock()
        self.data = TableData(taken.claim, taken.row, taken.seats, taken.owner_name, taken.chat)
        self.time = outside.Time(lambda: outside_it.now(), outside_it.tick, lambda about: outside_it.delay(about))
        self.viewers = Viewers(self.data, self.time, outside_it, lambda: outside_it.watch(self))
        self.taking_back = TakingBack(self.data, self.viewers, self.time)
        self.ledger = Ledger(
            self.data, self.viewers, self.taking_back, self.time, outside_it, self.lose, self.expect_next
        )
        self.automatic = Automatic(self.data, self.viewers, self.ledger, self.time, outside_it, self.lock, self.close)
        self.proposals = Proposals(self.data)
        self.advice = Advice(self.data, outside_it)
        self.playing = taken.row.status == PLAYING
        self.gone = False  # it has left the memory: nothing is answered by what was known here
        self.first: Literal["", "lot", "next"] = ""  # how somebody wants the first player of a rematch to be chosen
        self.links: dict[int, str] = {}  # of a rematch that was just opened, by the seats of the previous game

    @property
    def row(self) -> TableRow:
        return self.data.row

    @property
    def seats(self) -> list[SeatRow]:
        return self.data.seats

    @property
    def history(self) -> History | None:
        return self.data.history

    @property
    def n(self) -> int:
        return self.data.n

    def game_so_far(self) -> History:
        """The game, which must have started."""
        return self.data.game_so_far()

    async def join(self, viewer: Viewer, since: int, own: list[OwnLink] | None = None) -> None:
        """From now on this viewer is sent everything.  Bots that nobody watched play on."""
        await self.viewers.prepare({viewer.eyes})
        waited = self.automatic.is_abandoned()  # somebody may have left meanwhile
        self.viewers.join(viewer, since, own)
        if waited:
            self.expect_next()

    def first_eyes(self, mine: list[int]) -> int:
        """The viewer's own seat.  If several players share a device, no cards are shown until one of them asks."""
        return mine[0] if len(mine) == 1 else NO_EYES

    def expect_next(self) -> None:
        if self.playing and self.row.status == OVER:
            self.outside.ended(self)
        self.playing = self.row.status == PLAYING
        self.automatic.expect_next()
        self.outside.watch(self)

    async def close(self) -> None:
        """Close it before its end."""
        await self.ledger.close()
        self.stop()
        self.viewers.tell_change()

    def lose(self) -> None:
        """What is in memory can't be trusted: everybody who looks comes back and is shown what is stored."""
        self.outside.lose(self)
        for viewer in self.viewers:
            viewer.come_back()

    def quiet(self) -> bool:
        """Does nobody look, and does nothing happen?  Then it can be dropped from memory."""
        return not self.viewers and not self.automatic.expected and not self.lock.locked()

    def stop(self) -> None:
        """What would have happened by itself happens after the next start."""
        self.automatic.stop()
        self.advice.close()
