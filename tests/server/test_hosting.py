"""The host of a table: presence, what they do alone, what they only propose, and who is the host after them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from beagle.server import limits
from tests.server.harness import MINUTE, Room, Seat, everybody_hears, room_at, seat_of
from tests.server.inside import InsideServer, let_pass

Inside = Callable[..., InsideServer]
THREE = """evolution base@gift turn 4 development first A
A: a | hand camouflage/fat running
B: m | hand mimicry scavenger
C: x | hand grazing/fat piracy
deck 9"""


def three(room: Room, **more: Any) -> tuple[Seat, Seat, Seat]:
    """Ann, the host, at A; two more people at B and C."""
    ann, ben, eve = room.person("Ann"), room.person("Ben"), room.person("Eve")
    table = ann.open("me", "invited", "invited", position=THREE, **more)
    seats = ann.sit(table.id), ben.sit(table.id, table.links[1]), eve.sit(table.id, table.links[2])
    everybody_hears(list(seats))
    return seats


def lines(seat: Seat) -> list[tuple[str, str, str]]:
    """What the host did, as this client reads it."""
    seat.settle()
    said = [line for line in seat.page.chat.values() if line.get("phrase", "").startswith("notice-host-")]
    return [(line["phrase"].removeprefix("notice-host-"), line["name"], line.get("text", "")) for line in said]


def until_gone(seat: Seat, number: int) -> None:
    seat.until(lambda: not seat_of(seat, number).get("present", False))


def gone(seat: Seat, *others: Seat) -> None:
    number = seat.page.eyes
    seat.disconnect()
    for other in others:
        until_gone(other, number)


def sweep(server: InsideServer) -> None:
    server.run(server.manager.sweeper.pass_on_hosts())


# Presence


def test_four_marks_of_presence(room: Room) -> None:
    at_a, at_b, at_c = three(room)
    at_b.do("attend", here=False)
    at_a.until(lambda: seat_of(at_a, 1).get("elsewhere", False))
    at_b.do("attend", here=True)
    at_a.until(lambda: not seat_of(at_a, 1).get("elsewhere", False))
    gone(at_c, at_a)
    since = seat_of(at_a, 2)["gone"]
    assert since > 0
    assert since % 60 == 0  # nobody is watched to the second
    assert not seat_of(at_a, 1).get("gone")


def test_a_spectator_who_looks_elsewhere_is_nobodys_business(room: Room) -> None:
    at_a, _, _ = three(room)
    watcher = room.guest(at_a.table)
    before = at_a.page.table
    watcher.do("attend", here=False)
    everybody_hears([at_a, watcher])
    assert {**at_a.page.table, "watching": 0} == {**before, "watching": 0}


# Alone


def test_the_host_switches_threats_off_for_everybody(room: Room) -> None:
    at_a, at_b, _ = three(room)
    assert at_b.page.table.get("threats", True)
    at_a.do("threats", shown=False)
    at_b.until(lambda: at_b.page.table.get("threats") is False)
    at_a.do("threats", shown=False)  # nothing changes, and nobody is told
    assert lines(at_b) == [("no-threats", "Ann", "")]
    at_a.do("threats", shown=True)
    assert lines(at_b) == [("no-threats", "Ann", ""), ("threats", "Ann", "")]


def test_the_host_renames_the_table(room: Room) -> None:
    at_a, at_b, _ = three(room)
    at_a.do("rename", name="Tuesday\u200b table")
    at_b.until(lambda: at_b.page.table["name"] == "Tuesday table")
    assert lines(at_b) == [("renamed", "Ann", "Tuesday table")]
    assert at_a.refused("rename", name="x" * 60) == "long-name"
    assert at_a.refused("rename", name="\u200b") == "bad-name"


def test_only_one_the_table_waits_for_is_nudged_and_only_once(inside: Inside) -> None:
    with room_at(inside(limits="1")) as room:
        at_a, at_b, _ = three(room)
        assert at_a.refused("nudge", seat=1) == "not-asked"
        assert at_a.refused("nudge", seat=0) == "not-asked"  # oneself
        at_a.do("pass-host", seat=1)
        at_b.do("nudge", seat=0)
        assert at_b.refused("nudge", seat=0) == "too-fast"
        assert lines(at_a)[-1] == ("nudged", "Ben", "Ann")
        assert at_a.page.nudges == [0]
        assert at_b.page.nudges == []


def test_time_is_given_and_is_still_there_after_a_restart(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        at_a, at_b, _ = three(room, clock={"kind": "total", "seconds": 600, "increment": 0})
        before = at_a.page.table["clock"]["left"][1]
        at_a.do("give-time", seat=1)
        at_b.until(lambda: at_b.page.table["clock"]["left"][1] == before + 120)
        assert at_a.refused("give-time", seat=0) == "not-yourself"
        assert at_b.refused("give-time", seat=2) == "not-host"
        assert lines(at_b) == [("time", "Ann", "Ben")]
        for seat in (at_a, at_b):
            seat.disconnect()
        manager = server.manager
        manager.live[at_a.table].stop()
        manager.live.pop(at_a.table)
        at_a.connect()
        assert at_a.page.table["clock"]["left"][1] == before + 120


def test_where_each_move_has_its_time_the_move_gets_more(room: Room) -> None:
    at_a, at_b, _ = three(room, **MINUTE)
    at_a.do("pass-host", seat=1)
    at_b.do("give-time", seat=0)
    assert lines(at_a)[-1] == ("time", "Ben", "Ann")


# Passing on


def test_the_host_passes_it_on_and_may_no_more(room: Room) -> None:
    at_a, at_b, at_c = three(room)
    assert at_a.page.table["host"] == 0
    at_a.do("pass-host", seat=2)
    at_b.until(lambda: at_b.page.table["host"] == 2)
    assert at_a.refused("rename", name="Mine") == "not-host"
    at_c.do("rename", name="Eve’s")
    assert lines(at_a) == [("passed", "Ann", "Eve"), ("renamed", "Eve", "Eve’s")]
    gone(at_a, at_c)
    assert at_c.refused("pass-host", seat=0) == "not-here"
    assert at_c.refused("pass-host", seat=7) == "no-such-seat"


def test_the_next_in_turn_is_the_host_after_ten_minutes(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        at_a, at_b, at_c = three(room)
        gone(at_a, at_b, at_c)
        gone(at_b, at_c)
        let_pass(server, limits.HOST_AWAY_SECONDS - 30)
        sweep(server)
        assert at_c.page.table["host"] == 0
        let_pass(server, limits.HOST_AWAY_SECONDS + 30)
        sweep(server)
        at_c.until(lambda: at_c.page.table["host"] == 2)  # Ben is away too
        assert lines(at_c) == [("away", "Ann", "Eve")]
        at_c.do("rename", name="Eve’s")
        at_a.connect()
        assert at_a.refused("rename", name="Mine") == "not-host"


def test_nobody_becomes_host_where_nobody_is(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        at_a, at_b, at_c = three(room)
        for seat in (at_a, at_b, at_c):
            seat.disconnect()
        let_pass(server, limits.HOST_AWAY_SECONDS + 30)
        sweep(server)
        at_a.connect()
        assert at_a.page.table["host"] == 0
        assert lines(at_a) == []


# By consent


def test_the_game_ends_without_a_result_when_everybody_agrees(room: Room) -> None:
    at_a, at_b, at_c = three(room)
    assert at_b.refused("propose", act="end") == "not-host"
    at_a.do("propose", act="end")
    at_b.until(lambda: at_b.page.table.get("proposed") is not None)
    proposed = at_b.page.table["proposed"]
    assert (proposed["act"], proposed["needs"], proposed["agreed"]) == ("end", [0, 1, 2], [0])
    assert at_a.refused("propose", act="end") == "proposal-pending"
    assert at_b.refused("vote", n=proposed["n"] + 1, yes=True) == "no-proposal"
    assert room.guest(at_a.table).refused("vote", n=proposed["n"], yes=True) == "not-yours"
    at_b.do("vote", n=proposed["n"], yes=True)
    assert at_b.page.table["status"] == "playing"
    at_c.do("vote", n=proposed["n"], yes=True)
    at_a.until(lambda: at_a.page.table["status"] == "closed")
    assert at_a.page.result is None
    assert [what for what, *_ in lines(at_a)] == ["proposed-end", "ended"]


def test_one_no_is_enough_and_the_host_can_withdraw(room: Room) -> None:
    at_a, at_b, _ = three(room)
    at_a.do("propose", act="end")
    at_b.settle()
    at_b.do("vote", n=at_b.page.table["proposed"]["n"], yes=False)
    at_a.until(lambda: at_a.page.table.get("proposed") is None)
    assert at_a.refused("propose", act="withdraw") == "no-proposal"
    at_a.do("propose", act="end")
    at_a.do("propose", act="withdraw")
    assert at_a.page.table.get("proposed") is None
    assert at_a.page.table["status"] == "playing"
    assert [what for what, *_ in lines(at_a)] == ["proposed-end", "refused", "proposed-end"]


def test_one_who_comes_back_must_agree_too(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        at_a, at_b, at_c = three(room)
        gone(at_c, at_a)
        let_pass(server, limits.KICK_SECONDS + 1)
        at_a.do("propose", act="end")
        assert at_a.page.table["proposed"]["needs"] == [0, 1]
        at_c.connect()
        at_b.do("vote", n=at_a.page.table["proposed"]["n"], yes=True)
        assert at_b.page.table["status"] == "playing"
        assert at_b.page.table["proposed"]["needs"] == [0, 1, 2]


def test_one_whose_network_fails_is_not_passed_over(room: Room) -> None:
    at_a, _, at_c = three(room)
    gone(at_c, at_a)
    at_a.do("propose", act="end")
    assert at_a.page.table["proposed"]["needs"] == [0, 1, 2]


def test_somebody_else_takes_a_seat_and_sees_its_cards_alone(inside: Inside) -> None:
    server = inside(bot_delay="600")
    with room_at(server) as room:
        at_a, at_b, at_c = three(room)
        assert at_a.refused("propose", act="replace", seat=2) == "still-here"
        assert at_a.refused("propose", act="replace") == "no-such-seat"
        gone(at_c, at_a, at_b)
        assert at_a.refused("propose", act="replace", seat=2) == "still-here"  # a phone that sleeps
        let_pass(server, limits.STAND_IN_SECONDS + 1)
        at_a.do("propose", act="replace", seat=2)
        assert at_a.page.table["proposed"]["needs"] == [0, 1]
        at_b.settle()
        at_b.do("vote", n=at_b.page.table["proposed"]["n"], yes=True)
        at_a.until(lambda: 2 in at_a.page.links)
        token = at_a.page.links[2]
        assert 2 not in at_b.page.links
        again = room.seat(at_a.table, (token,), at_a.cookie)  # the host has a seat: the link is not for them
        assert again.page.mine == [0]
        at_c.connect()
        assert at_c.page.mine == []  # a spectator now
        new = room.person("Gus").sit(at_a.table, token)
        assert new.page.eyes == 2
        assert seat_of(new, 2)["name"] == "Gus"
        new.do("return")
        assert "bot" not in seat_of(new, 2)
        assert [what for what, *_ in lines(at_a)] == ["proposed-replace", "replaced"]
