"""The rulebook with its cards: genes and event cards, the same at every table, and the rules they come from."""

from __future__ import annotations

from typing import Final

from beagle.games.evo import events, genes, rulebook
from beagle.games.evo.ids import CARD_NAMES, GENE_NAMES
from beagle.kernel.rulebook import GameBook

CARDS: Final = (*(f"gene-{name}" for name in GENE_NAMES[1:]), *(f"event-{name}" for name in CARD_NAMES))


def cards_at(ruleset: str, seats: int) -> list[str]:
    return list(CARDS)


def rules_of() -> dict[str, list[str]]:
    of_genes = {f"gene-{GENE_NAMES[gene.id]}": [rulebook.name(gene.law)] for gene in genes.ALL if gene.law}
    return of_genes | {f"event-{CARD_NAMES[event.id]}": [rulebook.name(event.law)] for event in events.ALL}


BOOK: Final = GameBook(rulebook, "DI-", "evo-section-", CARDS, cards_at, rules_of)
