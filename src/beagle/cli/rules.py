"""beagle rules: the rulebook."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from beagle.cli.book import Book, book_of, print_found
from beagle.cli.options import AsJson, Language, Name
from beagle.cli.say import FOUND, OK, console, find_game, print_json, words_of


def rules(
    *words: Annotated[str, Parameter(help="A rule's id (EV-DEV-05), a section (EV-DEV), or words to look for.")],
    game: Name = "evolution",
    lang: Language = "en",
    as_json: AsJson = False,
) -> int:
    """Look up rules and cards.

    By the id of a rule or a section, or by words, which must all occur. Without any it lists the sections.
    """
    said = words_of(lang)
    book = book_of(find_game(game).name, said)
    asked = [word for part in words for word in part.split()]
    if as_json:
        found = data(book, asked)
        print_json(found)
        return OK if found else FOUND
    return OK if print_found(console(), said, book, asked) else FOUND


def data(book: Book, asked: list[str]) -> list[dict[str, object]]:
    if not asked:
        return [section._asdict() for section in book.sections()]
    if len(asked) == 1:
        rule = book.rule(asked[0])
        pages = [rule] if rule is not None else book.section(asked[0])
        if pages:
            return [page.data() for page in pages]
    return [page.data() for page in book.find(asked)]
