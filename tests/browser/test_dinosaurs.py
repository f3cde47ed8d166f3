"""Gods Love Dinosaurs in real browsers: whole games, tiles laid and walks chosen by every way, for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser import axe
from tests.browser.people import DESK, PATIENCE, PHONE, SURE, Person, answer_until, over, play_to_the_end
from tests.browser.seating import Seating
from tests.support.words import say

ME: dict[str, str] = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}

# Two tiles lie with the tigers, under the marker; when they are gone the dinosaurs come once more, and it is over.
LANDS = """A: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F 2,0P:t 3,0M | eggs 4
B: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F -2,1P:e -3,1M | eggs 6
"""
END = f"""dinosaurs base turn 9 first A marker tiger
{LANDS}C: | eggs 3
board tiger FM:t LP:f
piles D 1"""
# It is A's go: the tile of the tigers is the last, and under the marker.
DRAFT = f"""dinosaurs base turn 9 first A marker tiger
{LANDS}board frog LP:f ML | rabbit PU:h MP | rat - | tiger FM:t | eagle FU:e ML
piles C 2 | D 10"""
HUNT = f"""dinosaurs base turn 9 first A marker tiger dinosaurs
{LANDS}board frog LP:f ML | rabbit PU:h MP | rat - | tiger - | eagle FU:e ML
piles C 2 | D 10"""
TIGERS = HUNT.replace(" dinosaurs\n", " tigers\n")
FROGS = DRAFT.replace(" tiger\n", " tiger frogs\n", 1).replace("frog LP:f ML", "frog -")


def at(seating: Seating, position: str, **context: object) -> Person:
    """Ann at this position, against a bot."""
    ann = seating.person("Ann", **context)
    ann.open(ME, BOT, game="dinosaurs", position=position)
    ann.see_turn()
    return ann


def cell(person: Person, hex: str) -> Locator:
    return person.page.locator(f'[data-cell="{hex}"]')


def tile(person: Person, name: str) -> Locator:
    return person.page.get_by_role("region", name="Biome board").get_by_role("button", name=re.compile(name))


def told(person: Person, words: str) -> None:
    expect(person.page.get_by_role("log").get_by_text(words).first).to_be_visible()


def laid(person: Person) -> list[str]:
    """The cells where the tile would lie, in their order of reading."""
    here = person.page.get_by_role("button", name=re.compile(say("dinosaurs-table-lies-here")))
    return sorted(str(one.get_attribute("data-cell")) for one in here.all())


def take_tiger(person: Person) -> None:
    tile(person, "From the tigers").click()
    expect(person.page.get_by_role("heading", name=say("dinosaurs-table-placing"))).to_be_attached()
    person.see_turn()


# Whole games


def touch_anything(person: Person) -> None:
    """A tile, a place, a figure, a yes: only by touching the table, which may change meanwhile."""
    page = person.page
    with suppress(TimeoutError):
        for things in (page.get_by_role("button", name=SURE), page.locator(".place.lit")):
            if things.count() > 0:
                things.first.click(timeout=PATIENCE)
                return
        cells = page.locator('.hit[aria-disabled="false"]')
        if cells.count() > 0:
            cells.last.click(timeout=PATIENCE)


def test_two_people_and_a_bot_play_to_the_end(seating: Seating) -> None:
    """Ann answers from the list, on a desk; Ben has a phone and sees the same."""
    ann = seating.person("Ann")
    table = ann.open(ME, {"kind": "invited"}, BOT, game="dinosaurs", position=END)
    ben = seating.person("Ben", viewport=PHONE, has_touch=True)
    ben.go(f"t/{table}#{ann.links['1']}")
    play_to_the_end([ann, ben])
    for person in (ann, ben):
        expect(person.page.get_by_role("heading", level=1)).to_contain_text(re.compile("wins$"))
        expect(person.page.get_by_text("Golden eggs").first).to_be_visible()
        assert person.page.evaluate("document.documentElement.scrollWidth") <= person.page.viewport_size["width"]  # type: ignore[index]
    ann.page.get_by_role("link", name="Watch from the start").click()
    expect(ann.page.locator("output")).to_have_text(re.compile(r"^0/\d+$"))
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_role("heading", name="The end")).to_be_visible()


def test_a_phone_is_enough_to_play_by_touch_alone(seating: Seating) -> None:
    ann = at(seating, END.replace("C: | eggs 3\n", ""), viewport=PHONE, has_touch=True)
    answer_until(lambda: over(ann), [ann], touch_anything)


# Tiles


def test_a_tile_is_turned_under_the_pointer_and_tells_what_it_sets_off(seating: Seating) -> None:
    ann = at(seating, DRAFT)
    take_tiger(ann)
    cell(ann, "1,1").hover()
    expect(ann.page.locator(".ghost.pale")).to_be_visible()
    cell(ann, "1,1").click()
    assert laid(ann) == ["1,1", "2,1"]
    chain = ann.question.get_by_role("listitem")
    expect(chain).to_have_text(
        [re.compile("tigers hunt.*Your new tiger can eat"), re.compile("dinosaurs hatch"), re.compile("4 new tiles")]
    )
    ann.page.keyboard.press("e")
    assert laid(ann) == ["1,1", "1,2"]
    ann.page.keyboard.press("e")
    assert laid(ann) == ["0,2", "1,1"]
    ann.page.keyboard.press("q")
    cell(ann, "1,1").hover()
    ann.page.mouse.wheel(0, 100)
    expect(cell(ann, "0,2")).to_have_accessible_name(re.compile(say("dinosaurs-table-lies-here")))
    ann.page.get_by_role("button", name="Turn left").last.click()
    expect(cell(ann, "1,2")).to_have_accessible_name(re.compile(say("dinosaurs-table-lies-here")))
    cell(ann, "1,1").click()  # a second touch places it
    told(ann, "The tigers hunt!")


def test_a_tile_is_dragged_to_its_place(seating: Seating) -> None:
    ann = at(seating, DRAFT)
    for place, press in ((tile(ann, "From the tigers"), True), (cell(ann, "0,0"), False)):
        box = place.bounding_box()
        assert box is not None
        ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=1 if press else 6)
        if press:
            ann.page.mouse.down()
    expect(ann.page.locator(".dragged")).to_be_visible()
    expect(ann.page.get_by_role("heading", name=say("dinosaurs-table-placing"))).to_be_attached()
    expect(cell(ann, "1,1")).to_be_attached()
    box = cell(ann, "1,1").bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    ann.page.mouse.up()
    expect(cell(ann, "1,1")).to_have_accessible_name(re.compile(say("dinosaurs-table-lies-here")))
    cell(ann, "1,1").click()  # the same place again
    told(ann, "The tigers hunt!")


def test_another_tile_may_be_taken_instead(seating: Seating) -> None:
    ann = at(seating, DRAFT)
    take_tiger(ann)
    cell(ann, "1,1").click()
    ann.page.get_by_role("button", name="Another tile").click()
    ann.see_turn()
    expect(tile(ann, "From the tigers")).to_be_visible()
    tile(ann, "From the rabbits column.*: mountain").click()
    cell(ann, "0,2").click()
    expect(ann.question.get_by_role("listitem")).to_have_text(re.compile(say("dinosaurs-preview-quiet.short")))
    ann.page.get_by_role("button", name="Place it").click()
    told(ann, say("dinosaurs-log-placed.drawn", seat="Ann"))


# Animals


def test_young_ones_come_by_two_touches(seating: Seating) -> None:
    ann = at(seating, FROGS)
    cell(ann, "1,-1").click()
    told(ann, "Ann: a frog had a young one on a lake")


def test_a_hunter_shows_its_way_and_what_it_eats(seating: Seating) -> None:
    ann = at(seating, TIGERS)
    expect(ann.page.locator(".way.pale")).to_be_visible()  # the first, which Enter chooses
    cell(ann, "1,0").hover()
    expect(ann.page.locator(".way.pale")).to_be_visible()
    cell(ann, "1,0").click()
    expect(ann.question.get_by_role("heading")).to_have_text(re.compile("The tiger on a plain eats a frog"))
    ann.page.get_by_role("button", name="Go", exact=True).click()
    told(ann, "the frog on a lake was eaten")


def test_a_dinosaur_goes_over_what_is_touched_to_a_mountain(seating: Seating) -> None:
    ann = at(seating, HUNT)
    cell(ann, "3,0").click()
    expect(ann.question.get_by_text(re.compile(r"Path 1 of \d"))).to_be_visible()
    heading = ann.question.get_by_role("heading")
    expect(heading).to_have_text(re.compile("a tiger and lays an egg"))
    first = heading.inner_text()
    ann.page.get_by_role("button", name=say("dinosaurs-table-way-next")).click()
    expect(heading).not_to_have_text(first)
    ann.page.get_by_role("button", name=say("web-not-this")).click()
    cell(ann, "0,-1").click()
    expect(heading).to_have_text(re.compile("a rabbit"))
    cell(ann, "3,0").click()
    expect(heading).to_have_text(re.compile("a rabbit.* a tiger and lays an egg"))
    ann.page.get_by_role("button", name="Go", exact=True).click()
    told(ann, say("dinosaurs-log-laid", eggs=1, seat="Ann", total=5))


def test_a_figure_may_be_left_to_starve_but_not_by_a_slip(seating: Seating) -> None:
    ann = at(seating, TIGERS)
    ann.question.get_by_role("button", name=re.compile("starve")).click()
    ann.page.get_by_role("button", name=say("web-do-it")).click()
    told(ann, "the tiger on a plain starved")


def test_a_figure_that_must_starve_says_why(seating: Seating) -> None:
    """Nothing is asked, because there is nothing to choose; the table says which rule it followed."""
    ann = at(seating, TIGERS.replace("3,0M | eggs 4", "3,0M 4,0P:t | eggs 4"))
    cell(ann, "2,0").click()
    cell(ann, "1,0").click()
    ann.page.get_by_role("button", name=say("dinosaurs-table-go"), exact=True).click()
    ann.page.get_by_role("button", name=say("web-played-why")).click()
    expect(ann.page.get_by_text(say("dinosaurs-move-starve.forced", kind="tiger"))).to_be_visible()


# Why not


@pytest.mark.parametrize(
    ("position", "touched", "rule"),
    [(DRAFT, "rats", "GD-TURN-08"), (TIGERS, "-1,1", "GD-PRED-02"), (FROGS, "-1,0", "GD-PREY-02")],
)
def test_what_cannot_be_done_says_which_rule_forbids_it(
    seating: Seating, position: str, touched: str, rule: str
) -> None:
    ann = at(seating, position)
    if "rats" in touched:
        ann.page.get_by_role("button", name=say("dinosaurs-table-lane-empty")).first.click(force=True)
    else:
        cell(ann, touched).click(force=True)
    expect(ann.page.get_by_role("link", name=re.compile(f"^{rule}"))).to_be_visible()


def test_a_tile_on_a_tile_is_refused_by_its_rule(seating: Seating) -> None:
    ann = at(seating, DRAFT)
    take_tiger(ann)
    cell(ann, "0,0").click(force=True)
    expect(ann.page.get_by_role("link", name="GD-TURN-02")).to_be_visible()


# Keys alone


def test_keys_alone_take_lay_and_hunt(seating: Seating) -> None:
    ann = at(seating, DRAFT)
    tile(ann, "From the tigers").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("heading", name=say("dinosaurs-table-placing"))).to_be_attached()
    ann.see_turn()
    cell(ann, "0,0").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
        ann.page.keyboard.press(key)
    here = ann.page.evaluate("document.activeElement.dataset.cell")
    assert here in ("1,1", "2,1")
    ann.page.keyboard.press("Enter")
    expect(cell(ann, here)).to_have_accessible_name(re.compile(say("dinosaurs-table-lies-here")))
    assert ann.page.locator('.hit[tabindex="0"]').count() == 1
    ann.page.get_by_role("button", name="Place it").focus()
    ann.page.keyboard.press("Enter")
    told(ann, "The tigers hunt!")


# Everybody


def hunting(person: Person) -> None:
    person.open(ME, BOT, game="dinosaurs", position=HUNT)
    person.see_turn()
    cell(person, "3,0").click()


def laying(person: Person) -> None:
    person.open(ME, BOT, game="dinosaurs", position=DRAFT)
    person.see_turn()
    take_tiger(person)
    cell(person, "1,1").click()


def setting_up(person: Person) -> None:
    person.go("new/dinosaurs")
    expect(person.page.get_by_role("heading", name="New table: Gods Love Dinosaurs")).to_be_visible()
    person.page.locator("summary", has_text=say("web-more")).first.click()
    expect(person.page.get_by_text(say("web-option-strict-supply"), exact=True)).to_be_visible()
    expect(person.page.get_by_text("2 to 5 with this choice")).to_be_visible()


def ending(person: Person) -> None:
    person.open(ME, BOT, game="dinosaurs", position=HUNT.replace("piles C 2 | D 10", "piles D 1"))
    play_to_the_end([person])


def film(person: Person) -> None:
    ending(person)
    person.page.get_by_role("link", name="Watch from the start").click()
    person.page.keyboard.press("End")


# Each place large and small, by day and night.
LOOKS: list[Any] = [
    (setting_up, PHONE, "light"),
    pytest.param(laying, PHONE, "light", marks=pytest.mark.slow),
    (laying, DESK, "dark"),
    (hunting, PHONE, "dark"),
    pytest.param(hunting, DESK, "light", marks=pytest.mark.slow),
    (ending, PHONE, "light"),
    pytest.param(ending, DESK, "dark", marks=pytest.mark.slow),
    pytest.param(film, PHONE, "dark", marks=pytest.mark.slow),
    (film, DESK, "light"),
]


@pytest.mark.parametrize(("place", "size", "theme"), LOOKS, ids=lambda one: getattr(one, "__name__", None))
def test_everybody_can_use_it(
    seating: Seating, place: Callable[[Person], None], size: dict[str, int], theme: Literal["light", "dark"]
) -> None:
    ann = seating.person("Ann", viewport=size, color_scheme=theme)
    place(ann)
    ann.watch.settle()
    assert axe.violations(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("language", ["ru", "pl", "it"])
def test_the_table_speaks_every_language(seating: Seating, language: str) -> None:
    """A word that is missing is an error in the console, and fails the test."""
    ann = at(seating, DRAFT, locale=language, viewport=PHONE)
    ann.page.locator(".place.lit.sets").first.click()
    expect(ann.page.locator(".place.taken")).to_be_visible()
    cell(ann, "1,1").click()
    expect(ann.page.locator(".chain li")).to_have_count(3)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_one_who_watches_opens_any_ecosystem(seating: Seating) -> None:
    ann = seating.person("Ann")
    table = ann.open(ME, BOT, game="dinosaurs", position=DRAFT)
    eve = seating.person(viewport=PHONE)
    eve.go(f"t/{table}")
    expect(eve.page.get_by_role("group", name=say("dinosaurs-table-land", seat="Ann"))).to_be_visible()
    eve.page.get_by_role("button", name=say("dinosaurs-table-land", seat="Huxley")).click()
    expect(eve.page.get_by_role("group", name=say("dinosaurs-table-land", seat="Huxley"))).to_be_visible()
    eve.page.get_by_role("button", name="Follow the game").click()
    expect(eve.page.get_by_role("group", name=say("dinosaurs-table-land", seat="Ann"))).to_be_visible()
    assert not eve.asked()


def test_a_tile_is_planned_while_another_acts_and_taken_when_the_go_comes(seating: Seating) -> None:
    """The plan stays visible while the land of the one who acts is shown."""
    ann, ben = seating.person("Ann"), seating.person("Ben")
    table = ann.open(ME, {"kind": "invited"}, game="dinosaurs", position=DRAFT)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    land = ben.page.get_by_role("group", name=say("dinosaurs-table-land", seat="Ann"))
    expect(land).to_be_visible()
    tile(ben, "^forest with an eagle").click()
    planned = ben.page.locator(".place.planned")
    expect(planned).to_have_count(1)
    expect(land).to_be_visible()
    expect(ben.page.locator(".question .plan")).to_be_visible()
    tile(ann, "From the rabbits column.*: mountain").click()
    ann.see_turn()
    cell(ann, "0,2").click()
    expect(ben.page.locator(".place.planned")).to_have_count(1)
    ann.page.get_by_role("button", name="Place it").click()
    expect(ben.page.get_by_role("heading", name=say("dinosaurs-table-placing"))).to_be_attached()
    told(ben, say("dinosaurs-log-taken", seat="Ben", column="eagles", tile="").split(":")[0])
