"""The first lesson: from start to end by mouse and by keys, left and taken up again, with a rule where it is due."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import axe, frame
from tests.browser.people import DESK, PHONE, Person
from tests.browser.seating import Seating
from tests.support.looks import one_of
from tests.support.words import say

EVOLUTION = "learn/evolution"


class Learner:
    """Somebody in a lesson, who does what the teacher says."""

    def __init__(self, person: Person, game: str = "evolution") -> None:
        self.person = person
        self.page = person.page
        answer = person.context.request.get(f"{person.server.origin}/api/lessons/{game}", max_retries=2)
        self.steps: list[dict[str, Any]] = answer.json()["steps"]
        person.go(f"learn/{game}")
        expect(self.teacher).to_be_visible()

    @property
    def teacher(self) -> Locator:
        return self.page.get_by_role("region", name="The teacher")

    def at(self, number: int) -> None:
        """The card of this number lies on the table."""
        expect(self.teacher).to_contain_text(f"Step {number} of {len(self.steps)}")

    def number_of(self, card: str) -> int:
        return [step["card"] for step in self.steps].index(card) + 1

    def touches(self, number: int) -> list[str]:
        step = self.steps[number - 1]
        [wanted] = [option["touch"] for option in step["moves"] if option["move"] == step["wanted"]]
        return list(wanted)

    def thing(self, touch: str) -> Locator:
        """What is touched on the table; nothing if it is only in the list of answers."""
        kind, _, which = touch.partition(":")
        if kind == "card":
            return self.page.locator(f'[data-card="{touch}"] button').last
        if kind == "animal":
            return self.person.animal(which)
        if kind == "new":
            return self.page.locator(".slot")
        return self.page.locator("no-such-thing")

    def learn(self, until: str, press: Any) -> None:
        """Read what is to be read and do what is to be done, up to this card."""
        last = self.number_of(until)
        for number in range(1, last):
            self.at(number)
            if self.steps[number - 1]["wanted"]:
                self.do(number, press)
            else:
                press(self.teacher.get_by_role("button", name="Next"))
        self.at(last)

    def do(self, number: int, press: Any) -> None:
        """Touch one thing after another; answer what is still asked."""
        for touch in self.touches(number):
            thing = self.thing(touch)
            picked = touch.startswith("side:") and thing.count() > 0 and thing.get_attribute("aria-pressed") == "true"
            if thing.count() > 0 and self.is_at(number) and not picked:  # the touched half of a card is picked with it
                press(thing)
        answers = self.teacher.locator(".choice, button.option, .tools > .lamp, .bar > .lamp, .button.wide")
        for _ in range(3):
            if not self.is_at(number):
                return
            if answers.count() > 0:
                press(answers.last)

    def is_at(self, number: int) -> bool:
        return f"Step {number} of" in self.teacher.inner_text()


def by_mouse(thing: Locator) -> None:
    thing.click()


def by_keys(thing: Locator) -> None:
    thing.focus()
    thing.page.keyboard.press("Enter")


def test_from_start_to_end_by_mouse(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go()
    ann.page.get_by_role("link", name="Learn in five minutes").click()
    expect(ann.page.get_by_role("heading", name="Learn by playing")).to_be_visible()
    learner = Learner(ann)
    frame.settle(ann.page)
    frame.watch(ann.page)
    learner.learn("end", by_mouse)
    # Nothing jumps from one step to the next; a step without a move has no question.
    places = [place.split(" | ") for place in frame.places(ann.page)]
    assert [len(set(each) - {"-"}) for each in zip(*places, strict=True)] == [1, 1, 1], places
    expect(ann.page.get_by_text(say("lesson-evolution-learnt-answers"))).to_be_visible()
    ann.go()
    expect(ann.page.get_by_role("link", name="New table: Evolution")).to_be_visible()
    expect(ann.page.get_by_role("link", name="Learn in five minutes")).to_have_count(0)
    ann.go(EVOLUTION)
    ann.page.get_by_role("button", name="Play on from here").click()
    ann.see_turn()
    expect(ann.page.get_by_role("heading", name="Wallace")).to_be_visible()
    expect(ann.animal("f")).to_be_visible()


def test_from_start_to_end_by_keys_on_a_phone(seating: Seating) -> None:
    ann = seating.person(viewport=PHONE, has_touch=True, is_mobile=True)
    learner = Learner(ann)
    ann.page.keyboard.press("ArrowRight")
    learner.at(2)
    ann.page.keyboard.press("Enter")
    learner.at(3)
    ann.page.keyboard.press("Enter")  # a move that is wanted is not passed over
    learner.at(3)
    ann.page.keyboard.press("ArrowLeft")
    ann.page.keyboard.press("ArrowLeft")
    learner.learn("end", by_keys)
    ann.page.get_by_role("button", name="Play on from here").focus()
    ann.page.keyboard.press("Enter")
    ann.page.get_by_label("A name is all you need").fill("Ann")
    ann.page.keyboard.press("Enter")
    ann.see_turn()


def test_only_what_is_wanted_shines(seating: Seating) -> None:
    learner = Learner(seating.person())
    learner.learn("fat", by_mouse)
    lit = learner.page.locator("[data-card].lit")
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("data-card", "card:burrowing/fat")


def test_another_move_is_answered_gently(seating: Seating) -> None:
    learner = Learner(seating.person())
    learner.learn("animal", by_mouse)
    learner.page.locator('[data-card="card:running"] button').click(force=True)
    expect(learner.page.get_by_text(say("lesson-other-move", wanted=say("lesson-evolution-animal.do")))).to_be_visible()
    learner.at(learner.number_of("animal"))


def test_what_is_impossible_says_which_rule_forbids_it(seating: Seating) -> None:
    learner = Learner(seating.person())
    learner.learn("feed", by_mouse)
    learner.page.locator('[data-card="card:running"] button').click(force=True)
    expect(learner.page.get_by_role("link", name=re.compile(r"^EV-")).first).to_be_visible()


def test_a_lesson_goes_on_where_it_was_left(seating: Seating) -> None:
    learner = Learner(seating.person())
    learner.learn("hunter", by_mouse)
    at = learner.number_of("hunter")
    learner.page.reload()
    learner.at(at)
    learner.person.go("learn")
    expect(learner.page.get_by_text(f"Step {at} of {len(learner.steps)}")).to_be_visible()
    learner.page.get_by_role("link", name=f"Evolution: {say('lesson-resume')}").click()
    learner.at(at)
    learner.teacher.get_by_role("button", name="Back").click()
    learner.at(at - 1)
    learner.teacher.get_by_role("button", name="Next").click()
    learner.at(at)
    learner.page.get_by_role("button", name="Menu").click()
    learner.page.get_by_role("button", name=say("lesson-again")).click()
    learner.at(1)


def test_one_who_is_stuck_is_shown(seating: Seating) -> None:
    learner = Learner(seating.person())
    learner.learn("animal", by_mouse)
    learner.teacher.get_by_role("button", name="Show me").click()
    learner.at(learner.number_of("second"))
    expect(learner.person.animal("a")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESK, marks=pytest.mark.slow)], ids=["phone", "desk"])
def test_every_lesson_that_is_offered_leads_to_its_end(seating: Seating, size: dict[str, int]) -> None:
    """Whatever tables the pages can show: card by card, with everything done for one who only looks."""
    ann = seating.person("Ann", viewport=size)
    ann.go("learn")
    expect(ann.page.get_by_role("link", name=f"Evolution: {say('lesson-begin')}")).to_be_visible()
    links = ann.page.locator("main .sheet a").all()
    games = [str(link.get_attribute("href")).rpartition("/")[2] for link in links]
    assert "evolution" in games
    for game in games:
        learner = Learner(ann, game)
        for number, step in enumerate(learner.steps[:-1], 1):
            learner.at(number)
            learner.teacher.get_by_role("button", name="Show me" if step["wanted"] else "Next").click()
        learner.at(len(learner.steps))
        assert axe.violations(ann.page) == [], game
        ann.page.get_by_role("button", name="Play on from here").click()
        expect(ann.page).to_have_url(re.compile("/t/"))
        expect(ann.question).to_be_visible()


def test_the_invitation_can_be_declined(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go()
    ann.page.get_by_role("button", name=say("lesson-no-thanks")).click()
    expect(ann.page.get_by_role("link", name="Learn in five minutes")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.get_by_role("link", name="New table: Evolution")).to_be_visible()
    expect(ann.page.get_by_role("link", name="Learn in five minutes")).to_have_count(0)


def test_no_such_lesson(seating: Seating) -> None:
    seating.forgive("404")  # the server is asked for it
    ann = seating.person()
    ann.go("learn/chess")
    expect(ann.page.get_by_role("alert")).to_have_text(say("server-no-such-game"))


@pytest.mark.parametrize("size", one_of(0, [PHONE, DESK]), ids=["phone", "desk"])
def test_everybody_can_use_a_lesson(seating: Seating, size: dict[str, int]) -> None:
    ann = seating.person(viewport=size)
    ann.go("learn")
    expect(ann.page.get_by_role("heading", name="Learn by playing")).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []
    learner = Learner(ann)
    for card in ("welcome", "fat", "hunt", "answer", "end"):
        number = learner.number_of(card) - 1
        kept = f'{{"at":{number},"reached":{number},"done":false}}'
        ann.page.evaluate("(kept) => localStorage.setItem('beagle-lesson-evolution', kept)", kept)
        ann.page.reload()
        learner.at(number + 1)
        assert axe.by_day_and_night(ann.page) == [], card
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"], card
