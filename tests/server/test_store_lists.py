"""The lobby and the list of one's own tables read only what they show, however many tables there are."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest

from beagle.server.limits import LOBBY_OF_VISITOR, LOBBY_TABLES
from beagle.server.store import packing, rows
from beagle.server.store.contract import PLAYING
from beagle.server.store.postgres import tables
from beagle.server.store.postgres.connections import Sql, connect
from beagle.server.store.schema import NAME, make_new
from tests.support.cluster import cluster
from tools.benchmarks.stores import fill_postgres, fill_sqlite, many

RUNNING = 2_000
PAST = 6_000
OWNERS = 500


TABLES = many(RUNNING, PAST, OWNERS)


@pytest.fixture(scope="module")
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sqlite3.Connection]:
    path = tmp_path_factory.mktemp("lists") / NAME
    make_new(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        fill_sqlite(connection, TABLES)
        yield connection


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sql]:
    with connect(cluster().database(tmp_path_factory.mktemp("lists"))) as connection:
        fill_postgres(connection, TABLES)
        yield Sql(connection)


def sqlite_plan(connection: sqlite3.Connection, query: str, values: list[Any]) -> str:
    return "\n".join(row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}", values))


@contextmanager
def steps(connection: sqlite3.Connection) -> Iterator[list[int]]:
    """Counts what SQLite does, in hundreds of instructions of its machine."""
    done = [0]

    def count() -> int:
        done[0] += 1
        return 0

    connection.set_progress_handler(count, 100)
    try:
        yield done
    finally:
        connection.set_progress_handler(None, 0)


def rows_read(sql: Sql, query: str, values: list[Any]) -> tuple[int, str]:
    """How many rows PostgreSQL took from tables and indexes for this, and its plan."""
    ((plan,),) = sql.execute(f"EXPLAIN (ANALYZE, FORMAT JSON) {query}", values).fetchall()

    def count(node: dict[str, Any]) -> int:
        taken = (node["Actual Rows"] + node.get("Rows Removed by Filter", 0)) * node["Actual Loops"]
        own = taken if "Relation Name" in node else 0
        return int(own) + sum(count(child) for child in node.get("Plans", []))

    return count(plan[0]["Plan"]), str(plan)


def test_the_lobby_in_sqlite_follows_its_index_and_stops(sqlite: sqlite3.Connection) -> None:
    plan = sqlite_plan(sqlite, rows.LOBBY, [PLAYING])
    assert "USING INDEX table_lobby (status=? AND public=?)" in plan
    with steps(sqlite) as done:
        found = rows.lobby(sqlite, PLAYING, LOBBY_TABLES, LOBBY_OF_VISITOR)
    assert [row.id for row, _ in found] == [f"m{RUNNING - 1 - n:06}" for n in range(LOBBY_TABLES)]
    with steps(sqlite) as all_of_them:
        sqlite.execute("SELECT COUNT(*) FROM game_table NOT INDEXED WHERE made >= 0").fetchone()
    assert done[0] < all_of_them[0] * 2


def test_ones_own_tables_in_sqlite_come_from_two_indexes(sqlite: sqlite3.Connection) -> None:
    query = f"SELECT id FROM game_table WHERE {rows.THEIRS}"
    plan = sqlite_plan(sqlite, query, ["v7", 20])
    assert "table_owner (owner=?)" in plan
    assert "seat_visitor (visitor=?)" in plan
    assert "SCAN game_table" not in plan
    assert len(rows.find_tables(sqlite, rows.THEIRS, ["v7", 5])) == 5


def test_the_lobby_in_postgresql_reads_little_more_than_it_shows(postgres: Sql) -> None:
    query = "SELECT id, owner, listed FROM game_table WHERE status = ? AND public = 1"
    query += " AND owner NOT IN (SELECT visitor FROM ban) ORDER BY listed DESC, id LIMIT ?"
    read, plan = rows_read(postgres, query, [PLAYING, 2 * LOBBY_TABLES])
    assert "table_lobby" in plan
    assert read <= 3 * LOBBY_TABLES
    found = tables.lobby(postgres, PLAYING, LOBBY_TABLES, LOBBY_OF_VISITOR)
    assert [row.id for row, _ in found] == [f"m{RUNNING - 1 - n:06}" for n in range(LOBBY_TABLES)]


def test_ones_own_tables_in_postgresql_come_from_two_indexes(postgres: Sql) -> None:
    mine = 2 * (RUNNING + PAST) // OWNERS
    query = f"SELECT id FROM {tables.FROM} WHERE {rows.THEIRS}"
    read, plan = rows_read(postgres, query, ["v7", 20])
    assert "table_owner" in plan
    assert "seat_visitor" in plan
    assert read <= 4 * mine


def test_what_is_to_be_packed_is_found_by_its_own_index(sqlite: sqlite3.Connection, postgres: Sql) -> None:
    query = f"SELECT id FROM game_table WHERE {packing.UNPACKED} AND touched < ? ORDER BY touched, id LIMIT ?"
    assert "table_unpacked" in sqlite_plan(sqlite, query, [1.0, 100])
    where = f"{packing.UNPACKED} AND listed < ? AND touched < ? ORDER BY listed, id LIMIT ?"
    read, plan = rows_read(postgres, f"SELECT id FROM {tables.FROM} WHERE {where}", [1e9, 1e9, 100])
    assert "table_unpacked" in plan
    assert read <= 300


def test_a_list_without_its_index_is_noticed(postgres: Sql) -> None:
    """The planted bug: the lobby asks for another order."""
    query = "SELECT id FROM game_table WHERE status = ? AND public = 1 ORDER BY made DESC LIMIT ?"
    read, _ = rows_read(postgres, query, [PLAYING, 2 * LOBBY_TABLES])
    assert read > 3 * LOBBY_TABLES
