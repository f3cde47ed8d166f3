"""A page that speaks another version of the protocol than the server says so, in words, and offers to reload."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from beagle.i18n import Words
from beagle.kernel.message import Message
from beagle.server import wire
from tests.browser.axe import violations
from tests.browser.people import FEEDING, Person
from tests.browser.seating import Seating

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
LONGER_THAN_A_RETRY = 1500  # milliseconds

# The page says hello with the number that is kept under `protocol`, and keeps its sockets where a test finds them.
PRETEND = """(() => {
    const send = WebSocket.prototype.send;
    window.greeted = [];
    WebSocket.prototype.send = function (text) {
        if (text.includes('"hello"')) window.greeted.push(this);
        const number = sessionStorage.getItem("protocol");
        return send.call(this, number === null ? text : text.replace(/"protocol":\\d+/, `"protocol":${number}`));
    };
})();"""


def pretend(person: Person, spoken: int) -> None:
    """From the next hello on, the page is of this version."""
    person.page.evaluate("number => sessionStorage.setItem('protocol', number)", str(spoken))


def words(key: str, language: str = "en") -> str:
    return Words(language).say(Message(key, {}))


SAID = [(wire.PROTOCOL + 1, "server-new-client"), (0, "server-old-client"), (1, "server-bad-message")]
OTHERS = [pytest.param(*said, language, marks=pytest.mark.slow) for said in SAID for language in ("ru", "pl", "it")]


@pytest.mark.parametrize(("spoken", "key", "language"), [*((*said, "en") for said in SAID), *OTHERS])
def test_an_open_table_says_it_and_comes_back_by_reloading(
    seating: Seating, language: str, spoken: int, key: str
) -> None:
    ann = seating.person("Ann", locale=language)
    ann.context.add_init_script(PRETEND)
    ann.open(ME, BOT, position=FEEDING)
    ann.see_turn()
    pretend(ann, spoken)
    ann.page.evaluate("window.greeted.forEach(socket => socket.close())")
    expect(ann.page.get_by_role("heading", name=words(key, language))).to_be_visible()
    if language == "en":
        ann.page.wait_for_timeout(LONGER_THAN_A_RETRY)
    assert ann.page.evaluate("window.greeted.length") == 2  # it doesn't try again
    ann.page.evaluate("sessionStorage.removeItem('protocol')")
    ann.page.get_by_role("button", name=words("web-reload", language)).click()
    ann.see_turn()


def test_a_new_page_says_it_and_everybody_can_use_it(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.context.add_init_script(PRETEND)
    ann.go()
    pretend(ann, wire.PROTOCOL + 1)
    ann.open(ME, BOT, position=FEEDING)
    expect(ann.page.get_by_role("heading", name=words("server-new-client"))).to_be_visible()
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Reload").focus()
    ann.page.evaluate("sessionStorage.removeItem('protocol')")
    ann.page.keyboard.press("Enter")
    ann.see_turn()


def test_a_server_without_versions_says_it_too(seating: Seating) -> None:
    """It doesn't know the field of the hello."""

    def released(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            assert json.loads(text)["protocol"] == wire.PROTOCOL
            socket.send(wire.encode(wire.Refused("", "bad-message", {"key": "server-bad-message", "args": {}})))
            socket.close(code=4400)

        socket.on_message(hear)

    ann = seating.person("Ann")
    ann.page.route_web_socket(lambda url: "/ws/" in url, released)
    ann.open(ME, BOT, position=FEEDING)
    expect(ann.page.get_by_role("heading", name=words("server-bad-message"))).to_be_visible()
    expect(ann.page.get_by_role("button", name="Reload")).to_be_visible()
