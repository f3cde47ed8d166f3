"""The climate phase."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from beagle.evo.ids import CLIMATE_SET, METEOR, TOKEN_TURNED
from beagle.evo.power import Rules
from beagle.evo.state import State
from beagle.evo.steps.cards import open_window
from beagle.kernel.table import Step

PHASE = 0


class Climate(Step[State]):
    """The top climate token is turned over and turns the dial; the meteor ends the game at once."""

    name: str = "climate"
    on: str = "round"
    spec: str = "stage:number"

    def __init__(self) -> None:
        self.stage: i64 = 0

    def resume(self, g: State) -> None:
        self.stage += 1
        if self.stage == 1:
            open_window(g, PHASE)
        elif self.stage == 2:
            if not g.pile or g.turn_token() == METEOR:
                g.done(1)
            else:
                open_window(g, TOKEN_TURNED)
        elif self.stage == 3:
            g.turn_dial()
            open_window(g, CLIMATE_SET)
        else:
            g.done()

    def opening(self, gone: i64, seat: i64) -> list[Step[Any]]:
        return [Climate()]

    def clone(self) -> Climate:
        c = Climate()
        c.stage = self.stage
        return c

    def save(self) -> list[int]:
        return [self.stage]

    def load(self, values: list[int]) -> None:
        self.stage = values[0]

    def possible(self, rules: Rules) -> bool:
        return self.stage <= 3
