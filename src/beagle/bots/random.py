"""The bot without an opinion."""

from __future__ import annotations

from typing import Any

from beagle.bots.bot import Move
from beagle.kernel.event import Event
from beagle.kernel.game import Game
from beagle.kernel.rng import Rng


class RandomBot:
    """Any legal move, all equally likely."""

    name = "random"

    def __init__(self) -> None:
        self.rng = Rng(0)

    def begin(self, game: Game, ruleset: str, seat: int, seed: int) -> None:
        self.rng = Rng(seed)

    def saw(self, events: list[Event]) -> None:
        pass

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        return moves[self.rng.below(len(moves))]
