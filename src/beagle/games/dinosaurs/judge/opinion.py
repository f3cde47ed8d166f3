"""The judge of Gods Love Dinosaurs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from beagle.games.dinosaurs.judge.likely import Habits, rates
from beagle.games.dinosaurs.judge.standing import Prospects, Weights, final, look, nearness, points, share_left
from beagle.games.dinosaurs.land import Land
from beagle.games.dinosaurs.state import State
from beagle.kernel.judge import Judge, against, check_names, named_numbers, replaced

MAX_KNOWN: Final = 4096  # ecosystems
AHEAD: Final = 3  # turns that a search looks ahead


class DinosaursJudge(Judge[State]):
    """The evaluation of a game of Gods Love Dinosaurs.

    Ecosystems never interact, so a move's worth shows in its player's own one: after the activations of this turn, by
    what its animals could do if their next activation came now.  What was found out about an ecosystem is kept.
    """

    def __init__(self, weights: Weights, habits: Habits) -> None:
        self.weights: Weights = weights
        self.habits: Habits = habits
        self.known: dict[int, Prospects] = {}

    def clock(self, g: State) -> i64:
        """Turns of players: between two of them no activation is running."""
        return g.turn

    def horizon(self, g: State) -> i64:
        return g.turn + AHEAD

    def rates(self, g: State) -> list[float]:
        return rates(g, self.habits)

    def prospects(self, g: State, land: Land) -> Prospects:
        key = look(land)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MAX_KNOWN:
                self.known = {}
            found = Prospects(g, land, self.weights)
            self.known[key] = found
        return found

    def expected(self, g: State, land: Land) -> float:
        """The points of a seat, and what its animals promise."""
        later = self.prospects(g, land).worth(self.weights, nearness(g), g.marker)
        return points(land) + share_left(g) * later

    def standings(self, g: State) -> list[float]:
        if g.over:
            return final(g, self.weights.win)
        return [self.expected(g, land) for land in g.players]

    def worth(self, g: State, seat: i64) -> float:
        """The seat's own standing, compared with the points of the others, mainly of the best of them."""
        own = 0.0
        others: list[float] = []
        if g.over:
            others = final(g, self.weights.win)
            own = others[seat]
            others = others[:seat] + others[seat + 1 :]
        else:
            own = self.expected(g, g.players[seat])
            for other in range(g.seats):
                if other != seat:
                    others.append(points(g.players[other]))
        return against(own, others, self.weights.best)

    def rivalry(self) -> float:
        return self.weights.best

    def chance_unit(self, g: State) -> float:
        return self.weights.unit

    def numbers(self) -> dict[str, float]:
        return named_numbers(self.weights, self.habits)

    def tuned(self, numbers: Mapping[str, float]) -> DinosaursJudge:
        check_names(self.numbers(), numbers)
        return DinosaursJudge(replaced(self.weights, numbers), replaced(self.habits, numbers))
