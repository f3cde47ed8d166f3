"""What the deck of a table contains."""

from __future__ import annotations

from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.ids import NONE, TRAIT_NAMES
from beagle.games.evolution.rulesets import rules
from beagle.games.evolution.steps.setup import DealOut
from beagle.games.evolution.trait import Rules
from beagle.games.evolution.view import View, unknown_cards
from beagle.games.evolution.words import card_words, trait_name
from beagle.kernel.base.holding import Holding
from beagle.kernel.cards import UNKNOWN, type_of
from beagle.kernel.deck import Kind, Pile
from beagle.kernel.message import Message


def deck(ruleset: str, seats: int) -> list[Pile]:
    """The only deck: each printed card in it, in the order of the sets."""
    made = rules(ruleset, seats)
    types = list(dict.fromkeys(made.deck))
    kinds = tuple(Kind(CARDS[type].name, card_words(type), made.deck.count(type)) for type in types)
    return [Pile("cards", Message("deck-cards", {}), kinds, used(made))]


def unseen(view: View) -> list[Pile]:
    """By trait, in how many cards it is that this seat hasn't seen; a card with two traits counts for both."""
    cards = unknown_cards(view)
    sides = [side for type in cards for side in (CARDS[type].upper, CARDS[type].lower) if side != NONE]
    kinds = tuple(Kind(TRAIT_NAMES[side], trait_name(side), sides.count(side)) for side in sorted(set(sides)))
    return [Pile("cards", Message("deck-unseen", {"cards": len(cards)}), kinds, len(cards))]


def held(view: View) -> list[Holding]:
    """The hands."""
    return [Holding(seat, "hand", tuple(map(printed, player.hand))) for seat, player in enumerate(view.players)]


def printed(card: int) -> Kind | None:
    type = type_of(card)
    return None if type == UNKNOWN else Kind(CARDS[type].name, card_words(type), 1)


def used(made: Rules) -> int:
    """All cards, or half of them; if the whole deck is dealt out, as many as an even deal takes."""
    there = len(made.deck) - (len(made.deck) // 2 if made.halved else 0)
    for step in made.setup:
        if isinstance(step, DealOut):
            return int(step.each(there, made.seats) * made.seats)
    return there
