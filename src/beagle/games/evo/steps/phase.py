"""What phases have in common: some run stage by stage, in others each player has a go."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from beagle.games.evo.power import Rules
from beagle.games.evo.state import State
from beagle.games.evo.steps.cards import open_window
from beagle.kernel.state import Step


class Staged(Step[State]):
    """A phase that runs stage by stage, for all players together."""

    on: ClassVar[str] = "round"
    spec: ClassVar[str] = "stage:number"

    def __init__(self) -> None:
        self.stage: i64 = 0

    def fresh(self) -> Staged:
        """The same phase at its start."""
        raise NotImplementedError

    def opening(self, gone: i64, seat: i64) -> list[Step[Any]]:
        return [self.fresh()]

    def clone(self) -> Staged:
        s = self.fresh()
        s.stage = self.stage
        return s

    def possible(self, rules: Rules) -> bool:
        return self.stage <= 3


class Goes(Step[State]):
    """First the cards of the phase; then, in initiative order, each player has one go."""

    on: ClassVar[str] = "round"
    spec: ClassVar[str] = "gone:number begun:flag"
    phase: i64 = 0  # its place in the round, and the moment of its first cards

    def __init__(self) -> None:
        self.gone: i64 = 0  # how many have had their go
        self.begun: bool = False

    def fresh(self) -> Goes:
        """The same phase at its start."""
        raise NotImplementedError

    def go(self, seat: i64) -> Step[State]:
        """The go of this player."""
        raise NotImplementedError

    def resume(self, g: State) -> None:
        if not self.begun:
            self.begun = True
            open_window(g, self.phase)
        elif self.gone == g.seats:
            self.close(g)
            g.done()
        else:
            self.gone += 1
            g.push(self.go(g.order[self.gone - 1]))

    def close(self, g: State) -> None:
        """What happens when all have had their go."""

    def opening(self, gone: i64, seat: i64) -> list[Step[Any]]:
        p = self.fresh()
        if seat < 0:
            return [p]
        p.gone, p.begun = gone + 1, True
        return [p, self.go(seat)]

    def clone(self) -> Goes:
        p = self.fresh()
        p.gone, p.begun = self.gone, self.begun
        return p

    def possible(self, rules: Rules) -> bool:
        return self.gone <= rules.seats and (self.begun or self.gone == 0)
