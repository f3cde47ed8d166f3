"""The first page: three clicks to a game, my moves first, and lists that stay when the server doesn't answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from beagle.i18n import Words
from beagle.kernel.message import Message
from tests.browser import axe
from tests.browser.people import DESK, FEEDING, PHONE, choose, comes_back
from tests.browser.seating import Seating
from tests.support.looks import one_of
from tests.support.words import say

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}
LINE = 79  # pixels: the title of the list, and its first line
APART = 8  # pixels, at least, between two sheets
TURN = 4  # of the position
LANGUAGES = ["en-GB", "ru-RU", "pl-PL", "it-IT"]


def titles(page: Page) -> list[str]:
    """The titles of the page as they stand below each other."""
    found = [(box["y"], one.inner_text()) for one in page.locator("h2").all() if (box := one.bounding_box())]
    return [text.partition("\n")[0] for _, text in sorted(found)]


def test_a_newcomer_is_in_a_game_after_three_clicks(seating: Seating) -> None:
    ann = seating.person()
    ann.go()
    ann.page.get_by_label(say("web-name-about")).click()  # one
    ann.page.keyboard.type("Ann")
    ann.page.get_by_role("button", name=say("web-bot-covington.against")).click()  # two, and the game begins
    ann.see_turn()
    assert "/t/" in ann.page.url


def test_the_choice_is_remembered_and_a_click_is_enough(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go()
    page = ann.page
    choose(page.get_by_role("radio", name="EVO", exact=True))
    choose(page.get_by_role("radio", name=say("web-bot-greedy"), exact=False))
    choose(page.get_by_role("radio", name="2", exact=True))
    choose(page.get_by_role("switch", name=say("web-practice"), exact=False), False)
    page.reload()
    expect(page.get_by_role("radio", name="EVO", exact=True)).to_be_checked()
    expect(page.get_by_role("switch", name=say("web-practice"), exact=False)).not_to_be_checked()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name=say("web-bot-greedy.against")).click()
    wish = asked.value.post_data_json or {}
    assert (wish["game"], wish["practice"], len(wish["seats"])) == ("evo", False, 3)
    page.wait_for_url("**/t/*")


def test_without_a_name_the_field_for_it_is_shown(seating: Seating) -> None:
    ann = seating.person(viewport=PHONE)
    ann.go()
    ann.page.get_by_role("button", name=say("web-bot-covington.against")).click()
    expect(ann.page.get_by_label(say("web-name-about"))).to_be_focused()


@pytest.mark.parametrize("locale", LANGUAGES)
def test_on_a_desk_the_open_tables_are_in_sight(seating: Seating, locale: str) -> None:
    """Under «play now» with its levels and their ladder, and the line for newcomers."""
    ann = seating.person("Ann", locale=locale)
    ann.go()
    expect(ann.page.locator(".play figcaption")).to_be_visible()
    box = ann.page.locator("section.open").bounding_box()
    assert box is not None
    assert box["y"] + min(box["height"], LINE) <= DESK["height"]


def test_on_a_phone_the_button_is_near_and_the_ladder_comes_last(seating: Seating) -> None:
    """Only the bot that is chosen says more of itself."""
    ann = seating.person("Ann", viewport=PHONE)
    ann.go()
    ladder, button = ann.page.locator(".play figcaption"), ann.page.locator(".play .lamp")
    expect(ladder).to_be_visible()
    below, above = ladder.bounding_box(), button.bounding_box()
    assert below is not None
    assert above is not None
    assert above["y"] + above["height"] <= below["y"]
    expect(ann.page.get_by_text(say("web-bot-covington.about"))).to_be_visible()
    expect(ann.page.get_by_text(say("web-bot-darwin.about"))).to_be_hidden()
    choose(ann.page.get_by_role("radio", name=say("web-bot-darwin"), exact=True))
    expect(ann.page.get_by_text(say("web-bot-darwin.about"))).to_be_visible()


def test_on_a_desk_the_question_for_a_name_stands_apart(seating: Seating) -> None:
    ann = seating.person()
    ann.go()
    expect(ann.page.locator("section.play")).to_be_visible()
    asked, play = ann.page.locator("main .sheet").first.bounding_box(), ann.page.locator("section.play").bounding_box()
    assert asked is not None
    assert play is not None
    assert asked["y"] + asked["height"] + APART <= play["y"]


@pytest.mark.parametrize("size", one_of(0, [PHONE, DESK]), ids=["phone", "desk"])
def test_my_moves_come_first(seating: Seating, size: dict[str, int]) -> None:
    """And what others think about comes later; tables are called by their names."""
    ann = seating.person("Ann", viewport=size)
    ann.open(ME, BOT, position=FEEDING, name="Tuesday table")
    ann.see_turn()
    ann.open(ME, OPEN, ruleset="base@gift", name="Long voyage", public=True)
    ben = seating.person("Ben")
    ben.open(ME, OPEN, ruleset="base@gift", name="Be kind", public=True)
    ann.go()
    page = ann.page
    expect(page.get_by_role("link", name=f"{say('web-table-answer')}: Tuesday table")).to_be_visible()
    expect(page.get_by_role("link", name=f"{say('web-table-gather')}: Long voyage")).to_be_visible()
    expect(page.get_by_role("link", name=f"{say('web-table-sit')}: Be kind").first).to_be_visible()
    expect(page.locator("section.moves li")).to_contain_text(f"{say('table-turn', turn=TURN)} · {say('ask-go.drawn')}")
    if size == PHONE:
        shown = titles(page)
        mine, now = say("web-your-move-at", tables=1), say("web-play-now")
        order = [mine, now, say("web-others-think"), say("web-open-tables"), say("web-running-tables")]
        assert [title for title in shown if title in order] == order
    assert axe.by_day_and_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("locale", one_of(1, LANGUAGES))
def test_a_line_says_in_the_language_of_the_page_what_is_asked(seating: Seating, locale: str) -> None:
    words = Words(locale[:2], ["Ann"])
    ann = seating.person("Ann", locale=locale)
    ann.open(ME, BOT, position=FEEDING, name="Tuesday table")
    ann.see_turn()
    ann.go()
    told = [words.say(Message(key, {"turn": TURN})) for key in ("table-turn", "ask-go.drawn")]
    expect(ann.page.locator("section.moves li")).to_contain_text(" · ".join(told))


def test_lists_stay_when_the_server_does_not_answer(seating: Seating) -> None:
    ann, ben = seating.person("Ann"), seating.person("Ben")
    ben.open(ME, OPEN, ruleset="base@gift", name="Still here", public=True)
    ann.go()
    line = ann.page.get_by_role("link", name=f"{say('web-table-sit')}: Still here")
    expect(line).to_be_visible()
    ann.page.route("**/api/lobby", lambda route: route.abort())
    comes_back(ann)
    expect(ann.page.get_by_role("alert")).to_contain_text(say("web-unreachable"))
    expect(line).to_be_visible()
    expect(ann.page.get_by_text(say("web-lists-from", time="").strip()).first).to_be_visible()
    assert axe.violations(ann.page) == []
    ann.page.unroute("**/api/lobby")
    expect(ann.page.get_by_role("alert")).to_have_count(0)  # it tries again by itself
    ann.watch.faults.clear()  # what failed was meant to


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_first_page_of_a_newcomer_in_every_language(seating: Seating, locale: str) -> None:
    ann = seating.person(locale=locale, viewport=PHONE)
    ann.go()
    expect(ann.page.locator(".play .lamp")).to_be_visible()
    ann.watch.settle()
    assert axe.violations(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_one_who_comes_back_is_not_asked_whether_it_is_the_first_time(seating: Seating) -> None:
    ann = seating.person("Ann")
    code = ann.post("me/code", {})["code"]
    other = seating.person()
    other.go()
    lesson = other.page.get_by_text(say("lesson-first-time"))
    expect(lesson).to_be_visible()
    other.page.get_by_role("button", name=say("web-have-code")).click()
    other.page.get_by_label(say("web-code-about")).fill(code)
    other.page.get_by_role("button", name=say("web-come-back")).click()
    expect(other.page.get_by_role("banner").get_by_text("Ann")).to_be_visible()
    expect(lesson).to_have_count(0)
    other.page.reload()
    expect(other.page.get_by_role("button", name=say("web-bot-covington.against"))).to_be_visible()
    expect(lesson).to_have_count(0)


def test_a_link_that_was_opened_and_not_used_is_an_invitation(seating: Seating) -> None:
    ann, ben = seating.person("Ann"), seating.person()
    table = ann.open({"kind": "me"}, {"kind": "invited"}, ruleset="base@gift")
    ben.go(f"t/{table}#{ann.links['1']}")
    expect(ben.page.get_by_role("button", name=say("web-thats-me"))).to_be_visible()
    ben.go()  # not now
    seat = ben.page.get_by_role("link", name=say("web-take-seat"))
    expect(seat).to_be_visible()
    assert axe.by_day_and_night(ben.page) == []
    seat.click()
    ben.page.get_by_label(say("web-name-about")).fill("Ben")
    ben.page.get_by_role("button", name=say("web-thats-me")).click()
    expect(ben.question).to_be_visible()
    ben.go()
    expect(ben.page.get_by_role("heading", name=say("web-play-now"))).to_be_visible()
    expect(seat).to_have_count(0)
