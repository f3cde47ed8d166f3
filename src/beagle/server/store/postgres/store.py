"""The store in PostgreSQL.  One connection appends, some others do everything else."""

from __future__ import annotations

import asyncio
import math
import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, TypeVar

import psycopg

from beagle import __version__
from beagle.server import limits
from beagle.server.store import rows
from beagle.server.store.address import shown
from beagle.server.store.contract import (
    ChatRow,
    Claim,
    Counts,
    Entry,
    Fenced,
    Full,
    Node,
    SeatRow,
    StoreError,
    TableRow,
    Taken,
    Visitor,
)
from beagle.server.store.note import must_not_be_moved
from beagle.server.store.people import PeopleStore
from beagle.server.store.postgres import claims, schema, tables
from beagle.server.store.postgres.appending import Append, Appender
from beagle.server.store.postgres.connections import AT_ONCE, ORDINARY, SERIALIZABLE, SNAPSHOT, Session, Sql
from beagle.server.store.postgres.membership import ENDED, Membership
from beagle.server.store.postgres.tables import Held
from beagle.server.store.rows import Found

SESSIONS: Final = 4  # connections besides the one that appends
BY_INDEX: Final = "SET enable_hashjoin = off; SET enable_mergejoin = off; SET enable_seqscan = off"

T = TypeVar("T")


class PostgresStore(PeopleStore):
    """Implements `contract.Store`.  Reads see every write that has returned.

    `alone`: no other server may use the database.  Otherwise several may, and each table belongs to one of them.
    """

    touched_by = "listed"

    def __init__(
        self,
        address: str,
        alone: bool = True,
        most_visitors: int = limits.MAX_VISITORS,
        most_tables: int = limits.MAX_TABLES,
        most_entries: int = limits.ENTRIES_OF_TABLE,
    ) -> None:
        self.address = address
        self.alone = alone
        self.most_visitors = most_visitors
        self.most_tables = most_tables
        self.most_entries = most_entries
        self.number = 0  # of this server, if it is alone
        self.backend = 0  # the process of PostgreSQL that serves the connection that appends
        self.held: dict[str, Held] = {}
        self.appender: Appender | None = None
        self.membership: Membership | None = None  # among several servers
        self.knows: claims.Knows = lambda game, version: True
        self.hear: Callable[[str], None] = lambda text: None  # what other servers say; called in the loop
        self.loop: asyncio.AbstractEventLoop | None = None
        self.sessions: SimpleQueue[Session] = SimpleQueue()
        self.all_sessions: list[Session] = []
        self.threads: ThreadPoolExecutor | None = None

    async def open(self) -> None:
        """Bring the database up to date and get ready."""
        self.loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.open_now)

    def open_now(self) -> None:
        schema.migrate(self.address)
        try:
            first = Session(self.address)
            for session in (first, *(Session(self.address) for _ in range(SESSIONS - 1))):
                self.sessions.put(session)
                self.all_sessions.append(session)
            first.read(lambda sql: must_not_be_moved(sql, shown(self.address)))
            if self.alone:
                query = "INSERT INTO node (name, version) VALUES (?, ?) RETURNING id"
                self.number = first.write(lambda sql: one(sql, query, [socket.gethostname(), __version__]), ORDINARY)
            else:
                self.membership = Membership(self.address, self.heard)
                self.membership.start()
            appending = Session(self.address, self.begin_life)
            self.all_sessions.append(appending)
            appending.connected()
            self.appender = Appender(appending)
            self.threads = ThreadPoolExecutor(SESSIONS, "beagle-store")
        except BaseException:
            self.close_now()
            raise

    def begin_life(self, connection: psycopg.Connection[Any]) -> None:
        """The connection that appends was made, or made again.  If no other server may use the database, it holds the
        locks that say so."""
        if self.alone:
            schema.hold(connection, self.address, self.number, self.backend)
            self.backend = connection.info.backend_pid
        connection.execute(BY_INDEX)

    @property
    def shared(self) -> bool:
        return not self.alone

    @property
    def node(self) -> int:
        """The number of this server, which tables refer to."""
        return self.number if self.membership is None else self.membership.node

    def heard(self, text: str) -> None:
        """In the thread of the membership."""
        if self.loop is not None:
            with suppress(RuntimeError):  # the loop has ended
                self.loop.call_soon_threadsafe(self.heard_in_loop, text)

    def heard_in_loop(self, text: str) -> None:
        if text == ENDED:
            self.held.clear()
        self.hear(text)

    async def nodes(self) -> list[Node]:
        return await self.read(claims.nodes, self.node)

    def lease_left(self) -> float:
        return math.inf if self.membership is None else self.membership.left

    def abandon(self) -> None:
        """The lease has run out: whatever waits for an answer of the database is given up, and a new life begins."""
        for session in self.all_sessions:
            session.abandon()
        if self.membership is not None:
            self.membership.abandon()

    async def close(self) -> None:
        """Finish pending work."""
        await asyncio.to_thread(self.close_now)

    def close_now(self) -> None:
        appender, self.appender = self.appender, None
        if appender is not None:
            appender.close()
        threads, self.threads = self.threads, None
        if threads is not None:
            threads.shutdown()
        membership, self.membership = self.membership, None
        if membership is not None:
            membership.close()
        node, self.number = self.number, 0
        sessions = [self.sessions.get() for _ in range(self.sessions.qsize())]
        if node:
            with suppress(StoreError):  # it is only for people to read
                sessions[0].write(lambda sql: sql.execute("DELETE FROM node WHERE id = ?", [node]), ORDINARY)
        for session in sessions:
            session.close()

    # How things are done

    async def write(self, job: Callable[..., T], *arguments: Any) -> T:
        """In a transaction of its own, as if nobody else wrote."""
        return await self.do(lambda session: session.write(lambda sql: job(sql, *arguments), SERIALIZABLE))

    async def add(self, job: Callable[..., None], *arguments: Any) -> None:
        """In a transaction that locks what it counts: many people may do so at once, and nobody has to repeat it."""
        await self.do(lambda session: session.write(lambda sql: job(sql, *arguments), ORDINARY))

    async def write_held(self, claim: Claim, job: Callable[..., T], *arguments: Any) -> T:
        """Write a table, in a transaction that begins with the check of the claim."""
        held = self.holding(claim)
        return await self.do(lambda session: session.write(lambda sql: job(sql, held, *arguments), ORDINARY))

    async def read(self, job: Callable[..., T], *arguments: Any) -> T:
        """One statement."""
        return await self.do(lambda session: session.read(lambda sql: job(sql, *arguments), AT_ONCE))

    async def read_all(self, job: Callable[..., T], *arguments: Any) -> T:
        """Several statements: everything they read is from the same moment."""
        return await self.do(lambda session: session.read(lambda sql: job(sql, *arguments), SNAPSHOT))

    async def do(self, work: Callable[[Session], T]) -> T:
        if self.threads is None:
            raise StoreError(f"{shown(self.address)}: the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self.threads, partial(self.do_now, work))

    def do_now(self, work: Callable[[Session], T]) -> T:
        session = self.sessions.get()
        try:
            return work(session)
        finally:
            self.sessions.put(session)

    def holding(self, claim: Claim) -> Held:
        held = self.held.get(claim.table)
        if held is None or held.claim != claim:
            raise Fenced(f"somebody has taken table {claim.table} since")
        return held

    def keep(self, held: Held, row: TableRow) -> None:
        """This is its row from now on, unless it was taken again meanwhile."""
        if self.held.get(held.claim.table, held).claim == held.claim:
            self.held[held.claim.table] = held._replace(row=row)

    # Visitors

    async def add_visitor(self, visitor: Visitor) -> None:
        await self.add(tables.add_visitor, visitor, self.most_visitors)

    async def forget_person(self, visitor: str, broken: frozenset[str] = frozenset()) -> list[str] | None:
        return await self.write(tables.forget_person, visitor, broken)

    # Tables

    async def add_table(self, table: TableRow, seats: list[SeatRow], most: int = 0) -> None:
        await self.add(tables.add_table, table, seats, self.most_tables, most)

    async def find_tables(self, where: str, *values: Any) -> list[Found]:
        return await self.read_all(tables.find_tables, where, values)

    async def take(self, id: str, force: bool = False) -> Taken | None:
        me = self.node
        if not me:
            raise StoreError(f"{shown(self.address)}: this server has no lease at the moment")

        def job(sql: Sql) -> tuple[int, Taken] | None:
            return claims.take(sql, id, me, force or self.alone, self.shared, self.knows)

        found = await self.do(lambda session: session.write(job, ORDINARY))
        if found is None:
            return None
        if me != self.node:  # this life is over: the table is nobody's
            raise StoreError(f"{shown(self.address)}: this server lost its lease while it took table {id}")
        k, taken = found
        newer = self.held.get(id)
        if newer is None or newer.claim.epoch < taken.claim.epoch:
            self.held[id] = Held(k, taken.claim, taken.row)
        return taken

    async def give(self, claim: Claim, thinking: float = 0.0, to: int = 0, carried: str = "") -> None:
        held = self.held.get(claim.table)
        if held is not None and held.claim == claim:
            del self.held[claim.table]

            def job(sql: Sql) -> None:
                claims.give(sql, held, thinking, to, carried)

            await self.do(lambda session: session.write(job, ORDINARY))

    async def look(self, id: str) -> Taken | None:
        return await self.read_all(claims.look, id)

    async def is_valid(self, claim: Claim) -> bool:
        held = self.held.get(claim.table)
        return held is not None and held.claim == claim and (self.alone or await self.read(claims.is_valid, held))

    async def ask_for(self, id: str) -> None:
        await self.read(claims.ask_for, id, self.node)

    async def tell_others(self, text: str) -> None:
        if self.shared:
            await self.read(claims.say, f"{text} {self.node}")

    async def orphans(self, most: int) -> list[str]:
        if self.alone or not self.node:
            return []
        me = self.node
        return await self.do(lambda session: session.write(lambda sql: claims.orphans(sql, me, most), ORDINARY))

    def on_duty(self) -> bool:
        return self.membership is None or self.membership.duty

    async def time(self) -> float:
        return await self.read(clock) if self.shared else time.time()

    async def save_table(self, claim: Claim, table: TableRow, seats: list[SeatRow]) -> None:
        await self.write_held(claim, tables.save_table, table, seats)
        self.keep(self.holding(claim), table)

    async def lobby(self, status: str, most: int, of_one: int = 0) -> list[Found]:
        return await self.read_all(tables.lobby, status, most, of_one)

    async def running(self) -> list[str]:
        return await self.read(tables.running)

    async def idle(self, status: str, before: float, most: int) -> list[str]:
        return await self.read(tables.idle, status, before, most)

    async def forget_table(self, id: str, before: float) -> bool:
        return await self.write(tables.forget_table, id, before)

    # Entries

    async def append(
        self,
        claim: Claim,
        table: TableRow,
        entries: list[Entry],
        seats: list[SeatRow] | None = None,
        joined: bool = False,
    ) -> None:
        first = table.entries - len(entries) + 1
        if not entries or [entry.n for entry in entries] != list(range(first, table.entries + 1)):
            raise ValueError("entries must be numbered without gaps, and the table's row must count them")
        self.must_have_room(table, table.entries)
        held = self.holding(claim)
        if seats is None and tables.same_but_hot(table, held.row):
            await self.append_hot(Append(held, table, entries, joined, False))
        else:
            await self.write_held(claim, tables.append, table, entries, seats, joined)
            self.keep(held, table)

    async def append_hot(self, job: Append) -> None:
        if self.appender is None:
            raise StoreError(f"{shown(self.address)}: the store is closed")
        await self.appender.append(job)
        self.keep(job.held, job.row)

    def must_have_room(self, table: TableRow, entries: int) -> None:
        if entries > self.most_entries:
            raise Full(f"table {table.id} has nearly {entries} entries, and the limit is {self.most_entries}")

    async def append_on_branch(self, claim: Claim, table: TableRow, entries: list[Entry]) -> None:
        actor, first = entries[0].actor, entries[0].n
        if [(entry.actor, entry.n) for entry in entries] != [(actor, first + place) for place in range(len(entries))]:
            raise ValueError("entries on a branch are of one actor, and must be numbered without gaps")
        self.must_have_room(table, table.entries + entries[-1].n)
        held = self.holding(claim)
        if tables.same_but_hot(table, held.row):
            await self.append_hot(Append(held, table, entries, False, True))
        else:
            await self.write_held(claim, tables.append_on_branch, table, entries)
            self.keep(held, table)

    async def branches(self, id: str) -> list[Entry]:
        return await self.read(tables.branches, id)

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        return await self.read_all(tables.entries, id, after)

    async def adopt(self, claim: Claim, table: TableRow, entries: list[Entry], on_branches: list[Entry]) -> None:
        await self.write_held(claim, tables.adopt, table, entries, on_branches)
        self.keep(self.holding(claim), table)

    async def of_older_rules(self, game: str, version: int) -> list[str]:
        return await self.read(tables.of_older_rules, game, version)

    async def pack(self, before: float, most: int) -> int:
        ids = await self.read(tables.to_pack, before, most)
        return sum([await self.write(tables.pack, id, before) for id in ids])

    # Chat

    async def add_chat(self, claim: Claim, said: ChatRow, keep: int) -> None:
        await self.write_held(claim, tables.add_chat, said, keep)

    async def strike(self, claim: Claim, numbers: list[int]) -> None:
        await self.write_held(claim, tables.strike, numbers)

    # Maintenance

    async def counts(self) -> Counts:
        return await self.read_all(tables.counts)

    async def ping(self) -> None:
        """A real write, by the connection that appends."""
        if self.appender is None:
            raise StoreError(f"{shown(self.address)}: the store is closed")
        await self.appender.write(lambda sql: rows.pulse(sql, time.time()))


def one(sql: Sql, query: str, values: list[Any]) -> int:
    found = sql.execute(query, values).fetchone()
    assert found is not None
    return int(found[0])


def clock(sql: Sql) -> float:
    """The time of day, by the database."""
    found = sql.execute("SELECT extract(epoch FROM clock_timestamp())::float8").fetchone()
    assert found is not None
    return float(found[0])
