"""The traits of the base game that hunt, protect, answer an attack, or feed on what is left."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.games.evolution import actions, tell
from beagle.games.evolution.animal import Animal
from beagle.games.evolution.ids import (
    A_CARD,
    AN_ANIMAL,
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    HIGH_BODY_WEIGHT,
    MIMICRY,
    POISONOUS,
    RUNNING,
    SCAVENGER,
    SHARP_VISION,
    SWIMMING,
    TAIL_LOSS,
)
from beagle.games.evolution.law import (
    ATT_01,
    ATT_02,
    ATT_03,
    ATT_08,
    DEV_07,
    FEED_03,
    FLY_20,
    FREE,
    RUL_07,
    RUL_09,
    RUL_14,
    RUL_20,
    TR_01,
    TR_02,
    TR_03,
    TR_04,
    TR_05,
    TR_06,
    TR_07,
    TR_08,
    TR_09,
    TR_14,
    TR_15,
)
from beagle.games.evolution.reach import all_shields, can_be_ignored, ignorable, shielded, shielded_but
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack, begin_attack, cannot_ignore
from beagle.games.evolution.steps.scavenging import Scavenging
from beagle.games.evolution.trait import Trait
from beagle.kernel.int_list import IntList
from beagle.kernel.state import Roll


class Carnivorous(Trait):
    """+1.  Once per turn, instead of taking food, it attacks an animal it can reach; it must be able to get food."""

    id: i64 = CARNIVOROUS
    law: i64 = ATT_01
    hunger: i64 = 1
    main: bool = True
    lasting: bool = True
    aim: i64 = AN_ANIMAL

    def clashes(self, g: State, animal: Animal) -> i64:
        return DEV_07 if animal.carries(SCAVENGER) else FREE

    def unready(self, g: State, animal: Animal) -> i64:
        if animal.is_spent(self.id) or animal.did >> self.id & 1:
            return ATT_01
        if animal.stopped:
            return FLY_20
        law = g.cannot_eat(animal)
        if law == FEED_03:
            return ATT_03
        return FREE if law == FREE else RUL_07

    def forbids(self, g: State, animal: Animal, target: i64, more: i64) -> i64:
        if target == animal.id:
            return ATT_02
        prey = g.animals[target]
        if not more:
            return shielded(g, animal, prey)
        law = cannot_ignore(g, animal)
        if law != FREE or not can_be_ignored(g, prey, more):
            if law == FREE:
                return RUL_20
            return law
        return shielded_but(g, animal, prey, more)

    def explain(self, g: State, animal: Animal, target: i64, more: i64, out: list[int]) -> None:
        if target == animal.id:
            out.append(ATT_02)
            return
        bars = g.all_bars(animal)
        if bars:
            out += [*bars, RUL_07]
        if FEED_03 in bars:
            out.append(ATT_03)
        if TR_14 in bars:
            out.append(RUL_14)
        law = self.forbids(g, animal, target, more)
        if law != FREE and more:
            out.append(law)
        shields = all_shields(g, animal, g.animals[target])
        if shields and law != FREE:
            out += [*shields, ATT_08]

    def more_uses(self, g: State, animal: Animal, out: IntList) -> None:
        """Attacks that ignore a trait of the prey."""
        if cannot_ignore(g, animal) == FREE:
            for player in g.players:
                for prey in player.herd:
                    cards = ignorable(g, prey)
                    for i in range(cards.size):
                        if self.forbids(g, animal, prey.id, cards[i]) == FREE:
                            out.append(actions.attack(animal.id, self.id, prey.id, cards[i]))

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        begin_attack(g, animal, g.animals[target], more, ambush=False)


class Swimming(Trait):
    """Swimmers can be attacked only by swimmers, and can attack only swimmers."""

    id: i64 = SWIMMING
    law: i64 = TR_02

    def shields(self, g: State, hunter: Animal, prey: Animal) -> i64:
        return FREE if hunter.has(self.id) else TR_02

    def confines(self, g: State, hunter: Animal, prey: Animal) -> i64:
        return FREE if prey.has(self.id) else TR_02


class Running(Trait):
    """When attacked, it must roll: on 4, 5 or 6 it escapes."""

    id: i64 = RUNNING
    law: i64 = TR_03
    compulsory: bool = True

    def defend(self, g: State, attack: Attack, target: i64, more: i64) -> None:
        tell.runs(g, attack.prey)
        g.push(Roll())

    def rolled(self, g: State, attack: Attack, face: i64) -> None:
        tell.die(g, face)
        if face >= 4:
            tell.escaped(g, attack.prey, attack.hunter)
            attack.fail(g, 0)
        else:
            tell.caught(g, attack.prey, attack.hunter)


class Mimicry(Trait):
    """When attacked, once per turn, it must redirect the attack to another own animal the carnivore could attack."""

    id: i64 = MIMICRY
    law: i64 = TR_04
    compulsory: bool = True
    aim: i64 = AN_ANIMAL

    def cannot_defend(self, g: State, attack: Attack, target: i64, more: i64) -> i64:
        prey, other = g.animals[attack.prey], g.animals[target]
        if prey.is_spent(self.id) or other.id == prey.id or other.owner != prey.owner:
            return TR_04
        if target == attack.hunter:
            return RUL_09
        return shielded(g, g.animals[attack.hunter], other, attack.ambush)

    def defend(self, g: State, attack: Attack, target: i64, more: i64) -> None:
        g.animals[attack.prey].mark_used(self.id)
        attack.redirect(g, target)


class Scavenger(Trait):
    """When another animal is eaten one scavenger gets a blue token, clockwise from the hunter's owner."""

    id: i64 = SCAVENGER
    law: i64 = TR_15

    def clashes(self, g: State, animal: Animal) -> i64:
        return DEV_07 if animal.carries(CARNIVOROUS) else FREE

    def after_kill(self, g: State, seat: i64, place: i64) -> None:
        g.push(Scavenging(seat, place))


class TailLoss(Trait):
    """When attacked, it may drop a trait card, even a pair trait or Parasite: it lives, the hunter gets one token."""

    id: i64 = TAIL_LOSS
    law: i64 = TR_05
    aim: i64 = A_CARD

    def cannot_defend(self, g: State, attack: Attack, target: i64, more: i64) -> i64:
        if not g.find_card(g.animals[attack.prey], target, more):
            return TR_05
        dropped = g.rules.traits[target]
        if dropped.droppable:
            return FREE
        return dropped.law

    def defend(self, g: State, attack: Attack, target: i64, more: i64) -> None:
        g.drop_card(g.animals[attack.prey], target, more)
        attack.fail(g, 1)


class HighBodyWeight(Trait):
    """+1.  Only a carnivore with High body weight can attack it."""

    id: i64 = HIGH_BODY_WEIGHT
    law: i64 = TR_01
    hunger: i64 = 1

    def shields(self, g: State, hunter: Animal, prey: Animal) -> i64:
        return FREE if hunter.has(self.id) else TR_01


class Poisonous(Trait):
    """A carnivore that ate it dies in the extinction phase of this turn."""

    id: i64 = POISONOUS
    law: i64 = TR_09

    def eaten(self, g: State, hunter: Animal, prey: Animal) -> None:
        hunter.poisoned = True
        tell.poisoned(g, hunter.id)


class Burrowing(Trait):
    """While it is fed it can't be attacked."""

    id: i64 = BURROWING
    law: i64 = TR_08
    too_late: bool = True

    def shields(self, g: State, hunter: Animal, prey: Animal) -> i64:
        return TR_08 if g.fed(prey) else FREE


class Camouflage(Trait):
    """Only a carnivore with Sharp vision can attack it."""

    id: i64 = CAMOUFLAGE
    law: i64 = TR_06

    def shields(self, g: State, hunter: Animal, prey: Animal) -> i64:
        return FREE if hunter.has(SHARP_VISION) else TR_06


class SharpVision(Trait):
    """It lets a carnivore attack camouflaged animals."""

    id: i64 = SHARP_VISION
    law: i64 = TR_07
