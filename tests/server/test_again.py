"""Again by consent: nobody is pulled along, and the seat of one who doesn't come is left out or given to a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from beagle.server import limits
from tests.server.harness import Room, Seat, everybody_hears, room_at
from tests.server.inside import InsideServer, let_pass
from tests.server.test_hosting import gone, three

Inside = Callable[..., InsideServer]


def after(room: Room, **more: Any) -> tuple[Seat, Seat, Seat]:
    """Three people whose game is over: two have resigned."""
    seats = three(room, **more)
    for seat in seats[1:]:
        seat.do("resign")
    everybody_hears(list(seats))
    assert seats[0].page.status == "over"
    return seats


def kinds(seat: Seat, room: Room) -> list[str]:
    """Who sits at the table that follows: the names of people, or "bot"."""
    new = room.seat(seat.page.rematch["table"], (), seat.cookie)
    return ["bot" if one["kind"] == "bot" else one["name"] for one in new.page.table["seats"]]


def test_all_who_are_here_must_answer(room: Room) -> None:
    at_a, at_b, at_c = after(room)
    at_a.do("rematch")
    at_b.do("rematch")
    assert at_a.page.rematch == at_b.page.rematch == {}
    at_c.do("rematch")
    at_a.settle()
    assert kinds(at_a, room) == ["Eve", "Ann", "Ben"]  # one seat further


def test_one_who_does_not_want_to_is_not_named_and_not_taken_along(room: Room) -> None:
    at_a, at_b, at_c = after(room)
    at_a.do("rematch")
    at_c.do("rematch", yes=False)
    at_b.settle()
    again = at_b.page.table["again"]
    assert (again["yes"], again["waiting"], again.get("no", []), again["refused"]) == ([0], [1, 2], [], 1)
    at_b.do("rematch")
    everybody_hears([at_a, at_b, at_c])
    assert at_c.page.rematch == {}
    assert kinds(at_a, room) == ["bot", "Ann", "Ben"]


def test_an_empty_seat_is_left_out_if_the_host_wants_that(room: Room) -> None:
    at_a, at_b, at_c = after(room)
    at_c.do("rematch", yes=False, empty="bot")
    at_b.do("rematch", empty="out")  # not the host
    at_a.do("rematch", empty="out")
    everybody_hears([at_a, at_b])
    assert kinds(at_a, room) == ["Ben", "Ann"]


def test_where_there_would_be_too_few_a_bot_plays(room: Room) -> None:
    at_a, at_b, at_c = after(room)
    at_b.do("rematch", yes=False)
    at_c.do("rematch", yes=False)
    at_a.do("rematch", empty="out")
    assert kinds(at_a, room) == ["bot", "Ann", "bot"]


def test_a_yes_can_be_taken_back_and_nothing_opens_if_nobody_comes(room: Room) -> None:
    at_a, at_b, at_c = after(room)
    at_a.do("rematch")
    for seat in (at_a, at_b, at_c):
        seat.do("rematch", yes=False)
    everybody_hears([at_a, at_b, at_c])
    assert at_a.page.table["again"]["refused"] == 3
    assert not at_a.page.table.get("rematch")


def test_of_two_people_each_knows_who_said_no(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        at_a, at_b, at_c = after(room)
        gone(at_c, at_a, at_b)
        let_pass(server, limits.STAND_IN_SECONDS + 1)
        at_b.do("rematch", yes=False)
        at_a.settle()
        assert at_a.page.table["again"]["no"] == [1]


def test_who_has_left_is_not_waited_for_but_a_lost_network_is(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        at_a, at_b, at_c = after(room)
        gone(at_c, at_a, at_b)
        at_a.do("rematch")
        at_b.do("rematch")
        assert at_a.page.rematch == {}  # perhaps Eve is back in a moment
        let_pass(server, limits.STAND_IN_SECONDS + 1)
        server.run(server.manager.sweeper.pass_on_hosts())
        at_a.until(lambda: at_a.page.rematch != {})
        assert kinds(at_a, room) == ["bot", "Ann", "Ben"]


def test_the_first_player_follows_the_table_also_where_a_seat_is_left_out(room: Room) -> None:
    """The next in turn isn't coming: the one after begins."""
    ann = room.person("Ann")
    table = ann.open("me", "invited", "invited", ruleset="base@gift first-a")
    people = [ann.sit(table.id), *(room.guest(table.id, table.links[seat]) for seat in (1, 2))]
    people[1].do("resign")
    people[2].do("resign")
    everybody_hears(people)
    people[1].do("rematch", yes=False)
    people[2].do("rematch")
    people[0].do("rematch", empty="out")
    new = ann.sit(people[0].page.rematch["table"])
    assert new.page.table["ruleset"] == "base@gift first-a"  # C sits at A now
    assert len(new.page.table["seats"]) == 2
