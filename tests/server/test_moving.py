"""Moving between the two kinds of store: everything, resumable, compared and replayed; and no server opens the old."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from beagle.play.record import Record
from beagle.server.store import moving
from beagle.server.store.contract import ChatRow, Device, DeviceRoom, Report, Store, StoreError
from beagle.server.store.moving import Moved, move, side_of
from tests.play.fair_games import fair_game
from tests.server.keeping import rows_of
from tests.server.stores import (
    STORES,
    add_chat,
    append,
    append_on_branch,
    database_of,
    entry,
    grown,
    seats,
    table,
    using,
    visitor,
)
from tests.support.cluster import cluster


@contextmanager
def unwatched(what: str, steps: int) -> Iterator[Any]:
    yield lambda: None


@pytest.fixture(scope="module")
def record() -> Record:
    return fair_game(seats=2)


def place(kind: str, folder: Path) -> str:
    return database_of(kind, folder) or str(folder)


def fill(kind: str, folder: Path, record: Record) -> None:
    async def body(store: Store) -> None:
        for name in ("ann", "ben"):
            await store.add_visitor(visitor(name))
        await store.add_device("ann", Device(b"cookie", 1.0, 2.0, 3.0), DeviceRoom(9, 0.0))
        await store.block("ann", "ben", 4.0)
        await store.add_report(Report("one", "ben", "spam", "text", "{}", 5.0))
        row, people, entries = rows_of("played", record)
        await store.add_table(row, people)
        await append(store, grown(row, len(entries), touched=10.0), entries)
        await store.add_table(table(), seats("ann", "ben"))
        await append(store, grown(table(), 2), [entry(1), entry(2)])
        await append_on_branch(store, grown(table(), 2, together=3), [entry(1, client="b")])
        await add_chat(store, "one", ChatRow(1, 0, "Ann", "Ünïcödé \\ \t 龍"), 9)
        for number in range(120):
            await store.add_table(table(f"t{number:03}", made=float(number)), seats("ben", ""))
        assert await store.pack(100.0, 9) == 1

    using(STORES[kind], folder, body)


def all_of(kind: str, folder: Path) -> Any:
    async def body(store: Store) -> Any:
        ids = await store.ids()
        people = [(await store.visitor(name), await store.devices(name)) for name in ("ann", "ben")]
        parts = [
            [await store.table(id), await store.entries(id), await store.branches(id), await store.chat(id)]
            for id in ids
        ]
        return ids, people, await store.blocked("ann"), parts

    return using(STORES[kind], folder, body)


@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgres"), ("postgres", "sqlite")])
def test_everything_moves_and_the_old_store_is_left_alone(
    tmp_path: Path, record: Record, source: str, target: str
) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    fill(source, old, record)
    before = all_of(source, old)
    moved = move(place(source, old), place(target, new), unwatched)
    assert moved == Moved(2, 122, len(record.moves) + 2, [])
    assert all_of(target, new) == before
    with pytest.raises(StoreError, match="beagle migrate has moved this database to another place"):
        all_of(source, old)
    with pytest.raises(StoreError, match="has moved this database"):
        move(place(source, old), place(target, tmp_path / "third"), unwatched)
    with pytest.raises(StoreError) as told:
        move(place(source, old).replace("beagle@", "beagle:hush@"), place(target, tmp_path / "third"), unwatched)
    assert "hush" not in str(told.value)


def test_a_move_that_was_interrupted_goes_on(tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    fill("sqlite", old, record)
    before, address = all_of("sqlite", old), place("postgres", new)
    written: list[str] = []
    batch = moving.BATCH

    @contextmanager
    def breaks(what: str, steps: int) -> Iterator[Any]:
        def advance() -> None:
            written.append(what)
            if len(written) > batch + 5:
                raise KeyboardInterrupt

        yield advance

    with pytest.raises(KeyboardInterrupt):
        move(str(old), address, breaks)
    with pytest.raises(StoreError, match="was not finished; run beagle migrate again"):
        all_of("postgres", new)
    assert all_of("sqlite", old) == before  # a server may go on with it
    assert move(str(old), address, unwatched).tables == 122
    assert all_of("postgres", new) == before


def test_a_store_with_games_in_it_is_not_overwritten(tmp_path: Path, record: Record) -> None:
    fill("sqlite", tmp_path / "old", record)
    fill("postgres", tmp_path / "new", record)
    with pytest.raises(StoreError, match="there are games or visitors in it already; move to an empty one"):
        move(str(tmp_path / "old"), place("postgres", tmp_path / "new"), unwatched)


def test_what_is_changed_on_the_way_is_noticed(tmp_path: Path, record: Record) -> None:
    """The planted bug: one entry arrives with another text."""
    fill("sqlite", tmp_path / "old", record)
    address = place("postgres", tmp_path / "new")

    @contextmanager
    def tampers(what: str, steps: int) -> Iterator[Any]:
        if what == "replaying":
            cluster().run("UPDATE entry SET text = 'x' WHERE n = 2", database=address.rpartition("/")[2])
        yield lambda: None

    with pytest.raises(StoreError, match="is not the same in"):
        move(str(tmp_path / "old"), address, tampers)
    with side_of(str(tmp_path / "old"), new=False):
        pass  # it is as it was, and may be served
