"""A table whose rules have changed: it says so, can be read to its end, and is played on at a new one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import beagle
from tests.browser import axe
from tests.browser.people import PHONE, Person
from tests.browser.seating import Seating
from tests.play.older.keep import unpack
from tests.server.harness import COOKIE, Server
from tests.support.looks import one_of
from tests.support.words import say
from tools.commands import web

OLDER = Path(__file__).parent.parent / "play" / "older" / "rules-2"
KNOWN = json.loads((OLDER / "people.json").read_text("utf-8"))
NOW = beagle.game("evolution").version


@pytest.fixture
def upgraded(browser: Browser, tmp_path: Path) -> Iterator[Seating]:
    """People at a server of today that has the games of one with rules 2."""
    web.build()
    unpack(OLDER, tmp_path / "data")
    server = Server(tmp_path).start()
    people = Seating(browser, server)
    yield people
    people.close()
    server.stop()
    assert people.faults() == []


def ann_at(upgraded: Seating, path: str, **context: Any) -> Person:
    ann = upgraded.person(**context)
    ann.context.add_cookies([{"name": COOKIE, "value": KNOWN["cookies"]["Ann"], "url": upgraded.server.origin}])
    ann.go(path)
    return ann


def test_a_closed_table_says_why_and_is_played_on(upgraded: Seating) -> None:
    id = KNOWN["tables"]["another-seat"]
    ann = ann_at(upgraded, f"t/{id}")
    changed = ann.page.get_by_role("region", name="The rules have changed")
    expect(changed).to_contain_text(f"version 2 of the rules; this is version {NOW}")
    expect(changed).to_contain_text("EV-FEED-06")
    expect(changed).to_contain_text("the points as they stood")
    expect(changed.locator(".points li")).to_have_count(2)
    expect(ann.page.get_by_role("log").first).to_be_attached()
    assert axe.by_day_and_night(ann.page) == []
    changed.get_by_role("button", name="Play on from there at a new table").click()
    expect(ann.page).not_to_have_url(re.compile(f"/t/{id}"))
    expect(ann.question).to_be_visible()
    ann.go(f"t/{id}")  # the closed one can still be read, and leads to the new one
    expect(changed.get_by_role("link", name="Play on from there at a new table")).to_be_visible()


def test_a_replay_tells_what_the_rules_no_longer_follow(upgraded: Seating) -> None:
    id = KNOWN["tables"]["another-seat"]
    ann = ann_at(upgraded, f"t/{id}/replay#5", viewport=PHONE)
    expect(ann.page.get_by_role("note")).to_contain_text(f"this is version {NOW}")
    expect(ann.page.locator("output")).to_have_text(re.compile(r"^(\d+)/\1$"))  # the last thing that is told
    expect(ann.page.locator(".moves")).to_contain_text("a.grazing")
    expect(ann.page.get_by_role("button", name="Play on from here")).to_have_count(0)
    ann.page.keyboard.press("Home")
    expect(ann.page.get_by_role("button", name="Play on from here")).to_be_visible()
    assert axe.violations(ann.page) == []


@pytest.mark.parametrize(
    ("locale", "title"),
    one_of(1, [("ru", "Правила изменились"), ("pl", "Zasady się zmieniły"), ("it", "Le regole sono cambiate")]),
)
def test_it_is_said_in_the_reader_s_language(upgraded: Seating, locale: str, title: str) -> None:
    ann = ann_at(upgraded, f"t/{KNOWN['tables']['refused-italian']}", locale=locale)
    expect(ann.page.get_by_role("region", name=title)).to_contain_text(f"{NOW}")


def test_a_finished_table_keeps_its_result_and_says_that_the_rules_have_changed(upgraded: Seating) -> None:
    ann = ann_at(upgraded, f"t/{KNOWN['tables']['refused']}")
    expect(ann.page.get_by_role("region", name="The rules have changed")).to_contain_text("The result stands as it was")
    expect(ann.page.locator("ol.lines strong").first).to_be_visible()


def test_a_pasted_record_of_older_rules_is_shown_as_far_as_it_goes(upgraded: Seating) -> None:
    ann = ann_at(upgraded, "replay")
    ann.page.get_by_role("textbox").fill((OLDER / "refused.record").read_text("utf-8"))
    ann.page.locator("main button").first.click()
    note = ann.page.get_by_role("note")
    expect(note).to_contain_text("EV-TR-16")
    expect(note).to_be_in_viewport()
    ann.page.get_by_role("button", name=say("web-close"), exact=True).click()
    expect(note).to_have_count(0)
    ann.page.get_by_role("tab", name=say("web-this-table")).click()
    expect(note).to_be_visible()
