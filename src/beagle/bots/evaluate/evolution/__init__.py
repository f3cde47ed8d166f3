"""Evolution for the greedy bot.

What a rule allows is asked of the engine: the moves are its options, and whether a hunter reaches a prey or an animal
can eat are its questions.  Only opinions are written here, and most of them are numbers.
"""

from __future__ import annotations

from typing import Final

from beagle.bots.evaluate import with_numbers
from beagle.bots.evaluate.evolution.likely import Habits, rater
from beagle.bots.evaluate.evolution.standing import Standings, Weights, final
from beagle.evolution.state import State


class Evolution:
    """The evaluation of a game of Evolution."""

    def __init__(self, weights: Weights | None = None, habits: Habits | None = None) -> None:
        self.weights = weights or Weights()
        self.habits = habits or Habits()

    def tuned(self, numbers: dict[str, float]) -> Evolution:
        """The same with other numbers."""
        return Evolution(*with_numbers(self.weights, self.habits, numbers))

    def clock(self, state: State) -> int:
        """Turns: between two of them no food lies on the table, and whatever lives was fed."""
        return state.turn

    def likely(self, state: State) -> int:
        options = state.options
        return options[0] if len(options) == 1 else max(options, key=rater(state, self.habits))

    def order(self, state: State) -> list[int]:
        return sorted(state.options, key=rater(state, self.habits), reverse=True)

    def worth(self, state: State, seat: int) -> float:
        """One's own standing against that of the others, above all of the best of them."""
        standings = final(state, self.weights) if state.over else Standings(state, self.weights).all()
        others = [standing for s, standing in enumerate(standings) if s != seat]
        best = self.weights.best
        return standings[seat] - best * max(others) - (1 - best) * sum(others) / len(others)


EVALUATION: Final = Evolution()
