"""A note next to the database of how much has been written to it, so that data loss is noticed.

SQLite treats an empty file as a new database, and a database whose log is missing as complete.  The note is outside: it
counts the committed writes.  It is written after a commit and without waiting for the disk, so after a power cut it may
be too low, but never too high.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from beagle.server.store.contract import StoreError
from beagle.server.store.sql import Connection

NAME: Final = "beagle.note"
WIDTH: Final = 20  # digits: the file keeps its length, so that a write is one block and never half of one


MOVING: Final = 5  # rows of `pulse`: this database is being filled from another one
MOVED: Final = 6  # and this one was moved to another place


def must_not_be_moved(connection: Connection, name: str) -> None:
    """Before a server uses a database: it isn't half of one, and its games haven't moved away."""
    marks = {mark for (mark,) in connection.execute("SELECT id FROM pulse")}
    if MOVING in marks:
        raise StoreError(f"{name}: a move into this database was not finished; run beagle migrate again")
    if MOVED in marks:
        raise StoreError(
            f"{name}: beagle migrate has moved this database to another place; run the server with that one"
        )


class Shrunken(StoreError):
    """There is less in the database than before."""


class Note:
    """The file, and its content when it was opened."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.handle = -1

    def read(self) -> int:
        """How many writes there were; 0 if unknown."""
        try:
            return int(self.path.read_text("ascii"))
        except (OSError, ValueError):
            return 0

    def put(self, writes: int) -> None:
        """Set the number.  A failing write doesn't stop a game."""
        with suppress(OSError):
            if self.handle < 0:
                self.handle = os.open(self.path, os.O_CREAT | os.O_WRONLY, 0o600)
            os.lseek(self.handle, 0, os.SEEK_SET)
            os.write(self.handle, f"{writes:>{WIDTH}}\n".encode("ascii"))

    def close(self) -> None:
        if self.handle >= 0:
            os.close(self.handle)
            self.handle = -1


def must_not_be_lost(database: Path, log: Path) -> None:
    """Before opening: a database that is empty or missing, where there was one, isn't treated as a new one."""
    empty = not database.exists() or database.stat().st_size == 0
    if not empty:
        return
    note = Note(database.parent)
    left = log.exists() and log.stat().st_size > 0
    if database.exists() or left or note.read():
        what = "is empty" if database.exists() else "is gone"
        beside = f", but there is a log beside it ({log.name})" if left else ""
        raise Shrunken(
            f"{database} {what}{beside}. A server has kept games here, so no new database is made in its place. "
            f"Restore a copy: beagle restore FILE. Or, to start with an empty database, move these files away first: "
            f"{', '.join(file.name for file in (database, log, note.path) if file.exists())}"
        )


def must_not_have_shrunk(database: Path, writes: int) -> None:
    """After opening: everything the note counted is in the database."""
    note = Note(database.parent)
    before = note.read()
    if writes < before:
        raise Shrunken(
            f"{database} has lost data: of {before} writes {before - writes} are missing. It is an older copy, or its "
            f"log was lost. Restore a newer copy: beagle restore FILE --force. Or, if this is intended, "
            f"delete {note.path}"
        )
