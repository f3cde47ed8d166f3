"""Whole games of EVO and of Gods Love Dinosaurs in the browser: with few and many seats; by keys and by ear."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.by_ear import ANSWERS, BID, Listener
from tests.browser.hex_frame import faults
from tests.browser.people import IDLE, Person, over
from tests.browser.seating import Seating
from tests.support.words import say

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
RULESETS = {"evo": "second", "dinosaurs": "base"}
LOOKS = 25  # the frame is measured after so many answers
WINDOW = ((1280, 720),)
COORDINATES = re.compile(r"-?\d,-?\d")


def play(person: Person) -> int:
    """Answer until the game is over; the frame holds all the time.  Returns how often something was chosen."""
    answers = idle = 0
    while not over(person):
        idle += 1
        if person.asked():
            person.choose_anything()
            answers, idle = answers + 1, 0
            if answers % LOOKS == 0 and not over(person):
                assert faults(person.page, WINDOW) == [], f"after {answers} answers"
        assert answers < ANSWERS, "the game does not end"
        assert idle < IDLE, "nobody is asked any more"
        person.page.wait_for_timeout(20)
    return answers


def listen(seating: Seating, game: str, most: int = ANSWERS) -> Listener:
    """A game with a bot, by ear: the questions are said, and what the other does; never a coordinate."""
    ann = seating.person("Ann", viewport={"width": 1280, "height": 720})
    ann.open(ME, BOT, game=game, ruleset=RULESETS[game])
    ann.see_turn()
    listener = Listener(ann)
    assert listener.play(most) > 2
    asked, told = listener.heard("alert"), listener.heard("status")
    assert any(BID.search(text) for text in told) == (game == "evo")  # what can be bid after a lot
    assert len(asked) > 1
    assert told
    assert [text for text in asked + told if COORDINATES.search(text)] == []
    return listener


@pytest.mark.parametrize("game", RULESETS)
def test_a_game_is_begun_by_keys_and_by_ear(seating: Seating, game: str) -> None:
    listen(seating, game, most=12)


@pytest.mark.slow
@pytest.mark.parametrize("game", RULESETS)
def test_a_whole_game_is_played_by_keys_and_by_ear(seating: Seating, game: str) -> None:
    """To the end, which is read because it has the focus."""
    page = listen(seating, game).page
    expect(page.get_by_role("heading", level=1)).to_be_focused()


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
