"""The rulebook and the texts of the cards, to be read and searched."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple, Protocol

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from beagle.cli.examples import print_pointers
from beagle.dinosaurs import rulebook as dinosaurs_rulebook
from beagle.evo import rulebook as evo_rulebook
from beagle.evo.ids import CARD_NAMES, GENE_NAMES
from beagle.evolution import rulebook as evolution_rulebook
from beagle.evolution.ids import TRAIT_NAMES
from beagle.i18n import Words, keys
from beagle.kernel.message import Message
from beagle.kernel.rulebook import Entry

ID: Final = re.compile(r"[a-z]{2}-[a-z]+(-\d+)?", re.IGNORECASE)  # of a rule or of a section


class Page(NamedTuple):
    """A rule, or a card."""

    id: str
    section: str  # the title of its section; the name of a card
    module: str
    sources: tuple[str, ...]
    text: str
    built: bool  # can it be played yet?

    @property
    def is_card(self) -> bool:
        """A card goes by its key, which has small letters."""
        return self.id.islower()

    def has(self, words: Sequence[str]) -> bool:
        said = f"{self.id} {self.section} {self.text}".casefold()
        return all(word.casefold() in said for word in words)

    def data(self) -> dict[str, Any]:
        return self._asdict() | {"sources": list(self.sources)}


class Section(NamedTuple):
    id: str
    title: str
    rules: int


class Book(NamedTuple):
    rules: list[Page]
    cards: list[Page]

    def playable(self) -> Book:
        """The part of it that can be played."""
        return Book([page for page in self.rules if page.built], [page for page in self.cards if page.built])

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
        """Cards first, then rules, that have all these words."""
        return [page for page in [*self.cards, *self.rules] if page.has(words)]


def book_of(game: str, words: Words) -> Book:
    """The book of a game, in these words."""
    return BOOKS[game](words)


class Rulebook(Protocol):
    """What the module `rulebook` of each game has."""

    @property
    def ENTRIES(self) -> Sequence[Entry]: ...

    @property
    def SOURCES(self) -> Mapping[str, str]: ...

    @property
    def BUILT(self) -> Sequence[str]: ...


def rule_pages(rulebook: Rulebook, section: str, words: Words) -> list[Page]:
    """A page for each rule; the key of a section's title begins like this."""
    rules = []
    for entry in rulebook.ENTRIES:
        title = words.say(Message(f"{section}{entry.id.split('-')[1]}", {}))
        sources = tuple(rulebook.SOURCES[letter] for letter in entry.source.replace(",", "").split())
        built = entry.module in rulebook.BUILT
        rules.append(Page(entry.id, title, entry.module, sources, words.say(Message(entry.id, {})), built))
    return rules


def card_pages(keys: Iterable[str], words: Words) -> list[Page]:
    """A page for each card: its name, and the text below it."""
    return [Page(key, words.say(Message(key, {})), "", (), words.say(Message(f"{key}.text", {})), True) for key in keys]


def evolution(words: Words) -> Book:
    names = {f"trait-{name}" for name in TRAIT_NAMES}
    cards = card_pages([key for key in keys() if key in names], words)
    return Book(rule_pages(evolution_rulebook, "section-", words), cards)


def dinosaurs(words: Words) -> Book:
    return Book(rule_pages(dinosaurs_rulebook, "dinosaurs-section-", words), [])


def evo(words: Words) -> Book:
    names = [f"gene-{name}" for name in GENE_NAMES[1:]] + [f"event-{name}" for name in CARD_NAMES]
    return Book(rule_pages(evo_rulebook, "evo-section-", words), card_pages(names, words))


BOOKS = {"evolution": evolution, "dinosaurs": dinosaurs, "evo": evo}


def print_page(console: Console, words: Words, page: Page, asked: Sequence[str] = ()) -> None:
    """A rule under its id, a card under its name; what was looked for is marked."""
    card = page.is_card
    title = Text(page.section if card else page.id, "bold cyan").append("" if card else f"  {page.section}", "not bold")
    if not page.built:
        title.append(f"  {words.say(Message('cli-rules-not-built', {}))}", "dim not bold")
    text = Text(page.text)
    text.highlight_words(asked, "bold underline", case_sensitive=False)
    console.print(title)
    console.print(Padding(text, (0, 0, 0, 2), expand=False))


def print_found(console: Console, words: Words, book: Book, asked: Sequence[str]) -> bool:
    """What there is for ids of rules and sections, or for words; False, and a sentence, where there is nothing.

    Nothing asked: the sections.
    """
    if not asked:
        print_sections(console, words, book)
        return True
    if are_ids(asked):
        there = [print_named(console, words, book, id) for id in asked]
        return all(there)
    found = book.find(asked)
    for page in found:
        print_page(console, words, page, asked)
    if not found:
        console.print(words.say(Message("cli-rules-none", {"words": " ".join(asked)})))
    return bool(found)


def are_ids(asked: Sequence[str]) -> bool:
    return all(ID.fullmatch(word) for word in asked)


def named(book: Book, id: str, words: Words) -> list[Page]:
    """The rule or the rules of the section with this id, in this book or in that of another game."""
    others = (book_of(game, words) for game in BOOKS)
    for one in chain([book], others):
        rule = one.rule(id)
        found = one.section(id) if rule is None else [rule]
        if found:
            return found
    return []


def print_named(console: Console, words: Words, book: Book, id: str) -> bool:
    """A rule with its sources, or a section."""
    found = named(book, id, words)
    for page in found:
        print_page(console, words, page)
    if not found:
        console.print(words.say(Message("cli-rules-no-id", {"id": id.upper()})))
    elif found[0].id == id.upper():
        print_sources(console, words, found[0])
        print_pointers(console, words, found[0].id)
    return bool(found)


def print_sections(console: Console, words: Words, book: Book) -> None:
    sections = book.sections()
    wide = max(len(section.id) for section in sections) + 2
    for section in sections:
        line = Text(f"{section.id:<{wide}}", "bold cyan").append(f"{section.title} ", "default not bold")
        console.print(line.append(words.say(Message("cli-rules-count", {"rules": section.rules})), "dim not bold"))


def print_sources(console: Console, words: Words, page: Page) -> None:
    args = {"module": page.module, "sources": "; ".join(page.sources)}
    console.print(Padding(words.say(Message("cli-rules-source", dict(args))), (0, 0, 0, 2), expand=False), style="dim")
