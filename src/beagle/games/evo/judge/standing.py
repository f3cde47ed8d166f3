"""What a clan is worth, in mutation points: the ones it has, and the ones it can hope for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from beagle.games.evo.clan import Clan
from beagle.games.evo.ids import COLD, DEADLY, GENES, HOT, IDEAL
from beagle.games.evo.power import Rules
from beagle.games.evo.scoring import winners
from beagle.games.evo.state import State
from beagle.games.evo.steps.round import Round
from beagle.games.evo.steps.survival import Losses
from beagle.kernel.cards import bit
from beagle.kernel.int_list import IntList

ROUNDS: Final = 10.0  # full rounds of a usual game
SCORED: Final = 6  # the number of the survival phase on the track of phases
FARTHEST: Final = 6  # steps to ideal ground that are still counted
MAX_FORECASTS: Final = 500
MAX_ALIKE: Final = 40  # genes of one kind


@dataclass(frozen=True)
class Weights:
    """What things are worth; a gene, for each round left."""

    best: float = 0.6  # how much the best of the others counts, compared with all of them
    win: float = 5.0  # the victory itself
    unit: float = 6.0  # how many points ahead multiply the odds of winning by e
    living: float = 0.55  # a dinosaur that lives on, for each round it can be counted on
    ahead: float = 3.0  # how many rounds are counted on
    safe: float = 0.5  # the part of it that depends on where it is
    card: float = 1.2  # an event card in hand
    reserve: float = 0.25  # each of the first few mutation points, which can buy something
    first_few: float = 4.0
    # Genes
    legs: float = 0.32
    horn: float = 0.14
    thermoregulation: float = 0.42
    fur: float = 0.42
    egg: float = 0.75
    vial: float = 0.3
    bony_frill: float = 0.15
    big_horn: float = 0.22
    hard_shell: float = 0.4
    fins: float = 0.35
    caveman: float = 0.45
    adrenaline: float = 0.1
    strong_thighs: float = 0.55
    chameleon_skin: float = 0.15
    wings: float = 0.25
    regeneration: float = 0.25
    deadly_babies: float = 0.4
    sixth_sense: float = 0.2
    again: float = 0.75  # each further gene of the same kind is worth this much of the one before

    def genes(self) -> list[float]:
        """By number."""
        named = [
            *(0.0, self.legs, self.horn, self.thermoregulation, self.fur, self.egg, self.vial, self.bony_frill),
            *(self.big_horn, self.hard_shell, self.fins, self.caveman, self.adrenaline, self.strong_thighs),
            *(self.chameleon_skin, self.wings, self.regeneration, self.deadly_babies, self.sixth_sense),
        ]
        assert len(named) == GENES
        return named


class Scales:
    """The numbers of genes as lists, and what was found out about a map and its climate."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights
        self.genes: list[float] = weights.genes()
        self.powers: list[float] = [weights.again**count for count in range(MAX_ALIKE)]
        self.rules: Rules | None = None  # what the following belongs to
        self.ways: list[list[int]] = []  # for each section of the dial: see `distances`
        self.forecasts: dict[int, list[list[float]]] = {}

    def look_at(self, rules: Rules) -> None:
        """What is known is about these rules from now on."""
        if self.rules is not rules:
            self.rules = rules
            self.ways = [distances(rules, section) for section in range(len(rules.dial))]
            self.forecasts = {}

    def gene_value(self, clan: Clan, gene: i64, left: float) -> float:
        """What one more gene of this kind is worth to a clan."""
        return self.genes[gene] * self.powers[clan.genes[gene]] * left

    def genes_value(self, clan: Clan, left: float) -> float:
        """What all its genes are worth."""
        total = 0.0
        for gene in range(clan.genes.size):
            for number in range(clan.genes[gene]):
                total += self.genes[gene] * self.powers[number]
        return total * left

    def next_grounds(self, state: State) -> list[list[float]]:
        """For each terrain, how likely it is to be ideal, hot, cold or deadly in the next round."""
        self.look_at(state.rules)
        key = state.dial
        for i in range(state.turned.size):
            key += bit(4 + 6 * state.turned[i])  # how often each token was turned over
        found = self.forecasts.get(key)
        if found is None:
            found = forecast(state)
            if len(self.forecasts) > MAX_FORECASTS:
                self.forecasts = {}
            self.forecasts[key] = found
        return found


def distances(rules: Rules, section: i64) -> list[int]:
    """For each cell, how many steps to ideal ground, ignoring dinosaurs in the way; at most six."""
    land, grounds = rules.land, rules.dial[section]
    steps: list[int] = [0 if grounds[land.terrain[n]] == IDEAL else FARTHEST for n in range(land.size)]
    for _ in range(FARTHEST):
        steps = [min([steps[n], *[steps[m] + 1 for m in land.near[n]]]) for n in range(land.size)]
    return steps


def rounds_left(state: State) -> float:
    """Full rounds that may still be played, not counting this one."""
    return max(0.3, ROUNDS - float(state.round))


def forecast(state: State) -> list[list[float]]:
    """The chances of the grounds, computed from the tokens that are left."""
    left = list(state.rules.tokens)
    for token in state.turned.to_list():
        if token in left:
            left.remove(token)
    if not left:
        left = [1]
    out = [[0.0] * 4 for _ in range(4)]
    for token in left:
        grounds = state.rules.dial[(state.dial + token - 1) % len(state.rules.dial)]
        for terrain in range(grounds.size):
            out[terrain][grounds[terrain]] += 1 / len(left)
    return out


def cover(saves: IntList, ground: i64) -> float:
    """How much the layers against this ground help."""
    return min(0.7, 0.1 + 0.3 * float(saves[ground]))


def safety(clan: Clan, chances: list[float]) -> float:
    """How good a terrain with these chances is for a dinosaur of this clan; layers are shared, so they help less."""
    hot, cold, deadly = cover(clan.saves, HOT), cover(clan.saves, COLD), cover(clan.saves, DEADLY)
    return chances[0] + hot * chances[HOT] + cold * chances[COLD] + (deadly - 0.1) * chances[DEADLY]


def standing(state: State, seat: i64, scales: Scales) -> float:
    """Mutation points; those of this round, if still to come; dinosaurs, genes and cards for later rounds."""
    clan = state.players[seat]
    weights = scales.weights
    left = rounds_left(state)
    herd = float(clan.herd.size)
    value = float(clan.mp) + weights.reserve * min(float(clan.mp), weights.first_few)
    chances = scales.next_grounds(state)
    terrain = state.rules.land.terrain
    safeties: list[float] = [safety(clan, chance) for chance in chances]
    later = 0.0
    for i in range(clan.herd.size):
        later += safeties[terrain[clan.herd[i]]]
    if to_be_scored(state):
        herd -= float(Losses(state, seat).count)
        value += herd
    kept = herd / max(1.0, float(clan.herd.size))
    counted = min(left, weights.ahead)
    floor = min(2.0, herd)
    value += weights.living * counted * ((1 - weights.safe) * herd + weights.safe * max(kept * later, floor))
    return value + scales.genes_value(clan, left) + weights.card * float(clan.hand.size) * min(1.0, left / 2)


def to_be_scored(state: State) -> bool:
    """Is the survival phase of this round still to come, or going on?"""
    if not state.stack:
        return False
    below = state.stack[0]
    return isinstance(below, Round) and below.next <= SCORED


def standings(state: State, scales: Scales) -> list[float]:
    """For each seat; when the game is over, its points and the victory."""
    out: list[float] = []
    if not state.over:
        for seat in range(state.seats):
            out.append(standing(state, seat, scales))
        return out
    won = winners(state)
    for seat in range(state.seats):
        bonus = 0.0
        if seat in won:
            bonus = scales.weights.win / len(won)
        out.append(float(state.players[seat].mp) + bonus)
    return out


def final(state: State) -> list[float]:
    """When the game is over only the result counts: points, then dinosaurs."""
    return [10.0 * float(clan.mp) + float(clan.herd.size) for clan in state.players]
