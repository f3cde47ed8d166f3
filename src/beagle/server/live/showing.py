"""What a viewer is sent about a table: nothing that its eyes may not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from beagle.kernel.game import Game
from beagle.kernel.message import Message, Seat
from beagle.kernel.state import NOBODY
from beagle.play.match import next_first
from beagle.server.limits import WELCOME_LINES
from beagle.server.live import standing, taking_back
from beagle.server.live.older import Ended, as_told, closed_for_rules, ended
from beagle.server.live.viewer import NO_EYES, Viewer, engine_eyes
from beagle.server.names import look_alikes
from beagle.server.store.contract import BOT, CLOSED, MOVE, OVER, PLAYING, RESIGN, ChatRow, SeatRow
from beagle.server.wire import (
    Ask,
    ChatLine,
    EventLine,
    Line,
    Moved,
    OlderRules,
    Option,
    OwnLink,
    Result,
    SeatInfo,
    TableInfo,
    Welcome,
    event_line,
    to_wire,
)

if TYPE_CHECKING:
    from beagle.server.live.table import LiveTable

OLDER: Final = "older-move"  # the event of a move that the current rules don't follow


def table_info(table: LiveTable) -> TableInfo:
    """The table, as everybody sees it."""
    row = table.row
    history = table.history
    ended = row.status in (OVER, CLOSED) and history is not None
    closed = closed_for_rules(row)
    alike = look_alikes([seat.name for seat in table.seats])
    return TableInfo(
        id=row.id,
        game=row.game,
        ruleset=row.ruleset,
        status=row.status,
        seats=[seat_info(table, seat, like) for seat, like in zip(table.seats, alike, strict=True)],
        owner=table.owner_name,
        public=row.public,
        spectators=row.spectators,
        commit=table.commitment,
        secret=row.secret.hex() if ended and (not closed or table.played_out) else "",
        clock=table.clocks.info(asked(table), table.tick()),
        watching=sum(viewer.eyes == NO_EYES for viewer in table.viewers),
        after=row.after,
        rematch=row.rematch,
        given=row.given,
        older=older(table),
        playable=closed and playable(table),
        continues=row.continues,
    )


def older(table: LiveTable) -> OlderRules | None:
    """Where the current rules differ from those of this game, or did when it was closed."""
    if table.history is not None and table.history.stop is not None:
        return as_told(table.history.stop)
    end = ended(table.row)
    return None if end is None else end.older


def playable(table: LiveTable) -> bool:
    """Is there a game to continue, or would it be over at once?"""
    history = table.history
    return history is not None and (history.stood or history.state.actor != NOBODY)


def seat_info(table: LiveTable, seat: SeatRow, like: int) -> SeatInfo:
    return SeatInfo(
        number=seat.number,
        kind=seat.kind,
        name=seat.name,
        taken=bool(seat.visitor) or seat.kind == BOT,
        bot=seat.bot,
        away=seat.kind != BOT and bool(seat.bot),
        resigned=seat.number in table.resigned,
        present=any(viewer.holds(table.row, seat) for viewer in table.viewers),
        like=like,
    )


def asked(table: LiveTable) -> int:
    """The seat that has to move; NOBODY before the start and after the end."""
    if table.history is None or table.row.status != PLAYING:
        return NOBODY
    return int(table.history.state.actor)


def ask(table: LiveTable, eyes: int, holds: bool) -> Ask | None:
    """Who is asked what.  The moves go only to the seat that has to move; whether the table answers, to its holder."""
    history = table.history
    seat = asked(table)
    if history is None or seat < 0:
        return None
    undo, by = taking_back.kind(table, eyes), answered_by(table) if holds else ""
    name, words = table.question()
    if eyes != seat:
        return Ask(seat, words, undo=undo, answered=by, question=name)
    ready = table.prepared
    assert ready is not None, "nobody has made the question ready"
    assert ready.asked_at == history.asked_at, "another question is ready"
    moves = cast("list[Option]", ready.moves)  # already encoded
    return Ask(seat, words, moves, undo=undo, position=ready.position, answered=by, question=name)


def answered_by(table: LiveTable) -> str:
    """The standing answer that the table gives to the current question, or ""."""
    answer = standing.answer_of(table, asked(table))
    return answer[0] if answer else ""


def lines(table: LiveTable, eyes: int, since: int) -> list[Line]:
    """What happened after so many entries, as these eyes may see it; if there are very many, only the last ones."""
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
        events = [event_line(history.game, event.seen_by(seat)) for event in told.events]
        if entry.n > history.agreed and move:
            events = [of_older(entry.actor, move)]
        out.append(Line(entry.n, entry.kind, entry.actor, move, events))
    return out


def of_older(actor: int, move: str) -> EventLine:
    """A move that the current rules don't follow: as it is written."""
    words = to_wire(Message("older-line", {"seat": Seat(actor) if actor >= 0 else "%", "move": move}))
    return EventLine(OLDER, {"seat": actor, "move": move}, words)


def picture(table: LiveTable, eyes: int) -> dict[str, Any] | None:
    history = table.history
    return None if history is None else history.game.picture(history.state, engine_eyes(eyes), history.past)


def holds_asked(table: LiveTable, viewer: Viewer) -> bool:
    """Does this viewer hold the seat that has to move, no matter which eyes it looks through?"""
    seat = asked(table)
    return seat >= 0 and viewer.holds(table.row, table.seats[seat])


def moved(table: LiveTable, eyes: int, holds: bool, since: int) -> Moved:
    clock = table.clocks.info(asked(table), table.tick())
    view = picture(table, eyes) or {}
    return Moved(table.n, lines(table, eyes, since), view, ask(table, eyes, holds), clock)


def welcome(table: LiveTable, viewer: Viewer, since: int, own: list[OwnLink] | None = None) -> Welcome:
    mine = viewer.mine(table.row, table.seats)
    return Welcome(
        table=table_info(table),
        n=table.n,
        eyes=viewer.eyes,
        mine=mine,
        owner=viewer.owns(table.row),
        view=picture(table, viewer.eyes),
        ask=ask(table, viewer.eyes, holds_asked(table, viewer)),
        lines=lines(table, viewer.eyes, since),
        chat=chat_for(table, viewer),
        standing=standing.switches_of(table, viewer.eyes),
        undo=table.undo_asked,
        result=result(table),
        blocked=blocked_here(table, viewer),
        own=own or [],
    )


def chat_for(table: LiveTable, viewer: Viewer) -> list[ChatLine]:
    """The chat, without the lines of people this viewer has muted or blocked."""
    return [chat_line(said) for said in table.chat if readable(table, said, viewer)]


def readable(table: LiveTable, said: ChatRow, viewer: Viewer) -> bool:
    """Has this viewer neither muted the seat that said it nor blocked the person?"""
    if said.visitor and said.visitor in viewer.blocked:
        return False
    return viewer.eyes == NO_EYES or str(said.seat) not in table.seats[viewer.eyes].muted


def blocked_here(table: LiveTable, viewer: Viewer) -> list[int]:
    """The seats of people this viewer has blocked; the owner too, who may have no seat."""
    seats = [seat.number for seat in table.seats if seat.visitor in viewer.blocked]
    return [*seats, NO_EYES] if table.row.owner in viewer.blocked else seats


def chat_line(said: ChatRow) -> ChatLine:
    return ChatLine(said.number, said.seat, said.name, said.text, said.phrase, said.at)


def result(table: LiveTable) -> Result | None:
    """How it ended, or the points when its rules changed; None while it goes on, or if it was closed before its end."""
    end, history = ended(table.row), table.history
    if end is None or history is None:
        return None
    same = list(history.game.scores(history.state)) == end.scores  # under older rules points were counted differently
    sheets = history.game.sheets(history.state) if same else []
    points = [[(to_wire(name), points) for name, points in sheet] for sheet in sheets]
    tie = history.game.tie(history.state) if same and history.state.over else None  # none if somebody resigned
    next = next_first(history.game, table.row.start)
    return Result(end.scores, end.winners, points, next, None if tie is None else to_wire(tie))


def final_result(game: Game, state: Any, resigned: set[int]) -> str:
    """Scores and winners, to be stored: a game that was given up is won by those who didn't resign."""
    winners = list(game.winners(state))
    if state.actor != NOBODY:
        winners = [seat for seat in range(state.seats) if seat not in resigned]
    scores = [int(points) for points in game.scores(state)]
    end = Ended(scores, winners, "" if state.actor == NOBODY else RESIGN)
    return msgspec.json.encode(end).decode()
