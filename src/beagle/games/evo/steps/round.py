"""A game is rounds; a round is six phases, one after another, until the meteor falls."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.evo import tell
from beagle.games.evo.power import Rules
from beagle.games.evo.state import State
from beagle.kernel.state import Step


class Round(Step[State]):
    """Each phase is finished before the next starts; cards played in it end with it."""

    name: ClassVar[str] = "round"
    spec: ClassVar[str] = "next:number"

    def __init__(self, next: i64 = 0) -> None:
        self.next: i64 = next  # the next phase

    def resume(self, g: State) -> None:
        if self.next == len(g.rules.phases):
            self.next = 0
            g.round += 1
        if self.next == 0:
            tell.round(g, g.round)
        tell.phase(g, self.next)
        self.next += 1
        g.push(g.rules.phases[self.next - 1].clone())

    def returned(self, g: State, value: i64) -> None:
        g.end_phase()
        if value:  # the meteor
            g.end_game()
            g.done()

    def clone(self) -> Round:
        return Round(self.next)

    def possible(self, rules: Rules) -> bool:
        return 0 < self.next <= len(rules.phases)
