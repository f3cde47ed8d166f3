"""The traits of Continents, and those of other sets that do more when there are several places."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.games.evolution import actions, tell
from beagle.games.evolution.animal import FIRED, FRESH, OFF, Animal, trait_of
from beagle.games.evolution.ids import (
    A_PLACE,
    AN_ANIMAL,
    AN_EXCHANGE,
    CARNIVOROUS,
    CNIDOCYTES,
    EDIFICATOR,
    FLIGHT,
    HERDING,
    MIGRATION,
    NEOPLASM,
    OCEAN,
    OTHERS,
    RECOMBINATION,
    REGENERATION,
    REMORA,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    SWIMMING,
)
from beagle.games.evolution.law import (
    CON_07,
    CON_08,
    CON_09,
    CON_10,
    CON_11,
    CON_12,
    CON_13,
    CON_14,
    CON_16,
    CON_17,
    CON_18,
    FLY_14,
    FREE,
    RUL_32,
)
from beagle.games.evolution.reach import weight
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.exchange import Exchange
from beagle.games.evolution.steps.migration import Migrating, declare
from beagle.games.evolution.trait import Trait
from beagle.games.evolution.traits import fly, hunt
from beagle.kernel.cards import bit
from beagle.kernel.int_list import IntList


class Migration(Trait):
    """Once per turn, in an own feeding in which nothing else is done, it moves to another place.

    Only swimmers enter the Ocean, and they don't go from continent to continent unless they also fly.
    """

    id: i64 = MIGRATION
    law: i64 = CON_07
    main: bool = True
    aim: i64 = A_PLACE

    def unready(self, g: State, animal: Animal) -> i64:
        return CON_07 if animal.is_spent(self.id) or animal.did >> MIGRATION & 1 else FREE

    def forbids(self, g: State, animal: Animal, target: i64, more: i64) -> i64:
        if target == animal.place:
            return CON_07
        if animal.place == OCEAN or target == OCEAN:
            return FREE if animal.has(SWIMMING) else CON_08
        return CON_08 if animal.has(SWIMMING) and not animal.has(FLIGHT) else FREE

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        set_out(g, animal, self.id, target)


def set_out(g: State, animal: Animal, trait: i64, place: i64) -> None:
    """The first animal of a migration is named."""
    journey = actions.use_place(animal.id, trait, place)
    g.push(Migrating(animal.owner, [journey]))
    declare(g, journey)


class Neoplasm(Trait):
    """Only on another player's animal, under its other traits.  In each food bank phase it moves up over one of them,

    which stops working; with none left above it the animal dies.  If it came by an exchange it kills nobody that turn.
    """

    id: i64 = NEOPLASM
    law: i64 = CON_14
    whose: i64 = OTHERS
    undermost: bool = True

    def covers(self, animal: Animal) -> None:
        """What is under it doesn't work."""
        top: i64 = 0
        for i in range(animal.traits.size):
            if trait_of(animal.traits[i]) == self.id:
                top = i
        for i in range(animal.traits.size):
            packed: i64 = animal.traits[i]
            if i < top:
                animal.traits[i] = packed | OFF
            elif packed & OFF:
                animal.traits[i] = packed & ~OFF

    def is_fatal(self, animal: Animal) -> i64:
        """With no unpaired trait above it the animal dies at once, unless it came this turn."""
        top: i64 = animal.traits[len(animal.traits) - 1]
        if trait_of(top) == self.id and not top & FRESH:
            return tell.DIED_OF_NEOPLASM
        return 0

    def grows(self, g: State, animal: Animal) -> None:
        """It swaps places with the unpaired trait above it; if none is left above it the animal dies."""
        at = g.place_of(animal, self.id, 0)
        if at + 1 < len(animal.traits):
            passed = trait_of(animal.traits[at + 1])
            animal.traits[at], animal.traits[at + 1] = animal.traits[at + 1], animal.traits[at]
            tell.spread(g, animal.id, passed)
            g.refresh(animal)
        g.wither(animal)


class Remora(Trait):
    """It may follow an animal that migrates from its place, also another player's, but never another Remora."""

    id: i64 = REMORA
    law: i64 = CON_09
    aim: i64 = AN_ANIMAL


class Regeneration(Trait):
    """Only one more trait may be played on the animal, and none that adds need.  If it is eaten its traits stay,

    and a new card is put on them in the extinction phase.
    """

    id: i64 = REGENERATION
    law: i64 = CON_17
    regrows: bool = True

    def crowds(self, g: State, animal: Animal, played: Trait) -> i64:
        if played.id == self.id:
            hungry = animal.revealed
            for packed in animal.traits:
                if g.rules.traits[trait_of(packed)].hunger > 0:
                    hungry = True
            return CON_16 if hungry or weight(g, animal) > 1 or animal.need > 1 else FREE
        return CON_16 if played.hunger > 0 or weight(g, animal) > 1 else FREE


class Recombination(Trait):
    """Once per turn, in own feeding, the two animals exchange one unpaired trait each, as a side action."""

    id: i64 = RECOMBINATION
    law: i64 = CON_18
    pair: bool = True
    aim: i64 = AN_EXCHANGE

    def forbids(self, g: State, animal: Animal, target: i64, more: i64) -> i64:
        """`more` holds the positions of the two cards: the animal's and its partner's."""
        i = g.pair_between(self.id, animal.id, target)
        if i < 0:
            return CON_18
        pair: i64 = g.pairs[i]
        if pair & FIRED:
            return CON_18
        if not g.works(pair):
            return CON_12
        there = (more & 255) < len(animal.traits) and more >> 8 < len(g.animals[target].traits)
        return FREE if there else CON_18

    def more_uses(self, g: State, animal: Animal, out: IntList) -> None:
        """Every exchange with a partner that came after it: the other way around it is the same."""
        for partner in g.players[animal.owner].herd:
            if partner.id > animal.id and self.forbids(g, animal, partner.id, 0) == FREE:
                for i in range(animal.traits.size):
                    for j in range(partner.traits.size):
                        out.append(actions.exchange(animal.id, self.id, partner.id, i, j))

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        i = g.pair_between(self.id, animal.id, target)
        pair: i64 = g.pairs[i]
        g.pairs[i] = pair | FIRED
        g.push(Exchange(animal.id, target, more & 255, more >> 8))


class Herding(Trait):
    """It can't be attacked if its place has at least as many animals with Herding as carnivores."""

    id: i64 = HERDING
    law: i64 = CON_11

    def shields(self, g: State, hunter: Animal, prey: Animal) -> i64:
        balance: i64 = 0
        for player in g.players:
            for a in player.herd:
                if a.place == prey.place:
                    if a.mask & bit(HERDING):
                        balance += 1
                    if a.mask & bit(CARNIVOROUS):
                        balance -= 1
        return CON_11 if balance >= 0 else FREE


class Cnidocytes(Trait):
    """The traits of a carnivore that attacked it, successfully or not, don't work until the next turn."""

    id: i64 = CNIDOCYTES
    law: i64 = CON_12
    stings: bool = True


class Edificator(Trait):
    """At the start of the feeding phase it adds two red tokens to the bank of its place."""

    id: i64 = EDIFICATOR
    law: i64 = CON_13

    def opens(self, g: State) -> None:
        for player in g.players:
            for a in player.herd:
                if a.has(self.id):
                    tell.edified(g, a.id)
                    g.fill_bank(a.place, 2)


class DivingSwimming(hunt.Swimming):
    """As in the base game; also, if played on an animal on land it is discarded, and the animal moves to the Ocean."""

    dives: bool = True

    def clashes(self, g: State, animal: Animal) -> i64:
        return RUL_32 if animal.place == OCEAN else FREE


class MigratingFlight(fly.Flight):
    """As in Time to Fly; also, an animal with one or two traits may migrate from continent to continent."""

    main: bool = True
    aim: i64 = A_PLACE

    def unready(self, g: State, animal: Animal) -> i64:
        if animal.is_spent(self.id) or animal.did >> MIGRATION & 1:
            return CON_07
        return CON_10 if weight(g, animal) > 2 else FREE

    def forbids(self, g: State, animal: Animal, target: i64, more: i64) -> i64:
        return CON_10 if target == animal.place or animal.place == OCEAN or target == OCEAN else FREE

    def use(self, g: State, animal: Animal, target: i64, more: i64) -> None:
        set_out(g, animal, self.id, target)


class LocalSpecializationA(fly.SpecializationA):
    """Any other Specialization in its place, of type A or B, blocks it; one elsewhere doesn't."""

    blocked: i64 = FLY_14

    def rivals(self, animal: Animal, other: Animal) -> bool:
        return other.place == animal.place and (other.has(SPECIALIZATION_A) or other.has(SPECIALIZATION_B))


class LocalSpecializationB(fly.SpecializationB):
    """Any other Specialization in its place, of type A or B, blocks it; one elsewhere doesn't."""

    blocked: i64 = FLY_14

    def rivals(self, animal: Animal, other: Animal) -> bool:
        return other.place == animal.place and (other.has(SPECIALIZATION_A) or other.has(SPECIALIZATION_B))
