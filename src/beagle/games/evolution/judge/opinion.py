"""The judge of Evolution."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from beagle.games.evolution.judge.likely import Habits, Policy
from beagle.games.evolution.judge.standing import Scales, Standings, Weights, final
from beagle.games.evolution.state import State
from beagle.kernel.judge import Judge, check_names, named_numbers, replaced


class EvolutionJudge(Judge[State]):
    """The evaluation of a game of Evolution."""

    def __init__(self, weights: Weights, habits: Habits) -> None:
        self.weights: Weights = weights
        self.habits: Habits = habits
        self.scales: Scales = Scales(weights)
        self.policy: Policy = Policy(habits, self.scales)

    def clock(self, g: State) -> i64:
        """Turns: between two of them there is no food on the table, and all living animals were fed."""
        return g.turn

    def rates(self, g: State) -> list[float]:
        return self.policy.rates(g)

    def standings(self, g: State) -> list[float]:
        return final(g, self.weights.win) if g.over else Standings(g, self.scales).all()

    def rivalry(self) -> float:
        return self.weights.best

    def curiosity(self) -> float:
        """Leads differ by 40 points from world to world, and by one from move to move (docs/benchmarks.md)."""
        return 0.1

    def chance_unit(self, g: State) -> float:
        return self.weights.unit

    def numbers(self) -> dict[str, float]:
        return named_numbers(self.weights, self.habits)

    def tuned(self, numbers: Mapping[str, float]) -> EvolutionJudge:
        check_names(self.numbers(), numbers)
        return EvolutionJudge(replaced(self.weights, numbers), replaced(self.habits, numbers))
