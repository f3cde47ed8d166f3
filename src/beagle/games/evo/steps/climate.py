"""The climate phase."""

from __future__ import annotations

from typing import ClassVar

from beagle.games.evo.ids import CLIMATE_SET, METEOR, TOKEN_TURNED
from beagle.games.evo.state import State
from beagle.games.evo.steps.cards import open_window
from beagle.games.evo.steps.phase import Staged

PHASE = 0


class Climate(Staged):
    """The top climate token is turned over and turns the dial; the meteor ends the game immediately."""

    name: ClassVar[str] = "climate"

    def fresh(self) -> Climate:
        return Climate()

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
