"""A database of PostgreSQL as one side of a move, and as something to read, verify and tidy."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
from msgspec.structs import astuple

from beagle.server.store import rows, tidying
from beagle.server.store.care import Stored, Whole
from beagle.server.store.contract import CLOSED, GATHERING, OVER, Keeping
from beagle.server.store.postgres import schema, tables
from beagle.server.store.postgres.connections import ORDINARY, SNAPSHOT, Sql, connect, store_errors
from beagle.server.store.rows import CHAT, ENTRY
from beagle.server.store.sql import Connection
from beagle.server.store.tidying import Tidied

COPIED = f"k, {ENTRY}"


class PostgresSide:
    """A database, for us alone."""

    def __init__(self, address: str, connection: psycopg.Connection[Any]) -> None:
        self.name = address
        self.postgres = connection
        self.sql = Sql(connection)
        self.connection: Connection = self.sql

    @contextmanager
    def transaction(self) -> Iterator[None]:
        with in_transaction(self.postgres, ORDINARY):
            yield

    def read(self, id: str) -> Whole:
        sql = self.sql
        ((row, seats),) = tables.find_tables(sql, "id = ?", [id])
        return Whole(row, seats, tables.entries(sql, id, 0), tables.branches(sql, id), rows.chat(sql, id))

    def write(self, table: Whole) -> None:
        row = table.row
        values = [*tables.cold_values(row), tables.listed(row)]
        found = self.connection.execute(tables.INSERT_COLD, values).fetchone()
        assert found is not None
        (k,) = found
        self.connection.execute(f"{tables.INSERT_HOT}", [k, *tables.hot_values(row)])
        self.connection.execute("UPDATE live SET entries = ? WHERE k = ?", [row.entries, k])
        rows.put_seats(self.connection, row.id, table.seats)
        self.copy("entry", COPIED, [(k, *astuple(one)) for one in table.entries])
        self.copy("branch_entry", COPIED, [(k, *astuple(one)) for one in table.branches])
        self.copy("chat", f"table_id, {CHAT}", [(row.id, *astuple(one)) for one in table.chat])

    def ready(self) -> None:
        """Until it has statistics, PostgreSQL reads whole tables for a list."""
        self.postgres.execute("ANALYZE")

    def copy(self, table: str, columns: str, many: list[tuple[Any, ...]]) -> None:
        if many:
            with self.postgres.cursor().copy(f"COPY {table} ({columns}) FROM STDIN") as copy:
                for one in many:
                    copy.write_row(one)


@contextmanager
def in_transaction(connection: psycopg.Connection[Any], begin: str) -> Iterator[None]:
    connection.execute(begin)
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


@contextmanager
def postgres_side(address: str, new: bool) -> Iterator[PostgresSide]:
    if new:
        schema.migrate(address)
    with connect(address) as connection, store_errors(address):
        schema.must_be_current(connection, address)
        schema.hold(connection, address, 0, 0)
        yield PostgresSide(address, connection)


@contextmanager
def by_hand(address: str) -> Iterator[Sql]:
    """For a command of the host; servers may be running."""
    with connect(address) as connection, store_errors(address):
        schema.must_be_current(connection, address)
        yield Sql(connection)


class PostgresGames:
    """All games of a database that have started.  Servers may go on writing meanwhile."""

    def __init__(self, address: str) -> None:
        self.address = address
        with by_hand(address) as sql:
            query = "SELECT id FROM game_table WHERE status <> ? ORDER BY made, id"
            self.ids = [id for (id,) in sql.execute(query, [GATHERING])]

    def __len__(self) -> int:
        return len(self.ids)

    def __iter__(self) -> Iterator[Stored]:
        with connect(self.address) as connection, store_errors(self.address):
            sql = Sql(connection)
            for id in self.ids:
                with in_transaction(connection, SNAPSHOT):  # a table and its entries from the same moment
                    found = tables.find_tables(sql, "id = ?", [id])
                    entries = tables.entries(sql, id, 0)
                if found:
                    yield Stored(*found[0], entries)


def tidy(address: str, keeping: Keeping, try_only: bool = False) -> Tidied:
    """Delete everything older than its limit.  Servers may run meanwhile: running games are never touched."""
    now = time.time()
    with connect(address) as connection, store_errors(address):
        schema.must_be_current(connection, address)
        sql = Sql(connection)
        past = [
            tables.idle(sql, status, now - kept, tidying.NO_LIMIT)
            for status, kept in ((OVER, keeping.finished), (CLOSED, keeping.closed))
        ]
        before = now - keeping.visitors
        if try_only:
            return Tidied(len(past[0]), len(past[1]), len(tidying.old_visitors(sql, before, tidying.NO_LIMIT)))
        gone = []
        for ids, kept in zip(past, (keeping.finished, keeping.closed), strict=True):
            count = 0
            for id in ids:
                with in_transaction(connection, ORDINARY):
                    count += tables.forget_table(sql, id, now - kept)
            gone.append(count)
        old = tidying.old_visitors(sql, before, tidying.NO_LIMIT)
        visitors = sum(tidying.forget_visitor(sql, id, before) for id in old)
        sql.execute("DELETE FROM report WHERE at < ?", [now - keeping.reports])
        connection.execute("SET statement_timeout = 0")
        connection.execute("VACUUM")
        return Tidied(gone[0], gone[1], visitors)
