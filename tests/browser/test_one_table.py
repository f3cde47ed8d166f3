"""Without leaving the table of Evolution: moves shown again, clocks, where the focus is, and the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.seating import Seating
from tests.browser.touching import WAYS, by
from tests.support.words import say

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
# B plays, then A; then B sees it again.
PLAYS = """evolution base@gift turn 4 development first B
A: a b | hand running swimming
B: m n | hand mimicry camouflage/fat
deck 9"""
# A hunts, and B can answer.
HUNT = """evolution base@gift turn 4 feeding bank 4 first A
A: a[carnivorous] b | hand running
B: m[mimicry tail-loss] n | hand mimicry
deck 9"""


def together(seating: Seating, position: str, touch: bool = False, **more: object) -> tuple[Person, Person]:
    """Ann, whose move it is, and Ben."""
    ann, ben = seating.person("Ann"), seating.person("Ben", has_touch=touch)
    table = ann.open(ME, {"kind": "invited"}, position=position, **more)
    ben.go(f"t/{table}#{ann.links['1']}")
    for person in (ann, ben):
        expect(person.page.locator("[data-animal=m]")).to_be_visible()
    return ann, ben


@pytest.mark.parametrize("way", WAYS)
def test_what_happened_is_shown_again_on_the_spot(seating: Seating, way: str) -> None:
    """The last move, and all since one's own."""
    ann, ben = together(seating, PLAYS, way == "touch")
    ben.page.locator('[data-card="card:mimicry"] button').click()
    ben.animal("n").click()
    ann.see_turn()
    ann.page.locator('[data-card="card:running"] button').click()
    ann.animal("b").click()
    ben.see_turn()
    placed = ben.page.locator("[data-animal=b] [data-about=trait-running]")
    address = ben.page.url
    for button, key in (("web-replay-last", "r"), ("web-replay-mine", "Shift+R")):
        expect(placed).to_have_count(1)
        if way == "keys":
            ben.page.keyboard.press(key)
        else:
            by(way, ben.page)(ben.page.get_by_role("button", name=say(button)))
        expect(placed).to_have_count(0)  # as it was before
        expect(placed).to_have_count(1)
        ben.see_turn()
    assert ben.page.url == address


def test_one_clock_runs_and_it_is_of_the_one_who_must_answer(seating: Seating) -> None:
    ann, ben = together(seating, HUNT, clock={"kind": "total", "seconds": 600, "increment": 5})
    for asked in (0, 1):
        for person in (ann, ben):
            expect(person.page.locator(f".zones [data-seat='{asked}'] .clock.runs")).to_have_count(1)
            expect(person.page.locator(".zones [data-seat] .clock.runs")).to_have_count(1)
        if asked == 0:
            ann.animal("m").click()  # an attack: now Ben must answer, though it is Ann's go
            ben.see_turn()


def test_the_focus_is_never_lost(seating: Seating) -> None:
    """Whatever has it goes away: after a move it is at the first answer or stays at the table, never at the body."""
    ann = seating.person("Ann")
    ann.open(ME, BOT, position=HUNT)
    ann.see_turn()
    lost = "document.activeElement === document.body"
    ann.animal("b").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("log").get_by_text("Animal A2 took a red token").first).to_be_visible()
    assert not ann.page.evaluate(lost)
    ann.see_turn()
    assert not ann.page.evaluate(lost)


def test_a_key_opens_the_log_where_it_is_closed(seating: Seating) -> None:
    ann = seating.person("Ann", viewport={"width": 1280, "height": 720})
    ann.open(ME, BOT, position=HUNT)
    ann.see_turn()
    opened = ann.page.get_by_role("dialog", name=say("web-log"))
    ann.page.keyboard.press("l")
    expect(opened).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
