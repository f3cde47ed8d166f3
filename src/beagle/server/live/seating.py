"""Who sits where: sitting down, seat links, bots, starting, closing, playing again."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec

from beagle.kernel.text import seat_name
from beagle.server import tokens, wire
from beagle.server.live import links, people, rematches, talking
from beagle.server.live.allowed import need_gathering, need_host, need_owner, need_playing, numbered
from beagle.server.live.older import closed_for_rules
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import LINK_ONLY, Viewer
from beagle.server.phrases import GIVEN, HOST_BOT, NEW_LINK
from beagle.server.refusing import Refused
from beagle.server.store.contract import (
    BOT,
    CLOSED,
    GATHERING,
    LOCAL,
    OPEN,
    OVER,
    PLAYING,
    RESIGN,
    TO_BOT,
    StoreError,
)
from beagle.server.wire import Link, OwnLink, to_wire

NO_LINK: Final[dict[str, Any]] = {"token": b"", "link": b"", "proof": b""}
"""A seat without a link, and which nobody holds by a link."""


async def sit(table: LiveTable, viewer: Viewer, request: wire.Sit) -> None:
    need_gathering(table)
    seat = numbered(table, request.seat)
    if seat.kind != OPEN:
        raise Refused("seat-not-free")
    if seat.visitor:
        raise Refused("seat-taken")
    if not viewer.visitor:
        raise Refused("not-yours")
    people.may_sit(table, viewer.visitor)
    name = people.name_at(table, await table.outside.name_of(viewer.visitor), seat.number)
    token = tokens.new_token()
    holder = {"visitor": viewer.visitor, "name": name, "before": -1}
    await table.ledger.change_seat(seat.number, **{**NO_LINK, **holder, "token": tokens.hashed(token)})
    viewer.tokens |= {tokens.hashed(token)}
    viewer.send(Link(request.id, seat.number, token))
    await table.viewers.look(viewer, seat.number)
    await begin_if_full(table)


async def claim(table: LiveTable, viewer: Viewer, shown: Mapping[bytes, str]) -> list[OwnLink]:
    """Somebody who comes with unused links gets links of their own, and the seats remember them."""
    own = await links.exchange(table, viewer, shown)
    if table.row.status == GATHERING:
        await begin_if_full(table)
    return own


async def begin_if_full(table: LiveTable) -> None:
    if all(seat.visitor or seat.kind == BOT for seat in table.seats):
        await begin(table)


async def begin(table: LiveTable) -> None:
    """Start the game.  If it wasn't dealt, the others are notified: its author may know their cards."""
    await table.ledger.begin()
    if table.row.given and any(seat.visitor not in ("", table.row.owner) for seat in table.seats):
        with suppress(StoreError):  # the table shows it too
            await talking.announce(table, GIVEN)


async def arrange(table: LiveTable, viewer: Viewer, request: wire.Arrange) -> None:
    need_host(table, viewer)
    need_gathering(table)
    seat = numbered(table, request.seat)
    if seat.visitor and seat.kind != LOCAL:
        raise Refused("seat-taken")
    table.outside.check_level(request.bot, table.row.game, table.row.ruleset, table.row.seats)
    made, token = await table.outside.make_seat(seat.number, request.kind, request.bot, request.name, viewer.visitor)
    made = msgspec.structs.replace(made, name=people.name_at(table, made.name, made.number))
    await table.ledger.save_seats([made if old.number == made.number else old for old in table.seats])
    if token:
        viewer.send(Link(request.id, seat.number, token))


async def reissue(table: LiveTable, viewer: Viewer, request: wire.Reissue) -> None:
    """A new link; somebody who holds the seat by the old link alone loses it.

    It shows the seat's cards to the first person who uses it.  So if the seat is taken, everybody is notified.
    """
    need_owner(table, viewer)
    seat = numbered(table, request.seat)
    if seat.kind == BOT or table.row.status in (OVER, CLOSED):
        raise Refused("no-such-seat" if seat.kind == BOT else "over")
    token = tokens.new_token()
    visitor = "" if seat.visitor == LINK_ONLY and table.row.status == GATHERING else seat.visitor
    await table.ledger.change_seat(seat.number, **{**NO_LINK, "link": tokens.hashed(token)}, visitor=visitor, before=-1)
    viewer.send(Link(request.id, seat.number, token))
    if seat.visitor and seat.visitor != table.row.owner:
        await talking.announce(table, NEW_LINK, seat_name(seat.number))


async def kick(table: LiveTable, viewer: Viewer, request: wire.Kick) -> None:
    need_host(table, viewer)
    seat = numbered(table, request.seat)
    if seat.kind == BOT or not seat.visitor:
        raise Refused("no-such-seat")
    if table.row.status != GATHERING:
        need_playing(table)
        if not people.may_be_sent_away(table, seat):
            raise Refused("still-here")
    theirs = [other for other in table.viewers.holders(seat) if not other.owns(table.row)]
    away = people.with_sent_away(table, seat)
    if table.row.status == GATHERING:
        await table.ledger.save_seats(
            table.data.seats_with(seat.number, visitor="", name="", before=-1, **NO_LINK), sent_away=away
        )
    elif seat.bot:
        await table.ledger.save_seats(
            table.data.seats_with(seat.number, visitor=LINK_ONLY, before=-1, **NO_LINK), sent_away=away
        )
    else:
        step = table.game_so_far().note(TO_BOT, seat.number, "", table.time.now())
        seats = table.data.seats_with(seat.number, bot=table.row.substitute, visitor=LINK_ONLY, before=-1, **NO_LINK)
        await table.ledger.append_move(step, seats, sent_away=away)
    for other in theirs:  # they are told why the seat isn't theirs any more
        refused = Refused("sent-away")
        other.send(wire.Refused("", refused.code, to_wire(refused.message)))


async def stand_in(table: LiveTable, viewer: Viewer, request: wire.StandIn) -> None:
    """Somebody isn't there, and the others wait: a bot plays until they take their seat back.  They keep it."""
    need_host(table, viewer)
    need_playing(table)
    seat = numbered(table, request.seat)
    if seat.kind == BOT or seat.bot or not seat.visitor:
        raise Refused("no-such-seat")
    if not people.may_be_kept_by_bot(table, seat):
        raise Refused("still-here")
    await table.ledger.hand_to_bot(seat.number)
    await talking.announce(table, HOST_BOT, seat.name)


async def start(table: LiveTable, viewer: Viewer, request: wire.Start) -> None:
    need_host(table, viewer)
    need_gathering(table)
    if not all(seat.visitor or seat.kind == BOT for seat in table.seats):
        raise Refused("seats-missing")
    await begin(table)


async def close(table: LiveTable, viewer: Viewer, request: wire.Close) -> None:
    need_owner(table, viewer)
    if table.row.status in (OVER, CLOSED):
        raise Refused("over")
    others = [s for s in table.seats if s.visitor and s.visitor != table.row.owner and not s.bot]
    if table.row.status == PLAYING and others:
        raise Refused("others-play")
    if table.row.status == PLAYING and people.wronged(table):
        await give_up(table)
    if table.row.status in (GATHERING, PLAYING):
        await table.close()


async def give_up(table: LiveTable) -> None:
    """The owner ends a game that others would still play: it counts as resigned by the owner, if they have a seat."""
    mine = [
        seat.number
        for seat in table.seats
        if seat.visitor == table.row.owner and seat.number not in table.data.resigned
    ]
    for seat in mine:
        if table.row.status == PLAYING:
            step = table.game_so_far().note(RESIGN, seat, "", table.time.now())
            seats = table.data.seats_with(seat, bot=table.row.substitute)
            await table.ledger.append_move(step, seats, ends=seat == mine[-1])


async def rematch(table: LiveTable, viewer: Viewer, request: wire.Rematch) -> None:
    if not viewer.mine(table.row, table.seats) and not viewer.owns(table.row):
        raise Refused("not-yours")
    if table.row.status not in (OVER, CLOSED):
        raise Refused("not-started" if table.row.status == GATHERING else "already-started")
    await rematches.rematch(table, viewer, request)


async def play_on(table: LiveTable, viewer: Viewer, request: wire.PlayOn) -> None:
    """At a new table, from this table's position: the true one, not what its people know, so nothing is revealed."""
    if not viewer.mine(table.row, table.seats) and not viewer.owns(table.row):
        raise Refused("not-yours")
    if not closed_for_rules(table.row):
        raise Refused("not-older")
    await rematches.play_on(table)
