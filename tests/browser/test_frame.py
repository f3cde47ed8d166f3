"""One window, one table: every window and every herd that the frame of Evolution must hold, with real tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from beagle.server.limits import TABLES_OF_VISITOR
from tests.browser import axe, frame
from tests.browser.herds import Herds
from tests.browser.people import SHORT, TWO, Person, play_to_the_end
from tests.browser.seating import Seating
from tests.server.harness import Server
from tests.support.looks import one_of
from tests.support.words import say

BOT = {"kind": "bot", "bot": "random"}
LANGUAGES = ["en", "ru", "pl", "it"]
# Seats and animals, and the windows that must hold them.
HERDS: list[tuple[int, int, bool, list[str]]] = [
    (4, 7, False, ["1280x720"]),
    (2, 8, False, ["1280x720"]),
    (8, 8, False, ["1280x720", "1440x900", "820x1180"]),
    (6, 6, False, ["1366x768"]),
    (6, 8, True, ["1366x768", "1440x900"]),
    (8, 12, False, ["1440x900", "1920x1080", "2560x1440"]),
    (6, 12, True, ["1440x900"]),
    (2, 5, False, ["1920x1080", "2560x1440"]),
    (4, 6, False, ["1180x820", "1024x768", "820x1180", "768x1024"]),
    (4, 5, False, ["844x390", "740x360", "720x450"]),
    (4, 5, True, ["844x390", "740x360", "820x1180", "1024x768"]),
]
STATES = [("development", 6), ("development", 10), ("attack", 6)]
# A small selection of them.
FEW = [
    (4, 7, False, "attack", ["1280x720", "820x1180"], "en"),
    (4, 5, False, "development", ["844x390", "1440x900"], "pl"),
    (8, 8, False, "attack", ["1440x900", "1280x720"], "ru"),
    (6, 8, True, "development", ["1440x900", "1366x768"], "it"),
    (2, 5, False, "development", ["1920x1080", "2560x1440"], "en"),
]
# Eat, hunt, use fat, rob, or end the go, which isn't allowed yet.
FIVE = """evolution base@gift turn 5 feeding bank 4 first A
A: a[camouflage]1 b[high-body-weight]1 c d[carnivorous piracy fat*]1 | hand running
B: m[carnivorous sharp-vision]1 n[scavenger]1 o | hand 2
deck 9"""
WITH_FIVE = ["1440x900", "1366x768", "1280x720", "1180x820", "820x1180", "844x390"]
CLOCK = {"kind": "total", "seconds": 600, "increment": 5}


SPOIL = """(css) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; }"""


# Is the question under this?
COVERS = """(over) => { const a = document.querySelector(over).getBoundingClientRect();
    const b = document.querySelector(".question").getBoundingClientRect();
    return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top; }"""


# Of how many cards how many weren't seen: as it is said and as it is drawn.
MISCOUNTED = """(all) => all.filter((one) => one.querySelector(".dots")).filter((one) => {
    const [left, of] = one.querySelector(".unseen").textContent.match(/\\d+/g).map(Number);
    return left > of || one.querySelectorAll("s").length !== of || one.querySelectorAll("s:not(.seen)").length !== left;
}).map((one) => one.textContent)"""


def named(case: tuple[object, ...]) -> str:
    seats, animals, lands = case[:3]
    return f"{seats}x{animals}{'-lands' if lands else ''}"


def size(window: str) -> dict[str, int]:
    width, height = window.split("x")
    return {"width": int(width), "height": int(height)}


class Watcher:
    """One person with one page, who opens tables and looks at them through many windows."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        self.opened = 0

    def open(self, seats: int, animals: int, lands: bool, phase: str, cards: int = 6, **more: object) -> None:
        herds = Herds(seats, animals, lands=lands)
        self.sit(herds.position(phase, cards), seats, herds.me, **more)

    def sit(self, position: str, seats: int, me: int, **more: object) -> None:
        places = [BOT] * seats
        places[me] = {"kind": "me"}
        if self.opened == TABLES_OF_VISITOR:
            self.start_again()
        self.opened += 1
        self.person.open(*places, position=position, name="Tuesday table", **more)
        self.person.see_turn()

    def start_again(self) -> None:
        """As a new visitor: one has only so many unfinished tables."""
        self.page.goto("about:blank")
        self.person.context.clear_cookies()
        self.person.post("me", {"name": self.person.name})
        self.opened = 0

    def speak(self, language: str) -> None:
        self.page.evaluate(f"localStorage.setItem('beagle-language', '{language}')")
        self.page.reload()
        self.person.see_turn()

    def look(self, window: str) -> list[str]:
        self.page.set_viewport_size(size(window))  # type: ignore[arg-type]
        frame.settle(self.page)
        return frame.findings(self.page)


@pytest.fixture(scope="module")
def watcher(browser: Browser, server: Server) -> Iterator[Watcher]:
    person = Person(browser, server, "Marta")
    yield Watcher(person)
    person.close()
    assert person.watch.faults == []


@pytest.mark.parametrize("case", FEW, ids=named)
def test_the_frame_holds(watcher: Watcher, case: tuple[int, int, bool, str, list[str], str]) -> None:
    seats, animals, lands, phase, windows, language = case
    watcher.open(seats, animals, lands, phase)
    watcher.speak(language)
    assert {window: found for window in windows if (found := watcher.look(window))} == {}


def test_names_are_whole_beside_clocks(watcher: Watcher) -> None:
    """Seven heads in one row, in a window with large letters; one of them acts, has cards, and a clock."""
    watcher.open(8, 12, False, "attack", clock=CLOCK)
    watcher.speak("en")
    windows = ["2560x1440", "1920x1080", "1440x900"]
    assert {window: found for window in windows if (found := watcher.look(window))} == {}


@pytest.mark.parametrize("language", one_of(1, LANGUAGES))
def test_five_answers_fit(watcher: Watcher, language: str) -> None:
    watcher.sit(FIVE, 2, 0, clock=CLOCK)
    watcher.speak(language)
    wrong = {window: found for window in WITH_FIVE if (found := watcher.look(window))}
    expect(watcher.page.locator(".options .option")).to_have_count(5)
    watcher.speak("en")
    assert wrong == {}


@pytest.mark.slow
@pytest.mark.parametrize("state", STATES, ids=lambda state: f"{state[0]}-{state[1]}")
@pytest.mark.parametrize("case", HERDS, ids=named)
def test_the_frame_holds_everywhere(
    watcher: Watcher, case: tuple[int, int, bool, list[str]], state: tuple[str, int]
) -> None:
    seats, animals, lands, windows = case
    watcher.open(seats, animals, lands, *state)
    wrong: dict[str, list[str]] = {}
    for language in LANGUAGES:
        watcher.speak(language)
        wrong |= {f"{language} {window}": found for window in windows if (found := watcher.look(window))}
    assert wrong == {}


def test_the_measure_can_fail(watcher: Watcher) -> None:
    watcher.open(4, 7, False, "attack")
    watcher.speak("en")
    assert watcher.look("1280x720") == []
    watcher.page.evaluate(SPOIL, frame.BROKEN)
    assert len(watcher.look("1280x720")) >= 3


@pytest.mark.parametrize("lands", [False, True], ids=["one bank", "lands"])
def test_question_bank_and_own_zone_stay_where_they_are(watcher: Watcher, lands: bool) -> None:
    """For a window and a number of seats they are the same, whatever lies on the table and in the hand."""
    places = set()
    for animals, phase, cards in [(1, "development", 0), (6, "development", 9), (4, "attack", 4), (9, "feeding", 1)]:
        watcher.open(4, animals, lands, phase, cards)
        watcher.page.set_viewport_size(size("1366x768"))  # type: ignore[arg-type]
        frame.settle(watcher.page)
        places.add(frame.boxes(watcher.page))
    assert len(places) == 1, places


def test_a_long_name_of_a_phase_moves_nothing(watcher: Watcher) -> None:
    """On a phone on its side the bank is in the top line, beside the phase."""
    places = set()
    for phase in ("development", "feeding"):
        watcher.open(4, 2, False, phase, 2)
        watcher.speak("it")
        watcher.look("844x390")
        places.add(frame.boxes(watcher.page))
    watcher.speak("en")
    assert len(places) == 1, places


@pytest.mark.slow
@pytest.mark.parametrize("window", ["1280x720", "1440x900", "1920x1080", "820x1180", "844x390"])
def test_they_stay_for_every_number_of_animals_and_cards(watcher: Watcher, window: str) -> None:
    places = set()
    for animals in range(1, 13):
        for phase, cards in [("development", animals % 10), ("feeding", 9 - animals % 10)]:
            watcher.open(4, animals, False, phase, cards)
            watcher.speak(LANGUAGES[animals % len(LANGUAGES)])
            watcher.page.set_viewport_size(size(window))  # type: ignore[arg-type]
            frame.settle(watcher.page)
            places.add(frame.boxes(watcher.page))
    watcher.speak("en")
    assert len(places) == 1, places


# Over a game


def stays(person: Person) -> None:
    """Play to the end; in each drawn frame the three are where they were."""
    person.see_turn()
    frame.settle(person.page)
    frame.watch(person.page)
    play_to_the_end([person])
    assert len(places := frame.places(person.page)) == 1, places


def test_nothing_shifts_until_the_end(seating: Seating) -> None:
    ann = seating.person("Ann", viewport=size("1280x720"))
    ann.open({"kind": "me"}, BOT, BOT, position=SHORT)
    stays(ann)


@pytest.mark.slow
@pytest.mark.parametrize("window", ["1280x720", "1920x1080", "820x1180", "844x390"])
def test_nothing_shifts_in_a_whole_game_with_motion(seating: Seating, window: str) -> None:
    ann = seating.person("Ann", viewport=size(window), reduced_motion="no-preference")
    ann.context.add_init_script("localStorage.setItem('beagle-settings', JSON.stringify({ bots: 'quick' }))")
    ann.open({"kind": "me"}, BOT, BOT, BOT, ruleset="base@gift")
    stays(ann)


def test_a_shift_is_seen(seating: Seating) -> None:
    ann = seating.person("Ann", viewport=size("1280x720"))
    ann.open({"kind": "me"}, BOT, position=TWO)
    ann.see_turn()
    frame.watch(ann.page)
    ann.page.evaluate(SPOIL, ".question { margin-top: 1px }")
    frame.settle(ann.page)
    assert len(frame.places(ann.page, frames=1)) > 1


# What is seen of an animal


def test_an_attack_has_its_arrow_and_a_hunter_its_dotted_lines_also_after_a_reload(watcher: Watcher) -> None:
    watcher.open(4, 7, False, "attack")
    watcher.look("1280x720")
    expect(watcher.page.locator(".overlay .head")).to_have_count(1)
    expect(watcher.page.locator(".seat.acting")).to_have_attribute("data-seat", "0")  # the attacker's
    watcher.page.reload()
    expect(watcher.page.locator(".overlay .head")).to_have_count(1)
    watcher.page.locator(".tile:has(.hunts)").first.hover()
    assert watcher.page.locator(".overlay .danger").count() >= 1


def test_on_a_phone_on_its_side_all_animals_of_all_lands_can_be_touched(watcher: Watcher) -> None:
    """Lanes that have no room for their chips grow, and scroll under the names of the lands; the hand lies beside."""
    watcher.open(6, 8, True, "attack")
    watcher.speak("en")
    assert watcher.look("844x390") == []
    expect(watcher.page.locator(".rivals.scrolls [data-animal]")).to_have_count(5 * 8)
    for animal in ["a", "p"]:  # of the first and the second player, far apart in the rows
        watcher.person.animal(animal).focus()
        expect(watcher.person.animal(animal)).to_be_in_viewport()
    expect(watcher.page.locator(".land > header h2").first).to_be_in_viewport()


def test_several_ways_to_one_end_say_it_once(watcher: Watcher) -> None:
    watcher.open(4, 7, False, "attack")
    watcher.speak("en")
    loss = watcher.person.question.get_by_role("button", name=say("trait-tail-loss"))
    expect(loss).to_contain_text(say("move-tail-loss.comes"))


def test_the_deck_lists_what_was_not_seen_beside_the_question(watcher: Watcher) -> None:
    watcher.open(4, 5, False, "development")
    watcher.speak("en")
    for window, deck in [("1280x720", "[data-deck]"), ("820x1180", "button.chip"), ("844x390", "button.chip")]:
        watcher.look(window)
        watcher.page.locator(deck).click()
        expect(watcher.page.locator(".unseen-cards li").first).to_be_visible()
        expect(watcher.page.locator(".unseen-cards .dots").first).to_be_visible()
        assert watcher.page.locator(".unseen-cards li").evaluate_all(MISCOUNTED) == []
        assert not watcher.page.evaluate(COVERS, ".unseen-cards")
        assert axe.violations(watcher.page) == []
        watcher.page.keyboard.press("Escape")
        expect(watcher.page.locator(".unseen-cards")).to_have_count(0)


def test_the_opened_log_lies_over_the_rivals(watcher: Watcher) -> None:
    watcher.open(4, 7, False, "attack")
    for window in ["1280x720", "820x1180"]:
        watcher.look(window)
        watcher.page.locator(".rail .icons button").first.click()
        expect(watcher.page.locator(".rail .over").get_by_role("log")).to_be_visible()
        assert not watcher.page.evaluate(COVERS, ".rail .over")
        watcher.page.keyboard.press("Escape")


def test_a_condensed_animal_unfolds_and_the_question_stays_free(watcher: Watcher) -> None:
    watcher.open(4, 7, False, "attack")
    watcher.speak("en")
    watcher.page.set_viewport_size(size("1280x720"))  # type: ignore[arg-type]
    for animal in ["b", "g", "v"]:
        watcher.page.locator(f"[data-animal={animal}]").hover()
        expect(watcher.page.locator(".unfolding")).to_be_visible()
        assert not watcher.page.evaluate(COVERS, ".unfolding")
    watcher.page.mouse.move(640, 20)
    expect(watcher.page.locator(".unfolding")).to_have_count(0)
    watcher.person.animal("b").focus()
    watcher.page.keyboard.press("ArrowRight")
    expect(watcher.page.locator(".unfolding")).to_be_visible()
    watcher.page.keyboard.press("Escape")
    expect(watcher.page.locator(".unfolding")).to_have_count(0)


def test_the_frame_is_for_everybody(watcher: Watcher) -> None:
    watcher.open(4, 7, False, "attack")
    watcher.speak("en")
    for window in ["1280x720", "820x1180", "844x390"]:
        watcher.look(window)
        assert axe.violations(watcher.page) == []


# Everywhere the table is shown


def test_spectator_and_replay_use_the_same_frame(seating: Seating) -> None:
    ann, eve = seating.person("Ann"), seating.person("Eve")
    herds = Herds(3, 4)
    places = [BOT] * 3
    places[herds.me] = {"kind": "me"}
    table = ann.open(*places, position=herds.position("feeding", 4))
    ann.see_turn()
    eve.go(f"t/{table}")
    expect(eve.page.locator(".zones [data-animal]")).to_have_count(12)
    scrolls = "document.scrollingElement.scrollHeight > innerHeight"
    assert not eve.page.evaluate(scrolls)
    eve.go(f"t/{table}/replay")
    expect(eve.page.locator(".zones [data-animal]")).to_have_count(12)
    expect(eve.page.get_by_role("slider", name=say("web-moment"))).to_be_in_viewport()
    assert not eve.page.evaluate(scrolls)
