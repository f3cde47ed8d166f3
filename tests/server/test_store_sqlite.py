"""What is particular about the store in SQLite: settings, the one writer, caps, migrations, troubles."""

import asyncio
import os
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from beagle.server.store import migrations, schema
from beagle.server.store.contract import ChatRow, Store, StoreError
from beagle.server.store.lock import Lock
from beagle.server.store.schema import APPLICATION, TooNew
from beagle.server.store.sqlite import SqliteStore
from tests.play.older.keep import unpack
from tests.server.stores import append, claim, entry, grown, nothing, one_game, seats, table, using

SECONDS = 120.0  # only a failure takes so long


# The file


def test_it_is_written_ahead_in_full_and_with_keys_checked(tmp_path: Path) -> None:
    def settings(connection: sqlite3.Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "application_id")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    async def body(store: SqliteStore) -> None:
        full = 2
        assert await store.write(settings) == ["wal", full, 1, 5000, APPLICATION]

    using(SqliteStore, tmp_path, body)


def test_only_its_owner_may_read_it(tmp_path: Path) -> None:
    using(SqliteStore, tmp_path / "new" / "data", nothing)
    assert stat.S_IMODE(os.stat(tmp_path / "new" / "data").st_mode) == 0o700
    assert stat.S_IMODE(os.stat(tmp_path / "new" / "data" / schema.NAME).st_mode) == 0o600


def test_a_reader_cannot_write(tmp_path: Path) -> None:
    async def body(store: SqliteStore) -> None:
        with pytest.raises(StoreError, match="it may not be written"):
            await store.read(lambda connection: connection.execute("DELETE FROM game_table"))

    using(SqliteStore, tmp_path, body)


def test_after_closing_the_database_is_one_file(tmp_path: Path) -> None:
    using(SqliteStore, tmp_path, one_game)
    assert sorted(path.name for path in tmp_path.iterdir()) == [schema.NAME, "beagle.lock", "beagle.note"]


# One writer, many at once


def test_all_that_waits_goes_in_one_transaction(tmp_path: Path) -> None:
    statements: list[str] = []

    async def body(store: SqliteStore) -> None:
        await store.add_table(table(), seats())
        assert store.writer is not None
        begun, go = threading.Event(), threading.Event()

        def hold(_: sqlite3.Connection) -> None:
            begun.set()
            assert go.wait(SECONDS)

        await claim(store, "one")
        held = asyncio.ensure_future(store.write(hold))
        await asyncio.to_thread(begun.wait, SECONDS)
        tries = [asyncio.ensure_future(append(store, grown(table(), n), [entry(n)])) for n in range(1, 51)]
        await asyncio.sleep(0)
        store.writer.connection.set_trace_callback(statements.append)
        go.set()
        await asyncio.gather(held, *tries)
        store.writer.connection.set_trace_callback(None)

    using(SqliteStore, tmp_path, body)
    ends = [one for one in statements if one.split()[0] in ("BEGIN", "COMMIT", "ROLLBACK")]
    assert ends == ["COMMIT", "BEGIN IMMEDIATE", "COMMIT"]  # of the job that held it, then of all the others
    assert sum(one.startswith("INSERT INTO entry") for one in statements) == 50


# Troubles


def test_a_full_disk_is_said_and_nothing_is_half_written(tmp_path: Path) -> None:
    def pages(connection: sqlite3.Connection) -> int:
        return int(connection.execute("PRAGMA page_count").fetchone()[0])

    async def body(store: SqliteStore) -> None:
        await one_game(store)
        assert store.writer is not None
        store.writer.connection.execute(f"PRAGMA max_page_count = {await store.write(pages) + 4}")
        good = append(store, grown(table(), 2), [entry(2)])
        huge = append(store, grown(table(), 3), [entry(3, text="x" * 1_000_000)])
        outcomes = await asyncio.gather(good, huge, return_exceptions=True)
        assert isinstance(outcomes[1], StoreError)
        assert "the disk is full" in str(outcomes[1])
        there = await store.entries("one")
        written = [entry(1), entry(2)] if outcomes[0] is None else [entry(1)]
        assert there == written  # what was acknowledged, and nothing else
        found = await store.table("one")
        assert found is not None
        assert found[0].entries == len(there)
        store.writer.connection.execute("PRAGMA max_page_count = 1000000")  # somebody has made room
        n = len(there) + 1
        await append(store, grown(table(), n), [entry(n, text="x" * 1_000_000)])

    using(SqliteStore, tmp_path, body)


def test_a_transaction_that_sqlite_gives_up_acknowledges_nobody(tmp_path: Path) -> None:
    """Jobs that went well before it in the same group are told too."""

    def give_up(connection: sqlite3.Connection) -> None:
        connection.execute("ROLLBACK")
        raise sqlite3.OperationalError("disk I/O error")

    async def body(store: SqliteStore) -> None:
        await one_game(store)
        assert store.writer is not None
        with store.writer.awake:  # so that they are of one group
            tries = [append(store, grown(table(), 2), [entry(2)]), store.write(give_up), store.heartbeat(1.0)]
            tasks = [asyncio.ensure_future(one) for one in tries]
            await asyncio.sleep(0)
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoreError] * 3
        assert await store.entries("one") == [entry(1)]
        await append(store, grown(table(), 2), [entry(2)])

    using(SqliteStore, tmp_path, body)


def test_a_database_that_another_program_holds_is_said(tmp_path: Path) -> None:
    async def body(store: SqliteStore) -> None:
        await one_game(store)
        with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for act in (append(store, grown(table(), 2), [entry(2)]), store.ping()):
                with pytest.raises(StoreError, match="another program holds the database"):
                    await act
            assert await store.entries("one") == [entry(1)]  # reading goes on
            other.execute("ROLLBACK")
        await append(store, grown(table(), 2), [entry(2)])

    using(lambda folder: SqliteStore(folder, busy=0.05), tmp_path, body)


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"Dear diary, today " * 100, "this is not a database"), (b"SQLite format 3\0" + b"\xff" * 5000, "database")],
)
def test_what_is_no_database_stays_as_it_is(tmp_path: Path, content: bytes, said: str) -> None:
    (tmp_path / schema.NAME).write_bytes(content)
    with pytest.raises(StoreError, match=said):
        using(SqliteStore, tmp_path, nothing)
    assert (tmp_path / schema.NAME).read_bytes() == content
    with Lock(tmp_path):
        pass  # it was given back


def test_the_database_of_another_program_stays_as_it_is(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / schema.NAME)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreError, match="was not made by Beagle"):
        using(SqliteStore, tmp_path, nothing)
    with closing(sqlite3.connect(tmp_path / schema.NAME)) as other:
        assert other.execute("SELECT name FROM sqlite_schema").fetchall() == [("recipes",)]


# Migrations


def form_of(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name").fetchall()
    return [(name, " ".join(sql.split())) for name, sql in rows]


def test_the_newest_step_is_the_one_the_program_names() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.set_main_option("path_separator", "os")
    steps = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    assert steps[0] == migrations.HEAD
    assert sorted(steps) == schema.versions()


def test_every_step_leads_to_the_next_and_the_last_again_to_nothing_new(tmp_path: Path) -> None:
    for step in schema.versions():
        schema.migrate(tmp_path / "steps.db", step)
    at_once, again = tmp_path / "once.db", form_of(tmp_path / "steps.db")
    schema.migrate(at_once)
    assert form_of(at_once) == again
    schema.migrate(at_once)
    assert form_of(at_once) == again
    assert {"visitor", "device", "game_table", "seat", "entry", "chat"} <= {name for name, _ in again}


@pytest.mark.parametrize("older", ["rules-2", "rules-2-positions"])
def test_a_folder_of_an_older_program_becomes_what_a_new_one_is(tmp_path: Path, older: str) -> None:
    """These were written by older programs, at steps 4 and 7.  The order of columns may be another."""
    unpack(Path(__file__).parents[1] / "play" / "older" / older, tmp_path / "data")
    path = tmp_path / "data" / schema.NAME
    schema.migrate(path)
    schema.migrate(tmp_path / "new.db")
    old, new = ({name: sorted(sql.split(", ")) for name, sql in form_of(file)} for file in (path, tmp_path / "new.db"))
    assert old == new
    with closing(sqlite3.connect(path)) as connection:
        kinds = "SELECT DISTINCT typeof(link), typeof(token), typeof(proof), typeof(before) FROM seat"
        assert connection.execute(kinds).fetchall() == [("blob", "blob", "blob", "integer")]
        kinds = "SELECT DISTINCT typeof(seen), typeof(told), told > 0 FROM device"
        assert connection.execute(kinds).fetchall() == [("real", "real", 1)]
        assert connection.execute("SELECT COUNT(*) FROM seat WHERE length(link) > 0").fetchone() > (0,)


def test_what_was_said_before_chat_had_ids_is_kept(tmp_path: Path) -> None:
    schema.migrate(tmp_path / schema.NAME, "0001")
    with closing(sqlite3.connect(tmp_path / schema.NAME)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("INSERT INTO chat VALUES ('one', 1, 0, 'Ann', 'hello', '', 2.5)")

    async def body(store: Store) -> None:
        assert await store.chat("one") == [ChatRow(1, 0, "Ann", "hello", "", 2.5)]

    using(SqliteStore, tmp_path, body)


def test_it_lies_in_a_folder_with_any_name(tmp_path: Path) -> None:
    using(SqliteStore, tmp_path / "100% früh & #1? [x]", one_game)
    using(SqliteStore, tmp_path / "100% früh & #1? [x]", nothing)


def test_a_newer_database_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    using(SqliteStore, tmp_path, one_game)
    with closing(sqlite3.connect(tmp_path / schema.NAME)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(TooNew, match=f"format 9999; this program knows {migrations.HEAD}"):
        using(SqliteStore, tmp_path, nothing)
    with closing(sqlite3.connect(tmp_path / schema.NAME)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def test_a_step_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also nothing of what it did before it failed."""
    from alembic import op

    create = op.create_index

    def fail(name: str, *arguments: Any, **more: Any) -> None:
        if name == "entry_client":
            raise RuntimeError("a power cut")
        create(name, *arguments, **more)

    monkeypatch.setattr(op, "create_index", fail)
    with pytest.raises(RuntimeError, match="a power cut"):
        using(SqliteStore, tmp_path, nothing)
    assert not (tmp_path / schema.NAME).exists()  # a new database is there whole or not at all
    monkeypatch.undo()
    using(SqliteStore, tmp_path, one_game)
