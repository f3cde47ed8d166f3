"""Slow games in the browser: notices by push and e-mail, quiet hours, days off, and what happens when time is out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from beagle.i18n import Words
from beagle.kernel.message import Message
from tests.browser import axe
from tests.browser.calling import Calling, calling_at, deliver, touch, worker_of
from tests.browser.people import DESK, PHONE, Person, answer_until, choose
from tests.server.notices.calendar import CARDS, DAY, HOUR, NOON, TWO_DAYS
from tests.server.notices.mail_server import link_in
from tests.support.looks import in_turn
from tests.support.words import say
from tools.commands import web

LANGUAGES = ("en", "it", "pl", "ru")
WINDOWS = {"phone": PHONE, "desk": DESK}
OPEN_PAGES = "clients.matchAll({ type: 'window', includeUncontrolled: true }).then((all) => all.length)"
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def served(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Calling]:
    web.build()
    with calling_at(browser, tmp_path_factory.mktemp("calling")) as calling:
        yield calling


@pytest.fixture
def calling(served: Calling) -> Iterator[Calling]:
    """The server of all these tests, without the people of the one before."""
    yield served
    served.seating.close()
    faults = served.seating.faults()
    served.seating.people.clear()
    assert faults == []


def switch(page: Page, key: str) -> Any:
    """By its name, which may be followed by what it does."""
    return page.get_by_role("switch", name=re.compile(f"^{re.escape(say(key))}"))


def press(page: Page, key: str) -> None:
    page.get_by_role("button", name=say(key), exact=True).click()


def info(person: Person) -> Any:
    """What the server knows of how this person is called."""
    return person.context.request.get(f"{person.server.origin}/api/notices").json()


def sit_together(ann: Person, bob: Person, **more: Any) -> str:
    """Both at a table with two days a move, in the middle of a game; it is Ann's move."""
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=CARDS, **{**TWO_DAYS, **more})
    bob.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    return table


def test_this_browser_is_called_until_it_is_switched_off(calling: Calling) -> None:
    ann, phone = calling.person("Ann")
    ann.go("settings")
    page = ann.page
    here, quiet = switch(page, "web-call-here"), switch(page, "web-call-quiet")
    expect(here).not_to_be_checked()
    expect(quiet).to_be_hidden()
    here.click()
    expect(here).to_be_checked()
    press(page, "web-call-test")
    expect(page.get_by_role("status").get_by_text(say("web-call-tested", sent=1))).to_be_visible()
    assert [one["title"] for one in phone.got] == [say("call-test")]
    switch(page, "web-call-short").click()
    expect(switch(page, "web-call-short")).to_be_checked()
    quiet.click()
    expect(page.get_by_label(say("web-call-from"), exact=True)).to_have_value("22:30")
    page.get_by_label(say("web-call-to"), exact=True).fill("06:15")
    page.get_by_label(say("web-call-to"), exact=True).press("Tab")
    expect(page.get_by_label(say("web-call-to"), exact=True)).to_be_enabled()
    assert axe.by_day_and_night(page) == []
    page.reload()
    expect(here).to_be_checked()
    expect(page.get_by_label(say("web-call-to"), exact=True)).to_have_value("06:15")
    known = info(ann)
    assert (known["kinds"], known["quiet"]) == (["move", "short", "over"], [22 * 60 + 30, 6 * 60 + 15])
    quiet.click()
    expect(page.get_by_label(say("web-call-from"), exact=True)).to_be_hidden()
    here.click()
    expect(quiet).to_be_hidden()
    expect(here).not_to_be_checked()
    assert info(ann)["channels"] == []


def test_a_browser_that_fails_says_so(calling: Calling) -> None:
    ann, phone = calling.person("Ann")
    ann.go("settings")
    switch(ann.page, "web-call-here").click()
    expect(switch(ann.page, "web-call-here")).to_be_checked()
    phone.status = 500
    press(ann.page, "web-call-test")
    expect(ann.page.get_by_text(say("web-call-tested", sent=0))).to_be_visible()
    expect(ann.page.get_by_text(say("web-call-failing"))).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []


def test_who_says_no_to_the_browser_reads_why_nothing_comes(calling: Calling) -> None:
    ann, _ = calling.person("Ann", answer="denied")
    ann.go("settings")
    expect(ann.page.get_by_text(say("web-call-blocked"))).to_be_visible()
    expect(switch(ann.page, "web-call-here")).to_be_hidden()
    bob, _ = calling.person("Bob", answer="default")  # closes the question of the browser
    bob.go("settings")
    switch(bob.page, "web-call-here").click()
    expect(bob.page.get_by_role("alert").get_by_text(say("web-call-blocked"))).to_be_visible()
    expect(switch(bob.page, "web-call-here")).not_to_be_checked()
    assert info(bob)["channels"] == []
    assert axe.by_day_and_night(bob.page) == []


def test_an_address_is_added_confirmed_used_and_stopped(calling: Calling) -> None:
    ann, phone = calling.seating.person("Ann"), calling.seating.person(viewport=PHONE)
    ann.go("settings")
    page = ann.page
    address = page.get_by_label(say("web-call-mail"))
    address.fill("ann@example.org")
    address.press("Enter")
    expect(page.get_by_text(say("web-call-mail-sent"))).to_be_visible()
    expect(page.get_by_text(say("web-call-unconfirmed"))).to_be_visible()
    expect(address).to_have_value("")
    assert axe.by_day_and_night(page) == []
    token = link_in(calling.letters.texts()[-1], calling.origin, "confirm")
    phone.go(f"notices/confirm/{token}")  # where nobody is signed in
    expect(phone.page.get_by_role("heading", name=say("web-mail-confirm"))).to_be_visible()
    assert not info(ann)["channels"][0]["confirmed"], "a program that looks at links confirms nothing"
    assert axe.by_day_and_night(phone.page) == []
    press(phone.page, "web-mail-confirm.do")
    expect(phone.page.get_by_text(say("web-mail-confirm.done"))).to_be_visible()
    page.reload()
    expect(page.get_by_text("ann@example.org")).to_be_visible()
    expect(page.get_by_text(say("web-call-unconfirmed"))).to_be_hidden()
    press(page, "web-call-test")
    expect(page.get_by_text(say("web-call-tested", sent=1))).to_be_visible()
    stop = link_in(calling.letters.texts()[-1], calling.origin, "stop")
    phone.go(f"notices/stop/{stop}")
    assert axe.by_day_and_night(phone.page) == []
    assert info(ann)["channels"] != []
    press(phone.page, "web-mail-stop.do")
    expect(phone.page.get_by_text(say("web-mail-stop.done"))).to_be_visible()
    assert info(ann)["channels"] == []
    phone.go(f"notices/confirm/{token}")
    press(phone.page, "web-mail-confirm.do")
    expect(phone.page.get_by_role("alert").get_by_text(say("server-old-link"))).to_be_visible()
    calling.seating.forgive("403: ", "403 (Forbidden)")


def test_an_address_is_removed_in_the_settings(calling: Calling) -> None:
    ann = calling.seating.person("Ann")
    ann.go("settings")
    ann.page.get_by_label(say("web-call-mail")).fill("nobody@example")
    press(ann.page, "web-call-mail-add")
    expect(ann.page.get_by_role("alert").get_by_text(say("server-bad-mail-address"))).to_be_visible()
    ann.watch.faults.clear()  # that was meant to be refused
    ann.page.get_by_label(say("web-call-mail")).fill("ann@example.org")
    press(ann.page, "web-call-mail-add")
    ann.page.get_by_role("button", name=f"{say('web-call-remove')}: ann@example.org").click()
    expect(ann.page.get_by_text("ann@example.org")).to_be_hidden()
    assert info(ann)["channels"] == []


def test_a_notice_opens_the_table(calling: Calling) -> None:
    """From the move to the touch: the server sends it, the push service passes it on, the browser's worker shows it."""
    (ann, phone), bob = calling.person("Ann"), calling.seating.person("Bob")
    ann.go("settings")
    switch(ann.page, "web-call-here").click()
    expect(switch(ann.page, "web-call-quiet")).to_be_visible()
    table = sit_together(ann, bob, name="Long voyage")
    ann.go("about")
    worker = worker_of(ann)
    calling.calendar.let_pass(HOUR)
    (sent,) = phone.got
    shown = deliver(ann, worker, sent)
    assert (shown["title"], shown["data"]) == (say("call-move", table="Long voyage"), table)
    assert shown["tag"].endswith(table), "a later one takes its place"
    assert touch(worker) == [f"{calling.origin}/t/{table}"]
    ann.go(f"t/{table}")
    ann.see_turn()
    assert touch(worker) == [f"{calling.origin}/t/{table}"], "it is open already: no second page"
    calling.seating.forgive("Not allowed to focus")


def test_a_push_that_says_nothing_is_shown_and_leads_home(calling: Calling) -> None:
    ann, _ = calling.person("Ann")
    ann.go("about")
    worker = worker_of(ann)
    shown = deliver(ann, worker, {"table": "https://evil.example", "title": ["x"]})
    assert (shown["title"], shown["body"]) == ("Beagle", "")
    ann.page.goto("about:blank")
    while worker.evaluate(OPEN_PAGES):
        ann.page.wait_for_timeout(20)
    assert touch(worker) == [f"{calling.origin}/"]


def test_a_slow_table_offers_to_call_once(calling: Calling) -> None:
    (ann, phone), (bob, _) = calling.person("Ann"), calling.person("Bob", viewport=PHONE)
    table = sit_together(ann, bob)
    offer, his = (one.page.get_by_text(say("web-call-offer")) for one in (ann, bob))
    expect(his).to_be_visible()  # he waits
    expect(offer).to_be_hidden()  # she is to move: nothing else is asked
    assert axe.by_day_and_night(bob.page) == []
    press(bob.page, "lesson-no-thanks")
    expect(his).to_be_hidden()
    bob.page.reload()
    expect(bob.page.get_by_role("region", name=say("web-question"))).to_be_visible()
    another = sit_together(ann, bob)
    answer_until(lambda: not ann.asked(), [ann])
    expect(offer).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []
    press(ann.page, "web-call-offer.yes")
    expect(ann.page.get_by_text(say("web-call-offer.done"))).to_be_visible()
    assert [one["this"] for one in info(ann)["channels"]] == [True]
    for person in (ann, bob):
        for place in (table, another):
            person.go(f"t/{place}")
            expect(person.page.get_by_role("region", name=say("web-question"))).to_be_visible()
            person.watch.settle()
            expect(person.page.get_by_text(say("web-call-offer"))).to_be_hidden()
    assert info(bob)["channels"] == []
    assert phone.got == []


def test_a_quick_table_offers_nothing(calling: Calling) -> None:
    (ann, _), (bob, _) = calling.person("Ann"), calling.person("Bob")
    sit_together(ann, bob, clock={"kind": "move", "seconds": 3600})
    bob.watch.settle()
    expect(bob.page.get_by_role("region", name=say("web-question"))).to_be_visible()
    expect(bob.page.get_by_text(say("web-call-offer"))).to_be_hidden()
    assert bob.page.evaluate("localStorage.getItem('beagle-call-offer')") is None


def test_days_off_are_seen_at_the_table_and_in_the_lobby(calling: Calling) -> None:
    ann, bob = calling.seating.person("Anneli"), calling.seating.person("Bob", viewport=PHONE)
    sit_together(ann, bob, name="Long voyage")
    ann.go("settings")
    press(ann.page, "web-off-take")
    expect(ann.page.get_by_role("button", name=say("web-off-back"))).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []
    until = bob.page.evaluate(
        "(at) => new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' }).format(at)",
        (NOON + calling.calendar.seconds() + 7 * DAY) * 1000,
    )
    words = say("web-presence-off", date=until)
    press(bob.page, "web-menu")
    expect(bob.page.get_by_role("dialog").get_by_text(words)).to_be_visible()
    expect(bob.page.get_by_role("dialog").get_by_text(say("web-time-off"))).to_be_visible()
    bob.go()
    line = bob.page.get_by_role("listitem").filter(has_text="Long voyage")
    expect(line).to_contain_text(f"Anneli: {words}")
    assert axe.by_day_and_night(bob.page) == []
    press(ann.page, "web-off-back")
    expect(ann.page.get_by_role("button", name=say("web-off-take"))).to_be_visible()
    bob.page.reload()
    expect(line).to_be_visible()
    expect(line).not_to_contain_text(words)


def test_what_happens_when_time_is_out_is_said_before_one_sits_down(calling: Calling) -> None:
    ann, bob = calling.seating.person("Ann"), calling.seating.person("Bob", viewport=PHONE)
    ann.go("new/evolution")
    choose(ann.page.get_by_role("radio", name=say("web-pace-hours"), exact=True))
    out = say("web-time-out", bot=say("web-bot-greedy"))
    expect(ann.page.get_by_text(out)).to_contain_text(say("web-time-off"))
    choose(ann.page.get_by_role("radio", name=say("web-pace-none"), exact=True))
    expect(ann.page.get_by_text(out)).to_be_hidden()
    seats = [{"kind": "me"}, {"kind": "open"}]
    slow: dict[str, Any] = {"ruleset": "base@gift", "clock": {"kind": "days", "seconds": 3}, "substitute": "random"}
    table = ann.open(*seats, name="Slow and open", public=True, spectators=True, **slow)
    out = say("web-time-out", bot=say("web-bot-random"))
    bob.go()
    line = bob.page.get_by_role("listitem").filter(has_text="Slow and open")
    expect(line).to_contain_text(say("server-clock-days.about", days=3))
    expect(line).to_contain_text(out)
    expect(line).to_contain_text(say("web-time-off"))
    assert axe.by_day_and_night(bob.page) == []
    bob.go(f"t/{table}")
    expect(bob.page.get_by_role("button", name=say("web-sit-down"))).to_be_visible()
    expect(bob.page.get_by_text(out)).to_contain_text(say("web-time-off"))
    assert axe.by_day_and_night(bob.page) == []


@pytest.mark.parametrize(("language", "window"), in_turn(LANGUAGES, WINDOWS, every=3))
def test_the_pages_of_notices_in_every_language(calling: Calling, language: str, window: Any) -> None:
    words = Words(language)

    def local(key: str, **args: Any) -> str:
        return words.say(Message(key, args))

    ann, _ = calling.person("Ann", locale=language, viewport=window)
    ann.go("settings")
    page = ann.page
    page.get_by_role("switch", name=local("web-call-here"), exact=True).click()
    page.get_by_role("switch", name=local("web-call-quiet")).click()
    page.get_by_label(local("web-call-mail")).fill("a.rather.long.name.of.somebody@mail.example.org")
    page.get_by_role("button", name=local("web-call-mail-add"), exact=True).click()
    expect(page.get_by_text(local("web-call-unconfirmed"))).to_be_visible()
    page.get_by_role("button", name=local("web-off-take"), exact=True).click()
    expect(page.get_by_role("button", name=local("web-off-back"), exact=True)).to_be_visible()
    subject, text = str(calling.letters.got[-1][2]["Subject"]), calling.letters.texts()[-1]
    assert subject == local("call-mail-confirm.subject")
    paths = [f"notices/confirm/{link_in(text, calling.origin, 'confirm')}", f"notices/stop/{'x' * 32}"]
    for path in ["", *paths]:
        if path:
            ann.go(path)
            expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert axe.by_day_and_night(page) == [], path
        assert page.evaluate(WIDE) <= 0, path
