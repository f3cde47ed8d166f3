"""The rulebook and the card texts, for reading and searching."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from beagle.games import GAMES
from beagle.games.books import book_at, module_key, source_key
from beagle.i18n import Words
from beagle.i18n.searching import matches, search_words
from beagle.kernel.message import Message
from beagle.kernel.rulebook import Change, Entry, TableBook

ID: Final = re.compile(r"[a-z]{2}-[a-z]+(-\d+)?", re.IGNORECASE)  # of a rule or of a section


class Page(NamedTuple):
    """A rule, or a card."""

    id: str
    section: str  # the title of its section; the name of a card
    module: str
    sources: tuple[str, ...]
    text: str
    part: str = ""  # the module in words
    tip: str = ""  # how to use it
    see: tuple[str, ...] = ()  # rules that change it, at this table or, in a game's book, at some table
    replaces: tuple[str, ...] = ()  # rules that don't apply where it applies

    @property
    def is_card(self) -> bool:
        """A card is identified by its key, which has lowercase letters."""
        return self.id.islower()

    def has(self, words: Sequence[str]) -> bool:
        """Does it have all these words?"""
        return matches(f"{self.id} {self.section} {self.text} {self.tip}", search_words(" ".join(words)))

    def data(self) -> dict[str, Any]:
        return self._asdict() | {name: list(getattr(self, name)) for name in ("sources", "see", "replaces")}


class Section(NamedTuple):
    id: str
    title: str
    rules: int


class Book(NamedTuple):
    """The rules and cards of a game, or of one of its tables."""

    rules: list[Page]
    cards: list[Page]
    ruleset: str = ""  # of the table; "": of the whole game
    table: TableBook | None = None

    def sections(self) -> list[Section]:
        titles = {page.id.rpartition("-")[0]: page.section for page in self.rules}
        return [
            Section(id, title, sum(page.id.startswith(f"{id}-") for page in self.rules)) for id, title in titles.items()
        ]

    def section(self, id: str) -> list[Page]:
        return [page for page in self.rules if page.id.rpartition("-")[0] == id.upper()]

    def rule(self, id: str) -> Page | None:
        return next((page for page in self.rules if page.id == id.upper()), None)

    def find(self, words: Sequence[str]) -> list[Page]:
        """Cards first, then rules, that contain all these words."""
        return [page for page in [*self.cards, *self.rules] if page.has(words)]


def book_of(game: str, words: Words, ruleset: str = "") -> Book:
    """The book of a game, or of one of its tables, in this language.  RulesetError: there is no such table."""
    book = GAMES[game].book()
    if not ruleset:
        changes = book.rulebook.CHANGES
        rules = [rule_page(game, entry, words, changes) for entry in book.rulebook.ENTRIES]
        return Book(rules, card_pages(book.cards, words))
    table = book_at(game, ruleset)
    there = [entry for entry in book.rulebook.ENTRIES if entry.id in table.rules.rules]
    rules = [rule_page(game, entry, words, table.rules.changes) for entry in there]
    return Book(rules, card_pages(table.cards, words), ruleset, table.rules)


def rule_page(game: str, entry: Entry, words: Words, changes: Sequence[Change]) -> Page:
    """A rule, with how these changes affect it."""
    book = GAMES[game].book()
    title = words.say(Message(f"{book.sections}{entry.id.split('-')[1]}", {}))
    return Page(
        entry.id,
        title,
        entry.module,
        tuple([words.say(Message(source_key(game, letter), {})) for letter in entry.sources]),
        words.say(Message(entry.id, {})),
        words.say(Message(module_key(game, entry.module, words), {})),
        tip_of(entry.id, words),
        tuple([change.rule for change in changes if entry.id in (*change.replaces, *change.alters)]),
        tuple([id for change in changes if change.rule == entry.id for id in change.replaces]),
    )


def card_pages(keys: Iterable[str], words: Words) -> list[Page]:
    """One page per card: its name, and the text below it."""
    return [Page(key, said(key, words), "", (), said(f"{key}.text", words), tip=tip_of(key, words)) for key in keys]


def said(key: str, words: Words) -> str:
    return words.say(Message(key, {}))


def tip_of(key: str, words: Words) -> str:
    """How to use a card or a rule; most have no such text."""
    return said(f"{key}.tip", words) if words.has(f"{key}.tip") else ""


def are_ids(asked: Sequence[str]) -> bool:
    return all(ID.fullmatch(word) for word in asked)


def named(book: Book, id: str, words: Words) -> list[Page]:
    """The rule or the section's rules with this id, in this book or in another game's."""
    others = (book_of(game, words) for game in GAMES)
    for one in chain([book], others):
        rule = one.rule(id)
        found = one.section(id) if rule is None else [rule]
        if found:
            return found
    return []
