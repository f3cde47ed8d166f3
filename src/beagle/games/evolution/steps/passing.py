"""Feeding in which a player may pass for the rest of the phase: it continues until the bank is empty."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from beagle.games.evolution.law import EXT_08, TURN_02
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.feeding import Feeding, Go
from beagle.kernel.cards import bit
from beagle.kernel.state import Step


class UntilEmpty(Feeding):
    """A player who passes or can't act is out; it ends with the go that takes the last token, or when all are out."""

    name: ClassVar[str] = "until-empty"
    on: ClassVar[str] = "turn"
    spec: ClassVar[str] = "round:number gone:number out:seats"

    def __init__(self) -> None:
        super().__init__()
        self.out: i64 = 0  # one bit per seat

    def resume(self, g: State) -> None:
        if self.out == bit(g.seats) - 1 or sum(g.banks) == 0:
            self.finish(g)
            return
        if self.round == 0 or self.gone == g.seats:
            self.next_round(g)
        seat = (g.first + self.gone) % g.seats
        self.gone += 1
        if not self.out & bit(seat):
            g.begin_go(seat)
            g.push(self.go(seat))

    def returned(self, g: State, value: i64) -> None:
        if not value:
            self.out |= bit((g.first + self.gone - 1) % g.seats)

    def go(self, seat: i64) -> Go:
        return FreeGo(seat)

    def opening(self, gone: i64, seat: i64) -> list[Step[Any]]:
        f = self.clone()
        f.round = 1
        f.gone = gone + 1
        return [f, self.go(seat)]

    def waits(self, g: State, seat: i64, out: list[int]) -> None:
        """A seat that has passed is out for the rest of the phase."""
        if seat >= 0 and self.out & bit(seat):
            out += [TURN_02, EXT_08]
        else:
            super().waits(g, seat, out)

    def clone(self) -> UntilEmpty:
        f = UntilEmpty()
        f.round = self.round
        f.gone = self.gone
        f.out = self.out
        return f


class FreeGo(Go):
    """An own feeding in which nothing must be done: it may be ended at any time; if nothing was done that is a pass."""

    name: ClassVar[str] = "free-go"
    on: ClassVar[str] = "until-empty"

    def owes(self) -> bool:
        return False

    def is_pointless(self, g: State) -> bool:
        return False

    def clone(self) -> FreeGo:
        go = FreeGo(self.seat)
        go.main = self.main
        go.acted = self.acted
        go.place = self.place
        go.away = self.away
        return go
