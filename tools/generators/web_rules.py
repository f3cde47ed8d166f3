"""The rulebooks as data for the pages: writes web/src/lib/rules-of.json and table-books.json.

    ./run python -m tools.generators.web_rules

rules-of.json: which rules a card or a piece comes from.

table-books.json: for each game, how the keys of its book are formed, its cards, where its rules come from and which
of them change others; for each of its tables, the rules and cards that are not there and the changes that apply.

A test checks that the files are up to date.
"""

import json
from pathlib import Path
from typing import Any

from beagle.games import own_games
from beagle.games.books import book_at
from beagle.kernel.game import Game
from beagle.kernel.rulebook import Change

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "lib"
FILE = PAGES / "rules-of.json"
TABLES = PAGES / "table-books.json"


def rules_of() -> dict[str, list[str]]:
    """For the key of each card and piece, the rules that define it."""
    return {key: rules for game in own_games() for key, rules in game.book().rules_of().items()}


def text() -> str:
    lines = (f"  {json.dumps(key)}: {json.dumps(rules)}" for key, rules in rules_of().items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def table_books() -> dict[str, Any]:
    """For each game what its book is made of, its sources, its changes and its tables."""
    out = {}
    for game in own_games():
        book = game.book()
        out[game.name] = {
            "rules": book.rules,
            "sections": book.sections,
            "cards": list(book.cards),
            "sources": {entry.id: entry.sources for entry in book.rulebook.ENTRIES},
            "changes": [laid_out(change) for change in book.rulebook.CHANGES],
            "tables": {info.name: table_of(game, info.name) for info in game.rulesets()},
        }
    return out


def table_of(game: Game, ruleset: str) -> dict[str, Any]:
    book, table = game.book(), book_at(game.name, ruleset)
    return {
        "without": [entry.id for entry in book.rulebook.ENTRIES if entry.id not in table.rules.rules],
        "withoutCards": [card for card in book.cards if card not in table.cards],
        "changes": [laid_out(change) for change in table.rules.changes],
    }


def laid_out(change: Change) -> dict[str, Any]:
    return {"rule": change.rule, "replaces": list(change.replaces), "alters": list(change.alters)}


def tables_text() -> str:
    return json.dumps(table_books(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for file, said in ((FILE, text()), (TABLES, tables_text())):
        file.write_text(said, "utf-8")
        print(f"written: {file.name}")
