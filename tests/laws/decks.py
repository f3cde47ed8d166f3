"""What a deck is said to be made of is what is dealt."""

from __future__ import annotations

from collections import Counter
from typing import Any

from beagle import Game
from beagle.games.dinosaurs.tiles import face_name
from beagle.games.evo.ids import CARD_NAMES, FIRST_SPECIAL, GENE_NAMES, GENES, TOKEN_NAMES
from beagle.games.evolution.cards import CARDS
from beagle.kernel.cards import type_of
from beagle.kernel.deck import Pile
from tests.laws import dinosaurs, evo, evolution
from tests.laws.games import must

Laid = dict[str, tuple[Counter[str], Counter[str]]]  # by pile: what is in the game by name, and what was put away


def the_deck_is_as_listed(game: Game, state: Any, seed: int) -> None:
    """By name and number: a dealt game holds what its list says, and so many of it as are used."""
    listed: list[Pile] = game.deck(state.rules.name, len(state.players))
    laid = LAID[game.name](state)
    must([pile.name for pile in listed] == list(laid), "other piles than", list(laid))
    for pile in listed:
        copies = Counter({kind.name: kind.copies for kind in pile.kinds})
        must(len(copies) == len(pile.kinds), f"{pile.name} names a kind twice")
        there, away = laid[pile.name]
        must(there.total() == pile.used, f"{pile.name}: {there.total()} are in the game, {pile.used} are listed")
        must(there + away == copies, f"{pile.name}: the list and the deal differ by", (there + away) - copies)


def cards(state: Any) -> Laid:
    box = [type_of(c) for c in state.box]
    every = Counter(CARDS[type].name for type in evolution.ADAPTER.cards(state))
    away = Counter(CARDS[type].name for type in box)
    return {"cards": (every - away, away)}


def genes_cards_and_tokens(state: Any) -> Laid:
    """Of the special genes nobody keeps those that are out: what is neither in the bag nor anywhere else is away."""
    genes: Counter[str] = Counter()
    for gene in range(1, GENES):
        count = state.bag[gene] + list(state.lab).count(gene) + sum(clan.genes[gene] for clan in state.players)
        genes[GENE_NAMES[gene]] = count
    special = {GENE_NAMES[gene] for gene in range(FIRST_SPECIAL, GENES)}
    normal = Counter({name: count for name, count in genes.items() if name not in special and count})
    inside = Counter({name: count for name, count in genes.items() if name in special and count})
    events = Counter(CARD_NAMES[type_of(c)] for c in evo.held(state)) + Counter(CARD_NAMES[c] for c in state.spent)
    tokens = Counter(TOKEN_NAMES[type_of(c)] for c in state.pile) + Counter(TOKEN_NAMES[t] for t in state.turned)
    return {
        "genes": (normal, Counter()),
        "special-genes": (inside, Counter(special - set(inside))),
        "events": (events, Counter()),
        "climate": (tokens, Counter(TOKEN_NAMES[type_of(c)] for c in state.aside)),
    }


def tiles(state: Any) -> Laid:
    """At the deal all open tiles come from stack A."""
    stacks = [Counter(face_name(type_of(c)) for c in stack) for stack in state.stacks]
    stacks[0] += Counter(face_name(tile) for tile in dinosaurs.open_tiles(state))
    return {letter: (stack, Counter()) for letter, stack in zip("ABCD", stacks, strict=True)}


LAID = {"evolution": cards, "evo": genes_cards_and_tokens, "dinosaurs": tiles}
