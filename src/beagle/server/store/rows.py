"""The rows of the contract as SQL rows: one function for each thing that is read or written."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import astuple

from beagle.server.store import packing
from beagle.server.store.contract import (
    GATHERING,
    NO_CLOCK,
    PLAYING,
    ChatRow,
    Claim,
    Clock,
    Conflict,
    Entry,
    Full,
    SeatRow,
    TableRow,
    Taken,
    TooMany,
    Visitor,
)
from beagle.server.store.sql import Connection, Cursor

# Types and columns

Found = tuple[TableRow, list[SeatRow]]

VISITOR: Final = "id, name, code, made, seen"
TABLE: Final = (
    "id, game, ruleset, seats, owner, made, touched, status, public, spectators, clock_kind, clock_seconds,"
    " clock_increment, version, secret, start, given, entries, actor, result, after, rematch, sent_away, position,"
    " continues, together, name, host, practice, threats, substitute, hints"
)
SEAT: Final = "number, kind, name, visitor, token, bot, standing, muted, before, link, proof, given, given_for"
ENTRY: Final = "n, kind, actor, text, action, client, spent, at, mark"
CHAT: Final = "number, seat, name, text, phrase, at, client, visitor"


# Two lists, each by its own index, not one condition with `OR` that needs the whole table.
THEIRS: Final = (
    "id IN (SELECT id FROM game_table WHERE owner = ?1"
    " UNION SELECT table_id FROM seat WHERE visitor = ?1 AND visitor <> '') ORDER BY touched DESC, id LIMIT ?2"
)
LOBBY: Final = (
    "SELECT id, owner FROM game_table WHERE status = ? AND public = 1 AND owner NOT IN (SELECT visitor FROM ban)"
    " ORDER BY touched DESC, id"
)


def insert(table: str, columns: str) -> str:
    return f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(columns.split(',')))})"


def update(table: str, columns: str) -> str:
    """All columns except the id, for the row with this id."""
    _, *rest = columns.split(", ")
    return f"UPDATE {table} SET {', '.join(f'{name} = ?' for name in rest)} WHERE id = ?"


INSERT_VISITOR: Final = insert("visitor", VISITOR)
INSERT_TABLE: Final = insert("game_table", TABLE)
UPDATE_TABLE: Final = update("game_table", TABLE)
INSERT_SEAT: Final = insert("seat", f"table_id, {SEAT}")
INSERT_ENTRY: Final = insert("entry", f"table_id, {ENTRY}")
INSERT_ON_BRANCH: Final = insert("branch_entry", f"table_id, {ENTRY}")
INSERT_CHAT: Final = insert("chat", f"table_id, {CHAT}")


def fits(connection: Connection, table: str, most: int) -> None:
    """Raises Full if there is no room.

    Rows of these tables are numbered in order, so there are at most as many as the last number.  They have to be
    counted only if that number is too high, since some were deleted.
    """
    (last,) = connection.execute(f"SELECT COALESCE(MAX(rowid), 0) FROM {table}").fetchone()
    if last >= most and connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0] >= most:
        raise Full(f"the limit of {most} rows in {table} is reached")


# Visitors


def add_visitor(connection: Connection, visitor: Visitor, most: int) -> None:
    fits(connection, "visitor", most)
    connection.execute(INSERT_VISITOR, astuple(visitor))


def find_visitor(connection: Connection, where: str, value: str | bytes) -> Visitor | None:
    found = connection.execute(f"SELECT {VISITOR} FROM visitor WHERE {where}", [value]).fetchone()
    return Visitor(*found) if found else None


def must_change(cursor: Cursor, otherwise: str) -> None:
    if cursor.rowcount != 1:
        raise LookupError(otherwise)


# Tables


def table_values(table: TableRow) -> list[Any]:
    values = astuple(table)
    place = TableRow.__struct_fields__.index("clock")
    return [*values[:place], *astuple(table.clock), *values[place + 1 :]]


def read_table(row: tuple[Any, ...]) -> TableRow:
    place = TableRow.__struct_fields__.index("clock")
    values = dict(
        zip(TableRow.__struct_fields__, (*row[:place], Clock(*row[place : place + 3]), *row[place + 3 :]), strict=True)
    )
    for flag in ("public", "spectators", "given", "continues", "practice", "threats", "hints"):
        values[flag] = bool(values[flag])
    return TableRow(**values)


def add_table(connection: Connection, table: TableRow, seats: list[SeatRow], most: int, of_owner: int = 0) -> None:
    """Add a table.  Its owner's tables are counted in the same transaction, so that parallel requests can't exceed the
    limit."""
    fits(connection, "game_table", most)
    if of_owner and count_tables(connection, table.owner) >= of_owner:
        raise TooMany(f"the owner of table {table.id} has {of_owner} unfinished tables, which is the limit")
    if table.entries:
        raise ValueError("a new table has no entries")
    connection.execute(INSERT_TABLE, table_values(table))
    put_seats(connection, table.id, seats)


def save_table(connection: Connection, table: TableRow, seats: list[SeatRow]) -> None:
    """Everything except the number of entries, which only `append` changes."""
    write_table(connection, table, entries_of(connection, table.id))
    change_seats(connection, table.id, seats)


def write_table(connection: Connection, table: TableRow, entries: int) -> None:
    id, *rest = table_values(table)
    rest[TABLE.split(", ").index("entries") - 1] = entries
    must_change(connection.execute(UPDATE_TABLE, [*rest, id]), f"no such table: {id}")


def entries_of(connection: Connection, id: str) -> int:
    found = connection.execute("SELECT entries FROM game_table WHERE id = ?", [id]).fetchone()
    if found is None:
        raise LookupError(f"no such table: {id}")
    return int(found[0])


def change_seats(connection: Connection, id: str, seats: list[SeatRow]) -> None:
    connection.execute("DELETE FROM seat WHERE table_id = ?", [id])
    put_seats(connection, id, seats)


def put_seats(connection: Connection, id: str, seats: list[SeatRow]) -> None:
    connection.executemany(INSERT_SEAT, [(id, *astuple(seat)) for seat in seats])


def find_tables(connection: Connection, where: str, values: Iterable[Any]) -> list[Found]:
    """Tables with their seats; `where` may also contain the order and the limit."""
    rows = connection.execute(f"SELECT {TABLE} FROM game_table WHERE {where}", list(values)).fetchall()
    return [(read_table(row), seats_of(connection, row[0])) for row in rows]


def taken(connection: Connection, claim: Claim) -> Taken | None:
    """Everything about a table, for the holder of this claim."""
    found = find_tables(connection, "id = ?", [claim.table])
    if not found:
        return None
    row, seats = found[0]
    owner = find_visitor(connection, "id = ?", row.owner) if row.owner else None
    on_line, on_branches = entries(connection, row.id, 0), branches(connection, row.id)
    return Taken(claim, row, seats, on_line, on_branches, chat(connection, row.id), owner.name if owner else "")


def seats_of(connection: Connection, id: str) -> list[SeatRow]:
    rows = connection.execute(f"SELECT {SEAT} FROM seat WHERE table_id = ? ORDER BY number", [id])
    return [SeatRow(*row) for row in rows]


def lobby(connection: Connection, status: str, most: int, of_one: int = 0) -> list[Found]:
    """At most so many per owner; none of people the host has banned.  No more rows are read than it takes."""
    chosen: list[str] = []
    owners: Counter[str] = Counter()
    for id, owner in connection.execute(LOBBY, [status]):
        if not of_one or not owner or owners[owner] < of_one:
            chosen.append(id)
            owners[owner] += 1
        if len(chosen) == most:
            break
    return [found for id in chosen for found in find_tables(connection, "id = ?", [id])]


def running(connection: Connection) -> list[str]:
    where = "status = ? AND clock_kind <> ? ORDER BY touched DESC, id"
    return [id for (id,) in connection.execute(f"SELECT id FROM game_table WHERE {where}", [PLAYING, NO_CLOCK])]


def idle(connection: Connection, status: str, before: float, most: int) -> list[str]:
    where = "status = ? AND touched < ? ORDER BY touched, id LIMIT ?"
    return [id for (id,) in connection.execute(f"SELECT id FROM game_table WHERE {where}", [status, before, most])]


def count_tables(connection: Connection, owner: str) -> int:
    where = "owner = ? AND status IN (?, ?)"
    (count,) = connection.execute(
        f"SELECT COUNT(*) FROM game_table WHERE {where}", [owner, GATHERING, PLAYING]
    ).fetchone()
    return int(count)


def ids(connection: Connection) -> list[str]:
    return [id for (id,) in connection.execute("SELECT id FROM game_table ORDER BY made, id")]


# Entries and chat


def append(
    connection: Connection, table: TableRow, entries: list[Entry], seats: list[SeatRow] | None, joined: bool, most: int
) -> None:
    """The entries follow the existing ones, and the row has the new number of entries."""
    there = entries_of(connection, table.id)
    first = table.entries - len(entries) + 1
    if [entry.n for entry in entries] != list(range(first, table.entries + 1)):
        raise ValueError("entries must be numbered without gaps, and the table's row must count them")
    if first != there + 1:
        raise Conflict(f"table {table.id} has {there} entries, so the next one cannot be {first}")
    if table.entries > most:
        raise Full(f"table {table.id} has {there} entries, and the limit is {most}")
    try:
        connection.executemany(INSERT_ENTRY, [(table.id, *astuple(entry)) for entry in entries])
    except sqlite3.IntegrityError as error:
        raise Conflict(f"table {table.id}: {error}") from error
    if joined:
        connection.execute("DELETE FROM branch_entry WHERE table_id = ?", [table.id])
    write_table(connection, table, table.entries)
    if seats is not None:
        change_seats(connection, table.id, seats)


def append_on_branch(connection: Connection, table: TableRow, entries: list[Entry], most: int) -> None:
    """The entries follow those of the same actor."""
    there = entries_of(connection, table.id)
    actor, first = entries[0].actor, entries[0].n
    query = "SELECT COUNT(*), COUNT(*) FILTER (WHERE actor = ?2) FROM branch_entry WHERE table_id = ?1"
    on_all, on_this = connection.execute(query, [table.id, actor]).fetchone()
    if [(entry.actor, entry.n) for entry in entries] != [(actor, first + place) for place in range(len(entries))]:
        raise ValueError("entries on a branch are of one actor, and must be numbered without gaps")
    if table.entries != there or first != on_this + 1:
        raise Conflict(f"table {table.id} has {there} entries and {on_this} of {actor} on a branch, not {first - 1}")
    if there + on_all + len(entries) > most:
        raise Full(f"table {table.id} has {there + on_all} entries, and the limit is {most}")
    try:
        connection.executemany(INSERT_ON_BRANCH, [(table.id, *astuple(entry)) for entry in entries])
    except sqlite3.IntegrityError as error:
        raise Conflict(f"table {table.id}: {error}") from error
    write_table(connection, table, there)


def branches(connection: Connection, id: str) -> list[Entry]:
    rows = connection.execute(f"SELECT {ENTRY} FROM branch_entry WHERE table_id = ? ORDER BY actor, n", [id])
    return [Entry(*row) for row in rows]


def adopt(connection: Connection, table: TableRow, entries: list[Entry], on_branches: list[Entry]) -> None:
    """The row, and the actions of its entries, under newer rules.  Conflict: there are other entries by now."""
    if entries_of(connection, table.id) != len(entries):
        raise Conflict(f"table {table.id} does not have {len(entries)} entries")
    numbers = [(entry.action, table.id, entry.n) for entry in entries]
    connection.executemany("UPDATE entry SET action = ? WHERE table_id = ? AND n = ?", numbers)
    connection.execute("DELETE FROM branch_entry WHERE table_id = ?", [table.id])
    connection.executemany(INSERT_ON_BRANCH, [(table.id, *astuple(entry)) for entry in on_branches])
    write_table(connection, table, len(entries))


def of_older_rules(connection: Connection, game: str, version: int) -> list[str]:
    where = "status = ? AND game = ? AND version < ? ORDER BY touched DESC, id"
    return [id for (id,) in connection.execute(f"SELECT id FROM game_table WHERE {where}", [PLAYING, game, version])]


def entries(connection: Connection, id: str, after: int) -> list[Entry]:
    rows = connection.execute(f"SELECT {ENTRY} FROM entry WHERE table_id = ? AND n > ? ORDER BY n", [id, after])
    stored = [Entry(*row) for row in rows]
    first = stored[0].n if stored else 0
    return stored if first == after + 1 else [*packing.packed(connection, id, after), *stored]


def to_pack(connection: Connection, before: float, most: int) -> list[str]:
    """Tables of the past that were not touched since then and aren't packed."""
    query = f"SELECT id FROM game_table WHERE {packing.UNPACKED} AND touched < ? ORDER BY touched, id LIMIT ?"
    return [id for (id,) in connection.execute(query, [before, most])]


def pack(connection: Connection, id: str, before: float) -> bool:
    """Pack the entries of this table, if nothing has happened there meanwhile."""
    where = f"{packing.UNPACKED} AND id = ? AND touched < ?"
    found = connection.execute(f"SELECT entries FROM game_table WHERE {where}", [id, before]).fetchone()
    all_of_it = entries(connection, id, 0)
    if found is None or len(all_of_it) != found[0]:  # if it isn't whole, it stays as it is, for `verify` to report
        return False
    packing.put(connection, id, all_of_it)
    connection.execute("DELETE FROM entry WHERE table_id = ?", [id])
    connection.execute("UPDATE game_table SET packed = 1 WHERE id = ?", [id])
    return True


def add_chat(connection: Connection, id: str, said: ChatRow, keep: int) -> None:
    entries_of(connection, id)  # raises if there is no such table
    put_chat(connection, id, said, keep)


def put_chat(connection: Connection, id: str, said: ChatRow, keep: int) -> None:
    connection.execute(INSERT_CHAT, (id, *astuple(said)))
    where = (
        "table_id = ?1 AND number NOT IN (SELECT number FROM chat WHERE table_id = ?1 ORDER BY number DESC LIMIT ?2)"
    )
    connection.execute(f"DELETE FROM chat WHERE {where}", [id, keep])


def chat(connection: Connection, id: str) -> list[ChatRow]:
    rows = connection.execute(f"SELECT {CHAT} FROM chat WHERE table_id = ? ORDER BY number", [id])
    return [ChatRow(*row) for row in rows]


WRITES: Final = 4  # a row of `pulse`: how many groups of writes there were
ROOM_PAGES: Final = 16  # free pages in the file at least, so that a move finds room even where the file can't grow


def make_room(connection: Connection) -> None:
    """Make sure there is room for a few moves: the file grows if it must, as it does for a move."""
    if connection.execute("PRAGMA freelist_count").fetchone()[0] < ROOM_PAGES:
        (page,) = connection.execute("PRAGMA page_size").fetchone()
        connection.execute("INSERT INTO room (filler) VALUES (zeroblob(?))", [page * ROOM_PAGES])
        connection.execute("DELETE FROM room")


def writes_of(connection: Connection) -> int:
    """How many groups of writes the database has counted."""
    found = connection.execute("SELECT at FROM pulse WHERE id = ?", [WRITES]).fetchone()
    return int(found[0]) if found else 0


def pulse(connection: Connection, at: float, mark: int = 1) -> None:
    """Store a time; mark 1 only shows that something could be written."""
    query = "INSERT INTO pulse (id, at) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
    connection.execute(query, [mark, at])
