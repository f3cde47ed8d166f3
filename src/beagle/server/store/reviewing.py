"""Reviews of finished games as they are stored: what was counted so far, packed, and who counts it now.

A review is a cache: it can be counted again at any time.  It belongs to its table and is deleted with it.  Only the
holder writes it, and only until its time runs out; then any server may take it and go on.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import astuple

from beagle.server.limits import MAX_REVIEWS
from beagle.server.store import rows
from beagle.server.store.contract import ReviewRow
from beagle.server.store.sql import Connection

REVIEW: Final = "table_id, heading, fine, state, why, done, spent, content, at"
GOING: Final = "state IN ('queued', 'counting')"
INSERT: Final = rows.insert("review", REVIEW)
FORGET: Final = "DELETE FROM review WHERE table_id NOT IN (SELECT table_id FROM review ORDER BY at DESC LIMIT ?)"


def find(connection: Connection, id: str) -> ReviewRow | None:
    """The review of this table."""
    found = connection.execute(f"SELECT {REVIEW} FROM review WHERE table_id = ?", [id]).fetchone()
    if found is None:
        return None
    table, heading, fine, state, why, done, spent, content, at = found
    return ReviewRow(table, heading, bool(fine), state, why, done, spent, bytes(content), at)


def queue(connection: Connection, row: ReviewRow, holder: str, now: float) -> bool:
    """Replace what is stored by this row.  False: another server counts it, or there is no such table."""
    if connection.execute("SELECT 1 FROM game_table WHERE id = ? AND status = 'over'", [row.table]).fetchone() is None:
        return False
    gone = connection.execute(
        f"DELETE FROM review WHERE table_id = ? AND (holder = ? OR until < ? OR NOT {GOING})", [row.table, holder, now]
    )
    if not gone.rowcount and find(connection, row.table) is not None:
        return False
    connection.execute(INSERT, [int(value) if isinstance(value, bool) else value for value in astuple(row)])
    (count,) = connection.execute("SELECT COUNT(*) FROM review").fetchone()
    if count > MAX_REVIEWS:
        connection.execute(FORGET, [MAX_REVIEWS])
    return True


def hold(connection: Connection, id: str, holder: str, now: float, until: float) -> bool:
    """From now on this server counts it.  False: another one does, or nobody should."""
    query = f"UPDATE review SET holder = ?, until = ? WHERE table_id = ? AND {GOING} AND (holder = ? OR until < ?)"
    return connection.execute(query, [holder, until, id, holder, now]).rowcount == 1


def save(connection: Connection, row: ReviewRow, holder: str, until: float) -> bool:
    """Write what was counted.  False: somebody has stopped it, another server counts it now, or the table is gone."""
    query = (
        "UPDATE review SET state = ?, why = ?, done = ?, spent = ?, content = ?, until = ?"
        f" WHERE table_id = ? AND holder = ? AND heading = ? AND {GOING}"
    )
    values = [row.state, row.why, row.done, row.spent, row.content, until, row.table, holder, row.heading]
    return connection.execute(query, values).rowcount == 1


def stop(connection: Connection, id: str) -> bool:
    """The server that counts it stops.  What was counted stays."""
    return connection.execute(f"UPDATE review SET state = 'stopped' WHERE table_id = ? AND {GOING}", [id]).rowcount == 1


def waiting(connection: Connection, now: float, most: int) -> list[str]:
    """Tables whose review should be counted and that nobody counts."""
    query = f"SELECT table_id FROM review WHERE {GOING} AND until < ? ORDER BY at LIMIT ?"
    return [id for (id,) in connection.execute(query, [now, most])]
