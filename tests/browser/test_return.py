"""Coming back to a table, and finding one's way at a large one."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.people import FEEDING, PHONE
from tests.browser.seating import Seating
from tests.support.words import say

MANY = """evolution base+base@gift turn 4 feeding bank 9 first B to B
A: a b c | hand running
B: d e[carnivorous] f g
C: h i j k
D: l m n o
E: p q r s
F: t u v w
deck 9"""


def bots(count: int) -> list[dict[str, str]]:
    return [{"kind": "bot", "bot": "random"}] * count


def test_one_who_comes_back_is_told_what_happened(seating: Seating) -> None:
    ann = seating.person("Ann", reduced_motion="no-preference")
    table = ann.open(
        {"kind": "me"},
        {"kind": "invited"},
        {"kind": "bot", "bot": "random"},
        position=FEEDING.replace("deck", "C: x y\ndeck"),
    )
    ben = seating.person("Ben")
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    ann.animal("b").click()
    ben.see_turn()
    ann.go("about")
    ben.animal("m").click()
    expect(ben.page.get_by_role("log").get_by_text("Animal B1 took a red token")).to_be_visible()
    ann.go(f"t/{table}")
    since = ann.page.get_by_role("region", name="Since you left")
    expect(since.get_by_role("heading")).to_have_text(re.compile("Since you left: 2 moves"))
    since.get_by_text("What happened").click()
    expect(since.get_by_text("Animal B1 took a red token")).to_be_visible()
    assert axe.violations(ann.page) == []
    since.get_by_role("button", name=say("web-since-play")).click()
    expect(since).to_be_hidden()
    expect(ann.animal("m")).to_have_accessible_name(re.compile("0 of 1 food"))
    expect(ann.animal("m")).to_have_accessible_name(re.compile("1 of 1 food"))
    ann.see_turn()


def test_one_who_never_left_is_told_nothing(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=FEEDING)
    ann.see_turn()
    ann.animal("b").click()
    expect(ann.page.get_by_role("log").get_by_text("Animal A2 took a red token")).to_be_visible()
    ann.see_turn()
    ann.page.reload()
    ann.see_turn()
    expect(ann.page.get_by_role("region", name="Since you left")).to_be_hidden()


def test_at_a_large_table_one_goes_to_the_acting_player(seating: Seating) -> None:
    ann = seating.person("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    ann.open({"kind": "me"}, {"kind": "local", "name": "Nina"}, *bots(4), position=MANY)
    ann.page.get_by_role("button", name=say("web-lift", name="Ann")).click()
    go = ann.page.get_by_role("button", name="Go to Nina")
    go.tap()
    expect(ann.page.get_by_role("region", name="Nina")).to_be_focused()
    expect(ann.page.get_by_role("region", name="Nina")).to_be_in_viewport()


def test_a_key_goes_to_the_animal_that_is_attacked(seating: Seating) -> None:
    ann = seating.person("Ann")
    position = FEEDING.replace("A: a[carnivorous]", "A: a[running tail-loss]").replace(
        "B: m[running tail-loss]", "B: m[carnivorous]"
    )
    ann.open(
        {"kind": "local", "name": "Ann"},
        {"kind": "local", "name": "Ben"},
        position=position.replace("first A", "first B"),
    )
    ann.page.get_by_role("button", name=say("web-lift", name="Ben")).click()
    ann.animal("a").click()  # only one carnivore can attack it
    ann.page.get_by_role("button", name=say("web-lift", name="Ann")).click()
    ann.see_turn()
    ann.page.wait_for_load_state("networkidle")  # what listens to the key is loaded after the table
    ann.page.keyboard.press("g")
    expect(ann.animal("a")).to_be_focused()


def test_who_comes_to_the_table_disturbs_nobody(seating: Seating) -> None:
    ann = seating.person("Ann")
    position = FEEDING.replace("bank 4", "bank 0")  # a carnivore can only hunt
    table = ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=position, spectators=True)
    ann.see_turn()
    ann.animal("a").click()
    ann.page.get_by_role("button", name="Menu").click()
    eve = seating.person("Eve")
    eve.go(f"t/{table}")
    expect(ann.page.get_by_role("dialog").get_by_text(say("web-watching", people=1))).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.animal("a")).to_have_attribute("aria-pressed", "true")
