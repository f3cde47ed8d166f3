"""Games of the past, packed: all entries of one in a few kilobytes instead of a row for each."""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from beagle.server.store.contract import CLOSED, DAY, OVER, Damaged, Entry
from beagle.server.store.sql import Connection

PACK_AFTER: Final = DAY  # seconds after the last thing that happened at a table
UNPACKED: Final = f"packed = 0 AND status IN ('{OVER}', '{CLOSED}')"  # as the index says it


def pack(entries: list[Entry]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode([astuple(entry) for entry in entries]), 9)


def unpack(content: bytes) -> list[Entry]:
    try:
        rows: list[list[Any]] = msgspec.msgpack.decode(zlib.decompress(content))
        return [Entry(*row) for row in rows]
    except (zlib.error, msgspec.MsgspecError, TypeError) as error:
        raise Damaged(f"packed entries cannot be read: {error}") from error


def packed(connection: Connection, id: str, after: int) -> list[Entry]:
    """The packed entries of a table, from this number on."""
    found = connection.execute("SELECT content FROM packed WHERE table_id = ?", [id]).fetchone()
    return [entry for entry in unpack(found[0]) if entry.n > after] if found else []


def put(connection: Connection, id: str, entries: list[Entry]) -> None:
    """Keep these as the packed entries of a table."""
    query = "INSERT INTO packed (table_id, entries, content) VALUES (?, ?, ?)"
    connection.execute(query, [id, len(entries), pack(entries)])
