"""The dinosaurs: first eggs hatch, then all of them hunt."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from beagle.games.dinosaurs import actions, tell
from beagle.games.dinosaurs.ids import DINOSAUR, HATCH, NONE, STARVE, WALK
from beagle.games.dinosaurs.law import DINO_01, DINO_02, DINO_03, DINO_04, FREE, TURN_10
from beagle.games.dinosaurs.species import Rules
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.steps.predators import Hunting
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.state import Step


class Hatching(Step[State]):
    """From the active player clockwise, each may spend an egg from the nest for one dinosaur on the nest mountain."""

    name: ClassVar[str] = "hatching"
    on: ClassVar[str] = "turn"
    spec: ClassVar[str] = "gone:number"

    def __init__(self) -> None:
        self.gone: i64 = 0  # how many players have had their chance

    def seat(self, g: State) -> i64:
        return (g.active() + self.gone) % g.seats

    def resume(self, g: State) -> None:
        if self.gone == g.seats:
            g.done()
        elif forbids_hatching(g, self.seat(g)) == FREE:
            g.ask(self.seat(g), [actions.hatch(), PASS])
        else:
            self.skip(g)

    def skip(self, g: State) -> None:
        """Nothing can hatch; a player with eggs is told that the nest is taken."""
        land = g.players[self.seat(g)]
        if g.sink is not None and land.eggs and land.nest >= 0 and land.kind(land.nest) != NONE:
            tell.nest_taken(g, self.seat(g))
        self.gone += 1

    def answer(self, g: State, action: i64) -> None:
        if kind_of(action) == HATCH:
            g.hatch(self.seat(g))
        else:
            tell.unhatched(g, self.seat(g))
        self.gone += 1

    def together(self, g: State) -> list[int]:
        if g.rules.in_turn:
            return []
        return [seat for seat in g.seats_from(self.gone) if self.left_to_do(g, seat) > 0]

    def turn_to(self, g: State, seat: i64) -> None:
        self.gone = (seat - g.active()) % g.seats

    def left_to_do(self, g: State, seat: i64) -> i64:
        if forbids_hatching(g, seat) == FREE:
            return 1
        return 0

    def whose(self, g: State) -> i64:
        if self.gone < g.seats:
            return self.seat(g)
        return -1

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if kind_of(action) == HATCH:
            law = forbids_hatching(g, self.seat(g))
            if law != FREE:
                out.append(law)
        elif kind_of(action) != PASS:
            out.append(DINO_02)
            if kind_of(action) == WALK or kind_of(action) == STARVE:
                out.append(DINO_01)

    def waits(self, g: State, seat: i64, out: list[int]) -> None:
        out += [TURN_10, DINO_01]

    def kinds(self) -> list[int]:
        return [HATCH]

    def clone(self) -> Hatching:
        h = Hatching()
        h.gone = self.gone
        return h

    def opening(self, gone: i64, seat: i64) -> list[Step[Any]]:
        h = self.clone()
        h.gone = gone
        return [h]

    def possible(self, rules: Rules) -> bool:
        return self.gone <= rules.seats


def forbids_hatching(g: State, seat: i64) -> i64:
    """It needs an egg, a free nest and, where figures are limited, a dinosaur in the reserve."""
    land = g.players[seat]
    if land.eggs == 0 or land.nest < 0 or land.kind(land.nest) != NONE or g.lacks(DINOSAUR):
        return DINO_03
    return FREE


class Rampage(Hunting):
    """Every dinosaur, including the one just hatched, goes on one walk, in the order its owner likes, or dies."""

    name: ClassVar[str] = "rampage"

    def __init__(self, figure: i64 = DINOSAUR) -> None:
        super().__init__(figure)

    def forbids_pass(self) -> i64:
        return DINO_04

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        super().refuse(g, action, out)
        if kind_of(action) == HATCH:
            out.append(DINO_01)

    def waits(self, g: State, seat: i64, out: list[int]) -> None:
        out += [TURN_10, DINO_01]

    def clone(self) -> Rampage:
        r = Rampage(self.figure)
        r.gone = self.gone
        return r

    def possible(self, rules: Rules) -> bool:
        return self.figure == DINOSAUR and self.gone <= rules.seats
