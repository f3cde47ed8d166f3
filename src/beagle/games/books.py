"""The rulebook of one table of a game."""

from __future__ import annotations

from typing import NamedTuple

from beagle.games import game as game_of
from beagle.kernel.rulebook import TableBook, book_of_table
from beagle.kernel.ruleset import RulesetError


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
        raise RulesetError(f'no table is called "{ruleset}"; choose from: {", ".join(info.name for info in infos)}')
    book = game_of(game).book()
    seats = max([found.seats[0], *(option.seats[0] for option in found.options if option.word in words)])
    there = book.at_table(ruleset, seats)
    return BookAtTable(ruleset, book_of_table(book.rulebook, ruleset), [card for card in book.cards if card in there])


def module_key(game: str, module: str) -> str:
    """The key of a module's name."""
    return f"{game}-part-{module.replace('.', '')}"


def source_key(game: str, letter: str) -> str:
    """The key of a rulebook's name."""
    return f"{game}-source-{letter}"
