"""A game replayed for a page: after each move, the table as the chosen eyes see it, and what happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from beagle.games import GAMES
from beagle.games import game as game_of
from beagle.kernel.cards import SPECTATOR, WHOLE
from beagle.kernel.event import Event
from beagle.kernel.game import Game
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.state import NOBODY
from beagle.kernel.text import NotationError
from beagle.play.match import Replay, ReplayError
from beagle.play.record import RESIGNED, Record, read_record
from beagle.play.scene import Scene, recalled
from beagle.server.growing import Growing, listed
from beagle.server.limits import MAX_MOVES, REPLAY_BYTES, UNDONE_SHOWN
from beagle.server.live.history import History
from beagle.server.live.older import as_told, ended
from beagle.server.live.showing import of_older
from beagle.server.pasting import bounded, read_position
from beagle.server.refusing import Refused, detail
from beagle.server.store.contract import MOVE, OVER, UNDO, Entry, SeatRow, TableRow
from beagle.server.wire import EventLine, event_line, to_wire
from beagle.server.wire.answers import Frame, ReplayAbout

CHECKED: Final = 8  # a record stores a checksum once every so many positions


def events_for(game: Game, events: list[Event], eyes: int) -> list[EventLine]:
    """What happened, as these eyes may see it."""
    return [event_line(game, event if eyes == WHOLE else event.seen_by(eyes)) for event in events]


def frame(scene: Scene, eyes: int, n: int, kind: str, actor: int, move: str, events: list[EventLine]) -> Frame:
    game, state = scene.game, scene.state
    return {
        "n": n,
        "kind": kind,
        "seat": actor,
        "move": move,
        "events": events,
        "view": scene.picture(eyes),
        "asked": int(state.actor),
        "question": to_wire(game.question(game.view(state, SPECTATOR))),
    }


def unchanged(last: Frame, n: int, kind: str, actor: int, move: str, events: list[EventLine]) -> Frame:
    """The same table after one more entry, with nobody asked: the current rules don't follow it."""
    return {**last, "n": n, "kind": kind, "seat": actor, "move": move, "events": events, "asked": NOBODY}


def frames_of_history(history: History, eyes: int) -> Iterator[Frame]:
    """The entries of a live or stored game, including undone ones unless there are very many of them."""
    game = history.game
    if history.n > MAX_MOVES:
        raise Refused("too-long")
    last = frame(Scene(game, game.read(history.start)), eyes, 0, "start", -1, "", [])
    yield last
    hidden = not_shown(history)
    for entry, scene in history.walk():
        move, events = "", []
        if entry.kind == MOVE:
            move = game.write_move(scene.state, entry.action, None if eyes == WHOLE else eyes)
            events = events_for(game, scene.apply(entry.action), eyes)
        if entry.n not in hidden:
            last = frame(scene, eyes, entry.n, entry.kind, entry.actor, move, events)
            yield with_undone(last, history, entry)
    yield from unfollowed(history, eyes, last)


def with_undone(last: Frame, history: History, entry: Entry) -> Frame:
    """The frame of an entry; if that is an undo, with the entries whose moves it took back."""
    return {**last, "undone": history.undone[entry.n]} if entry.is_undo() else last


def unfollowed(history: History, eyes: int, last: Frame) -> list[Frame]:
    """What was played after the current rules stopped following: the moves as written, with an unchanged table.

    The last frame shows the final position, if that is known.
    """
    frames = []
    for entry in history.entries[history.agreed :]:
        move, events = "", []
        if entry.kind == MOVE:
            move = entry.text if eyes in (WHOLE, entry.actor) else history.game.cover(entry.text)
            events = [of_older(entry.actor, move)]
        here = unchanged(last, entry.n, entry.kind, entry.actor, move, events)
        frames.append(with_undone(here, history, entry))
    if history.stood and frames:
        frames[-1]["view"] = history.game.picture(history.state, eyes)
    return frames


def not_shown(history: History) -> set[int]:
    """The numbers of undos and of what they took back, if there are too many to show them all."""
    held = {turn.entry + 1 for turn in history.line}
    acts = [entry.n for entry in history.entries[: history.agreed] if entry.kind in (MOVE, UNDO)]
    undone = {n for n in acts if n not in held}
    return undone if len(undone) > UNDONE_SHOWN else set()


def replay_of_history(history: History, eyes: int, about: ReplayAbout) -> Growing:
    """The answer for a stored game."""
    return listed("frames", frames_of_history(history, eyes), REPLAY_BYTES, lambda: about)


def replay_of_text(text: str, eyes: int) -> Growing:
    """The answer for a pasted record, or a pasted position."""
    try:
        if text.lstrip().startswith("["):
            return replay_of_record(read_record(text), eyes)
        return replay_of_position(text, eyes)
    except (NotationError, ReplayError, RulesetError) as error:
        raise Refused("not-a-record", error=detail(error)) from error


def replay_of_record(record: Record, eyes: int) -> Growing:
    """Its moves that still count: what was taken back isn't replayed."""
    held, numbers = bounded(record)
    replay = Replay(held)
    game = replay.game

    def frames() -> Iterator[Frame]:
        scene = Scene(game, replay.start())
        last = frame(scene, eyes, 0, "start", -1, "", [])
        yield last
        for n, (state, played) in zip(numbers, replay.steps(), strict=False):
            happened = state.events
            scene = Scene(game, state, recalled(game, scene.past, happened))
            events = events_for(game, happened, eyes)
            kind, move = (MOVE, played.text) if played.is_move() else (played.text, "")
            last = frame(scene, eyes, n, kind, played.actor, move, events)
            yield last
        if replay.stop is not None:
            yield from unfollowed_lines(replay, numbers, eyes, last)

    told = about(game, record.ruleset, record.players, replay.state)
    if replay.stop is not None:
        told["older"], told["winners"] = as_told(replay.stop), []
        told["scores"] = record.result or told["scores"]
    return listed("frames", frames(), REPLAY_BYTES, lambda: told)


def unfollowed_lines(replay: Replay, numbers: list[int], eyes: int, last: Frame) -> list[Frame]:
    """The same for a record."""
    frames = []
    for n, played in zip(numbers[replay.agreed :], replay.rest(), strict=True):
        text = played.text if eyes in (WHOLE, played.actor) else replay.game.cover(played.text)
        kind, move = (MOVE, text) if played.is_move() else (text, "")
        events = [of_older(played.actor, move)] if move else []
        frames.append(unchanged(last, n, kind, played.actor, move, events))
    return frames


def replay_of_position(text: str, eyes: int) -> Growing:
    name = text.split(maxsplit=1)[0] if text.strip() else ""
    if name not in GAMES:
        raise Refused("not-a-record", error=f'no game is called "{name}"')
    game = game_of(name)
    state = read_position(game, text)
    ruleset = game.view(state, SPECTATOR).ruleset
    first = [frame(Scene(game, state), eyes, 0, "start", -1, "", [])]
    return listed("frames", first, REPLAY_BYTES, lambda: about(game, ruleset, [], state))


def about(game: Game, ruleset: str, players: list[str], state: Any) -> ReplayAbout:
    return {
        "game": game.name,
        "ruleset": ruleset,
        "players": players,
        "seats": int(state.seats),
        "scores": [int(points) for points in game.scores(state)],
        "winners": [int(seat) for seat in game.winners(state)] if state.over else [],
    }


def record_of(row: TableRow, seats: list[SeatRow], history: History, eyes: int) -> Record:
    """The game as text.  While it goes on, only what these eyes may see; once it is over, all of it and its secret."""
    game = history.game
    names = [seat.name for seat in seats]
    if row.status == OVER:
        record = Record(game.name, row.ruleset, row.version, history.start, names, history.played())
        record.continued = row.continues
        record.commit, record.secret, record.given = history.deals.commit, row.secret.hex(), row.given
        record.checks = some_checks(history.entries)
        end = ended(row)
        assert end is not None
        record.result, record.ended = end.scores, RESIGNED if end.ended else ""
        return record
    start = game.write_view(game.view(game.read(history.start), eyes))
    record = Record(game.name, row.ruleset, row.version, start, names)
    record.commit, record.given, record.continued = history.deals.commit, row.given, row.continues
    place = history.seats if eyes == SPECTATOR else eyes
    telling = history.telling()
    for entry, played in zip(history.entries, history.played(), strict=True):
        if entry.kind == MOVE:
            played = played._replace(text=telling[entry.n - 1].texts[place])
        record.moves.append(played)
    return record


def some_checks(entries: list[Entry]) -> dict[int, str]:
    """The checksums of some positions and of the last.  Only for a game that is over: they would reveal hidden
    cards."""
    marked = [entry for entry in entries if entry.mark]
    return {entry.n: entry.mark for entry in [*marked[::CHECKED], *marked[-1:]]}
