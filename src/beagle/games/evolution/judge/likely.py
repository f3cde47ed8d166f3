"""How a turn of Evolution is likely to go: a number for every option, from what its player can see.

Fast rather than clever: hundreds of these moves are played for one choice, and the result is judged elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from beagle.games.evolution import actions
from beagle.games.evolution.animal import Animal, first_of, partner_of, trait_of
from beagle.games.evolution.ids import (
    AMBUSH,
    AN_EXCHANGE,
    ANIMAL,
    CARNIVOROUS,
    CNIDOCYTES,
    COMMUNICATION,
    COOPERATION,
    EDIFICATOR,
    FAT,
    FLIGHT,
    GRAZING,
    HIBERNATION,
    MIGRATION,
    MIMICRY,
    NEOPLASM,
    OCEAN,
    PARASITE,
    PIRACY,
    POISONOUS,
    REGENERATION,
    REMORA,
    RESTORE,
    SYMBIOSIS,
    TAIL_LOSS,
    TAKE,
    TRAIT,
)
from beagle.games.evolution.judge.standing import above_neoplasm, animals, expected_banks, exposure, value
from beagle.games.evolution.law import FREE
from beagle.games.evolution.reach import shielded
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack
from beagle.games.evolution.steps.development import Development
from beagle.games.evolution.steps.migration import Migrating
from beagle.games.evolution.steps.rebirth import NewStart
from beagle.kernel.action import PASS, kind_of


@dataclass(frozen=True)
class Habits:
    """What players tend to do.  Only the order of the numbers matters, and only within one question."""

    # Development
    keep: float = 0.4  # holding a card back
    animal: float = 1.5  # one more animal
    room: float = 0.5  # this much more food than one's share is hoped for
    crowded: float = 1.0  # for each token that will be missing
    cooperation: float = 2.0
    communication: float = 1.2
    hibernation: float = 1.0
    fat: float = 0.8
    parasite: float = 0.8
    neoplasm: float = 1.2  # less for each trait that it must pass
    edificator: float = 0.6
    regeneration: float = 0.5
    ocean: float = 1.0  # its point
    symbiosis: float = 0.2
    hunter: float = -0.5  # a hunter without prey; each prey adds
    prey: float = 1.0
    other: float = 0.3  # any other trait
    sheltered: float = 0.1  # for protection from hunters, for each point that they threaten
    points: float = 0.05  # for each point of the animal that gets the trait
    # Feeding
    meal: float = 10.0  # a token for an animal that can be fed
    hopeless: float = 4.0  # a token for an animal that can't
    store: float = 2.0  # a token to store
    partner: float = 2.0  # for each hungry partner that gets something too
    kill: float = 8.0  # food for a hungry hunter
    harm: float = 1.0  # for each point another player loses
    graze: float = 3.0
    rob: float = 20.0
    burn: float = 9.0
    sleep: float = 30.0
    journey: float = 7.0  # to a place with food, for an animal that has none here
    exchange: float = -0.3


HABITS: Final = Habits()


def rater(state: State, habits: Habits = HABITS) -> Callable[[int], float]:
    """How the player who is asked rates each option."""
    step = state.stack[-1]
    if isinstance(step, Development | NewStart):
        return Growth(state, habits).rate
    if isinstance(step, Attack):
        return Defence(state, habits, step).rate
    return Meals(state, habits).rate


def liking(habits: Habits, trait: int) -> float:
    """How much a trait is liked, regardless of the table."""
    likings = {
        COOPERATION: habits.cooperation,
        COMMUNICATION: habits.communication,
        HIBERNATION: habits.hibernation,
        FAT: habits.fat,
        PARASITE: habits.parasite,
        EDIFICATOR: habits.edificator,
        REGENERATION: habits.regeneration,
        SYMBIOSIS: habits.symbiosis,
        CARNIVOROUS: habits.hunter,
    }
    return likings.get(trait, habits.other)


class Growth:
    """The development phase: animals as long as there will be food for them, then traits, then nothing."""

    def __init__(self, state: State, habits: Habits) -> None:
        self.state = state
        self.habits = habits
        self.seat = state.actor
        herd = state.players[self.seat].herd
        self.rooms = [bank / len(state.players) + habits.room for bank in expected_banks(state)]
        for a in herd:
            lacking: int = a.need - a.fat
            self.rooms[a.place] -= lacking
        self.hunters = [a for a in animals(state) if a.owner != self.seat and a.has(CARNIVOROUS)]

    def rate(self, action: int) -> float:
        kind = kind_of(action)
        if kind == PASS:
            return 0.0 if self.state.last_turn() else self.habits.keep
        if kind == ANIMAL:
            return self.habits.animal + self.habits.crowded * min(1.5, self.rooms[actions.put_place(action)])
        trait = self.state.rules.traits[actions.played_trait(action)]
        a = self.state.animals[actions.played_on(action)]
        rated = liking(self.habits, trait.id) + self.habits.points * value(a)
        if a.owner != self.seat:
            return rated + 2 * self.habits.points * value(a) + self.harm(trait.id, a)
        if trait.dives:
            return self.habits.ocean + self.habits.crowded * min(1.0, self.rooms[OCEAN] - self.rooms[a.place])
        if a.carries(NEOPLASM):
            rated += 0.1 * value(a) if above_neoplasm(a) < 2 and not trait.pair else -0.3
        if trait.id == CARNIVOROUS:
            return rated + self.prospects(a)
        if self.hunters and trait in self.state.rules.shielding and self.threatened(a):
            rated += self.habits.sheltered * value(a)
        hunger: int = trait.hunger
        if hunger and self.rooms[a.place] < hunger:
            rated -= self.habits.crowded * hunger
        return rated

    def harm(self, trait: int, a: Animal) -> float:
        """The effect on another player's animal: a Neoplasm kills sooner if it has few traits to pass."""
        return self.habits.neoplasm - 0.3 * len(a.traits) if trait == NEOPLASM else 0.0

    def prospects(self, hunter: Animal) -> float:
        state = self.state
        prey = [p for p in animals(state) if p.owner != self.seat and shielded(state, hunter, p) == FREE]
        return self.habits.prey * min(2.0, sum(map(exposure, prey)))

    def threatened(self, a: Animal) -> bool:
        return any(shielded(self.state, hunter, a) == FREE for hunter in self.hunters)


class Defence:
    """An attack is answered with whatever costs least."""

    def __init__(self, state: State, habits: Habits, attack: Attack) -> None:
        self.state = state
        self.habits = habits
        self.prey = state.animals[attack.prey]

    def rate(self, action: int) -> float:
        if kind_of(action) == PASS:
            return -float(value(self.prey))
        trait = actions.used_trait(action)
        if trait == TAIL_LOSS:
            dropped = actions.target_kind(action)
            return 2.0 if dropped == PARASITE else -1.0 - liking(self.habits, dropped)
        if trait == MIMICRY:
            other = self.state.animals[actions.target_animal(action)]
            return -value(other) * exposure(other)
        return 0.0


class Meals:
    """Own feedings, and the food that follows from them: first what saves an animal, then what harms others."""

    def __init__(self, state: State, habits: Habits) -> None:
        self.state = state
        self.habits = habits
        self.seat = state.actor
        self.hungry = [a for a in state.players[self.seat].herd if not state.fed(a)]
        self.wanted = [0] * len(state.banks)
        for a in self.hungry:
            self.wanted[a.place] += a.need - a.food
        self.shares = [bank / max(1, self.rivals(place)) for place, bank in enumerate(state.banks)]

    def rivals(self, place: int) -> int:
        """How many players have a hungry animal there."""
        fed = self.state.fed
        return sum(any(a.place == place and not fed(a) for a in player.herd) for player in self.state.players)

    def rate(self, action: int) -> float:
        kind = kind_of(action)
        if kind == PASS:
            return 0.0
        if kind in (TRAIT, RESTORE):  # a shell from the middle; any card on remains
            return self.habits.other
        a = self.state.animals[actions.acting_animal(action)]
        if kind == TAKE:
            return self.meal(a)
        trait = actions.used_trait(action)
        if trait in (CARNIVOROUS, AMBUSH):
            return self.attack(a, self.state.animals[actions.target_animal(action)])
        if trait == FAT:
            return self.burn(a, actions.target_count(action))
        if trait == HIBERNATION:
            return self.sleep(a)
        if trait == GRAZING:
            return -1.0 if self.wanted[a.place] else self.habits.graze
        if trait in (MIGRATION, FLIGHT):
            return self.journey(a, actions.target_place(action))
        if trait == REMORA:
            return self.follow(a, actions.target_animal(action))
        if self.state.rules.traits[trait].aim == AN_EXCHANGE:
            return self.habits.exchange
        if trait == PIRACY:
            return self.rob(a, self.state.animals[actions.target_animal(action)])
        if self.state.rules.traits[trait].pair:
            return self.meal(self.state.animals[actions.target_animal(action)])
        return self.meal(a)

    def meal(self, a: Animal) -> float:
        """A token for this animal: the fewer it still needs, the more a token is worth."""
        if self.state.fed(a):
            return self.habits.store + self.partners(a)
        lacks = a.need - a.food
        hopeless = lacks > self.state.banks[a.place] + a.fat
        return (self.habits.hopeless if hopeless else self.habits.meal) + value(a) / lacks + self.partners(a)

    def journey(self, a: Animal, place: int) -> float:
        """To where there is food, if it is hungry and there is none here."""
        banks = self.state.banks
        if self.state.fed(a):
            return -0.5 - (1.0 if a.place == OCEAN else 0.0)
        if banks[a.place] or not banks[place]:
            return -0.5
        return self.habits.journey + value(a) * min(1.0, self.shares[place])

    def follow(self, a: Animal, leader: int) -> float:
        step = self.state.stack[-1]
        named = step.moves if isinstance(step, Migrating) else []
        goes = [actions.target_place(move) for move in named if actions.acting_animal(move) == leader]
        return self.journey(a, goes[0]) if goes else -1.0

    def partners(self, a: Animal) -> float:
        """For partners that get something because this one eats, or that may eat once it is fed."""
        if not a.mask & self.state.rules.sharing_mask and not a.has(SYMBIOSIS):
            return 0.0
        rated = 0.0
        for pair in self.state.pairs:
            other = partner_of(pair, a.id)
            if other >= 0 and not self.state.fed(self.state.animals[other]):
                rated += self.habits.partner if trait_of(pair) != SYMBIOSIS or first_of(pair) == other else 0.0
        return rated

    def attack(self, a: Animal, prey: Animal) -> float:
        """Food for the hunter and a loss for the owner of the prey; poison costs the hunter."""
        hungry = not self.state.fed(a)
        mine = prey.owner == self.seat
        sure = 1.0 if mine else exposure(prey)
        harm = -float(value(prey)) if mine else self.habits.harm * value(prey) * sure
        if prey.has(CNIDOCYTES):
            harm -= 1.0
        if prey.has(POISONOUS):
            doomed = hungry and self.state.banks[a.place] == 0
            return harm - (0.0 if doomed else 2.0 * value(a))
        return harm + 2.0 + sure * (self.habits.kill if hungry else 1.0)

    def burn(self, a: Animal, tokens: int) -> float:
        """Enough fat at once, and not before it is needed."""
        if a.food + tokens < a.need:
            return -1.0
        short = self.state.banks[a.place] == 0 or self.wanted[a.place] > self.shares[a.place]
        return self.habits.burn if short else 3.0

    def sleep(self, a: Animal) -> float:
        """For an animal that there is no food for."""
        if self.state.fed(a):
            return -1.0
        lacking: int = self.wanted[a.place] - a.fat
        return self.habits.sleep if lacking > self.shares[a.place] else -0.5

    def rob(self, a: Animal, victim: Animal) -> float:
        if victim.owner == self.seat:
            return -1.0
        return 4.0 if self.state.fed(a) else self.habits.rob
