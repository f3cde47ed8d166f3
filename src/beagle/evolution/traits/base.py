"""The traits of the base game."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.evolution.animal import Animal, first_of, second_of, trait_of
from beagle.evolution.ids import (
    A_CARD,
    A_COUNT,
    AN_ANIMAL,
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    CAUGHT,
    COMMUNICATION,
    COOPERATION,
    DIE,
    ESCAPED,
    FAT,
    GRAZED,
    GRAZING,
    HIBERNATED,
    HIBERNATION,
    HIGH_BODY_WEIGHT,
    MIMICRY,
    OTHERS,
    PARASITE,
    PIRACY,
    POISONED,
    POISONOUS,
    ROBBED,
    RUNNING,
    RUNS,
    SCAVENGER,
    SHARP_VISION,
    SWIMMING,
    SYMBIOSIS,
    TAIL_LOSS,
    USE,
)
from beagle.evolution.law import (
    ATT_01,
    ATT_02,
    ATT_03,
    ATT_08,
    DEV_07,
    FEED_03,
    FREE,
    RUL_07,
    RUL_09,
    RUL_13,
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
    TR_10,
    TR_11,
    TR_12,
    TR_13,
    TR_14,
    TR_15,
    TR_16,
    TR_17,
    TR_18,
    TR_19,
    TR_22,
)
from beagle.evolution.state import State
from beagle.evolution.steps.attack import Attack, begin_attack, cannot_ignore
from beagle.evolution.steps.meal import meal
from beagle.evolution.steps.scavenging import Scavenging
from beagle.evolution.steps.sharing import feed
from beagle.evolution.trait import Trait
from beagle.kernel.action import act
from beagle.kernel.table import Roll


class Carnivorous(Trait):
    """+1.  Once per turn, in place of taking food, it attacks an animal it can reach; it must be able to get food."""

    id: i64 = CARNIVOROUS
    law: i64 = ATT_01
    hunger: i64 = 1
    main: bool = True
    aim: i64 = AN_ANIMAL

    def clashes(self, g: State, animal: Animal) -> i64:
        return DEV_07 if animal.bears(SCAVENGER) else FREE

    def unready(self, g: State, animal: Animal) -> i64:
        if animal.has_used(self.id):
            return ATT_01
        law = g.cannot_eat(animal)
        if law == FEED_03:
            return ATT_03
        return FREE if law == FREE else RUL_07

    def forbids(self, g: State, animal: Animal, target: i64, more: i64) -> i64:
        if target == animal.id:
            return ATT_02
        prey = g.animals[target]
        if not more:
            return g.shielded(animal, prey)
        law = cannot_ignore(g, animal)
        if law != FREE or not prey.kinds >> more & 1:
            return RUL_20 if law == FREE else law
        return g.shielded_but(animal, prey, more)

    def explain(self, g: State, animal: Animal, target: i64, more: i64, out: list[int]) -> None:
        if target == animal.id:
            out.append(ATT_02)
            return
        law = g.cannot_eat(animal)
        if law != FREE:
            out += [law, RUL_07]
        law = self.forbids(g, animal, target, more)
        if law != FREE and more:
            out.append(law)
        shields = g.all_shields(animal, g.animals[target])
        if shields and law != FREE:
            out += [*shields, ATT_08]

    def more_uses(self, g: State, animal: Animal, out: list[int]) -> None:
        """Attacks that ignore a trait of the prey."""
        if cannot_ignore(g, animal) == FREE:
            for player in g.players:
                for prey in player.herd:
                    for kind in range(64):
                        if prey.kinds >> kind & 1 and self.forbids(g, animal, prey.id, kind) == FREE:
                            out.append(act(USE, animal.id, self.id, prey.id, kind))

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        begin_attack(g, animal, g.animals[target], more, ambush=False)


class FatTissue(Trait):
    """A fed animal stores food as fat, one token a card; in place of taking food, fat becomes food up to its need."""

    id: i64 = FAT
    law: i64 = TR_12
    repeats: bool = True
    main: bool = True
    aim: i64 = A_COUNT

    def unready(self, g: State, animal: Animal) -> i64:
        return RUL_13 if animal.used & g.rules.sating_mask else FREE

    def forbids(self, g: State, animal: Animal, target: i64, more: i64) -> i64:
        if target < 1 or target > animal.fat:
            return TR_11
        return RUL_13 if target > animal.need - animal.food else FREE

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        g.burn_fat(animal, target)


class Swimming(Trait):
    """Swimmers are attacked only by swimmers, and attack only swimmers."""

    id: i64 = SWIMMING
    law: i64 = TR_02

    def shields(self, g: State, hunter: Animal, prey: Animal) -> i64:
        return FREE if hunter.has(self.id) else TR_02

    def confines(self, g: State, hunter: Animal, prey: Animal) -> i64:
        return FREE if prey.has(self.id) else TR_02


class Running(Trait):
    """Attacked, it must roll: on 4, 5 or 6 it gets away."""

    id: i64 = RUNNING
    law: i64 = TR_03
    compulsory: bool = True

    def defend(self, g: State, attack: Attack, target: i64, more: i64) -> None:
        g.tell(RUNS, attack.prey)
        g.push(Roll())

    def rolled(self, g: State, attack: Attack, face: i64) -> None:
        g.tell(DIE, face)
        if face >= 4:
            g.tell(ESCAPED, attack.prey, attack.hunter)
            attack.fail(g, 0)
        else:
            g.tell(CAUGHT, attack.prey, attack.hunter)


class Mimicry(Trait):
    """Attacked, once per turn, it must turn the attack on another own animal the carnivore could attack."""

    id: i64 = MIMICRY
    law: i64 = TR_04
    compulsory: bool = True
    aim: i64 = AN_ANIMAL

    def cannot_defend(self, g: State, attack: Attack, target: i64, more: i64) -> i64:
        prey, other = g.animals[attack.prey], g.animals[target]
        if prey.has_used(self.id) or other.id == prey.id or other.owner != prey.owner:
            return TR_04
        if target == attack.hunter:
            return RUL_09
        return g.shielded(g.animals[attack.hunter], other, attack.ambush)

    def defend(self, g: State, attack: Attack, target: i64, more: i64) -> None:
        g.animals[attack.prey].mark_used(self.id)
        attack.redirect(g, target)


class Scavenger(Trait):
    """When another animal is eaten one scavenger gets a blue token, clockwise from the hunter's owner."""

    id: i64 = SCAVENGER
    law: i64 = TR_15

    def clashes(self, g: State, animal: Animal) -> i64:
        return DEV_07 if animal.bears(CARNIVOROUS) else FREE

    def after_kill(self, g: State, seat: i64, place: i64) -> None:
        g.push(Scavenging(seat, place))


class Symbiosis(Trait):
    """One of the pair is the symbiont: while it lives the other cannot be attacked, and eats only once it is fed."""

    id: i64 = SYMBIOSIS
    law: i64 = TR_19
    pair: bool = True
    directed: bool = True

    def shields(self, g: State, hunter: Animal, prey: Animal) -> i64:
        for pair in g.pairs:
            if trait_of(pair) == self.id and first_of(pair) == prey.id:
                return TR_19
        return FREE

    def bars_food(self, g: State, animal: Animal) -> i64:
        for pair in g.pairs:
            if trait_of(pair) == self.id and first_of(pair) == animal.id and not g.fed(g.animals[second_of(pair)]):
                return TR_19
        return FREE


class Piracy(Trait):
    """Once per turn it takes one food from another animal that has some but is not fed, beside other actions."""

    id: i64 = PIRACY
    law: i64 = TR_16
    aim: i64 = AN_ANIMAL

    def unready(self, g: State, animal: Animal) -> i64:
        return TR_16 if animal.has_used(self.id) else g.cannot_eat(animal)

    def forbids(self, g: State, animal: Animal, target: i64, more: i64) -> i64:
        victim = g.animals[target]
        if victim.used & g.rules.sating_mask:
            return RUL_14
        empty = target == animal.id or victim.place != animal.place or victim.food == 0
        return TR_16 if empty or g.fed(victim) else FREE

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        animal.mark_used(self.id)
        g.animals[target].food -= 1
        g.tell(ROBBED, animal.id, target)
        feed(g, animal, 1)


class TailLoss(Trait):
    """Attacked, it may drop a trait card, pair traits and Parasite included: it lives, the hunter gets one token."""

    id: i64 = TAIL_LOSS
    law: i64 = TR_05
    aim: i64 = A_CARD

    def cannot_defend(self, g: State, attack: Attack, target: i64, more: i64) -> i64:
        if not g.rules.traits[target].droppable:
            return TR_05
        return FREE if g.find_card(g.animals[attack.prey], target, more) else TR_05

    def defend(self, g: State, attack: Attack, target: i64, more: i64) -> None:
        g.drop_card(g.animals[attack.prey], target, more)
        attack.fail(g, 1)


class Communication(Trait):
    """When one of the pair gets red food from the bank, the other at once takes red from the bank too."""

    id: i64 = COMMUNICATION
    law: i64 = TR_17
    pair: bool = True

    def fires(self, red: bool) -> bool:
        return red

    def cannot_share(self, g: State, receiver: Animal) -> i64:
        return TR_22 if g.banks[receiver.place] == 0 else g.cannot_eat(receiver)

    def share(self, g: State, receiver: Animal) -> None:
        meal(g, receiver)


class Grazing(Trait):
    """In each own feeding it may destroy one token of the bank, beside other actions."""

    id: i64 = GRAZING
    law: i64 = TR_13
    each_go: bool = True

    def unready(self, g: State, animal: Animal) -> i64:
        return TR_13 if animal.has_used(self.id) or g.banks[animal.place] == 0 else FREE

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        animal.mark_used(self.id)
        g.banks[animal.place] -= 1
        g.tell(GRAZED, animal.id)


class HighBodyWeight(Trait):
    """+1.  Only a carnivore with High body weight can attack it."""

    id: i64 = HIGH_BODY_WEIGHT
    law: i64 = TR_01
    hunger: i64 = 1

    def shields(self, g: State, hunter: Animal, prey: Animal) -> i64:
        return FREE if hunter.has(self.id) else TR_01


class Hibernation(Trait):
    """In own feeding the animal falls asleep: fed for this turn, but it can get no food at all.

    Not two turns running, and not in the last turn.
    """

    id: i64 = HIBERNATION
    law: i64 = TR_14
    sates: bool = True
    rests: bool = True

    def bars_food(self, g: State, animal: Animal) -> i64:
        return TR_14 if animal.has_used(self.id) else FREE

    def unready(self, g: State, animal: Animal) -> i64:
        tired = (animal.used | animal.rested) >> self.id & 1
        return TR_14 if tired or g.last_turn() else FREE

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        animal.mark_used(self.id)
        g.tell(HIBERNATED, animal.id)
        g.watch(animal)


class Poisonous(Trait):
    """A carnivore that ate it dies in the extinction phase of this turn."""

    id: i64 = POISONOUS
    law: i64 = TR_09

    def eaten(self, g: State, hunter: Animal, prey: Animal) -> None:
        hunter.poisoned = True
        g.tell(POISONED, hunter.id)


class Cooperation(Trait):
    """When one of the pair gets food, red or blue, the other at once gets one blue token."""

    id: i64 = COOPERATION
    law: i64 = TR_18
    pair: bool = True

    def fires(self, red: bool) -> bool:
        return True

    def cannot_share(self, g: State, receiver: Animal) -> i64:
        return g.cannot_eat(receiver)

    def share(self, g: State, receiver: Animal) -> None:
        feed(g, receiver, 1)


class Burrowing(Trait):
    """While it is fed it cannot be attacked."""

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


class Parasite(Trait):
    """+2.  Only on another player's animal, one on each."""

    id: i64 = PARASITE
    law: i64 = TR_10
    hunger: i64 = 2
    whose: i64 = OTHERS
