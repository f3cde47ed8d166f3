"""Both stores in one run: appends a second and how long each takes, bytes a move, lists, restart.

python -m tools.benchmarks.stores [--tables 200] [--moves 20] [--running 25000] [--past 200000]
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
from msgspec.structs import replace

import beagle
from beagle.server.limits import LOBBY_OF_VISITOR, LOBBY_TABLES, VISITOR_LIST
from beagle.server.store import rows
from beagle.server.store.contract import OVER, PLAYING, Claim, Clock, Entry, Store, TableRow
from beagle.server.store.postgres import tables
from beagle.server.store.postgres.connections import Sql, connect
from beagle.server.store.postgres.store import PostgresStore
from beagle.server.store.sqlite import SqliteStore
from tests.server.stores import grown, seats, table
from tests.support.cluster import Cluster

DURABLE = {"fsync": "on", "full_page_writes": "on", "shared_buffers": "128MB", "max_wal_size": "1GB"}


def row_of(id: str, **more: Any) -> TableRow:
    """A row with a first position of the usual size."""
    game = beagle.game("evolution")
    start = game.write(game.deal("base@gift", 4, 7))
    return replace(table(id), status=PLAYING, start=start, position=start, clock=Clock("total", 600.0), **more)


async def add_all(store: Store, count: int) -> list[tuple[TableRow, Claim]]:
    """So many new tables, taken."""
    made = []
    for row in [row_of(f"t{number}") for number in range(count)]:
        await store.add_table(row, seats())
        taken = await store.take(row.id)
        assert taken is not None
        made.append((row, taken.claim))
    return made


async def append_all(store: Store, made: list[tuple[TableRow, Claim]], moves: int) -> tuple[float, list[float]]:
    """Everybody appends as fast as possible: seconds in all, and of each."""
    took: list[float] = []

    async def play(number: int) -> None:
        row, claim = made[number]
        for n in range(1, moves + 1):
            changed = grown(row, n, touched=60_000 + n / 10)
            entries = [Entry(n, "move", 0, "+swimming", 7, f"{number}.{n}", 0.5, 2.0, "1f3c9a2b")]
            start = time.perf_counter()
            await store.append(claim, changed, entries)
            took.append(time.perf_counter() - start)

    start = time.perf_counter()
    await asyncio.gather(*map(play, range(len(made))))
    return time.perf_counter() - start, took


async def restart(store: Store, count: int) -> float:
    """All tables whose clock runs are taken, one after another, as after a start."""
    start = time.perf_counter()
    ids = await store.running()
    assert len(ids) >= count
    for id in ids[:count]:
        await store.take(id)
    return time.perf_counter() - start


async def lists(store: Store) -> tuple[float, float]:
    """Seconds for the three lists of the lobby, and for one's own tables: the best of five."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(5):
        start = time.perf_counter()
        for status in ("gathering", PLAYING, OVER):
            await store.lobby(status, LOBBY_TABLES, LOBBY_OF_VISITOR)
        middle = time.perf_counter()
        await store.tables_of("v7", VISITOR_LIST)
        times[0].append(middle - start)
        times[1].append(time.perf_counter() - middle)
    return min(times[0]), min(times[1])


def many(running: int, past: int, owners: int = 5000) -> list[TableRow]:
    """Running games, then games of the past; each owner sits at their own tables."""
    return [
        table(f"m{n:06}", owner=f"v{n % owners}", status=PLAYING if n < running else OVER, made=n, touched=60.0 * n)
        for n in range(running + past)
    ]


SEATS = (
    "INSERT INTO seat (table_id, number, kind, name, visitor, token, bot, standing, muted)"
    " SELECT id, 0, 'open', '', owner, {empty}, '', '', '' FROM game_table WHERE owner LIKE 'v%'"
)


def fill_sqlite(connection: sqlite3.Connection, made: list[TableRow]) -> None:
    connection.execute("BEGIN")
    connection.executemany(rows.INSERT_TABLE, [rows.table_values(row) for row in made])
    connection.execute(SEATS.format(empty="x''"))
    connection.execute("COMMIT")
    connection.execute("ANALYZE")


def fill_postgres(connection: psycopg.Connection[Any], made: list[TableRow]) -> None:
    connection.execute("SET statement_timeout = 0")
    connection.execute("BEGIN")
    query = tables.INSERT_COLD.removesuffix(" RETURNING k")
    Sql(connection).executemany(query, [[*tables.cold_values(row), tables.listed(row)] for row in made])
    connection.execute(
        "INSERT INTO live (k, touched, actor, together, position) SELECT k, listed, 0, 0, ''"
        " FROM game_table WHERE k NOT IN (SELECT k FROM live)"
    )
    connection.execute(SEATS.format(empty="''"))
    connection.execute("COMMIT")
    connection.execute("ANALYZE")


def say(name: str, what: str) -> None:
    print(f"{name:10} {what}", flush=True)


async def measure(name: str, store: Any, arguments: argparse.Namespace, fill: Any, log: Callable[[], int]) -> None:
    """`log` says how many bytes of log were written up to now; 0 if nobody knows."""
    count, moves = arguments.tables, arguments.moves
    await store.open()
    try:
        before = log()
        made = await add_all(store, count)
        middle = log()
        seconds, took = await append_all(store, made, moves)
        after = log()
        took.sort()
        p50, p99 = took[len(took) // 2] * 1000, took[int(len(took) * 0.99)] * 1000
        say(name, f"{len(took) / seconds:8.0f} appends a second, p50 {p50:.1f} ms, p99 {p99:.1f} ms ({count} tables)")
        if after:
            per_table, per_move = (middle - before) / count, (after - middle) / len(took)
            say(name, f"{per_move:8.0f} bytes of log a move, {per_table:.0f} for a new table")
        await store.close()
        start = time.perf_counter()
        await store.open()
        opened = time.perf_counter() - start
        again = await restart(store, count)
        say(name, f"{again * 1000:8.0f} ms to take {count} tables with {moves} entries, {opened * 1000:.0f} to open")
        await asyncio.to_thread(fill)
        lobby, own = await lists(store)
        many = f"{arguments.running} + {arguments.past}"
        say(name, f"lobby {lobby * 1000:.1f} ms, own tables {own * 1000:.1f} ms ({many})")
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name, default in (("tables", 200), ("moves", 20), ("running", 25_000), ("past", 200_000)):
        parser.add_argument(f"--{name}", type=int, default=default)
    arguments = parser.parse_args()
    past = many(arguments.running, arguments.past)
    cluster = Cluster(**DURABLE)

    def fill_file(store: SqliteStore) -> None:
        assert store.writer is not None
        fill_sqlite(store.writer.connection, past)

    def fill_database(address: str) -> None:
        with connect(address) as connection:
            fill_postgres(connection, past)

    try:
        with TemporaryDirectory() as folder:
            file = SqliteStore(Path(folder), most_tables=1_000_000)
            asyncio.run(measure("sqlite", file, arguments, lambda: fill_file(file), lambda: 0))
        address = cluster.database("bench")
        database = PostgresStore(address, most_tables=1_000_000)
        written = "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')"
        fill = partial(fill_database, address)
        asyncio.run(measure("postgres", database, arguments, fill, lambda: int(cluster.run(written)[0][0])))
    finally:
        cluster.stop()


if __name__ == "__main__":
    main()
