"""An activation goes round the table: each player finishes before the next starts."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from beagle.games.dinosaurs import tell
from beagle.games.dinosaurs.ids import DINOSAUR, KIND
from beagle.games.dinosaurs.species import Rules
from beagle.games.dinosaurs.state import State
from beagle.kernel.int_list import IntList
from beagle.kernel.state import Step


class Activation(Step[State]):
    """From the active player clockwise, each figure of the species acts as its owner wants.

    A figure that has acted, or appeared in this activation, has a mark until its owner has finished.
    """

    on: ClassVar[str] = "turn"
    spec: ClassVar[str] = "figure:figure gone:number"

    def __init__(self, figure: i64 = 0) -> None:
        self.figure: i64 = figure
        self.gone: i64 = 0  # how many players have finished

    def seat(self, g: State) -> i64:
        return (g.active() + self.gone) % g.seats

    def resume(self, g: State) -> None:
        if self.gone == g.seats:
            g.done()
            return
        seat = self.seat(g)
        options = g.listing()
        self.list_options(g, seat, options)
        if options:
            g.ask(seat, options)
        else:
            self.finish(g, seat)

    def list_options(self, g: State, seat: i64, out: IntList) -> None:
        raise NotImplementedError

    def finish(self, g: State, seat: i64) -> None:
        """The figures of this seat have acted, or there was nothing for them to do."""
        if g.sink is not None and not acted(g, seat):
            tell.idle(g, seat, self.figure)
        g.rest(seat)
        self.gone += 1

    def together(self, g: State) -> list[int]:
        """Ecosystems never touch each other: everybody who has a figure that can act, unless the table goes in turn."""
        if g.rules.in_turn:
            return []
        return [seat for seat in g.seats_from(self.gone) if self.left_to_do(g, seat) > 0]

    def turn_to(self, g: State, seat: i64) -> None:
        self.gone = (seat - g.active()) % g.seats

    def left_to_do(self, g: State, seat: i64) -> i64:
        """The figures that can still act."""
        raise NotImplementedError

    def whose(self, g: State) -> i64:
        if self.gone < g.seats:
            return self.seat(g)
        return -1

    def opening(self, gone: i64, seat: i64) -> list[Step[Any]]:
        a = self.clone()
        assert isinstance(a, Activation)
        a.gone = gone
        return [a]

    def possible(self, rules: Rules) -> bool:
        return 0 < self.figure <= DINOSAUR and self.gone <= rules.seats


def acted(g: State, seat: i64) -> bool:
    """Has a figure of this seat acted?  Then it has a mark; one that starved is gone, and was reported just now."""
    if g.events and g.events[-1].kind == tell.STARVED and tell.part(g.events[-1], "seat") == seat:
        return True
    return any(figure & ~KIND for figure in g.players[seat].figures)
