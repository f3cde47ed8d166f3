"""docs/protocol.md says what the messages are."""

import re

import pytest

from tools.generators import protocol, wire_types


def test_the_tables_are_those_of_the_code() -> None:
    text = protocol.PAGE.read_text("utf-8")
    assert protocol.page(text) == text, "run: ./run python -m tools.generators.protocol"


def test_a_change_of_a_message_is_noticed() -> None:
    text = protocol.PAGE.read_text("utf-8")
    planted = text.replace("| `move` |", "| `mvoe` |", 1)
    assert planted != text
    assert protocol.page(planted) != planted


@pytest.mark.parametrize("part", wire_types.groups())
def test_every_message_is_explained(part: str) -> None:
    for struct in wire_types.groups()[part]:
        assert struct.__doc__
        assert re.search(r"[.?]$", struct.__doc__.strip()), struct


def test_every_code_of_a_closed_connection_is_there() -> None:
    from beagle.server import socket

    text = protocol.PAGE.read_text("utf-8")
    for code in (socket.BAD, socket.NO_TABLE, socket.TOO_SLOW, socket.TOO_FAST, socket.GOING_DOWN):
        assert str(code) in text


def test_the_version_is_there() -> None:
    from beagle.server.wire import PROTOCOL

    assert f"the current one is {PROTOCOL}." in protocol.PAGE.read_text("utf-8")


@pytest.mark.parametrize("route", wire_types.groups()["answers"])
def test_every_answer_is_named_where_it_is_given(route: type) -> None:
    text = protocol.PAGE.read_text("utf-8").partition("<!--")[0]
    assert re.search(rf"\b{route.__name__}\b", text), route


def test_every_kind_of_seat_is_there() -> None:
    from beagle.server.opening import ME
    from beagle.server.store.contract import BOT, INVITED, LOCAL, OPEN

    text = protocol.PAGE.read_text("utf-8")
    said = next(line for line in text.splitlines() if line.startswith("The `kind` of a SeatWish"))
    assert set(re.findall(r"`([a-z]+)`", said)) - {"kind"} == {ME, OPEN, INVITED, LOCAL, BOT}
