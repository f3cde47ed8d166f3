"""A bot plays for somebody who isn't there, until they take their seat back."""

from __future__ import annotations

from collections.abc import Callable

from beagle.server import limits
from tests.server.harness import MIDDLE, MINUTE, Room, Seat, room_at, seat_of
from tests.server.inside import InsideServer, let_pass

Inside = Callable[..., InsideServer]


def two(room: Room, **more: object) -> tuple[Seat, Seat]:
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=MIDDLE, **more)
    return ann.sit(table.id), room.guest(table.id, table.links[1])


def kinds(seat: Seat) -> list[tuple[str, int]]:
    return [(line["kind"], line["seat"]) for line in seat.page.lines.values() if line["kind"] != "move"]


def test_the_owner_lets_a_bot_play_and_the_person_takes_the_seat_back(inside: Inside) -> None:
    server = inside(bot_delay="600")
    with room_at(server) as room:
        at_a, at_b = two(room)
        assert at_a.refused("stand-in", seat=1) == "still-here"
        at_b.disconnect()
        at_a.until(lambda: not at_a.page.table["seats"][1].get("present", False))
        assert at_a.refused("stand-in", seat=1) == "still-here"  # a phone that sleeps
        let_pass(server, limits.STAND_IN_SECONDS + 1)
        at_a.do("stand-in", seat=1)
        assert seat_of(at_a, 1)["away"]
        assert at_a.refused("stand-in", seat=1) == "no-such-seat"
        at_b.connect()
        assert at_b.page.eyes == 1  # the seat and its cards are still theirs
        at_b.do("return")
        assert "bot" not in seat_of(at_a, 1)
        assert kinds(at_a) == kinds(at_b) == [("bot", 1), ("return", 1)]  # lines of the log, for everybody


def test_where_a_clock_runs_it_decides(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        at_a, at_b = two(room, **MINUTE)
        at_b.disconnect()
        at_a.until(lambda: not at_a.page.table["seats"][1].get("present", False))
        let_pass(server, limits.STAND_IN_SECONDS + 1)
        assert at_a.refused("stand-in", seat=1) == "still-here"


def test_only_the_owner_and_only_for_people(room: Room) -> None:
    at_a, at_b = two(room)
    assert at_b.refused("stand-in", seat=0) == "not-host"
    assert at_a.refused("stand-in", seat=7) == "no-such-seat"
    ann = room.person("Ann")
    seat = ann.sit(ann.open("me", "bot:random", position=MIDDLE).id)
    assert seat.refused("stand-in", seat=1) == "no-such-seat"
    assert seat.refused("stand-in", seat=0) == "still-here"
