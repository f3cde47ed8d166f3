"""The rulebook of a table: opened from its menu, with the rules it has and what is different there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import axe
from tests.browser.people import PHONE, Person
from tests.browser.seating import Seating
from tests.support.words import say

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
AMBUSH = """evolution base+fly@gift turn 4 feeding bank 4 first A
A: a[carnivorous ambush] b | hand running
B: m[running] n | hand mimicry
deck 9"""


def rules_of(person: Person) -> Locator:
    """The rulebook over the table, from the open menu."""
    menu = person.page.get_by_role("dialog", name=say("web-menu"))
    menu.get_by_role("button", name=say("web-way-rules"), exact=True).click()
    return person.page.get_by_role("dialog", name=say("web-way-rules"))


def test_the_menu_of_a_table_opens_its_rules(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.open(ME, BOT, ruleset="base@italian")
    ann.page.get_by_role("button", name="Menu").click()
    book = rules_of(ann)
    different = book.get_by_role("region", name=say("web-book-different"))
    expect(different).to_contain_text("a turn has five phases")
    expect(different).to_contain_text(say("web-book-instead", rules="EV-FEED-04, EV-FEED-06"))
    expect(book.get_by_text("A turn has four phases")).to_have_count(0)
    expect(book.get_by_text("Anglerfish", exact=True)).to_have_count(0)
    assert axe.violations(ann.page) == []
    different.get_by_role("link", name="EV-FEED-04").click()
    expect(book.get_by_text(say("web-book-gone", rules="EV-EXT-08"))).to_be_visible()
    book.get_by_role("link", name="EV-EXT-08").click()
    expect(book.get_by_text(f"{say('evolution-source-I')}; {say('evolution-source-ruling')}.")).to_be_visible()
    expect(book.get_by_role("heading", name=re.compile(r"\S EV-EXT-08$"))).to_be_visible()  # its subject, its number
    book.get_by_role("link", name=say("web-book-table")).click()
    expect(different).to_be_visible()


@pytest.mark.parametrize(
    ("game", "ruleset", "rule"), [("evo", "second", "DI-SET-01"), ("dinosaurs", "base", "GD-SET-01")]
)
def test_the_menu_opens_the_rules_of_the_game_that_is_played(
    seating: Seating, game: str, ruleset: str, rule: str
) -> None:
    ann = seating.person("Ann")
    ann.open(ME, BOT, game=game, ruleset=ruleset)
    ann.page.get_by_role("button", name="Menu").click()
    book = rules_of(ann)
    expect(book.get_by_text(say(rule))).to_be_visible()
    expect(book.get_by_text(say("EV-SET-01"))).to_have_count(0)


def test_the_address_of_a_book_can_be_opened_and_another_table_chosen(seating: Seating) -> None:
    ann = seating.person(viewport=PHONE)
    ann.go("rules/evolution/base@1.4.1")
    expect(ann.page.get_by_role("region", name=say("web-book-different"))).to_contain_text("EV-TR-04")
    ann.page.get_by_role("combobox", name=say("web-book-choose")).select_option("base+fly@gift")
    expect(ann.page.get_by_text("Strongest when food is scarce")).to_be_visible()
    assert ann.page.url.endswith("/rules/evolution/base%2Bfly%40gift")
    ann.page.get_by_role("combobox", name=say("web-book-choose")).select_option("")
    expect(ann.page.get_by_role("heading", name="The rules", exact=True)).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ann.go("rules/evolution/moon@gift")
    expect(ann.page.get_by_text(say("web-book-no-table"))).to_be_visible()


def test_a_card_at_the_table_says_how_to_use_it(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.open(ME, BOT, position=AMBUSH)
    ann.see_turn()
    ann.animal("a").focus()
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_contain_text("How to use it: Strongest when food is scarce")


def test_the_makers_of_the_games_are_named(seating: Seating) -> None:
    ann = seating.person()
    ann.go("about")
    for name in ("S. Machin", "Philippe Keyaerts", "Kasper Lapp"):
        expect(ann.page.get_by_text(name)).to_be_visible()
    expect(ann.page.get_by_text("an independent implementation")).to_be_visible()
