"""Which server has a table: taking, giving, asking for it, and finding the tables of servers that are gone.

A server that takes a table locks its row of `live` and raises its epoch, and all writes name the epoch.  So PostgreSQL
puts takes and writes into one order, and time only decides when somebody may take a table without asking.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from beagle.server.store import rows
from beagle.server.store.contract import NO_CLOCK, PLAYING, Claim, Node, NoSuchTable, StoreError, Taken
from beagle.server.store.postgres.connections import Sql
from beagle.server.store.postgres.schema import NODES
from beagle.server.store.postgres.tables import Held, branches, entries, find_tables

CHANNEL: Final = "beagle"  # what servers tell each other: rare things only, since each NOTIFY waits for all others
KEEP_SECONDS: Final = 60  # the row of a server that is gone is kept so long, for people to read

ALIVE: Final = (
    "EXISTS (SELECT 1 FROM node WHERE node.id = ?1 AND node.until > clock_timestamp())"
    " AND NOT pg_try_advisory_xact_lock_shared(?2, ?1::int)"
)
WHO: Final = (
    "SELECT live.k, live.node, game_table.game, game_table.version, live.carried"
    " FROM live JOIN game_table USING (k) WHERE game_table.id = ?"
)


Knows = Callable[[str, int], bool]  # does this server know this version of the rules of a game?


def has_it(sql: Sql, owner: int | None, me: int) -> bool:
    """Does another server that is alive have the table?  A lease that has run out counts, and so does a lost lock."""
    if owner is None or owner == me:
        return False
    found = sql.execute(f"SELECT {ALIVE}", [owner, NODES]).fetchone()
    return bool(found and found[0])


def take(sql: Sql, id: str, me: int, force: bool, tell: bool, knows: Knows) -> tuple[int, Taken] | None:
    """The key of the table and everything about it; None if a server that is alive has it."""
    found = None if force else sql.execute(WHO, [id]).fetchone()
    if found is not None and knows(*found[2:4]) and has_it(sql, found[1], me):
        return None  # nothing is locked: its owner may be writing
    found = sql.execute(f"{WHO} FOR UPDATE OF live", [id]).fetchone()
    if found is None:
        raise NoSuchTable(f"no such table: {id}")
    k, owner, game, version, carried = found
    if not knows(game, version):
        raise StoreError(f"table {id} is played under newer rules than this server knows: {game} {version}")
    if not force and has_it(sql, owner, me):
        return None
    query = "UPDATE live SET epoch = epoch + 1, node = ?, carried = '' WHERE k = ? RETURNING epoch, thinking"
    epoch, thinking = sql.execute(query, [me, k]).fetchone() or (0, 0.0)
    if tell and owner not in (None, me):
        say(sql, f"gone {owner} {id} {epoch}")
    return k, replace(everything(sql, k, Claim(id, epoch), thinking), carried=carried)


def everything(sql: Sql, k: int, claim: Claim, thinking: float) -> Taken:
    ((row, seats),) = find_tables(sql, "k = ?", [k])
    owner = rows.find_visitor(sql, "id = ?", row.owner) if row.owner else None
    on_line, on_branches, chat = entries(sql, row.id, 0, k), branches(sql, row.id), rows.chat(sql, row.id)
    name = owner.name if owner else ""
    return Taken(claim, row, seats, on_line, on_branches, chat, name, thinking)


def look(sql: Sql, id: str) -> Taken | None:
    """Everything about a table, without a claim."""
    found = sql.execute(WHO, [id]).fetchone()
    return None if found is None else everything(sql, found[0], Claim(id, 0), 0.0)


def give(sql: Sql, held: Held, thinking: float, to: int, carried: str) -> None:
    """To this server, or to anybody.  The claim ends with it."""
    query = "UPDATE live SET node = ?, thinking = ?, carried = ?, epoch = epoch + 1 WHERE k = ? AND epoch = ?"
    sql.execute(query, [to or None, thinking, carried, held.k, held.claim.epoch])


def is_valid(sql: Sql, held: Held) -> bool:
    return (
        sql.execute("SELECT 1 FROM live WHERE k = ? AND epoch = ?", [held.k, held.claim.epoch]).fetchone() is not None
    )


def ask_for(sql: Sql, id: str, me: int) -> None:
    """Its owner is asked to give it to this server."""
    found = sql.execute(WHO, [id]).fetchone()
    if found is not None and found[1] not in (None, me):
        say(sql, f"give {found[1]} {id} {me}")


def say(sql: Sql, text: str) -> None:
    """To all servers, when this is committed."""
    sql.execute("SELECT pg_notify(?, ?)", [CHANNEL, text])


def nodes(sql: Sql, me: int) -> list[Node]:
    """The servers whose lease is valid; one that is alone has none, and is this one."""
    query = "SELECT id, name, version FROM node WHERE id = ? OR until > clock_timestamp() ORDER BY id"
    return [Node(*row) for row in sql.execute(query, [me])]


def orphans(sql: Sql, me: int, most: int) -> list[str]:
    """Some games whose clock runs and whose server is gone.  Servers that have left none are forgotten."""
    gone = "until <= clock_timestamp() OR pg_try_advisory_xact_lock_shared(?, id::int)"
    dead = [id for (id,) in sql.execute(f"SELECT id FROM node WHERE id <> ? AND ({gone})", [me, NODES])]
    if not dead:
        return []
    where = "live.node = ANY(?) AND status = ? AND clock_kind <> ? LIMIT ?"
    query = f"SELECT game_table.id FROM live JOIN game_table USING (k) WHERE {where}"
    found = [id for (id,) in sql.execute(query, [dead, PLAYING, NO_CLOCK, most])]
    if not found:
        old = "until < clock_timestamp() - make_interval(secs => ?)"
        sql.execute(f"DELETE FROM node WHERE id = ANY(?) AND {old}", [dead, KEEP_SECONDS])
    return found
