"""The rulebooks as data for the pages: writes web/src/lib/rules-of.json and table-books.json.

    ./run python -m tools.generators.web_rules

rules-of.json: which rules a card comes from.  The engines know the rule of each trait, gene and event card; the figures
of Gods Love Dinosaurs have no cards, and their rules are named here.

table-books.json: for each game, where its rules come from and which of them change others; for each of its tables, the
rules and cards that are not there and the changes that apply.

A test checks that the files are up to date.
"""

import json
from pathlib import Path
from typing import Any

from beagle.games import GAMES
from beagle.games.books import BOOKS, book_at
from beagle.games.evo import events, genes
from beagle.games.evo import rulebook as evo_rulebook
from beagle.games.evo.ids import CARD_NAMES, GENE_NAMES
from beagle.games.evolution import rulebook as evolution_rulebook
from beagle.games.evolution import rulesets
from beagle.games.evolution.ids import TRAIT_NAMES
from beagle.kernel.rulebook import Change

PAGES = Path(__file__).resolve().parents[2] / "web" / "src" / "lib"
FILE = PAGES / "rules-of.json"
TABLES = PAGES / "table-books.json"
EVERY_CARD = "base+fly+continents+gift@gift"

MORE = {"trait-fat": ["EV-TR-11"]}  # what else to read first
PREY = ["GD-PREY-01", "GD-PREY-02"]
FIGURES = {
    "frog": PREY,
    "rabbit": PREY,
    "rat": PREY,
    "tiger": ["GD-PRED-02", "GD-PRED-04", "GD-PRED-06", "GD-PRED-07"],
    "eagle": ["GD-PRED-03", "GD-PRED-04", "GD-PRED-06", "GD-PRED-07"],
    "dinosaur": ["GD-DINO-05", "GD-DINO-06", "GD-DINO-07", "GD-DINO-08", "GD-DINO-09"],
}


def rules_of() -> dict[str, list[str]]:
    """For the key of each name, the rules that define it."""
    traits = rulesets.rules(EVERY_CARD, 4).traits
    out = {
        f"trait-{TRAIT_NAMES[trait.id]}": [
            *MORE.get(f"trait-{TRAIT_NAMES[trait.id]}", []),
            evolution_rulebook.name(trait.law),
        ]
        for trait in traits
        if trait.law
    }
    out |= {f"gene-{GENE_NAMES[gene.id]}": [evo_rulebook.name(gene.law)] for gene in genes.ALL if gene.law}
    out |= {f"event-{CARD_NAMES[event.id]}": [evo_rulebook.name(event.law)] for event in events.ALL}
    return out | {f"dinosaurs-figure-{figure}": rules for figure, rules in FIGURES.items()}


def text() -> str:
    lines = (f"  {json.dumps(key)}: {json.dumps(rules)}" for key, rules in rules_of().items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def table_books() -> dict[str, Any]:
    """For each game its sources, its changes and its tables."""
    return {
        game: {
            "sources": {entry.id: entry.sources for entry in book.rulebook.ENTRIES},
            "changes": [laid_out(change) for change in book.rulebook.CHANGES],
            "tables": {info.name: table_of(game, info.name) for info in GAMES[game].rulesets()},
        }
        for game, book in BOOKS.items()
    }


def table_of(game: str, ruleset: str) -> dict[str, Any]:
    book, table = BOOKS[game], book_at(game, ruleset)
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
