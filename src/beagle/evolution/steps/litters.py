"""Young ones that come at the start of a turn."""

from __future__ import annotations

from beagle.evolution.animal import Animal
from beagle.evolution.ids import LITTER
from beagle.evolution.state import State
from beagle.kernel.table import Step

YOUNG = 2  # of each litter


class Litters(Step[State]):
    """In laps from the first player, one at a time, cards from the deck become the young of animals that drew none.

    An owner takes their animals in the order they came, both young of one before the next.
    """

    name: str = "litters"
    on: str = "turn"
    spec: str = ""

    def resume(self, g: State) -> None:
        due: list[list[Animal]] = []
        for player in g.players:
            litters: list[Animal] = []
            for a in player.herd:
                if a.mask & g.rules.cardless_mask and not a.restored:
                    litters += [a] * YOUNG
                a.restored = False
            due.append(litters)
        dealing = True
        while dealing:
            dealing = False
            for i in range(g.seats):
                seat = (g.first + i) % g.seats
                if due[seat] and g.deck:
                    parent = due[seat].pop(0)
                    g.tell(LITTER, parent.id)
                    g.give_birth(seat, parent.place)
                    dealing = True
        g.done()

    def clone(self) -> Litters:
        return Litters()
