"""Who sits where: sitting down, seat links, bots, beginning, closing, playing again."""

from __future__ import annotations

from contextlib import suppress

from beagle.kernel.text import seat_name
from beagle.server import tokens, wire
from beagle.server.live import rematches, talking
from beagle.server.live.allowed import need_gathering, need_owner, need_playing, numbered
from beagle.server.live.refusing import No
from beagle.server.live.table import TAKEOVER, LiveTable
from beagle.server.live.viewer import LINK_ONLY, Viewer
from beagle.server.phrases import GIVEN, NEW_LINK
from beagle.server.store.contract import BOT, CLOSED, GATHERING, INVITED, LOCAL, OPEN, OVER, PLAYING, TO_BOT, StoreError
from beagle.server.wire import Link


async def sit(table: LiveTable, viewer: Viewer, request: wire.Sit) -> None:
    need_gathering(table)
    seat = numbered(table, request.seat)
    if seat.kind != OPEN:
        raise No("seat-not-free")
    if seat.visitor:
        raise No("seat-taken")
    if not viewer.visitor:
        raise No("not-yours")
    name = await table.hall.name_of(viewer.visitor)
    token = tokens.new_token()
    await table.change_seat(seat.number, visitor=viewer.visitor, name=name, token=tokens.hashed(token), before=-1)
    viewer.tokens |= {tokens.hashed(token)}
    viewer.send(Link(request.id, seat.number, token))
    await table.look(viewer, seat.number)
    await begin_if_full(table)


async def claim(table: LiveTable, viewer: Viewer) -> None:
    """One who comes with the link of an invited seat that nobody holds takes it, and the seat remembers them."""
    if table.row.status != GATHERING:
        return
    for seat in table.seats:
        if seat.kind == INVITED and not seat.visitor and seat.token in viewer.tokens:
            name = seat.name or (await table.hall.name_of(viewer.visitor) if viewer.visitor else "")
            await table.change_seat(seat.number, visitor=viewer.visitor or LINK_ONLY, name=name)
    await begin_if_full(table)


async def begin_if_full(table: LiveTable) -> None:
    if all(seat.visitor or seat.kind == BOT for seat in table.seats):
        await begin(table)


async def begin(table: LiveTable) -> None:
    """The game begins.  Others are told if it was not dealt: whoever gave the position may know their cards."""
    await table.begin()
    if table.row.given and any(seat.visitor not in ("", table.row.owner) for seat in table.seats):
        with suppress(StoreError):  # the table says it too
            await talking.announce(table, GIVEN)


async def arrange(table: LiveTable, viewer: Viewer, request: wire.Arrange) -> None:
    need_owner(table, viewer)
    need_gathering(table)
    seat = numbered(table, request.seat)
    if seat.visitor and seat.kind != LOCAL:
        raise No("seat-taken")
    made, token = await table.hall.make_seat(seat.number, request.kind, request.bot, request.name, viewer.visitor)
    await table.save_seats([made if old.number == made.number else old for old in table.seats])
    if token:
        viewer.send(Link(request.id, seat.number, token))


async def reissue(table: LiveTable, viewer: Viewer, request: wire.Reissue) -> None:
    """A new link; whoever holds the seat by the old one alone has it no more.

    It opens a seat's cards to whoever has it.  So if the seat is taken everybody is told.
    """
    need_owner(table, viewer)
    seat = numbered(table, request.seat)
    if seat.kind == BOT or table.row.status in (OVER, CLOSED):
        raise No("no-such-seat" if seat.kind == BOT else "over")
    token = tokens.new_token()
    visitor = "" if seat.visitor == LINK_ONLY and table.row.status == GATHERING else seat.visitor
    await table.change_seat(seat.number, token=tokens.hashed(token), visitor=visitor, before=-1)
    viewer.send(Link(request.id, seat.number, token))
    if seat.visitor and seat.visitor != table.row.owner:
        await talking.announce(table, NEW_LINK, seat_name(seat.number))


async def kick(table: LiveTable, viewer: Viewer, request: wire.Kick) -> None:
    need_owner(table, viewer)
    seat = numbered(table, request.seat)
    if seat.kind == BOT or not seat.visitor:
        raise No("no-such-seat")
    if table.row.status == GATHERING:
        await table.change_seat(seat.number, visitor="", name="", token=b"", before=-1)
        return
    need_playing(table)
    if seat.bot:
        await table.change_seat(seat.number, visitor=LINK_ONLY, token=b"", before=-1)
    else:
        await table.note(TO_BOT, seat.number, bot=TAKEOVER, visitor=LINK_ONLY, token=b"", before=-1)


async def start(table: LiveTable, viewer: Viewer, request: wire.Start) -> None:
    need_owner(table, viewer)
    need_gathering(table)
    if not all(seat.visitor or seat.kind == BOT for seat in table.seats):
        raise No("seats-missing")
    await begin(table)


async def close(table: LiveTable, viewer: Viewer, request: wire.Close) -> None:
    need_owner(table, viewer)
    if table.row.status in (OVER, CLOSED):
        raise No("over")
    others = [s for s in table.seats if s.visitor and s.visitor != table.row.owner and not s.bot]
    if table.row.status == PLAYING and others:
        raise No("others-play")
    await table.hall.close_table(table)


async def rematch(table: LiveTable, viewer: Viewer, request: wire.Rematch) -> None:
    if not viewer.mine(table.row, table.seats) and not viewer.owns(table.row):
        raise No("not-yours")
    if table.row.status not in (OVER, CLOSED):
        raise No("not-started" if table.row.status == GATHERING else "already-started")
    await rematches.rematch(table)
