"""Put played games into a store, as a server does."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from beagle.kernel.state import NOBODY
from beagle.play.match import first_line, game_for
from beagle.play.record import Record
from beagle.server.store.contract import MOVE, OVER, PLAYING, Entry, SeatRow, Store, TableRow
from beagle.server.store.sqlite import SqliteStore
from tests.server.stores import append, using


def rows_of(id: str, record: Record) -> tuple[TableRow, list[SeatRow], list[Entry]]:
    """The rows of a game, from its record."""
    line, entries = first_line(game_for(record), record), []
    for n, played in enumerate(record.moves, 1):
        action = line.read(played) if played.is_move() else 0
        kind, text = (MOVE, played.text) if played.is_move() else (played.text, "")
        entries.append(Entry(n, kind, played.actor, text, action, "", 0.0, float(n)))
        line.go(played)
    over = line.state.actor == NOBODY
    seats = [SeatRow(number, "open", name) for number, name in enumerate(record.players)]
    row = TableRow(id, record.game, record.ruleset, len(seats), "ann", 1.0, 1.0, OVER if over else PLAYING)
    result = {"scores": record.result, "winners": [], "ended": record.ended}
    more: dict[str, Any] = {
        "version": record.version,
        "secret": bytes.fromhex(record.secret),
        "start": record.start,
        "given": record.given,
        "actor": int(line.state.actor),
        "result": msgspec.json.encode(result).decode() if over else "",
    }
    return msgspec.structs.replace(row, **more), seats, entries


def keep(folder: Path, **records: Record) -> None:
    """Store these games under these ids."""

    async def body(store: Store) -> None:
        for id, record in records.items():
            row, seats, entries = rows_of(id, record)
            await store.add_table(row, seats)
            await append(store, msgspec.structs.replace(row, entries=len(entries)), entries)

    using(SqliteStore, folder, body)


def change(path: Path, statement: str, *values: object) -> None:
    """Do something to a database behind its back."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, values)
