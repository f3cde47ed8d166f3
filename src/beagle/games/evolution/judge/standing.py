"""What a table of Evolution is worth between two turns, seat by seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from beagle.games.evolution.animal import Animal, first_of, trait_of
from beagle.games.evolution.game import EVOLUTION
from beagle.games.evolution.ids import (
    BURROWING,
    CARNIVOROUS,
    CNIDOCYTES,
    COMMUNICATION,
    COOPERATION,
    EDIFICATOR,
    FAT,
    GRAZING,
    HIBERNATION,
    MIGRATION,
    MIMICRY,
    NEOPLASM,
    OCEAN,
    PARASITE,
    PIRACY,
    POISONOUS,
    RECOMBINATION,
    REGENERATION,
    RUNNING,
    SCAVENGER,
    SYMBIOSIS,
    TAIL_LOSS,
)
from beagle.games.evolution.law import FREE
from beagle.games.evolution.reach import shielded
from beagle.games.evolution.state import State

# How likely a prey that can be attacked is still eaten, for each trait that helps it then.
ESCAPES: Final = {
    RUNNING: 0.5,
    TAIL_LOSS: 0.4,
    MIMICRY: 0.6,
    POISONOUS: 0.4,
    BURROWING: 0.6,
    REGENERATION: 0.5,
    CNIDOCYTES: 0.7,
}
# What a trait's effect is worth besides its point; shields are counted in the danger they avert.
TALENTS: Final = {
    COOPERATION: 0.8,
    COMMUNICATION: 0.4,
    FAT: 0.3,
    HIBERNATION: 0.6,
    PIRACY: 0.4,
    SCAVENGER: 0.3,
    GRAZING: 0.2,
    SYMBIOSIS: -0.3,
    PARASITE: -1.0,
    EDIFICATOR: 0.4,
    MIGRATION: 0.2,
    RECOMBINATION: 0.2,
}
# By the number of traits left above a Neoplasm: the chance that its animal survives the turn and is useful.
SICK: Final = (0.1, 0.25, 0.6, 0.8)


@dataclass(frozen=True)
class Weights:
    """The numbers of the evaluation, in points of the score."""

    danger: float = 0.7  # how likely a hunter with prey in reach strikes
    starving: float = 0.6  # the part of an animal's worth that is lost when there is no food for it
    card: float = 1.3  # a card in hand, while turns are left to play it and others
    last_card: float = 0.9  # a card in hand for the last turn
    token: float = 0.5  # a stored token
    prospect: float = 1.2  # a hunter that has prey
    talent: float = 1.0  # what the traits are worth besides their points
    best: float = 0.6  # how much the best of the others counts; the rest goes to their mean
    win: float = 6.0  # the victory itself


def final(state: State, weights: Weights) -> list[float]:
    """The score and who has won: at the end nothing else counts."""
    winners = EVOLUTION.winners(state)
    bonus = weights.win / len(winners)
    return [score + bonus * (seat in winners) for seat, score in enumerate(EVOLUTION.scores(state))]


class Standings:
    """What each seat has at the beginning of a turn, and how much of it is likely to last."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.danger: dict[int, float] = {}
        self.hunts: dict[int, float] = {}  # for each hunter: how sure it is of a kill
        self.find_danger()

    def all(self) -> list[float]:
        fed = self.fed_parts()
        return [self.standing(seat, [there[seat] for there in fed]) for seat in range(self.state.seats)]

    def find_danger(self) -> None:
        """A hunter kills one animal per turn: the danger is spread over all it can reach."""
        for hunter in animals(self.state):
            if not hunter.has(CARNIVOROUS):
                continue
            reach = [(prey.id, exposure(prey)) for prey in animals(self.state) if self.reaches(hunter, prey)]
            exposed = sum(part for _, part in reach)
            self.hunts[hunter.id] = min(1.0, exposed)
            for prey, part in reach:
                share = part * self.weights.danger / max(1.0, exposed)
                self.danger[prey] = 1 - (1 - self.danger.get(prey, 0.0)) * (1 - share)

    def reaches(self, hunter: Animal, prey: Animal) -> bool:
        return hunter.owner != prey.owner and shielded(self.state, hunter, prey) == FREE

    def fed_parts(self) -> list[list[float]]:
        """For each place and each seat there, the part of its need that the next bank will cover."""
        return [self.fed_parts_of(place, bank) for place, bank in enumerate(expected_banks(self.state))]

    def fed_parts_of(self, place: int, bank: float) -> list[float]:
        """Tokens are taken in turns."""
        state = self.state
        wants = [sum(self.want(a) for a in player.herd if a.place == place) for player in state.players]
        for pair in state.pairs:
            giver = state.animals[first_of(pair)]
            if trait_of(pair) == COOPERATION and giver.place == place:
                wants[giver.owner] -= 0.8
        wants = [max(0.0, want) for want in wants]
        left = bank
        got = [0.0] * len(wants)
        hungry = [seat for seat, want in enumerate(wants) if want > 0]
        while hungry and left > 0.01:
            part = min(left / len(hungry), min(wants[seat] - got[seat] for seat in hungry))
            for seat in hungry:
                got[seat] += part
            left -= part * len(hungry)
            hungry = [seat for seat in hungry if wants[seat] - got[seat] > 0.01]
        return [1.0 if want <= 0 else min(1.0, g / want) for g, want in zip(got, wants, strict=True)]

    def want(self, a: Animal) -> float:
        """Red tokens it will need: its fat and its prey feed it too, and an animal that can sleep needs less."""
        rules = self.state.rules
        sleeps = a.has(HIBERNATION) and rules.traits[HIBERNATION].unready(self.state, a) == FREE
        lacking: int = a.need - a.fat - sleeps
        return max(0.0, lacking - 2 * self.hunts.get(a.id, 0.0))

    def standing(self, seat: int, fed: list[float]) -> float:
        w = self.weights
        player = self.state.players[seat]
        hungry = [1 - w.starving * (1 - part) for part in fed]
        total = sum(self.animal(a) * (hungry[a.place] if self.want(a) > 0 else 1.0) for a in player.herd)
        total += sum(len(a.traits) for a in player.remains)
        for pair in self.state.pairs:
            joined = self.state.animals[first_of(pair)]
            if joined.owner == seat:
                total += (1 + w.talent * TALENTS.get(trait_of(pair), 0.0)) * hungry[joined.place]
        earlier: int = player.points
        return total + earlier + len(player.hand) * (w.last_card if self.state.last_turn() else w.card)

    def animal(self, a: Animal) -> float:
        """Its points, what its traits will do, its fat, and the chance that it lives."""
        fat: int = a.fat
        worth = value(a) + self.weights.token * fat
        for packed in a.traits:
            worth += self.weights.talent * TALENTS.get(trait_of(packed), 0.0)
        worth += self.weights.prospect * self.hunts.get(a.id, 0.0)
        if a.carries(NEOPLASM):
            worth *= SICK[min(above_neoplasm(a), len(SICK) - 1)]
        return worth * (1 - self.danger.get(a.id, 0.0))


def animals(state: State) -> Iterator[Animal]:
    for player in state.players:
        yield from player.herd


def value(a: Animal) -> int:
    """The points of an animal and the cards on it; each number on a card is a point, and so is the Ocean."""
    return a.need + 1 + len(a.traits) + (1 if a.place == OCEAN else 0)


def above_neoplasm(a: Animal) -> int:
    """How many traits its Neoplasm still has to pass."""
    kinds = [trait_of(packed) for packed in a.traits]
    return len(kinds) - 1 - kinds.index(NEOPLASM)


def exposure(prey: Animal) -> float:
    """How easily it is eaten by a hunter that may attack it."""
    part = 1.0
    for trait, escape in ESCAPES.items():
        if prey.has(trait):
            part *= escape
    return part


def expected_banks(state: State) -> list[float]:
    """For each place the tokens in its bank or, if none have been laid out yet, the expected number."""
    if sum(state.banks):
        return [float(bank) for bank in state.banks]
    banks = [3.5 * dice + added for dice, added in state.rules.dice]
    if state.rules.opening:
        for a in animals(state):
            if a.has(EDIFICATOR):
                banks[a.place] += 2
    return banks
