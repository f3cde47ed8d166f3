"""What a viewer may ask of a table, one function a request.  Refused ones raise `No`, and nothing has changed.

All are called with the table's lock held.  The seat comes from the connection, never from the message.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from beagle.bots.registry import BOTS
from beagle.kernel.game import IllegalMove
from beagle.kernel.text import NotationError
from beagle.server import plain_text, tokens, wire
from beagle.server.limits import CHAT_LINES, UNDOS_OF_TABLE
from beagle.server.live import showing
from beagle.server.live.refusing import No
from beagle.server.live.table import TAKEOVER, LiveTable
from beagle.server.live.viewer import LINK_ONLY, NO_EYES, Viewer
from beagle.server.phrases import PHRASES
from beagle.server.store.contract import (
    BOT,
    CLOSED,
    GATHERING,
    INVITED,
    LOCAL,
    OPEN,
    OVER,
    PLAYING,
    RESIGN,
    RETURN,
    UNDO,
    ChatRow,
    Full,
    SeatRow,
    StoreError,
)
from beagle.server.wire import Because, Chatted, Done, Foreseen, Link, UndoAsked, UndoRefused, said

KINDS: Final = (OPEN, INVITED, LOCAL, BOT)


# Who may


def need_owner(table: LiveTable, viewer: Viewer) -> None:
    if not viewer.owns(table.row):
        raise No("not-owner")


def need_seat(table: LiveTable, viewer: Viewer) -> SeatRow:
    """The seat the viewer looks through, which is one of its own."""
    if viewer.eyes == NO_EYES or not viewer.holds(table.row, table.seats[viewer.eyes]):
        raise No("not-yours")
    return table.seats[viewer.eyes]


def need_playing(table: LiveTable) -> None:
    if table.row.status == GATHERING:
        raise No("not-started")
    if table.row.status != PLAYING:
        raise No("over")


def need_gathering(table: LiveTable) -> None:
    if table.row.status != GATHERING:
        raise No("already-started" if table.row.status == PLAYING else "over")


def numbered(table: LiveTable, number: int) -> SeatRow:
    if number >= len(table.seats):
        raise No("no-such-seat")
    return table.seats[number]


# Looking and playing


async def look(table: LiveTable, viewer: Viewer, request: wire.Look) -> None:
    """Through other eyes; the whole game so far is told anew, since these eyes have seen other things."""
    eyes = NO_EYES
    if request.seat is not None:
        seat = numbered(table, request.seat)
        if not viewer.holds(table.row, seat):
            raise No("not-yours")
        eyes = seat.number
    elif not table.row.spectators and not viewer.owns(table.row):
        raise No("no-spectators")
    table.look(viewer, eyes, 0)


async def play(table: LiveTable, viewer: Viewer, request: wire.Play) -> None:
    need_playing(table)
    history = table.game_so_far()
    mine = viewer.mine(table.row, table.seats)
    if any((seat, request.id) in history.clients for seat in mine):
        return  # a resend of what was done already
    if request.n < history.asked_at:
        viewer.send(showing.moved(table, viewer.eyes, request.n))
    if not history.asked_at <= request.n <= history.n:
        raise No("stale")
    seat = showing.asked(table)
    if seat not in mine:
        raise No("not-asked" if mine else "not-yours")
    if table.seats[seat].bot:
        raise No("not-asked")
    action = read_move(table, request.move)
    table.hall.metrics.moved()
    await table.play(seat, action, request.id)


def read_move(table: LiveTable, text: str) -> int:
    history = table.game_so_far()
    try:
        return history.game.read_move(history.state, text)
    except IllegalMove as illegal:
        raise No("illegal", illegal.refusal.message, illegal.refusal.rules) from illegal
    except NotationError as error:
        raise No("not-a-move", error=str(error)) from error


async def why(table: LiveTable, viewer: Viewer, request: wire.Why) -> None:
    """From the position as the viewer's seat may know it: one who is not asked learns only that."""
    need_playing(table)
    seat = need_seat(table, viewer).number
    history = table.game_so_far()
    try:
        refusal = history.game.why(history.state, seat, request.move)
    except NotationError as error:
        raise No("not-a-move", error=str(error)) from error
    if refusal is None:
        viewer.send(Because(request.id, True))
    else:
        viewer.send(Because(request.id, False, said(refusal.message), list(refusal.rules)))


async def preview(table: LiveTable, viewer: Viewer, request: wire.Preview) -> None:
    """Only for the seat that is asked, from what it may know."""
    need_playing(table)
    if showing.asked(table) != need_seat(table, viewer).number:
        raise No("not-asked")
    history = table.game_so_far()
    foreseen = history.game.preview(history.state, read_move(table, request.move))
    viewer.send(Foreseen(request.id, [said(message) for message in foreseen]))


async def undo(table: LiveTable, viewer: Viewer, request: wire.Undo) -> None:
    need_playing(table)
    seat = need_seat(table, viewer).number
    history = table.game_so_far()
    if (seat, request.id) in history.clients:
        return
    kind = table.undo_for(seat)
    if not kind:
        raise No("nothing-to-undo")
    if request.n < history.asked_at:
        viewer.send(showing.moved(table, viewer.eyes, request.n))
    if not history.asked_at <= request.n <= history.n:
        raise No("stale")
    if sum(entry.kind == UNDO for entry in history.entries) >= UNDOS_OF_TABLE:
        raise No("too-long")
    if kind == "free":
        await table.keep(history.undo(seat, request.id, table.hall.now()))
        return
    if table.undo_asked is not None:
        raise No("undo-pending")
    table.undo_asked = UndoAsked(seat, history.asked_at)
    table.tell_all(table.undo_asked)


async def agree(table: LiveTable, viewer: Viewer, request: wire.Agree) -> None:
    need_playing(table)
    pending = table.undo_asked
    if pending is None or request.n != pending.n:
        raise No("no-undo")
    mine = [seat for seat in table.must_agree(pending.seat) if viewer.holds(table.row, table.seats[seat])]
    if not mine:
        raise No("not-yours")
    if not request.yes:
        table.undo_asked = None
        table.tell_all(UndoRefused(pending.seat))
        return
    agreed = sorted({*pending.agreed, *mine})
    if set(table.must_agree(pending.seat)) <= set(agreed):
        table.undo_asked = None
        await table.keep(table.game_so_far().undo(pending.seat, "", table.hall.now()))
    else:
        table.undo_asked = msgspec.structs.replace(pending, agreed=agreed)
        table.tell_all(table.undo_asked)


async def stand(table: LiveTable, viewer: Viewer, request: wire.Stand) -> None:
    need_playing(table)
    seat = need_seat(table, viewer).number
    history = table.game_so_far()
    possible = {answer.name: answer for answer in history.game.standing()}
    if not set(request.answers) <= set(possible):
        raise No("no-such-answer")
    moment = history.game.moment(history.state)
    kept = {name: moment if possible[name].phase else "" for name in request.answers}
    seats = [msgspec.structs.replace(old, standing=encode(kept)) if old.number == seat else old for old in table.seats]
    await table.hall.store.save_table(table.row, seats)
    table.seats = seats
    answers = wire.Standing(list(kept), list(possible))
    for other in table.viewers:
        if other.eyes == seat:
            other.send(answers)
    if showing.asked(table) == seat:
        table.expect_next()


def encode(kept: dict[str, str]) -> str:
    return msgspec.json.encode(kept).decode() if kept else ""


# Leaving and coming back


async def resign(table: LiveTable, viewer: Viewer, request: wire.Resign) -> None:
    need_playing(table)
    seat = need_seat(table, viewer).number
    if seat in table.resigned:
        raise No("over")
    await table.change_seat(seat, bot=TAKEOVER)
    await table.note(RESIGN, seat, request.id)
    table.tell_change()


async def leave(table: LiveTable, viewer: Viewer, request: wire.Leave) -> None:
    seat = need_seat(table, viewer)
    if table.row.status == GATHERING:
        if seat.kind == LOCAL:
            raise No("seat-not-free")
        await table.change_seat(seat.number, visitor="", name="", token=b"" if seat.kind == OPEN else seat.token)
        if viewer.eyes != NO_EYES:
            table.look(viewer, NO_EYES, 0)
        return
    need_playing(table)
    if not seat.bot:
        await table.hand_to_bot(seat.number, request.id)


async def come_back(table: LiveTable, viewer: Viewer, request: wire.Return) -> None:
    need_playing(table)
    seat = need_seat(table, viewer)
    if not seat.bot or seat.number in table.resigned:
        raise No("not-yours" if seat.bot else "seat-taken")
    table.clocks.forgive(seat.number, showing.asked(table) == seat.number, table.tick())
    await table.change_seat(seat.number, bot="")
    await table.note(RETURN, seat.number, request.id)


# Talking


async def chat(table: LiveTable, viewer: Viewer, request: wire.Chat) -> None:
    try:
        text = plain_text.chat(request.text)
    except ValueError as error:
        raise No("bad-text") from error
    await say(table, viewer, text=text)


async def phrase(table: LiveTable, viewer: Viewer, request: wire.Phrase) -> None:
    if request.phrase not in PHRASES:
        raise No("no-such-phrase")
    await say(table, viewer, phrase=request.phrase)


async def say(table: LiveTable, viewer: Viewer, text: str = "", phrase: str = "") -> None:
    """Only those who play, or own the table, may talk."""
    if viewer.eyes != NO_EYES:
        speaker = need_seat(table, viewer)
        seat, name = speaker.number, speaker.name
    elif viewer.owns(table.row):
        seat, name = NO_EYES, table.owner_name
    else:
        raise No("not-yours")
    number = table.chat[-1].number + 1 if table.chat else 1
    row = ChatRow(number, seat, name, text, phrase, table.hall.now())
    await table.hall.store.add_chat(table.row.id, row, CHAT_LINES)
    table.chat = [*table.chat, row][-CHAT_LINES:]
    for other in table.viewers:
        reader = table.seats[other.eyes] if other.eyes != NO_EYES else None
        if showing.readable(row, reader):
            other.send(Chatted(showing.chat_line(row)))


async def mute(table: LiveTable, viewer: Viewer, request: wire.Mute) -> None:
    seat = need_seat(table, viewer)
    numbered(table, request.seat)
    muted = set(seat.muted) - {str(request.seat)} | ({str(request.seat)} if request.muted else set())
    await table.change_seat(seat.number, muted="".join(sorted(muted)))


# Seats


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
    await table.change_seat(seat.number, visitor=viewer.visitor, name=name, token=tokens.hashed(token))
    viewer.tokens |= {tokens.hashed(token)}
    viewer.send(Link(request.id, seat.number, token))
    table.look(viewer, seat.number, 0)
    await begin_if_full(table)


async def claim(table: LiveTable, viewer: Viewer) -> None:
    """One who comes with the link of an invited seat that nobody holds takes it, and the seat remembers them."""
    for seat in table.seats:
        if seat.kind == INVITED and not seat.visitor and seat.token in viewer.tokens:
            name = seat.name or (await table.hall.name_of(viewer.visitor) if viewer.visitor else "")
            await table.change_seat(seat.number, visitor=viewer.visitor or LINK_ONLY, name=name)
    if table.row.status == GATHERING:
        await begin_if_full(table)


async def begin_if_full(table: LiveTable) -> None:
    if all(seat.visitor or seat.kind == BOT for seat in table.seats):
        await table.begin()


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
    """A new link; whoever holds the seat by the old one alone has it no more."""
    need_owner(table, viewer)
    seat = numbered(table, request.seat)
    if seat.kind == BOT or table.row.status in (OVER, CLOSED):
        raise No("no-such-seat" if seat.kind == BOT else "over")
    token = tokens.new_token()
    visitor = "" if seat.visitor == LINK_ONLY and table.row.status == GATHERING else seat.visitor
    await table.change_seat(seat.number, token=tokens.hashed(token), visitor=visitor)
    viewer.send(Link(request.id, seat.number, token))


async def kick(table: LiveTable, viewer: Viewer, request: wire.Kick) -> None:
    need_owner(table, viewer)
    seat = numbered(table, request.seat)
    if seat.kind == BOT or not seat.visitor:
        raise No("no-such-seat")
    if table.row.status == GATHERING:
        await table.change_seat(seat.number, visitor="", name="", token=b"")
        return
    need_playing(table)
    await table.change_seat(seat.number, visitor=LINK_ONLY, token=b"")
    if not seat.bot:
        await table.hand_to_bot(seat.number, request.id)


async def start(table: LiveTable, viewer: Viewer, request: wire.Start) -> None:
    need_owner(table, viewer)
    need_gathering(table)
    if not all(seat.visitor or seat.kind == BOT for seat in table.seats):
        raise No("seats-missing")
    await table.begin()


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
    await table.hall.rematch(table)


async def ping(table: LiveTable, viewer: Viewer, request: wire.Ping) -> None:
    viewer.send(wire.Pong(request.id))


Handler = Callable[[LiveTable, Viewer, Any], Awaitable[None]]
HANDLERS: Final[dict[type[wire.FromClient], Handler]] = {
    wire.Look: look,
    wire.Play: play,
    wire.Why: why,
    wire.Preview: preview,
    wire.Undo: undo,
    wire.Agree: agree,
    wire.Stand: stand,
    wire.Resign: resign,
    wire.Leave: leave,
    wire.Return: come_back,
    wire.Chat: chat,
    wire.Phrase: phrase,
    wire.Mute: mute,
    wire.Sit: sit,
    wire.Arrange: arrange,
    wire.Reissue: reissue,
    wire.Kick: kick,
    wire.Start: start,
    wire.Close: close,
    wire.Rematch: rematch,
    wire.Ping: ping,
}
SPEAKS_FOR_ITSELF: Final = (wire.Ping, wire.Preview, wire.Why)  # their answer is not `Done`


async def handle(table: LiveTable, viewer: Viewer, request: Any) -> None:
    """Carry a request out and say so, or say why not."""
    try:
        async with table.lock:
            await HANDLERS[type(request)](table, viewer, request)
            if not isinstance(request, SPEAKS_FOR_ITSELF):
                viewer.send(Done(request.id, table.n))
    except No as no:
        refuse(table, viewer, request.id, no)
    except StoreError:
        refuse(table, viewer, request.id, No("cannot-write"))
    except Full:
        refuse(table, viewer, request.id, No("too-many-tables"))


def refuse(table: LiveTable, viewer: Viewer, id: str, no: No) -> None:
    table.hall.metrics.refused(no.code)
    viewer.send(wire.Refused(id, no.code, said(no.message), list(no.rules)))


__all__ = ["BOTS", "HANDLERS", "claim", "handle"]
