"""What chance does in one continuation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beagle.kernel.rng import Rng
from beagle.kernel.state import GameState

FIRST_STEP: Final = 0.7548776662466927  # multiples of both, modulo 1, fill the square evenly
SECOND_STEP: Final = 0.5698402909980532


class Luck:
    """Few continuations are tried, so their first draws are spread evenly: a table is not judged by three low rolls."""

    def __init__(self, shift: float, number: i64, seed: i64) -> None:
        self.first: float = (shift + float(number) * FIRST_STEP) % 1
        self.second: float = (shift + float(number) * SECOND_STEP) % 1
        self.drawn: i64 = 0
        self.rng: Rng = Rng(seed)

    def share(self) -> float:
        """A number from 0 to 1."""
        self.drawn += 1
        if self.drawn == 1:
            return self.first
        if self.drawn == 2:
            return self.second
        return float(self.rng.bits()) / 4294967296.0

    def draw(self, g: GameState) -> i64:
        """One of the options of chance, by weight."""
        total: i64 = 0
        for i in range(g.offered.size):
            total += g.weight(g.offered[i])
        left: i64 = int(self.share() * float(total))
        for i in range(g.offered.size):
            left -= g.weight(g.offered[i])
            if left < 0:
                return g.offered[i]
        raise ValueError("chance has nothing to choose from")
