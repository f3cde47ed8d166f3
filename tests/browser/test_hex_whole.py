"""Whole games of EVO and of Gods Love Dinosaurs in the browser: with few and many seats; by keys and by ear."""

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
COORDINATES = re.compile(r"-?\d,-?\d")
# What a screen reader says by itself, from now on; and what of a question it can't read.
LISTEN = """() => { window.heard = [];
  const hear = () => document.querySelectorAll("[role=alert], [role=status]").forEach((one) => {
    const text = one.textContent.trim();
    if (text !== "" && text !== one.heard) window.heard.push([one.role, text]);
    one.heard = text;
  });
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
  hear(); }"""
UNNAMED = "(all) => all.filter((one) => !(one.textContent.trim() || one.ariaLabel)).map((one) => one.outerHTML)"


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


class Listener:
    """Plays by keys alone, and knows only what is said: by itself, or when the question is read."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.page.evaluate(LISTEN)

    def heard(self, role: str) -> list[str]:
        return [text for kind, text in self.page.evaluate("window.heard") if kind == role]

    def play(self, most: int) -> int:
        """Answer so many questions, or all until the game is over.  Returns how many there were."""
        answers = 0
        for _ in range(ANSWERS):
            if over(self.person) or answers == most:
                return answers
            if self.person.asked():
                answers += self.answer()
            self.page.wait_for_timeout(30)
        raise AssertionError("the game does not end")

    def answer(self) -> int:
        """The first answer that is read, or passing; every button of the question has a name."""
        question = self.person.question
        assert question.locator("button").evaluate_all(UNNAMED) == []
        some = question.locator("ol button, .bar > .plain, .pending .lamp, .bid").count() > 0
        self.page.keyboard.press("1" if some else "0")
        return 1


def listen(seating: Seating, game: str, most: int = ANSWERS) -> Listener:
    """A game with a bot, by ear: the questions are said, and what the other does; never a coordinate."""
    ann = seating.person("Ann", viewport={"width": 1280, "height": 720})
    ann.open(ME, BOT, game=game, ruleset=RULESETS[game])
    ann.see_turn()
    listener = Listener(ann)
    assert listener.play(most) > 2
    asked, told = listener.heard("alert"), listener.heard("status")
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
