"""What is in the bag and the piles of a table."""

from __future__ import annotations

from collections.abc import Sequence

from beagle.games.evo.ids import CARD_NAMES, FIRST_SPECIAL, GENE_NAMES, GENES, METEOR, TOKEN_NAMES
from beagle.games.evo.rulesets import rules
from beagle.games.evo.view import View, unseen_events, unseen_tokens
from beagle.games.evo.words import event_name, gene_name
from beagle.kernel.base.holding import Holding
from beagle.kernel.cards import UNKNOWN, type_of
from beagle.kernel.deck import Kind, Pile
from beagle.kernel.message import Message
from beagle.kernel.state import NOBODY


def deck(ruleset: str, seats: int) -> list[Pile]:
    """The genes of the bag, normal and special, the event cards, and the climate tokens."""
    made = rules(ruleset, seats)
    normal = [Kind(GENE_NAMES[gene], gene_name(gene), made.normal[gene]) for gene in range(1, FIRST_SPECIAL)]
    special = [Kind(GENE_NAMES[gene], gene_name(gene), 1) for gene in range(FIRST_SPECIAL, GENES)]
    events = [Kind(CARD_NAMES[event.id], event_name(event.id), 1) for event in made.cards]
    tokens = [*made.tokens, METEOR]
    climate = [
        Kind(TOKEN_NAMES[token], climate_token(token), tokens.count(token))
        for token in [*sorted(set(made.tokens), reverse=True), METEOR]
    ]
    return [
        pile("genes", normal, sum(made.normal)),
        pile("special-genes", special, int(made.specials)),
        pile("events", events, len(events)),
        pile("climate", climate, len(tokens) - 1),
    ]


def unseen(view: View) -> list[Pile]:
    """The event cards and the climate tokens that this seat hasn't seen."""
    cards = [Kind(CARD_NAMES[card], event_name(card), 1) for card in unseen_events(view)]
    tokens = unseen_tokens(view)
    climate = [Kind(TOKEN_NAMES[token], climate_token(token), tokens.count(token)) for token in sorted(set(tokens))]
    return [pile("events", cards, len(cards)), pile("climate", climate, len(tokens))]


def held(view: View) -> list[Holding]:
    """The event cards of the clans, and the climate token that comes next."""
    hands = [Holding(seat, "hand", tuple(map(card, clan.hand))) for seat, clan in enumerate(view.players)]
    return [*hands, Holding(NOBODY, "climate", tuple(map(token, view.pile[-1:])))]


def card(number: int) -> Kind | None:
    type = type_of(number)
    return None if type == UNKNOWN else Kind(CARD_NAMES[type], event_name(type), 1)


def token(number: int) -> Kind | None:
    type = type_of(number)
    return None if type == UNKNOWN else Kind(TOKEN_NAMES[type], climate_token(type), 1)


def climate_token(type: int) -> Message:
    return Message("evo-deck-token", {"token": TOKEN_NAMES[type]})


def pile(name: str, kinds: Sequence[Kind], used: int) -> Pile:
    return Pile(name, Message(f"evo-deck-{name}", {}), tuple(kinds), used)
