"""Somebody asks for a hint: where to look, why, the move, one after the other.

Hints are given at practice tables, or where everybody has agreed.  Others are told that one was taken, and no more.
"""

from __future__ import annotations

from typing import Final

from beagle.server import wire
from beagle.server.live import talking
from beagle.server.live.allowed import need_playing, need_seat
from beagle.server.live.playing import must_be_open
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import Viewer
from beagle.server.phrases import HINT_TAKEN
from beagle.server.refusing import Refused

STOP: Final = 0  # the rung of somebody who doesn't want to wait any longer


async def hint(table: LiveTable, viewer: Viewer, request: wire.Hint) -> None:
    need_playing(table)
    seat = need_seat(table, viewer)
    if not table.row.practice and not table.row.hints:
        raise Refused("no-hints")
    asked = table.data.question_of(seat.number)
    if asked is None or seat.bot:
        raise Refused("not-asked")
    must_be_open(table, viewer, seat.number, request.n)
    if request.rung == STOP:
        table.advice.stop(asked)
        return
    reached = table.advice.reached(asked)
    if request.rung > reached + 1:
        raise Refused("stale")
    if reached == 0:
        await talking.announce(table, HINT_TAKEN, "", seat.name, request.id)
    table.advice.ask(asked, request.rung, lambda found: viewer.send(found))
