"""The rulebook on the screen: rules, cards, sections, and what is different at a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from beagle.cli.book import Book, Page, are_ids, named
from beagle.cli.examples import print_pointers
from beagle.cli.say import sentence
from beagle.i18n import Words
from beagle.kernel.message import Message


def print_found(console: Console, words: Words, book: Book, asked: Sequence[str]) -> bool:
    """Print what is found for ids of rules and sections, or for words; False, and a message, if there is nothing.

    Without a query: the sections, and at a table what is different there.
    """
    if not asked:
        print_sections(console, words, book)
        print_differences(console, words, book)
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


def print_page(console: Console, words: Words, page: Page, asked: Sequence[str] = ()) -> None:
    """A rule under its id, a card under its name; search words are highlighted."""
    card = page.is_card
    title = Text(page.section if card else page.id, "bold cyan").append("" if card else f"  {page.section}", "not bold")
    text = Text(page.text)
    text.highlight_words(asked, "bold underline", case_sensitive=False)
    console.print(title)
    console.print(Padding(text, (0, 0, 0, 2), expand=False))
    if page.tip:
        tip = Text(f"{sentence('web-tip', words)}: ", "bold").append(page.tip, "not bold")
        tip.highlight_words(asked, "bold underline", case_sensitive=False)
        below(console, tip)


def below(console: Console, text: str | Text, style: str = "") -> None:
    console.print(Padding(text, (0, 0, 0, 2), expand=False), style=style)


def print_named(console: Console, words: Words, book: Book, id: str) -> bool:
    """A rule with its sources, or a section."""
    found = named(book, id, words)
    for page in found:
        print_page(console, words, page)
        print_changes(console, words, book, page)
    if not found:
        console.print(words.say(Message("cli-rules-no-id", {"id": id.upper()})))
    elif found[0].id == id.upper():
        print_sources(console, words, found[0])
        print_pointers(console, words, found[0].id)
    return bool(found)


def print_changes(console: Console, words: Words, book: Book, page: Page) -> None:
    """What else to read; and at a table, whether the rule applies there."""
    if book.table is not None and book.rule(page.id) is None:
        instead = book.table.replaced_by(page.id)
        key = "web-book-gone" if instead else "web-book-absent"
        below(console, sentence(key, words, rules=", ".join(instead)), "yellow")
        return
    if page.replaces:
        below(console, sentence("web-book-instead", words, rules=", ".join(page.replaces)), "yellow")
    if page.see:
        key = "web-book-some" if book.table is None else "web-book-altered"
        below(console, sentence(key, words, rules=", ".join(page.see)), "yellow")


def print_sections(console: Console, words: Words, book: Book) -> None:
    sections = book.sections()
    wide = max(len(section.id) for section in sections) + 2
    for section in sections:
        line = Text(f"{section.id:<{wide}}", "bold cyan").append(f"{section.title} ", "default not bold")
        console.print(line.append(words.say(Message("cli-rules-count", {"rules": section.rules})), "dim not bold"))


def print_differences(console: Console, words: Words, book: Book) -> None:
    """The rules that make this table different from others."""
    changes = book.table.changes if book.table is not None else []
    pages = {page.id: page for page in book.rules}
    if changes:
        console.print()
        console.print(sentence("web-book-different", words), style="bold")
    for change in changes:
        print_page(console, words, pages[change.rule])
        if change.replaces:
            below(console, sentence("web-book-instead", words, rules=", ".join(change.replaces)), "yellow")
        if change.alters:
            below(console, sentence("web-book-alters", words, rules=", ".join(change.alters)), "yellow")


def print_sources(console: Console, words: Words, page: Page) -> None:
    args = {"module": page.part, "sources": "; ".join(page.sources)}
    below(console, sentence("cli-rules-source", words, **args), "dim")
