"""Whole games of EVO and of Gods Love Dinosaurs in the browser, from the deal to the end, with few and many seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.hex_frame import faults
from tests.browser.people import Person, over
from tests.browser.seating import Seating
from tests.support.words import say

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
RULESETS = {"evo": "second", "dinosaurs": "base"}
ANSWERS = 2500  # clicks of one person, until a game must have ended
LOOKS = 25  # the frame is measured after so many answers
WINDOW = ((1280, 720),)


def play(person: Person) -> int:
    """Answer until the game is over; the frame holds all the time.  Returns how often something was chosen."""
    for answers in range(ANSWERS):
        if over(person):
            return answers
        if person.asked():
            person.choose_anything()
            if answers % LOOKS == 0 and not over(person):
                assert faults(person.page, WINDOW) == [], f"after {answers} answers"
        person.page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("game", RULESETS)
def test_a_whole_game_is_played_in_one_frame(seating: Seating, game: str, seats: int) -> None:
    ann = seating.person("Ann", viewport={"width": 1280, "height": 720})
    table = ann.open(ME, *[BOT] * (seats - 1), game=game, ruleset=RULESETS[game])
    assert play(ann) > seats
    expect(ann.page.get_by_text(say("web-rematch"))).to_be_visible()
    ann.go(f"t/{table}/replay")
    ann.page.wait_for_selector("[data-zone=question]")
    ann.page.keyboard.press("End")
    assert faults(ann.page, WINDOW) == []
