"""EVO and Gods Love Dinosaurs in every window: nothing scrolls, nothing is cut off, and no zone moves during a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import beagle
from beagle import NOBODY, Rng
from tests.browser.hex_frame import WINDOWS, faults, measured
from tests.browser.people import Person
from tests.browser.seating import Seating
from tests.support.looks import in_turn

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
RULESETS = {"evo": "second", "dinosaurs": "base"}
FEW = ((1280, 720), (1024, 768), (844, 390), (390, 844))
LANGUAGES = ("en", "ru", "pl", "it")

# In each game the moments that differ most on the screen: the name of the step that asks, and the least round or turn.
MOMENTS = {
    "evo": (("bid", 4), ("moves", 5), ("birth-go", 5)),
    "dinosaurs": (("draft", 6), ("placing", 9), ("rampage", 9)),
}


@cache
def position(game: str, seats: int, step: str, least: int) -> str:
    """A position of a random game in which A is asked by this step."""
    rules = beagle.game(game)
    for seed in range(80):
        state: Any = rules.deal(RULESETS[game], seats=seats, seed=seed)
        rng = Rng(seed)
        while state.actor != NOBODY:
            reached = state.round if game == "evo" else state.turn
            asked = state.actor == 0 and len(state.options) > 1 and reached >= least
            if asked and state.stack[-1].name == step:
                return rules.write(state)
            options = state.options
            state.apply(options[rng.below(len(options))])
    raise AssertionError(f"no game of {game} comes to {step}")


def at(person: Person, game: str, seats: int, step: str, least: int) -> str:
    table = person.open(ME, *[BOT] * (seats - 1), position=position(game, seats, step, least), game=game)
    person.see_turn()
    return table


@pytest.mark.parametrize("game", RULESETS)
def test_every_window_holds_the_table(seating: Seating, game: str) -> None:
    """Five seats: the most that has to fit; and no zone has moved at another moment of the game."""
    ann = seating.person("Maximiliane")
    first, second, *_ = MOMENTS[game]
    at(ann, game, 5, *first)
    places: dict[tuple[int, int], str] = {}
    assert faults(ann.page, WINDOWS, places) == []
    at(ann, game, 5, *second)
    assert faults(ann.page, FEW, places) == []


@pytest.mark.parametrize("game", RULESETS)
def test_every_language_fits(seating: Seating, game: str) -> None:
    ann = seating.person("Maximiliane")
    at(ann, game, 5, *MOMENTS[game][0])
    for language in LANGUAGES[1:]:
        ann.page.evaluate(f"localStorage.setItem('beagle-language', '{language}')")
        ann.page.reload()
        ann.page.wait_for_selector("[data-zone=question] .question")
        assert faults(ann.page, FEW) == [], language


def watch(seating: Seating, game: str) -> Person:
    ann, ben = seating.person("Ann"), seating.person("Ben")
    table = at(ann, game, 5, *MOMENTS[game][0])
    ben.go(f"t/{table}")
    return ben


def replay(seating: Seating, game: str) -> Person:
    ann = seating.person("Maximiliane")
    table = at(ann, game, 5, *MOMENTS[game][0])
    for _ in range(4):
        ann.choose_anything()
        ann.see_turn()
    ann.go(f"t/{table}/replay")
    return ann


def share(seating: Seating, game: str) -> Person:
    ann = seating.person("Ann")
    shared = {"kind": "local", "name": "Maximiliane"}
    ann.open(ME, shared, *[BOT] * 3, position=position(game, 5, *MOMENTS[game][0]), game=game)
    return ann


def see_table(person: Person) -> None:
    """A shared device shows nothing before somebody lifts its curtain."""
    lift, question = person.page.locator("main .sheet > .lamp"), person.page.locator("[data-zone=question]")
    expect(lift.or_(question).first).to_be_visible()
    if lift.count() > 0:
        lift.click()
    expect(question).to_be_visible()


@pytest.mark.parametrize("game", RULESETS)
def test_who_watches_sees_the_same_frame(seating: Seating, game: str) -> None:
    ben = watch(seating, game)
    see_table(ben)
    assert faults(ben.page, FEW) == []


@pytest.mark.parametrize("game", RULESETS)
def test_a_replay_has_the_same_frame(seating: Seating, game: str) -> None:
    """At its beginning, at its end, and at one of the steps between; its controls lie over no zone."""
    ann = replay(seating, game)
    for key in ("End", "ArrowLeft", "Home"):
        ann.page.wait_for_selector("[data-zone=question]")
        ann.page.keyboard.press(key)
        assert faults(ann.page, FEW) == [], key


@pytest.mark.parametrize("game", RULESETS)
def test_a_shared_device_has_the_same_frame(seating: Seating, game: str) -> None:
    ann = share(seating, game)
    see_table(ann)
    ann.see_turn()
    assert faults(ann.page, FEW) == []


@pytest.mark.slow
@pytest.mark.parametrize("way", [watch, replay, share])
@pytest.mark.parametrize("game", RULESETS)
def test_every_way_to_see_a_table_fits_in_every_window_and_language(
    seating: Seating, game: str, way: Callable[[Seating, str], Person]
) -> None:
    person = way(seating, game)
    for language in LANGUAGES:
        person.page.evaluate(f"localStorage.setItem('beagle-language', '{language}')")
        person.page.reload()
        see_table(person)
        assert faults(person.page, WINDOWS) == [], language
        if way is replay:
            expect(person.page.locator("output")).to_have_text(re.compile(r"/\d"))  # keys that come before are lost
            person.page.keyboard.press("End")
            assert faults(person.page, WINDOWS) == [], f"{language}: the end"


# Moves that wait for confirmation: what they would lead to has the least room.  D attacks, in each of two ways.
ATTACK = """evo second round 4 movement dial 2 order EABCD to D
A: 1,-3 -1,-2 0,-1 | mp 7 | genes horn fins | cards oasis
B: 3,-2 2,-1 2,0 3,0 | mp 5 | genes thermoregulation fur chameleon-skin | cards geysers
C: -3,0 -2,0 -2,1 -1,1 -3,2 | mp 8 | genes egg thermoregulation bony-frill horn
D: 0,1 1,1 0,2 1,2 -1,3 | mp 9 | genes legs*2 horn vial | cards migration mad-attack
E: -1,-3 -2,-2 3,-3 | mp 4 | genes wings fur
pile +1 8
turned +1 +2 +1"""


def wait_with_an_attack(person: Person) -> None:
    person.open(*[BOT] * 3, ME, BOT, position=ATTACK, game="evo")
    person.see_turn()
    for cell in ("1,1", "2,0"):
        person.page.locator(f"[data-hit='{cell}']").last.click(force=True)
    expect(person.page.locator(".question .bid.chosen .faces")).to_be_visible()


def wait_with_a_bid(person: Person) -> None:
    at(person, "evo", 5, *MOMENTS["evo"][0])
    person.page.locator("li.can [data-field]").last.click(force=True)
    expect(person.page.locator(".question .bid.chosen")).to_be_visible()


# Every gene as a lot: the card is always the first, and D's vial makes bids cheaper.
LOTS = """evo second round 4 mutation dial 2 order EABCD to D
A: 1,-3 -1,-2 0,-1 | mp 7
B: 3,-2 2,-1 2,0 3,0 | mp 5
C: -3,0 -2,0 -2,1 -1,1 -3,2 | mp 8
D: 0,1 1,1 0,2 1,2 -1,3 | mp 9 | genes vial
E: -1,-3 -2,-2 3,-3 | mp 4 | genes vial
lab card=2B {}=2E {} {}=3A {}
pile +1 8
turned +1 +2 +1"""
LONGEST = "thermoregulation deadly-babies caveman chameleon-skin"
GENES = (
    "legs horn fur egg",
    "vial bony-frill big-horn hard-shell",
    "fins adrenaline strong-thighs wings",
    "regeneration sixth-sense thermoregulation legs",
)


def look_at_lots(person: Person, language: str, genes: str) -> list[str]:
    """With and without a bid that waits: the rows stay where they are."""
    person.context.add_init_script(f"localStorage.setItem('beagle-language', '{language}')")
    person.open(*[BOT] * 3, ME, BOT, position=LOTS.format(*genes.split()), game="evo")
    person.see_turn()
    found = faults(person.page)
    for window in FEW:
        measured(person.page, *window)
        field = person.page.locator("[data-field='3=2']").last
        before = field.bounding_box()
        field.click(force=True)
        expect(person.page.locator(".question .bid.chosen")).to_be_visible()
        if field.bounding_box() != before:
            found.append(f"{window}: a lot moved under the pointer")
        person.page.locator(".question .cancel").click()
        expect(person.page.locator(".question .bid.chosen")).to_have_count(0)
    return found


@pytest.mark.parametrize("language", ["ru", *(pytest.param(one, marks=pytest.mark.slow) for one in ("en", "pl", "it"))])
def test_the_longest_lots_say_their_short_rules(seating: Seating, language: str) -> None:
    assert look_at_lots(seating.person("Maximiliane"), language, LONGEST) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lot_says_its_short_rule(seating: Seating, language: str) -> None:
    ann = seating.person("Maximiliane")
    for genes in GENES:
        assert look_at_lots(ann, language, genes) == [], genes


def wait_with_a_tile(person: Person) -> None:
    at(person, "dinosaurs", 5, *MOMENTS["dinosaurs"][1])
    person.page.locator("[data-cell].hit[aria-disabled=false]").first.click(force=True)
    expect(person.page.locator(".question .answers .lamp")).to_be_visible()


# The most that can follow from a tile: a hunt of all tigers, then the dinosaurs, then new tiles.
CHAIN = """dinosaurs base marker tiger first A to A
A: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F:r -1,-1P:t 0,-2P:h -2,1F:r -1,2L 2,-1L:f 2,0L:f \
-2,0U 0,2F -1,-2M -1,-3F:t -2,-3M 1,2P:e 1,-2P:h 2,-2M:D 3,-2U | eggs 6
B: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F 0,2P:t 1,2P 2,-2U 1,-2P:e | eggs 4
board frog LP:f - | rabbit PU:h MP | rat - | tiger FM:t | eagle FU:r ML
piles C 4 | D 8"""


def wait_with_the_last_tile(person: Person) -> None:
    person.open(ME, BOT, position=CHAIN, game="dinosaurs")
    person.see_turn()
    person.page.locator("[data-tile='tiger.1']").click()
    person.page.locator("[data-cell='1,1']").last.click(force=True)
    expect(person.page.locator(".question .chain li")).to_have_count(3)


# More dinosaurs than there are answers: the best three, each with what it would eat and leave; and all ways as a list.
HUNTERS = """dinosaurs base dinosaurs marker tiger first A to A
A: 0,0M*:D 1,0L:f 1,-1L:f 0,-1P:h -1,0P:t -1,1F:r 0,1F:r -2,1F:r -1,2M:D 0,2P:e 1,1P:h 2,-1M:D 3,-1F:t 3,-2P:e 3,0P:h \
-2,0M:D -3,0P -4,0M:D | eggs 6
B: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F 0,2P:t 1,2P 2,-2U 1,-2P:e | eggs 4
C: 0,0M* | eggs 1
D: 0,0M* | eggs 2
E: 0,0M* | eggs 3
board frog LP:f - | rabbit PU:h MP | rat - | tiger - | eagle FU:r ML
piles C 4 | D 8"""


def choose_a_hunter(person: Person) -> None:
    person.open(ME, *[BOT] * 4, position=HUNTERS, game="dinosaurs")
    person.see_turn()
    answers = person.page.locator(".question .option")
    expect(answers).to_have_count(3)
    ends = person.page.locator(".way.pale .end")
    first = ends.get_attribute("transform")  # of the best, before one points at an answer
    answers.nth(1).focus()
    expect(ends).not_to_have_attribute("transform", first or "")  # two may be on the same terrain: which is meant?
    answers.nth(1).blur()
    person.page.set_viewport_size({"width": 390, "height": 844})
    expect(person.page.locator(".head > .all")).to_have_accessible_name(re.compile(r"\d"))  # on a phone only a sign
    person.page.set_viewport_size({"width": 1280, "height": 720})


def choose_a_way(person: Person) -> None:
    choose_a_hunter(person)
    asked = person.page.locator(".question h2")
    before = asked.inner_text()
    person.page.locator(".question .option").first.click()
    expect(person.page.locator(".question .option.best")).to_contain_text("2")
    expect(person.page.locator(".way.pale")).to_have_count(1)  # the way of the first answer, wherever the mouse is
    expect(asked).not_to_have_text(before)  # which of them hunts


# The initiative track has most to show: D may choose a place on it.
PLACES = (
    LOTS.partition("lab")[0].replace("mutation", "initiative")
    + """pile +1 8
turned +1 +2 +1
stack round(next=3) initiative(stage=2) choose-place(seat=D)"""
)


def choose_a_place(person: Person) -> None:
    person.open(*[BOT] * 3, ME, BOT, position=PLACES, game="evo")
    person.see_turn()


WAITING = {
    "place": choose_a_place,
    "attack": wait_with_an_attack,
    "bid": wait_with_a_bid,
    "tile": wait_with_a_tile,
    "chain": wait_with_the_last_tile,
    "hunters": choose_a_hunter,
    "way": choose_a_way,
}


def leads_to_what_fits(ann: Person, what: str, language: str, windows: tuple[tuple[int, int], ...]) -> None:
    ann.context.add_init_script(f"localStorage.setItem('beagle-language', '{language}')")
    WAITING[what](ann)
    assert faults(ann.page, windows) == [], language


@pytest.mark.parametrize(("what", "language"), in_turn(WAITING, {language: language for language in LANGUAGES}))
def test_what_a_move_would_lead_to_fits(seating: Seating, what: str, language: str) -> None:
    leads_to_what_fits(seating.person("Maximiliane"), what, language, FEW)


@pytest.mark.slow
@pytest.mark.parametrize("what", WAITING)
def test_what_a_move_would_lead_to_fits_in_every_window(seating: Seating, what: str) -> None:
    leads_to_what_fits(seating.person("Maximiliane"), what, "en", WINDOWS)


def learn(seating: Seating, game: str, language: str, windows: tuple[tuple[int, int], ...]) -> None:
    """Every card of the lesson, with everything done for one who only looks; no zone moves from card to card."""
    places: dict[tuple[int, int], str] = {}
    ann = seating.person("Ann")
    ann.go(f"learn/{game}")
    ann.page.evaluate(f"localStorage.setItem('beagle-language', '{language}')")
    ann.page.reload()
    steps = ann.context.request.get(f"{ann.server.origin}/api/lessons/{game}").json()["steps"]
    for step in range(1, len(steps) + 1):
        expect(ann.page.locator(".teacher progress")).to_have_js_property("value", step - 1)
        expect(ann.page.locator(".teacher .caption")).to_have_count(0)
        assert faults(ann.page, windows, places) == [], f"card {step}"
        if step < len(steps):
            ann.page.locator(".teacher .ways button").last.click()


@pytest.mark.parametrize("game", [pytest.param("evo", marks=pytest.mark.slow), "dinosaurs"])
def test_every_card_of_a_lesson_fits(seating: Seating, game: str) -> None:
    learn(seating, game, "en", FEW)


# A button without words, of which a part is hidden.
CLIPPED = """
const box = document.createElement('div'), button = document.createElement('button');
Object.assign(box.style, { height: '4px', overflow: 'hidden' });
button.style.height = '12px';
button.style.width = '12px';
box.append(button);
document.querySelector('[data-zone=own] h2').append(box)
"""


def test_a_zone_that_spills_is_found(seating: Seating) -> None:
    """The measure can fail: too wide, out of place, a page that scrolls, half a button, a lot without its rule."""
    ann = seating.person("Ann")
    at(ann, "evo", 2, *MOMENTS["evo"][0])
    window = ((1280, 720),)
    places: dict[tuple[int, int], str] = {}
    assert faults(ann.page, window, places) == []
    for spoiled in (
        "document.querySelector('[data-zone=own] h2').style.cssText = 'min-width: 900px'",
        "document.querySelector('[data-zone=question]').style.top = '-300px'",
        "document.body.style.minHeight = '3000px'; document.documentElement.style.overflow = 'auto'",
        CLIPPED,
        "document.querySelector('[data-zone=own]').style.marginTop = '-2px'",
        "document.querySelector('.lot .note').style.display = 'none'",
        "document.querySelector('.lot .note').textContent = ''",
        "document.querySelector('.lot b').style.cssText = 'position: relative; top: 20px'",
    ):
        ann.page.evaluate(spoiled)
        assert faults(ann.page, window, places) != [], spoiled
        ann.page.reload()
        ann.page.wait_for_selector("[data-zone=question] .question")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("game", RULESETS)
def test_every_moment_in_every_window_and_language(seating: Seating, game: str, seats: int) -> None:
    ann = seating.person("Maximiliane")
    for step, least in MOMENTS[game]:
        at(ann, game, seats, step, least)
        for language in LANGUAGES:
            ann.page.evaluate(f"localStorage.setItem('beagle-language', '{language}')")
            ann.page.reload()
            ann.page.wait_for_selector("[data-zone=question] .question")
            assert faults(ann.page, WINDOWS) == [], f"{step} {language}"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", RULESETS)
def test_every_card_of_a_lesson_fits_in_every_language(seating: Seating, game: str, language: str) -> None:
    learn(seating, game, language, WINDOWS)
