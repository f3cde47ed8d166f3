"""The end of a game with what decided it, and the page of its analysis: counted by the real server, in every state, by
keyboard, on a desk and on a phone, in four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from beagle.i18n import languages
from tests.browser import axe
from tests.browser.people import DESK, PHONE, Person, choose, fits, play_to_the_end
from tests.browser.seating import Seating
from tests.server.harness import Server
from tests.support.looks import one_of
from tests.support.words import say
from tools.commands import web

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
# Many moves are left, so that there is something to say; no draw, so that it ends soon.
GAME = """evolution base@gift turn 9 development
A: a[carnivorous] b c d | hand swimming camouflage/fat cooperation/fat mimicry
B: m[running] n o p | hand running mimicry piracy scavenger
deck -"""
GAMES = 5  # a low die can make a game too short to be reviewed: then another is played
COUNTED = 180_000  # milliseconds: a busy machine counts slowly
HIGH = "() => document.documentElement.scrollHeight"
TOUCH = 44


class Played(NamedTuple):
    """A finished practice game whose review was counted, and somebody who sat there."""

    person: Person
    table: str


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: the others don't count anything."""
    web.build()
    folder = tmp_path_factory.mktemp("counting")
    started = Server(folder, review_seconds="600", review_detail="rough").start()
    yield started
    started.stop()


@pytest.fixture(scope="module")
def played(browser: Browser, counting: Server) -> Iterator[Played]:
    people = Seating(browser, counting)
    ann = people.person("Ann")
    river, short = ann.page.locator(".decided .river"), ann.page.get_by_text(say("review-why-not-short"))
    table = ""
    for _ in range(GAMES):
        table = ann.open(ME, BOT, position=GAME, practice=True)
        play_to_the_end([ann])
        # the result is there at once, and the review comes by itself
        expect(river.or_(short)).to_be_visible(timeout=COUNTED)
        if river.is_visible():
            break
    expect(river).to_be_visible()
    expect(ann.page.locator("table")).to_be_visible(timeout=COUNTED)
    yield Played(ann, table)
    people.close()
    assert people.faults() == []


# Herds that survive, and a few choices.
SIX = "\n".join(
    [
        "evolution base+base@gift turn 9 feeding bank 18 first A",
        *(
            f"{seat}: {' '.join(f'{seat.lower()}{letter}1' for letter in 'abcd')} {seat.lower()}x {seat.lower()}y "
            f"{seat.lower()}z{'[camouflage]' if seat == 'A' else ''} | hand -"
            for seat in "ABCDEF"
        ),
        "deck -",
    ]
)


@pytest.fixture(scope="module")
def six(browser: Browser, counting: Server) -> Iterator[Played]:
    """Six seats with herds, no practice: the fullest end that is in one window."""
    people = Seating(browser, counting)
    ann = people.person("Ann")
    table = ann.open(ME, BOT, BOT, BOT, BOT, BOT, position=SIX, ruleset="base+base@gift")
    play_to_the_end([ann])
    expect(ann.page.locator("main table")).to_be_visible(timeout=COUNTED)
    yield Played(ann, table)
    people.close()
    assert people.faults() == []


@pytest.mark.parametrize("language", sorted(languages()))
def test_the_end_of_six_seats_is_in_one_window(six: Played, language: str) -> None:
    page = six.person.page
    page.evaluate(f"() => localStorage.setItem('beagle-language', '{language}')")
    six.person.go(f"t/{six.table}")
    expect(page.locator(f"html[lang={language}] .decided .river")).to_be_visible()
    expect(page.locator(".after table")).to_be_visible()
    expect(page.get_by_role("log")).to_be_visible()
    expect(page.locator(".losses")).to_have_count(0)  # it was no practice
    assert page.locator(".herd svg").count() == 42
    assert page.evaluate(HIGH) <= DESK["height"]
    assert lowest(page) <= DESK["height"]


def test_the_end_of_practice_is_in_one_window(played: Played) -> None:
    """With the moves that can be tried again in the place of the chat: nobody is there to talk to."""
    page = played.person.page
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    played.person.go(f"t/{played.table}")
    expect(page.locator(".after table")).to_be_visible()
    expect(page.get_by_role("log")).to_have_count(0)
    assert page.evaluate(HIGH) <= DESK["height"]
    assert lowest(page) <= DESK["height"]


def lowest(page: Page) -> float:
    """Where the lowest sheet ends."""
    ends = [box["y"] + box["height"] for sheet in page.locator("main .sheet").all() if (box := sheet.bounding_box())]
    return max(ends)


def decided(page: Page) -> Locator:
    return page.locator(".decided")


def test_the_end_says_what_decided_it(played: Played) -> None:
    page = played.person.page
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    played.person.go(f"t/{played.table}")
    expect(decided(page).get_by_role("heading", name=say("review-decided"))).to_be_visible()
    expect(page.get_by_text(say("review-luck-is"))).to_be_visible()
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(2)
    for row in rows.all():
        start, luck, own, others, end = (number(cell) for cell in row.locator("td").all_inner_texts())
        assert start + luck + own + others == end
    assert axe.by_day_and_night(page) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    fits(page, PHONE["width"])
    assert axe.violations(page) == []


def analyse(played: Played, size: dict[str, int], where: str) -> Page:
    """The page of the analysis, loaded again whatever was there before."""
    page = played.person.page
    page.set_viewport_size(size)  # type: ignore[arg-type]
    played.person.go("about")
    played.person.go(f"t/{played.table}/analysis#{where}")
    expect(page.locator(".analysis")).to_be_visible()
    return page


def number(text: str) -> int:
    return int(text.strip().replace("−", "-").replace("+", ""))


def test_an_analysis_goes_by_keys(played: Played) -> None:
    page = analyse(played, DESK, "3.A")
    expect(page.get_by_text(moves(page, 3))).to_be_visible()
    expect(page.get_by_role("radio", name="Ann")).to_be_checked()
    press(page, "ArrowRight", "#4.A")
    press(page, "ArrowLeft", "#3.A")
    press(page, "2", "#3.B")
    press(page, "8", "#3.B")  # nobody sits there
    press(page, "0", "#3.open")
    expect(page.get_by_role("radio", name=say("review-all-open"))).to_be_checked()
    press(page, "1", "#3.A")
    press(page, "Home", "#1.A")
    page.evaluate("() => { location.hash = '#5.B' }")  # an address that was typed
    expect(page.get_by_text(moves(page, 5))).to_be_visible()
    expect(page.get_by_role("radio", name="Ann")).not_to_be_checked()
    press(page, "1", "#5.A")
    press(page, "Home", "#1.A")
    page.keyboard.press("ArrowDown")  # to the first turning point, if there is one
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name=say("web-pause"))).to_be_visible()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name=say("web-play"), exact=True)).to_be_visible()
    press(page, "End", re.compile(r"#\d+\.A$"))
    expect(page.get_by_role("heading", name=say("review-the-end"))).to_be_visible()
    assert axe.by_day_and_night(page) == []


def press(page: Page, key: str, address: str | re.Pattern[str]) -> None:
    page.keyboard.press(key)
    expect(page).to_have_url(address if isinstance(address, re.Pattern) else re.compile(re.escape(address) + "$"))


def moves(page: Page, at: int) -> re.Pattern[str]:
    return re.compile(re.escape(say("review-move-of", number=at, moves=0)).replace("0", r"\d+", 1))


def test_an_analysis_goes_by_touch(played: Played) -> None:
    page = analyse(played, DESK, "1.A")
    # what these eyes didn't see is a card back beside what was true
    expect(page.locator(".cards .back").first).to_be_visible()
    page.locator("[data-at='4'] button").click()
    expect(page).to_have_url(re.compile(r"#5\.A$"))
    # the river is a slider, and a touch of its middle goes there
    slider = page.get_by_role("slider")
    box = slider.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7)
    expect(page).not_to_have_url(re.compile(r"#5\.A$"))
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"of 100.*Ann \d+"))
    # behind the river there is a table
    page.get_by_role("button", name=say("review-as-table")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("tbody tr").nth(1)).to_be_visible()
    page.keyboard.press("Escape")
    # the three lists, and the eyes of the other
    for tab in ("turning", "luck", "moves"):
        page.get_by_role("tab", name=say(f"review-tab-{tab}")).click()
        assert axe.violations(page) == []
    choose(page.get_by_role("radio").nth(1))
    expect(page).to_have_url(re.compile(r"\.B$"))


def test_on_a_phone_it_is_a_sheet_with_four_leaves(played: Played) -> None:
    page = analyse(played, PHONE, "3.A")
    expect(page.get_by_role("tab")).to_have_count(4)
    for tab in range(4):
        page.get_by_role("tab").nth(tab).click()
        fits(page, PHONE["width"])
        assert axe.by_day_and_night(page) == []
    for button in page.locator(".controls button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= TOUCH
    page.locator(".controls button").nth(4).click()
    expect(page).to_have_url(re.compile(r"#4\.A$"))


STATES: list[tuple[str, dict[str, Any], str, str | None]] = [
    ("none", {}, say("review-none"), "review-analyse"),
    ("queued", {"done": 0.0}, say("review-queued"), "review-stop"),
    ("counting", {"done": 0.4}, say("review-counting", part=40), "review-stop"),
    ("stopped", {}, say("review-stopped", number=0).replace("0", ""), "review-go-on"),
    ("failed", {}, say("review-stopped", number=0).replace("0", ""), "review-go-on"),
    ("impossible", {"why": "short"}, say("review-why-not-short"), None),
]


@pytest.mark.parametrize(("state", "more", "words", "button"), STATES, ids=[state for state, *_ in STATES])
def test_every_state_says_what_stays_and_what_can_be_done(
    played: Played, state: str, more: dict[str, Any], words: str, button: str | None
) -> None:
    page = played.person.page
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    asked: list[str] = []

    def altered(route: Route) -> None:
        answer = route.fetch().json()
        may = {"count": True, "finer": False, "stop": True, "play": True}
        answer |= {"state": state, "again": 0, "may": may, **more}
        if state in ("none", "impossible"):
            answer.pop("review", None)
        route.fulfill(json=answer)

    def wished(route: Route) -> None:
        asked.append(route.request.url.rsplit("/", 1)[1])
        route.fulfill(json={})

    page.route("**/review", altered)
    page.route("**/review/*", wished)
    try:
        played.person.go(f"t/{played.table}")
        expect(decided(page).get_by_text(words)).to_be_visible()
        assert axe.violations(page) == []
        if button is not None:
            decided(page).get_by_role("button", name=say(button)).click()
            expect(decided(page).get_by_text(words)).to_be_visible()
            assert asked == ["stop" if button == "review-stop" else "count"]
        played.person.go(f"t/{played.table}/analysis#1.A")
        expect(page.get_by_text(words).first).to_be_visible()
        assert axe.violations(page) == []
    finally:
        page.unroute_all(behavior="wait")


def test_play_on_from_here_deals_what_the_seat_did_not_know_again(played: Played) -> None:
    page = analyse(played, DESK, "2.A")
    page.get_by_role("button", name=say("web-play-on")).click()
    expect(page).to_have_url(re.compile(rf"/t/(?!{played.table})\w+$"))
    expect(page.locator(".question").first).to_be_visible()


def test_the_lobby_and_the_replay_lead_to_it(played: Played) -> None:
    page = played.person.page
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    played.person.go("")
    page.locator(f"a[href*='{played.table}/analysis']").first.click()
    expect(page.locator(".analysis")).to_be_visible()
    expect(page.get_by_role("radio", name="Ann")).to_be_checked()  # as one saw it oneself


def test_on_a_phone_a_finished_game_has_room_for_its_words(played: Played) -> None:
    """Beside two buttons with long words the name of a table was broken after every letter."""
    page = played.person.page
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.evaluate("() => localStorage.setItem('beagle-language', 'ru')")
    try:
        played.person.go("about")
        played.person.go("")
        words = page.locator(f"html[lang=ru] li:has(a[href*='{played.table}/analysis']) .words").first
        expect(words).to_be_visible()
        box = words.bounding_box()
        assert box is not None
        assert box["width"] > PHONE["width"] / 2
    finally:
        page.evaluate("() => localStorage.removeItem('beagle-language')")


def test_a_link_to_the_analysis_opens_in_a_new_page(played: Played) -> None:
    """Without a move and eyes in the address, and before the page knows who this visitor is."""
    page = played.person.page.context.new_page()
    page.goto(f"{played.person.server.origin}/t/{played.table}/analysis")
    expect(page.locator(".analysis")).to_be_visible()
    expect(page).to_have_url(re.compile(r"#\d+\.A$"))
    page.close()


@pytest.mark.parametrize("language", one_of(3, sorted(languages())))
def test_in_every_language_it_fits(played: Played, language: str) -> None:
    """No word is missing: that would be a fault of the page."""
    page = played.person.page
    page.evaluate(f"() => localStorage.setItem('beagle-language', '{language}')")
    try:
        for size in (DESK, PHONE):
            analyse(played, size, "3.A")
            expect(page.locator(f"html[lang={language}]")).to_be_visible()
            for tab in page.get_by_role("tab").all():
                tab.click()
                fits(page, size["width"])
            assert page.locator("[role=tablist]").evaluate("(tabs) => tabs.scrollWidth - tabs.clientWidth") <= 0
            played.person.go(f"t/{played.table}")
            expect(page.locator(".decided .river")).to_be_visible()
            fits(page, size["width"])
    finally:
        page.evaluate("() => localStorage.removeItem('beagle-language')")
