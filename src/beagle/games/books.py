"""The rulebook of one table of a game."""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from beagle.games import game as game_of
from beagle.i18n import Words
from beagle.kernel.game import Game
from beagle.kernel.rulebook import Change, TableBook, book_of_table
from beagle.kernel.ruleset import no_table


class BookAtTable(NamedTuple):
    """What a table plays with."""

    ruleset: str
    rules: TableBook
    cards: list[str]


def book_at(game: str, ruleset: str) -> BookAtTable:
    """The book of a table.  RulesetError: there is no such table; the text says which exist."""
    infos = game_of(game).rulesets()
    words = ruleset.split()
    found = next((info for info in infos if words[:1] == [info.name]), None)
    if found is None:
        raise no_table(ruleset, infos)
    book = game_of(game).book()
    seats = max([found.seats[0], *(option.seats[0] for option in found.options if option.word in words)])
    there = book.at_table(ruleset, seats)
    return BookAtTable(ruleset, book_of_table(book.rulebook, ruleset), [card for card in book.cards if card in there])


def module_key(game: str, module: str, words: Words) -> str:
    """The key of a module's name: its own, or the one that is shown where people choose a table."""
    own = f"{game}-part-{module.replace('.', '')}"
    return own if words.has(own) else f"web-module-{module}"


def source_key(game: str, letter: str) -> str:
    """The key of a rulebook's name."""
    return f"{game}-source-{letter}"


class RuleChange(TypedDict):
    """A rule that changes others, or is different at some tables."""

    rule: str
    replaces: list[str]  # these don't apply where it applies
    alters: list[str]  # these apply together with what it says


class TableBookData(TypedDict):
    """What is different in the book of one table."""

    without: list[str]  # rules that it doesn't have
    withoutCards: list[str]
    changes: list[RuleChange]


class BookData(TypedDict):
    """The rulebook of a game, for pages: the words are messages whose keys are given here."""

    rules: str  # the prefix of the ids of its rules
    sections: str  # the prefix of the keys of its section titles
    cards: list[str]  # the keys of its cards
    sources: dict[str, list[str]]  # for each rule, where it comes from
    changes: list[RuleChange]
    tables: dict[str, TableBookData]


def book_data(game: Game) -> BookData:
    """What the book of a game is made of, its sources, its changes and its tables."""
    book = game.book()
    return {
        "rules": book.rules,
        "sections": book.sections,
        "cards": list(book.cards),
        "sources": {entry.id: entry.sources for entry in book.rulebook.ENTRIES},
        "changes": [change_data(change) for change in book.rulebook.CHANGES],
        "tables": {info.name: table_data(game, info.name) for info in game.rulesets()},
    }


def table_data(game: Game, ruleset: str) -> TableBookData:
    book, table = game.book(), book_at(game.name, ruleset)
    return {
        "without": [entry.id for entry in book.rulebook.ENTRIES if entry.id not in table.rules.rules],
        "withoutCards": [card for card in book.cards if card not in table.cards],
        "changes": [change_data(change) for change in table.rules.changes],
    }


def change_data(change: Change) -> RuleChange:
    return {"rule": change.rule, "replaces": list(change.replaces), "alters": list(change.alters)}
