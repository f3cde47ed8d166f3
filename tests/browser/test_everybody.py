"""Every page for everybody: nothing wrong for axe, nothing scrolls sideways, by day and night, large and small."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.people import DESK, FEEDING, PHONE, SHORT, Person, play_to_the_end
from tests.browser.seating import Seating
from tests.support.looks import in_turn
from tests.support.words import say

ME: dict[str, str] = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}


def page(path: str) -> Callable[[Person], None]:
    return lambda person: person.go(path)


def gathering(person: Person) -> None:
    person.open(ME, {"kind": "invited"}, {"kind": "open"}, position=SHORT)


def table(person: Person) -> None:
    person.open(ME, BOT, position=FEEDING)
    person.see_turn()
    person.animal("a").click()


def menu(person: Person) -> None:
    person.open(ME, BOT, position=FEEDING)
    person.see_turn()
    person.page.get_by_role("button", name="Menu").click()


def curtain(person: Person) -> None:
    person.open(ME, {"kind": "local", "name": "Ben"}, position=FEEDING)


def ending(person: Person) -> None:
    person.open(ME, BOT, position=FEEDING.replace("deck 9", "deck -"))
    play_to_the_end([person])


def film(person: Person) -> None:
    ending(person)
    person.page.get_by_role("link", name="Watch from the start").click()
    person.page.keyboard.press("End")


def worked_example(person: Person) -> None:
    person.go("rules/GD-DINO-13")
    person.page.locator("summary").click()
    person.page.locator(".film .stage").wait_for()


PLACES: dict[str, Callable[[Person], None]] = {
    "lobby": page(""),
    "setup": page("new/evolution"),
    "rules": page("rules"),
    "rule": page("rules/EV-DEV-05"),
    "example": worked_example,
    "settings": page("settings"),
    "about": page("about"),
    "stored": page("stored"),
    "paste": page("replay"),
    "nowhere": page("no/such/page"),
    "gathering": gathering,
    "table": table,
    "menu": menu,
    "curtain": curtain,
    "ending": ending,
    "film": film,
}


@pytest.mark.parametrize(("place", "size"), in_turn(PLACES, {"phone": PHONE, "desk": DESK}))
def test_everybody_can_use_it(seating: Seating, place: str, size: dict[str, int]) -> None:
    ann = seating.person("Ann", viewport=size)
    PLACES[place](ann)
    expect(ann.page.get_by_role("heading", level=1).first).to_be_attached()
    ann.watch.settle()
    assert axe.by_day_and_night(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_a_name_alone_and_a_return_code(seating: Seating) -> None:
    ann = seating.person()
    ann.go()
    ann.page.get_by_label("A name is all you need").fill("Ann")
    ann.page.get_by_role("button", name=say("web-thats-me")).click()
    code = ann.page.locator(".code b").inner_text()
    other = seating.person()
    other.go()
    other.page.get_by_role("button", name="I have a return code").click()
    other.page.get_by_label(say("web-code-about")).fill(code.lower())
    other.page.get_by_role("button", name=say("web-come-back")).click()
    expect(other.page.get_by_role("banner").get_by_text("Ann")).to_be_visible()


def test_the_lobby_tells_whose_move_it_is(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.open(ME, BOT, position=FEEDING, public=True)
    ann.see_turn()
    ann.go()
    expect(ann.page.get_by_role("heading", name="Your move at 1 table")).to_be_visible()
    eve = seating.person("Eve")
    eve.go()
    eve.page.get_by_role("link", name="Watch: ").first.click()
    expect(eve.page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()


def test_the_rules_can_be_searched(seating: Seating) -> None:
    ann = seating.person()
    ann.go("rules")
    ann.page.get_by_label("Search rules").fill("hibernation")
    expect(ann.page.get_by_text("Can be attacked only by a swimming carnivore")).to_be_hidden()
    expect(ann.page.get_by_text("Hibernation", exact=True)).to_be_visible()
