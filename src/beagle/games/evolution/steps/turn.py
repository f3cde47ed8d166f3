"""A game is turns; a turn is the phases of the ruleset, one after another."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.evolution import tell
from beagle.games.evolution.ids import PHASES
from beagle.games.evolution.state import State
from beagle.games.evolution.trait import Rules
from beagle.kernel.state import Step


class Turn(Step[State]):
    """Each turn goes through the phases; the next one begins with the player to the left of the last first player."""

    name: ClassVar[str] = "turn"
    spec: ClassVar[str] = "next:number"

    def __init__(self, next: i64 = 0) -> None:
        self.next: i64 = next  # the next phase

    def resume(self, g: State) -> None:
        if self.next == len(g.rules.phases):
            self.next = 0
            g.turn += 1
            g.first = g.left_of(g.first)
        if self.next == 0:
            tell.turn(g, g.turn, g.first)
            if g.last_turn():
                tell.last_turn(g)
        if g.sink is not None:
            tell.phase(g, PHASES.index(g.rules.phase_names[self.next]))
        self.next += 1
        g.push(g.rules.phases[self.next - 1].clone())

    def returned(self, g: State, value: i64) -> None:
        if value:  # the last phase of the last turn is over
            g.done()

    def clone(self) -> Turn:
        return Turn(self.next)

    def possible(self, rules: Rules) -> bool:
        return self.next <= len(rules.phases)
