"""How a turn of Evolution is likely to go: a number for every option, from what its player can see.

Fast rather than clever: hundreds of these moves are played for one choice, and the result is judged elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

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
from beagle.games.evolution.judge.standing import Scales, above_neoplasm, expected_banks, value
from beagle.games.evolution.law import FREE
from beagle.games.evolution.reach import shielded
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack
from beagle.games.evolution.steps.development import Development
from beagle.games.evolution.steps.migration import Migrating
from beagle.games.evolution.steps.rebirth import NewStart
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.cards import bit


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


class Likings:
    """How much each trait is liked, regardless of the table, by its number."""

    def __init__(self, habits: Habits) -> None:
        self.by_trait: list[float] = [habits.other] * 256
        self.by_trait[COOPERATION] = habits.cooperation
        self.by_trait[COMMUNICATION] = habits.communication
        self.by_trait[HIBERNATION] = habits.hibernation
        self.by_trait[FAT] = habits.fat
        self.by_trait[PARASITE] = habits.parasite
        self.by_trait[EDIFICATOR] = habits.edificator
        self.by_trait[REGENERATION] = habits.regeneration
        self.by_trait[SYMBIOSIS] = habits.symbiosis
        self.by_trait[CARNIVOROUS] = habits.hunter


class Policy:
    """How the player who is asked rates each option."""

    def __init__(self, habits: Habits, scales: Scales) -> None:
        self.habits: Habits = habits
        self.scales: Scales = scales
        self.likings: Likings = Likings(habits)

    def rates(self, state: State) -> list[float]:
        step = state.stack[-1]
        options = state.offered
        out: list[float] = []
        if isinstance(step, (Development, NewStart)):
            growth = Growth(state, self)
            for i in range(options.size):
                out.append(growth.rate(options[i]))
        elif isinstance(step, Attack):
            defence = Defence(state, self, step)
            for i in range(options.size):
                out.append(defence.rate(options[i]))
        else:
            meals = Meals(state, self)
            for i in range(options.size):
                out.append(meals.rate(options[i]))
        return out


class Growth:
    """The development phase: animals as long as there will be food for them, then traits, then nothing."""

    def __init__(self, state: State, policy: Policy) -> None:
        self.state: State = state
        self.habits: Habits = policy.habits
        self.scales: Scales = policy.scales
        self.likings: list[float] = policy.likings.by_trait
        self.seat: i64 = state.actor
        self.rooms: list[float] = [bank / len(state.players) + self.habits.room for bank in expected_banks(state)]
        for a in state.players[self.seat].herd:
            self.rooms[a.place] -= float(a.need - a.fat)
        self.hunters: list[Animal] = []
        for player in state.players:
            for a in player.herd:
                if a.owner != self.seat and a.has(CARNIVOROUS):
                    self.hunters.append(a)

    def rate(self, action: i64) -> float:
        kind = kind_of(action)
        if kind == PASS:
            return 0.0 if self.state.last_turn() else self.habits.keep
        if kind == ANIMAL:
            return self.habits.animal + self.habits.crowded * min(1.5, self.rooms[actions.put_place(action)])
        trait = self.state.rules.traits[actions.played_trait(action)]
        a = self.state.animals[actions.played_on(action)]
        points = float(value(a))
        rated = self.likings[trait.id] + self.habits.points * points
        if a.owner != self.seat:
            return rated + 2 * self.habits.points * points + self.harm(trait.id, a)
        if trait.dives:
            return self.habits.ocean + self.habits.crowded * min(1.0, self.rooms[OCEAN] - self.rooms[a.place])
        if a.carries(NEOPLASM):
            rated += 0.1 * points if above_neoplasm(a) < 2 and not trait.pair else -0.3
        if trait.id == CARNIVOROUS:
            return rated + self.prospects(a)
        if self.hunters and self.state.rules.shielding_mask & bit(trait.id) and self.threatened(a):
            rated += self.habits.sheltered * points
        hunger = float(trait.hunger)
        if hunger and self.rooms[a.place] < hunger:
            rated -= self.habits.crowded * hunger
        return rated

    def harm(self, trait: i64, a: Animal) -> float:
        """The effect on another player's animal: a Neoplasm kills sooner if it has few traits to pass."""
        return self.habits.neoplasm - 0.3 * float(a.traits.size) if trait == NEOPLASM else 0.0

    def prospects(self, hunter: Animal) -> float:
        """What there is to eat for it."""
        exposed = 0.0
        for player in self.state.players:
            for prey in player.herd:
                if prey.owner != self.seat and shielded(self.state, hunter, prey) == FREE:
                    exposed += self.scales.exposure(prey)
        return self.habits.prey * min(2.0, exposed)

    def threatened(self, a: Animal) -> bool:
        for hunter in self.hunters:
            if shielded(self.state, hunter, a) == FREE:
                return True
        return False


class Defence:
    """An attack is answered with whatever costs least."""

    def __init__(self, state: State, policy: Policy, attack: Attack) -> None:
        self.state: State = state
        self.scales: Scales = policy.scales
        self.likings: list[float] = policy.likings.by_trait
        self.prey: Animal = state.animals[attack.prey]

    def rate(self, action: i64) -> float:
        if kind_of(action) == PASS:
            return -float(value(self.prey))
        trait = actions.used_trait(action)
        if trait == TAIL_LOSS:
            dropped = actions.target_kind(action)
            return 2.0 if dropped == PARASITE else -1.0 - self.likings[dropped]
        if trait == MIMICRY:
            other = self.state.animals[actions.target_animal(action)]
            return -float(value(other)) * self.scales.exposure(other)
        return 0.0


class Meals:
    """Own feedings, and the food that follows from them: first what saves an animal, then what harms others."""

    def __init__(self, state: State, policy: Policy) -> None:
        self.state: State = state
        self.habits: Habits = policy.habits
        self.scales: Scales = policy.scales
        self.seat: i64 = state.actor
        places = state.banks.size
        self.wanted: list[float] = [0.0] * places
        for a in state.players[self.seat].herd:
            if not state.fed(a):
                self.wanted[a.place] += float(a.need - a.food)
        self.shares: list[float] = []
        for place in range(places):
            self.shares.append(float(state.banks[place]) / max(1.0, self.rivals(place)))

    def rivals(self, place: i64) -> float:
        """How many players have a hungry animal there."""
        count = 0.0
        for player in self.state.players:
            for a in player.herd:
                if a.place == place and not self.state.fed(a):
                    count += 1.0
                    break
        return count

    def rate(self, action: i64) -> float:
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
        return self.other(a, trait, action)

    def other(self, a: Animal, trait: i64, action: i64) -> float:
        """What is done with other traits."""
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
        wish = self.habits.hopeless if hopeless else self.habits.meal
        return wish + float(value(a)) / float(lacks) + self.partners(a)

    def journey(self, a: Animal, place: i64) -> float:
        """To where there is food, if it is hungry and there is none here."""
        banks = self.state.banks
        if self.state.fed(a):
            return -1.5 if a.place == OCEAN else -0.5
        if banks[a.place] or not banks[place]:
            return -0.5
        return self.habits.journey + float(value(a)) * min(1.0, self.shares[place])

    def follow(self, a: Animal, leader: i64) -> float:
        step = self.state.stack[-1]
        if isinstance(step, Migrating):
            for move in step.moves:
                if actions.acting_animal(move) == leader:
                    return self.journey(a, actions.target_place(move))
        return -1.0

    def partners(self, a: Animal) -> float:
        """For partners that get something because this one eats, or that may eat once it is fed."""
        if not a.mask & self.state.rules.sharing_mask and not a.has(SYMBIOSIS):
            return 0.0
        rated = 0.0
        pairs = self.state.pairs
        for i in range(pairs.size):
            other = partner_of(pairs[i], a.id)
            if other < 0 or self.state.fed(self.state.animals[other]):
                continue
            if trait_of(pairs[i]) != SYMBIOSIS or first_of(pairs[i]) == other:
                rated += self.habits.partner
        return rated

    def attack(self, a: Animal, prey: Animal) -> float:
        """Food for the hunter and a loss for the owner of the prey; poison costs the hunter."""
        hungry = not self.state.fed(a)
        mine = prey.owner == self.seat
        sure = 1.0 if mine else self.scales.exposure(prey)
        harm = -float(value(prey)) if mine else self.habits.harm * float(value(prey)) * sure
        if prey.has(CNIDOCYTES):
            harm -= 1.0
        if prey.has(POISONOUS):
            doomed = hungry and self.state.banks[a.place] == 0
            return harm - (0.0 if doomed else 2.0 * float(value(a)))
        return harm + 2.0 + sure * (self.habits.kill if hungry else 1.0)

    def burn(self, a: Animal, tokens: i64) -> float:
        """Enough fat at once, and not before it is needed."""
        if a.food + tokens < a.need:
            return -1.0
        short = self.state.banks[a.place] == 0 or self.wanted[a.place] > self.shares[a.place]
        return self.habits.burn if short else 3.0

    def sleep(self, a: Animal) -> float:
        """For an animal that there is no food for."""
        if self.state.fed(a):
            return -1.0
        lacking = self.wanted[a.place] - float(a.fat)
        return self.habits.sleep if lacking > self.shares[a.place] else -0.5

    def rob(self, a: Animal, victim: Animal) -> float:
        if victim.owner == self.seat:
            return -1.0
        return 4.0 if self.state.fed(a) else self.habits.rob
