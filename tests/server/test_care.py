"""Copies of a database, putting them back, and checking what is stored."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from beagle.play.verify import BROKEN
from beagle.server.store import care, schema
from beagle.server.store.care import NotEmpty, StoredGames, backup, restore
from beagle.server.store.checking import check_stored, record_of
from beagle.server.store.contract import Store, StoreError
from beagle.server.store.lock import InUse
from beagle.server.store.schema import TooNew
from beagle.server.store.sqlite import SqliteStore
from tests.play.fair_games import fair_game
from tests.server.keeping import change, keep
from tests.server.stores import append, entry, grown, seats, table, using, visitor

GAME = fair_game(seats=2)


def fill(folder: Path, *tables: str) -> None:
    async def body(store: Store) -> None:
        await store.add_visitor(visitor())
        for id in tables:
            await store.add_table(table(id), seats())
            await append(store, grown(table(id), 2), [entry(1), entry(2)])

    using(SqliteStore, folder, body)


def ids(folder: Path) -> list[str]:
    async def body(store: Store) -> list[str]:
        return await store.ids()

    return using(SqliteStore, folder, body)


# Copies


def test_a_copy_is_put_back(tmp_path: Path) -> None:
    data, file, other = tmp_path / "data", tmp_path / "copy.db", tmp_path / "other"
    fill(data, "one", "two")
    assert backup(data, file) == (1, 2, 4)
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "data"]
    assert restore(file, other) == ((1, 2, 4), None)
    assert ids(other) == ["one", "two"]


def test_a_copy_is_made_while_the_server_writes(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "copy.db"

    async def body(store: Store) -> int:
        await store.add_table(table(), seats())
        copying, n = asyncio.ensure_future(asyncio.to_thread(backup, data, file)), 0
        while not copying.done():
            n += 1
            await append(store, grown(table(), n), [entry(n)])
        return (await copying).entries

    entries = using(SqliteStore, data, body)
    restore(file, tmp_path / "other")

    async def look(store: Store) -> None:
        found = await store.table("one")
        assert found is not None
        assert found[0].entries == entries  # the row and its entries are of one moment
        assert await store.entries("one") == [entry(n) for n in range(1, entries + 1)]

    using(SqliteStore, tmp_path / "other", look)


def test_a_copy_takes_the_place_of_an_older_copy_and_of_nothing_else(tmp_path: Path) -> None:
    data, file, diary = tmp_path / "data", tmp_path / "copy.db", tmp_path / "diary.txt"
    fill(data, "one")
    backup(data, file)
    assert backup(data, file).tables == 1
    diary.write_text("Dear diary", "utf-8")
    for wrong in (diary, data / schema.NAME):
        before = wrong.read_bytes()
        with pytest.raises(StoreError):
            backup(data, wrong)
        assert wrong.read_bytes() == before
    (tmp_path / "empty").touch()
    with pytest.raises(StoreError, match="is not overwritten"):
        backup(data, tmp_path / "empty")


def test_without_a_database_there_is_no_copy(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no database here"):
        backup(tmp_path, tmp_path / "copy.db")
    with pytest.raises(StoreError, match="no database here"):
        restore(tmp_path / "copy.db", tmp_path / "data")
    assert list(tmp_path.iterdir()) == []


def damage(path: Path) -> None:
    """Overwrite a page in the middle."""
    with open(path, "r+b") as file:
        file.seek(4096 * 8)
        file.write(b"\xde\xad" * 2048)


def test_a_damaged_database_is_said_and_gives_no_copy(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "copy.db"
    fill(data, *(f"t{number}" for number in range(200)))
    backup(data, file)
    before = file.read_bytes()
    damage(data / schema.NAME)
    with pytest.raises(StoreError, match="damaged"):
        backup(data, file)
    assert file.read_bytes() == before  # the older copy is still good
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "data"]
    restored = restore(file, data, force=True)  # and it helps
    assert len(ids(data)) == 200
    assert restored.before is not None
    assert restored.before.exists()


def test_a_damaged_copy_is_not_put_back(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "copy.db"
    fill(data, *(f"t{number}" for number in range(200)))
    backup(data, file)
    damage(file)
    with pytest.raises(StoreError, match="damaged"):
        restore(file, data, force=True)
    assert len(ids(data)) == 200


def test_what_belongs_to_nothing_is_damage(tmp_path: Path) -> None:
    fill(tmp_path / "data", "one")
    change(tmp_path / "data" / schema.NAME, "DELETE FROM game_table")
    with pytest.raises(StoreError, match=r"a row of \w+ belongs to nothing"):
        backup(tmp_path / "data", tmp_path / "copy.db")


def test_nothing_is_overwritten_unless_one_insists_and_then_it_is_kept(tmp_path: Path) -> None:
    data, file, second = tmp_path / "data", tmp_path / "copy.db", tmp_path / "second"
    fill(data, "old")
    fill(second, "new")
    backup(second, file)
    with pytest.raises(NotEmpty):
        restore(file, data)
    assert ids(data) == ["old"]
    kept = [restore(file, data, force=True).before for _ in range(3)]  # also several times within a second
    assert ids(data) == ["new"]
    assert kept[0] is not None
    assert set(kept) == set(data.glob("before-restore-*.db"))
    restore(kept[0], tmp_path / "third")
    assert ids(tmp_path / "third") == ["old"]


def test_an_empty_database_may_be_overwritten(tmp_path: Path) -> None:
    fill(tmp_path / "second", "new")
    backup(tmp_path / "second", tmp_path / "copy.db")
    assert ids(tmp_path / "data") == []
    assert restore(tmp_path / "copy.db", tmp_path / "data").before is None
    assert ids(tmp_path / "data") == ["new"]


def test_a_log_that_was_left_behind_does_not_spoil_what_is_put_back(tmp_path: Path) -> None:
    """After a crash the log holds what the database does not: it goes with the old one."""
    data, file = tmp_path / "data", tmp_path / "copy.db"
    fill(tmp_path / "second", "new")
    backup(tmp_path / "second", file)
    fill(data, "old")
    path = data / schema.NAME
    with closing(schema.connect(path)) as connection:
        connection.execute("UPDATE game_table SET owner = 'late'")
        left = {log: log.read_bytes() for log in care.logs(path)}
        whole = path.read_bytes()
    path.write_bytes(whole)
    for log, content in left.items():
        log.write_bytes(content)
    kept = restore(file, data, force=True).before
    assert ids(data) == ["new"]
    assert kept is not None
    with closing(sqlite3.connect(kept)) as connection:
        assert connection.execute("SELECT owner FROM game_table").fetchall() == [("late",)]


def test_nothing_is_put_back_while_a_server_runs(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "copy.db"

    async def body(store: Store) -> None:
        await store.add_table(table("old"), seats())
        await asyncio.to_thread(backup, data, file)
        with pytest.raises(InUse, match="another server is running in this folder"):
            await asyncio.to_thread(restore, file, data, True)
        await append(store, grown(table("old"), 1), [entry(1)])

    using(SqliteStore, data, body)
    assert ids(data) == ["old"]


def test_neither_the_database_itself_nor_a_newer_one_nor_anything_else_is_put_back(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "copy.db"
    fill(data, "old")
    with pytest.raises(StoreError, match="the database itself"):
        restore(data / schema.NAME, data, force=True)
    backup(data, file)
    change(file, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(TooNew):
        restore(file, data, force=True)
    file.write_text("Dear diary " * 100, "utf-8")
    with pytest.raises(StoreError, match="this is not a database"):
        restore(file, data, force=True)
    file.write_bytes(b"")
    with pytest.raises(StoreError, match="not a copy of a database"):
        restore(file, data, force=True)
    assert ids(data) == ["old"]
    assert not list(data.glob("before-*"))


# Checking what is stored


def problems(folder: Path) -> dict[str, list[str]]:
    checked = {game.table.id: check_stored(game) for game in StoredGames(folder)}
    wrong = {id: [f.detail or f.reason for f in found if f.outcome == BROKEN] for id, found in checked.items()}
    return {id: found for id, found in wrong.items() if found}


def test_stored_games_are_true(tmp_path: Path) -> None:
    part = replace(GAME, moves=GAME.moves[:30], result=[])
    keep(tmp_path, whole=GAME, part=part, other=fair_game("cataclysm@1.4.1", 3, seed=5))
    games = StoredGames(tmp_path)
    assert len(games) == 3
    assert problems(tmp_path) == {}
    (whole,) = [game for game in games if game.table.id == "whole"]
    assert record_of(whole).text() == GAME.text()


def swap(path: Path, first: int, second: int) -> None:
    for one, other in ((first, -1), (second, first), (-1, second)):
        change(path, "UPDATE entry SET n = ? WHERE n = ?", other, one)


DIE = next(n for n, played in enumerate(GAME.moves, 1) if played.actor == -2)
PLANTED: list[tuple[str, Callable[[Path], None]]] = [
    ("B is asked", lambda path: swap(path, 2, 3)),
    ("not numbered", lambda path: change(path, "DELETE FROM entry WHERE n = 5")),
    ("counts", lambda path: change(path, "UPDATE game_table SET entries = entries + 1")),
    ("stored as", lambda path: change(path, "UPDATE entry SET action = action + 1 WHERE n = 1")),
    ("secret", lambda path: change(path, "UPDATE game_table SET secret = x'00'")),
    ("A:", lambda path: change(path, "UPDATE game_table SET secret = zeroblob(32)")),
    ("%", lambda path: change(path, "UPDATE entry SET text = '%' || (7 - substr(text, 2)) WHERE n = ?", DIE)),
    ("result cannot be read", lambda path: change(path, "UPDATE game_table SET result = 'x'")),
    (" ".join(map(str, GAME.result)), lambda path: change(path, "UPDATE game_table SET result = '{\"scores\":[9,9]}'")),
    ("is asked", lambda path: change(path, "UPDATE game_table SET status = 'playing', actor = 0, result = ''")),
    ("cut", lambda path: change(path, "DELETE FROM entry WHERE n > 9")),
]


@pytest.mark.parametrize(("said", "spoil"), PLANTED, ids=[said for said, _ in PLANTED])
def test_whatever_is_spoilt_in_the_database_is_noticed(
    tmp_path: Path, said: str, spoil: Callable[[Path], None]
) -> None:
    keep(tmp_path, game=GAME)
    spoil(tmp_path / schema.NAME)
    assert said in " ".join(problems(tmp_path)["game"])


def test_tables_that_have_not_begun_are_no_games(tmp_path: Path) -> None:
    fill(tmp_path, "one")  # entries, but it gathers: nobody could have written that
    assert len(StoredGames(tmp_path)) == 0
    change(tmp_path / schema.NAME, "UPDATE game_table SET status = 'closed'")
    assert problems(tmp_path) == {"one": ["it has entries but no first position"]}


def test_a_database_of_another_form_is_not_read(tmp_path: Path) -> None:
    fill(tmp_path, "one")
    change(tmp_path / schema.NAME, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(TooNew):
        StoredGames(tmp_path)
    with pytest.raises(StoreError, match="no database here"):
        StoredGames(tmp_path / "nowhere")
