"""Playing a game from deal to end, and replaying a recorded one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from beagle.bots.bot import Bot, Move
from beagle.bots.registry import bot
from beagle.games import GAMES
from beagle.games import game as game_of
from beagle.kernel.event import Event
from beagle.kernel.game import Game, IllegalMove
from beagle.kernel.options import BY_LOT
from beagle.kernel.rng import Rng
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.state import CHANCE, NOBODY
from beagle.kernel.text import NotationError, seat_name
from beagle.play.older import Older, Stop
from beagle.play.record import Played, Record, read_record
from beagle.play.undoing import NothingToUndo, last_move_of, moves_undone


class ReplayError(ValueError):
    """A record whose moves do not lead to what it says."""


class Unfit(ReplayError):
    """A move that cannot be made at this point: another seat is asked, or the move is refused."""

    def __init__(self, text: str, actor: int, refused: IllegalMove | NotationError | None = None) -> None:
        super().__init__(text)
        self.actor = actor  # who is asked
        self.refused = refused  # none: it is not the turn of the seat that made the move

    def stop(self, older: Older, agreed: int, played: Played) -> Stop:
        """The Stop for it, if the game has older rules."""
        if self.refused is None:
            return older.asked(agreed, played, self.actor)
        return older.refused(agreed, played, self.refused)


class OldStart(ReplayError):
    """A first position of older rules that today's rules cannot read."""

    def __init__(self, stop: Stop) -> None:
        super().__init__(f"[Start], of rules {stop.was} and not readable under {stop.now}: {stop.detail}")
        self.stop = stop


class WrongChoice(ValueError):
    """A bot chose something it was not offered."""


class Session:
    """A game being played.  Every player, person or bot, gets views, moves and what its seat may see."""

    def __init__(self, game: Game, players: Sequence[Bot], state: Any, record: Record, rng: Rng) -> None:
        self.game = game
        self.players = players
        self.state = state
        self.record = record
        self.rng = rng
        for seat, player in enumerate(players):
            player.begin(game, record.ruleset, seat, rng.bits())
        state.listen()

    def run(self, budget: float | None = None) -> None:
        """Play to the end."""
        moment = self.game.moment(self.state)
        while self.state.actor != NOBODY:
            action = int(self.state.sample_chance(self.rng)) if self.state.actor == CHANCE else self.ask(budget)
            self.record.moves.append(Played(int(self.state.actor), self.game.write_move(self.state, action)))
            self.state.apply(action)
            self.tell(self.state.events)
            before, moment = moment, self.game.moment(self.state)
            if moment != before:
                self.check()
        self.check()
        self.record.result = self.game.scores(self.state)

    def check(self) -> None:
        """Store the check sum of this position in the record: so later rules can tell whether they lead here too."""
        if self.record.moves:
            self.record.checks[len(self.record.moves)] = self.game.check_sum(self.state)

    def ask(self, budget: float | None) -> int:
        seat = int(self.state.actor)
        moves = [Move(action, self.game.write_move(self.state, action)) for action in self.state.options]
        chosen = self.players[seat].choose(self.game.view(self.state, seat), moves, budget)
        if chosen not in moves:
            raise WrongChoice(f"{self.players[seat].name} chose {chosen!r}, which is not one of the moves it was given")
        return chosen.action

    def tell(self, events: list[Event]) -> None:
        for seat, player in enumerate(self.players):
            player.saw([event.seen_by(seat) for event in events])


def begin(game: Game, ruleset: str, players: Sequence[Bot], names: list[str], seed: int) -> Session:
    """A new game.  The same seed gives the same game with the same bots."""
    rng = Rng(seed)
    state = game.deal(ruleset, len(players), rng)
    return Session(game, players, state, begin_record(game, state, ruleset, names), rng)


def resume(past: Replay, players: Sequence[Bot], seed: int) -> Session:
    """Resume a recorded game: everybody is told again what has happened and still holds, then it goes on."""
    if not past.over:  # its end is open again, and from here on the dice do not come from its secret
        past.record.result, past.record.ended, past.record.commit, past.record.secret = [], "", "", ""
    if past.older is not None:  # the rest of it is valid under today's rules
        past.record.version, past.record.moves = past.game.version, past.record.moves[: past.agreed]
        past.record.checks = {number: check for number, check in past.record.checks.items() if number <= past.agreed}
        if past.stop is not None and past.over:
            past.record.result = past.game.scores(past.state)
    session = Session(past.game, players, past.state, past.record, Rng(seed))
    for state, _ in Replay(replace(past.record, moves=past.line)).steps():
        session.tell(state.events)
    return session


def next_first(game: Game, start: str) -> int:
    """Who starts after a game from this first position: the next in turn; BY_LOT if its table names no first player."""
    state = game.read(start)
    table = game.view(state, 0).ruleset.split()[0]
    if not any(info.name == table and info.names_first for info in game.rulesets()):
        return BY_LOT
    return int((game.first_player(state) + 1) % state.seats)


def play(game: Game, ruleset: str, bots: Sequence[Bot | str], seed: int, budget: float | None = None) -> Record:
    """A whole game between these bots, one per seat; one of ours may be given by name."""
    players = [bot(one) if isinstance(one, str) else one for one in bots]
    session = begin(game, ruleset, players, [player.name for player in players], seed)
    session.run(budget)
    return session.record


def begin_record(game: Game, state: Any, ruleset: str, players: list[str]) -> Record:
    return Record(game.name, ruleset, game.version, game.write(state), players)


def game_for(record: Record) -> Game:
    """The game that plays this record; an error if there is none."""
    if record.game not in GAMES:
        raise ReplayError(f'no game is called "{record.game}"; choose from: {", ".join(GAMES)}')
    game = game_of(record.game)
    if record.version > game.version:
        raise ReplayError(
            f"the record was written under rules {record.version}; this program knows rules up to {game.version}"
        )
    return game


def first_line(game: Game, record: Record) -> MoveLine:
    """The record before its first move."""
    try:
        state = game.read(record.start)
    except NotationError as error:
        if record.version < game.version:
            raise OldStart(Older(game, record.version).start(error)) from error
        raise ReplayError(f"[Start]: {error}") from error
    except RulesetError as error:
        raise ReplayError(f"[Start]: {error}") from error
    return MoveLine(game, state, any(played.is_undo() for played in record.moves))


class MoveLine:
    """A game from its first position.  `moves` are those in force: moves that were taken back are not included."""

    def __init__(self, game: Game, state: Any, undoable: bool) -> None:
        self.game = game
        self.state = state
        self.moves: list[Played] = []
        self.before: list[Any] | None = [] if undoable else None  # the states before each of these moves
        state.listen()

    @property
    def chances(self) -> int:
        """How many times chance has moved: the number of the next chance."""
        return sum(played.actor == CHANCE for played in self.moves)

    def read(self, played: Played) -> int:
        """The action of a move made now.  An error says why it cannot be made."""
        if self.state.actor != played.actor:
            asked = "nobody" if self.state.actor == NOBODY else seat_name(self.state.actor)
            raise Unfit(f"{played.line()}: {asked} is asked", int(self.state.actor))
        try:
            return self.game.read_move(self.state, played.text)
        except (IllegalMove, NotationError) as refused:
            raise Unfit(str(refused), int(self.state.actor), refused) from refused

    def go(self, played: Played) -> None:
        """Make this move; or, if it is one of the other words of a record, do what it does."""
        if played.is_move():
            self.make(played, self.read(played))
        elif played.is_undo():
            self.undo(played)
        else:
            self.state.listen()  # the game doesn't care who plays a seat: nothing has happened

    def make(self, played: Played, action: int) -> None:
        """Make a move whose action is known."""
        if self.before is not None:
            self.before.append(self.state.clone())
        self.moves.append(played)
        self.state.apply(action)

    def undo(self, played: Played) -> None:
        """Go back to before the last move of this seat in the line, undoing everything after it."""
        place = last_move_of(self.moves, played.actor)
        if place < 0 or self.before is None:
            raise ReplayError(f"{played.line()}: there is nothing to undo")
        self.state = self.before[place]
        self.state.listen()
        del self.before[place:], self.moves[place:]


class Replay:
    """A replayed game.  `state` is where it ended, `line` the moves that led there.

    A record that is cut off is played as far as it goes.  One of older rules is played by today's rules, as far as
    they follow it: `stop` says where and why they no longer do, and then `state` is the last position of both.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = game_for(record)
        self.older = Older(self.game, record.version) if record.version < self.game.version else None
        self.agreed = len(record.moves)  # how many lines are followed
        played = self.begin()
        self.stop = self.compare(played)
        if self.stop is not None and self.stop.agreed < self.agreed:
            self.agreed, played = self.stop.agreed, self.begin()
            for _ in self.follow(played):
                pass
        self.state, self.line = played.state, played.moves
        self.over = bool(self.state.actor == NOBODY)
        self.stop = self.stop or self.compare_end()

    @property
    def cut(self) -> bool:
        """Is the record cut off?  It has a result, but its moves do not lead to the end of the game."""
        return bool(self.record.result) and not self.over and not self.record.ended and self.stop is None

    def compare(self, line: MoveLine) -> Stop | None:
        """Play every line, and compare the positions whose check sum the record has."""
        for number, played in enumerate(self.record.moves, 1):
            try:
                line.go(played)
            except Unfit as error:
                if self.older is None:
                    raise ReplayError(f"move {number}: {error}") from error
                return error.stop(self.older, number - 1, played)
            except ReplayError as error:
                raise ReplayError(f"move {number}: {error}") from error
            check = self.record.checks.get(number)
            if check is not None and check != self.game.check_sum(line.state):
                if self.older is None:
                    raise ReplayError(f"move {number}: the position after it differs from the record")
                return self.older.position(number - 1, played)
        return None

    def compare_end(self) -> Stop | None:
        """Compare how it ended with what the record says."""
        record, scores = self.record, self.game.scores(self.state)
        early = bool(record.ended) and self.over
        other = bool(record.result) and (self.over or bool(record.ended)) and scores != record.result
        if self.older is not None:
            goes_on = bool(record.result) and not self.over and not record.ended
            parts = early or other or goes_on
            return self.older.result(self.agreed, scores, not goes_on) if parts else None
        if early:
            raise ReplayError(f"the record says it was {record.ended}, but the game is over")
        if other:
            raise ReplayError(f"the record says {record.result}, but the game gives {scores}")
        return None

    def start(self) -> Any:
        """The first position."""
        return self.begin().state

    def begin(self) -> MoveLine:
        """The line before its first move."""
        return first_line(self.game, self.record)

    def follow(self, line: MoveLine) -> Iterator[tuple[int, Played]]:
        """Each line that is followed, with its number, after it was played."""
        for number, played in enumerate(self.record.moves[: self.agreed], 1):
            line.go(played)
            yield number, played

    def steps(self) -> Iterator[tuple[Any, Played]]:
        """Each line that is followed, with the state after it.  Until one is taken back it is the same state object."""
        line = self.begin()
        for _, played in self.follow(line):
            yield line.state, played

    def rest(self) -> list[Played]:
        """What was played after today's rules stopped following."""
        return self.record.moves[self.agreed :]


def breaks_off(record: Record, state: Any) -> bool:
    """Does the record have a result, although its moves lead only this far?"""
    return bool(record.result) and state.actor != NOBODY and not record.ended


def check_end(game: Game, record: Record, state: Any) -> None:
    """Does the record say the same about its end as the game?"""
    if record.ended and state.actor == NOBODY:
        raise ReplayError(f"the record says it was {record.ended}, but the game is over")
    scores = game.scores(state)
    if record.result and not breaks_off(record, state) and scores != record.result:
        raise ReplayError(f"the record says {record.result}, but the game gives {scores}")


def in_force(moves: Sequence[Played]) -> list[tuple[int, Played]]:
    """The lines of a record that are in force at the end, each with its number: no undo, and nothing that was taken
    back."""
    try:
        undos = moves_undone(moves)
    except NothingToUndo as error:
        played = moves[error.number - 1]
        raise ReplayError(f"move {error.number}: {played.line()}: there is nothing to undo") from error
    gone = {number for undone in undos.values() for number in undone}.union(undos)
    return [(number, played) for number, played in enumerate(moves, 1) if number not in gone]


def replay(text: str) -> Replay:
    """Replay a record from its text; an error says at which move it goes wrong."""
    return Replay(read_record(text))
