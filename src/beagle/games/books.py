"""The rulebook of each game, and of each of its tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from beagle.games import GAMES
from beagle.games.dinosaurs import rulebook as dinosaurs_rulebook
from beagle.games.evo import rulebook as evo_rulebook
from beagle.games.evo.ids import CARD_NAMES, GENE_NAMES
from beagle.games.evolution import rulebook as evolution_rulebook
from beagle.games.evolution import rulesets as evolution_rulesets
from beagle.games.evolution.ids import TRAIT_NAMES
from beagle.kernel.rulebook import Rulebook, TableBook, book_of_table
from beagle.kernel.ruleset import RulesetError


class GameBook(NamedTuple):
    """The rulebook of a game, and how the keys of its texts are formed."""

    rulebook: Rulebook
    sections: str  # the prefix of the keys of its section titles
    cards: tuple[str, ...]  # the keys of its cards
    at_table: Callable[[str, int], list[str]]  # those of them that a ruleset has


def evolution_cards(ruleset: str, seats: int) -> list[str]:
    return [f"trait-{TRAIT_NAMES[trait.id]}" for trait in evolution_rulesets.rules(ruleset, seats).traits if trait.id]


TRAITS: Final = tuple([f"trait-{name}" for name in TRAIT_NAMES[1:]])
EVO_CARDS: Final = tuple([f"gene-{name}" for name in GENE_NAMES[1:]] + [f"event-{name}" for name in CARD_NAMES])

BOOKS: Final[dict[str, GameBook]] = {
    "evolution": GameBook(evolution_rulebook, "section-", TRAITS, evolution_cards),
    "evo": GameBook(evo_rulebook, "evo-section-", EVO_CARDS, lambda ruleset, seats: list(EVO_CARDS)),
    "dinosaurs": GameBook(dinosaurs_rulebook, "dinosaurs-section-", (), lambda ruleset, seats: []),
}


class BookAtTable(NamedTuple):
    """What a table plays with."""

    ruleset: str
    rules: TableBook
    cards: list[str]


def book_at(game: str, ruleset: str) -> BookAtTable:
    """The book of a table.  RulesetError: there is no such table; the text says which exist."""
    infos = GAMES[game].rulesets()
    words = ruleset.split()
    found = next((info for info in infos if words[:1] == [info.name]), None)
    if found is None:
        raise RulesetError(f'no table is called "{ruleset}"; choose from: {", ".join(info.name for info in infos)}')
    book = BOOKS[game]
    seats = max([found.seats[0], *(option.seats[0] for option in found.options if option.word in words)])
    there = book.at_table(ruleset, seats)
    return BookAtTable(ruleset, book_of_table(book.rulebook, ruleset), [card for card in book.cards if card in there])


def module_key(game: str, module: str) -> str:
    """The key of a module's name."""
    return f"{game}-part-{module.replace('.', '')}"


def source_key(game: str, letter: str) -> str:
    """The key of a rulebook's name."""
    return f"{game}-source-{letter}"
