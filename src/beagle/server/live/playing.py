"""Requests of a viewer during a game: look, play, take back, answer in advance, leave and come back."""

from __future__ import annotations

from beagle.kernel.game import IllegalMove
from beagle.kernel.text import NotationError
from beagle.server import wire
from beagle.server.limits import RETURNS_OF_SEAT
from beagle.server.live import consent, showing, standing
from beagle.server.live.allowed import need_playing, need_seat, numbered
from beagle.server.live.ledger import TAKEOVER
from beagle.server.live.reasons import reason
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import NO_EYES, Viewer
from beagle.server.refusing import Refused
from beagle.server.store.contract import GATHERING, LOCAL, OPEN, RESIGN, RETURN
from beagle.server.wire import Because, Foreseen, outcome_line, to_wire


async def look(table: LiveTable, viewer: Viewer, request: wire.Look) -> None:
    """Look through another seat's eyes; the whole game so far is sent again, since that seat has seen other things."""
    eyes = NO_EYES
    if request.seat is not None:
        seat = numbered(table, request.seat)
        if not viewer.holds(table.row, seat):
            raise Refused("not-yours")
        eyes = seat.number
    elif not table.row.spectators and not viewer.owns(table.row):
        raise Refused("no-spectators")
    await table.viewers.look(viewer, eyes)


async def play(table: LiveTable, viewer: Viewer, request: wire.Play) -> None:
    need_playing(table)
    history = table.game_so_far()
    mine = viewer.mine(table.row, table.seats)
    if request.n < history.asked_at:
        table.viewers.tell_missed(viewer, request.n)
    if not history.asked_at <= request.n <= history.n:
        raise Refused("stale")
    seat = table.data.asked()
    if seat not in mine:
        raise Refused("not-asked" if mine else "not-yours")
    if table.seats[seat].bot:
        raise Refused("not-asked")
    action = read_move(table, request.move)
    table.outside.metrics.moved()
    await table.ledger.play(seat, action, request.id)


def read_move(table: LiveTable, text: str) -> int:
    history = table.game_so_far()
    try:
        return history.game.read_move(history.state, text)
    except IllegalMove as illegal:
        raise Refused("illegal", illegal.refusal.message, illegal.refusal.rules) from illegal
    except NotationError as error:
        raise Refused("not-a-move", error=str(error)) from error


async def why(table: LiveTable, viewer: Viewer, request: wire.Why) -> None:
    """Based on the position as the viewer's seat knows it: a seat that doesn't have to move learns only that."""
    need_playing(table)
    seat = need_seat(table, viewer).number
    history = table.game_so_far()
    found = reason(history.game, history.state, seat, request.move, request.touches)
    viewer.send(Because(request.id, found.legal, found.words and to_wire(found.words), list(found.rules)))


async def preview(table: LiveTable, viewer: Viewer, request: wire.Preview) -> None:
    """Only for the seat that has to move, based on what it may know."""
    need_playing(table)
    if table.data.asked() != need_seat(table, viewer).number:
        raise Refused("not-asked")
    history = table.game_so_far()
    foreseen = history.game.preview(history.state, read_move(table, request.move))
    viewer.send(Foreseen(request.id, [outcome_line(outcome) for outcome in foreseen]))


async def undo(table: LiveTable, viewer: Viewer, request: wire.Undo) -> None:
    need_playing(table)
    seat = need_seat(table, viewer).number
    history = table.game_so_far()
    table.taking_back.kind(seat)
    if request.n < history.asked_at:
        table.viewers.tell_missed(viewer, request.n)
    if not history.asked_at <= request.n <= history.n:
        raise Refused("stale")
    step = table.taking_back.request(seat, request.id)
    if step is not None:
        await table.ledger.append_move(step)


async def agree(table: LiveTable, viewer: Viewer, request: wire.Agree) -> None:
    need_playing(table)
    asked = table.taking_back.pending(request.n)
    mine = [seat for seat in consent.must_agree(table.data, asked.seat) if viewer.holds(table.row, table.seats[seat])]
    if not mine:
        raise Refused("not-yours")
    if not request.yes:
        table.taking_back.drop()
        return
    step = table.taking_back.agree(asked, mine)
    if step is not None:
        await table.ledger.append_move(step)


async def stand(table: LiveTable, viewer: Viewer, request: wire.Stand) -> None:
    need_playing(table)
    seat = need_seat(table, viewer).number
    history = table.game_so_far()
    possible = [switch.name for switch in history.game.standing()]
    if not set(request.answers) <= set(possible):
        raise Refused("no-such-answer")
    seats = table.data.seats_with(seat, standing=standing.as_kept(history, request.answers))
    await table.ledger.save(table.row, seats)
    asked = table.data.asked() == seat
    answers = wire.Standing(
        standing.switches_of(table.data, seat), possible, showing.answered_by(table.data) if asked else ""
    )
    for other in table.viewers:
        if other.eyes == seat:
            other.send(answers)
    if asked:
        table.expect_next()


async def resign(table: LiveTable, viewer: Viewer, request: wire.Resign) -> None:
    need_playing(table)
    seat = need_seat(table, viewer).number
    if seat in table.data.resigned:
        raise Refused("over")
    await table.ledger.note(RESIGN, seat, request.id, bot=TAKEOVER)


async def leave(table: LiveTable, viewer: Viewer, request: wire.Leave) -> None:
    seat = need_seat(table, viewer)
    if table.row.status == GATHERING:
        if seat.kind == LOCAL:
            raise Refused("seat-not-free")
        link = b"" if seat.kind == OPEN else seat.link or seat.token  # which works again, for the first to use it
        await table.ledger.change_seat(seat.number, visitor="", name="", token=b"", link=link, proof=b"", before=-1)
        if viewer.eyes != NO_EYES:
            await table.viewers.look(viewer, NO_EYES)
        return
    need_playing(table)
    if not seat.bot:
        await table.ledger.hand_to_bot(seat.number, request.id)


async def come_back(table: LiveTable, viewer: Viewer, request: wire.Return) -> None:
    need_playing(table)
    seat = need_seat(table, viewer)
    if not seat.bot or seat.number in table.data.resigned:
        raise Refused("not-yours" if seat.bot else "seat-taken")
    history = table.game_so_far()
    if sum((entry.kind, entry.actor) == (RETURN, seat.number) for entry in history.entries) >= RETURNS_OF_SEAT:
        raise Refused("too-long")
    await table.automatic.come_back(seat.number, request.id)
