"""A rematch by consent, or a continued game: a new table, and new links for those who only have a link."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec

from beagle.games import game as game_of
from beagle.kernel.options import BY_LOT, FIRST, with_first
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.state import NOBODY
from beagle.play.fair import SECRET_BYTES
from beagle.play.match import next_first
from beagle.server import tokens, wire
from beagle.server.limits import STAND_IN_SECONDS
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import LINK_ONLY, Viewer
from beagle.server.refusing import Refused
from beagle.server.store.contract import BOT, CLOSED, OVER, SUBSTITUTE, SeatRow, TableRow
from beagle.server.wire import Invitation


async def rematch(table: LiveTable, viewer: Viewer, request: wire.Rematch) -> None:
    """Somebody wants to play again, or not now.  If a table is open already, they get their link to it."""
    if table.row.rematch:
        if request.yes:
            await invite(table, [viewer])
        return
    data = table.data
    if request.yes and request.first == "next":
        ruleset_after(table.row, "next", len(table.seats))  # refused if nobody is next
    mine = [seat for seat in viewer.mine(table.row, table.seats) if table.seats[seat].kind != BOT]
    data.again = {**data.again, **dict.fromkeys(mine, request.yes)}
    if data.hosts(viewer):
        data.again_empty = request.empty
    if request.first is not None:
        table.first = request.first
    await open_if_all_agree(table, asked_by=viewer)


def carry_on(table: LiveTable, again: dict[int, bool], empty: str, first: Literal["", "lot", "next"]) -> None:
    """They answered at another server, which has given the table to this one."""
    table.data.again, table.data.again_empty, table.first = again, empty, first


async def open_if_all_agree(table: LiveTable, asked_by: Viewer | None = None) -> None:
    """Everybody who is here has answered, and somebody comes: their table opens."""
    people = table.data.people()
    here = [seat.number for seat in people if table.viewers.gone_for(seat) < STAND_IN_SECONDS]
    coming = [number for number in here if table.data.again.get(number)]
    if any(number not in table.data.again for number in here) or (people and not coming):
        table.viewers.tell_change()
        return
    guests = [viewer for viewer in table.viewers if viewer is asked_by or holds_one(table, viewer, coming)]
    await open_again(table, coming)
    await invite(table, guests)


def holds_one(table: LiveTable, viewer: Viewer, seats: list[int]) -> bool:
    return any(seat in seats for seat in viewer.mine(table.row, table.seats))


async def open_again(table: LiveTable, coming: list[int]) -> None:
    """A table for these seats, the bots and the seats that nobody had; each one seat further.

    The others are left out, if that is wanted and the rules have a table for so few; otherwise bots play for them.
    """
    absent = [seat.number for seat in table.seats if seat.kind != BOT and seat.visitor and seat.number not in coming]
    stay = [seat for seat in table.seats if seat.number not in absent]
    ruleset = ruleset_for(table, stay) if table.data.again_empty == "out" and absent else ""
    if not ruleset:
        stay, ruleset = table.seats, ruleset_after(table.row, setting(table), len(table.seats))
    seats, links = [], {}
    for place, seat in enumerate(stay):
        number = (place + 1) % len(stay)
        if seat.number in absent:
            made, _ = await table.outside.make_seat(number, BOT, substitute_for(table, ruleset, len(stay)), "", "")
        else:
            made, token = moved_on(seat, number)
            if token:
                links[seat.number] = token
        seats.append(made)
    await open_next(table, seats, links, ruleset)


def substitute_for(table: LiveTable, ruleset: str, seats: int) -> str:
    """The bot that plays for people who are missing, as at this table; with other seats it may not be offered."""
    bot = table.row.substitute
    try:
        table.outside.check_level(bot, table.row.game, ruleset, seats)
        return bot
    except Refused:
        return SUBSTITUTE


def setting(table: LiveTable) -> str:
    """How the first player is chosen: as somebody asked, or as it was at this table."""
    if table.first:
        return table.first
    named = any(word.startswith(f"{FIRST}-") for word in table.row.ruleset.split())
    return "next" if named and table.row.start and next_first(game_of(table.row.game), table.row.start) >= 0 else "lot"


def ruleset_for(table: LiveTable, stay: list[SeatRow]) -> str:
    """The ruleset with these seats; "" if there is no such table."""
    try:
        ruleset = ruleset_after(table.row, setting(table), len(stay), [seat.number for seat in stay])
        game_of(table.row.game).deal(ruleset, len(stay), 0)
        return ruleset
    except RulesetError:
        return ""


async def play_on(table: LiveTable) -> None:
    """The same people in the same seats, from the position of this table when its rules changed."""
    history = table.game_so_far()
    start = table.row.position if history.stood else history.game.write(history.state)
    if history.game.read(start).actor == NOBODY:
        raise Refused("over")
    if not table.row.rematch:
        moved = [moved_on(seat, seat.number) for seat in table.seats]
        links = {made.number: token for made, token in moved if token}
        await open_next(table, [made for made, _ in moved], links, table.row.ruleset, start)
    await invite(table, list(table.viewers))


async def invite(table: LiveTable, guests: list[Viewer]) -> None:
    """These get their link to the table that follows this one."""
    again = await table.outside.table(table.row.rematch)
    for viewer in guests:
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


def ruleset_after(row: TableRow, first: str, seats: int, stay: list[int] | None = None) -> str:
    """The ruleset of the previous game, with its next first player: everybody then sits one seat further.

    `stay` are the old seats that play again, in order; if the next in turn isn't among them, the one after begins.
    """
    if first == "lot":
        return with_first(row.ruleset, BY_LOT)
    following = next_first(game_of(row.game), row.start) if row.start else BY_LOT
    if following == BY_LOT:
        raise Refused("nobody-next")
    order = list(range(row.seats)) if stay is None else stay
    after = next(step for step in range(row.seats) if (following + step) % row.seats in order)
    return with_first(row.ruleset, (order.index((following + after) % row.seats) + 1) % seats)


async def open_next(
    table: LiveTable, seats: list[SeatRow], links: dict[int, str], ruleset: str, start: str = ""
) -> None:
    """Open the table that follows this one."""
    old, now = table.row, table.time.now()
    if not table.outside.limits.tables_of_visitor.take(old.owner):
        raise Refused("too-fast")
    row = TableRow(
        id=tokens.new_table_id(),
        game=old.game,
        ruleset=ruleset,
        seats=len(seats),
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
        threats=old.threats,
        substitute=substitute_for(table, ruleset, len(seats)),
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
