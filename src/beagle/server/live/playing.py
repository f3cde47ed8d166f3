"""Requests of a viewer during a game: look, play, take back, answer in advance, leave and come back."""

from __future__ import annotations

from typing import Any

from beagle.kernel.game import Game, IllegalMove
from beagle.kernel.standing import all_switches
from beagle.kernel.state import NOBODY
from beagle.kernel.text import NotationError
from beagle.server import wire
from beagle.server.limits import RETURNS_OF_SEAT
from beagle.server.live import consent, question, showing, standing
from beagle.server.live.allowed import need_playing, need_seat, numbered
from beagle.server.live.reasons import reason
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import NO_EYES, Viewer
from beagle.server.refusing import Refused, detail
from beagle.server.store.contract import GATHERING, LOCAL, OPEN, RESIGN, RETURN
from beagle.server.wire import Because, Foreseen, NotSeen, laid_out, outcome_line, to_wire


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
    seat = table.data.asked_of(viewer)
    must_be_open(table, viewer, seat, request.n)
    if seat == NOBODY:
        raise Refused("not-asked" if viewer.mine(table.row, table.seats) else "not-yours")
    if table.seats[seat].bot:
        raise Refused("not-asked")
    action, *more = read_decision(table, seat, [request.move, *request.more])
    table.outside.metrics.moved()
    await table.ledger.play(seat, action, request.id, more)


def must_be_open(table: LiveTable, viewer: Viewer, seat: int, n: int) -> None:
    """The question with this number must be the one that is asked now.  A client that is behind is told the rest."""
    history = table.game_so_far()
    branch = history.branch_of(seat)
    first, last = (history.asked_at, history.n) if branch is None else (branch.question.n, branch.question.n)
    if n < first:
        table.viewers.tell_missed(viewer, n if branch is None else history.n)
    if not first <= n <= last:
        raise Refused("stale")


def read_decision(table: LiveTable, seat: int, texts: list[str]) -> list[int]:
    """A move; or several, if they are what is offered as one decision."""
    history = table.game_so_far()
    state = history.state_of(seat)
    if len(texts) == 1:
        return [read_move(history.game, state, texts[0])]
    offered = history.game.shortcut(state)
    written = question.all_of_them(history.game, state)
    if offered is None or written is None or written.moves != texts:
        raise Refused("not-a-move", error="these moves are not offered as one decision")
    return offered.actions


def read_move(game: Game, state: Any, text: str) -> int:
    try:
        return game.read_move(state, text)
    except IllegalMove as illegal:
        raise Refused("illegal", illegal.refusal.message, illegal.refusal.rules) from illegal
    except NotationError as error:
        raise Refused("not-a-move", error=detail(error)) from error


async def why(table: LiveTable, viewer: Viewer, request: wire.Why) -> None:
    """Based on the position as the viewer's seat knows it: a seat that doesn't have to move learns only that."""
    need_playing(table)
    seat = need_seat(table, viewer).number
    history = table.game_so_far()
    found = reason(history.game, history.state_of(seat), seat, request.move, request.touches)
    viewer.send(Because(request.id, found.legal, found.words and to_wire(found.words), list(found.rules)))


async def preview(table: LiveTable, viewer: Viewer, request: wire.Preview) -> None:
    """Only for the seat that has to move, based on what it may know."""
    need_playing(table)
    seat = need_seat(table, viewer).number
    if table.data.question_of(seat) is None:
        raise Refused("not-asked")
    history = table.game_so_far()
    game, state = history.game, history.state_of(seat)
    foreseen = game.preview(state, read_move(game, state, request.move))
    viewer.send(Foreseen(request.id, [outcome_line(outcome) for outcome in foreseen]))


async def unseen(table: LiveTable, viewer: Viewer, request: wire.Unseen) -> None:
    """Whether or not it has to move: a player may count cards at any time."""
    need_playing(table)
    seat = need_seat(table, viewer).number
    history = table.game_so_far()
    piles = history.game.unseen(history.game.view(history.state, seat))
    viewer.send(NotSeen(request.id, [laid_out(pile) for pile in piles]))


async def pace(table: LiveTable, viewer: Viewer, request: wire.Pace) -> None:
    """Where other people play, nobody sets the pace for them."""
    need_playing(table)
    seat = need_seat(table, viewer).number
    if consent.others(table.data, seat):
        raise Refused("others-play")
    table.automatic.set_pace(request.bots)


async def undo(table: LiveTable, viewer: Viewer, request: wire.Undo) -> None:
    need_playing(table)
    seat = need_seat(table, viewer).number
    table.taking_back.kind(seat)
    must_be_open(table, viewer, seat, request.n)
    step = table.taking_back.request(seat, request.id)
    if step is not None:
        await table.ledger.take_back(step)


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
    possible = [switch.name for switch in all_switches(history.game)]
    if not set(request.answers) <= set(possible):
        raise Refused("no-such-answer")
    seats = table.data.seats_with(seat, standing=standing.as_kept(history, request.answers))
    await table.ledger.save(table.row, seats)
    asked = table.data.question_of(seat) is not None
    answered = showing.answered_by(table.data, seat) if asked else ""
    answers = wire.Standing(standing.switches_of(table.data, seat), standing.offered(table.data, seat), answered)
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
    await table.ledger.note(RESIGN, seat, request.id, bot=table.row.substitute)


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
