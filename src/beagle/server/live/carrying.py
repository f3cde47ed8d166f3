"""What a table takes along to another server besides its rows: what its people have asked each other, and how long
somebody has been gone.  It isn't stored otherwise: after a crash they ask again."""

from __future__ import annotations

from contextlib import suppress
from typing import Literal

import msgspec
from msgspec import Struct

from beagle.server.live import rematches
from beagle.server.live.table import LiveTable
from beagle.server.wire import BotPace, Proposed, UndoAsked


class Carried(Struct, frozen=True, omit_defaults=True):
    """As it was when the table was given."""

    undo: UndoAsked | None = None
    proposed: Proposed | None = None
    again: dict[int, bool] = {}
    again_empty: str = "bot"
    first: Literal["", "lot", "next"] = ""
    pace: BotPace = "calm"
    gone: list[float] = []  # the seconds since anybody was at each seat
    host_gone: float = 0.0


def pack(table: LiveTable) -> str:
    data, viewers = table.data, table.viewers
    carried = Carried(
        data.undo_asked,
        data.proposed,
        data.again,
        data.again_empty,
        table.first,
        data.pace,
        [viewers.gone_for(seat) for seat in data.seats],
        viewers.host_gone_for(),
    )
    return msgspec.json.encode(carried).decode()


def unpack(table: LiveTable, text: str) -> None:
    """Go on with it.  What another version of the program has packed, and this one can't read, is asked again."""
    if not text:
        return
    with suppress(msgspec.MsgspecError):
        carried = msgspec.json.decode(text, type=Carried)
        table.taking_back.carry_on(carried.undo)
        table.proposals.carry_on(carried.proposed)
        rematches.carry_on(table, carried.again, carried.again_empty, carried.first)
        table.automatic.carry_on(carried.pace)
        table.viewers.carry_on(carried.gone, carried.host_gone)
