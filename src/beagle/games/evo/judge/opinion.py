"""The judge of EVO."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from beagle.games.evo.judge.likely import Habits, rates
from beagle.games.evo.judge.standing import Scales, Weights, final, standings
from beagle.games.evo.state import State
from beagle.games.evo.steps.round import Round
from beagle.kernel.judge import Judge, check_names, leads, named_numbers, replaced


class EvoJudge(Judge[State]):
    """The evaluation of a game of EVO."""

    def __init__(self, weights: Weights, habits: Habits) -> None:
        self.weights: Weights = weights
        self.habits: Habits = habits
        self.scales: Scales = Scales(weights)

    def clock(self, g: State) -> i64:
        """Phases: at the end of one, everybody has had their go, and no fight or birth is pending."""
        phases = g.round * len(g.rules.phases)
        if g.stack:
            below = g.stack[0]
            if isinstance(below, Round):
                phases += below.next
        return phases

    def horizon(self, g: State) -> i64:
        """The same phase of the next round: points are counted on the way there."""
        return self.clock(g) + len(g.rules.phases)

    def rates(self, g: State) -> list[float]:
        return rates(g, self.scales, self.habits)

    def standings(self, g: State) -> list[float]:
        return standings(g, self.scales)

    def rivalry(self) -> float:
        return self.weights.best

    def chance_unit(self, g: State) -> float:
        return self.weights.unit

    def worth(self, g: State, seat: i64) -> float:
        """At the end points count ten times: whatever else is hoped for is less than the result."""
        return leads(final(g) if g.over else standings(g, self.scales), self.weights.best)[seat]

    def numbers(self) -> dict[str, float]:
        return named_numbers(self.weights, self.habits)

    def tuned(self, numbers: Mapping[str, float]) -> EvoJudge:
        check_names(self.numbers(), numbers)
        return EvoJudge(replaced(self.weights, numbers), replaced(self.habits, numbers))
