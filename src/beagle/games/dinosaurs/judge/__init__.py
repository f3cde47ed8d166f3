"""Gods Love Dinosaurs for the greedy bot.

The engine decides what a rule allows: it gives the options and the walks of an animal.  This package has only opinions,
and most of them are numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from beagle.games.dinosaurs.judge.likely import Habits, rater
from beagle.games.dinosaurs.judge.standing import SeatValue, Weights, final
from beagle.games.dinosaurs.state import State
from beagle.games.judging import Judge, against


class DinosaursJudge(Judge[Weights, Habits]):
    """The evaluation of a game of Gods Love Dinosaurs.

    Ecosystems never interact, so a move's worth shows in its player's own one: after the activations of this turn, by
    what its animals could do if their next activation came now.
    """

    def clock(self, state: State) -> int:
        """Turns of players: between two of them no activation is running."""
        return state.turn

    def rater(self, state: State) -> Callable[[int], float]:
        return rater(state, self.habits)

    def worth(self, state: State, seat: int) -> float:
        """The seat's own standing, compared with the points of the others, mainly of the best of them."""
        if state.over:
            own, *others = final(state, seat, self.weights)
        else:
            own = SeatValue(state, seat, self.weights).total()
            others = [SeatValue(state, s, self.weights).points() for s in range(state.seats) if s != seat]
        return against(own, others, self.weights.best)


EVALUATION: Final = DinosaursJudge(Weights(), Habits())
