"""The special cards."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.games.evolution import tell
from beagle.games.evolution.animal import Animal
from beagle.games.evolution.ids import ANYONES, R_STRATEGY, SHY, WARM_BLOODEDNESS
from beagle.games.evolution.law import FREE, GIFT_01, GIFT_02, GIFT_03
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.meal import meal
from beagle.games.evolution.trait import Trait


class RStrategy(Trait):
    """On any player's animal.  Its owner draws no card for it; at the start of the next turn it has two young."""

    id: i64 = R_STRATEGY
    law: i64 = GIFT_01
    whose: i64 = ANYONES
    cardless: bool = True


class Shy(Trait):
    """Once attacked in a turn, it can't be attacked again in that turn."""

    id: i64 = SHY
    law: i64 = GIFT_02
    fleeting: bool = True

    def shields(self, g: State, hunter: Animal, prey: Animal) -> i64:
        return GIFT_02 if prey.has_used(self.id) else FREE

    def struck(self, g: State, prey: Animal) -> None:
        prey.mark_used(self.id)


class WarmBloodedness(Trait):
    """+1.  In each own feeding it may take one extra red token from the bank, as a side action; not once fed."""

    id: i64 = WARM_BLOODEDNESS
    law: i64 = GIFT_03
    hunger: i64 = 1
    each_go: bool = True

    def unready(self, g: State, animal: Animal) -> i64:
        if animal.is_spent(self.id) or g.banks[animal.place] == 0 or animal.food >= animal.need:
            return GIFT_03
        return g.cannot_eat(animal)

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        animal.mark_used(self.id)
        tell.warmed(g, animal.id)
        meal(g, animal, hungry=True)
