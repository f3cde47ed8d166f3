"""A database that is damaged, emptied or older than it was: it is said in words, and the rest goes on."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from beagle.server.store import note, room, rows, schema
from beagle.server.store.care import StoredGames, backup, restore
from beagle.server.store.contract import Damaged, Device, DeviceRoom, Store, StoreError
from beagle.server.store.note import Note, Shrunken
from beagle.server.store.rescuing import rescue
from beagle.server.store.sqlite import SqliteStore
from tests.play.fair_games import fair_game
from tests.server.harness import HELLO, PATIENCE, Server, room_at
from tests.server.inside import InsideServer
from tests.server.keeping import change, keep
from tests.server.stores import append, entry, grown, seats, table, using, visitor

WHOLE = fair_game(seats=2)
GAME = replace(WHOLE, moves=WHOLE.moves[:30], result=[])
IDS = [f"game{number:02}" for number in range(12)]


async def nothing(store: Store) -> None:
    """Open and close."""


def games(folder: Path) -> None:
    """Some games that are being played, with a clock."""
    keep(folder, **dict.fromkeys(IDS, GAME))
    change(folder / schema.NAME, "UPDATE game_table SET clock_kind = 'move', clock_seconds = 3600, entries = 30")


def entry_pages(path: Path) -> list[int]:
    """The pages of the file on which entries lie, but for the root of their tree."""
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT pageno FROM dbstat WHERE name = 'entry' AND pagetype = 'leaf'"
        try:
            return [page for (page,) in connection.execute(query)]
        except sqlite3.OperationalError:  # built without that table: look for the text of an entry
            data, size = path.read_bytes(), connection.execute("PRAGMA page_size").fetchone()[0]
            return [
                n + 1 for n in range(len(data) // size) if data[n * size] == 10 and b"game" in data[n * size :][:size]
            ]


def spoil(path: Path, page: int) -> None:
    with open(path, "r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xde\xad" * 32)


def spoil_some_game(folder: Path) -> None:
    """Overwrite 64 bytes at the beginning of one page of entries."""
    pages = entry_pages(folder / schema.NAME)
    spoil(folder / schema.NAME, pages[len(pages) // 2])


def unreadable(folder: Path) -> set[str]:
    """The games that cannot be read, found one by one."""
    lost = set()
    with closing(schema.connect_to_read(folder / schema.NAME)) as connection:
        for id in IDS:
            try:
                assert len(rows.entries(connection, id, 0)) == len(GAME.moves)
            except (sqlite3.Error, AssertionError):
                lost.add(id)
    return lost


# One damaged page


def test_a_server_starts_without_the_games_it_cannot_read_and_names_them_once(
    own_server: Callable[..., Server], tmp_path: Path
) -> None:
    games(tmp_path / "server0" / "data")
    spoil_some_game(tmp_path / "server0" / "data")
    lost = unreadable(tmp_path / "server0" / "data")
    assert 0 < len(lost) < len(IDS)
    server = own_server(forced_delay="3600")  # nobody answers for those who are away
    with room_at(server) as people:
        for id in IDS:
            if id in lost:
                seat = people.seat(id, connected=False).connect(hello=False)
                seat.say({**HELLO, "table": id})
                assert seat.closed() == 4404
                assert [no["code"] for no in seat.page.complaints] == ["cannot-read"]
            else:
                assert people.guest(id).page.n == len(GAME.moves)
    said = " ".join(server.told().split())
    assert said.count("The database is damaged") == 1
    assert said.count('"event": "a stored game cannot be read"') == len(lost)
    assert all(id in said for id in lost)
    assert not any(id in said for id in set(IDS) - lost)
    assert "beagle restore" in said
    assert "--rescue" in said


def test_what_can_be_read_is_copied_and_what_cannot_is_named(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "rescued.db"
    games(data)

    async def more(store: Store) -> None:
        for name in ("ann", "ben"):
            await store.add_visitor(visitor(name))
        await store.add_device("ann", Device(b"token", 1.0, 1.0, 1.0), DeviceRoom(5, 0.0))
        await store.block("ann", "ben", 2.0)
        await store.add_table(table("new"), seats("ann", ""))

    using(SqliteStore, data, more)
    spoil_some_game(data)
    lost = unreadable(data)
    with pytest.raises(Damaged):
        backup(data, file)
    rescued = rescue(data, file)
    assert set(rescued.lost) == lost
    assert rescued.contents.visitors == 2
    assert rescued.contents.tables == len(IDS) - len(lost) + 1
    assert rescued.contents.entries == len(GAME.moves) * (len(IDS) - len(lost))
    assert sorted(one.name for one in tmp_path.iterdir()) == ["data", "rescued.db"]
    restore(file, data, force=True)
    assert {game.table.id for game in StoredGames(data)} == set(IDS) - lost

    async def look(store: Store) -> None:
        assert await store.visitor_by_token(b"token") == visitor("ann")
        assert await store.blocked("ann") == frozenset(["ben"])
        assert await store.table("new") == (table("new"), seats("ann", ""))

    using(SqliteStore, data, look)


def test_a_game_that_is_not_true_is_not_rescued(tmp_path: Path) -> None:
    """Damage that SQLite does not see."""
    games(tmp_path / "data")
    change(
        tmp_path / "data" / schema.NAME,
        "UPDATE entry SET text = 'zz*', action = 1 WHERE n = 5 AND table_id = ?",
        IDS[3],
    )
    assert rescue(tmp_path / "data", tmp_path / "rescued.db").lost == [IDS[3]]


def test_a_whole_database_is_rescued_whole(tmp_path: Path) -> None:
    games(tmp_path / "data")
    rescued = rescue(tmp_path / "data", tmp_path / "rescued.db")
    assert rescued.lost == []
    assert rescued.contents == backup(tmp_path / "data", tmp_path / "copy.db")


# Emptied or shrunken


def one_game(folder: Path) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table(), seats())
        for n in range(1, 30):
            await append(store, grown(table(), n), [entry(n)])

    using(SqliteStore, folder, body)


def killed(folder: Path) -> Path:
    """The files of a server that was killed: much is in the log alone."""
    left = folder / "left"

    async def body(store: SqliteStore) -> None:
        await store.add_table(table(), seats())
        await asyncio.to_thread(schema_checkpoint, store.path)
        for n in range(1, 30):
            await append(store, grown(table(), n), [entry(n)])
        await asyncio.to_thread(shutil.copytree, folder / "data", left)

    using(SqliteStore, folder / "data", body)
    assert schema.logs(left / schema.NAME)[0].stat().st_size > 0
    return left


def schema_checkpoint(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def test_an_emptied_database_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    left = killed(tmp_path)
    os.truncate(left / schema.NAME, 0)
    log = schema.logs(left / schema.NAME)[0]
    before = log.read_bytes()
    with pytest.raises(Shrunken, match=r"is empty, but there is a log beside it .* beagle restore FILE"):
        using(SqliteStore, left, nothing)
    assert (left / schema.NAME).stat().st_size == 0
    assert log.read_bytes() == before  # nothing has been done to what is left


@pytest.mark.parametrize("gone", [[], [note.NAME], [note.NAME, "beagle.lock"]])
def test_an_empty_file_is_never_our_own(tmp_path: Path, gone: list[str]) -> None:
    one_game(tmp_path)
    os.truncate(tmp_path / schema.NAME, 0)
    for name in gone:
        (tmp_path / name).unlink()
    with pytest.raises(Shrunken, match="is empty"):
        using(SqliteStore, tmp_path, nothing)


def test_a_database_that_is_gone_is_missed(tmp_path: Path) -> None:
    one_game(tmp_path)
    (tmp_path / schema.NAME).unlink()
    with pytest.raises(Shrunken, match="is gone"):
        using(SqliteStore, tmp_path, nothing)
    (tmp_path / note.NAME).unlink()  # as the words say: then it is meant
    using(SqliteStore, tmp_path, nothing)


def test_a_log_that_was_lost_is_noticed(tmp_path: Path) -> None:
    left = killed(tmp_path)
    for log in schema.logs(left / schema.NAME):
        log.unlink(missing_ok=True)
    with pytest.raises(Shrunken, match=r"29 are missing"):
        using(SqliteStore, left, nothing)


def test_an_older_copy_by_hand_is_noticed_and_a_restored_one_is_right(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    one_game(data)
    backup(data, copy)
    using(SqliteStore, data, lambda store: append(store, grown(table(), 30), [entry(30)]))
    shutil.copy(copy, data / schema.NAME)
    with pytest.raises(Shrunken, match="1 are missing"):
        using(SqliteStore, data, nothing)
    restore(copy, data, force=True)
    using(SqliteStore, data, nothing)


def test_without_the_note_nothing_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a server that keeps no note."""
    monkeypatch.setattr(Note, "put", lambda self, writes: None)
    left = killed(tmp_path)
    for log in schema.logs(left / schema.NAME):
        log.unlink(missing_ok=True)
    using(SqliteStore, left, nothing)


def test_a_note_that_cannot_be_read_stops_nobody(tmp_path: Path) -> None:
    one_game(tmp_path)
    (tmp_path / note.NAME).write_bytes(b"\xff\x00")
    using(SqliteStore, tmp_path, nothing)
    assert Note(tmp_path).read() == 0


def test_a_server_says_why_it_does_not_start(tmp_path: Path, own_server: Callable[..., Server]) -> None:
    one_game(tmp_path / "server0" / "data")
    os.truncate(tmp_path / "server0" / "data" / schema.NAME, 0)
    with pytest.raises(AssertionError, match="has ended") as failure:
        own_server()
    assert "beagle restore FILE" in " ".join(str(failure.value).split())


# Is it ready?


def page_count(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA page_count").fetchone()[0])


def test_ready_is_only_who_has_room_for_a_move(inside: Callable[..., InsideServer]) -> None:
    server = inside()
    store = server.manager.store
    assert isinstance(store, SqliteStore)
    server.manager.tick = lambda: server.manager.tried + 10  # type: ignore[method-assign]  # each question is tried
    assert httpx.get(f"{server.origin}/readyz", timeout=PATIENCE).status_code == 200
    assert store.writer is not None
    writer = store.writer.connection

    def fill(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE filling (what BLOB)")
        free = connection.execute("PRAGMA freelist_count").fetchone()[0]
        connection.execute("INSERT INTO filling VALUES (zeroblob(?))", [max(0, free) * 4096])

    server.run(store.write(fill))
    writer.execute(f"PRAGMA max_page_count = {server.run(store.read(page_count))}")  # the file cannot grow
    for _ in range(2):
        answer = httpx.get(f"{server.origin}/readyz", timeout=PATIENCE)
        assert (answer.status_code, answer.text) == (503, "the store cannot write: the disk is full\n")
    writer.execute("PRAGMA max_page_count = 1000000")
    assert httpx.get(f"{server.origin}/readyz", timeout=PATIENCE).status_code == 200


def test_a_disk_without_room_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(store: Store) -> None:
        await store.ping()
        monkeypatch.setattr(os, "write", lambda handle, data: len(data) // 2)  # as a disk that has half of it
        with pytest.raises(StoreError, match="no space left"):
            await store.ping()
        monkeypatch.undo()
        await store.ping()

    using(SqliteStore, tmp_path, body)
    assert not (tmp_path / room.NAME).exists()


def test_a_write_that_failed_is_not_forgotten_for_a_second(inside: Callable[..., InsideServer]) -> None:
    """What was true a moment ago is tried again as soon as a write fails."""
    server = inside()
    manager = server.manager
    assert httpx.get(f"{server.origin}/readyz", timeout=PATIENCE).status_code == 200
    assert manager.tried > 0
    manager.write_failed()
    tried: list[int] = []
    ping = manager.store.ping

    async def counted() -> None:
        tried.append(1)
        await ping()

    manager.store.ping = counted  # type: ignore[method-assign]
    assert httpx.get(f"{server.origin}/readyz", timeout=PATIENCE).status_code == 200
    assert tried == [1]
