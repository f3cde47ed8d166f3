"""What a bot is, and the bots by name."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from beagle.kernel.event import Event
from beagle.kernel.game import Game


class Move(NamedTuple):
    """One legal move: the action and its text."""

    action: int
    text: str


class Bot(Protocol):
    """A player.  It gets what its seat may know: views when it is asked, events as they happen."""

    name: str

    def begin(self, game: Game, ruleset: str, seat: int, seed: int) -> None:
        """A new game starts."""

    def saw(self, events: list[Event]) -> None:
        """This happened, as the bot's seat may see it."""

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        """Choose one of the moves.  `budget` is the time to think in seconds; None lets the bot decide."""
        ...
