"""Nobody loses by somebody else's trick: sending away, closing, open seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from beagle.server import limits
from beagle.server.live import people
from tests.server.harness import MIDDLE, MINUTE, Room, Server, room_at, seat_of
from tests.server.inside import InsideServer

Inside = Callable[..., InsideServer]


# Sending away, and closing


def test_nobody_who_plays_is_sent_away(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=MIDDLE)
    at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
    assert at_a.refused("kick", seat=1) == "still-here"
    at_b.disconnect()  # a phone that sleeps
    at_a.until(lambda: not at_a.page.table["seats"][1].get("present", False))
    assert at_a.refused("kick", seat=1) == "still-here"
    assert at_a.refused("close") == "others-play"
    assert "bot" not in seat_of(at_a, 1)


def later(server: InsideServer, seconds: float) -> None:
    """So much time passes for everybody at the tables."""
    raw = server.manager.tick()
    for table in server.manager.live.values():
        table.time.tick = lambda: raw + seconds


def test_one_who_has_gone_is_sent_away_where_no_clock_runs(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        plain, clocked = (ann.open("me", "invited", position=MIDDLE, **more) for more in ({}, MINUTE))
        for table, allowed in ((plain, True), (clocked, False)):
            at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
            at_b.disconnect()
            at_a.until(lambda page=at_a.page: not page.table["seats"][1].get("present", False))  # type: ignore[misc]
            assert at_a.refused("kick", seat=1) == "still-here"
            later(server, limits.KICK_SECONDS + 1)
            if allowed:
                at_a.do("kick", seat=1)
                assert seat_of(at_a, 1)["bot"] == "greedy"
            else:  # the clock decides, and nobody else
                assert at_a.refused("kick", seat=1) == "still-here"


def test_a_game_ended_by_sending_somebody_away_is_given_up_by_the_owner(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited", position=MIDDLE)
        at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
        at_b.disconnect()
        at_a.until(lambda: not at_a.page.table["seats"][1].get("present", False))
        later(server, limits.KICK_SECONDS + 1)
        at_a.do("kick", seat=1)
        at_a.do("close")
        at_a.until(lambda: at_a.page.result is not None)
        assert at_a.page.status == "over"
        assert at_a.page.result is not None
        assert at_a.page.result["winners"] == [1]
        assert seat_of(at_a, 0)["resigned"]
        record = ann.post(f"/api/tables/{table.id}/record")
        assert '[Ended "resigned"]' in record


def test_a_game_closed_after_a_flag_fell_is_given_up_by_the_owner(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("invited", "me", position=MIDDLE, **MINUTE)
        at_b, at_a = ann.sit(table.id), room.guest(table.id, table.links[0])
        live = server.manager.live[table.id]
        server.run(live.ledger.hand_to_bot(0))  # as when the flag falls
        at_b.settle()
        at_b.do("close")
        at_b.until(lambda: at_b.page.result is not None)
        assert at_b.page.result is not None
        assert at_b.page.result["winners"] == [0]
        at_a.settle()
        assert at_a.page.status == "over"


def test_one_who_left_does_not_keep_the_owner_from_closing(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=MIDDLE)
    at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
    at_b.do("leave")
    at_a.do("close")
    at_a.settle()
    assert (at_a.page.status, at_a.page.result) == ("closed", None)


def test_without_the_rule_the_owner_wins_nothing_by_a_trick(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: anybody may be sent away, and nobody is wronged by it.  The tests above would see a closed game."""
    monkeypatch.setattr(people, "may_be_sent_away", lambda table, seat: True)
    monkeypatch.setattr(people, "wronged", lambda table: [])
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited", position=MIDDLE)
        at_a, _ = ann.sit(table.id), room.guest(table.id, table.links[1])
        at_a.do("kick", seat=1)
        at_a.do("close")
        at_a.settle()
        assert (at_a.page.status, at_a.page.result) == ("closed", None)


# Open seats


def test_one_who_was_sent_away_stays_away_and_is_told(room: Room) -> None:
    ann, eve = room.person("Ann"), room.person("Eve")
    table = ann.open("me", "open", "open", public=True)
    at_a, at_e = ann.sit(table.id), eve.sit(table.id)
    at_e.do("sit", seat=1)
    at_a.do("kick", seat=1)
    at_e.settle()
    assert [no["code"] for no in at_e.page.complaints] == ["sent-away"]
    for connection in (at_e, eve.sit(table.id)):
        for seat in (1, 2):
            assert connection.refused("sit", seat=seat) == "sent-away"
    elsewhere = ann.open("me", "open", "open", public=True)  # it holds for this table
    eve.sit(elsewhere.id).do("sit", seat=1)
    at_a.do("arrange", seat=1, kind="invited")
    assert eve.sit(table.id, at_a.page.links[1]).page.mine == [1]  # the owner has changed their mind


def test_who_was_sent_away_is_known_after_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with room_at(server) as room:
        ann, eve = room.person("Ann"), room.person("Eve")
        table = ann.open("me", "open", "open", public=True)
        eve.sit(table.id).do("sit", seat=1)
        ann.sit(table.id).do("kick", seat=1)
        server.stop()
        server.start()
        assert eve.sit(table.id).refused("sit", seat=1) == "sent-away"


def test_one_open_seat_a_visitor(room: Room) -> None:
    ann, eve = room.person("Ann"), room.person("Eve")
    table = ann.open("me", "open", "open", public=True)
    first, second = eve.sit(table.id), eve.sit(table.id)
    first.do("sit", seat=1)
    assert first.refused("sit", seat=2) == "one-seat"
    assert second.refused("sit", seat=2) == "one-seat"
    first.do("leave")
    second.do("sit", seat=2)


def test_a_table_remembers_only_so_many(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "SENT_AWAY", 2)
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "open", "open", public=True)
        at_a = ann.sit(table.id)
        for name in ("Eve", "Fay", "Gus"):
            room.person(name).sit(table.id).do("sit", seat=1)
            at_a.until(lambda: at_a.page.table["seats"][1].get("taken", False))
            at_a.do("kick", seat=1)
        assert len(server.manager.live[table.id].row.sent_away.split()) == 2


def test_without_the_rule_eve_sits_down_again(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody asks who may sit."""
    monkeypatch.setattr(people, "may_sit", lambda table, visitor: None)
    server = inside()
    with room_at(server) as room:
        ann, eve = room.person("Ann"), room.person("Eve")
        table = ann.open("me", "open", "open", public=True)
        at_e = eve.sit(table.id)
        at_e.do("sit", seat=1)
        ann.sit(table.id).do("kick", seat=1)
        at_e.do("sit", seat=1)
        at_e.do("sit", seat=2)
