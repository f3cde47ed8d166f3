"""Opening a table: what is offered, in words, and that it is what is then played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from beagle.bots.levels import steps_at
from beagle.bots.tables import Table
from beagle.i18n import Words
from beagle.kernel.message import Message
from tests.browser import axe
from tests.browser.people import DESK, PHONE, Person, choose
from tests.browser.seating import Seating
from tests.support.looks import one_of
from tests.support.words import say

LANGUAGES = ["en-GB", "ru-RU", "pl-PL", "it-IT"]
RAW = re.compile(r"[a-z]+(-[a-z0-9]+)*")  # our names begin with a capital letter, or are not Latin at all
NAMED = ("fieldset label", "label:has([role=switch]) b", "legend")  # where editions, modules and options are named


def take(page: Page, name: str) -> None:
    choose(page.get_by_role("radio", name=name, exact=True))


def switch(page: Page, name: str) -> Locator:
    return page.get_by_role("switch", name=re.compile(f"^{name}"))


def more(page: Page) -> None:
    """What is rarely changed is folded."""
    page.locator("details.more > summary").click()


def opened(person: Person) -> str:
    """Open the table, and see which ruleset it got."""
    with person.page.expect_request("**/api/tables") as asked:
        person.page.get_by_role("button", name="Open the table").click()
    person.page.wait_for_url("**/t/*")
    ruleset: str = (asked.value.post_data_json or {})["ruleset"]
    return ruleset


@pytest.mark.rule("EV-ED-03")
def test_the_half_deck_is_offered_to_two_or_three_and_says_why(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go("new/evolution")
    more(ann.page)
    half = switch(ann.page, "Half deck")
    expect(switch(ann.page, "Time to Fly")).to_be_visible()
    expect(half).to_have_count(0)
    choose(switch(ann.page, "Time to Fly"))
    choose(half)
    expect(ann.page.get_by_text(say("web-option-half-deck.about"))).to_be_visible()
    for _ in range(2):
        ann.page.get_by_role("button", name="Add a seat").click()
    expect(half).to_be_disabled()  # four seats take the whole deck, and the page says so
    expect(ann.page.get_by_text(say("web-mix-seats", least=2, most=3))).to_be_visible()
    choose(switch(ann.page, "Continents"))
    ann.page.get_by_role("button", name="Remove seat D").click()
    expect(half).to_be_checked()  # and with three it is as it was
    expect(ann.page.get_by_text("with two, half of each kind of card")).to_be_visible()
    assert opened(ann) == "base+fly+continents@gift half-deck"


@pytest.mark.rule("EV-SET-02")
def test_a_seat_is_named_to_begin(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go("new/dinosaurs")
    more(ann.page)
    take(ann.page, "Seat B")
    expect(ann.page.get_by_text(say("web-option-first-seat", letter="B")).last).to_be_visible()
    take(ann.page, "Seat A")
    expect(ann.page.get_by_text(say("web-first-named", name="Ann"))).to_be_visible()
    assert opened(ann) == "base first-a"
    ann.see_turn()


@pytest.mark.rule("EV-ED-04")
def test_in_the_italian_edition_nobody_is_named(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go("new/evolution")
    more(ann.page)
    expect(ann.page.get_by_role("group", name=say("web-option-first"))).to_be_visible()
    take(ann.page, "Italian")
    expect(ann.page.get_by_role("group", name=say("web-option-first"))).to_have_count(0)


@pytest.mark.rule("EV-CAT-05")
def test_the_kinds_of_cards_are_chosen_and_the_deck_follows(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go("new/evolution")
    more(ann.page)
    take(ann.page, "1.4.1")
    take(ann.page, "Cataclysm")
    expect(ann.page.get_by_text("For experienced players.")).to_be_visible()
    choose(switch(ann.page, say("web-module-added")))
    kinds = ann.page.get_by_role("group", name="Which cards are added").get_by_role("checkbox")
    expect(kinds).to_have_count(8)
    ann.page.get_by_text(say("web-deck-evolution"), exact=True).click()
    expect(ann.page.get_by_text(say("web-deck-all", copies=118))).to_be_visible()
    for kind in kinds.all()[1:]:
        kind.uncheck()
    expect(kinds.first).to_be_disabled()  # one kind at least, or it would be the plain scenario
    expect(ann.page.get_by_text(say("web-deck-all", copies=88))).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []
    assert opened(ann) == "cataclysm+added@1.4.1 add-ambush"


@pytest.mark.parametrize("size", one_of(1, [PHONE, DESK]), ids=["phone", "desk"])
def test_a_preset_fills_everything_and_says_when_it_was_changed(seating: Seating, size: dict[str, int]) -> None:
    ann = seating.person("Ann", viewport=size)
    ann.go("new/evolution")
    page = ann.page
    whole = page.get_by_role("radio", name=re.compile(f"^{say('web-preset-whole')}"))
    whole.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("combobox", name="Seat D")).to_have_value("invited")
    expect(page.get_by_role("radio", name=say("web-pace-calm"), exact=True)).to_be_checked()
    expect(page.get_by_text(say("web-preset-changed"))).to_have_count(0)
    page.get_by_role("button", name="Remove seat D").click()
    changed = page.get_by_text(say("web-preset-changed"), exact=True)
    expect(changed).to_be_visible()
    more(page)
    choose(switch(page, say("web-module-continents")), False)
    take(page, say("web-watch-all"))
    page.get_by_label(say("bots-substitute")).select_option("random")
    expect(changed).to_have_count(4)  # each beside what was changed, and at the preset
    assert axe.by_day_and_night(page) == []
    whole.click(force=True)
    expect(changed).to_have_count(0)
    expect(page.get_by_role("radio", name=say("web-watch-link"), exact=True)).to_be_checked()
    page.evaluate("scrollTo(0, 0)")  # or the bar at the foot of a phone may cover half of a seat
    name = page.get_by_label(say("web-table-name"))
    drawn = name.input_value()
    page.get_by_role("button", name=say("web-table-name-another")).click()
    expect(name).not_to_have_value(drawn)
    name.fill("Tuesday table")
    assert axe.by_day_and_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert opened(ann) == "base+fly+continents+gift@gift"
    expect(page).to_have_title(re.compile("Tuesday table|Ann"))


def test_a_mix_that_cannot_be_stays_with_its_reason(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go("new/evolution")
    more(ann.page)
    second = switch(ann.page, say("web-module-base-2"))
    expect(second).to_be_enabled()
    choose(switch(ann.page, "Time to Fly"))
    expect(second).to_be_disabled()
    expect(ann.page.get_by_text(say("web-mix-modules", names="Time to Fly"))).to_be_visible()
    for _ in range(4):
        ann.page.get_by_role("button", name="Add a seat").click()
    expect(switch(ann.page, "Time to Fly")).to_be_disabled()  # without it there is no table for six
    expect(ann.page.get_by_text(say("web-mix-seats", least=2, most=4)).first).to_be_visible()
    take(ann.page, "Italian")
    expect(switch(ann.page, "Time to Fly")).to_be_disabled()
    expect(ann.page.get_by_text(say("web-mix-edition")).first).to_be_visible()
    expect(ann.page.get_by_role("button", name="Open the table")).to_be_disabled()
    assert axe.violations(ann.page) == []


def test_bots_take_the_free_seats_and_it_begins(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go("new/evolution")
    choose(ann.page.get_by_role("radio", name=re.compile(f"^{say('web-preset-friends')}")))
    ann.page.get_by_role("button", name=say("web-all-bots")).click()
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_role("heading", name="Development")).to_be_attached()


@pytest.mark.parametrize("locale", ["en-GB", *(pytest.param(one, marks=pytest.mark.slow) for one in LANGUAGES[1:])])
def test_a_level_says_how_strong_it_is(seating: Seating, locale: str) -> None:
    """In how many of 100 games it finishes ahead of the next weaker one, and in how many games that was measured."""
    ann = seating.person("Ann", locale=locale)
    step = steps_at("evo", Table("second", 2))[-1]
    words = Words(locale[:2])
    names = {who: words.say(Message(f"web-bot-{bot}", {})) for who, bot in (("bot", "darwin"), ("weaker", "fitzroy"))}
    said = words.say(Message("web-level-step", {**names, "share": step.share, "games": step.games}))
    ann.go("new/evo")
    expect(ann.page.get_by_text(said)).to_have_count(0)
    ann.page.locator("select").nth(1).select_option("bot darwin")
    while ann.page.locator("select:has(option[value='bot darwin'])").count() > 2:
        ann.page.locator("li > button.tool").last.click()
    expect(ann.page.get_by_text(said)).to_be_visible()
    assert axe.violations(ann.page) == []


@pytest.mark.parametrize("locale", one_of(1, LANGUAGES))
def test_no_word_of_a_rulesets_name_is_shown(seating: Seating, locale: str) -> None:
    """Every edition, what is played in it, and all that can be switched on, in each language."""
    ann = seating.person("Ann", locale=locale, viewport=PHONE)
    for game in ("evolution", "evo", "dinosaurs"):
        ann.go(f"new/{game}")
        more(ann.page)
        for edition in range(3 if game == "evolution" else 1):
            if game == "evolution":
                ann.page.locator("details.more fieldset").first.locator("label").nth(edition).click()
            names = [text.strip() for place in NAMED for text in ann.page.locator(place).all_inner_texts()]
            assert [name for name in names if not name or RAW.fullmatch(name)] == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_rulebook_lists_the_decks_of_every_table(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go("rules")
    ann.page.get_by_role("combobox", name="Table").select_option("base+fly@gift")
    ann.page.get_by_text(say("web-deck-evolution"), exact=True).click()
    expect(ann.page.get_by_text(say("web-deck-all", copies=126))).to_be_visible()
    take(ann.page, "Gods Love Dinosaurs")
    ann.page.get_by_role("combobox", name="Seats").select_option("5")
    ann.page.get_by_text(say("web-deck-dinosaurs")).click()
    expect(ann.page.get_by_role("list", name="Stack D")).to_be_visible()
