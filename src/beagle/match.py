"""Playing a game from its deal to its end, and playing a recorded one again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from beagle.bots.bot import Bot, Move
from beagle.bots.registry import bot
from beagle.games import GAMES
from beagle.games import game as game_of
from beagle.kernel.event import Event
from beagle.kernel.game import Game, IllegalMove
from beagle.kernel.record import Played, Record, read_record
from beagle.kernel.rng import Rng
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.table import CHANCE, NOBODY
from beagle.kernel.text import NotationError, seat_name


class ReplayError(ValueError):
    """A record whose moves do not lead where it says."""


class Session:
    """A game being played.  Every player, person or bot, is given views, moves and what its seat may see."""

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
        while self.state.actor != NOBODY:
            action = chance(self.state, self.rng) if self.state.actor == CHANCE else self.ask(budget)
            self.record.moves.append(Played(int(self.state.actor), self.game.write_move(self.state, action)))
            self.state.apply(action)
            self.tell(self.state.events)
        self.record.result = self.game.scores(self.state)

    def ask(self, budget: float | None) -> int:
        seat = int(self.state.actor)
        moves = [Move(action, self.game.write_move(self.state, action)) for action in self.state.options]
        chosen = self.players[seat].choose(self.game.view(self.state, seat), moves, budget)
        if chosen not in moves:
            raise ValueError(f"{self.players[seat].name} chose {chosen}, which is not among its moves")
        return chosen.action

    def tell(self, events: list[Event]) -> None:
        for seat, player in enumerate(self.players):
            player.saw([event.seen_by(seat) for event in events])


def begin(game: Game, ruleset: str, players: Sequence[Bot], names: list[str], seed: int) -> Session:
    """A new game.  The same seed gives the same game to the same bots."""
    rng = Rng(seed)
    state = game.deal(ruleset, len(players), rng)
    return Session(game, players, state, begin_record(game, state, ruleset, names), rng)


def resume(past: Replay, players: Sequence[Bot], seed: int) -> Session:
    """A game that was recorded so far: everybody hears again what has happened, then it goes on."""
    session = Session(past.game, players, past.state, past.record, Rng(seed))
    for state, _ in past.steps():
        session.tell(state.events)
    return session


def play(game: Game, ruleset: str, bots: Sequence[Bot | str], seed: int, budget: float | None = None) -> Record:
    """A whole game between these bots, one a seat; a name will do for one of ours."""
    players = [bot(one) if isinstance(one, str) else one for one in bots]
    session = begin(game, ruleset, players, [player.name for player in players], seed)
    session.run(budget)
    return session.record


def chance(state: Any, rng: Rng) -> int:
    """One of the chances, by their weights."""
    chances = state.chances()
    left = rng.below(sum(weight for _, weight in chances))
    for action, weight in chances:
        if left < weight:
            return int(action)
        left -= weight
    raise AssertionError("the weights do not add up")


def begin_record(game: Game, state: Any, ruleset: str, players: list[str]) -> Record:
    return Record(game.name, ruleset, game.version, game.write(state), players)


class Replay:
    """A recorded game, played again.  `state` is where it ended."""

    def __init__(self, record: Record) -> None:
        self.record = record
        if record.game not in GAMES:
            raise ReplayError(f'there is no game "{record.game}"; there are: {", ".join(GAMES)}')
        self.game = game_of(record.game)
        if record.version > self.game.version:
            raise ReplayError(f"the record was written under rules {record.version}, newer than {self.game.version}")
        self.state = self.start()
        for state, _ in self.steps():
            self.state = state
        if record.result and self.game.scores(self.state) != record.result:
            raise ReplayError(f"the record says {record.result}, the game {self.game.scores(self.state)}")

    def start(self) -> Any:
        try:
            return self.game.read(self.record.start)
        except (NotationError, RulesetError) as error:
            raise ReplayError(f"[Start]: {error}") from error

    def steps(self) -> Iterator[tuple[Any, Played]]:
        """Each move with the state after it.  The state is one and the same, going on."""
        state = self.start()
        state.listen()
        for number, played in enumerate(self.record.moves, 1):
            if state.actor != played.actor:
                asked = "nobody" if state.actor == NOBODY else seat_name(state.actor)
                raise ReplayError(f"move {number}, {played.line()}: it is {asked} who is asked")
            try:
                action = self.game.read_move(state, played.text)
            except (IllegalMove, NotationError) as refused:
                raise ReplayError(f"move {number}: {refused}") from refused
            state.apply(action)
            yield state, played


def replay(text: str) -> Replay:
    """Play a record again from its text; an error says at which move it goes wrong."""
    return Replay(read_record(text))
