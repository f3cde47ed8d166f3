"""EVO for the greedy bot.

What a rule allows is asked of the engine: the moves are its options, and who would die or win a fight are its
questions.  Only opinions are written here, and most of them are numbers.
"""

from __future__ import annotations

from typing import Final

from beagle.bots.evaluate import with_numbers
from beagle.bots.evaluate.evo.likely import Habits, rater
from beagle.bots.evaluate.evo.standing import Weights, final, standing
from beagle.evo.state import State
from beagle.evo.steps.round import Round


class Evo:
    """The evaluation of a game of EVO."""

    def __init__(self, weights: Weights | None = None, habits: Habits | None = None) -> None:
        self.weights = weights or Weights()
        self.habits = habits or Habits()

    def tuned(self, numbers: dict[str, float]) -> Evo:
        """The same with other numbers."""
        return Evo(*with_numbers(self.weights, self.habits, numbers))

    def clock(self, state: State) -> int:
        """Phases: at the end of one all have had their go, and no fight or birth is pending."""
        below = state.stack[0] if state.stack else None
        return state.round * len(state.rules.phases) + (below.next if isinstance(below, Round) else 0)

    def likely(self, state: State) -> int:
        options = state.options
        return options[0] if len(options) == 1 else max(options, key=rater(state, self.weights, self.habits))

    def order(self, state: State) -> list[int]:
        return sorted(state.options, key=rater(state, self.weights, self.habits), reverse=True)

    def worth(self, state: State, seat: int) -> float:
        """One's own standing against that of the others, above all of the best of them."""
        seats = range(state.seats)
        standings = final(state) if state.over else [standing(state, one, self.weights) for one in seats]
        others = [value for one, value in enumerate(standings) if one != seat]
        best = self.weights.best
        return standings[seat] - best * max(others) - (1 - best) * sum(others) / len(others)


EVALUATION: Final = Evo()
