"""Calling people to their tables, as rows.  Each job is one transaction."""

from __future__ import annotations

from msgspec.structs import astuple

from beagle.server.store.calls import MAIL, Call, Change, Channel, DaysOff, NoticePerson
from beagle.server.store.contract import DAY, TooMany
from beagle.server.store.rows import insert
from beagle.server.store.sql import Connection

PERSON = ", ".join(NoticePerson.__struct_fields__)
CHANNEL = ", ".join(Channel.__struct_fields__)
DAY_OFF = "visitor, off_from, off_until"
CALL = "table_id, visitor, kind, due, deadline, sent"
RECENTLY = 60 * DAY  # days off that ended before this no longer matter to any clock


def person(connection: Connection, visitor: str) -> NoticePerson:
    found = connection.execute(f"SELECT {PERSON} FROM notice_person WHERE visitor = ?", [visitor]).fetchone()
    return NoticePerson(visitor) if found is None else NoticePerson(*found)


def change_person(connection: Connection, visitor: str, change: Change) -> NoticePerson:
    if connection.execute("SELECT 1 FROM visitor WHERE id = ?", [visitor]).fetchone() is None:
        raise LookupError(f"no such visitor: {visitor}")
    before = person(connection, visitor)
    after = change(before)
    connection.execute("DELETE FROM notice_person WHERE visitor = ?", [visitor])
    connection.execute(insert("notice_person", PERSON), astuple(after))
    if before.off_until and after.off_from > before.off_from:
        keep_days_off(connection, before, after.off_from)
    return after


def keep_days_off(connection: Connection, before: NoticePerson, until: float) -> None:
    """These days off are over, or others take their place: a question may have been open since before them."""
    old = "visitor = ? AND (off_until < ? OR off_from = ?)"
    connection.execute(f"DELETE FROM day_off WHERE {old}", [before.visitor, until - RECENTLY, before.off_from])
    days = [before.visitor, before.off_from, min(before.off_until, until)]
    connection.execute(insert("day_off", DAY_OFF), days)


def days_off(connection: Connection, visitors: list[str], now: float) -> DaysOff:
    out: DaysOff = {}
    query = " UNION ALL ".join(
        f"SELECT off_from, off_until FROM {table} WHERE visitor = ?1 AND off_until > ?2"
        for table in ("day_off", "notice_person")
    )
    for visitor in visitors:
        found = connection.execute(f"{query} ORDER BY 1", [visitor, now - RECENTLY]).fetchall()
        if found:
            out[visitor] = [(float(first), float(until)) for first, until in found]
    return out


def channels(connection: Connection, visitor: str) -> list[Channel]:
    query = f"SELECT {CHANNEL} FROM notice_channel WHERE visitor = ? ORDER BY made, id"
    return [Channel(*row) for row in connection.execute(query, [visitor])]


def add_channel(connection: Connection, channel: Channel, most: int) -> None:
    """A browser belongs to the person who used it last; an e-mail address may belong to several people."""
    if connection.execute("SELECT 1 FROM visitor WHERE id = ?", [channel.visitor]).fetchone() is None:
        raise LookupError(f"no such visitor: {channel.visitor}")
    if channel.kind == MAIL:
        older = "kind = ?1 AND visitor = ?2 AND confirmed = 0"  # a confirmed one stays until the new one is
        connection.execute(f"DELETE FROM notice_channel WHERE {older}", [channel.kind, channel.visitor])
    else:
        same = "kind = ?1 AND address = ?2 AND auth = ?3"
        connection.execute(f"DELETE FROM notice_channel WHERE {same}", [channel.kind, channel.address, channel.auth])
    (many,) = connection.execute("SELECT COUNT(*) FROM notice_channel WHERE visitor = ?", [channel.visitor]).fetchone()
    if many >= most:
        raise TooMany(f"this visitor has {most} ways to be called already, which is the limit")
    connection.execute(insert("notice_channel", CHANNEL), astuple(channel))


def confirm_channel(connection: Connection, proof: bytes, after: float) -> Channel | None:
    query = f"SELECT {CHANNEL} FROM notice_channel WHERE proof = ? AND confirmed = 0 AND made > ?"
    found = connection.execute(query, [proof, after]).fetchone()
    if found is None or not proof:
        return None
    channel = Channel(*found)
    others = "visitor = ? AND kind = ? AND id <> ?"  # one address each
    connection.execute(f"DELETE FROM notice_channel WHERE {others}", [channel.visitor, channel.kind, channel.id])
    connection.execute("UPDATE notice_channel SET confirmed = 1, proof = ? WHERE id = ?", [b"", channel.id])
    return channel


def remove_channel(connection: Connection, id: str, visitor: str) -> bool:
    query = "DELETE FROM notice_channel WHERE id = ?1 AND (visitor = ?2 OR ?2 = '')"
    return connection.execute(query, [id, visitor]).rowcount == 1


def channel_failed(connection: Connection, id: str, failing: int) -> None:
    connection.execute("UPDATE notice_channel SET failing = ? WHERE id = ?", [failing, id])


def calls_of(connection: Connection, table: str) -> list[Call]:
    query = f"SELECT {CALL} FROM notice WHERE table_id = ? ORDER BY visitor"
    return [Call(*row) for row in connection.execute(query, [table])]


def put_call(connection: Connection, call: Call) -> None:
    if connection.execute("SELECT 1 FROM visitor WHERE id = ?", [call.visitor]).fetchone() is None:
        return  # deleted meanwhile
    same = [call.table, call.visitor]
    connection.execute("DELETE FROM notice WHERE table_id = ? AND visitor = ? AND sent = 0", same)
    connection.execute(f"{insert('notice', CALL)} ON CONFLICT (table_id, visitor) DO NOTHING", astuple(call))


def drop_call(connection: Connection, table: str, visitor: str, unsent: bool) -> None:
    only = " AND sent = 0" if unsent else ""
    connection.execute(f"DELETE FROM notice WHERE table_id = ? AND visitor = ?{only}", [table, visitor])


def due_calls(connection: Connection, now: float, most: int) -> list[Call]:
    query = f"SELECT {CALL} FROM notice WHERE sent = 0 AND due <= ? ORDER BY due, table_id, visitor LIMIT ?"
    return [Call(*row) for row in connection.execute(query, [now, most])]


def put_off(connection: Connection, call: Call, due: float) -> None:
    query = "UPDATE notice SET due = ? WHERE table_id = ? AND visitor = ? AND sent = 0"
    connection.execute(query, [due, call.table, call.visitor])


def claim_call(connection: Connection, call: Call, now: float) -> bool:
    query = "UPDATE notice SET sent = ? WHERE table_id = ? AND visitor = ? AND sent = 0 AND due <= ?"
    return connection.execute(query, [now, call.table, call.visitor, now]).rowcount == 1


def give_back_call(connection: Connection, call: Call, claimed: float, due: float) -> None:
    query = "UPDATE notice SET sent = 0, due = ? WHERE table_id = ? AND visitor = ? AND sent = ?"
    connection.execute(query, [due, call.table, call.visitor, claimed])


def forget_calls(connection: Connection, before: float) -> int:
    return connection.execute("DELETE FROM notice WHERE sent > 0 AND sent < ?", [before]).rowcount


def server_key(connection: Connection, name: str, new: str) -> str:
    connection.execute(f"{insert('notice_key', 'id, value')} ON CONFLICT (id) DO NOTHING", [name, new])
    (value,) = connection.execute("SELECT value FROM notice_key WHERE id = ?", [name]).fetchone()
    return str(value)
