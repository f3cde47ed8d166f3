"""The host of a table: who it is, what they may do, and what they may only propose.  Everybody is told of each act.

The host is the owner until they pass it on, or are away for ten minutes: then the next in turn who is here is the host.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec

from beagle.bots.registry import BOTS
from beagle.server import names, tokens, wire
from beagle.server.limits import GIVEN_SECONDS, HOST_AWAY_SECONDS, KICK_SECONDS
from beagle.server.live import people, talking
from beagle.server.live.allowed import need_host, need_playing, numbered
from beagle.server.live.clock import UNITS
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import LINK_ONLY, Viewer
from beagle.server.phrases import (
    HOST_AWAY,
    HOST_ENDED,
    HOST_HINTS,
    HOST_NO_THREATS,
    HOST_NUDGED,
    HOST_PASSED,
    HOST_PROPOSED_END,
    HOST_PROPOSED_HINTS,
    HOST_PROPOSED_REPLACE,
    HOST_REFUSED,
    HOST_RENAMED,
    HOST_REPLACED,
    HOST_SUBSTITUTE,
    HOST_THREATS,
    HOST_TIME,
)
from beagle.server.refusing import Refused
from beagle.server.store.contract import BOT, CLOSED, GATHERING, OVER, PLAYING, TO_BOT, SeatRow, StoreError
from beagle.server.wire import Link, Nudged, Proposed, to_wire


def host_name(table: LiveTable) -> str:
    seat = table.data.host_seat()
    return table.seats[seat].name if seat >= 0 else table.data.owner_name


async def say(table: LiveTable, phrase: str, text: str = "", client: str = "") -> None:
    """A line for everybody: what the host did.  `client` is the id of their request: sent again, it does nothing."""
    await talking.announce(table, phrase, text, host_name(table), client)


def person_at(table: LiveTable, number: int) -> SeatRow:
    """A seat that a person has."""
    seat = numbered(table, number)
    if seat.kind == BOT or not seat.visitor:
        raise Refused("no-such-seat")
    return seat


# What the host does alone


async def rename(table: LiveTable, viewer: Viewer, request: wire.Rename) -> None:
    need_host(table, viewer)
    if table.row.status in (OVER, CLOSED):
        raise Refused("over")
    name = names.named(request.name)
    await table.ledger.save(msgspec.structs.replace(table.row, name=name))
    table.viewers.tell_change()
    await say(table, HOST_RENAMED, name, request.id)


async def show_threats(table: LiveTable, viewer: Viewer, request: wire.Threats) -> None:
    """Whether pages show who could attack whom: for everybody alike."""
    need_host(table, viewer)
    if table.row.status in (OVER, CLOSED):
        raise Refused("over")
    if table.row.threats == request.shown:
        return
    await table.ledger.save(msgspec.structs.replace(table.row, threats=request.shown))
    table.viewers.tell_change()
    await say(table, HOST_THREATS if request.shown else HOST_NO_THREATS, "", request.id)


async def choose_substitute(table: LiveTable, viewer: Viewer, request: wire.Substitute) -> None:
    """Which bot plays for people who are missing, now and later."""
    need_host(table, viewer)
    if table.row.status in (OVER, CLOSED):
        raise Refused("over")
    if request.bot not in BOTS:
        raise Refused("no-such-bot")
    table.outside.check_level(request.bot, table.row.game, table.row.ruleset, table.row.seats)
    if table.row.substitute == request.bot:
        return
    kept = [msgspec.structs.replace(seat, bot=request.bot) if is_held(seat) else seat for seat in table.seats]
    await table.ledger.save_seats(kept, substitute=request.bot)
    await say(table, HOST_SUBSTITUTE, "", request.id)


def is_held(seat: SeatRow) -> bool:
    """Does a bot play for a person?"""
    return seat.kind != BOT and bool(seat.bot)


async def nudge(table: LiveTable, viewer: Viewer, request: wire.Nudge) -> None:
    """Only somebody the table waits for; their open pages are told."""
    need_host(table, viewer)
    need_playing(table)
    seat = person_at(table, request.seat)
    if seat.bot or table.data.question_of(seat.number) is None or viewer.holds(table.row, seat):
        raise Refused("not-asked")
    if not table.outside.limits.nudges.take(f"{table.row.id}.{seat.number}"):
        raise Refused("too-fast")
    for other in table.viewers.holders(seat):
        other.send(Nudged(seat.number))
    await say(table, HOST_NUDGED, seat.name, request.id)


async def give_time(table: LiveTable, viewer: Viewer, request: wire.GiveTime) -> None:
    need_host(table, viewer)
    need_playing(table)
    seat, clocks = person_at(table, request.seat), table.data.clocks
    if not clocks.runs:
        raise Refused("no-clock")
    if viewer.holds(table.row, seat):
        raise Refused("not-yourself")
    if not table.outside.limits.given_time.take(f"{table.row.id}.{seat.number}"):
        raise Refused("too-fast")
    seconds = UNITS.get(clocks.clock.kind, GIVEN_SECONDS)
    asked = table.data.question_of(seat.number)
    number = -1 if asked is None or not clocks.slow else asked.n
    before = seat.given if number == seat.given_for else 0.0
    await table.ledger.change_seat(seat.number, given=before + seconds, given_for=number)
    clocks.give(seat.number, seconds)
    table.viewers.tell_change()
    await say(table, HOST_TIME, seat.name, request.id)


async def pass_host(table: LiveTable, viewer: Viewer, request: wire.PassHost) -> None:
    need_host(table, viewer)
    if table.row.status in (OVER, CLOSED):
        raise Refused("over")
    seat = person_at(table, request.seat)
    if not table.viewers.holders(seat):
        raise Refused("not-here")
    await say(table, HOST_PASSED, seat.name, request.id)
    await make_host(table, seat.number)


async def make_host(table: LiveTable, seat: int) -> None:
    table.proposals.drop()
    await table.ledger.save(msgspec.structs.replace(table.row, host=seat))
    table.viewers.tell_change()


async def pass_on_if_away(table: LiveTable) -> None:
    """The host has been away for ten minutes: the next in turn who is here becomes the host."""
    if table.row.status not in (GATHERING, PLAYING) or table.viewers.host_gone_for() < HOST_AWAY_SECONDS:
        return
    first = table.data.host_seat() + 1
    turn = [table.seats[(first + step) % len(table.seats)] for step in range(len(table.seats))]
    heir = next((seat for seat in turn if seat.kind != BOT and seat.visitor and table.viewers.holders(seat)), None)
    if heir is not None:
        with suppress(StoreError):  # the next sweep tries it again
            await talking.announce(table, HOST_AWAY, heir.name, host_name(table))
            await make_host(table, heir.number)


# What the host proposes


def must_agree(table: LiveTable, but: int = -1) -> list[int]:
    """The seats of people who are here, or were a moment ago: somebody whose network fails isn't passed over."""
    seats = [seat for seat in table.seats if seat.kind != BOT and seat.visitor and not seat.bot and seat.number != but]
    return [seat.number for seat in seats if table.viewers.gone_for(seat) < KICK_SECONDS]


async def propose(table: LiveTable, viewer: Viewer, request: wire.Propose) -> None:
    need_host(table, viewer)
    need_playing(table)
    if request.act == "withdraw":
        if not table.proposals.drop():
            raise Refused("no-proposal")
        table.viewers.tell_change()
        return
    if table.data.proposed is not None:
        raise Refused("proposal-pending")
    if request.act == "hints" and (table.row.hints or table.row.practice):
        raise Refused("hints-already")
    target = -1
    if request.act == "replace":
        if request.seat is None:
            raise Refused("no-such-seat")
        seat = person_at(table, request.seat)
        if viewer.holds(table.row, seat) or not people.may_be_replaced(table, seat):
            raise Refused("still-here")
        target = seat.number
    needs = must_agree(table, target)
    mine = [seat for seat in viewer.mine(table.row, table.seats) if seat in needs]
    proposed = table.proposals.make(request.act, needs, mine, target)
    if request.act == "replace":
        await say(table, HOST_PROPOSED_REPLACE, table.seats[target].name, request.id)
    else:
        await say(table, HOST_PROPOSED_END if request.act == "end" else HOST_PROPOSED_HINTS, "", request.id)
    await carry_out_if_agreed(table, proposed)


async def vote(table: LiveTable, viewer: Viewer, request: wire.Vote) -> None:
    need_playing(table)
    proposed = table.data.proposed
    if proposed is None or proposed.n != request.n:
        raise Refused("no-proposal")
    mine = [seat for seat in viewer.mine(table.row, table.seats) if seat != proposed.seat]
    if not mine:
        raise Refused("not-yours")
    if not request.yes:
        table.proposals.drop()
        table.viewers.tell_change()
        await say(table, HOST_REFUSED, "", request.id)
        return
    await carry_out_if_agreed(table, table.proposals.agree(mine, must_agree(table, proposed.seat)))


async def carry_out_if_agreed(table: LiveTable, proposed: Proposed) -> None:
    if not set(proposed.needs) <= set(proposed.agreed):
        table.viewers.tell_change()
        return
    if proposed.act == "end":
        await say(table, HOST_ENDED)
        table.proposals.drop()
        await table.close()
    elif proposed.act == "hints":
        table.proposals.drop()
        await table.ledger.save(msgspec.structs.replace(table.row, hints=True))
        table.viewers.tell_change()
        await say(table, HOST_HINTS)
    elif people.may_be_replaced(table, table.seats[proposed.seat]):
        await replace(table, table.seats[proposed.seat])
    else:  # they came back meanwhile: they keep their seat
        table.proposals.drop()
        table.viewers.tell_change()


async def replace(table: LiveTable, seat: SeatRow) -> None:
    """The seat is free for somebody new, by a link that the host gets; until then a bot plays.  The person who had it
    loses it, and only the new one sees its cards."""
    token = tokens.new_token()
    theirs = [other for other in table.viewers.holders(seat) if not other.owns(table.row)]
    vacant = {"visitor": LINK_ONLY, "before": -1, "token": b"", "proof": b"", "link": tokens.hashed(token)}
    seats = table.data.seats_with(seat.number, bot=seat.bot or table.row.substitute, **vacant)
    away = people.with_sent_away(table, seat)
    table.proposals.drop()
    if seat.bot:
        await table.ledger.save_seats(seats, sent_away=away)
    else:
        step = table.game_so_far().note(TO_BOT, seat.number, "", table.time.now())
        await table.ledger.append_move(step, seats, sent_away=away)
    for other in theirs:
        refused = Refused("sent-away")
        other.send(wire.Refused("", refused.code, to_wire(refused.message)))
    for other in table.viewers:
        if table.data.hosts(other):
            other.send(Link("", seat.number, token))
    await say(table, HOST_REPLACED, seat.name)


async def attend(table: LiveTable, viewer: Viewer, request: wire.Attend) -> None:
    """Whether somebody looks is shown at their seat, and nowhere else."""
    changed, viewer.elsewhere = viewer.elsewhere == request.here, not request.here
    if changed and table.data.held_by(viewer):
        table.viewers.tell_change()
