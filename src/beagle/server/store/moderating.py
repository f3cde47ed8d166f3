"""Moderation: whom a visitor has blocked, whom the host has banned, and what was reported to the host."""

from __future__ import annotations

import re
import time
from typing import Final

import msgspec

from beagle.kernel.text import seat_name
from beagle.server.limits import MAX_BLOCKS, MAX_REPORTS
from beagle.server.store import rows
from beagle.server.store.contract import Ban, Full, Known, Report, StoreError
from beagle.server.store.sql import Connection

REPORT: Final = "table_id, visitor, why, text, seen, at"


class NoSuchVisitor(StoreError):
    """This matches no visitor."""


class NoSuchReport(StoreError):
    """There is no report with this number."""


# Blocking


def block(connection: Connection, visitor: str, other: str, at: float) -> None:
    """This visitor doesn't want to read the other any more."""
    for id in (visitor, other):
        if connection.execute("SELECT 1 FROM visitor WHERE id = ?", [id]).fetchone() is None:
            raise LookupError(f"no such visitor: {id}")
    (count,) = connection.execute("SELECT COUNT(*) FROM block WHERE visitor = ?", [visitor]).fetchone()
    if count >= MAX_BLOCKS:
        raise Full(f"this visitor has blocked {count} others")
    query = "INSERT INTO block (visitor, other, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
    connection.execute(query, [visitor, other, at])


def unblock(connection: Connection, visitor: str, other: str) -> None:
    connection.execute("DELETE FROM block WHERE visitor = ? AND other = ?", [visitor, other])


def blocked(connection: Connection, visitor: str) -> frozenset[str]:
    """Whom this visitor has blocked."""
    found = connection.execute("SELECT other FROM block WHERE visitor = ?", [visitor])
    return frozenset(other for (other,) in found)


# Banning


def is_banned(connection: Connection, visitor: str) -> bool:
    return connection.execute("SELECT 1 FROM ban WHERE visitor = ?", [visitor]).fetchone() is not None


def banned(connection: Connection) -> frozenset[str]:
    return frozenset(id for (id,) in connection.execute("SELECT visitor FROM ban"))


# Reports


def add_report(connection: Connection, report: Report) -> None:
    """A visitor's report of a table; a second report of the same table replaces the first."""
    connection.execute("DELETE FROM report WHERE table_id = ? AND visitor = ?", [report.table, report.visitor])
    values = [report.table, report.visitor, report.why, report.text, report.seen, report.at]
    connection.execute(rows.insert("report", REPORT), values)
    connection.execute(
        "DELETE FROM report WHERE id NOT IN (SELECT id FROM report ORDER BY at DESC, id DESC LIMIT ?)", [MAX_REPORTS]
    )


def forget_reports(connection: Connection, before: float) -> int:
    return connection.execute("DELETE FROM report WHERE at < ?", [before]).rowcount


# By hand, while the server runs: it checks on each request and once a minute


def ban(connection: Connection, whom: str, why: str) -> Ban:
    """Ban somebody, given by their id, or by a table and a seat, `TABLE:B`."""
    visitor = meant(connection, whom)
    made = Ban(visitor, name_of(connection, visitor), why, time.time())
    query = "INSERT INTO ban (visitor, why, at) VALUES (?, ?, ?) ON CONFLICT (visitor) DO UPDATE SET why = excluded.why"
    connection.execute(query, [made.visitor, made.why, made.at])
    return made


def lift(connection: Connection, whom: str) -> Ban:
    """Lift a ban."""
    visitor = meant(connection, whom)
    found = next((one for one in bans(connection) if one.visitor == visitor), None)
    if found is None:
        raise NoSuchVisitor(f"{whom} is not banned").said("error-not-banned", visitor=whom)
    connection.execute("DELETE FROM ban WHERE visitor = ?", [visitor])
    return found


def bans(connection: Connection) -> list[Ban]:
    query = "SELECT ban.visitor, visitor.name, ban.why, ban.at FROM ban JOIN visitor ON visitor.id = ban.visitor"
    return [Ban(*row) for row in connection.execute(f"{query} ORDER BY ban.at, ban.visitor")]


def reports(connection: Connection) -> list[Report]:
    """All reports, newest last."""
    return [Report(*row) for row in connection.execute(f"SELECT {REPORT}, id FROM report ORDER BY at, id")]


def newest_reports(connection: Connection, most: int) -> list[Report]:
    query = f"SELECT {REPORT}, id FROM report ORDER BY at DESC, id DESC LIMIT ?"
    return [Report(*row) for row in connection.execute(query, [most])]


def count_reports(connection: Connection) -> int:
    (count,) = connection.execute("SELECT COUNT(*) FROM report").fetchone()
    return int(count)


def people(connection: Connection, find: str, most: int) -> list[Known]:
    """Visitors whose name contains this or whose id it is, the last to be here first."""
    counts = (
        "(SELECT COUNT(*) FROM device WHERE device.visitor = visitor.id),"
        " (SELECT COUNT(*) FROM seat WHERE seat.visitor = visitor.id AND seat.visitor <> ''),"
        " (SELECT COUNT(*) FROM ban WHERE ban.visitor = visitor.id)"
    )
    where = "id = ?1 OR lower(name) LIKE ?2 ESCAPE '!' OR name LIKE ?3 ESCAPE '!'"  # not every engine knows all letters
    part = re.sub(r"([%_!])", r"!\1", find)
    values = [find, f"%{part.lower()}%", f"%{part}%"]
    query = f"SELECT id, name, made, seen, {counts} FROM visitor WHERE {where} ORDER BY seen DESC, id LIMIT ?4"
    return [Known(*row) for row in connection.execute(query, [*values, most])]


def settle(connection: Connection, number: int) -> None:
    """Remove a report that has been dealt with."""
    if connection.execute("DELETE FROM report WHERE id = ?", [number]).rowcount != 1:
        raise NoSuchReport(f"no such report: {number}").said("error-no-report", number=number)


def meant(connection: Connection, whom: str) -> str:
    """The visitor given by an id or by `TABLE:SEAT`."""
    table, colon, seat = whom.partition(":")
    if colon:
        found = [one for one in rows.seats_of(connection, table) if seat_name(one.number) == seat.upper()]
        visitor = found[0].visitor if found else ""
        if not found:
            missing = NoSuchVisitor(f"there is no seat {seat.upper()} at table {table}")
            raise missing.said("error-no-seat", seat=seat.upper(), table=table)
    else:
        visitor = whom
    if not visitor or rows.find_visitor(connection, "id = ?", visitor) is None:
        unknown = NoSuchVisitor(f"no named visitor has the id {whom}; `beagle reports` shows the ids")
        raise unknown.said("error-no-visitor", visitor=whom)
    return visitor


def name_of(connection: Connection, visitor: str) -> str:
    found = rows.find_visitor(connection, "id = ?", visitor)
    return found.name if found else ""


def seen_of(report: Report) -> Seen:
    """What the table looked like when it was reported."""
    try:
        return msgspec.json.decode(report.seen, type=Seen)
    except msgspec.MsgspecError:
        return Seen()


class ModeratedPerson(msgspec.Struct, frozen=True):
    """Somebody at a reported table."""

    name: str = ""
    visitor: str = ""  # empty: held only by its link, or a bot
    seat: int = -1


class SaidThere(msgspec.Struct, frozen=True):
    """A chat line at a reported table."""

    name: str = ""
    visitor: str = ""
    text: str = ""


class Seen(msgspec.Struct, frozen=True):
    """A reported table at that time: the names and the last lines, which may be gone later."""

    people: list[ModeratedPerson] = []
    chat: list[SaidThere] = []
