"""A server of today that gets the database of one of older rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.play.older.keep import unpack
from tests.server.harness import COOKIE, ForkedServer, Person, Room, Seat, Server, room_at

HERE = Path(__file__).parent


class House:
    """A server on a copy of the stored games of a folder, and the people who were there."""

    def __init__(self, server: Server, room: Room, known: dict[str, Any]) -> None:
        self.server = server
        self.room = room
        self.tables: dict[str, str] = known["tables"]
        self.links: dict[str, str] = known["links"]
        self.cookies: dict[str, str] = known["cookies"]

    def person(self, name: str) -> Person:
        """Somebody who was here before, on the device of then."""
        person = self.room.stranger()
        person.http.cookies.set(COOKIE, self.cookies[name])
        return person

    def sit(self, name: str, table: str) -> Seat:
        seat = self.room.seat(self.tables[table], (self.links[table],) if name == "Ben" else (), self.cookies[name])
        seat.settle()
        return seat

    def watch(self, table: str) -> Seat:
        seat = self.room.guest(self.tables[table])
        seat.settle()
        return seat


Open = Callable[..., House]
Look = Callable[[str], House]


def opened(place: Path, folder: str, closing: ExitStack, goes_on: bool = False) -> House:
    """The house of a folder.  Its tables stay as they are stored; if they go on, forced moves are made at once."""
    unpack(HERE / folder, place / "data")
    server = ForkedServer(place, forced_delay="0" if goes_on else "3600").start()
    closing.callback(server.stop)
    known = json.loads((HERE / folder / "people.json").read_text("utf-8"))
    return House(server, closing.enter_context(room_at(server)), known)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Open]:
    """Opens a house for this test alone."""
    with ExitStack() as closing:
        yield lambda folder, goes_on=False: opened(tmp_path / folder, folder, closing, goes_on)


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Look]:
    """Opens the house of a folder once for all tests that only look at its tables."""
    with ExitStack() as closing:
        yield cache(lambda folder: opened(tmp_path_factory.mktemp(folder), folder, closing))
