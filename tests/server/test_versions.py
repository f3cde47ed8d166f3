"""A client of another version of the protocol is told so, in words; nothing else happens."""

from __future__ import annotations

import json
from typing import Any

import pytest

from beagle.client import WrongProtocol, play_seat
from beagle.i18n import Words, languages
from beagle.kernel.message import Message
from beagle.server import socket as server_socket
from beagle.server import wire
from tests.server.harness import Room

NEXT = wire.PROTOCOL + 1


def hello_of_a_released_page(table: str, token: str) -> dict[str, Any]:
    """As pages said it before versions had numbers."""
    return {"do": "hello", "table": table, "tokens": [token], "since": 0, "key": "key-of-a-released-page-01"}


@pytest.mark.parametrize(
    ("change", "code", "key"),
    [
        ({}, "old-client", "server-bad-message"),
        ({"protocol": wire.UNNUMBERED}, "old-client", "server-bad-message"),
        ({"protocol": 0}, "old-client", "server-old-client"),
        ({"protocol": NEXT}, "new-client", "server-new-client"),
        ({"protocol": NEXT, "colour": "red", "tokens": "of another form"}, "new-client", "server-new-client"),
    ],
)
def test_another_version_is_told_so(room: Room, change: dict[str, Any], code: str, key: str) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited")
    seat = room.seat(table.id, connected=False).connect(hello=False)
    seat.say({**hello_of_a_released_page(table.id, table.links[1]), **change})
    assert seat.closed() == server_socket.BAD
    (heard,) = map(json.loads, seat.page.heard)
    assert (heard["is"], heard["id"], heard["code"], heard["words"]["key"]) == ("refused", "", code, key)
    mine = room.seat(table.id, (table.links[1],))  # nobody has used the link
    assert mine.page.mine == [1]
    assert not mine.page.complaints


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", ["old-client", "new-client"])
def test_it_is_told_in_every_language(language: str, code: str) -> None:
    key = f"server-{code}"
    said = Words(language).say(Message(key, {}))
    assert said
    assert language == "en" or said != Words("en").say(Message(key, {}))


def test_words_for_a_client_without_a_number_are_old_ones() -> None:
    """A released page says them in its own language: it has no others."""
    assert server_socket.wrong_version(wire.UNNUMBERED).message.key == "server-bad-message"


def test_only_a_hello_has_a_version() -> None:
    for text in ("", "{}", "[1]", '{"do":"ping","id":"x"}', '{"do":"hello","protocol":"2"}', "[" * 5000):
        wire.check_version(text)
    wire.check_version(json.dumps({"do": "hello", "protocol": wire.PROTOCOL}))
    for spoken in (0, wire.UNNUMBERED, NEXT):
        with pytest.raises(wire.WrongVersion) as wrong:
            wire.check_version(json.dumps({"do": "hello", "protocol": spoken}))
        assert wrong.value.spoken == spoken


@pytest.mark.parametrize(("spoken", "side"), [(wire.PROTOCOL - 1, "newer"), (NEXT, "older")])
def test_our_client_says_which_side_is_old(room: Room, monkeypatch: pytest.MonkeyPatch, spoken: int, side: str) -> None:
    table = room.person("Ann").open("me", "invited")
    monkeypatch.setattr(wire, "PROTOCOL", spoken)
    with pytest.raises(WrongProtocol, match=f"the server is {side} than version {spoken}"):
        play_seat(f"{room.server.origin}/t/{table.id}#{table.links[1]}", "random")
