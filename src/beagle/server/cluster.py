"""One server among several on the same database: how it gets tables, gives them away, and what it does if its lease is
lost.  A server that is alone runs the same code, and nobody ever asks it for anything.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from beagle.games import GAMES
from beagle.server.live import carrying
from beagle.server.live.table import LiveTable
from beagle.server.logs import log
from beagle.server.refusing import Refused
from beagle.server.store.contract import Store, StoreError, Taken

if TYPE_CHECKING:
    from beagle.server.table_manager import TableManager

WATCH_SECONDS: Final = 0.1
ADOPT_SECONDS: Final = 1.0
ADOPT_TABLES: Final = 20  # at a time, so that several servers share them
ASK_SECONDS: Final = 0.02  # how often a table that was asked for is tried
FORCE_SECONDS: Final = 1.0  # until a table that isn't given is taken by force
GIVE_AT_ONCE: Final = 50

# What servers say to each other.
GIVE: Final = "give"  # the owner, the table, and who wants it
GONE: Final = "gone"  # the former owner, the table, and the epoch of the server that took it
CUT_OFF: Final = "cut"  # a visitor, and the device that stays
OFF: Final = "off"  # a visitor, and from when until when they have days off
NO_DEVICE: Final = "-"
CUT_OFF_ONE: Final = "cut-one"  # a visitor, and the device that goes
FORGOT: Final = "forgot"  # a table that was deleted
ERASED: Final = "erased"  # a visitor who was deleted
ANNOUNCED: Final = "announced"  # what the host says to everybody
TAKE: Final = "take"  # who gets a table from a server that is emptied, and the table
ENDED: Final = "ended"  # said by the own store: the lease or the connection is lost


class Elsewhere(Refused):
    """Another server that is alive has this table."""

    def __init__(self) -> None:
        super().__init__("busy")


class Cluster:
    """The part of a manager that knows of other servers."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.wanted: set[str] = set()  # tables that somebody here waits for: another server is asked for them
        self.snatched: dict[str, int] = {}  # tables that another server has taken while they are loaded: the epoch
        self.watching: asyncio.Task[None] | None = None

    @property
    def store(self) -> Store:
        return self.manager.store

    def start(self) -> None:
        self.manager.metrics.watch_lease(self.store.lease_left)
        if self.store.shared:
            self.store.hear = self.hear
            self.store.knows = knows
            self.watching = asyncio.create_task(self.watch())

    async def stop(self) -> None:
        """Give everything away.  Games whose clock runs stay with this server, which is gone: others look for those."""
        if self.watching is not None:
            self.watching.cancel()
            tables = list(self.manager.live.values())
            for first in range(0, len(tables), GIVE_AT_ONCE):
                await asyncio.gather(*map(self.leave, tables[first : first + GIVE_AT_ONCE]))

    async def leave(self, table: LiveTable) -> None:
        await self.give(table.row.id, self.store.node if table.data.clocks.runs else 0)

    # Getting tables

    async def take(self, id: str) -> Taken:
        """Take a table.  If somebody here waits for it, its owner is asked, and after a while it is taken by force."""
        start = time.monotonic()
        taken, how = await self.store.take(id), "free" if id in self.wanted else "adopted"
        if taken is None and id in self.wanted:
            await self.store.ask_for(id)
            while taken is None and time.monotonic() - start < FORCE_SECONDS:
                await asyncio.sleep(ASK_SECONDS)
                taken, how = await self.store.take(id), "given"
            if taken is None:
                log.warning("a table was taken by force")
                taken, how = await self.store.take(id, force=True), "forced"
        if taken is None:
            raise Elsewhere
        self.manager.metrics.took(how, time.monotonic() - start)
        return taken

    async def refresh(self, id: str) -> None:
        """If somebody else has taken this table since, what is in memory is dropped: a newcomer must not see it, nor be
        answered by it."""
        table = self.manager.live.get(id)
        if table is not None and self.store.shared and not await self.store.is_valid(table.data.claim):
            self.lose(table, "forced")

    async def watch(self) -> None:
        """Notice a lost lease, and take over what nobody has."""
        adopted = time.monotonic()
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            if self.store.node and self.store.lease_left() <= 0:
                log.warning("the lease of this server has run out")
                self.lose_all()
                self.store.abandon()
            elif time.monotonic() - adopted >= ADOPT_SECONDS:
                await self.adopt()
                adopted = time.monotonic()

    async def adopt(self) -> None:
        if self.manager.draining.on:
            return
        with suppress(StoreError):
            for id in await self.store.orphans(ADOPT_TABLES):
                with suppress(Refused):
                    await self.manager.table(id, ask=False)

    # Losing tables

    def hear(self, text: str) -> None:
        """What another server says, or the own store."""
        match text.split():
            case [word] if word == ENDED:
                self.lose_all()
            case [word, owner, id, asker] if word == GIVE and owner == str(self.store.node) and asker.isdigit():
                self.manager.later(self.give(id, int(asker)))
            case [word, _, id, epoch] if word == GONE and epoch.isdigit():
                self.gone(id, int(epoch))
            case [word, visitor, device, *_] if word == CUT_OFF:
                with suppress(ValueError):
                    self.manager.hang_up(visitor, b"" if device == NO_DEVICE else bytes.fromhex(device))
            case [word, visitor, device, *_] if word == CUT_OFF_ONE:
                with suppress(ValueError):
                    self.manager.hang_up_device(visitor, bytes.fromhex(device))
            case [word, visitor, first, until, *_] if word == OFF:
                with suppress(ValueError):
                    self.manager.watching.rest(visitor, float(first), float(until))
            case [word, to, id, *_] if word == TAKE and to == str(self.store.node):
                self.manager.later(self.manager.load_again(id))
            case [word, packed, *_] if word == ANNOUNCED:
                self.manager.announcer.hear(packed)
            case [word, visitor, *_] if word == ERASED:
                self.forget_person(visitor)
            case [word, id, *_] if word == FORGOT:
                self.manager.sweeper.forget_live(id)

    def gone(self, id: str, epoch: int) -> None:
        """Another server has taken this table.  While it is loaded here, nobody knows yet which claim is the newer."""
        table = self.manager.live.get(id)
        if table is not None and table.data.claim.epoch < epoch:
            self.lose(table, "forced")
        elif id in self.manager.loading:
            self.snatched[id] = max(epoch, self.snatched.get(id, 0))

    def is_snatched(self, table: LiveTable) -> bool:
        """Has another server taken it since it was taken here?"""
        return table.data.claim.epoch < self.snatched.get(table.row.id, 0)

    async def give(self, id: str, to: int) -> None:
        """Everything that was begun at this table is finished first.  Its people come back, to its new server."""
        table = self.manager.live.get(id)
        if table is None:
            return
        async with table.lock:
            if self.manager.live.get(id) is table:
                with suppress(StoreError):  # the one that wants it takes it by force
                    thinking = table.data.thinking(table.time.tick())
                    await self.store.give(table.data.claim, thinking, to, carrying.pack(table))
                self.manager.metrics.gave()
                self.manager.drop(table)

    def lose(self, table: LiveTable, why: str) -> None:
        self.manager.metrics.lost(why)
        self.manager.drop(table)

    def forget_person(self, visitor: str) -> None:
        """This visitor was deleted: tables in memory that know them are loaded again, and so are pictures."""
        self.manager.pictures.clear()
        for table in list(self.manager.live.values()):
            theirs = [table.row.owner, *(seat.visitor for seat in table.seats)]
            if visitor in [*theirs, *(line.visitor for line in table.data.chat)]:
                table.lose()

    def lose_all(self) -> None:
        for table in list(self.manager.live.values()):
            self.lose(table, "lease")


def knows(game: str, version: int) -> bool:
    """While servers are updated one after another, an older one leaves tables alone that a newer one has had."""
    return game not in GAMES or version <= GAMES[game].version
