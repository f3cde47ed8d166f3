"""What a viewer is sent about a table: nothing that its eyes may not see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, cast

import msgspec

from beagle.kernel.base.ties import Rank, RanksAll
from beagle.kernel.game import Game
from beagle.kernel.message import Message, Seat
from beagle.kernel.specimen import Specimen
from beagle.kernel.state import NOBODY
from beagle.play.match import next_first
from beagle.server.limits import NAMED_REFUSALS, WELCOME_LINES
from beagle.server.live import consent, standing
from beagle.server.live.branches import BranchStep
from beagle.server.live.data import TableData
from beagle.server.live.history import History
from beagle.server.live.older import as_told, closed_for_rules, ended
from beagle.server.live.viewer import NO_EYES, Viewer, engine_eyes
from beagle.server.names import look_alikes
from beagle.server.picture import available as draws_pictures
from beagle.server.store.contract import BOT, CLOSED, MOVE, OVER, RESIGN, ChatRow, SeatRow, TableRow
from beagle.server.wire import (
    Acting,
    AgainInfo,
    Ask,
    ChatLine,
    ClockInfo,
    EventLine,
    Line,
    Moved,
    OlderRules,
    Option,
    OwnLink,
    Result,
    SeatInfo,
    StoredResult,
    TableInfo,
    View,
    Welcome,
    event_line,
    specimen_to_wire,
    to_wire,
)


class Presence(NamedTuple):
    """Who is connected to a table now."""

    seats: frozenset[int]  # those whose holder is there
    watching: int  # connections that look through no seat's eyes
    elsewhere: frozenset[int] = frozenset()  # those of them whose holder doesn't look at the page
    gone: Mapping[int, float] = {}  # since when the holders of the others aren't there


OLDER: Final = "older-move"  # the event of a move that the current rules don't follow


def table_info(data: TableData, presence: Presence, now: float) -> TableInfo:
    """The table, as everybody sees it."""
    row = data.row
    history = data.history
    ended = row.status in (OVER, CLOSED) and history is not None
    closed = closed_for_rules(row)
    alike = look_alikes([seat.name for seat in data.seats])
    return TableInfo(
        id=row.id,
        game=row.game,
        ruleset=row.ruleset,
        status=row.status,
        seats=[seat_info(data, presence, seat, like, now) for seat, like in zip(data.seats, alike, strict=True)],
        owner=data.owner_name,
        public=row.public,
        spectators=row.spectators,
        commit=data.deals.commit,
        secret=row.secret.hex() if ended and (not closed or data.played_out) else "",
        clock=clock_info(data, now),
        watching=presence.watching,
        after=row.after,
        rematch=row.rematch,
        given=row.given,
        older=older(row, history),
        playable=closed and playable(history),
        continues=row.continues,
        name=row.name,
        practice=row.practice,
        threats=row.threats,
        substitute=row.substitute,
        hints=row.hints,
        host=data.host_seat(),
        proposed=data.proposed,
        again=again(data, presence) if row.status in (OVER, CLOSED) and not row.rematch else None,
    )


def again(data: TableData, presence: Presence) -> AgainInfo:
    """Who wants to play again.  Where there are more than two, nobody who doesn't is named."""
    here = [seat.number for seat in data.people() if seat.number in presence.seats]
    yes = [number for number in here if data.again.get(number)]
    no = [number for number in here if data.again.get(number) is False]
    named = no if len(here) <= NAMED_REFUSALS else []
    waiting = [number for number in here if number not in yes and number not in named]
    return AgainInfo(yes, waiting, named, len(no), data.again_empty)


def older(row: TableRow, history: History | None) -> OlderRules | None:
    """Where the current rules differ from those of this game, or did when it was closed."""
    if history is not None and history.stop is not None:
        return as_told(history.stop)
    end = ended(row)
    return None if end is None else end.older


def playable(history: History | None) -> bool:
    """Is there a game to continue, or would it be over at once?"""
    return history is not None and (history.stood or history.state.actor != NOBODY)


def seat_info(data: TableData, presence: Presence, seat: SeatRow, like: int, now: float) -> SeatInfo:
    return SeatInfo(
        number=seat.number,
        kind=seat.kind,
        name=seat.name,
        taken=bool(seat.visitor) or seat.kind == BOT,
        bot=seat.bot,
        away=seat.kind != BOT and bool(seat.bot),
        resigned=seat.number in data.resigned,
        present=seat.number in presence.seats,
        elsewhere=seat.number in presence.elsewhere,
        gone=presence.gone.get(seat.number, 0.0) if seat.visitor and seat.kind != BOT else 0.0,
        like=like,
        off=data.clocks.off_until(seat.number, now),
    )


def ask(data: TableData, eyes: int, held: int) -> Ask | None:
    """Who is asked what.  The moves go only to the seat that has to move; whether the table answers, to its holder.

    `held` is the seat of this viewer that has to move, NOBODY if none has to: then it is told about the first.
    """
    history = data.history
    asked = data.question_of(held if held >= 0 else data.asked())
    if history is None or asked is None:
        return None
    name, words = data.question(asked)
    mine = history.branch_of(eyes)
    undo = consent.kind(data, eyes)
    told = Ask(
        asked.seat,
        words,
        asked.n if mine is None else mine.question.n,
        undo=undo,
        undoes=history.choice_of(eyes) if undo and mine is None else 0,
        answered=answered_by(data, held) if held >= 0 else "",
        question=name,
        together=acting(history),
    )
    if eyes != asked.seat:
        return told
    ready = data.prepared.get(asked)
    assert ready is not None, "nobody has made the question ready"
    moves = cast("list[Option]", ready.moves)  # already encoded
    return msgspec.structs.replace(told, moves=moves, position=ready.position, all=ready.all)


def acting(history: History) -> list[Acting]:
    """How far everybody is who acts at the same time."""
    branches = history.branches.of_seats if history.branches is not None else []
    return [Acting(branch.seat, branch.made, branch.of, branch.done) for branch in branches]


def clock_info(data: TableData, now: float) -> ClockInfo:
    return data.clocks.info([asked.seat for asked in data.open_questions()], now)


def answered_by(data: TableData, seat: int) -> str:
    """The standing answer that the table gives to the current question of this seat, or ""."""
    answer = standing.answer_of(data, seat)
    return answer[0] if answer else ""


def lines(history: History | None, eyes: int, since: int) -> list[Line]:
    """What happened after so many entries, as these eyes may see it; if there are very many, only the last ones."""
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
        out.append(Line(entry.n, entry.kind, entry.actor, move, events, history.undone.get(entry.n, [])))
    return out


def of_older(actor: int, move: str) -> EventLine:
    """A move that the current rules don't follow: as it is written."""
    words = to_wire(Message("older-line", {"seat": Seat(actor) if actor >= 0 else "%", "move": move}))
    return EventLine(OLDER, {"seat": actor, "move": move}, words)


def picture(data: TableData, eyes: int) -> View | None:
    """What these eyes see: a seat that acts at the same time as others sees what it has done, and nobody else does."""
    history = data.history
    return None if history is None else history.game.picture(history.state_of(eyes), engine_eyes(eyes), history.past)


def moved(data: TableData, eyes: int, held: int, since: int, now: float, own: BranchStep | None = None) -> Moved:
    view = picture(data, eyes) or {}
    told = Moved(data.n, lines(data.history, eyes, since), view, ask(data, eyes, held), clock_info(data, now))
    return told if own is None or own.seat != eyes else msgspec.structs.replace(told, own=own_lines(data, own))


def own_lines(data: TableData, step: BranchStep) -> list[Line]:
    """What a seat has just done on its branch, for this seat alone; it has no numbers yet."""
    game = data.game_so_far().game
    events = [[event_line(game, event.seen_by(step.seat)) for event in told] for told in step.events]
    return [
        Line(0, entry.kind, entry.actor, entry.text, told) for entry, told in zip(step.entries, events, strict=True)
    ]


def welcome(
    data: TableData, presence: Presence, viewer: Viewer, since: int, now: float, own: list[OwnLink] | None = None
) -> Welcome:
    return Welcome(
        table=table_info(data, presence, now),
        n=data.n,
        eyes=viewer.eyes,
        mine=data.held_by(viewer),
        owner=viewer.owns(data.row),
        view=picture(data, viewer.eyes),
        ask=ask(data, viewer.eyes, data.asked_of(viewer)),
        lines=lines(data.history, viewer.eyes, since),
        chat=chat_for(data, viewer),
        standing=standing.switches_of(data, viewer.eyes),
        switches=standing.offered(data, viewer.eyes),
        undo=data.undo_asked,
        result=result(data.row, data.history),
        blocked=blocked_here(data, viewer),
        own=own or [],
    )


def chat_for(data: TableData, viewer: Viewer) -> list[ChatLine]:
    """The chat, without the lines of people this viewer has muted or blocked."""
    return [chat_line(said) for said in data.chat if readable(data, said, viewer)]


def readable(data: TableData, said: ChatRow, viewer: Viewer) -> bool:
    """Has this viewer neither muted the seat that said it nor blocked the person?"""
    if said.visitor and said.visitor in viewer.blocked:
        return False
    return viewer.eyes == NO_EYES or str(said.seat) not in data.seats[viewer.eyes].muted


def blocked_here(data: TableData, viewer: Viewer) -> list[int]:
    """The seats of people this viewer has blocked; the owner too, who may have no seat."""
    seats = [seat.number for seat in data.seats if seat.visitor in viewer.blocked]
    return [*seats, NO_EYES] if data.row.owner in viewer.blocked else seats


def chat_line(said: ChatRow) -> ChatLine:
    return ChatLine(said.number, said.seat, said.name, said.text, said.phrase, said.at)


class Ending(NamedTuple):
    """How a game ended, in messages."""

    end: StoredResult
    sheets: list[list[tuple[Message, int]]]  # where the points of each seat come from; empty under older rules
    tie: Message | None
    moves: int
    seconds: int
    specimen: Specimen | None
    ranks: list[Rank]  # of each seat, if a tie behind those who win is decided


def ending(row: TableRow, history: History | None) -> Ending | None:
    """How it ended, or the points when its rules changed; None while it goes on, or if it was closed before its end."""
    end = ended(row)
    if end is None or history is None:
        return None
    same = list(history.game.scores(history.state)) == end.scores  # under older rules points were counted differently
    sheets = history.game.sheets(history.state) if same else []
    tie = history.game.tie(history.state) if same and history.state.over else None  # none if somebody resigned
    moves = sum(entry.kind == MOVE and entry.actor >= 0 for entry in history.entries)
    seconds = int(history.entries[-1].at - history.entries[0].at) if history.entries else 0
    specimen = history.game.specimen(history.state) if same else None
    return Ending(end, sheets, tie, moves, max(0, seconds), specimen, ranks_of(history) if same else [])


def ranks_of(history: History) -> list[Rank]:
    """The places of a game that was played to its end, if something decides a tie behind those who win."""
    game = history.game
    ranks = game.ranks(history.state) if history.state.over and isinstance(game, RanksAll) else []
    return ranks if any(rank.tie for rank in ranks) else []


def result(row: TableRow, history: History | None) -> Result | None:
    """The same, as it is sent."""
    found = ending(row, history)
    if found is None or history is None:
        return None
    return Result(
        found.end.scores,
        found.end.winners,
        [[(to_wire(name), points) for name, points in sheet] for sheet in found.sheets],
        next_first(history.game, row.start),
        None if found.tie is None else to_wire(found.tie),
        found.moves,
        found.seconds,
        None if found.specimen is None else specimen_to_wire(found.specimen),
        row.status == OVER and draws_pictures(),
        [rank.place for rank in found.ranks],
        [None if rank.tie is None else to_wire(rank.tie) for rank in found.ranks],
    )


def final_result(game: Game, state: Any, resigned: set[int]) -> str:
    """Scores and winners, to be stored: a game that was given up is won by those who didn't resign."""
    winners = list(game.winners(state))
    if state.actor != NOBODY:
        winners = [seat for seat in range(state.seats) if seat not in resigned]
    scores = [int(points) for points in game.scores(state)]
    end = StoredResult(scores, winners, "" if state.actor == NOBODY else RESIGN)
    return msgspec.json.encode(end).decode()
