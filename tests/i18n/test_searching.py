"""Searching, as people type.  The pages are tried on the same searches (web/src/lib/searching.spec.ts)."""

import json
from pathlib import Path
from typing import Any

import pytest

from beagle.cli.book import book_of
from beagle.i18n import Words
from beagle.i18n.searching import fold, matches, search_words

SEARCHES = json.loads((Path(__file__).parent / "searches.json").read_text("utf-8"))


@pytest.mark.parametrize("search", SEARCHES, ids=lambda search: f"{search['typed']} in {search['text']}")
def test_a_search_finds_what_was_meant(search: dict[str, Any]) -> None:
    assert matches(search["text"], search_words(search["typed"])) is search["found"]


def test_folding_twice_is_folding_once() -> None:
    assert fold(fold("Żółw — ÉLÈVE, Ёж, STRASSE")) == fold("Żółw — ÉLÈVE, Ёж, STRASSE") == "zolw — eleve, еж, strasse"


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("ru", "полет", "trait-flight"),
        ("ru", "ПАДАЛЬЩ", "trait-scavenger"),
        ("pl", "plywan", "trait-swimming"),
        ("pl", "zyworodnosc", "trait-viviparous"),
        ("it", "velocita", "trait-running"),
        ("en", "TAIL", "trait-tail-loss"),
    ],
)
def test_cards_are_found_without_their_accents(language: str, typed: str, card: str) -> None:
    found = book_of("evolution", Words(language)).find([typed])
    assert card in [page.id for page in found]


@pytest.mark.parametrize("typed", ["ev-tr-05", "TR-05"])
def test_a_rule_is_found_by_its_number(typed: str) -> None:
    assert "EV-TR-05" in [page.id for page in book_of("evolution", Words("ru")).find([typed])]
