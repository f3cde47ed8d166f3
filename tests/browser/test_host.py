"""The people at a table as everybody sees them, and the panel of the host."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from beagle.server.limits import STAND_IN_SECONDS
from tests.browser import axe
from tests.browser.people import DESK, FEEDING, PHONE, TWO, Person, hide
from tests.browser.seating import Seating
from tests.server.inside import InsideServer, let_pass
from tests.support.looks import one_of
from tests.support.words import say


def menu(person: Person) -> Locator:
    person.page.get_by_role("button", name=say("web-menu")).click()
    return person.page.get_by_role("dialog")


def two(seating: Seating, size: dict[str, int], **more: object) -> tuple[Person, Person]:
    ann, ben = seating.person("Ann", viewport=size), seating.person("Ben")
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=TWO, name="Tuesday table", **more)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    return ann, ben


@pytest.mark.parametrize("size", one_of(0, [PHONE, DESK]), ids=["phone", "desk"])
def test_the_host_renames_gives_time_and_makes_another_host(seating: Seating, size: dict[str, int]) -> None:
    ann, ben = two(seating, size, clock={"kind": "total", "seconds": 600, "increment": 5})
    panel = menu(ann)
    expect(panel.get_by_role("heading", name="Tuesday table")).to_be_visible()
    expect(panel.get_by_text(say("web-presence-here")).first).to_be_visible()
    panel.get_by_role("button", name=say("web-rename")).click()
    panel.get_by_label(say("web-rename")).fill("Long voyage")
    panel.get_by_role("button", name=say("web-rename-save")).click()
    expect(panel.get_by_role("heading", name="Long voyage")).to_be_visible()
    panel.get_by_role("button", name=say("web-host-acts", name="Ben")).click()
    panel.get_by_role("button", name=say("web-give-time", name="Ben")).click()
    expect(panel.get_by_text(say("notice-host-time", name="Ann", seat="Ben"))).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []
    panel.get_by_role("button", name=say("web-make-host", name="Ben")).click()
    expect(panel.get_by_role("button", name=say("web-rename"))).to_have_count(0)
    theirs = menu(ben)
    expect(theirs.get_by_role("button", name=say("web-rename"))).to_be_visible()
    expect(theirs.get_by_text(say("notice-host-passed", name="Ann", seat="Ben"))).to_be_visible()


def test_the_host_switches_threats_off_for_everybody(seating: Seating) -> None:
    ann, ben = seating.person("Ann"), seating.person("Ben")
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=FEEDING)
    ben.go(f"t/{table}#{ann.links['1']}")
    expect(ben.page.locator(".ribbon.threats").first).to_be_visible()
    panel = menu(ann)
    panel.get_by_role("switch", name=say("threats-evolution"), exact=False).click(force=True)
    expect(panel.get_by_text(say("notice-host-no-threats", name="Ann"))).to_be_visible()
    expect(ben.page.locator(".ribbon.threats")).to_have_count(0)
    expect(menu(ben).get_by_role("switch", name=say("threats-evolution"), exact=False)).to_have_count(0)


def test_one_who_is_away_is_marked_and_can_be_waited_for_or_replaced(seating: Seating) -> None:
    ann, ben = two(seating, DESK)
    ben.page.close()
    panel = menu(ann)
    expect(panel.locator(".presence:has(svg.away)")).to_have_text(re.compile(rf"\s*{say('web-is-away')}"))
    panel.get_by_role("button", name=say("web-host-acts", name="Ben")).click()
    replace = panel.get_by_role("button", name=say("web-propose-replace", name="Ben"))
    expect(replace).to_be_visible()
    replace.click()
    expect(
        panel.get_by_text(say("server-still-here"))
    ).to_be_visible()  # it is too early: a phone that sleeps comes back


@pytest.mark.parametrize("size", one_of(1, [PHONE, DESK]), ids=["phone", "desk"])
def test_the_host_is_told_what_to_do_about_somebody_the_table_waits_for(seating: Seating, size: dict[str, int]) -> None:
    """Nudge, let a bot play, ask for somebody else; with the keyboard too, and it can be closed."""
    ann, ben, carl = seating.person("Ann", viewport=size), seating.person("Ben"), seating.person("Carl")
    position = FEEDING.replace("first A", "first A to B").replace("deck", "C: x[fat] | hand 1\ndeck")
    seats = ({"kind": "me"}, {"kind": "invited"}, {"kind": "invited"})
    table = ann.open(*seats, position=position, substitute="random")
    ben.go(f"t/{table}#{ann.links['1']}")
    carl.go(f"t/{table}#{ann.links['2']}")
    ben.see_turn()
    missing = ann.page.get_by_role("region", name=say("web-missing-turn", name="Ben"))
    expect(missing).to_have_count(0)
    ben.page.close()
    expect(missing).to_be_visible()
    expect(missing.get_by_role("button", name=say("web-propose-replace", name="Ben"))).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    missing.get_by_role("button", name=say("web-nudge", name="Ben")).click()
    expect(carl.page.get_by_role("region", name=say("web-missing-turn", name="Ben"))).to_have_count(0)  # not the host
    bot = missing.get_by_role("button", name=say("web-stand-in", name="Ben"))
    bot.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text(say("server-still-here")).first).to_be_visible()  # too early: a phone may only sleep
    missing.get_by_role("button", name=say("web-close")).click()
    expect(missing).to_have_count(0)
    expect(menu(ann).get_by_text(say("notice-host-nudged", name="Ann", seat="Ben"))).to_be_visible()


def test_a_bot_plays_for_one_who_is_missing_until_they_are_back(browser: Browser, tmp_path: Path) -> None:
    server = InsideServer(tmp_path).start()
    seating = Seating(browser, server)
    ann, ben = seating.person("Ann"), seating.person("Ben")
    seats = ({"kind": "me"}, {"kind": "invited"})
    table = ann.open(*seats, position=FEEDING.replace("first A", "first A to B"), substitute="random")
    ben.go(f"t/{table}#{ann.links['1']}")
    ben.see_turn()
    ben.page.close()
    missing = ann.page.get_by_role("region", name=say("web-missing-turn", name="Ben"))
    expect(missing).to_be_visible()
    let_pass(server, STAND_IN_SECONDS + 1)
    missing.get_by_role("button", name=say("web-stand-in", name="Ben")).click()
    log = ann.page.get_by_role("log")
    expect(log.get_by_text(say("server-log-bot", seat="Ben"))).to_be_visible()
    ann.see_turn()  # the bot has played
    ben.page = ben.context.new_page()
    ben.go(f"t/{table}")
    ben.page.get_by_role("main").get_by_role("button", name=say("web-return")).click()  # one tap
    expect(log.get_by_text(say("server-log-return", seat="Ben"))).to_be_visible()
    seating.close()
    server.stop()
    assert seating.faults() == []


def test_the_game_ends_without_a_result_only_if_all_agree(seating: Seating) -> None:
    ann, ben = two(seating, DESK)
    menu(ann).get_by_role("button", name=say("web-propose-end")).click()
    ann.page.keyboard.press("Escape")
    expect(ben.page.get_by_text(say("web-proposal-end")).first).to_be_visible()
    expect(ann.page.get_by_text(say("web-proposal-waits", names="Ben"))).to_be_visible()
    assert axe.violations(ben.page) == []
    ben.page.get_by_role("button", name=say("web-vote-no"), exact=True).click()
    expect(ann.page.get_by_text(say("web-proposal-waits", names="Ben"))).to_have_count(0)
    menu(ann).get_by_role("button", name=say("web-propose-end")).click()
    yes = ben.page.get_by_role("button", name=say("web-vote-yes"), exact=True)
    yes.focus()
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_text(say("server-closed")).first).to_be_visible()


def test_a_page_that_is_hidden_looks_elsewhere(seating: Seating) -> None:
    ann, ben = two(seating, DESK)
    hide(ben)
    panel = menu(ann)
    expect(panel.get_by_text(say("web-presence-elsewhere"))).to_be_visible()
    hide(ben, "visible")
    expect(panel.get_by_text(say("web-presence-elsewhere"))).to_have_count(0)
