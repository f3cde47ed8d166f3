"""Worked examples on the pages of the rules: folded, fetched when opened, stepped through by keys and by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect

from beagle.i18n import Words, languages
from beagle.play.examples import example, examples
from tests.browser.people import DESK, PHONE, Person
from tests.browser.seating import Seating
from tests.support.looks import some_of
from tests.support.words import say

# The zones of a hex table that lie outside of their stage, or have no height: what is in them is cut.
OUTSIDE = """(film) => {
    const stage = film.querySelector(".stage").getBoundingClientRect();
    const cut = (box) => box.height < 1 || box.left < stage.left - 1 || box.right > stage.right + 1 ||
        box.top < stage.top - 1 || box.bottom > stage.bottom + 1;
    return [...film.querySelectorAll(".room .zone")].filter((zone) => cut(zone.getBoundingClientRect()))
        .map((zone) => zone.className);
}"""


def listen(person: Person) -> list[str]:
    """The examples that a page asks for."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/api/examples/" in request.url:
            asked.append(request.url.rpartition("/")[2])

    person.page.on("request", note)
    return asked


def open_example(person: Person, id: str) -> None:
    person.go(f"rules/{example(id).rules[0]}")
    title = Words().say(example(id).title)
    person.page.get_by_text(f"An example: {title}", exact=True).click()
    expect(person.page.get_by_role("group", name="The table at this step")).to_be_visible()


@pytest.mark.parametrize("size", [pytest.param(PHONE, marks=pytest.mark.slow), DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("id", some_of(3, examples()))
def test_every_step_is_told_and_shown(seating: Seating, id: str, size: dict[str, int]) -> None:
    ann, shown, words = seating.person("Ann", viewport=size), example(id), Words()
    open_example(ann, id)
    film = ann.page.get_by_role("region", name=words.say(shown.title))
    for number, frame in enumerate(shown.frames):
        expect(film.get_by_text(words.say(shown.words(frame)), exact=True)).to_be_visible()
        expect(film.locator(".moves li")).to_have_count(len(frame.moves))
        if number < len(shown.frames) - 1:
            film.get_by_role("button", name="Next").click()
        assert film.evaluate(OUTSIDE) == []
    expect(film.get_by_text(say("web-is-away"), exact=True)).to_have_count(0)  # nobody of an example is missing
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    film.get_by_role("button", name=say("example-again")).click()
    expect(film.get_by_role("button", name="Back", exact=True)).to_be_disabled()


def test_nothing_is_fetched_before_it_is_opened(seating: Seating) -> None:
    ann = seating.person("Ann")
    asked = listen(ann)
    ann.go("rules")
    expect(ann.page.get_by_text("An example: The first turn", exact=True).first).to_be_visible()
    assert asked == []
    ann.page.get_by_text("An example: The first turn", exact=True).first.click()
    expect(ann.page.get_by_role("group", name="The table at this step")).to_be_visible()
    assert asked == ["first-turn"]


def test_it_is_opened_and_stepped_by_keys_alone(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go("rules/GD-PRED-03")
    ann.page.get_by_text("An example: Two eagles hunt").focus()
    ann.page.keyboard.press("Enter")
    step = ann.page.locator(".film .ways p")
    for key, told in [("ArrowRight", 2), ("End", 4), ("ArrowRight", 4), ("ArrowLeft", 3), ("Home", 1)]:
        expect(step).to_be_visible()
        ann.page.keyboard.press(key)
        expect(step).to_contain_text(f"Step {told} of 4")


def test_the_keys_belong_to_the_example_with_the_focus(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go("rules/EV-TURN-01")
    for title in ("The first turn", "The first turn, played better"):
        ann.page.get_by_text(f"An example: {title}", exact=True).click()
    films = ann.page.locator(".film .ways p")
    expect(films).to_have_count(2)
    ann.page.locator(".film").first.get_by_role("button", name="Next").click()
    ann.page.keyboard.press("ArrowRight")
    expect(films.nth(0)).to_contain_text("Step 3 of 13")
    expect(films.nth(1)).to_contain_text("Step 1 of 5")


@pytest.mark.parametrize("language", languages())
def test_it_is_told_in_every_language(seating: Seating, language: str) -> None:
    ann, words, shown = seating.person("Ann"), Words(language), example("initiative")
    ann.page.add_init_script(f"localStorage.setItem('beagle-language', '{language}')")
    ann.go("rules/DI-INIT-01")
    ann.page.locator("summary").click()
    expect(ann.page.get_by_text(words.say(shown.words(shown.frames[0])), exact=True)).to_be_visible()
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_text(words.say(shown.words(shown.frames[-1])), exact=True)).to_be_visible()
