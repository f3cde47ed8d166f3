"""Whole games of EVO and of Gods Love Dinosaurs in the browser, from the deal to the end, with few and many seats."""

from __future__ import annotations

import re

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
UNNAMED = "(all) => all.filter((one) => !(one.textContent.trim() || one.ariaLabel)).length"
COORDINATES = re.compile(r"-?\d,-?\d")


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


def play_by_ear(person: Person) -> int:
    """Keys alone, by what is said aloud: the question at once, and answers that all have names."""
    page, heard = person.page, 0
    for _ in range(ANSWERS):
        if over(person):
            return heard
        said = page.get_by_role("alert").filter(has_text=re.compile(r"\S"))
        if person.asked() and said.count() > 0:
            assert not COORDINATES.search(said.first.inner_text())
            heard += 1
            assert person.question.locator("button").evaluate_all(UNNAMED) == 0
            some = person.question.locator("ol button, .bar > .plain, .lamp, .bid").count() > 0
            page.keyboard.press("1" if some else "0")
        page.wait_for_timeout(30)
    raise AssertionError("the game does not end")


@pytest.mark.slow
@pytest.mark.parametrize("game", RULESETS)
def test_a_whole_game_is_played_by_keys_and_spoken_texts_alone(seating: Seating, game: str) -> None:
    ann = seating.person("Ann", viewport={"width": 1280, "height": 720})
    ann.open(ME, BOT, game=game, ruleset=RULESETS[game])
    assert play_by_ear(ann) > 2


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
