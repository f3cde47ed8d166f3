"""A server that is about to be stopped: no table is opened here any more.

If other servers share the database, they get its tables at once, and its people are told to come back, to them.  If it
is alone, games go on until it is stopped.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from beagle.server.cluster import GIVE_AT_ONCE, TAKE
from beagle.server.live.table import LiveTable
from beagle.server.logs import log
from beagle.server.refusing import Refused
from beagle.server.store.contract import StoreError

if TYPE_CHECKING:
    from beagle.server.table_manager import TableManager


class Draining:
    """The part of a manager that knows whether the host is emptying this server."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.on = False
        self.others: list[int] = []  # servers that have got its tables

    def must_be_off(self) -> None:
        """Refused: no table is opened here."""
        if self.on:
            raise Refused("draining")

    def must_have_tables(self) -> None:
        """Refused: other servers have the tables now."""
        if self.others:
            raise Refused("draining")

    async def set(self, on: bool) -> None:
        """Begin to empty this server, or let everything come again."""
        if on == self.on:
            return
        others = await self.alive() if on else []
        self.on, self.others = on, others
        if on:
            log.warning("the host empties this server")
        else:
            log.warning("the host lets tables come to this server again")
        if others:
            self.manager.later(self.give_all())

    async def alive(self) -> list[int]:
        """The other servers that can have tables."""
        store = self.manager.store
        return [node.number for node in await store.nodes() if node.number != store.node] if store.shared else []

    async def give_all(self) -> None:
        """A game whose clock runs goes to a server that is told to take it: its flag may fall though nobody comes."""
        tables = list(self.manager.live.values())
        for first in range(0, len(tables), GIVE_AT_ONCE):
            await asyncio.gather(*map(self.give, range(first, len(tables)), tables[first : first + GIVE_AT_ONCE]))

    async def give(self, number: int, table: LiveTable) -> None:
        id, to = table.row.id, self.others[number % len(self.others)] if self.others else 0
        clocked = table.data.clocks.runs
        await self.manager.cluster.give(id, to if clocked else 0)
        if clocked and to:
            with suppress(StoreError):
                await self.manager.store.tell_others(f"{TAKE} {to} {id}")
