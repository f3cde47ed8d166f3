"""People at the pages of the real server, each with a browser of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from tests.browser.watch import Watch
from tests.support.words import say

if TYPE_CHECKING:
    from tests.server.harness import Server

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
MOVES = 400  # of one person, until a game must have ended
IDLE = 3000  # looks at the table while others move, one after another
LONGEST = 60_000  # milliseconds for anything: a busy machine is no fault of the page
AGAIN = say("web-touch-again", loss="").strip()
SURE = re.compile(f"^({say('web-do-it')}|{say('dinosaurs-table-place')}|{say('dinosaurs-table-go')})$|{AGAIN}")
PATIENCE = 2000  # milliseconds for something that was there a moment ago

# Few cards are left: a turn or two, with hunters, and with answers to them.
SHORT = """evolution base@gift turn 4 development first A
A: a[carnivorous] b[fat] | hand camouflage/fat running
B: m[running tail-loss] n | hand mimicry scavenger
C: x[piracy] | hand grazing/fat
deck 3"""
# The same for two.
TWO = SHORT.replace("C: x[piracy] | hand grazing/fat\n", "")
# It is A's go: b may eat and a may hunt.  c is fed.
FEEDING = """evolution base@gift turn 4 feeding bank 4 first A
A: a[carnivorous] b[fat] c1 | hand running
B: m[running tail-loss] n[camouflage] | hand mimicry
deck 9"""


def again(loss: str, **args: str) -> str:
    """What the button of a move says that loses something for good, after the first touch."""
    return say("web-touch-again", loss=say(loss, **args))


def choose(control: Locator, on: bool = True) -> None:
    """Choose an option or set a switch as a person does: at its label, once nothing moves under the pointer."""
    if control.is_checked() != on:
        control.locator("xpath=ancestor::label | self::*[not(ancestor::label)]").click()
        expect(control).to_be_checked(checked=on)


def fits(page: Page, width: int) -> None:
    """No part of the page is beside it, once it has followed its window."""
    page.wait_for_function("(width) => document.documentElement.scrollWidth <= width", arg=width)


class Person:
    """Somebody with a browser of their own.  What their page does wrong is kept in `faults`."""

    def __init__(self, browser: Browser, server: Server, name: str = "", **context: Any) -> None:
        self.server = server
        context = {
            "viewport": DESK,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",  # or every person would fetch all files
            **context,
        }
        self.context = browser.new_context(**context)
        self.context.set_default_timeout(LONGEST)
        self.page: Page = self.context.new_page()
        self.watch = Watch(self.page, server.origin.removeprefix("http://"))
        self.name = name
        if name:
            self.post("me", {"name": name})

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """As the page would ask, with its cookie."""
        headers = {"Origin": self.server.origin, "Content-Type": "application/json"}
        answer = self.context.request.post(f"{self.server.origin}/api/{path}", data=json.dumps(body), headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, *seats: dict[str, str], position: str = "", **more: Any) -> str:
        """A table of one's own; the links for others are kept by the page."""
        wish = {"game": "evolution", "seats": list(seats), "position": position, **more}
        opened = self.post("tables", wish)
        self.links: dict[str, str] = opened["links"]
        table: str = opened["table"]
        self.go(f"t/{table}")
        return table

    def go(self, path: str = "") -> None:
        self.page.goto(f"{self.server.origin}/{path}")

    # At the table

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name=say("web-question"))

    def asked(self) -> bool:
        return self.page.locator(".question.mine").count() > 0

    def animal(self, id: str) -> Locator:
        """The button that is the whole card of an animal, by its letter."""
        return self.page.locator(f'[data-animal="{id}"] > header > button, article[data-animal="{id}"] > button').first

    def see_turn(self) -> None:
        """Wait until it is this person's move."""
        expect(self.page.locator(".question.mine")).to_be_visible()

    def choose_anything(self) -> None:
        """The first answer of the list, wherever it leads; passing if there is nothing else.

        The question may change while one looks at it; then nothing is chosen, and one looks again.
        """
        with suppress(TimeoutError):
            self.choose_first()

    def choose_first(self) -> None:
        sure = self.page.get_by_role("button", name=SURE).or_(self.question.locator(".bid.chosen"))
        if sure.count() > 0:
            sure.first.click(timeout=PATIENCE)
            return
        folded = self.question.locator("details:not([open]) summary, .bar > .plain[aria-expanded=false]")
        if folded.count() > 0 and folded.first.is_visible():
            folded.first.click(timeout=PATIENCE)
        unrolled = self.question.locator(".list ol button")
        answers = unrolled if unrolled.count() > 0 else self.question.locator("ol button")
        if answers.count() > 0:
            answers.first.click(timeout=PATIENCE)
        else:
            self.question.locator(".tools > .button, .bar > .button").last.click(timeout=PATIENCE)

    def close(self) -> None:
        self.context.close()


def hide(person: Person, state: str = "hidden") -> None:
    """Their page is behind another."""
    person.page.evaluate(
        """(state) => {
            Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        state,
    )


def comes_back(person: Person) -> None:
    """Their page was behind another and is in front again."""
    hide(person)
    hide(person, "visible")


def over(person: Person) -> bool:
    return person.page.get_by_text(say("web-rematch")).count() > 0


def play_to_the_end(people: list[Person]) -> None:
    """The person who is asked answers, until everybody sees the result."""
    answer_until(lambda: all(over(person) for person in people), people)


def answer_until(
    done: Callable[[], bool],
    people: list[Person],
    answer: Callable[[Person], object] = Person.choose_anything,
    most: int = MOVES,
) -> None:
    """The person who is asked answers, until this is so: after so many answers of each, however long others take."""
    answers = idle = 0
    while not done():
        asked = [person for person in people if person.asked()]
        for person in asked:
            answer(person)
        answers, idle = answers + len(asked), 0 if asked else idle + 1
        assert answers < most * len(people), "it does not end"
        assert idle < IDLE, "nobody is asked any more"
        people[0].page.wait_for_timeout(20)
