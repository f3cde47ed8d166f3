"""Tables, seats, entries and chat as rows of PostgreSQL.  What every move changes is in `live`, the rest stays."""

from __future__ import annotations

import zlib
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import psycopg
from msgspec.structs import astuple

from beagle.server.store import forgetting, packing, rows
from beagle.server.store.contract import (
    NO_CLOCK,
    PLAYING,
    ChatRow,
    Claim,
    Conflict,
    Counts,
    Damaged,
    Entry,
    Fenced,
    Full,
    SeatRow,
    TableRow,
    TooMany,
    Visitor,
)
from beagle.server.store.postgres.connections import Sql
from beagle.server.store.postgres.schema import ADDING
from beagle.server.store.rows import ENTRY, SEAT, TABLE, Found, read_table, table_values
from beagle.server.store.tidying import PAST

MINUTE: Final = 60.0
COLUMNS: Final = TABLE.split(", ")
HOT: Final = ("touched", "entries", "actor", "together", "position")
COLD: Final = [name for name in COLUMNS if name not in HOT]
COLD_PLACES: Final = [COLUMNS.index(name) for name in COLD]
POSITION: Final = COLUMNS.index("position")
START: Final = COLUMNS.index("start")
FROM: Final = "game_table JOIN live USING (k)"
FEW: Final = 10_000  # rows that may be counted each time

INSERT_COLD: Final = rows.insert("game_table", ", ".join([*COLD, "listed"])) + " RETURNING k"
UPDATE_COLD: Final = f"UPDATE game_table SET {', '.join(f'{name} = ?' for name in [*COLD[1:], 'listed'])} WHERE k = ?"
INSERT_HOT: Final = rows.insert("live", "k, touched, actor, together, position")
UPDATE_HOT: Final = "UPDATE live SET touched = ?, actor = ?, together = ?, position = ?, thinking = 0"
INSERT_ENTRY: Final = rows.insert("entry", f"k, {ENTRY}")
INSERT_ON_BRANCH: Final = rows.insert("branch_entry", f"k, {ENTRY}")


class Held(NamedTuple):
    """A table this server has: its short key, its claim, and its row as it is stored."""

    k: int
    claim: Claim
    row: TableRow


def listed(row: TableRow) -> float:
    """When something last happened, to the minute: an index that doesn't change with every move."""
    return row.touched // MINUTE * MINUTE


def cold_values(row: TableRow) -> list[Any]:
    values = table_values(row)
    return [values[place] for place in COLD_PLACES]


def same_but_hot(one: TableRow, other: TableRow) -> bool:
    """Do these rows differ only in what every move changes?"""
    return all(getattr(one, name) == getattr(other, name) for name in TableRow.__struct_fields__ if name not in HOT)


def hot_values(row: TableRow) -> list[Any]:
    return [row.touched, row.actor, row.together, pack_position(row)]


def pack_position(row: TableRow) -> bytes:
    """The position by its difference from the first one: it is written with every move."""
    if not row.position:
        return b""
    packer = zlib.compressobj(6, wbits=-15, zdict=row.start.encode()[-32_768:])
    return packer.compress(row.position.encode()) + packer.flush()


def unpack_position(content: bytes, start: str) -> str:
    if not content:
        return ""
    try:
        unpacker = zlib.decompressobj(wbits=-15, zdict=start.encode()[-32_768:])
        return (unpacker.decompress(content) + unpacker.flush()).decode()
    except (zlib.error, UnicodeError) as error:
        raise Damaged(f"a stored position cannot be read: {error}") from error


def read_row(row: tuple[Any, ...]) -> TableRow:
    values = list(row)
    values[POSITION] = unpack_position(values[POSITION], values[START])
    return read_table(tuple(values))


# Room


def fits(sql: Sql, table: str, most: int) -> None:
    """Raises Full if there is no room.  Many rows are counted only if there may be too many."""
    (about,) = sql.execute("SELECT reltuples FROM pg_class WHERE oid = ?::regclass", [table]).fetchone() or (0,)
    if most > FEW and 0 <= about < 0.9 * most:
        return
    sql.execute("SELECT pg_advisory_xact_lock(?, 0)", [ADDING])  # nobody else adds between counting and adding
    (count,) = sql.execute(f"SELECT COUNT(*) FROM {table}").fetchone() or (0,)
    if count >= most:
        raise Full(f"the limit of {most} rows in {table} is reached")


def add_visitor(sql: Sql, visitor: Visitor, most: int) -> None:
    fits(sql, "visitor", most)
    sql.execute(rows.INSERT_VISITOR, astuple(visitor))


# Tables


def add_table(sql: Sql, table: TableRow, seats: list[SeatRow], most: int, of_owner: int = 0) -> None:
    fits(sql, "game_table", most)
    if of_owner:
        sql.execute("SELECT pg_advisory_xact_lock(?, hashtext(?))", [ADDING, table.owner])
    if of_owner and rows.count_tables(sql, table.owner) >= of_owner:
        raise TooMany(f"the owner of table {table.id} has {of_owner} unfinished tables, which is the limit")
    if table.entries:
        raise ValueError("a new table has no entries")
    found = sql.execute(INSERT_COLD, [*cold_values(table), listed(table)]).fetchone()
    assert found is not None
    sql.execute(INSERT_HOT, [found[0], *hot_values(table)])
    rows.put_seats(sql, table.id, seats)


def find_tables(sql: Sql, where: str, values: Iterable[Any]) -> list[Found]:
    """Tables with their seats; `where` may also contain the order and the limit."""
    found = sql.execute(f"SELECT {TABLE} FROM {FROM} WHERE {where}", list(values)).fetchall()
    return with_seats(sql, [read_row(row) for row in found])


def with_seats(sql: Sql, tables: list[TableRow]) -> list[Found]:
    seats: dict[str, list[SeatRow]] = defaultdict(list)
    query = f"SELECT table_id, {SEAT} FROM seat WHERE table_id = ANY(?) ORDER BY table_id, number"
    for id, *seat in sql.execute(query, [[table.id for table in tables]]) if tables else []:
        seats[id].append(SeatRow(*seat))
    return [(table, seats[table.id]) for table in tables]


def lobby(sql: Sql, status: str, most: int, of_one: int = 0) -> list[Found]:
    """At most so many per owner; none of people the host has banned."""
    chosen: list[str] = []
    owners: Counter[str] = Counter()
    page = lobby_page(sql, status, 2 * most, None)
    while page:
        for id, owner, _ in page:
            if len(chosen) < most and (not of_one or not owner or owners[owner] < of_one):
                chosen.append(id)
                owners[owner] += 1
        if len(chosen) == most or len(page) < 2 * most:
            break
        page = lobby_page(sql, status, 2 * most, page[-1])
    return find_tables(sql, "id = ANY(?) ORDER BY touched DESC, id", [chosen]) if chosen else []


def lobby_page(sql: Sql, status: str, most: int, after: tuple[str, str, float] | None) -> list[Any]:
    """Some public tables, those of the last minute first; after the last one of the page before."""
    where = "status = ? AND public = 1 AND owner NOT IN (SELECT visitor FROM ban)"
    values: list[Any] = [status]
    if after is not None:
        where += " AND listed <= ? AND NOT (listed = ? AND id <= ?)"
        values += [after[2], after[2], after[0]]
    query = f"SELECT id, owner, listed FROM game_table WHERE {where} ORDER BY listed DESC, id LIMIT ?"
    return sql.execute(query, [*values, most]).fetchall()


def running(sql: Sql) -> list[str]:
    where = "status = ? AND clock_kind <> ? ORDER BY touched DESC, id"
    return [id for (id,) in sql.execute(f"SELECT id FROM {FROM} WHERE {where}", [PLAYING, NO_CLOCK])]


def idle(sql: Sql, status: str, before: float, most: int) -> list[str]:
    where = "status = ? AND listed < ? AND touched < ? ORDER BY listed, id LIMIT ?"
    return [id for (id,) in sql.execute(f"SELECT id FROM {FROM} WHERE {where}", [status, before, before, most])]


def of_older_rules(sql: Sql, game: str, version: int) -> list[str]:
    where = "status = ? AND game = ? AND version < ? ORDER BY touched DESC, id"
    return [id for (id,) in sql.execute(f"SELECT id FROM {FROM} WHERE {where}", [PLAYING, game, version])]


def forget_table(sql: Sql, id: str, before: float) -> bool:
    """Delete a table that is over and wasn't touched since.  References to it are removed."""
    where = "id = ? AND status IN (?, ?) AND touched < ? FOR UPDATE OF live"
    found = sql.execute(f"SELECT k, after, rematch FROM {FROM} WHERE {where}", [id, *PAST, before]).fetchone()
    if found is None:
        return False
    k, after, rematch = found
    sql.execute("UPDATE game_table SET rematch = '' WHERE id = ? AND rematch = ?", [after, id])
    sql.execute("UPDATE game_table SET after = '' WHERE id = ? AND after = ?", [rematch, id])
    for of_it in ("entry", "branch_entry", "game_table"):  # which deletes its seats and chat too
        sql.execute(f"DELETE FROM {of_it} WHERE k = ?", [k])
    return True


def counts(sql: Sql) -> Counts:
    (visitors,) = sql.execute("SELECT COUNT(*) FROM visitor").fetchone() or (0,)
    tables = dict(sql.execute("SELECT status, COUNT(*) FROM game_table GROUP BY status").fetchall())
    (size,) = sql.execute("SELECT pg_database_size(current_database())").fetchone() or (0,)
    return Counts(visitors, tables, size)


def why_not(sql: Sql, held: Held, what: str) -> Exception:
    """Why nothing was written."""
    found = sql.execute("SELECT epoch, entries FROM live WHERE k = ?", [held.k]).fetchone()
    if found is None:
        return LookupError(f"no such table: {held.claim.table}")
    if found[0] != held.claim.epoch:
        return Fenced(f"somebody has taken table {held.claim.table} since")
    return Conflict(f"table {held.claim.table} has {found[1]} entries: {what}")


# Writing a table, with everything about it


def save_table(sql: Sql, held: Held, table: TableRow, seats: list[SeatRow] | None) -> None:
    """Everything except the number of entries."""
    changed = sql.execute(f"{UPDATE_HOT} WHERE k = ? AND epoch = ?", [*hot_values(table), held.k, held.claim.epoch])
    if changed.rowcount != 1:
        raise why_not(sql, held, "its row was not saved")
    write_cold(sql, held, table, seats)


def write_cold(sql: Sql, held: Held, table: TableRow, seats: list[SeatRow] | None) -> None:
    sql.execute(UPDATE_COLD, [*cold_values(table)[1:], listed(table), held.k])
    if seats is not None:
        rows.change_seats(sql, table.id, seats)


def append(sql: Sql, held: Held, table: TableRow, new: list[Entry], seats: list[SeatRow] | None, joined: bool) -> None:
    """Entries that change more than the game: who sits where, or whether it is over."""
    before = table.entries - len(new)
    where = "WHERE k = ? AND epoch = ? AND entries = ?"
    values = [*hot_values(table), table.entries, held.k, held.claim.epoch, before]
    if sql.execute(f"{UPDATE_HOT}, entries = ? {where}", values).rowcount != 1:
        raise why_not(sql, held, f"the next one cannot be {before + 1}")
    put_entries(sql, INSERT_ENTRY, held, new)
    if joined:
        sql.execute("DELETE FROM branch_entry WHERE k = ?", [held.k])
    write_cold(sql, held, table, seats)


def append_on_branch(sql: Sql, held: Held, table: TableRow, new: list[Entry]) -> None:
    """Entries on a branch with which the row changes too."""
    count = "(SELECT COUNT(*) FROM branch_entry WHERE k = ? AND actor = ?)"
    where = f"WHERE k = ? AND epoch = ? AND entries = ? AND {count} = ?"
    first = new[0]
    values = [*hot_values(table), held.k, held.claim.epoch, table.entries, held.k, first.actor, first.n - 1]
    if sql.execute(f"{UPDATE_HOT} {where}", values).rowcount != 1:
        raise why_not(sql, held, f"the next one on the branch of {first.actor} cannot be {first.n}")
    put_entries(sql, INSERT_ON_BRANCH, held, new)
    write_cold(sql, held, table, None)


def put_entries(sql: Sql, query: str, held: Held, new: list[Entry]) -> None:
    try:
        sql.executemany(query, [(held.k, *astuple(entry)) for entry in new])
    except psycopg.errors.UniqueViolation as error:
        raise Conflict(f"table {held.claim.table}: {error}") from error


def adopt(sql: Sql, held: Held, table: TableRow, on_line: list[Entry], on_branches: list[Entry]) -> None:
    """The row, and the actions of its entries, under newer rules.  Conflict: there are other entries by now."""
    where = "WHERE k = ? AND epoch = ? AND entries = ?"
    values = [*hot_values(table), held.k, held.claim.epoch, len(on_line)]
    if sql.execute(f"{UPDATE_HOT} {where}", values).rowcount != 1:
        raise why_not(sql, held, f"it does not have {len(on_line)} entries")
    numbers = [(entry.action, held.k, entry.n) for entry in on_line]
    sql.executemany("UPDATE entry SET action = ? WHERE k = ? AND n = ?", numbers)
    sql.execute("DELETE FROM branch_entry WHERE k = ?", [held.k])
    put_entries(sql, INSERT_ON_BRANCH, held, on_branches)
    write_cold(sql, held, table, None)


def forget_person(sql: Sql, visitor: str, broken: frozenset[str]) -> list[str] | None:
    """The claims to its tables end: what servers have in memory names the person."""
    tables = forgetting.forget_person(sql, visitor, broken)
    if tables:
        held = "k IN (SELECT k FROM game_table WHERE id = ANY(?))"
        sql.execute(f"UPDATE live SET epoch = epoch + 1 WHERE {held}", [tables])
    return tables


def must_hold(sql: Sql, held: Held, otherwise: str) -> None:
    query = "SELECT 1 FROM live WHERE k = ? AND epoch = ? FOR SHARE"
    if sql.execute(query, [held.k, held.claim.epoch]).fetchone() is None:
        raise why_not(sql, held, otherwise)


def strike(sql: Sql, held: Held, numbers: list[int]) -> None:
    must_hold(sql, held, "nothing was deleted")
    forgetting.strike(sql, held.claim.table, numbers)


def add_chat(sql: Sql, held: Held, said: ChatRow, keep: int) -> None:
    must_hold(sql, held, "nothing was said")
    rows.put_chat(sql, held.claim.table, said, keep)


# Entries


def entries(sql: Sql, id: str, after: int, k: int = 0) -> list[Entry]:
    whose = "?" if k else "(SELECT k FROM game_table WHERE id = ?)"
    found = sql.execute(f"SELECT {ENTRY} FROM entry WHERE k = {whose} AND n > ? ORDER BY n", [k or id, after])
    stored = [Entry(*row) for row in found]
    first = stored[0].n if stored else 0
    return stored if first == after + 1 else [*packing.packed(sql, id, after), *stored]


def branches(sql: Sql, id: str) -> list[Entry]:
    whose = "(SELECT k FROM game_table WHERE id = ?)"
    found = sql.execute(f"SELECT {ENTRY} FROM branch_entry WHERE k = {whose} ORDER BY actor, n", [id])
    return [Entry(*row) for row in found]


def to_pack(sql: Sql, before: float, most: int) -> list[str]:
    """Tables of the past that were not touched since then and have entries that are not packed."""
    where = f"{packing.UNPACKED} AND listed < ? AND touched < ? ORDER BY listed, id LIMIT ?"
    return [id for (id,) in sql.execute(f"SELECT id FROM {FROM} WHERE {where}", [before, before, most])]


def pack(sql: Sql, id: str, before: float) -> bool:
    """Pack the entries of this table, if nothing has happened there meanwhile."""
    where = "id = ? AND status IN (?, ?) AND touched < ? FOR UPDATE OF live"
    found = sql.execute(f"SELECT k, entries FROM {FROM} WHERE {where}", [id, *PAST, before]).fetchone()
    if found is None:
        return False
    k, count = found
    all_of_it = entries(sql, id, 0, k)
    if len(all_of_it) != count:  # it isn't whole: it stays as it is, for `verify` to report
        return False
    packing.put(sql, id, all_of_it)
    sql.execute("UPDATE game_table SET packed = 1 WHERE k = ?", [k])
    sql.execute("DELETE FROM entry WHERE k = ?", [k])
    return True
