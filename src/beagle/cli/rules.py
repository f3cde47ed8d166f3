"""beagle rules: the rulebook."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from beagle.cli.book import Book, are_ids, book_of, named
from beagle.cli.examples import data as example_data
from beagle.cli.examples import find_example, show_example
from beagle.cli.games import game_with
from beagle.cli.options import AsJson
from beagle.cli.reading import print_found
from beagle.cli.say import FOUND, OK, console, find_game, print_json, spoken, usage_errors
from beagle.games import GAMES
from beagle.i18n import Words


def rules(
    *words: str,
    example: str | None = None,
    game: str | None = None,
    ruleset: Annotated[str | None, Parameter(name="--rules")] = None,
    as_json: AsJson = False,
) -> int:
    """Look up rules and cards."""
    said = spoken()
    if example is not None:
        return show(example, said, as_json)
    book = chosen(game, ruleset, said)
    asked = [word for part in words for word in part.split()]
    if as_json:
        found = data(book, asked, said)
        print_json(found)
        return OK if found else FOUND
    return OK if print_found(console(), said, book, asked) else FOUND


def chosen(game: str | None, ruleset: str | None, words: Words) -> Book:
    """The book of a game or of a table; a table already determines its game."""
    if ruleset is None:
        return book_of(GAMES.names()[0] if game is None else find_game(game).name, words)
    games = dict(GAMES) if game is None else {game: find_game(game)}
    with usage_errors():
        return book_of(game_with(ruleset, games).name, words, ruleset)


def show(id: str, words: Words, as_json: bool) -> int:
    """A worked example, step by step."""
    shown = find_example(id)
    if as_json:
        print_json(example_data(shown, words))
    else:
        show_example(console(), words, shown)
    return OK


def data(book: Book, asked: list[str], words: Words) -> list[dict[str, object]]:
    if not asked:
        return [section._asdict() for section in book.sections()]
    if are_ids(asked):
        return [page.data() for id in asked for page in named(book, id, words)]
    return [page.data() for page in book.find(asked)]
