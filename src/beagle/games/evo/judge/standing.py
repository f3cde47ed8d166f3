"""What a clan is worth, in mutation points: the ones it has, and the ones it can hope for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from beagle.games.evo.clan import Clan
from beagle.games.evo.ids import COLD, DEADLY, GENES, HOT
from beagle.games.evo.state import State
from beagle.games.evo.steps.survival import Losses

ROUNDS: Final = 10  # full rounds of a usual game
SCORED: Final = 6  # the number of the survival phase on the track of phases

FORECASTS: Final[dict[tuple[str, int, tuple[int, ...]], list[list[float]]]] = {}
MAX_FORECASTS: Final = 500


@dataclass(frozen=True)
class Weights:
    """What things are worth; a gene, for each round left."""

    best: float = 0.6  # how much the best of the others counts, compared with all of them
    living: float = 0.55  # a dinosaur that lives on, for each round it can be counted on
    ahead: float = 3.0  # how many rounds are counted on
    safe: float = 0.5  # the part of it that depends on where it is
    card: float = 1.2  # an event card in hand
    reserve: float = 0.25  # each of the first few mutation points, which can buy something
    first_few: int = 4
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


def rounds_left(state: State) -> float:
    """Full rounds that may still be played, not counting this one."""
    return max(0.3, ROUNDS - float(state.round))


def gene_value(clan: Clan, gene: int, weights: Weights, left: float) -> float:
    """What one more gene of this kind is worth to a clan."""
    value: float = weights.genes()[gene] * weights.again ** clan.genes[gene] * left
    return value


def genes_value(clan: Clan, weights: Weights, left: float) -> float:
    """What all its genes are worth."""
    values = weights.genes()
    total = 0.0
    for gene, count in enumerate(clan.genes):
        for number in range(count):
            total += values[gene] * weights.again**number
    return total * left


def next_grounds(state: State) -> list[list[float]]:
    """For each terrain, how likely it is to be ideal, hot, cold or deadly in the next round."""
    key = (state.rules.name, int(state.dial), tuple(state.turned))
    if key not in FORECASTS:
        if len(FORECASTS) > MAX_FORECASTS:
            FORECASTS.clear()
        FORECASTS[key] = forecast(state)
    return FORECASTS[key]


def forecast(state: State) -> list[list[float]]:
    """The same, computed from the tokens that are left."""
    left = list(state.rules.tokens)
    for token in state.turned:
        if token in left:
            left.remove(token)
    out = [[0.0] * 4 for _ in range(4)]
    for token in left or [1]:
        grounds = state.rules.dial[(state.dial + token - 1) % len(state.rules.dial)]
        for terrain, ground in enumerate(grounds):
            out[terrain][ground] += 1 / len(left or [1])
    return out


def safety(clan: Clan, chances: list[float]) -> float:
    """How good a terrain with these chances is for a dinosaur of this clan; layers are shared, so they help less."""
    hot, cold, deadly = (min(0.7, 0.1 + 0.3 * int(clan.saves[ground])) for ground in (HOT, COLD, DEADLY))
    return chances[0] + hot * chances[HOT] + cold * chances[COLD] + (deadly - 0.1) * chances[DEADLY]


def standing(state: State, seat: int, weights: Weights) -> float:
    """Mutation points; those of this round, if still to come; dinosaurs, genes and cards for later rounds."""
    clan = state.players[seat]
    left = rounds_left(state)
    herd: int = len(clan.herd)
    value = float(clan.mp) + weights.reserve * min(int(clan.mp), weights.first_few)
    chances = next_grounds(state)
    terrain = state.rules.land.terrain
    safeties = [safety(clan, chance) for chance in chances]
    later = [safeties[terrain[cell]] for cell in clan.herd]
    if state.stack and state.stack[0].save()[0] <= SCORED:
        losses = int(Losses(state, seat).count)
        herd -= losses
        value += herd
    kept = herd / max(1, len(clan.herd))
    counted = min(left, weights.ahead)
    floor = min(2, herd)
    value += weights.living * counted * ((1 - weights.safe) * herd + weights.safe * max(kept * sum(later), floor))
    return value + genes_value(clan, weights, left) + weights.card * len(clan.hand) * min(1.0, left / 2)


def final(state: State) -> list[float]:
    """When the game is over only the result counts: points, then dinosaurs."""
    return [10.0 * int(clan.mp) + len(clan.herd) for clan in state.players]
