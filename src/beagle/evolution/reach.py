"""Which prey is within a hunter's reach: what the traits of the two have to say about it."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.evolution.animal import Animal, partner_of
from beagle.evolution.law import CON_05, FREE
from beagle.evolution.state import State
from beagle.kernel.cards import bit


def against(g: State, hunter: Animal, prey: Animal, ambush: bool = False) -> i64:
    """The traits of the prey that work against this hunter: not one it ignores, not what an ambush forestalls."""
    mask = prey.mask
    if hunter.blind and hunter.blind >> 8 == prey.id:
        mask = mask & ~bit(hunter.blind & 255) | prey.innate
    return mask & ~g.rules.too_late_mask if ambush else mask


def shielded(g: State, hunter: Animal, prey: Animal, ambush: bool = False) -> i64:
    """A rule that keeps this hunter from that prey."""
    if hunter.place != prey.place:
        return CON_05
    mask = against(g, hunter, prey, ambush)
    if mask & g.rules.shielding_mask:
        for number in g.rules.shielding_ids:
            if mask >> number & 1:
                law = g.rules.traits[number].shields(g, hunter, prey)
                if law != FREE:
                    return law
    if hunter.mask & g.rules.confining_mask:
        for trait in g.rules.confining:
            if hunter.has(trait.id):
                law = trait.confines(g, hunter, prey)
                if law != FREE:
                    return law
    return FREE


def all_shields(g: State, hunter: Animal, prey: Animal, ambush: bool = False) -> list[int]:
    """Every rule that keeps this hunter from that prey."""
    out: list[int] = [] if hunter.place == prey.place else [CON_05]
    mask = against(g, hunter, prey, ambush)
    for trait in g.rules.shielding:
        if mask >> trait.id & 1 and trait.shields(g, hunter, prey) != FREE:
            out.append(trait.shields(g, hunter, prey))
    for trait in g.rules.confining:
        if hunter.has(trait.id) and trait.confines(g, hunter, prey) != FREE:
            out.append(trait.confines(g, hunter, prey))
    return out


def shielded_but(g: State, hunter: Animal, prey: Animal, ignored: i64, ambush: bool = False) -> i64:
    """A rule that keeps the hunter from the prey even if it ignores this trait of it."""
    kept = hunter.blind
    hunter.blind = ignored | prey.id << 8
    law = shielded(g, hunter, prey, ambush)
    hunter.blind = kept
    return law


def weight(g: State, a: Animal) -> i64:
    """How many trait cards lie on it, pair cards included, but for those shared with remains."""
    cards: i64 = len(a.traits) + (1 if a.revealed else 0)
    for pair in g.pairs:
        partner = partner_of(pair, a.id)
        if partner >= 0 and g.animals[partner].alive:
            cards += 1
    return cards
