"""A bot that never thinks ahead: it takes the move after which it has the most points.

It knows no game.  What it may not see it imagines, a few times, and what a die would show it rolls.
"""

from __future__ import annotations

from typing import Any, Final

from beagle import CHANCE, Game, Rng
from beagle.bots.bot import Move
from beagle.kernel.event import Event

WORLDS: Final = 4  # imagined for each move


class HastyBot:
    """See `beagle.bots.bot.Bot` for what a bot is."""

    name = "hasty"

    def begin(self, game: Game, ruleset: str, seat: int, seed: int) -> None:
        self.game, self.seat, self.rng = game, seat, Rng(seed)

    def saw(self, events: list[Event]) -> None:
        """What happened is in the next view too."""

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        return max(moves, key=lambda move: sum(self.points_after(view, move) for _ in range(WORLDS)))

    def points_after(self, view: Any, move: Move) -> int:
        world = self.game.imagine(view, self.rng)
        world.apply(move.action)
        while world.actor == CHANCE:
            world.apply(world.sample_chance(self.rng))
        return self.game.scores(world)[self.seat]
