"""Maintaining a database: back it up while it is in use, restore a backup, read every game in it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from beagle.server.store import rows
from beagle.server.store.contract import GATHERING, ChatRow, Damaged, Entry, SeatRow, StoreError, TableRow
from beagle.server.store.lock import Lock
from beagle.server.store.note import Note
from beagle.server.store.schema import (
    NAME,
    ONLY_US,
    connect,
    connect_to_read,
    logs,
    must_be_current,
    must_be_known,
    store_errors,
    version_of,
)

__all__ = ["Contents", "NotEmpty", "StoreError", "Stored", "StoredGames", "backup", "logs", "restore"]


class NotEmpty(StoreError):
    """There is a database already, and it isn't empty."""


class Contents(NamedTuple):
    """How much a database holds."""

    visitors: int
    tables: int
    entries: int


def backup(folder: Path, file: Path) -> Contents:
    """A copy of the database at one moment, checked.  A server may go on writing meanwhile."""
    path = existing(folder / NAME)
    may_take_the_place(file, path)
    with store_errors(path), closing(connect_to_read(path)) as source:
        must_be_known(version_of(source))
        return copy(source, file)


def may_take_the_place(file: Path, database: Path) -> None:
    """A backup may overwrite an older backup, and nothing else."""
    if not file.exists():
        return
    if file.samefile(database):
        raise StoreError(f"{file}: this is the database itself, not a copy")
    with store_errors(file), closing(connect_to_read(existing(file))) as old:
        if version_of(old) == "":
            raise StoreError(f"{file} exists and is not a copy of a database, so it is not overwritten")


def existing(path: Path) -> Path:
    if not path.is_file():
        raise StoreError(f"{path}: no database here").said("error-no-database", path=str(path))
    return path


def copy(source: sqlite3.Connection, file: Path) -> Contents:
    """Afterwards the file is complete and checked, or it doesn't exist."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, ONLY_US))
        with store_errors(file), closing(sqlite3.connect(part, isolation_level=None)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, without a log next to it
            contents = check(target)
        sync(part)
        os.replace(part, file)
        sync(file.parent)
    finally:
        part.unlink(missing_ok=True)
    return contents


def check(connection: sqlite3.Connection) -> Contents:
    """Is every page intact, and does every row belong to something?"""
    damage = [str(found[0]) for found in connection.execute("PRAGMA integrity_check(5)") if found[0] != "ok"]
    damage += [f"a row of {found[0]} belongs to nothing" for found in connection.execute("PRAGMA foreign_key_check")][
        :5
    ]
    if damage:
        raise Damaged(f"the database is damaged: {'; '.join(damage)}")
    return contents_of(connection)


def contents_of(connection: sqlite3.Connection) -> Contents:
    query = "SELECT (SELECT COUNT(*) FROM visitor), (SELECT COUNT(*) FROM game_table), (SELECT COUNT(*) FROM entry)"
    if connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'packed'").fetchone():  # an older copy has none
        query += " + (SELECT COALESCE(SUM(entries), 0) FROM packed)"
    return Contents(*connection.execute(query).fetchone())


def sync(path: Path) -> None:
    """Wait until it is on disk: a file, or the names in a folder."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class Restored(NamedTuple):
    """What was restored, and where the previous database is now."""

    contents: Contents
    before: Path | None


def restore(file: Path, folder: Path, force: bool = False) -> Restored:
    """Restore a backup.  The previous database is kept next to it; at every moment one of the two is in place."""
    path = folder / NAME
    if path.exists() and existing(file).samefile(path):
        raise StoreError(f"{file}: this is the database itself, not a copy")
    with store_errors(file), closing(connect_to_read(existing(file))) as source:
        version = version_of(source)
        if version == "":
            raise StoreError(f"{file}: this is not a copy of a database")
        must_be_known(version)
        check(source)
        with Lock(folder):
            taken = path.exists() and not is_empty(path)
            if taken and not force:
                raise NotEmpty(f"{path}: a database with games in it exists already")
            before = set_aside(path) if taken else None
            remove_logs(path)
            restored = Restored(copy(source, path), before)
            note = Note(folder)
            note.put(rows.writes_of(source))
            note.close()
            return restored


def is_empty(path: Path) -> bool:
    """Nobody would miss it.  A file that can't be read might be missed."""
    try:
        with closing(connect_to_read(path)) as connection:
            return version_of(connection) == "" or not any(contents_of(connection))
    except (sqlite3.Error, StoreError):
        return False


def set_aside(path: Path) -> Path:
    """Give the database a second name, under which it stays."""
    with suppress(sqlite3.Error), closing(connect(path)) as old:  # if it is damaged, it is kept as it is
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        old.execute("PRAGMA journal_mode = DELETE")
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    names = (path.with_name(f"before-restore-{stamp}{more}.db") for more in ("", *(f"-{n}" for n in range(2, 1000))))
    kept = next(name for name in names if not name.exists())
    try:
        os.link(path, kept)
    except OSError:  # a file system without hard links
        shutil.copy2(path, kept)
    log = logs(path)[0]
    if log.exists():
        os.replace(log, logs(kept)[0])
    return kept


def remove_logs(path: Path) -> None:
    """A log next to a database it doesn't belong to would corrupt it."""
    for log in logs(path):
        log.unlink(missing_ok=True)


class Stored(NamedTuple):
    """A game as it is stored."""

    table: TableRow
    seats: list[SeatRow]
    entries: list[Entry]


class Whole(NamedTuple):
    """A table with everything that belongs to it."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    branches: list[Entry]
    chat: list[ChatRow]


class StoredGames:
    """All games of a database that have started.  A server may go on writing meanwhile."""

    def __init__(self, folder: Path) -> None:
        self.path = existing(folder / NAME)
        with store_errors(self.path), closing(connect_to_read(self.path)) as connection:
            must_be_current(connection, self.path)
            query = "SELECT id FROM game_table WHERE status <> ? ORDER BY made, id"
            self.ids: list[str] = [id for (id,) in connection.execute(query, [GATHERING])]

    def __len__(self) -> int:
        return len(self.ids)

    def __iter__(self) -> Iterator[Stored]:
        with store_errors(self.path), closing(connect_to_read(self.path)) as connection:
            for id in self.ids:
                connection.execute("BEGIN")  # a table and its entries from the same moment
                ((table, seats),) = rows.find_tables(connection, "id = ?", [id])
                entries = rows.entries(connection, id, 0)
                connection.execute("COMMIT")
                yield Stored(table, seats, entries)
