"""What a table of Evolution is worth between two turns, seat by seat."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from beagle.games.evolution.animal import Animal, first_of, trait_of
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
from beagle.games.evolution.scoring import sheets, winners
from beagle.games.evolution.state import State
from beagle.kernel.int_list import IntList, int_list


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
    unit: float = 7.0  # how many points ahead multiply the odds of winning by e
    # How likely a prey that can be attacked is still eaten, for each trait that helps it then
    escape_running: float = 0.5
    escape_tail_loss: float = 0.4
    escape_mimicry: float = 0.6
    escape_poisonous: float = 0.4
    escape_burrowing: float = 0.6
    escape_regeneration: float = 0.5
    escape_cnidocytes: float = 0.7
    # What a trait's effect is worth besides its point; shields are counted in the danger they avert
    talent_cooperation: float = 0.8
    talent_communication: float = 0.4
    talent_fat: float = 0.3
    talent_hibernation: float = 0.6
    talent_piracy: float = 0.4
    talent_scavenger: float = 0.3
    talent_grazing: float = 0.2
    talent_symbiosis: float = -0.3
    talent_parasite: float = -1.0
    talent_edificator: float = 0.4
    talent_migration: float = 0.2
    talent_recombination: float = 0.2
    # By the number of traits left above a Neoplasm: the chance that its animal survives the turn and is useful
    sick_at_once: float = 0.1
    sick_soon: float = 0.25
    sick_later: float = 0.6
    sick_late: float = 0.8


class Scales:
    """The same numbers by trait, as lists: compiled code reads them at once."""

    def __init__(self, w: Weights) -> None:
        self.weights: Weights = w
        self.escaping: IntList = int_list([RUNNING, TAIL_LOSS, MIMICRY, POISONOUS, BURROWING, REGENERATION, CNIDOCYTES])
        self.escapes: list[float] = [
            *(w.escape_running, w.escape_tail_loss, w.escape_mimicry, w.escape_poisonous),
            *(w.escape_burrowing, w.escape_regeneration, w.escape_cnidocytes),
        ]
        self.talents: list[float] = [0.0] * 64
        self.talents[COOPERATION] = w.talent_cooperation
        self.talents[COMMUNICATION] = w.talent_communication
        self.talents[FAT] = w.talent_fat
        self.talents[HIBERNATION] = w.talent_hibernation
        self.talents[PIRACY] = w.talent_piracy
        self.talents[SCAVENGER] = w.talent_scavenger
        self.talents[GRAZING] = w.talent_grazing
        self.talents[SYMBIOSIS] = w.talent_symbiosis
        self.talents[PARASITE] = w.talent_parasite
        self.talents[EDIFICATOR] = w.talent_edificator
        self.talents[MIGRATION] = w.talent_migration
        self.talents[RECOMBINATION] = w.talent_recombination
        self.sick: list[float] = [w.sick_at_once, w.sick_soon, w.sick_later, w.sick_late]

    def exposure(self, prey: Animal) -> float:
        """How easily it is eaten by a hunter that may attack it."""
        part = 1.0
        for i in range(self.escaping.size):
            if prey.has(self.escaping[i]):
                part *= self.escapes[i]
        return part


def final(state: State, win: float) -> list[float]:
    """The score and who has won: at the end nothing else counts."""
    won = winners(state)
    bonus = win / len(won)
    out: list[float] = []
    for seat, sheet in enumerate(sheets(state)):
        out.append(sheet.total + (bonus if seat in won else 0.0))
    return out


class Standings:
    """What each seat has at the beginning of a turn, and how much of it is likely to last."""

    def __init__(self, state: State, scales: Scales) -> None:
        self.state: State = state
        self.scales: Scales = scales
        self.weights: Weights = scales.weights
        self.danger: list[float] = [0.0] * len(state.animals)  # by animal
        self.hunts: list[float] = [0.0] * len(state.animals)  # for each hunter: how sure it is of a kill
        self.find_danger()

    def all(self) -> list[float]:
        banks = expected_banks(self.state)
        fed: list[list[float]] = []
        for place in range(len(banks)):
            fed.append(self.fed_parts(place, banks[place]))
        out: list[float] = []
        for seat in range(self.state.seats):
            out.append(self.standing(seat, fed))
        return out

    def find_danger(self) -> None:
        """A hunter kills one animal per turn: the danger is spread over all it can reach."""
        for player in self.state.players:
            for hunter in player.herd:
                if hunter.has(CARNIVOROUS):
                    self.hunt(hunter)

    def hunt(self, hunter: Animal) -> None:
        reached: list[Animal] = []
        parts: list[float] = []
        exposed = 0.0
        for player in self.state.players:
            for prey in player.herd:
                if prey.owner != hunter.owner and shielded(self.state, hunter, prey) == FREE:
                    part = self.scales.exposure(prey)
                    reached.append(prey)
                    parts.append(part)
                    exposed += part
        self.hunts[hunter.id] = min(1.0, exposed)
        for i in range(len(reached)):
            share = parts[i] * self.weights.danger / max(1.0, exposed)
            at = reached[i].id
            self.danger[at] = 1 - (1 - self.danger[at]) * (1 - share)

    def wants(self, place: i64) -> list[float]:
        """For each seat, the tokens that its animals in this place will need."""
        state = self.state
        out: list[float] = []
        for player in state.players:
            want = 0.0
            for a in player.herd:
                if a.place == place:
                    want += self.want(a)
            out.append(want)
        for i in range(state.pairs.size):
            pair = state.pairs[i]
            giver = state.animals[first_of(pair)]
            if trait_of(pair) == COOPERATION and giver.place == place:
                out[giver.owner] -= 0.8
        return [max(0.0, want) for want in out]

    def fed_parts(self, place: i64, bank: float) -> list[float]:
        """For each seat, the part of its need in this place that the bank will cover.  Tokens are taken in turns."""
        wants = self.wants(place)
        left = bank
        got = [0.0] * len(wants)
        hungry: list[int] = []
        for seat in range(len(wants)):
            if wants[seat] > 0:
                hungry.append(seat)
        while hungry and left > 0.01:
            least = wants[hungry[0]] - got[hungry[0]]
            for seat in hungry:
                least = min(least, wants[seat] - got[seat])
            part = min(left / len(hungry), least)
            still: list[int] = []
            for seat in hungry:
                got[seat] += part
            left -= part * len(hungry)
            for seat in hungry:
                if wants[seat] - got[seat] > 0.01:
                    still.append(seat)
            hungry = still
        out: list[float] = []
        for seat in range(len(wants)):
            out.append(1.0 if wants[seat] <= 0 else min(1.0, got[seat] / wants[seat]))
        return out

    def want(self, a: Animal) -> float:
        """Red tokens it will need: its fat and its prey feed it too, and an animal that can sleep needs less."""
        lacking: i64 = a.need - a.fat
        if a.has(HIBERNATION) and self.state.rules.traits[HIBERNATION].unready(self.state, a) == FREE:
            lacking -= 1
        return max(0.0, float(lacking) - 2 * self.hunts[a.id])

    def standing(self, seat: i64, fed: list[list[float]]) -> float:
        w = self.weights
        state = self.state
        player = state.players[seat]
        hungry: list[float] = []
        for place in range(len(fed)):
            hungry.append(1 - w.starving * (1 - fed[place][seat]))
        total = 0.0
        for a in player.herd:
            total += self.animal(a) * (hungry[a.place] if self.want(a) > 0 else 1.0)
        cards: i64 = 0
        for a in player.remains:
            cards += a.traits.size
        total += float(cards)
        for i in range(state.pairs.size):
            joined = state.animals[first_of(state.pairs[i])]
            if joined.owner == seat:
                total += (1 + w.talent * self.scales.talents[trait_of(state.pairs[i])]) * hungry[joined.place]
        return total + float(player.points) + float(player.hand.size) * (w.last_card if state.last_turn() else w.card)

    def animal(self, a: Animal) -> float:
        """Its points, what its traits will do, its fat, and the chance that it lives."""
        worth = float(value(a)) + self.weights.token * float(a.fat)
        for i in range(a.traits.size):
            worth += self.weights.talent * self.scales.talents[trait_of(a.traits[i])]
        worth += self.weights.prospect * self.hunts[a.id]
        if a.carries(NEOPLASM):
            worth *= self.scales.sick[min(above_neoplasm(a), len(self.scales.sick) - 1)]
        return worth * (1 - self.danger[a.id])


def value(a: Animal) -> i64:
    """The points of an animal and the cards on it; each number on a card is a point, and so is the Ocean."""
    points: i64 = a.need + 1 + a.traits.size
    if a.place == OCEAN:
        points += 1
    return points


def above_neoplasm(a: Animal) -> i64:
    """How many traits its Neoplasm still has to pass."""
    for i in range(a.traits.size):
        if trait_of(a.traits[i]) == NEOPLASM:
            return a.traits.size - 1 - i
    return a.traits.size - 1


def expected_banks(state: State) -> list[float]:
    """For each place the tokens in its bank or, if none have been laid out yet, the expected number."""
    out: list[float] = []
    tokens: i64 = 0
    for i in range(state.banks.size):
        tokens += state.banks[i]
        out.append(float(state.banks[i]))
    if tokens:
        return out
    out = [3.5 * dice + added for dice, added in state.rules.dice]
    if state.rules.opening:
        for player in state.players:
            for a in player.herd:
                if a.has(EDIFICATOR):
                    out[a.place] += 2
    return out
