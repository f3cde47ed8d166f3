"""Playing a game from its deal to its end, and playing a recorded one again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from beagle.bots.bot import Bot, Move
from beagle.games import GAMES
from beagle.games import game as game_of
from beagle.kernel.game import Game, IllegalMove
from beagle.kernel.record import Played, Record, read_record
from beagle.kernel.rng import Rng
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.table import CHANCE, NOBODY
from beagle.kernel.text import NotationError, seat_name


class ReplayError(ValueError):
    """A record whose moves do not lead where it says."""


def play(game: Game, ruleset: str, bots: Sequence[Bot], seed: int, budget: float | None = None) -> Record:
    """A whole game between these bots, one a seat.  The same seed gives the same game to the same bots."""
    rng = Rng(seed)
    state = game.deal(ruleset, len(bots), rng)
    record = begin_record(game, state, ruleset, [bot.name for bot in bots])
    for seat, bot in enumerate(bots):
        bot.begin(game, ruleset, seat, rng.bits())
    state.listen()
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            action = chance(state, rng)
        else:
            moves = [Move(a, game.write_move(state, a)) for a in state.options]
            chosen = bots[state.actor].choose(game.view(state, state.actor), moves, budget)
            if chosen not in moves:
                raise ValueError(f"{bots[state.actor].name} chose {chosen}, which is not among its moves")
            action = chosen.action
        record.moves.append(Played(state.actor, game.write_move(state, action)))
        state.apply(action)
        for seat, bot in enumerate(bots):
            bot.saw([event.seen_by(seat) for event in state.events])
    record.result = game.scores(state)
    return record


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
