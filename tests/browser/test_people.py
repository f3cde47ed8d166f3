"""People who disturb, in the browser: reported, blocked, told apart; and the page that says what is stored."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.people import DESK, PHONE, SHORT, TWO
from tests.browser.seating import Seating
from tests.support.looks import one_of
from tests.support.words import say

ME: dict[str, str] = {"kind": "me"}
OPEN = {"kind": "open"}


@pytest.mark.parametrize("size", one_of(1, [PHONE, DESK]), ids=["phone", "desk"])
def test_an_open_table_is_reported(seating: Seating, size: dict[str, int]) -> None:
    ben, ann = seating.person("Ben"), seating.person("Ann", viewport=size)
    table = ben.open(ME, OPEN, OPEN, position=SHORT, public=True)
    expect(ben.page.get_by_text("Ben").first).to_be_visible()
    expect(ben.page.get_by_role("button", name="Report this table")).to_have_count(0)  # one's own
    ann.go(f"t/{table}")
    ann.page.get_by_role("button", name="Report this table").click()
    send = ann.page.get_by_role("button", name=say("web-report-send"))
    expect(send).to_be_disabled()
    ann.page.get_by_role("radio", name="A name").check()
    ann.page.get_by_label("In your own words").fill("It is mine")
    assert axe.by_day_and_night(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    send.click()
    expect(ann.page.get_by_role("status").filter(has_text="Thank you")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_one_who_is_blocked_is_not_read(seating: Seating) -> None:
    ann, ben = seating.person("Ann"), seating.person("Ben")
    table = ann.open(ME, OPEN, position=TWO, public=True)
    ben.go(f"t/{table}")
    ben.page.get_by_role("button", name="Sit down").click()
    for person in (ann, ben):
        person.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("buy my hats")
    ben.page.get_by_role("button", name="Send", exact=True).click()
    expect(ann.page.get_by_text("buy my hats")).to_be_visible()
    ann.page.get_by_role("button", name="Block Ben").click()
    expect(ann.page.get_by_text("buy my hats")).to_have_count(0)
    expect(ben.page.get_by_text("buy my hats")).to_be_visible()
    ann.page.get_by_role("button", name="Unblock Ben").click()
    expect(ann.page.get_by_text("buy my hats")).to_be_visible()


def test_names_that_look_alike_are_marked(seating: Seating) -> None:
    ann, other = seating.person("Ann"), seating.person("\u0410nn")
    table = ann.open(ME, OPEN, OPEN, position=SHORT, public=True)
    other.go(f"t/{table}")
    other.page.get_by_role("button", name="Sit down").first.click()
    expect(ann.page.get_by_text(say("web-alike", name="\u0410nn"))).to_be_visible()
    expect(other.page.get_by_text(say("web-alike", name="Ann"))).to_be_visible()


def test_one_who_was_sent_away_is_told_and_stays_away(seating: Seating) -> None:
    ann, eve = seating.person("Ann"), seating.person("Eve")
    table = ann.open(ME, OPEN, OPEN, position=SHORT, public=True)
    eve.go(f"t/{table}")
    eve.page.get_by_role("button", name="Sit down").first.click()
    ann.page.get_by_role("button", name=say("web-kick")).click()
    expect(eve.page.get_by_text(say("server-sent-away"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru", "pl", "it"])
def test_what_is_stored_is_said_in_every_language(seating: Seating, language: str) -> None:
    ann = seating.person("Ann", viewport=PHONE, locale=language)
    ann.go("about")
    ann.page.locator("main a[href$='/stored']").click()
    expect(ann.page.locator("main dt")).to_have_count(10)
    expect(ann.page.get_by_text("400")).to_be_visible()  # days, as the server is set
    expect(ann.page.get_by_text("stored-")).to_have_count(0)


def test_an_error_that_nobody_caught_reaches_the_host(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go("about")
    seating.forgive("Swimming")  # the error is ours, and the page says so in its console
    with ann.page.expect_request("**/api/errors") as told:
        ann.page.evaluate("setTimeout(() => { throw new TypeError('Swimming is in hand') })")
    body = told.value.post_data or ""
    assert '"error":"TypeError"' in body
    assert "Swimming" not in body
