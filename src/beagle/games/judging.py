"""How a bot evaluates a game: what each game's `judge` offers, and what all of them share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

W = TypeVar("W", bound="DataclassInstance")
H = TypeVar("H", bound="DataclassInstance")


class Evaluation(Protocol):
    """A game's evaluation of its positions.  It may read a whole state, because that state is only imagined."""

    def clock(self, state: Any) -> int:
        """How far the game has come; when this number grows, a position is quiet enough to be evaluated."""

    def likely(self, state: Any) -> int:
        """A plausible move of the player who is asked: found quickly, so that a whole turn can be played."""

    def order(self, state: Any) -> list[int]:
        """The moves of the player who is asked, best-looking first."""

    def worth(self, state: Any, seat: int) -> float:
        """How good the position is for this seat, taking the others into account: more is better."""


class Tunable(Evaluation, Protocol):
    """An evaluation with named numbers."""

    def tuned(self, numbers: dict[str, float]) -> Evaluation:
        """The same with these numbers replaced; TypeError if it has no number with such a name."""


class Judge(Generic[W, H]):
    """What the evaluations share: their numbers (`weights`: what things are worth; `habits`: what players tend to do)
    and the choice of the move with the best rating.
    """

    def __init__(self, weights: W, habits: H) -> None:
        self.weights = weights
        self.habits = habits

    def tuned(self, numbers: dict[str, float]) -> Self:
        """The same with these numbers replaced; TypeError if it has no number with such a name."""
        habits = {key: value for key, value in numbers.items() if hasattr(self.habits, key)}
        weights = {key: value for key, value in numbers.items() if key not in habits}
        return type(self)(replace(self.weights, **weights), replace(self.habits, **habits))

    def rater(self, state: Any) -> Callable[[int], float]:
        """How the player who is asked rates each option."""
        raise NotImplementedError

    def likely(self, state: Any) -> int:
        options = state.options
        return int(options[0] if len(options) == 1 else max(options, key=self.rater(state)))

    def order(self, state: Any) -> list[int]:
        return sorted(state.options, key=self.rater(state), reverse=True)


def against(own: float, others: Sequence[float], best: float) -> float:
    """Own worth minus that of the others: `best` is the weight of the best of them, the rest goes to their mean."""
    return own - best * max(others) - (1 - best) * sum(others) / len(others)
