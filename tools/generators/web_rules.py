"""The rulebooks as data for the pages: writes web/src/lib/rules-of.json and table-books.json.

    ./run python -m tools.generators.web_rules

rules-of.json: which rules a card or a piece comes from.

table-books.json: for each game, how the keys of its book are formed, its cards, where its rules come from and which
of them change others; for each of its tables, the rules and cards that are not there and the changes that apply.

A test checks that the files are up to date.
"""

import json
import sys
from pathlib import Path

from beagle.games import own_games
from beagle.games.books import BookData, book_data

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "lib"
FILE = PAGES / "rules-of.json"
TABLES = PAGES / "table-books.json"


def rules_of() -> dict[str, list[str]]:
    """For the key of each card and piece, the rules that define it."""
    return {key: rules for game in own_games() for key, rules in game.book().rules_of().items()}


def text() -> str:
    lines = (f"  {json.dumps(key)}: {json.dumps(rules)}" for key, rules in rules_of().items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def table_books() -> dict[str, BookData]:
    """For each game what its book is made of, its sources, its changes and its tables."""
    return {game.name: book_data(game) for game in own_games()}


def tables_text() -> str:
    return json.dumps(table_books(), separators=(",", ":")) + "\n"


def main() -> int:
    made = {FILE: text(), TABLES: tables_text()}
    stale = [file for file, said in made.items() if not file.exists() or file.read_text("utf-8") != said]
    check = "--check" in sys.argv
    for file in stale:
        print(f"{file.name} is out of date: ./run check --fix" if check else f"written: {file.name}")
        if not check:
            file.write_text(made[file], "utf-8")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
