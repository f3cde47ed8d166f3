"""The traits of Time to Fly."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.games.evolution import tell
from beagle.games.evolution.animal import Animal
from beagle.games.evolution.ids import (
    A_CARD,
    A_TRAIT,
    AMBUSH,
    AN_ANIMAL,
    CARNIVOROUS,
    FAT,
    FLIGHT,
    INK_CLOUD,
    INTELLECT,
    METAMORPHOSIS,
    OTHERS,
    SHELL,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    TREMATODE,
    VIVIPAROUS,
)
from beagle.games.evolution.law import (
    ATT_02,
    CON_05,
    FLY_01,
    FLY_04,
    FLY_05,
    FLY_07,
    FLY_08,
    FLY_09,
    FLY_10,
    FLY_12,
    FLY_13,
    FLY_20,
    FLY_21,
    FREE,
    RUL_22,
)
from beagle.games.evolution.reach import weight
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack
from beagle.games.evolution.steps.sharing import feed
from beagle.games.evolution.trait import Trait
from beagle.kernel.cards import bit


class Viviparous(Trait):
    """+1.  When it becomes fed, the top card of the deck becomes a new animal of its owner, fed this turn."""

    id: i64 = VIVIPAROUS
    law: i64 = FLY_01
    hunger: i64 = 1
    gives_birth: bool = True


class Ambush(Trait):
    """A carnivore with it may attack an animal at the moment when that animal takes red food from the bank."""

    id: i64 = AMBUSH
    law: i64 = FLY_04
    aim: i64 = AN_ANIMAL

    def pounces(self, g: State, lurker: Animal, eater: Animal) -> i64:
        if lurker.id == eater.id:
            return ATT_02
        if lurker.place != eater.place:
            return CON_05
        if not lurker.has(CARNIVOROUS):
            return FLY_04
        return g.rules.traits[CARNIVOROUS].unready(g, lurker)


class Intellect(Trait):
    """+1.  Once per turn the carnivore ignores one trait of the animal it attacks, until the end of the turn."""

    id: i64 = INTELLECT
    law: i64 = FLY_07
    hunger: i64 = 1
    aim: i64 = A_TRAIT

    def outwits(self, g: State, hunter: Animal) -> i64:
        return FLY_07 if hunter.is_spent(self.id) else FREE


class Metamorphosis(Trait):
    """Instead of taking food it discards one of its traits that adds no need, and gets a blue token."""

    id: i64 = METAMORPHOSIS
    law: i64 = FLY_08
    main: bool = True
    aim: i64 = A_CARD

    def forbids(self, g: State, animal: Animal, target: i64, more: i64) -> i64:
        dropped = g.rules.traits[target]
        if not dropped.droppable and g.find_card(animal, target, more):
            return dropped.law
        if dropped.hunger > 0 or not g.find_card(animal, target, more):
            return FLY_08
        if animal.food < animal.need and not animal.kinds & g.rules.fatal_mask and g.cannot_eat(animal) == FREE:
            return FREE  # discarding a trait that adds no need doesn't stop the animal from eating
        if self.is_plain(g, animal, dropped):
            return RUL_22 if g.cannot_eat(animal) != FREE else FREE
        then = g.clone()
        then.drop_card(then.animals[animal.id], target, more)
        left = then.animals[animal.id]
        return FREE if left.alive and then.cannot_eat(left) == FREE else RUL_22

    def is_plain(self, g: State, animal: Animal, dropped: Trait) -> bool:
        """Does the loss of this trait change nothing about eating?  Then there is no need to try."""
        if dropped.pair or dropped.id == FAT or animal.kinds & g.rules.fatal_mask:
            return False
        return not (g.rules.barring_mask | g.rules.sating_mask | g.rules.covering_mask) >> dropped.id & 1

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        tell.changed_shape(g, animal.id, target)
        g.drop_card(animal, target, more)
        feed(g, animal, 1)


class Flight(Trait):
    """A carnivore with as many traits as it, or more, can't attack it."""

    id: i64 = FLIGHT
    law: i64 = FLY_09

    def shields(self, g: State, hunter: Animal, prey: Animal) -> i64:
        return FLY_09 if weight(g, hunter) >= weight(g, prey) else FREE


class Shell(Trait):
    """When attacked, it may hide: it isn't eaten, and this turn it can't be attacked again or get food, except its fat.

    When its animal dies the Shell stays in the middle; anybody may put it on an own animal.
    """

    id: i64 = SHELL
    law: i64 = FLY_10
    stays: bool = True
    fleeting: bool = True

    def bars_food(self, g: State, animal: Animal) -> i64:
        return FLY_10 if animal.has_used(self.id) else FREE

    def shields(self, g: State, hunter: Animal, prey: Animal) -> i64:
        return FLY_12 if prey.has_used(self.id) else FREE

    def cannot_defend(self, g: State, attack: Attack, target: i64, more: i64) -> i64:
        return FLY_05 if attack.ambush else FREE

    def defend(self, g: State, attack: Attack, target: i64, more: i64) -> None:
        g.animals[attack.prey].mark_used(self.id)
        tell.hid(g, attack.prey)
        attack.fail(g, 0)


class Specialization(Trait):
    """Instead of taking food it gets a blue token, unless another animal on the table has the same Specialization."""

    law: i64 = FLY_13
    main: bool = True
    other: i64 = 0  # the type that can't be on the same animal
    blocked: i64 = FLY_13  # the rule by which a rival blocks it

    def clashes(self, g: State, animal: Animal) -> i64:
        return FLY_13 if animal.carries(self.other) else FREE

    def unready(self, g: State, animal: Animal) -> i64:
        for player in g.players:
            for a in player.herd:
                if a.id != animal.id and self.rivals(animal, a):
                    return self.blocked
        return g.cannot_eat(animal)

    def rivals(self, animal: Animal, other: Animal) -> bool:
        return other.has(self.id)

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        tell.specialized(g, animal.id)
        feed(g, animal, 1)


class SpecializationA(Specialization):
    """Specialization of type A."""

    id: i64 = SPECIALIZATION_A
    other: i64 = SPECIALIZATION_B


class SpecializationB(Specialization):
    """Specialization of type B."""

    id: i64 = SPECIALIZATION_B
    other: i64 = SPECIALIZATION_A


class Trematode(Trait):
    """+1 for each of the two.  On a pair of another player's animals; other traits can't discard it."""

    id: i64 = TREMATODE
    law: i64 = FLY_21
    hunger: i64 = 1
    pair: bool = True
    whose: i64 = OTHERS
    droppable: bool = False


class InkCloud(Trait):
    """Once per turn when attacked it may escape; the carnivore may attack again once its owner's next go begins."""

    id: i64 = INK_CLOUD
    law: i64 = FLY_20
    stops: bool = True

    def cannot_defend(self, g: State, attack: Attack, target: i64, more: i64) -> i64:
        return FLY_20 if g.animals[attack.prey].is_spent(self.id) else FREE

    def defend(self, g: State, attack: Attack, target: i64, more: i64) -> None:
        hunter = g.animals[attack.hunter]
        g.animals[attack.prey].mark_used(self.id)
        hunter.used &= ~bit(CARNIVOROUS)
        hunter.did &= ~bit(CARNIVOROUS)
        hunter.stopped = True
        tell.inked(g, attack.prey, hunter.id)
        attack.fail(g, 0)
