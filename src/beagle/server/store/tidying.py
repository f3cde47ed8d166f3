"""Deleting old data: finished and closed tables, visitors who don't come back.  Running games are never touched."""

from __future__ import annotations

import time
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from beagle.server.store import rows
from beagle.server.store.care import existing
from beagle.server.store.contract import CLOSED, DAY, OVER, Counts, Keeping
from beagle.server.store.lock import Lock
from beagle.server.store.schema import NAME, connect, connect_to_read, must_be_current, store_errors
from beagle.server.store.sql import Connection

PAST: Final = (OVER, CLOSED)
NO_LIMIT: Final = 1 << 40
AWAY: Final = DAY  # after the server was away, or the clock has jumped, for so long, people need time again
PATIENCE: Final = 7 * DAY  # and this much

ALIVE: Final = 2  # rows of `pulse`: when the server was last seen alive
PATIENT: Final = 3  # and until when it closes and deletes nothing

# A visitor without anything that is kept.
WITHOUT_TABLES: Final = (
    "NOT EXISTS (SELECT 1 FROM game_table WHERE owner = visitor.id)"
    " AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.visitor = visitor.id AND seat.visitor <> '')"
)


class Tidied(NamedTuple):
    """How many of each were deleted, or would be."""

    finished: int
    closed: int
    visitors: int


def forget_table(connection: Connection, id: str, before: float) -> bool:
    """Delete a table that is over and wasn't touched since.  References to it are removed."""
    where = "id = ? AND status IN (?, ?) AND touched < ?"
    found = connection.execute(f"SELECT after, rematch FROM game_table WHERE {where}", [id, *PAST, before]).fetchone()
    if found is None:
        return False
    connection.execute("UPDATE game_table SET rematch = '' WHERE id = ? AND rematch = ?", [found[0], id])
    connection.execute("UPDATE game_table SET after = '' WHERE id = ? AND after = ?", [found[1], id])
    connection.execute("DELETE FROM game_table WHERE id = ?", [id])  # deletes its seats, entries and chat too
    return True


def old_visitors(connection: Connection, before: float, most: int) -> list[str]:
    """Visitors not seen since then who have no tables."""
    query = f"SELECT id FROM visitor WHERE seen < ? AND {WITHOUT_TABLES} ORDER BY seen LIMIT ?"
    return [id for (id,) in connection.execute(query, [before, most])]


def forget_visitor(connection: Connection, id: str, before: float) -> bool:
    """Delete a visitor, if they still qualify.  Their devices are deleted too."""
    query = f"DELETE FROM visitor WHERE id = ? AND seen < ? AND {WITHOUT_TABLES}"
    return connection.execute(query, [id, before]).rowcount == 1


def counts(connection: Connection) -> Counts:
    (visitors,) = connection.execute("SELECT COUNT(*) FROM visitor").fetchone()
    tables = dict(connection.execute("SELECT status, COUNT(*) FROM game_table GROUP BY status").fetchall())
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (page,) = connection.execute("PRAGMA page_size").fetchone()
    return Counts(visitors, tables, pages * page)


def heartbeat(connection: Connection, at: float) -> float:
    """The server is alive now.  Returns until when it should close and delete nothing: 0.0 if it may.

    Time counts against people only while they could have come.  After a long downtime, or a jump of the clock in either
    direction, everything would look abandoned at once.
    """
    marks = dict(connection.execute("SELECT id, at FROM pulse").fetchall())
    known = ALIVE in marks or connection.execute("SELECT 1 FROM game_table LIMIT 1").fetchone() is None
    patient = float(marks.get(PATIENT, 0.0))
    if not known or abs(at - marks.get(ALIVE, at)) > AWAY:
        patient = at + PATIENCE
        rows.pulse(connection, patient, PATIENT)
    rows.pulse(connection, at, ALIVE)
    return patient if at < patient else 0.0


# By hand


def tidy(folder: Path, keeping: Keeping, try_only: bool = False) -> Tidied:
    """Delete everything older than its limit, and free the space.  Not while a server runs there."""
    path = existing(folder / NAME)
    if try_only:
        with store_errors(path), closing(connect_to_read(path)) as connection:
            must_be_current(connection, path)
            return past(connection, keeping)
    with Lock(folder), store_errors(path), closing(connect(path)) as connection:
        must_be_current(connection, path)
        connection.execute("BEGIN IMMEDIATE")
        gone = forget(connection, keeping)
        connection.execute("COMMIT")
        connection.execute("VACUUM")
        return gone


def past(connection: Connection, keeping: Keeping) -> Tidied:
    """How much there is to delete.  Visitors whose last table would be deleted aren't counted yet."""
    now = time.time()
    finished = rows.idle(connection, OVER, now - keeping.finished, NO_LIMIT)
    closed = rows.idle(connection, CLOSED, now - keeping.closed, NO_LIMIT)
    visitors = old_visitors(connection, now - keeping.visitors, NO_LIMIT)
    return Tidied(len(finished), len(closed), len(visitors))


def forget(connection: Connection, keeping: Keeping) -> Tidied:
    now = time.time()
    finished = forget_tables(connection, OVER, now - keeping.finished)
    closed = forget_tables(connection, CLOSED, now - keeping.closed)
    before = now - keeping.visitors
    ids = old_visitors(connection, before, NO_LIMIT)
    connection.execute("DELETE FROM report WHERE at < ?", [now - keeping.reports])
    return Tidied(finished, closed, sum(forget_visitor(connection, id, before) for id in ids))


def forget_tables(connection: Connection, status: str, before: float) -> int:
    return sum(forget_table(connection, id, before) for id in rows.idle(connection, status, before, NO_LIMIT))
