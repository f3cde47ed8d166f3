"""The store in one SQLite file: one thread writes, some read, and no two servers share it."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from beagle.server import limits
from beagle.server.store import forgetting, rows, tidying
from beagle.server.store.alone import Alone
from beagle.server.store.contract import (
    ChatRow,
    Claim,
    Counts,
    Entry,
    Fenced,
    NoSuchTable,
    SeatRow,
    StoreError,
    TableRow,
    Taken,
    Visitor,
)
from beagle.server.store.lock import Lock
from beagle.server.store.note import must_not_be_lost, must_not_be_moved, must_not_have_shrunk
from beagle.server.store.people import PeopleStore
from beagle.server.store.room import try_disk
from beagle.server.store.rows import Found
from beagle.server.store.schema import (
    BUSY_SECONDS,
    NAME,
    connect,
    connect_to_read,
    logs,
    make_new,
    migrate,
    store_errors,
)
from beagle.server.store.writer import Writer

READERS: Final = 2

T = TypeVar("T")


class SqliteStore(Alone, PeopleStore):
    """Implements `contract.Store`.  Reads see every write that has returned."""

    def __init__(
        self,
        folder: Path,
        busy: float = BUSY_SECONDS,
        most_visitors: int = limits.MAX_VISITORS,
        most_tables: int = limits.MAX_TABLES,
        most_entries: int = limits.ENTRIES_OF_TABLE,
    ) -> None:
        self.folder = folder
        self.path = folder / NAME
        self.busy = busy
        self.most_visitors = most_visitors
        self.most_tables = most_tables
        self.most_entries = most_entries
        self.lock = Lock(folder)
        self.writer: Writer | None = None
        self.readers: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        self.threads: ThreadPoolExecutor | None = None
        self.epochs: dict[str, int] = {}  # the newest claim to each table; the lock makes this process the only one
        self.numbers = itertools.count(1)

    async def open(self) -> None:
        """Bring the database up to date and get ready."""
        await asyncio.to_thread(self.open_now)

    def open_now(self) -> None:
        self.lock.take()
        try:
            with store_errors(self.path):
                must_not_be_lost(self.path, logs(self.path)[0])
                if not self.path.exists():
                    make_new(self.path)
                migrate(self.path)
                self.writer = Writer(connect(self.path, self.busy), self.path)
                must_not_have_shrunk(self.path, self.writer.writes)
                must_not_be_moved(self.writer.connection, str(self.folder))
                for _ in range(READERS):
                    self.readers.put(connect_to_read(self.path, self.busy))
            self.threads = ThreadPoolExecutor(READERS, "beagle-reader")
        except BaseException:
            self.close_now()
            raise

    async def close(self) -> None:
        """Finish pending work."""
        await asyncio.to_thread(self.close_now)

    def close_now(self) -> None:
        threads, self.threads = self.threads, None
        if threads is not None:
            threads.shutdown()
        while not self.readers.empty():
            self.readers.get().close()
        writer, self.writer = self.writer, None
        if writer is not None:
            writer.close()
        self.lock.give_back()

    async def write(self, job: Callable[..., T], *arguments: Any) -> T:
        if self.writer is None:
            raise StoreError(f"{self.path}: the store is closed")
        return await self.writer.write(lambda connection: job(connection, *arguments))

    async def read(self, job: Callable[..., T], *arguments: Any) -> T:
        if self.threads is None:
            raise StoreError(f"{self.path}: the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self.threads, partial(self.read_now, job, arguments))

    def read_now(self, job: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        """Everything the job reads is from the same moment."""
        connection = self.readers.get()
        try:
            with store_errors(self.path):
                connection.execute("BEGIN")
                try:
                    return job(connection, *arguments)
                finally:
                    connection.execute("COMMIT")
        finally:
            self.readers.put(connection)

    async def write_claimed(self, claim: Claim, job: Callable[..., T], *arguments: Any) -> T:
        """Write a table.  The claim is checked where writes are in one order: in the thread that writes."""

        def checked(connection: sqlite3.Connection) -> T:
            if self.epochs.get(claim.table) != claim.epoch:
                raise Fenced(f"somebody has taken table {claim.table} since")
            return job(connection, *arguments)

        return await self.write(checked)

    # Visitors

    async def add_visitor(self, visitor: Visitor) -> None:
        await self.write(rows.add_visitor, visitor, self.most_visitors)

    async def forget_person(self, visitor: str, broken: frozenset[str] = frozenset()) -> list[str] | None:
        def forget(connection: sqlite3.Connection) -> list[str] | None:
            tables = forgetting.forget_person(connection, visitor, broken)
            for id in tables or []:
                if id in self.epochs:  # what is in memory names the person
                    self.epochs[id] = next(self.numbers)
            return tables

        return await self.write(forget)

    # Tables

    async def add_table(self, table: TableRow, seats: list[SeatRow], most: int = 0) -> None:
        await self.write(rows.add_table, table, seats, self.most_tables, most)

    async def find_tables(self, where: str, *values: Any) -> list[Found]:
        return await self.read(rows.find_tables, where, values)

    async def take(self, id: str, force: bool = False) -> Taken | None:
        """It always succeeds: no other server can have the table."""
        held = id in self.epochs
        claim = Claim(id, next(self.numbers))
        self.epochs[id] = claim.epoch
        if held:  # what was being written under an older claim is written, or refused, before this is read
            await self.write(lambda connection: None)
        taken = await self.read(rows.taken, claim)
        if taken is None:
            self.epochs.pop(id, None)
            raise NoSuchTable(f"no such table: {id}")
        return taken

    async def give(self, claim: Claim, thinking: float = 0.0, to: int = 0, carried: str = "") -> None:
        if self.epochs.get(claim.table) == claim.epoch:
            self.epochs[claim.table] = next(self.numbers)

    async def look(self, id: str) -> Taken | None:
        return await self.read(rows.taken, Claim(id, 0))

    async def is_valid(self, claim: Claim) -> bool:
        return self.epochs.get(claim.table) == claim.epoch

    async def save_table(self, claim: Claim, table: TableRow, seats: list[SeatRow]) -> None:
        await self.write_claimed(claim, rows.save_table, table, seats)

    async def lobby(self, status: str, most: int, of_one: int = 0) -> list[Found]:
        return await self.read(rows.lobby, status, most, of_one)

    async def running(self) -> list[str]:
        return await self.read(rows.running)

    async def idle(self, status: str, before: float, most: int) -> list[str]:
        return await self.read(rows.idle, status, before, most)

    async def forget_table(self, id: str, before: float) -> bool:
        return await self.write(tidying.forget_table, id, before)

    # Entries

    async def append(
        self,
        claim: Claim,
        table: TableRow,
        entries: list[Entry],
        seats: list[SeatRow] | None = None,
        joined: bool = False,
    ) -> None:
        await self.write_claimed(claim, rows.append, table, entries, seats, joined, self.most_entries)

    async def append_on_branch(self, claim: Claim, table: TableRow, entries: list[Entry]) -> None:
        await self.write_claimed(claim, rows.append_on_branch, table, entries, self.most_entries)

    async def branches(self, id: str) -> list[Entry]:
        return await self.read(rows.branches, id)

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        return await self.read(rows.entries, id, after)

    async def adopt(self, claim: Claim, table: TableRow, entries: list[Entry], on_branches: list[Entry]) -> None:
        await self.write_claimed(claim, rows.adopt, table, entries, on_branches)

    async def of_older_rules(self, game: str, version: int) -> list[str]:
        return await self.read(rows.of_older_rules, game, version)

    async def pack(self, before: float, most: int) -> int:
        ids = await self.read(rows.to_pack, before, most)
        return sum([await self.write(rows.pack, id, before) for id in ids])

    # Chat

    async def add_chat(self, claim: Claim, said: ChatRow, keep: int) -> None:
        await self.write_claimed(claim, rows.add_chat, claim.table, said, keep)

    async def strike(self, claim: Claim, numbers: list[int]) -> None:
        await self.write_claimed(claim, forgetting.strike, claim.table, numbers)

    # Maintenance

    async def counts(self) -> Counts:
        return await self.read(tidying.counts)

    async def ping(self) -> None:
        """A real write that needs space, in the file and on the disk: it also fails if the disk is full."""
        await asyncio.to_thread(try_disk, self.folder)
        await self.write(rows.make_room)
        await self.write(rows.pulse, time.time())
