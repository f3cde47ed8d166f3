"""A game that these pages don't know, in a real browser: from the lobby to the replay, at the plain table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import axe
from tests.browser.people import DESK, PHONE, SURE, Person, choose, fits, play_to_the_end
from tests.browser.seating import Seating
from tests.server.harness import Server
from tests.support import packages
from tests.support.examples import BOT, GAME, install
from tests.support.looks import one_of
from tests.support.words import say
from tools.commands import web

ME = {"kind": "me"}
RANDOM = {"kind": "bot", "bot": "random"}
# A's turn: a trade of the button is possible, of the ring it isn't, and B's nest can be raided.
POSITION = """magpies base first A gone 0
A: 1A 2A 6A | -
B: 3B 4B 5B | 6B
meadow 3* 5* 5*
deck 1 1 1 2 2 2 3 3 4 4 4 5 6 6"""
# The last turn of all is A's: nothing is worth as much as the ring in the nest.
LAST = POSITION.replace("first A gone 0", "first B gone 11")
# Its words try everything that a page could mistake for something other than words.
HOSTILE = """
web-game-hostile = <img src=x onerror="document.title = 'broken'">
    .about = {"<script>document.title = 'broken'</script>"} AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
web-book-hostile = <b>book</b>
hostile-head = <style>*{"{"}display:none{"}"}</style>
hostile-thing = <a href="javascript:document.title='broken'">x</a> { hostile-loop }
hostile-loop = { hostile-loop-2 }{ hostile-loop-2 }{ hostile-loop-2 }{ hostile-loop-2 }{ hostile-loop-2 }
hostile-loop-2 = { hostile-loop-3 }{ hostile-loop-3 }{ hostile-loop-3 }{ hostile-loop-3 }{ hostile-loop-3 }
hostile-loop-3 = { hostile-loop-4 }{ hostile-loop-4 }{ hostile-loop-4 }{ hostile-loop-4 }{ hostile-loop-4 }
hostile-loop-4 = { hostile-loop-5 }{ hostile-loop-5 }{ hostile-loop-5 }{ hostile-loop-5 }{ hostile-loop-5 }
hostile-loop-5 = again
"""
HOSTILE_GAME = """
from beagle.kernel.base import Area, Thing, plain_book
from beagle.kernel.message import Message
from beagle_magpies.game import Magpies

class Hostile(Magpies):
    name = "hostile"

    def book(self):
        return plain_book("hostile", "HOS", "SET-01")

    def headline(self, view):
        return Message("hostile-head", {})

    def areas(self, view):
        things = [Thing(Message("hostile-thing", {}), "hand:1")]
        return [Area(Message("hostile-head", {}), things), *super().areas(view)]

HOSTILE = Hostile()
"""


@pytest.fixture(scope="module")
def guests(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Seating]:
    """A server at which the example game is installed, and another that means no good."""
    web.build()
    site = install(tmp_path_factory.mktemp("guests") / "site")
    files: dict[str, str | bytes] = {
        "hostile_game/__init__.py": "",
        "hostile_game/game.py": HOSTILE_GAME,
        "hostile_game/i18n/en/hostile.ftl": HOSTILE,
    }
    packages.install(site, "hostile-game", files, games={"hostile": "hostile_game.game:HOSTILE"})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site))
        server = Server(tmp_path_factory.mktemp("server")).start()
    people = Seating(browser, server)
    yield people
    people.close()
    server.stop()
    assert people.faults() == []


def good(page: Page) -> None:
    """No page scrolls sideways, and everybody can use it, large and small, by day and by night."""
    for size in (PHONE, DESK):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        fits(page, size["width"])
        assert axe.by_day_and_night(page) == []


def thing(person: Person, name: str) -> None:
    person.page.locator("main").get_by_role("button", name=name, exact=True).first.click()


def test_from_the_lobby_to_the_table(guests: Seating) -> None:
    ann = guests.person("Ann")
    ann.go()
    expect(ann.page.get_by_text("raid the nests of others")).to_be_visible()
    choose(ann.page.get_by_role("radio", name="Magpies", exact=True))
    ann.page.get_by_role("link", name=say("web-new-table-of", game="Magpies"), exact=True).click()
    ann.page.locator("summary", has_text=say("web-more")).first.click()
    expect(ann.page.get_by_text("Two to four magpies")).to_be_visible()
    expect(ann.page.get_by_text(say("lesson-before"))).to_have_count(0)
    good(ann.page)
    ann.page.get_by_role("button", name=say("web-open-table")).click()
    expect(ann.page.locator(".question.mine")).to_be_visible()  # the greedy bot may begin
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Magpies")
    expect(ann.page.locator(".top")).to_contain_text("Round 1 of 6")
    good(ann.page)


def test_things_are_touched_and_a_rule_says_why_not(guests: Seating) -> None:
    ann = guests.person("Ann")
    ann.open(ME, RANDOM, game=GAME, position=POSITION)
    ann.see_turn()
    thing(ann, "ring (6)")
    thing(ann, "key (3)")
    expect(ann.page.get_by_text("The values must differ by exactly one.")).to_be_visible()
    expect(ann.page.get_by_role("link", name="MAG-GO-03")).to_be_visible()
    good(ann.page)
    ann.page.keyboard.press("Escape")
    thing(ann, "button (2)")
    thing(ann, "key (3)")
    sure = ann.page.get_by_role("button", name=SURE)  # a move that reveals something may ask first
    took = ann.page.get_by_role("log").get_by_text("took key (3) from the meadow.")  # where a robber can't get it
    expect(sure.or_(took).first).to_be_visible()
    if sure.count() > 0:
        sure.click()
    expect(took).to_be_visible()


def test_a_whole_game_by_keys_its_end_its_replay_and_its_rules(guests: Seating) -> None:
    ann = guests.person("Ann")
    table = ann.open(ME, {"kind": "bot", "bot": BOT}, game=GAME, position=POSITION.replace("gone 0", "gone 8"))
    ann.see_turn()
    ann.page.keyboard.press("1")  # the first thing in the list …
    ann.page.keyboard.press("1")  # … what is done with it, or the answer to «sure?»
    play_to_the_end([ann])
    good(ann.page)
    ann.go(f"t/{table}/replay")
    expect(ann.page.get_by_text("Round 5 of 6")).to_be_visible()
    ann.page.keyboard.press("End")
    expect(ann.page.get_by_text("Round 6 of 6")).to_be_visible()
    good(ann.page)
    ann.go("rules/MAG-RAID-01")
    expect(ann.page.get_by_text("With a 5 or 6 you take its top trinket")).to_be_visible()
    ann.page.get_by_role("link", name=say("web-rulebook"), exact=True).first.click()
    choose(ann.page.get_by_role("radio", name="Rules of Magpies"))
    expect(ann.page.get_by_text("Nobody raids their own nest.")).to_be_visible()
    good(ann.page)


def ringed(page: Page) -> list[str]:
    """The things of the table that have a ring of a hint around them, by what they say."""
    found: list[str] = page.evaluate(
        """() => {
            const around = (ring, thing) =>
                Math.abs(ring.left + 4 - thing.left) < 2 && Math.abs(ring.right - 4 - thing.right) < 2 &&
                Math.abs(ring.top + 4 - thing.top) < 2 && Math.abs(ring.bottom - 4 - thing.bottom) < 2;
            const box = (one) => one.getBoundingClientRect();
            const things = [...document.querySelectorAll("main [data-touch]")];
            return [...document.querySelectorAll("[data-hint-marks] .ring")].map((ring) =>
                things.find((thing) => around(box(ring), box(thing)))?.textContent ?? "nothing");
        }"""
    )
    return found


@pytest.mark.parametrize("size", one_of(0, [PHONE, DESK]), ids=["390", "1440"])
def test_a_hint_has_its_ring_around_the_things_of_its_move(guests: Seating, size: dict[str, int]) -> None:
    """A game that knows nothing of these pages has hints, rings and ghosts as ours have; nothing is played."""
    ann = guests.person("Ann", viewport=size)
    ann.open(ME, RANDOM, game=GAME, position=LAST, practice=True)
    ann.see_turn()
    ann.page.get_by_role("button", name=say("web-hint"), exact=True).first.click()
    box = ann.page.get_by_role("region", name=say("web-hint"))
    for rung in (1, 2, 3):
        expect(box.locator("li:not(.later)")).to_have_count(rung)
        if rung < 3:
            box.locator(".later .button").click()
    assert axe.by_day_and_night(ann.page) == []
    said = box.locator("li").last.inner_text()
    box.get_by_role("button", name=say("web-close")).click()
    ann.page.wait_for_function("() => document.querySelectorAll('[data-hint-marks] .ring').length > 0")
    things = ringed(ann.page)
    assert things == ["ring (6)"]
    assert "ring" in said
    ann.see_turn()
    nest = ann.page.locator('[data-seat="0"]').get_by_role("group", name="Nest")
    expect(nest).to_contain_text(say("table-nothing-here"))


def test_words_are_never_anything_but_words(guests: Seating) -> None:
    """Neither markup nor code nor endless references of a guest do anything, and other games are as they were."""
    eve = guests.person("Eve")
    guests.forgive("hostile-thing")  # such a text can't be said, and the page says so in its console
    eve.go()
    name = """<img src=x onerror="document.title = 'broken'">"""
    expect(eve.page.get_by_role("group", name=say("web-play-game"))).to_contain_text(name)
    expect(eve.page.get_by_role("radio", name="Gods Love Dinosaurs", exact=True)).to_be_attached()
    eve.open(ME, RANDOM, game="hostile", ruleset="base")
    eve.see_turn()
    expect(eve.page.locator(".top")).to_contain_text("<style>*{display:none}</style>")
    for where in ("main", ".top"):
        assert eve.page.locator(f"{where} :is(img, script, style, a[href^=javascript])").count() == 0
    assert eve.page.title() != "broken"  # it names the game, as text
    assert eve.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    eve.go("rules")
    expect(eve.page.get_by_text(re.compile("<b>book</b>")).first).to_be_visible()
