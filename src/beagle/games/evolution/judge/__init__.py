"""Evolution for the greedy bot.

The engine says what is legal: the moves are its options, and it knows whether a hunter reaches a prey or an animal
can eat.  Only opinions are written here, and most of them are numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from beagle.games.evolution.judge.likely import Habits, rater
from beagle.games.evolution.judge.standing import Standings, Weights, final
from beagle.games.evolution.state import State
from beagle.games.judging import Judge, against


class EvolutionJudge(Judge[Weights, Habits]):
    """The evaluation of a game of Evolution."""

    def clock(self, state: State) -> int:
        """Turns: between two of them there is no food on the table, and all living animals were fed."""
        return state.turn

    def rater(self, state: State) -> Callable[[int], float]:
        return rater(state, self.habits)

    def worth(self, state: State, seat: int) -> float:
        """Own standing against that of the others, mostly against the best of them."""
        standings = final(state, self.weights) if state.over else Standings(state, self.weights).all()
        others = [standing for s, standing in enumerate(standings) if s != seat]
        return against(standings[seat], others, self.weights.best)


EVALUATION: Final = EvolutionJudge(Weights(), Habits())
