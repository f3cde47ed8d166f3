"""A store while its database fails: for the tests, and for hours in ./run soak --only store.

People append at several tables.  What each was told is kept: acknowledged, refused, or nothing, in which case they look
at the table again, as a page does.  In the end all of it is compared with what is stored.
"""

from __future__ import annotations

import asyncio
import random
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from beagle.server.store.contract import Claim, Conflict, Entry, InDoubt, Store, StoreError
from beagle.server.store.postgres.store import PostgresStore
from beagle.server.store.sqlite import SqliteStore
from tests.server.stores import entry, grown, seats, table
from tests.support.cluster import Cluster

TABLES = 4
MOVES = 6  # acknowledged at each table between two faults, at least
LARGE = random.Random(1).randbytes(6000).hex()  # does not fit into a disk that is nearly full


@dataclass
class History:
    """What the people of one table were told."""

    id: str
    acknowledged: dict[str, int] = field(default_factory=dict)  # client ids, and the number of their entry
    refused: set[str] = field(default_factory=set)
    doubts: int = 0  # how often nobody was told anything


def wrong(history: History, stored: list[Entry]) -> Iterator[str]:
    """Everything that can't be, in words."""
    if [one.n for one in stored] != list(range(1, len(stored) + 1)):
        yield f"{history.id}: the entries are numbered {[one.n for one in stored]}"
    there = {one.client: one.n for one in stored}
    for client, times in Counter(one.client for one in stored).items():
        if times > 1:
            yield f"{history.id}: {client} was done {times} times"
    for client, n in history.acknowledged.items():
        if there.get(client) != n:
            yield f"{history.id}: {client} was acknowledged as {n}, it is {there.get(client, 'lost')}"
    for client in history.refused & there.keys():
        yield f"{history.id}: {client} was refused, and is there as {there[client]}"
    for client in there.keys() - history.acknowledged.keys():
        yield f"{history.id}: {client} is there, and nobody was told"


class Table:
    """Somebody who appends at one table, as a server does: it takes the table again whenever it is in doubt."""

    def __init__(self, store: Store, id: str, rng: random.Random) -> None:
        self.store = store
        self.rng = rng
        self.told = History(id)
        self.claim: Claim | None = None
        self.n = 0
        self.made = 0
        self.pending = ""  # sent, and nobody knows whether it was done
        self.text = "+swimming"

    async def one(self) -> None:
        """One more intent, or the one that is pending once more."""
        try:
            if self.claim is None:
                await self.take()
            if not self.pending:
                self.made += 1
                self.pending = f"{self.told.id}.{self.made}"
            await self.append(self.pending)
        except (InDoubt, Conflict) as error:
            self.told.doubts += isinstance(error, InDoubt)
            self.claim = None
        except StoreError:
            await asyncio.sleep(0.02)

    async def take(self) -> None:
        taken = await self.store.take(self.told.id, force=True)
        assert taken is not None
        self.claim, self.n = taken.claim, len(taken.entries)
        found = [one.n for one in taken.entries if one.client == self.pending]
        if self.pending and found:
            self.acknowledge(found[0])

    async def append(self, client: str) -> None:
        assert self.claim is not None
        n = self.n + 1
        row = grown(table(self.told.id), n, touched=float(n), **self.cold())
        try:
            await self.store.append(self.claim, row, [entry(n, client=client, text=self.text)])
        except InDoubt:
            raise
        except StoreError:  # people are told that it doesn't count
            self.told.refused.add(client)
            self.pending = ""
            raise
        self.n = n
        self.acknowledge(n)

    def cold(self) -> dict[str, str]:
        """Now and then more than the game changes: that is another way to write."""
        return {"result": str(self.made)} if self.made % 5 == 0 else {}

    def acknowledge(self, n: int) -> None:
        self.told.acknowledged[self.pending] = n
        self.pending = ""


@dataclass
class Report:
    """What came of it."""

    rounds: int = 0
    acknowledged: int = 0
    refused: int = 0
    doubts: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        told = f"acknowledged: {self.acknowledged}, refused: {self.refused}, in doubt: {self.doubts}"
        return f"rounds: {self.rounds}, {told}"


class Wire:
    """A way to the database that can lose the answer to a commit: of a transaction, or of a group of appends."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.loses = threading.Event()
        self.held = threading.Event()  # nothing gets through, and nobody is told
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.own_port = int(self.listening.getsockname()[1])
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self.listening.accept()
                try:
                    there = socket.create_connection(("127.0.0.1", self.port))
                except OSError:  # the database is down
                    here.close()
                    continue
                appends = threading.Event()
                for ends in ((here, there, appends, False), (there, here, appends, True)):
                    threading.Thread(target=self.carry, args=ends, daemon=True).start()

    def carry(
        self, source: socket.socket, target: socket.socket, appends: threading.Event, of_the_database: bool
    ) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if not of_the_database and b"enable_hashjoin" in data:  # only the connection that appends says so
                    appends.set()
                elif of_the_database and self.loses.is_set() and is_commit(data, appends.is_set()):
                    self.loses.clear()
                    break
                while self.held.is_set():
                    time.sleep(0.01)
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def close(self) -> None:
        self.listening.close()


def is_commit(answer: bytes, appends: bool) -> bool:
    """Does this answer say that something was committed?  It ends with `ready`, and no transaction is open."""
    return answer[-6:] == b"Z\x00\x00\x00\x05I" and (b"COMMIT\x00" in answer or (appends and b"SELECT " in answer))


class Faults:
    """What can go wrong with a database, each as a thing that happens while people append."""

    def __init__(self, cluster: Cluster, rng: random.Random) -> None:
        self.cluster = cluster
        self.rng = rng
        self.wire = Wire(cluster.port)

    def crash(self) -> None:
        """All processes of PostgreSQL end at once, and it starts again."""
        self.cluster.crash()
        self.cluster.start()

    def restart(self) -> None:
        """It is stopped as an operator does it, which ends all sessions, and starts again."""
        self.cluster.restart()

    def sessions(self) -> None:
        self.cluster.end_sessions()

    def lost_answer(self) -> None:
        """The next answer to anything is lost."""
        self.wire.loses.set()

    def full(self) -> None:
        """No file can grow any more, for a moment."""
        self.cluster.limit_files(self.cluster.largest_file() + 8192)

    def room(self) -> None:
        self.cluster.limit_files(None)

    def close(self) -> None:
        self.wire.close()


class FullFile:
    """No room for a file of SQLite, for a moment: its pages are counted, or the system lets no file grow."""

    def __init__(self, store: SqliteStore, rng: random.Random) -> None:
        self.store = store
        self.rng = rng

    def full(self) -> None:
        largest = max(file.stat().st_size for file in self.store.folder.iterdir())
        if self.rng.random() < 0.5:
            limit_own_files(largest + 4096)  # a commit fails in the middle
        else:
            self.limit_pages(self.store.path.stat().st_size // 4096)

    def room(self) -> None:
        limit_own_files(None)
        self.limit_pages(1_000_000)

    close = room

    def limit_pages(self, most: int) -> None:
        assert self.store.writer is not None
        self.store.writer.connection.execute(f"PRAGMA max_page_count = {most}")


def limit_own_files(most: int | None) -> None:
    """No file that this process writes may become larger: Python ignores the signal, and writing fails."""
    if sys.platform != "win32":
        import resource  # here: Windows has none

        hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard if most is None else most, hard))


NAMES = ("crash", "restart", "sessions", "lost_answer", "full")


class Trial:
    """Rounds of one fault."""

    faults: Faults | FullFile
    store: Store

    def __init__(
        self, cluster: Cluster | Path, name: str, seed: int, kind: type[PostgresStore] = PostgresStore
    ) -> None:
        self.rng = random.Random(seed)
        self.name = name
        if isinstance(cluster, Path):
            self.store = store = SqliteStore(cluster)
            self.faults = FullFile(store, self.rng)
        else:
            self.faults = faults = Faults(cluster, self.rng)
            address = cluster.database(f"{name} {seed} {kind.__name__}")
            if name == "lost_answer":
                address = address.replace(f":{cluster.port}/", f":{faults.wire.own_port}/")
            self.store = kind(address)
        self.report = Report()
        self.happening = False  # people play on until the fault is over

    async def run(self, rounds: int, said: Callable[[Report], None]) -> Report:
        await self.store.open()
        try:
            tables = [Table(self.store, f"t{number}", self.rng) for number in range(TABLES)]
            for one in tables:
                await self.store.add_table(table(one.told.id), seats())
            for _ in range(rounds):
                await self.round(tables)
                said(self.report)
            for one in tables:
                await self.settle(one)
                self.report.wrong += wrong(one.told, await self.store.entries(one.told.id))
        finally:
            self.faults.close()
            await self.store.close()
        return self.report

    async def round(self, tables: list[Table]) -> None:
        self.happening = True
        wanted = [len(one.told.acknowledged) + MOVES for one in tables]
        playing = asyncio.gather(*(self.play(*both) for both in zip(tables, wanted, strict=True)))
        await asyncio.sleep(self.rng.uniform(0, 0.03))
        for one in tables:
            one.text = LARGE if self.name == "full" else one.text
        await asyncio.to_thread(getattr(self.faults, self.name))
        if self.name == "full":
            refused = sum(len(one.told.refused) for one in tables)
            while sum(len(one.told.refused) for one in tables) == refused:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(self.faults.room)
        self.happening = False
        await playing
        self.report.rounds += 1
        self.report.acknowledged = sum(len(one.told.acknowledged) for one in tables)
        self.report.refused = sum(len(one.told.refused) for one in tables)
        self.report.doubts = sum(one.told.doubts for one in tables)

    async def play(self, one: Table, wanted: int) -> None:
        """Until enough was acknowledged and the fault is over: a disk is full until something was refused."""
        while len(one.told.acknowledged) < wanted or self.happening:
            await one.one()

    async def settle(self, one: Table) -> None:
        """A client in doubt looks once more."""
        while one.pending:
            await one.one()


class Doubtless(PostgresStore):
    """The planted bug: a lost connection is taken to mean that nothing was written."""

    async def append(self, *arguments: Any) -> None:
        try:
            await super().append(*arguments)
        except InDoubt as error:
            raise StoreError(str(error)) from error


def trial(
    cluster: Cluster | Path,
    name: str,
    rounds: int,
    seed: int,
    kind: type[PostgresStore] = PostgresStore,
    said: Callable[[Report], None] = lambda report: None,
) -> Report:
    """So many rounds of one fault, in a cluster or in a file in this folder; what was wrong is in the report."""

    async def body() -> Report:
        return await Trial(cluster, name, seed, kind).run(rounds, said)

    return asyncio.run(body())


def tampered(stored: list[Entry]) -> dict[str, list[Entry]]:
    """Ways in which a store could be wrong."""
    replace = msgspec.structs.replace
    return {
        "the last is lost": stored[:-1],
        "one is done twice": [*stored, replace(stored[0], n=len(stored) + 1)],
        "there is a gap": [stored[0], *stored[2:]],
        "two are exchanged": [replace(stored[1], n=1), replace(stored[0], n=2), *stored[2:]],
        "one is nobody's": [*stored, replace(stored[0], n=len(stored) + 1, client="nobody")],
    }
