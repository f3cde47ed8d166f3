"""Gods Love Dinosaurs for the greedy bot.

What a rule allows is asked of the engine: the moves are its options, and the walks of an animal are its walks.  Only
opinions are written here, and most of them are numbers.
"""

from __future__ import annotations

from typing import Final

from beagle.bots.evaluate import with_numbers
from beagle.bots.evaluate.dinosaurs.likely import Habits, rater
from beagle.bots.evaluate.dinosaurs.standing import Standing, Weights, final
from beagle.dinosaurs.state import State


class Dinosaurs:
    """The evaluation of a game of Gods Love Dinosaurs.

    Ecosystems never touch, so what a move is worth shows in the own one: after the activations of this turn, by what
    its animals could do if their next activation came now.
    """

    def __init__(self, weights: Weights | None = None, habits: Habits | None = None) -> None:
        self.weights = weights or Weights()
        self.habits = habits or Habits()

    def tuned(self, numbers: dict[str, float]) -> Dinosaurs:
        """The same with other numbers."""
        return Dinosaurs(*with_numbers(self.weights, self.habits, numbers))

    def clock(self, state: State) -> int:
        """Turns of players: between two of them no activation is under way."""
        return state.turn

    def likely(self, state: State) -> int:
        options = state.options
        return options[0] if len(options) == 1 else max(options, key=rater(state, self.habits))

    def order(self, state: State) -> list[int]:
        return sorted(state.options, key=rater(state, self.habits), reverse=True)

    def worth(self, state: State, seat: int) -> float:
        """One's own standing, against the points of the others, above all of the best of them."""
        if state.over:
            own, *others = final(state, seat, self.weights)
        else:
            own = Standing(state, seat, self.weights).total()
            others = [Standing(state, s, self.weights).points() for s in range(state.seats) if s != seat]
        best = self.weights.best
        return own - best * max(others) - (1 - best) * sum(others) / len(others)


EVALUATION: Final = Dinosaurs()
