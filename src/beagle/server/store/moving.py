"""Moving everything from one kind of store to the other: in batches, resumable, compared and replayed in the end.

A table is copied in one transaction with all that belongs to it, so it is there whole or not at all, and a second try
goes on where the first ended.  Until everything is compared, no server opens the new store; after that, none opens the
old one.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from msgspec.structs import astuple

from beagle.play.verify import BROKEN
from beagle.server.store import calling, note, rows
from beagle.server.store.address import is_address, shown
from beagle.server.store.care import Stored, Whole, existing
from beagle.server.store.checking import check_stored
from beagle.server.store.choosing import need_driver
from beagle.server.store.contract import StoreError
from beagle.server.store.lock import Lock
from beagle.server.store.schema import NAME, connect, make_new, migrate, must_be_current, store_errors
from beagle.server.store.sql import Connection
from beagle.server.store.tidying import ALIVE, PATIENT

BATCH: Final = 50  # tables in one transaction
ROWS: Final = 1000  # other rows in one transaction

# What doesn't belong to a table: columns, and their key.
OTHERS: Final = {
    "visitor": (rows.VISITOR, "id"),
    "device": ("token, visitor, made, seen, told", "token"),
    "block": ("visitor, other, at", "visitor, other"),
    "ban": ("visitor, why, at", "visitor"),
    "notice_person": (calling.PERSON, "visitor"),
    "notice_channel": (calling.CHANNEL, "id"),
    "day_off": (calling.DAY_OFF, "visitor, off_from"),
    "notice": (calling.CALL, "table_id, visitor"),
    "notice_key": ("id, value", "id"),
    "report": ("table_id, visitor, why, text, seen, at", "table_id, visitor"),
}


class Side(Protocol):
    """A store that is read from or written to, while no server uses it."""

    name: str
    connection: Connection

    def read(self, id: str) -> Whole: ...

    def write(self, table: Whole) -> None: ...

    def transaction(self) -> Any: ...

    def ready(self) -> None:
        """Everything is there: a server may open it soon."""


class SqliteSide:
    """A folder with a file of SQLite."""

    def __init__(self, folder: Path, connection: sqlite3.Connection) -> None:
        self.name = str(folder)
        self.sqlite = connection
        self.connection: Connection = connection

    @contextmanager
    def transaction(self) -> Iterator[None]:
        self.sqlite.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self.sqlite.execute("ROLLBACK")
            raise
        self.sqlite.execute("COMMIT")

    def read(self, id: str) -> Whole:
        ((row, seats),) = rows.find_tables(self.connection, "id = ?", [id])
        entries, branches = rows.entries(self.connection, id, 0), rows.branches(self.connection, id)
        return Whole(row, seats, entries, branches, rows.chat(self.connection, id))

    def write(self, table: Whole) -> None:
        id = table.row.id
        self.connection.execute(rows.INSERT_TABLE, rows.table_values(table.row))
        rows.put_seats(self.connection, id, table.seats)
        for query, those in (
            (rows.INSERT_ENTRY, table.entries),
            (rows.INSERT_ON_BRANCH, table.branches),
            (rows.INSERT_CHAT, table.chat),
        ):
            self.connection.executemany(query, [(id, *astuple(one)) for one in those])

    def ready(self) -> None:
        """Its indexes are followed without statistics."""


@contextmanager
def sqlite_side(folder: Path, new: bool) -> Iterator[SqliteSide]:
    path = folder / NAME
    if not new:
        existing(path)
    with Lock(folder), store_errors(path):
        if new and not path.exists():
            make_new(path)
        elif new:
            migrate(path)
        connection = connect(path)
        try:
            must_be_current(connection, path)
            yield SqliteSide(folder, connection)
        finally:
            connection.close()


@contextmanager
def side_of(place: str, new: bool) -> Iterator[Side]:
    """Open it, for us alone."""
    if not is_address(place):
        with sqlite_side(Path(place), new) as side:
            yield side
        return
    need_driver()
    from beagle.server.store.postgres.moving import postgres_side  # here: most have no driver for it

    with postgres_side(place, new) as other:
        yield other


class Moved(NamedTuple):
    """What was moved."""

    visitors: int
    tables: int
    entries: int
    broken: list[str]  # tables that don't replay, in the old store as in the new one


Watch = Callable[[str, int], Any]  # what is done now, and how many steps: a context manager that yields `advance`


def move(source: str, target: str, watch: Watch) -> Moved:
    """Copy, compare, replay; then mark the old store as moved.  Safe to repeat."""
    if source == target:
        raise StoreError(f"{called(source)}: it cannot be moved to itself")
    with side_of(source, new=False) as old, side_of(target, new=True) as new:
        note.must_not_be_moved(old.connection, called(old.name))
        begin(new)
        with old.transaction():
            ids = rows.ids(old.connection)
        copy_others(old, new)
        copy_tables(old, new, ids, watch)
        new.ready()
        moved = compare(old, new, ids, watch)
        with new.transaction():
            new.connection.execute("DELETE FROM pulse WHERE id = ?", [note.MOVING])
        with old.transaction():
            rows.pulse(old.connection, time.time(), note.MOVED)
        return moved


def begin(new: Side) -> None:
    """The new store must be empty, or one that an earlier try was filling."""
    with new.transaction():
        marks = {mark for (mark,) in new.connection.execute("SELECT id FROM pulse")}
        (tables,) = new.connection.execute("SELECT COUNT(*) FROM game_table").fetchone()
        (visitors,) = new.connection.execute("SELECT COUNT(*) FROM visitor").fetchone()
        if (tables or visitors) and note.MOVING not in marks:
            raise StoreError(f"{called(new.name)}: there are games or visitors in it already; move to an empty one")
        rows.pulse(new.connection, time.time(), note.MOVING)


def called(place: str) -> str:
    return shown(place) if is_address(place) else place


def copy_others(old: Side, new: Side) -> None:
    for table, (columns, key) in OTHERS.items():
        with old.transaction():
            found = [tuple(row) for row in old.connection.execute(f"SELECT {columns} FROM {table} ORDER BY {key}")]
        query = f"{rows.insert(table, columns)} ON CONFLICT ({key}) DO NOTHING"
        for first in range(0, len(found), ROWS):
            with new.transaction():
                new.connection.executemany(query, found[first : first + ROWS])
    with old.transaction():
        marks = [tuple(row) for row in old.connection.execute("SELECT id, at FROM pulse")]
    with new.transaction():
        for mark, at in marks:
            if mark in (ALIVE, PATIENT):
                rows.pulse(new.connection, at, mark)


def copy_tables(old: Side, new: Side, ids: list[str], watch: Watch) -> None:
    with new.transaction():
        there = set(rows.ids(new.connection))
    with watch("copying", len(ids)) as advance:
        for _ in there:
            advance()
        left = [id for id in ids if id not in there]
        for first in range(0, len(left), BATCH):
            with old.transaction():
                batch = [old.read(id) for id in left[first : first + BATCH]]
            with new.transaction():
                for table in batch:
                    new.write(table)
            for _ in batch:
                advance()


def compare(old: Side, new: Side, ids: list[str], watch: Watch) -> Moved:
    """Every table is the same on both sides, to the last field, and replays."""
    entries, broken = 0, []
    with watch("replaying", len(ids)) as advance:
        for id in ids:
            with old.transaction(), new.transaction():
                before, after = old.read(id), new.read(id)
            if before != after:
                raise StoreError(f"table {id} is not the same in {called(new.name)}; the old database is unchanged")
            findings = check_stored(Stored(after.row, after.seats, after.entries)) if after.row.start else []
            if any(finding.outcome == BROKEN for finding in findings):
                broken.append(id)
            entries += len(after.entries)
            advance()
    with new.transaction():
        if sorted(rows.ids(new.connection)) != sorted(ids):
            raise StoreError(f"{called(new.name)}: there are tables in it that did not come from {called(old.name)}")
        (visitors,) = new.connection.execute("SELECT COUNT(*) FROM visitor").fetchone()
    return Moved(visitors, len(ids), entries, broken)
