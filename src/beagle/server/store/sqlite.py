"""The store in one file of SQLite: one thread writes, some read, and no two servers share it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from beagle.server import limits
from beagle.server.store import rows, tidying
from beagle.server.store.contract import ChatRow, Counts, Entry, SeatRow, StoreError, TableRow, Visitor
from beagle.server.store.lock import Lock
from beagle.server.store.schema import BUSY_SECONDS, NAME, connect, connect_to_read, migrate, plainly
from beagle.server.store.writer import Writer

READERS: Final = 2

T = TypeVar("T")
Found = tuple[TableRow, list[SeatRow]]


class SqliteStore:
    """Fulfils `contract.Store`.  What is read is what was written before: reads see every write that has returned."""

    def __init__(
        self,
        folder: Path,
        busy: float = BUSY_SECONDS,
        most_visitors: int = limits.MOST_VISITORS,
        most_tables: int = limits.MOST_TABLES,
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

    async def open(self) -> None:
        """Bring the database up to date and be ready."""
        await asyncio.to_thread(self.open_now)

    def open_now(self) -> None:
        self.lock.take()
        try:
            with plainly(self.path):
                migrate(self.path)
                self.writer = Writer(connect(self.path, self.busy), self.path)
                for _ in range(READERS):
                    self.readers.put(connect_to_read(self.path, self.busy))
            self.threads = ThreadPoolExecutor(READERS, "beagle-reader")
        except BaseException:
            self.close_now()
            raise

    async def close(self) -> None:
        """Finish what was begun."""
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
        """All that the job reads is of one moment."""
        connection = self.readers.get()
        try:
            with plainly(self.path):
                connection.execute("BEGIN")
                try:
                    return job(connection, *arguments)
                finally:
                    connection.execute("COMMIT")
        finally:
            self.readers.put(connection)

    # Visitors

    async def add_visitor(self, visitor: Visitor) -> None:
        await self.write(rows.add_visitor, visitor, self.most_visitors)

    async def visitor(self, id: str) -> Visitor | None:
        return await self.read(rows.find_visitor, "id = ?", id)

    async def visitor_by_token(self, token: bytes) -> Visitor | None:
        return await self.read(rows.find_visitor, "id = (SELECT visitor FROM device WHERE token = ?)", token)

    async def add_device(self, visitor: str, token: bytes, at: float, keep: int) -> None:
        await self.write(rows.add_device, visitor, token, at, keep)

    async def forget_devices(self, visitor: str, but: bytes) -> None:
        await self.write(rows.forget_devices, visitor, but)

    async def visitor_by_code(self, code: bytes) -> Visitor | None:
        return await self.read(rows.find_visitor, "code = ?", code)

    async def save_visitor(self, visitor: Visitor) -> None:
        await self.write(rows.save_visitor, visitor)

    async def see_visitor(self, id: str, at: float) -> None:
        await self.write(tidying.see_visitor, id, at)

    async def old_visitors(self, before: float, most: int) -> list[str]:
        return await self.read(tidying.old_visitors, before, most)

    async def forget_visitor(self, id: str, before: float) -> bool:
        return await self.write(tidying.forget_visitor, id, before)

    # Tables

    async def add_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        await self.write(rows.add_table, table, seats, self.most_tables)

    async def table(self, id: str) -> Found | None:
        found = await self.read(rows.find_tables, "id = ?", [id])
        return found[0] if found else None

    async def save_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        await self.write(rows.save_table, table, seats)

    async def lobby(self, status: str, most: int) -> list[Found]:
        return await self.read(rows.lobby, status, most)

    async def tables_of(self, visitor: str, most: int) -> list[Found]:
        return await self.read(rows.tables_of, visitor, most)

    async def running(self) -> list[str]:
        return await self.read(rows.running)

    async def idle(self, status: str, before: float, most: int) -> list[str]:
        return await self.read(rows.idle, status, before, most)

    async def count_tables(self, owner: str) -> int:
        return await self.read(rows.count_tables, owner)

    async def forget_table(self, id: str, before: float) -> bool:
        return await self.write(tidying.forget_table, id, before)

    # Entries

    async def append(self, table: TableRow, entries: list[Entry], seats: list[SeatRow] | None = None) -> None:
        await self.write(rows.append, table, entries, seats, self.most_entries)

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        return await self.read(rows.entries, id, after)

    # Chat

    async def add_chat(self, id: str, said: ChatRow, keep: int) -> None:
        await self.write(rows.add_chat, id, said, keep)

    async def chat(self, id: str) -> list[ChatRow]:
        return await self.read(rows.chat, id)

    # Care

    async def ids(self) -> list[str]:
        return await self.read(rows.ids)

    async def counts(self) -> Counts:
        return await self.read(tidying.counts)

    async def beat(self, at: float) -> float:
        return await self.write(tidying.beat, at)

    async def ping(self) -> None:
        """A real write: a disk that is full shows here too."""
        await self.write(rows.pulse, time.time())
