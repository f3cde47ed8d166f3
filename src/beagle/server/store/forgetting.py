"""Deleting a person: the name, the devices, the chat lines and the seats that say whose they were.  Games stay.

Tables that go on are changed by the server that has them, before this; here is the rest, in one write.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from beagle.server.store import rows
from beagle.server.store.contract import GATHERING, LINK_ONLY, PLAYING, ChatRow, SeatRow, Visitor
from beagle.server.store.sql import Connection

TABLES: Final = (
    "SELECT id FROM game_table WHERE owner = ?1"
    " UNION SELECT table_id FROM seat WHERE visitor = ?1 AND visitor <> ''"
    " UNION SELECT table_id FROM chat WHERE visitor = ?1 AND visitor <> ''"
)
UNFINISHED: Final = f"SELECT id FROM game_table WHERE status IN (?2, ?3) AND id IN ({TABLES}) ORDER BY id"


def unfinished_of(connection: Connection, visitor: str) -> list[str]:
    """The tables that have not ended and where this person owns something, sits or has said something."""
    return [id for (id,) in connection.execute(UNFINISHED, [visitor, GATHERING, PLAYING])]


def tables_about(connection: Connection, visitor: str) -> list[str]:
    """All tables where this person owns something, sits or has said something."""
    return sorted(id for (id,) in connection.execute(TABLES, [visitor]))


def forget_person(connection: Connection, visitor: str, broken: Iterable[str]) -> list[str] | None:
    """Delete this person; the tables that were changed.  None, and nothing is written, if a table of theirs goes on.

    Tables that are broken can't be changed by a server: they are treated as if they had ended.
    """
    person = rows.find_visitor(connection, "id = ?", visitor)
    if person is None:
        raise LookupError(f"no such visitor: {visitor}")
    if set(unfinished_of(connection, visitor)) - set(broken):
        return None
    tables = tables_about(connection, visitor)
    for id in tables:
        strike(connection, id, lines_about(person, rows.seats_of(connection, id), rows.chat(connection, id)))
    nobody = [LINK_ONLY, "", b"", b"", b"", visitor]
    query = "UPDATE seat SET visitor = ?, name = ?, token = ?, link = ?, proof = ? WHERE visitor = ? AND visitor <> ''"
    connection.execute(query, nobody)
    connection.execute("UPDATE game_table SET owner = '' WHERE owner = ?", [visitor])
    connection.execute("UPDATE report SET visitor = '~' || id WHERE visitor = ?", [visitor])
    connection.execute("DELETE FROM visitor WHERE id = ?", [visitor])  # with devices, blocks and what else is theirs
    return tables


def strike(connection: Connection, id: str, numbers: list[int]) -> None:
    """Delete these lines of a table's chat."""
    connection.executemany("DELETE FROM chat WHERE table_id = ? AND number = ?", [(id, number) for number in numbers])


def lines_about(person: Visitor, seats: list[SeatRow], chat: list[ChatRow]) -> list[int]:
    """The lines this person has said or that name them.

    What the server has said names who did it and perhaps to whom.  People change their names, so a line stays only if
    everybody it may name is somebody else at the table.
    """
    mine = {seat.number for seat in seats if seat.visitor == person.id}
    names = {person.name, *(seat.name for seat in seats if seat.number in mine)} - {""}
    others = {"", *(seat.name for seat in seats if seat.number not in mine)}

    def theirs(line: ChatRow) -> bool:
        if line.visitor == person.id or line.seat in mine:
            return True
        of_server = not line.visitor and line.seat < 0
        return of_server and (line.name not in others or line.text in names)

    return [line.number for line in chat if theirs(line)]
