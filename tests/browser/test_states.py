"""The pages around a game in all their states: empty, waiting, failing and full; in every language, day and night."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, Route, WebSocketRoute, expect

from beagle.i18n import Words
from beagle.kernel.message import Message
from tests.browser import axe
from tests.browser.people import DESK, FEEDING, PHONE, TWO, comes_back, hide
from tests.browser.seating import Seating
from tests.support.looks import turn

ME, OPEN, INVITED = {"kind": "me"}, {"kind": "open"}, {"kind": "invited"}
LANGUAGES = ["en", "ru", "pl", "it"]
SHOWN = {f"{language}-{size['width']}": (language, size) for size in (PHONE, DESK) for language in LANGUAGES}
RAW = re.compile(r"\b(web|server|notice|table)-[a-z]+-?[a-z-]*\b")
EMPTY: dict[str, list[object]] = {"mine": [], "open": [], "running": [], "over": []}

Said = Callable[..., str]


def words_of(language: str) -> Said:
    return lambda key, **args: Words(language).say(Message(key, args))


def whole(page: Page, size: dict[str, int]) -> None:
    """Everybody can use it as it stands, nothing is wider than the window, and no key is shown for a text."""
    assert axe.by_day_and_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert RAW.findall(page.locator("body").inner_text()) == []


class Line:
    """The connection of a page to its table, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.down = False
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/ws"), self.opened)

    def opened(self, socket: WebSocketRoute) -> None:
        if self.down:
            socket.close()
        else:
            socket.connect_to_server()
            self.sockets.append(socket)

    def cut(self) -> None:
        self.down = True
        for socket in self.sockets:
            socket.close()
        self.sockets = []

    def mend(self) -> None:
        self.down = False


def go_on(held: list[Route]) -> None:
    """What was held back goes on; what the page has asked for again meanwhile doesn't need it."""
    for route in held:
        with suppress(Error):
            route.continue_()


def answer(route: Route, body: object) -> None:
    route.fulfill(status=200, content_type="application/json", body=json.dumps(body))


@pytest.mark.parametrize(("language", "size"), turn(4, SHOWN))
def test_the_first_page(seating: Seating, language: str, size: dict[str, int]) -> None:
    told = words_of(language)
    ann = seating.person("Ann", locale=language, viewport=size)
    held: list[Route] = []
    ann.page.route("**/api/catalogue*", lambda route: held.append(route))
    ann.page.route("**/api/lobby", lambda route: answer(route, EMPTY))
    ann.go()
    expect(ann.page.get_by_role("status").get_by_text(told("web-loading"))).to_be_visible()  # waiting
    whole(ann.page, size)
    ann.page.unroute("**/api/catalogue*")
    go_on(held)
    expect(ann.page.locator(".play .lamp")).to_be_visible()  # empty
    expect(ann.page.get_by_text(told("web-open-tables-none"))).to_be_visible()
    whole(ann.page, size)
    ann.page.unroute("**/api/lobby")  # full
    seating.person("Ben").open(ME, OPEN, ruleset="base@gift", name="Galápagos", public=True)
    comes_back(ann)
    expect(ann.page.get_by_role("link", name=f"{told('web-table-sit')}: Galápagos").first).to_be_visible()
    whole(ann.page, size)
    ann.page.route("**/api/**", lambda route: route.abort())  # failing: the lists stay
    comes_back(ann)
    expect(ann.page.get_by_role("alert")).to_contain_text(told("web-unreachable"))
    expect(ann.page.get_by_role("link", name=f"{told('web-table-sit')}: Galápagos").first).to_be_visible()
    whole(ann.page, size)
    ann.page.unroute("**/api/**")
    expect(ann.page.get_by_role("alert")).to_have_count(0)  # it tries again by itself
    ann.watch.faults.clear()  # what failed was meant to


@pytest.mark.parametrize(("language", "size"), turn(0, SHOWN))
def test_setting_up(seating: Seating, language: str, size: dict[str, int]) -> None:
    told = words_of(language)
    ann = seating.person("Ann", locale=language, viewport=size)
    held: list[Route] = []
    ann.page.route("**/api/catalogue*", lambda route: held.append(route))
    ann.go("new/evolution")
    expect(ann.page.get_by_role("status").get_by_text(told("web-loading"))).to_be_visible()  # waiting
    whole(ann.page, size)
    ann.page.unroute("**/api/catalogue*")
    go_on(held)
    opens = ann.page.get_by_role("button", name=told("web-open-table"), exact=True)
    expect(opens).to_be_enabled()  # full
    whole(ann.page, size)
    ann.page.route("**/api/tables", lambda route: route.abort())  # failing: what was chosen stays
    ann.page.get_by_label(told("web-table-name")).fill("Tuesday table")
    opens.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("alert")).to_contain_text(told("web-unreachable"))
    expect(ann.page.get_by_label(told("web-table-name"))).to_have_value("Tuesday table")
    whole(ann.page, size)
    ann.page.unroute("**/api/tables")
    ann.go("new/chess")  # empty: there is no such game
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(told("web-failed"))
    whole(ann.page, size)
    ann.watch.faults.clear()


@pytest.mark.parametrize(("language", "size"), turn(2, SHOWN))
def test_gathering(seating: Seating, language: str, size: dict[str, int]) -> None:
    told = words_of(language)
    ann = seating.person("Ann", locale=language, viewport=size)
    line = Line(ann.page)
    ann.open(ME, INVITED, OPEN, ruleset="base@gift", name="Tuesday table", public=True)
    expect(ann.page.get_by_text(told("web-missing", seats=2))).to_be_visible()  # waiting
    expect(ann.page.get_by_role("region", name=told("web-rules-short"))).to_contain_text(told("web-pace-none"))
    whole(ann.page, size)
    invite = ann.page.get_by_role("button", name=told("web-invite"), exact=True)
    invite.focus()
    ann.page.keyboard.press("Enter")
    link = ann.page.get_by_role("dialog").get_by_text(re.compile(r"/t/\w+#"))
    expect(link).to_be_visible()
    invitation = link.inner_text()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_role("img", name=told("web-qr"))).to_be_visible()
    expect(dialog.get_by_role("button", name=told("web-copy-link"))).to_be_visible()
    whole(ann.page, size)
    ann.page.keyboard.press("Escape")
    ben = seating.person("Ben", locale=language)
    ben.page.goto(invitation)
    expect(ann.page.get_by_text(told("web-missing", seats=1))).to_be_visible()
    whole(ann.page, size)
    line.cut()  # failing: the page stays, and comes back by itself
    expect(ann.page.get_by_text("Tuesday table")).to_be_visible()
    whole(ann.page, size)
    line.mend()
    ben.page.get_by_role("button", name=told("phrase-hello")).click()
    expect(ann.page.get_by_role("log").get_by_text(told("phrase-hello"))).to_be_visible()
    ann.page.get_by_role("button", name=told("web-close-table")).click()  # empty: closed
    expect(ann.page.get_by_role("heading", name=told("server-closed"))).to_be_visible()
    whole(ann.page, size)
    ann.watch.faults.clear()


@pytest.mark.parametrize(("language", "size"), turn(3, SHOWN))
def test_at_the_table(seating: Seating, language: str, size: dict[str, int]) -> None:
    """Who is here is seen at the seats: here, looking elsewhere, away; and a lost connection is said."""
    told = words_of(language)
    ann = seating.person("Ann", locale=language, viewport=size)
    line = Line(ann.page)
    table = ann.open(ME, INVITED, position=FEEDING, name="Tuesday table")
    expect(ann.page.get_by_text(told("web-missing", seats=1))).to_be_visible()
    ben = seating.person("Ben", locale=language)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    expect(ann.page).to_have_title(re.compile("Tuesday table"))
    head = ann.page.locator("svg.mark title")
    expect(head).to_have_text([told("web-presence-here")])
    whole(ann.page, size)
    hide(ben)
    expect(head).to_have_text([told("web-presence-elsewhere")])
    whole(ann.page, size)
    ben.page.close()
    expect(ann.page.locator(".away svg.mark, svg.mark .away").first).to_be_attached()
    whole(ann.page, size)
    line.cut()
    expect(ann.page.get_by_text(told("web-reconnecting"))).to_be_visible()
    whole(ann.page, size)
    line.mend()
    expect(ann.page.get_by_text(told("web-reconnecting"))).to_have_count(0)
    ann.watch.faults.clear()


@pytest.mark.parametrize(("language", "size"), turn(1, SHOWN))
def test_the_end(seating: Seating, language: str, size: dict[str, int]) -> None:
    told = words_of(language)
    ann = seating.person("Ann", locale=language, viewport=size)
    line = Line(ann.page)
    table = ann.open(ME, INVITED, position=TWO, name="Tuesday table")
    ben = seating.person("Ben", locale=language)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    ben.page.get_by_role("button", name=told("web-menu")).click()
    ben.page.get_by_role("button", name=told("web-resign")).click()
    ben.page.get_by_role("button", name=told("web-touch-again", loss=told("leaving-resign"))).click()
    expect(ann.page.get_by_text(told("web-again-not-yet")).first).to_be_visible()  # waiting for answers
    expect(ann.page.locator("main dl").first).to_contain_text(re.compile(r"[1-9]\d*\s\S+:\s*[1-9]"))  # «5 animals: 10»
    whole(ann.page, size)
    again = ann.page.get_by_role("button", name=told("web-rematch"), exact=True)
    again.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_text(told("web-again-waits"))).to_be_visible()
    whole(ann.page, size)
    line.cut()  # failing: the result stays
    ann.page.get_by_role("button", name=told("web-again-no"), exact=True).click()
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    whole(ann.page, size)
    line.mend()
    ben.page.close()  # who left is named, and their seat can be left out or given to a bot
    expect(ann.page.get_by_role("radio", name=told("web-again-out"))).to_be_attached()
    whole(ann.page, size)
    ann.watch.faults.clear()


@pytest.mark.parametrize(("language", "size"), turn(0, SHOWN))
def test_the_settings(seating: Seating, language: str, size: dict[str, int]) -> None:
    ann = seating.person("Ann", locale=language, viewport=size)
    ann.page.route("**/api/me", lambda route: route.abort())
    ann.go("settings")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()  # also when the server doesn't answer
    whole(ann.page, size)
    ann.page.unroute("**/api/me")
    ann.page.reload()
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    whole(ann.page, size)
    ann.watch.faults.clear()
