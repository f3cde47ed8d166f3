"""Regular work of the server: close what nobody comes back to, delete old data, count what there is."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from beagle.server.cluster import FORGOT, Elsewhere
from beagle.server.limits import MAX_TABLES, MAX_VISITORS
from beagle.server.live.hosting import pass_on_if_away
from beagle.server.live.rematches import open_if_all_agree
from beagle.server.logs import log
from beagle.server.refusing import Refused
from beagle.server.store.contract import CLOSED, GATHERING, OVER, PLAYING, StoreError
from beagle.server.store.packing import PACK_AFTER

if TYPE_CHECKING:
    from beagle.server.table_manager import TableManager

SWEEP_SECONDS: Final = 60.0
SWEEP_TABLES: Final = 100  # closed or deleted in one sweep at most: moves wait for the disk meanwhile
COUNT_SWEEPS: Final = 30  # every so many sweeps everything stored is counted, and old visitors are looked for
NEARLY: Final = 0.9  # of the limit


class Sweeper:
    """The housekeeping of a manager.  What fails in one sweep is tried again in the next."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.task: asyncio.Task[None] | None = None
        self.sweeps = 0
        self.unreadable: set[str] = set()  # tables that can't be loaded, and are left as they are
        self.patient = 0.0  # until when nothing is closed or deleted

    async def start(self) -> None:
        with suppress(StoreError):  # a full disk is reported where something must be written
            await self.heartbeat()
            await self.count()
        self.task = asyncio.create_task(self.sweep_for_ever())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.manager.gc_policy.sweep()
            try:
                await self.sweep()
            except Exception:  # whatever it was, the next sweep may work
                log.exception("a sweep was not finished")

    async def sweep(self) -> None:
        self.drop_quiet()
        await self.turn_out()
        await self.pass_on_hosts()
        await self.heartbeat()
        if not self.patient:
            await self.close_idle()
        if self.manager.store.on_duty():
            await self.delete_and_count()
        self.sweeps += 1

    async def delete_and_count(self) -> None:
        """What one of several servers does for all."""
        if not self.patient:
            await self.forget_tables()
        await self.manager.store.pack(await self.now() - PACK_AFTER, SWEEP_TABLES)
        if self.sweeps % COUNT_SWEEPS == 0:
            if not self.patient:
                await self.forget_visitors()
            await self.count()

    async def now(self) -> float:
        """The time of day.  If there are several servers, the database's: the clock of one machine may be wrong."""
        return await self.manager.store.time() if self.manager.store.shared else self.manager.now()

    async def heartbeat(self) -> None:
        before, self.patient = self.patient, await self.manager.store.heartbeat(await self.now())
        if self.patient > before:
            log.warning("server was off or the clock jumped: nothing is deleted for a week")

    async def turn_out(self) -> None:
        """People who were banned while they were here have to leave."""
        banned = await self.manager.store.banned()
        for table in list(self.manager.live.values()) if banned else []:
            for viewer in [one for one in table.viewers if one.visitor in banned]:
                viewer.dismiss("banned")

    async def pass_on_hosts(self) -> None:
        """Where the host has been away for long, somebody who is here becomes the host."""
        for table in list(self.manager.live.values()):
            async with table.lock:
                await pass_on_if_away(table)
                if table.data.again and not table.row.rematch:
                    with suppress(Refused):  # too many tables of one owner: the next sweep tries again
                        await open_if_all_agree(table)  # somebody they waited for has left

    def drop_quiet(self) -> None:
        """From memory: tables nobody looks at and where nothing happens automatically."""
        manager = self.manager
        for table in list(manager.live.values()):
            if table.quiet() and manager.tick() - table.viewers.idle_since >= manager.settings.unload_idle:
                manager.forget(table)

    async def close_idle(self) -> None:
        """Tables nobody comes back to."""
        settings = self.manager.settings
        for status, idle in ((GATHERING, settings.gathering_idle), (PLAYING, settings.playing_idle)):
            for id in await self.some(status, idle):
                try:
                    table = await self.manager.table(id, ask=False)
                except Elsewhere:
                    continue
                except Refused:
                    self.unreadable.add(id)
                    continue
                async with table.lock:
                    if not table.viewers and table.row.status == status:
                        await table.close()

    async def forget_tables(self) -> None:
        """Delete tables that have been over for longer than they are kept."""
        keeping = self.manager.settings.keeping
        for status, kept in ((OVER, keeping.finished), (CLOSED, keeping.closed)):
            ids = await self.some(status, kept)
            before = await self.now() - kept
            gone = sum([await self.forget_table(id, before) for id in ids])
            self.manager.metrics.forgotten("finished" if status == OVER else "closed", gone)

    async def forget_table(self, id: str, before: float) -> bool:
        if id in self.manager.live:
            self.manager.forget(self.manager.live[id])
        gone = await self.manager.store.forget_table(id, before)
        if gone:
            self.forget_live(id)
            await self.manager.store.tell_others(f"{FORGOT} {id}")
        return gone

    def forget_live(self, id: str) -> None:
        """Remove it from memory, with any viewers who came while it was being deleted."""
        late = self.manager.live.get(id)
        if late is not None:
            for viewer in late.viewers:
                viewer.dismiss("no-such-table")
            self.manager.forget(late)
        for table in self.manager.live.values():
            if id in (table.row.after, table.row.rematch):
                table.ledger.unlink(id)

    async def some(self, status: str, seconds: float) -> list[str]:
        """Some tables with this status that weren't touched for so long, except those somebody is looking at."""
        passed = self.unreadable | {id for id, table in self.manager.live.items() if table.viewers}
        found = await self.manager.store.idle(status, await self.now() - seconds, SWEEP_TABLES + len(passed))
        return [id for id in found if id not in passed][:SWEEP_TABLES]

    async def forget_visitors(self) -> None:
        """Delete visitors who haven't been here for long and own nothing."""
        store, now = self.manager.store, await self.now()
        before = now - self.manager.settings.keeping.visitors
        found = await store.old_visitors(before, SWEEP_TABLES * COUNT_SWEEPS)
        gone = sum([await store.forget_visitor(id, before) for id in found])
        self.manager.metrics.forgotten("visitors", gone)
        await store.forget_reports(now - self.manager.settings.keeping.reports)

    async def count(self) -> None:
        """For the people who run the server: how much there is, and whether there is room for more."""
        counts = await self.manager.store.counts()
        self.manager.metrics.stored(counts)
        tables = sum(counts.tables.values())
        if counts.visitors > NEARLY * MAX_VISITORS or tables > NEARLY * MAX_TABLES:
            log.warning("the store is nearly full", visitors=counts.visitors, tables=tables)
