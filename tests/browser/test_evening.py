"""A whole evening: two people and a bot from the first page over the gathering to the end, and once more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from beagle.i18n import Words
from beagle.kernel.message import Message
from tests.browser import axe
from tests.browser.people import DESK, MOVES, PHONE, SHORT, TWO, Person, answer_until, over, play_to_the_end
from tests.browser.seating import Seating
from tests.support.looks import in_turn
from tests.support.words import say


def short(route: Route) -> None:
    """The table as the page wants it, with few cards left."""
    route.continue_(post_data={**(route.request.post_data_json or {}), "position": SHORT})


def named(person: Person, name: str) -> None:
    person.page.get_by_label(say("web-name-about")).fill(name)
    person.page.get_by_role("button", name=say("web-thats-me")).click()


FEW = 6  # answers: the second game is as the first, only longer


@pytest.mark.parametrize("most", [FEW, pytest.param(MOVES, marks=pytest.mark.slow, id="all")])
def test_from_the_lobby_to_the_end_and_through_a_second_game(seating: Seating, most: int) -> None:
    """The second game for a few answers, or to its end."""
    ann, ben = seating.person(), seating.person(viewport=PHONE, has_touch=True)
    ann.go()
    named(ann, "Ann")
    ann.page.get_by_role("link", name="New table: Evolution").click()
    ann.page.get_by_role("combobox", name="Seat B").select_option("invited")
    ann.page.get_by_role("button", name="Add a seat").click()
    ann.page.get_by_role("combobox", name="Seat C").select_option("bot greedy")
    ann.page.route("**/api/tables", short)
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_text(say("web-gathering"))).to_be_visible()
    ann.page.get_by_role("button", name="Invite").click()
    ben.page.goto(ann.page.get_by_text(re.compile(r"/t/\w+#")).inner_text())
    ann.page.keyboard.press("Escape")
    named(ben, "Ben")
    play_to_the_end([ann, ben])

    first = ann.page.url
    picture = ann.page.get_by_role("link", name=say("web-save-picture"))
    answer = ann.context.request.get(f"{seating.server.origin}{picture.get_attribute('href')}")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
    for person in (ann, ben):
        expect(person.page.get_by_role("heading", level=1)).to_contain_text(re.compile("wins?( together)?$"))
        person.page.get_by_role("button", name=re.compile(f"^{say('web-rematch')}|^Yes, again")).click()
    for person in (ann, ben):
        person.page.wait_for_url(lambda url: "/t/" in url and url != first)
        expect(person.page.get_by_text(say("web-rematch"))).to_have_count(0)
    second = ann.page.url
    expect(ben.page).to_have_url(second)
    answered: list[Person] = []

    def choose(person: Person) -> None:
        answered.append(person)
        person.choose_anything()

    answer_until(lambda: len(answered) >= most or (over(ann) and over(ben)), [ann, ben], choose)
    assert ann.page.url == ben.page.url == second
    for person in (ann, ben) if most == MOVES else ():
        expect(person.page.get_by_role("heading", level=1)).to_contain_text(re.compile("wins?( together)?$"))
        expect(person.page.get_by_role("link", name=say("web-watch-from-start"))).to_be_visible()


@pytest.mark.parametrize(("language", "size"), in_turn(["en", "ru", "pl", "it"], {"1440": DESK, "390": PHONE}, every=3))
def test_the_end_and_the_host_in_every_language(seating: Seating, language: str, size: dict[str, int]) -> None:
    def told(key: str, **args: str) -> str:
        return Words(language).say(Message(key, {**args}))

    ann = seating.person("Ann", viewport=size, locale=language)
    ben = seating.person("Ben", locale=language)
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=TWO, name="Tuesday table")
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    ann.page.get_by_role("button", name=told("web-menu")).click()
    panel = ann.page.get_by_role("dialog")
    panel.get_by_role("button", name=told("web-host-acts", name="Ben")).click()
    assert axe.by_day_and_night(ann.page) == []
    ann.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name=told("web-menu")).click()
    ben.page.get_by_role("button", name=told("web-resign")).click()
    ben.page.get_by_role("button", name=told("web-touch-again", loss=told("leaving-resign"))).click()
    expect(ann.page.get_by_text(told("web-once-more"))).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    again = ann.page.get_by_role("button", name=told("web-rematch"))
    if size is PHONE:  # it stays at the bottom wherever the page is
        ann.page.evaluate("scrollTo(0, document.body.scrollHeight / 3)")
        box = again.bounding_box()
        assert box is not None
        assert size["height"] - 80 < box["y"] < size["height"] - box["height"]
    expect(ann.page.get_by_text(re.compile(r"\bweb-[a-z]"))).to_have_count(0)
