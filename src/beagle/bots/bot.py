"""What a bot is, and the bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, runtime_checkable

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


@runtime_checkable
class Reporting(Protocol):
    """A bot that says which move is the best so far while it thinks, and that can be given what its seat remembers."""

    report: Callable[[Move], None] | None
    memory: list[int]
