"""How strong the levels are with which slips, fitted to all games at once.

The log-odds of one level to finish ahead of another are the difference of their strengths, and the strength of a level
falls in a line with the logarithm of its slips.  A first guess counts as a few games, so few games change it little.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

STEP_DOUBT: Final = 0.8  # how far the log-odds of a step may be from the first guess
SLOPE: Final = 1.0  # log-odds for each factor of e in slips, before anything is played
SLOPE_DOUBT: Final = 0.35
FLATTEST: Final = 0.25
SWEEPS: Final = 80


class Compared(NamedTuple):
    """How often one level finished ahead of a weaker one; `at` is the logarithm of slips over the first guess."""

    stronger: int
    weaker: int
    stronger_at: float
    weaker_at: float
    ahead: float  # of these games
    games: int


class Strengths:
    """The fitted lines of the levels; the last level never slips and has strength 0."""

    def __init__(self, levels: int, wanted: float) -> None:
        self.wanted = math.log(wanted)
        self.steps = [self.wanted] * (levels - 1)  # between neighbours, at the first guesses
        self.slopes = [SLOPE] * levels

    def of(self, level: int, at: float) -> float:
        """The strength of a level with these slips."""
        return -sum(self.steps[level:]) - self.slopes[level] * at

    def odds(self, one: Compared) -> float:
        """The log-odds of the stronger."""
        return self.of(one.stronger, one.stronger_at) - self.of(one.weaker, one.weaker_at)

    def place(self, level: int, above_at: float) -> float:
        """Where the slips of a level give the wanted step below the next stronger one."""
        target = self.of(level + 1, above_at) - self.wanted
        return (-sum(self.steps[level:]) - target) / self.slopes[level]

    def fit(self, seen: Sequence[Compared]) -> None:
        """The likeliest lines, one number after the other until they stay."""
        for _ in range(SWEEPS):
            for step in range(len(self.steps)):
                parts = [float(one.weaker <= step < one.stronger) for one in seen]
                self.steps[step] += self.move(seen, parts, self.steps[step] - self.wanted, STEP_DOUBT)
            for level in range(len(self.slopes) - 1):
                parts = [slope_part(one, level) for one in seen]
                moved = self.slopes[level] + self.move(seen, parts, self.slopes[level] - SLOPE, SLOPE_DOUBT)
                self.slopes[level] = max(FLATTEST, moved)

    def move(self, seen: Sequence[Compared], parts: list[float], off: float, doubt: float) -> float:
        """Newton's step for one number: `parts` is how it changes the log-odds, `off` how far it is from the guess."""
        pull, steep = -off / doubt**2, 1 / doubt**2
        for one, part in zip(seen, parts, strict=True):
            if part:
                chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, self.odds(one)))))
                pull += part * (one.ahead - one.games * chance)
                steep += part * part * one.games * chance * (1 - chance)
        return pull / steep


def slope_part(one: Compared, level: int) -> float:
    if level == one.stronger:
        return -one.stronger_at
    return one.weaker_at if level == one.weaker else 0.0
