"""A damaged database: everything readable is copied, game by game, and the rest is listed."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec.structs import astuple

from beagle.play.verify import BROKEN
from beagle.server import limits
from beagle.server.store import rows
from beagle.server.store.care import Contents, Stored, check, existing, may_take_the_place, sync
from beagle.server.store.checking import check_stored
from beagle.server.store.contract import GATHERING, StoreError
from beagle.server.store.schema import NAME, connect_to_read, logs, migrate, must_be_current, store_errors

Connection = sqlite3.Connection

UNREADABLE: Final = (sqlite3.Error, StoreError, ValueError, TypeError, LookupError)
# Where ids can be read: in the table itself, in its index, in rows that belong to it.
TABLES: Final = (
    "SELECT id FROM game_table NOT INDEXED",
    "SELECT id FROM game_table",
    "SELECT DISTINCT table_id FROM seat",
    "SELECT DISTINCT table_id FROM entry",
)
VISITORS: Final = ("SELECT id FROM visitor NOT INDEXED", "SELECT id FROM visitor", "SELECT visitor FROM device")
# What belongs to visitors and is copied row by row: a table, and its columns that name visitors.
OF_VISITORS: Final = {
    "device": ("visitor",),
    "block": ("visitor", "other"),
    "ban": ("visitor",),
    "notice_person": ("visitor",),
    "notice_channel": ("visitor",),
    "day_off": ("visitor",),
}


class Rescued(NamedTuple):
    """What was copied, and the tables that couldn't be read."""

    contents: Contents
    lost: list[str]


def rescue(folder: Path, file: Path) -> Rescued:
    """Copy every visitor and every game that is readable and correct.  A server may run meanwhile."""
    path = existing(folder / NAME)
    may_take_the_place(file, path)
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        migrate(part)
        with store_errors(path), closing(connect_to_read(path)) as source, closing(sqlite3.connect(part)) as target:
            must_be_current(source, path)
            target.isolation_level = None
            target.execute("PRAGMA journal_mode = DELETE")
            target.execute("BEGIN")
            copy_visitors(source, target)
            lost = copy_tables(source, target)
            target.execute("COMMIT")
            contents = check(target)
        sync(part)
        os.replace(part, file)
        sync(file.parent)
    finally:
        for left in (part, *logs(part)):
            left.unlink(missing_ok=True)
    return Rescued(contents, lost)


def some(connection: Connection, query: str) -> Iterator[Any]:
    """The rows of a query as far as they can be read."""
    with suppress(sqlite3.Error):
        yield from connection.execute(query)


def named(connection: Connection, queries: Iterable[str]) -> list[str]:
    """All ids that any of these queries still finds, from either end."""
    found: dict[str, None] = {}
    for query in queries:
        for order in ("", " ORDER BY 1", " ORDER BY 1 DESC"):
            found |= {name: None for (name,) in some(connection, query + order) if isinstance(name, str) and name}
    return sorted(found)


def copy_visitors(source: Connection, target: Connection) -> None:
    known = set()
    for id in named(source, VISITORS):
        with suppress(*UNREADABLE):
            visitor = rows.find_visitor(source, "id = ?", id) or rows.find_visitor(source, "+id = ?", id)
            if visitor is not None:
                rows.add_visitor(target, visitor, limits.MAX_VISITORS)
                known.add(id)
    for table, people in OF_VISITORS.items():
        columns = [name for _, name, *_ in target.execute(f"PRAGMA table_info({table})")]
        for row in some(source, f"SELECT {', '.join(columns)} FROM {table}"):
            with suppress(*UNREADABLE):
                if all(row[columns.index(name)] in known for name in people):
                    target.execute(rows.insert(table, ", ".join(columns)), row)


def copy_tables(source: Connection, target: Connection) -> list[str]:
    """The tables that were lost."""
    lost = []
    for id in named(source, TABLES):
        try:
            copy_table(source, target, id)
        except UNREADABLE:
            lost.append(id)
    return lost


def copy_table(source: Connection, target: Connection, id: str) -> None:
    """A whole game or nothing of it: a game that can't be replayed is lost."""
    ((table, seats),) = rows.find_tables(source, "id = ?", [id])
    stored = Stored(table, seats, rows.entries(source, id, 0))
    if len(seats) != table.seats or len(stored.entries) != table.entries:
        raise StoreError(f"table {id} is incomplete")
    if table.status != GATHERING and any(finding.outcome == BROKEN for finding in check_stored(stored)):
        raise StoreError(f"table {id} cannot be replayed")
    target.execute("SAVEPOINT one")
    try:
        target.execute(rows.INSERT_TABLE, rows.table_values(table))
        rows.put_seats(target, id, seats)
        target.executemany(rows.INSERT_ENTRY, [(id, *astuple(entry)) for entry in stored.entries])
        target.executemany(rows.INSERT_ON_BRANCH, [(id, *astuple(entry)) for entry in rows.branches(source, id)])
    except sqlite3.Error:
        target.execute("ROLLBACK TO one")
        raise
    finally:
        target.execute("RELEASE one")
    with suppress(*UNREADABLE):  # chat isn't part of a game
        target.executemany(rows.INSERT_CHAT, [(id, *astuple(said)) for said in rows.chat(source, id)])
