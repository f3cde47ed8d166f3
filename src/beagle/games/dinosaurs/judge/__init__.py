"""Gods Love Dinosaurs for the greedy bot.

What a rule allows is asked of the engine: the moves are its options, and the walks of an animal are its walks.  Only
opinions are written here, and most of them are numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from beagle.games.dinosaurs.judge.likely import Habits, rater
from beagle.games.dinosaurs.judge.standing import Standing, Weights, final
from beagle.games.dinosaurs.state import State
from beagle.games.judging import Judge, against


class Dinosaurs(Judge[Weights, Habits]):
    """The evaluation of a game of Gods Love Dinosaurs.

    Ecosystems never touch, so what a move is worth shows in the own one: after the activations of this turn, by what
    its animals could do if their next activation came now.
    """

    def clock(self, state: State) -> int:
        """Turns of players: between two of them no activation is under way."""
        return state.turn

    def rater(self, state: State) -> Callable[[int], float]:
        return rater(state, self.habits)

    def worth(self, state: State, seat: int) -> float:
        """One's own standing, against the points of the others, above all of the best of them."""
        if state.over:
            own, *others = final(state, seat, self.weights)
        else:
            own = Standing(state, seat, self.weights).total()
            others = [Standing(state, s, self.weights).points() for s in range(state.seats) if s != seat]
        return against(own, others, self.weights.best)


EVALUATION: Final = Dinosaurs(Weights(), Habits())
