"""Which prey is within a hunter's reach, according to the traits of both."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.games.evolution import actions
from beagle.games.evolution.animal import Animal, named_on, named_partner, naming, partner_of, trait_of
from beagle.games.evolution.law import CON_05, FREE
from beagle.games.evolution.state import State
from beagle.kernel.cards import bit
from beagle.kernel.int_list import IntList


def against(g: State, hunter: Animal, prey: Animal, ambush: bool = False) -> i64:
    """The traits of the prey that work against this hunter: not those it ignores, nor those an ambush is too fast for.

    An animal may have several pair cards of the same kind: the trait checks which are ignored (`overlooks`).
    """
    mask = prey.mask
    for i in range(hunter.blind.size):
        named = hunter.blind[i]
        if named_on(named) == prey.id and named_partner(named) < 0:
            mask = mask & ~bit(trait_of(named)) | prey.innate
    if ambush:
        mask &= ~g.rules.too_late_mask
    return mask


def shielded(g: State, hunter: Animal, prey: Animal, ambush: bool = False) -> i64:
    """A rule that stops this hunter from attacking that prey."""
    if hunter.place != prey.place:
        return CON_05
    mask = against(g, hunter, prey, ambush)
    if mask & g.rules.shielding_mask:
        shielding = g.rules.shielding_ids
        for i in range(shielding.size):
            number = shielding[i]
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
    """Every rule that stops this hunter from attacking that prey."""
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
    """A rule that stops the hunter from attacking the prey even if it ignores this trait of it."""
    hunter.blind.append(named_card(g, prey, ignored))
    law = shielded(g, hunter, prey, ambush)
    hunter.blind.pop()
    return law


# What a hunter can ignore, as an action names it: a kind of trait, and for a pair card the partner.
# Equals that aren't pair cards are one option.


def ignorable(g: State, a: Animal) -> IntList:
    """Every card of the animal that a hunter may ignore, working or not."""
    out = IntList()
    single = g.rules.single_ids
    for i in range(single.size):
        if a.kinds >> single[i] & 1:
            out.append(single[i])
    for i in range(g.pairs.size):
        pair = g.pairs[i]
        partner = partner_of(pair, a.id)
        if partner >= 0 and g.animals[partner].alive:
            out.append(actions.ignore(trait_of(pair), partner))
    return out


def can_be_ignored(g: State, a: Animal, ignored: i64) -> bool:
    """Is this card on the animal?"""
    kind = actions.ignored_kind(ignored)
    if g.rules.traits[kind].pair:
        return g.find_card(a, kind, actions.ignored_partner(ignored))
    return (a.kinds >> kind & 1) != 0


def named_card(g: State, a: Animal, ignored: i64) -> i64:
    """The card of the animal that an action names."""
    kind = actions.ignored_kind(ignored)
    if g.rules.traits[kind].pair:
        return naming(kind, a.id, actions.ignored_partner(ignored))
    return naming(kind, a.id)


def weight(g: State, a: Animal) -> i64:
    """How many trait cards are on it, including pair cards, except those shared with remains."""
    cards: i64 = len(a.traits)
    if a.revealed:
        cards += 1
    for i in range(g.pairs.size):
        partner = partner_of(g.pairs[i], a.id)
        if partner >= 0 and g.animals[partner].alive:
            cards += 1
    return cards
