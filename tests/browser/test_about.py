"""A card's full text: under the mouse, by a long press, by a key; inside the window, with its rule."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser import axe
from tests.browser.people import FEEDING, PHONE, Person
from tests.browser.seating import Seating
from tests.support.words import say

TAIL_LOSS = say("trait-tail-loss.text")


def at_feeding(seating: Seating, position: str = FEEDING, **context: object) -> Person:
    ann = seating.person("Ann", **context)
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=position)
    ann.see_turn()
    ann.watch.settle()  # what comes later would move what is pointed at
    return ann


def inside(card: Locator, width: int, height: int) -> bool:
    box = card.bounding_box()
    assert box is not None
    return box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height


def press_long(person: Person, where: Locator, card: Locator) -> None:
    """A finger comes down and stays until the card is there."""
    box = where.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 12}
    touch = person.context.new_cdp_session(person.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(card).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_badge_tells_its_card_under_the_mouse(seating: Seating) -> None:
    ann = at_feeding(seating)
    badge = ann.page.locator("[data-animal=m] [data-about=trait-tail-loss]")
    badge.hover(force=True)  # the whole animal is one button above it
    card = ann.page.get_by_role("tooltip")
    expect(card).to_contain_text(TAIL_LOSS)
    expect(badge).to_have_attribute("aria-describedby", re.compile("."))
    assert inside(card, 1440, 900)
    assert axe.violations(ann.page) == []
    card.get_by_role("link", name="EV-TR-05").hover()
    ann.page.wait_for_timeout(600)
    card.get_by_role("link", name="EV-TR-05").click()
    over = ann.page.get_by_role("dialog", name=say("web-way-rules"))  # over the table, which stays
    expect(over.get_by_role("heading", name="EV-TR-05")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.mouse.move(5, 5)
    expect(card).to_be_hidden()


def test_a_key_asks_and_escape_closes_only_that(seating: Seating) -> None:
    ann = at_feeding(seating, FEEDING.replace("bank 4", "bank 0"))  # a carnivore can only hunt: a touch picks it
    ann.animal("a").click()
    ann.animal("m").focus()
    ann.page.keyboard.press("?")
    card = ann.page.get_by_role("dialog", name="Running, Tail loss")
    expect(card).to_be_focused()
    assert axe.violations(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(ann.animal("m")).to_be_focused()
    expect(ann.animal("a")).to_have_attribute("aria-pressed", "true")


def test_a_long_press_tells_and_does_nothing(seating: Seating) -> None:
    ann = at_feeding(seating, viewport=PHONE, has_touch=True, is_mobile=True)
    card = ann.page.get_by_role("dialog", name="Fat tissue")
    press_long(ann, ann.page.locator("[data-animal=b]").last, card)
    expect(card).to_contain_text("store it here as fat")
    assert inside(card, 390, 844)
    assert axe.violations(ann.page) == []
    expect(ann.animal("b")).to_have_accessible_name(re.compile("0 of 1 food"))
    ann.animal("b").tap()  # puts the card away
    expect(card).to_be_hidden()
    expect(ann.animal("b")).to_have_accessible_name(re.compile("0 of 1 food"))
    ann.animal("b").tap()
    expect(ann.animal("b")).to_have_accessible_name(re.compile("1 of 1 food"))


def test_a_card_of_the_hand_tells_all_its_traits(seating: Seating) -> None:
    ann = seating.person("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    position = FEEDING.replace("hand running", "hand camouflage/fat")
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=position)
    ann.see_turn()
    ann.watch.settle()
    held = ann.page.get_by_role("group", name="Camouflage / Fat tissue")
    held.evaluate("(card) => card.scrollIntoView({ block: 'start' })")  # above the question
    press_long(ann, held, ann.page.get_by_role("dialog", name="Camouflage, Fat tissue"))
