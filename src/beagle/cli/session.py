"""A game at this terminal: people and bots in turn, and its record as it grows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from beagle.bots.bot import Bot, Move
from beagle.kernel.event import Event
from beagle.kernel.game import Game
from beagle.kernel.record import Played, Record
from beagle.kernel.rng import Rng
from beagle.kernel.table import CHANCE, NOBODY
from beagle.match import Replay, begin_record, chance


class Session:
    """Every player, person or bot, is given views, moves and the events its seat may see, and nothing else."""

    def __init__(self, game: Game, players: Sequence[Bot], state: Any, record: Record, rng: Rng) -> None:
        self.game = game
        self.players = players
        self.state = state
        self.record = record
        self.rng = rng
        for seat, player in enumerate(players):
            player.begin(game, record.ruleset, seat, rng.bits())
        state.listen()

    def run(self) -> None:
        """Play to the end."""
        while self.state.actor != NOBODY:
            action = chance(self.state, self.rng) if self.state.actor == CHANCE else self.ask()
            self.record.moves.append(Played(int(self.state.actor), self.game.write_move(self.state, action)))
            self.state.apply(action)
            self.tell(self.state.events)
        self.record.result = self.game.scores(self.state)

    def ask(self) -> int:
        seat = int(self.state.actor)
        moves = [Move(action, self.game.write_move(self.state, action)) for action in self.state.options]
        return self.players[seat].choose(self.game.view(self.state, seat), moves, None).action

    def tell(self, events: list[Event]) -> None:
        for seat, player in enumerate(self.players):
            player.saw([event.seen_by(seat) for event in events])


def deal(game: Game, ruleset: str, players: Sequence[Bot], seats: list[str], seed: int) -> Session:
    """A new game.  The same seed gives bots the same game as `beagle.play`."""
    rng = Rng(seed)
    state = game.deal(ruleset, len(players), rng)
    return Session(game, players, state, begin_record(game, state, ruleset, seats), rng)


def resume(past: Replay, players: Sequence[Bot], seed: int) -> Session:
    """A game that was saved: everybody hears again what has happened, then it goes on."""
    session = Session(past.game, players, past.state, past.record, Rng(seed))
    for state, _ in past.steps():
        session.tell(state.events)
    return session
