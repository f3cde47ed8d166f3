"""The rulebook with its cards: which traits a table has, and which rules they come from."""

from __future__ import annotations

from typing import Final

from beagle.games.evolution import rulebook, rulesets
from beagle.games.evolution.ids import TRAIT_NAMES
from beagle.kernel.rulebook import GameBook

READ_FIRST: Final = {"fat": ["EV-TR-11"]}  # what else to read, before the rule of the trait


def cards_at(ruleset: str, seats: int) -> list[str]:
    return [f"trait-{TRAIT_NAMES[trait.id]}" for trait in rulesets.rules(ruleset, seats).traits if trait.id]


def rules_of() -> dict[str, list[str]]:
    """From every table; where they differ, from the one with the most traits."""
    tables = [rulesets.rules(info.name, info.seats[0]).traits for info in rulesets.INFOS]
    laws: dict[int, int] = {}
    for traits in sorted(tables, key=len):
        laws |= {trait.id: trait.law for trait in traits if trait.law}
    named = {TRAIT_NAMES[id]: rulebook.name(laws[id]) for id in sorted(laws)}
    return {f"trait-{name}": [*READ_FIRST.get(name, []), rule] for name, rule in named.items()}


BOOK: Final = GameBook(
    rulebook, "EV-", "section-", tuple(f"trait-{name}" for name in TRAIT_NAMES[1:]), cards_at, rules_of
)
