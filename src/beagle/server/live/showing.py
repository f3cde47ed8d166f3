"""What a viewer is sent of a table: nothing that its eyes may not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from beagle.kernel.game import Game
from beagle.kernel.table import NOBODY
from beagle.server.limits import WELCOME_LINES
from beagle.server.live.viewer import NO_EYES, Viewer, engine_eyes
from beagle.server.store.contract import BOT, CLOSED, MOVE, OVER, PLAYING, RESIGN, ChatRow, SeatRow
from beagle.server.wire import (
    Ask,
    ChatLine,
    Line,
    Moved,
    Option,
    Result,
    SeatInfo,
    TableInfo,
    Welcome,
    said,
)

if TYPE_CHECKING:
    from beagle.server.live.table import LiveTable


def table_info(table: LiveTable) -> TableInfo:
    """The table, for all to see."""
    row = table.row
    history = table.history
    ended = row.status in (OVER, CLOSED) and history is not None
    return TableInfo(
        id=row.id,
        game=row.game,
        ruleset=row.ruleset,
        status=row.status,
        seats=[seat_info(table, seat) for seat in table.seats],
        owner=table.owner_name,
        public=row.public,
        spectators=row.spectators,
        commit=table.commitment,
        secret=row.secret.hex() if ended else "",
        clock=table.clocks.info(asked(table), table.tick()),
        watching=sum(viewer.eyes == NO_EYES for viewer in table.viewers),
        after=row.after,
        rematch=row.rematch,
        given=row.given,
    )


def seat_info(table: LiveTable, seat: SeatRow) -> SeatInfo:
    return SeatInfo(
        number=seat.number,
        kind=seat.kind,
        name=seat.name,
        taken=bool(seat.visitor) or seat.kind == BOT,
        bot=seat.bot,
        away=seat.kind != BOT and bool(seat.bot),
        resigned=seat.number in table.resigned,
        present=any(viewer.holds(table.row, seat) for viewer in table.viewers),
    )


def asked(table: LiveTable) -> int:
    """The seat that is asked; NOBODY before the start and after the end."""
    if table.history is None or table.row.status != PLAYING:
        return NOBODY
    return int(table.history.state.actor)


def ask(table: LiveTable, eyes: int) -> Ask | None:
    """Who is asked what.  The moves go only to the seat that is asked."""
    history = table.history
    seat = asked(table)
    if history is None or seat < 0:
        return None
    undo, words = table.undo_for(eyes), table.question()
    if eyes != seat:
        return Ask(seat, words, undo=undo)
    ready = table.prepared
    assert ready is not None, "nobody has made the question ready"
    assert ready.asked_at == history.asked_at, "another question is ready"
    moves = cast("list[Option]", ready.moves)  # encoded already
    return Ask(seat, words, moves, undo=undo, position=ready.position)


def lines(table: LiveTable, eyes: int, since: int) -> list[Line]:
    """What happened after so many entries, as these eyes may see it; of very many only the last."""
    history = table.history
    if history is None or since >= history.n:
        return []
    telling = history.telling()
    seat = engine_eyes(eyes)
    place = eyes if eyes != NO_EYES else history.seats
    out = []
    since = max(since, history.n - WELCOME_LINES)
    for entry, told in zip(history.entries[since:], telling[since:], strict=True):
        move = told.texts[place] if entry.kind == MOVE else ""
        events = [said(history.game.tell(event.seen_by(seat))) for event in told.events]
        out.append(Line(entry.n, entry.kind, entry.actor, move, events))
    return out


def picture(table: LiveTable, eyes: int) -> dict[str, Any] | None:
    history = table.history
    return None if history is None else history.game.picture(history.state, engine_eyes(eyes))


def moved(table: LiveTable, eyes: int, since: int) -> Moved:
    clock = table.clocks.info(asked(table), table.tick())
    view = picture(table, eyes) or {}
    return Moved(table.n, lines(table, eyes, since), view, ask(table, eyes), clock)


def welcome(table: LiveTable, viewer: Viewer, since: int) -> Welcome:
    mine = viewer.mine(table.row, table.seats)
    known = table.seats[viewer.eyes] if viewer.eyes != NO_EYES else None
    return Welcome(
        table=table_info(table),
        n=table.n,
        eyes=viewer.eyes,
        mine=mine,
        owner=viewer.owns(table.row),
        view=picture(table, viewer.eyes),
        ask=ask(table, viewer.eyes),
        lines=lines(table, viewer.eyes, since),
        chat=[chat_line(said) for said in table.chat if readable(said, known)],
        standing=list(table.standing_of(viewer.eyes)) if known else [],
        undo=table.undo_asked,
        result=result(table),
    )


def readable(said: ChatRow, reader: SeatRow | None) -> bool:
    """Has this reader not muted whoever said it?"""
    return reader is None or str(said.seat) not in reader.muted


def chat_line(said: ChatRow) -> ChatLine:
    return ChatLine(said.number, said.seat, said.name, said.text, said.phrase, said.at)


def result(table: LiveTable) -> Result | None:
    """How it ended; None while it goes on, or if it was closed before its end."""
    if table.row.status != OVER or not table.row.result or table.history is None:
        return None
    ended = msgspec.json.decode(table.row.result)
    sheets = table.history.game.sheets(table.history.state)
    return Result(
        ended["scores"], ended["winners"], [[(said(name), points) for name, points in sheet] for sheet in sheets]
    )


def final_result(game: Game, state: Any, resigned: set[int]) -> str:
    """Scores and winners, to be stored: a game that was given up is won by those who did not resign."""
    winners = list(game.winners(state))
    if state.actor != NOBODY:
        winners = [seat for seat in range(state.seats) if seat not in resigned]
    scores = [int(points) for points in game.scores(state)]
    ended = "" if state.actor == NOBODY else RESIGN
    return msgspec.json.encode({"scores": scores, "winners": winners, "ended": ended}).decode()
