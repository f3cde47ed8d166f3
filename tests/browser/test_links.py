"""Seat links and devices, as people meet them: a link works once, and a name is told where it came in."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import axe
from tests.browser.people import FEEDING
from tests.browser.seating import Seating
from tests.support.words import say

USED = "This link has already been used."


def kept(page: Page, table: str) -> str:
    return str(page.evaluate(f"localStorage.getItem('beagle-seats-{table}')"))


def test_a_link_works_for_the_first_who_opens_it(seating: Seating) -> None:
    ann = seating.person("Ann")
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=FEEDING, spectators=False)
    ben, eve = seating.person("Ben"), seating.person("Eve")
    ben.go(f"t/{table}#{ann.links['1']}")
    expect(ben.page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()
    assert ann.links["1"] not in kept(ben.page, table)
    eve.go(f"t/{table}#{ann.links['1']}")
    expect(eve.page.get_by_role("heading", level=1)).to_contain_text(USED)
    expect(eve.page.get_by_text(say("web-old-link-about"))).to_be_visible()
    assert axe.violations(eve.page) == []
    expect(ann.page.get_by_role("status").get_by_text(say("notice-old-link", seat="B"))).to_be_visible()
    assert kept(eve.page, table) == "None"
    ben.page.reload()
    expect(ben.page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()
    ben.go(f"t/{table}#{ann.links['1']}")  # from the message in which it came
    expect(ben.page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_role("log").get_by_text(say("notice-old-link", seat="B"))).to_be_visible()


def test_the_owner_makes_a_new_link(seating: Seating) -> None:
    ann = seating.person("Ann")
    table = ann.open({"kind": "me"}, {"kind": "invited", "name": "Ben"}, {"kind": "open"}, ruleset="base@gift")
    ben = seating.person()
    ben.go(f"t/{table}#{ann.links['1']}")
    ben.page.get_by_role("button", name="without a name").click()
    expect(ben.page.get_by_role("button", name="Stand up")).to_be_visible()
    ann.page.get_by_text("New seat links").click()
    button = ann.page.get_by_role("button", name="New link for Ben")
    button.click()
    ann.page.get_by_role("button", name=say("web-really")).click()
    link = ann.page.get_by_text(re.compile(r"/t/\w+#")).inner_text()
    assert axe.violations(ann.page) == []
    assert ann.links["1"] not in link
    expect(ben.page.get_by_role("button", name="Stand up")).to_have_count(0)
    cid = seating.person("Cid")
    cid.page.goto(link)
    expect(cid.page.get_by_role("button", name="Stand up")).to_be_visible()


def test_a_new_device_is_told_and_can_be_signed_out(seating: Seating) -> None:
    ann = seating.person()
    code = ann.post("me", {"name": "Ann"})["code"]
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=FEEDING)
    expect(ann.page.locator(".question")).to_be_visible()
    thief = seating.person()
    thief.post("me/return", {"code": code})
    bar = ann.page.get_by_role("alert").filter(has_text=say("web-device-added", at="").rstrip(" ."))
    expect(bar).to_be_visible()
    assert axe.violations(ann.page) == []
    bar.get_by_role("button", name="Sign out all other devices").click()
    expect(ann.page.get_by_text(say("web-signed-out-others"))).to_be_visible()
    new = ann.page.get_by_text(re.compile(r"^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$")).inner_text()
    thief.go()
    expect(thief.page.get_by_label("A name is all you need")).to_be_visible()
    assert seating.person().post("me/return", {"code": new})["name"] == "Ann"


def test_it_was_me(seating: Seating) -> None:
    ann = seating.person()
    code = ann.post("me", {"name": "Ann"})["code"]
    seating.person().post("me/return", {"code": code})
    ann.go()
    bar = ann.page.get_by_text(say("web-device-added", at="").rstrip(" ."))
    expect(bar).to_be_visible()
    ann.page.get_by_role("button", name="That was me").click()
    expect(bar).to_have_count(0)
    ann.page.reload()
    expect(ann.page.get_by_role("link", name="Ann", exact=True)).to_be_visible()
    expect(bar).to_have_count(0)
