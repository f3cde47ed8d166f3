"""A page loads what it shows: the first page nothing of any game but its plate, a table its own game and no other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import FEEDING, Person, choose
from tests.browser.seating import Seating

BOOKS = {"evolution": "Evolution", "evo": "EVO", "dinosaurs": "Gods Love Dinosaurs"}
WORDS = re.compile(r"/assets/words-([a-z]+)-([a-z]+(?:-(?:rules|whys))?)-[^/]+\.js$")
BOT = {"kind": "bot", "bot": "random"}
EMPTY = "icons => icons.filter(icon => !icon.querySelector('path').getAttribute('d')).length"


def listen(person: Person) -> set[tuple[str, str]]:
    """Which words this person's page asks for from now on: language and part."""
    asked: set[tuple[str, str]] = set()

    def hear(url: str) -> None:
        asked.update((found[1], found[2]) for found in WORDS.finditer(url))

    person.page.on("request", lambda request: hear(request.url))
    return asked


def test_the_first_page_brings_no_words_of_a_game(seating: Seating) -> None:
    ann = seating.person("Ann", locale="pl-PL")
    asked = listen(ann)
    ann.go()
    expect(ann.page.locator(".play svg").last).to_be_visible()
    ann.watch.settle()
    assert asked == {(language, part) for language in ("en", "pl") for part in ("everywhere", "bots")}


def test_a_table_brings_the_words_and_pictures_of_its_game(seating: Seating) -> None:
    ann = seating.person("Ann")
    asked = listen(ann)
    ann.open({"kind": "me"}, BOT, position=FEEDING)
    ann.see_turn()
    ann.watch.settle()  # words that can wait are asked for later
    assert asked == {("en", "everywhere"), ("en", "people"), ("en", "evolution"), ("en", "evolution-whys")}
    icons = ann.page.locator("svg.icon")
    assert icons.count() > 5
    assert icons.evaluate_all(EMPTY) == 0


@pytest.mark.parametrize("game", BOOKS)
def test_a_rulebook_is_there_when_it_is_opened_and_in_any_language(seating: Seating, game: str) -> None:
    ann = seating.person("Ann")
    asked = listen(ann)
    ann.go("rules")
    choose(ann.page.get_by_label(BOOKS[game], exact=True))
    expect(ann.page.locator("li a").first).to_be_visible()
    books = {("en", part) for book in ("evolution", game) for part in (book, f"{book}-rules")}
    assert asked == {("en", "everywhere"), ("en", "examples"), *books}
    first = ann.page.locator(".lines li").first.inner_text()
    ann.page.get_by_role("link", name="Settings").click()
    ann.watch.settle()  # what comes late moves what lies below it
    choose(ann.page.get_by_label("italiano"))
    ann.page.get_by_role("link", name="Regole").click()
    expect(ann.page.locator("li a").first).to_be_visible()
    assert ann.page.locator(".lines li").first.inner_text() != first
    assert ("it", f"{game}-rules") in asked
