"""The end of the dinosaurs' activation: the marker moves, and the biome board is filled, or the game is over."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.dinosaurs import tell
from beagle.games.dinosaurs.state import WIDTH, State
from beagle.kernel.state import Step


class MarkerMove(Step[State]):
    """The dino marker moves one column to the right, and from the last to the first."""

    name: ClassVar[str] = "marker"
    on: ClassVar[str] = "turn"
    spec: ClassVar[str] = ""

    def resume(self, g: State) -> None:
        g.move_marker()
        g.done()

    def clone(self) -> MarkerMove:
        return MarkerMove()


class Refill(Step[State]):
    """Columns without any tile are filled from the left; if the stacks don't have enough for all, the game is over."""

    name: ClassVar[str] = "refill"
    on: ClassVar[str] = "turn"
    spec: ClassVar[str] = ""

    def resume(self, g: State) -> None:
        wanted = tiles_wanted(g)
        if g.tiles_left() < wanted:
            tell.game_over(g, g.tiles_left(), wanted)
            g.done(1)
            return
        for column in range(WIDTH):
            if g.tiles_in(column) == 0:
                g.fill(column)
        g.done()

    def clone(self) -> Refill:
        return Refill()


def tiles_wanted(g: State) -> i64:
    """How many tiles the empty columns need."""
    wanted: i64 = 0
    for column in range(WIDTH):
        if g.tiles_in(column) == 0:
            wanted += g.rules.rows
    return wanted
