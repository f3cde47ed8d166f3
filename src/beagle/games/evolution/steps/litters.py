"""Young animals that come at the start of a turn."""

from __future__ import annotations

from typing import ClassVar

from beagle.games.evolution import tell
from beagle.games.evolution.state import State
from beagle.kernel.state import Step

YOUNG = 2  # per litter


class Litters(Step[State]):
    """Player by player from the first, cards from the deck become the young of animals for which no card was drawn.

    An owner's animals go in the order they came, both young of one before the next.
    """

    name: ClassVar[str] = "litters"
    on: ClassVar[str] = "turn"
    spec: ClassVar[str] = ""

    def resume(self, g: State) -> None:
        for i in range(g.seats):
            seat = (g.first + i) % g.seats
            for parent in g.players[seat].herd.copy():
                if parent.mask & g.rules.cardless_mask and not parent.restored:
                    for _ in range(YOUNG):
                        if g.deck:
                            tell.litter(g, parent.id)
                            g.give_birth(seat, parent.place)
                parent.restored = False
        g.done()

    def clone(self) -> Litters:
        return Litters()
