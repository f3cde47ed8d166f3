"""A visitor's games as records, in one file: made and sent piece by piece, one game after another.

Of a game that goes on, a record holds what its person may see.
"""

from __future__ import annotations

import asyncio
import io
import time
import zipfile
from collections.abc import AsyncIterator, Callable
from typing import Final

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from beagle.kernel.cards import SPECTATOR, WHOLE
from beagle.kernel.text import seat_name
from beagle.server.limits import EXPORT_BYTES, EXPORT_GAMES, EXPORT_SECONDS
from beagle.server.live.table import LiveTable
from beagle.server.refusing import Refused
from beagle.server.replays import record_of
from beagle.server.store.contract import GATHERING, OVER, SeatRow, StoreError, TableRow
from beagle.server.table_manager import TableManager

LEFT_OUT: Final = "left-out.txt"  # the tables that aren't in the file, one a line
Found = tuple[TableRow, list[SeatRow]]


class Pipe(io.RawIOBase):
    """What a zip file has written and nobody has read yet."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, piece: object) -> int:
        data = bytes(piece)  # type: ignore[call-overload]
        self.waiting += data
        return len(data)

    def taken(self) -> bytes:
        piece = bytes(self.waiting)
        self.waiting.clear()
        return piece


async def games_of(manager: TableManager, visitor: str) -> tuple[list[Found], int]:
    """The games this visitor has seen begin, newest first, and how many tables more there are at least."""
    found = await manager.store.tables_of(visitor, EXPORT_GAMES + 1)
    begun = [one for one in found if one[0].start and one[0].status != GATHERING]
    return begun[:EXPORT_GAMES], max(0, len(found) - EXPORT_GAMES)


async def zipped(manager: TableManager, visitor: str, games: list[Found]) -> AsyncIterator[bytes]:
    """The file, game by game."""
    pipe, sent, left_out = Pipe(), 0, []
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as file:
        for row, _ in games:
            records = await records_of(manager, row.id, visitor) if sent < EXPORT_BYTES else []
            if not records:
                left_out.append(row.id)
            for name, text in records:
                await asyncio.to_thread(file.writestr, dated(name, row), text)
            if piece := pipe.taken():
                sent += len(piece)
                yield piece
        if left_out:
            file.writestr(LEFT_OUT, "".join(f"{id}\n" for id in left_out))
    yield pipe.taken()


class Export(StreamingResponse):
    """A file that is sent piece by piece; `left` is called in any case, also if nobody was there to read it."""

    def __init__(self, pieces: AsyncIterator[bytes], left: Callable[[], None], headers: dict[str, str]) -> None:
        super().__init__(pieces, media_type="application/zip", headers=headers)
        self.left = left

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            async with asyncio.timeout(EXPORT_SECONDS):
                await super().__call__(scope, receive, send)
        finally:
            self.left()


def dated(name: str, row: TableRow) -> zipfile.ZipInfo:
    made = zipfile.ZipInfo(name, time.gmtime(max(row.made, 86_400 * 3653))[:6])  # a zip file knows no day before 1980
    made.compress_type = zipfile.ZIP_DEFLATED
    made.external_attr = 0o600 << 16
    return made


async def records_of(manager: TableManager, id: str, visitor: str) -> list[tuple[str, str]]:
    """A game as records, each with the name of its file: one if it is over, else one for each seat of this visitor.

    None if it can't be read, or isn't theirs any more.
    """
    try:
        taken = await manager.store.look(id)
        table = await manager.made_of(taken) if taken is not None else None
    except (Refused, StoreError, ValueError, TypeError, LookupError):
        return []
    if table is None or table.history is None:
        return []
    row, seats, history = table.row, table.seats, table.history.so_far()
    made = time.strftime("%Y-%m-%d", time.gmtime(row.made))
    out = []
    for eyes, of in eyes_of(table, visitor):
        text = await manager.pastes.run(lambda eyes=eyes: record_of(row, seats, history, eyes).text())  # type: ignore[misc]
        out.append((f"{made}-{row.game}-{row.id}{of}.txt", text))
    return out


def eyes_of(table: LiveTable, visitor: str) -> list[tuple[int, str]]:
    """Through which eyes this visitor may see the game, and what is added to the name of the file."""
    if table.row.status == OVER or table.data.played_out:
        return [(WHOLE, "")]
    mine = [seat.number for seat in table.seats if seat.visitor == visitor]
    if mine:
        return [(seat, f"-{seat_name(seat)}") for seat in mine]
    return [(SPECTATOR, "")] if table.row.owner == visitor else []
