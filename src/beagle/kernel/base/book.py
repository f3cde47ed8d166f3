"""A rulebook without modules and editions: for a game in which every table has all the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from beagle.kernel.rulebook import Change, Entry, GameBook, no_cards, no_rules

MODULE: Final = "base"


class PlainRulebook(NamedTuple):
    """The rules in the order of the book, from one source."""

    ENTRIES: Sequence[Entry]
    SOURCES: Sequence[str]
    TABLES: Mapping[str, str]
    CHANGES: Sequence[Change] = ()


def plain_book(game: str, prefix: str, rules: str) -> GameBook:
    """The book with these rules: "SET-01 SET-02 TURN-01".  An id is the prefix and one of them: AB-SET-01.

    The words are messages: the ids, `GAME-section-SET` for the titles of sections, `GAME-part-base` for the game and
    `GAME-source-rules` for its rulebook.
    """
    entries = tuple(Entry(f"{prefix}-{rule}", MODULE, "rules") for rule in rules.split())
    book = PlainRulebook(entries, ("rules",), {MODULE: ""})
    return GameBook(book, f"{prefix}-", f"{game}-section-", (), no_cards, no_rules)
