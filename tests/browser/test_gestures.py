"""A picked card, a card between two neighbours, a plan with an alternative, cards that glide; by every way to touch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import axe, frame
from tests.browser.people import PHONE, Person
from tests.browser.seating import Seating
from tests.browser.touching import WAYS, by
from tests.support.words import say

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
# A may play; a scavenger is never a carnivore.
CARDS = """evolution base@gift turn 4 development first A
A: a b[scavenger] c d e f | hand hibernation/carnivorous cooperation/fat symbiosis running
B: m n | hand mimicry
deck 9"""
# A eats first; then B, who has planned.
EATS = """evolution base@gift turn 4 feeding bank 4 first A
A: a[carnivorous] b c1 | hand running
B: m n o | hand mimicry
deck 9"""
# Every animation is kept, by its name.
WATCH_MOTION = """(() => { const animate = Element.prototype.animate; window.glides = [];
    Element.prototype.animate = function (frames, options) {
        if (options?.id === "glide") window.glides.push(this.dataset.animal);
        return animate.call(this, frames, options); }; })()"""


def at_table(seating: Seating, way: str = "mouse", position: str = CARDS, **context: object) -> Person:
    ann = seating.person("Ann", has_touch=way == "touch", **context)
    ann.open(ME, BOT, position=position)
    ann.see_turn()
    return ann


def heard(person: Person, words: str) -> None:
    expect(person.page.get_by_role("status").filter(has_text=words)).to_have_count(1)


def told(person: Person, words: str) -> None:
    expect(person.page.get_by_role("log").get_by_text(words).first).to_be_visible()


@pytest.mark.parametrize("way", WAYS)
def test_a_picked_card_asks_where_and_says_why_not(seating: Seating, way: str) -> None:
    """On the animal, in the question and aloud; and a key that takes the move back is said."""
    ann = at_table(seating, way)
    touch = by(way, ann.page)
    touch(ann.page.locator('[data-card="card:hibernation/carnivorous"] [data-about=trait-carnivorous]'))
    asked = say("ask-on-which", trait=say("trait-carnivorous"))
    expect(ann.question.get_by_role("heading")).to_have_text(asked)
    why = say("EV-DEV-07.short")
    expect(ann.page.locator("[data-animal=b] .ribbon")).to_have_text(why)
    note = say("web-picked-not", thing="A2", reason=why)
    expect(ann.question.locator(".sub")).to_contain_text(note)
    expect(ann.question.locator(".rule")).to_have_text(say("trait-carnivorous.brief"))
    heard(ann, note)
    assert axe.violations(ann.page) == []
    touch(ann.animal("a"))
    told(ann, "Ann played Carnivorous on A1")
    heard(ann, say("web-undo-by-key"))


def test_pairs_and_symbiosis_ask_for_two(seating: Seating) -> None:
    ann = at_table(seating)
    heading = ann.question.get_by_role("heading")
    for trait, first, second in (
        ("cooperation", "ask-pair-first", "ask-pair-second"),
        ("symbiosis", "ask-protected", "ask-guard"),
    ):
        name = say(f"trait-{trait}")
        ann.page.locator(f"[data-card] [data-about=trait-{trait}]").click()
        expect(heading).to_have_text(say(first, trait=name))
        ann.animal("c").click()
        expect(heading).to_have_text(say(second, trait=name, animal="A3"))
        for _ in ("animal", "card with its half"):
            ann.page.keyboard.press("Escape")
        expect(heading).to_have_text(say("ask-development.drawn"))


# Between two neighbours


def border(page: Page, left: str, right: str) -> tuple[float, float]:
    """The place between two cards."""
    boxes = [page.locator(f"[data-own] [data-animal={one}]").bounding_box() for one in (left, right)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    return (boxes[0]["x"] + boxes[0]["width"] + boxes[1]["x"]) / 2, boxes[0]["y"] + boxes[0]["height"] / 2


def drag(page: Page, thing: Locator, x: float, y: float) -> None:
    thing.hover()
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=4)
    page.mouse.move(x, y, steps=2)


def test_a_card_is_dropped_between_two_neighbours(seating: Seating) -> None:
    """It joins the two; a card for one animal there means the one that it is over, or none."""
    ann = at_table(seating)
    half = ann.page.locator('[data-card="card:cooperation/fat"] [data-about=trait-cooperation]')
    drag(ann.page, half, *border(ann.page, "c", "d"))
    expect(ann.page.locator("[data-over]")).to_have_count(2)
    ann.page.mouse.up()
    told(ann, "Ann joined A3 and A4 with Cooperation")


def test_a_finger_drops_a_card_between_two_neighbours(seating: Seating) -> None:
    ann = at_table(seating, "touch")
    half = ann.page.locator('[data-card="card:cooperation/fat"] [data-about=trait-cooperation]')
    box = half.bounding_box()
    assert box is not None
    finger = ann.context.new_cdp_session(ann.page)
    goal_x, goal_y = border(ann.page, "a", "b")
    start = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for kind, (x, y) in (
        ("touchStart", start),
        ("touchMove", (start[0], start[1] - 40)),
        ("touchMove", (goal_x, goal_y - 20)),
        ("touchMove", (goal_x, goal_y)),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    expect(ann.page.locator("[data-over]")).to_have_count(2)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    told(ann, "Ann joined A1 and A2 with Cooperation")


# Plans with an alternative


def planners(seating: Seating, position: str = EATS, **context: Any) -> tuple[Person, Person]:
    """Ann, whose move it is, and Ben, who plans."""
    ann, ben = seating.person("Ann"), seating.person("Ben", **context)
    table = ann.open(ME, {"kind": "invited"}, position=position)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    expect(ben.page.locator("[data-animal=m]")).to_be_visible()
    return ann, ben


@pytest.mark.parametrize("way", WAYS)
def test_what_is_planned_has_an_alternative(seating: Seating, way: str) -> None:
    """The animal that should eat is eaten before: then another one eats."""
    context: dict[str, Any] = FINGERS if way == "touch" else {}
    ann, ben = planners(seating, **context)
    touch = by(way, ben.page)
    touch(ben.animal("m"))
    expect(ben.page.locator(".question .plan")).to_contain_text(say("plan-take", animal="B1"))
    touch(ben.page.locator(".question .or"))
    expect(ben.question.get_by_text(say("web-plan-or-hint"))).to_be_visible()
    touch(ben.animal("o"))
    expect(ben.page.locator(".question .or")).to_contain_text(
        say("web-plan-else", plan=say("plan-take", animal="B3")),
    )
    expect(ben.page.locator("[data-animal].chosen")).to_have_count(2)
    if way == "mouse":
        expect(ben.page.locator("[data-animal=m] .ribbon")).to_have_text(say("animal-planned"))
        expect(ben.page.locator("[data-animal=o] .ribbon")).to_have_text(say("animal-planned-else"))
        assert axe.violations(ben.page) == []
    ann.animal("m").click()  # it is eaten
    told(ann, "Animal B3 took a red token")
    expect(ben.page.locator(".question :is(.plan, .or)")).to_have_count(0)


def test_an_alternative_is_dropped_before_its_plan(seating: Seating) -> None:
    _, ben = planners(seating)
    plan, other = ben.page.locator(".question .plan"), ben.page.locator(".question .or")
    ben.animal("m").click()
    other.click()
    ben.animal("n").click()
    ben.page.keyboard.press("Escape")
    expect(other).to_have_text(say("web-plan-or"))
    expect(plan).to_contain_text("B1")
    ben.animal("o").click()  # another plan instead, as before
    expect(plan).to_contain_text("B3")
    ben.page.keyboard.press("Escape")
    expect(plan).to_have_count(0)


def test_a_pair_is_planned_by_dragging_between_two(seating: Seating) -> None:
    position = CARDS.replace("hand mimicry", "hand cooperation/carnivorous").replace("first A", "first A")
    ann, ben = planners(seating, position)
    half = ben.page.locator("[data-card] [data-about=trait-cooperation]")
    drag(ben.page, half, *border(ben.page, "m", "n"))
    ben.page.mouse.up()
    words = say("plan-pair", trait=say("trait-cooperation"), animal="B1", partner="B2")
    expect(ben.page.locator(".question .plan")).to_contain_text(words)
    ann.question.get_by_role("button", name=say("move-pass-development")).click()
    told(ann, "Ben joined B1 and B2 with Cooperation")


# Motion


def test_cards_glide_when_an_animal_is_born(seating: Seating) -> None:
    """To their new size; not for somebody who wants no motion, and not when only the window changes."""
    for motion, glides in (("no-preference", True), ("reduce", False)):
        ann = seating.person("Ann", reduced_motion=motion, viewport={"width": 1280, "height": 720})
        ann.context.add_init_script(WATCH_MOTION)
        ann.open(ME, BOT, position=CARDS)
        ann.see_turn()
        ann.page.set_viewport_size({"width": 1200, "height": 720})
        frame.settle(ann.page)
        assert ann.page.evaluate("window.glides") == []
        ann.page.locator('[data-card="card:running"] button').click()
        ann.page.locator(".slot").click()
        expect(ann.page.locator("[data-own] [data-animal]")).to_have_count(7)
        ann.see_turn()
        moved = ann.page.evaluate("window.glides")
        assert (sorted(set(moved)) == list("abcdef")) is glides, moved


# What of the glides was stopped, and what went on.
WATCH_PAUSES = """(() => { window.stopped = 0; window.went = 0;
    const { pause, play } = Animation.prototype;
    Animation.prototype.pause = function () { window.stopped += this.id === "glide"; return pause.call(this); };
    Animation.prototype.play = function () { window.went += this.id === "glide"; return play.call(this); }; })()"""


@pytest.mark.parametrize("over", [True, False], ids=["over", "beside"])
def test_what_the_pointer_is_on_waits(seating: Seating, over: bool) -> None:
    """Cards don't glide away from under it, but for a moment only."""
    ann = seating.person("Ann", reduced_motion="no-preference", viewport={"width": 1280, "height": 720})
    ann.context.add_init_script(WATCH_MOTION + ";" + WATCH_PAUSES)
    ann.open(ME, BOT, position=CARDS)
    ann.see_turn()
    if over:
        ann.animal("c").hover()
    else:
        ann.page.mouse.move(5, 5)
    for thing in ('[data-card="card:running"] button', ".slot"):
        ann.page.locator(thing).focus()
        ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-own] [data-animal]")).to_have_count(7)
    ann.page.wait_for_function("() => window.glides.length >= 6")
    if over:
        ann.page.wait_for_function("() => window.stopped >= 6 && window.went === window.stopped")
    else:
        assert ann.page.evaluate("window.stopped") == 0


def test_a_long_press_unfolds_an_animal(seating: Seating) -> None:
    """On a phone on its side: it stays when the finger is lifted, beside the question; a tap elsewhere closes it."""
    ann = at_table(seating, "touch", viewport={"width": 844, "height": 390})
    box = ann.page.locator("[data-animal=m]").bounding_box()
    assert box is not None
    finger = ann.context.new_cdp_session(ann.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    unfolded = ann.page.locator(".unfolding")
    expect(unfolded).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    boxes = [one.bounding_box() for one in (unfolded, ann.question)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
    ann.page.locator(".plate").first.tap()
    expect(unfolded).to_have_count(0)


# Bots


@pytest.mark.parametrize("way", WAYS)
def test_the_pace_of_bots_is_one_touch_away(seating: Seating, way: str) -> None:
    ann = at_table(seating, way)
    touch = by(way, ann.page)
    bots = ann.page.get_by_role("group", name=say("web-bots"), exact=True)
    for pace in ("quick", "at-once", "calm"):
        button = bots.get_by_role("button", name=say(f"web-bots-{pace}"), exact=True)
        touch(button)
        expect(button).to_have_attribute("aria-pressed", "true")
        assert ann.page.evaluate("JSON.parse(localStorage.getItem('beagle-settings')).bots") == pace
    letters = """[...document.querySelectorAll(".mark")].filter((mark) => mark.querySelector("g")).map((mark) => {
        const [a, b] = [mark.querySelector("text"), mark.querySelector("g")].map((one) => one.getBoundingClientRect());
        return a.right > b.left + 1 && a.bottom > b.top + 1; })"""
    covered = ann.page.evaluate(letters)
    assert covered
    assert not any(covered), "the badge of a seat covers its letter"
