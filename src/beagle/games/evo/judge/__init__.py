"""EVO for the greedy bot.

The engine decides what a rule allows: it gives the options, and it answers who would die or win a fight.  This package
has only opinions, and most of them are numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from beagle.games.evo.judge.likely import Habits, rater
from beagle.games.evo.judge.standing import Weights, final, standing
from beagle.games.evo.state import State
from beagle.games.evo.steps.round import Round
from beagle.games.judging import Judge, against


class EvoJudge(Judge[Weights, Habits]):
    """The evaluation of a game of EVO."""

    def clock(self, state: State) -> int:
        """Phases: at the end of one, everybody has had their go, and no fight or birth is pending."""
        below = state.stack[0] if state.stack else None
        return state.round * len(state.rules.phases) + (below.next if isinstance(below, Round) else 0)

    def rater(self, state: State) -> Callable[[int], float]:
        return rater(state, self.weights, self.habits)

    def worth(self, state: State, seat: int) -> float:
        """The seat's own standing compared with the others, mainly with the best of them."""
        seats = range(state.seats)
        standings = final(state) if state.over else [standing(state, one, self.weights) for one in seats]
        others = [value for one, value in enumerate(standings) if one != seat]
        return against(standings[seat], others, self.weights.best)


EVALUATION: Final = EvoJudge(Weights(), Habits())
