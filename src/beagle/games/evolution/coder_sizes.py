"""How much room the numbers of a ruleset need: its traits and cards in a row, slots for animals, options at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.steps.setup import DealOut
from beagle.games.evolution.trait import Rules
from beagle.kernel.int_list import IntList, zeros

SLOTS: Final = 12
MANY_SLOTS: Final = 24  # where one seat can have very many animals


class Numbers:
    """What a ruleset has, in a row: its traits and its kinds of cards."""

    def __init__(self, rules: Rules, slots: int) -> None:
        self.rules: Rules = rules
        self.seats: i64 = rules.seats
        self.slots: i64 = slots
        kinds = sorted(set(rules.deck))
        traits = sorted({int(trait.id) for trait in rules.all})
        self.kinds: i64 = len(kinds)
        self.traits: i64 = len(traits)
        self.kind_of: IntList = zeros(len(CARDS))  # by the number of a card: its place among those of the deck, from 1
        self.trait_of: IntList = zeros(64)  # the same for traits
        for n, kind in enumerate(kinds):
            self.kind_of[kind] = n + 1
        for n, trait in enumerate(traits):
            self.trait_of[trait] = n + 1


def deals_out(rules: Rules) -> bool:
    """Is the whole deck dealt at the start?  Then hands and herds are large."""
    for step in rules.setup:
        if isinstance(step, DealOut):
            return True
    return False


def usual_slots(rules: Rules) -> int:
    """Room for the herds of random games, and for most others."""
    if deals_out(rules):
        return MANY_SLOTS if rules.seats <= 3 else SLOTS
    return MANY_SLOTS if len(rules.deck) > 80 * rules.seats else SLOTS


def spare_places(rules: Rules) -> int:
    """For options that have no place of their own: rare kinds, and animals beyond the last slot."""
    spare = 256
    if rules.outwitting:
        spare += 256
    if rules.regrowing_mask:
        spare += 512
    if deals_out(rules):
        spare += 3072 if rules.seats <= 3 else 1024  # herds of more than forty, times a hand
    return spare


def most_options(rules: Rules, slots: int) -> int:
    """Options at once.  Pairs of animals, times the pair cards in a hand, are most of them."""
    return 8192 if deals_out(rules) or slots > SLOTS else 2048
