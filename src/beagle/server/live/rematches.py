"""A rematch, or a continued game: the same people at a new table, and new links for those who only have a link."""

from __future__ import annotations

import secrets

import msgspec

from beagle.games import game as game_of
from beagle.kernel.options import BY_LOT, with_first
from beagle.kernel.state import NOBODY
from beagle.play.fair import SECRET_BYTES
from beagle.play.match import next_first
from beagle.server import tokens
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import LINK_ONLY
from beagle.server.refusing import Refused
from beagle.server.store.contract import BOT, CLOSED, OVER, SeatRow, TableRow
from beagle.server.wire import Invitation


async def rematch(table: LiveTable, first: str) -> None:
    """The same people at a new table, each one seat further; a seat held only by its link gets a new link.

    The first person to ask decides how the first player is chosen: by "lot", or the "next" in turn.
    """
    if table.row.rematch:
        await follow(table, further=1, ruleset="")
    else:
        await follow(table, further=1, ruleset=ruleset_after(table.row, first))


async def play_on(table: LiveTable) -> None:
    """The same people in the same seats, from the position of this table when its rules changed."""
    history = table.game_so_far()
    start = table.row.position if history.stood else history.game.write(history.state)
    if history.game.read(start).actor == NOBODY:
        raise Refused("over")
    await follow(table, further=0, ruleset=table.row.ruleset, start=start)


async def follow(table: LiveTable, further: int, ruleset: str, start: str = "") -> None:
    """Open the table that follows this one, unless it exists already; everybody here gets the link to it."""
    outside = table.outside
    if not table.row.rematch:
        if not outside.limits.tables_of_visitor.take(table.row.owner):
            raise Refused("too-fast")
        await open_next(table, further, ruleset, start)
    again = await outside.table(table.row.rematch)
    for viewer in table.viewers:
        held = [table.seats[number] for number in viewer.mine(table.row, table.seats)]
        links = [await link_after(again, seat) for seat in held if seat.token]
        for token in [link for link in links if link] or [""]:
            viewer.send(Invitation(again.row.id, token))


async def link_after(again: LiveTable, seat: SeatRow) -> str:
    """The rematch link for the holder of this seat; "" if the seat there is no longer reserved for them.

    After a restart nobody knows the link, so a new one is made.
    """
    async with again.lock:
        kept = next((place for place in again.seats if place.before == seat.number and place.token), None)
        if kept is None or again.row.status in (OVER, CLOSED):
            return ""
        if seat.number not in again.links:
            token = tokens.new_token()
            await again.ledger.change_seat(kept.number, token=tokens.hashed(token))
            again.links[seat.number] = token
        return again.links[seat.number]


def ruleset_after(row: TableRow, first: str) -> str:
    """The ruleset of the previous game, with its next first player: everybody then sits one seat further."""
    if first == "lot":
        return with_first(row.ruleset, BY_LOT)
    following = next_first(game_of(row.game), row.start) if row.start else BY_LOT
    if following == BY_LOT:
        raise Refused("nobody-next")
    return with_first(row.ruleset, (following + 1) % row.seats)


async def open_next(table: LiveTable, further: int, ruleset: str, start: str) -> None:
    old, now = table.row, table.time.now()
    seats, links = [], {}
    for seat in table.seats:
        made, token = moved_on(seat, (seat.number + further) % old.seats)
        seats.append(made)
        if token:
            links[seat.number] = token
    row = TableRow(
        id=tokens.new_table_id(),
        game=old.game,
        ruleset=ruleset,
        seats=old.seats,
        owner=old.owner,
        made=now,
        touched=now,
        public=old.public,
        spectators=old.spectators,
        clock=old.clock,
        secret=secrets.token_bytes(SECRET_BYTES),
        start=start,
        continues=bool(start),
        after=old.id,
        name=old.name,
        practice=old.practice,
    )
    again = await table.outside.add_table(row, sorted(seats, key=lambda seat: seat.number))
    again.links = links
    await table.ledger.save(msgspec.structs.replace(table.row, rematch=row.id))
    table.viewers.tell_change()


def moved_on(seat: SeatRow, number: int) -> tuple[SeatRow, str]:
    """The seat with this number for the same people, and the token of its link if it has one."""
    if seat.kind == BOT:
        return SeatRow(number, BOT, seat.name, bot=seat.bot), ""
    if not seat.token:
        if seat.visitor == LINK_ONLY:  # somebody was sent away from here: the seat is free
            return SeatRow(number, seat.kind), ""
        return SeatRow(number, seat.kind, seat.name, seat.visitor, before=seat.number), ""
    token = tokens.new_token()
    return SeatRow(number, seat.kind, seat.name, seat.visitor, tokens.hashed(token), before=seat.number), token
