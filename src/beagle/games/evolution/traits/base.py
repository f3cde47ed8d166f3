"""The traits of the base game about food: getting it, sharing it, doing without it."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.games.evolution import tell
from beagle.games.evolution.animal import Animal, first_of, second_of, trait_of
from beagle.games.evolution.ids import (
    A_COUNT,
    AN_ANIMAL,
    COMMUNICATION,
    COOPERATION,
    FAT,
    GRAZING,
    HIBERNATION,
    OTHERS,
    PARASITE,
    PIRACY,
    SYMBIOSIS,
)
from beagle.games.evolution.law import (
    CON_05,
    FREE,
    RUL_13,
    RUL_14,
    TR_10,
    TR_11,
    TR_12,
    TR_13,
    TR_14,
    TR_16,
    TR_17,
    TR_18,
    TR_19,
    TR_22,
)
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.meal import meal
from beagle.games.evolution.steps.sharing import feed
from beagle.games.evolution.trait import Trait


class FatTissue(Trait):
    """A fed animal stores food as fat, one token per card; instead of taking food, fat becomes food up to its need."""

    id: i64 = FAT
    law: i64 = TR_12
    repeats: bool = True
    main: bool = True
    aim: i64 = A_COUNT

    def unready(self, g: State, animal: Animal) -> i64:
        return RUL_13 if animal.used & animal.mask & g.rules.sating_mask else FREE

    def forbids(self, g: State, animal: Animal, target: i64, more: i64) -> i64:
        if target < 1 or target > animal.fat:
            return TR_11
        return RUL_13 if target > animal.need - animal.food else FREE

    def explain(self, g: State, animal: Animal, target: i64, more: i64, out: list[int]) -> None:
        super().explain(g, animal, target, more, out)
        if target > animal.need - animal.food:
            out.append(RUL_13)

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        g.burn_fat(animal, target)


class Symbiosis(Trait):
    """One of the pair is the symbiont: while it lives the other can't be attacked, and eats only once it is fed."""

    id: i64 = SYMBIOSIS
    law: i64 = TR_19
    pair: bool = True
    directed: bool = True

    def shields(self, g: State, hunter: Animal, prey: Animal) -> i64:
        for i in range(g.pairs.size):
            pair = g.pairs[i]
            guards = trait_of(pair) == self.id and first_of(pair) == prey.id and g.works(pair)
            if guards and not hunter.overlooks(pair):
                return TR_19
        return FREE

    def bars_food(self, g: State, animal: Animal) -> i64:
        for i in range(g.pairs.size):
            pair = g.pairs[i]
            guarded = trait_of(pair) == self.id and first_of(pair) == animal.id and g.works(pair)
            if guarded and not g.fed(g.animals[second_of(pair)]):
                return TR_19
        return FREE


class Piracy(Trait):
    """Once per turn it takes one food from another animal that got some this turn but isn't fed.

    A side action.  Food made from fat wasn't got: an animal that has no other food can't be robbed.
    """

    id: i64 = PIRACY
    law: i64 = TR_16
    aim: i64 = AN_ANIMAL

    def unready(self, g: State, animal: Animal) -> i64:
        if animal.is_spent(self.id):
            return TR_16
        return g.cannot_eat(animal)

    def forbids(self, g: State, animal: Animal, target: i64, more: i64) -> i64:
        victim = g.animals[target]
        if victim.used & victim.mask & g.rules.sating_mask:
            return RUL_14
        if victim.place != animal.place:
            return CON_05
        return TR_16 if target == animal.id or victim.food == 0 or not victim.got or g.fed(victim) else FREE

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        animal.mark_used(self.id)
        g.take_off(g.animals[target], 1)
        tell.robbed(g, animal.id, target)
        feed(g, animal, 1)


class Communication(Trait):
    """When one of the pair gets red food from the bank, the other immediately takes red from the bank too."""

    id: i64 = COMMUNICATION
    law: i64 = TR_17
    pair: bool = True

    def fires(self, red: bool) -> bool:
        return red

    def cannot_share(self, g: State, receiver: Animal) -> i64:
        if g.banks[receiver.place] == 0:
            return TR_22
        return g.cannot_eat(receiver)

    def share(self, g: State, receiver: Animal) -> None:
        meal(g, receiver)


class Grazing(Trait):
    """In each own feeding it may destroy one token of the bank, as a side action."""

    id: i64 = GRAZING
    law: i64 = TR_13
    each_go: bool = True

    def unready(self, g: State, animal: Animal) -> i64:
        return TR_13 if animal.is_spent(self.id) or g.banks[animal.place] == 0 else FREE

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        animal.mark_used(self.id)
        g.banks[animal.place] = g.banks[animal.place] - 1
        tell.grazed(g, animal.id, animal.place + g.rules.named)


class Hibernation(Trait):
    """In own feeding the animal falls asleep: it is fed for this turn, but can't get any food.

    Not in two consecutive turns, and not in the last turn.
    """

    id: i64 = HIBERNATION
    law: i64 = TR_14
    sates: bool = True
    rests: bool = True

    def bars_food(self, g: State, animal: Animal) -> i64:
        return TR_14 if animal.has_used(self.id) else FREE

    def unready(self, g: State, animal: Animal) -> i64:
        tired = (animal.used | animal.stale | animal.rested) >> self.id & 1
        return TR_14 if tired or g.last_turn() else FREE

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        animal.mark_used(self.id)
        tell.hibernated(g, animal.id)
        g.watch(animal)


class Cooperation(Trait):
    """When one of the pair gets food, red or blue, the other immediately gets one blue token."""

    id: i64 = COOPERATION
    law: i64 = TR_18
    pair: bool = True

    def fires(self, red: bool) -> bool:
        return True

    def cannot_share(self, g: State, receiver: Animal) -> i64:
        return g.cannot_eat(receiver)

    def share(self, g: State, receiver: Animal) -> None:
        feed(g, receiver, 1)


class Parasite(Trait):
    """+2.  Only on another player's animal, at most one on each."""

    id: i64 = PARASITE
    law: i64 = TR_10
    hunger: i64 = 2
    whose: i64 = OTHERS
