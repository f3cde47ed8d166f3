"""A rematch: the same people, one seat further, each with a link of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from beagle.kernel.options import named_first
from tests.server.harness import Room, Seat, Server, room_at


@pytest.mark.parametrize("how", ["resign", "close"])
def test_a_rematch(room: Room, how: str) -> None:
    """The same people, one seat further; those who have only a link get a new one."""
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.open("me", "invited", "open", public=True)
    at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
    at_c = ben.sit(table.id)
    at_c.do("sit", seat=2)
    assert at_b.refused("rematch") == "already-started"
    for seat in (at_c, at_b):
        seat.do("resign" if how == "resign" else "leave")
    if how == "close":
        at_a.do("close")
    for seat in (at_a, at_b, at_c):
        seat.settle()
        assert seat.page.status == ("over" if how == "resign" else "closed")
    assert room.guest(table.id).refused("rematch") == "not-yours"
    at_b.do("rematch")
    at_c.do("rematch")
    at_a.settle()
    assert at_a.page.rematch == {}  # nobody is pulled along
    assert at_a.page.table["again"]["yes"] == [1, 2]
    assert at_a.page.table["again"]["waiting"] == [0]
    at_a.do("rematch")
    for seat in (at_a, at_b, at_c):
        seat.settle()
    new = at_a.page.rematch["table"]
    assert new == at_b.page.rematch["table"] == at_c.page.rematch["table"]
    assert ann.sit(new).page.mine == [1]
    guest = room.guest(new, at_b.page.rematch["token"])
    assert guest.page.mine == [2]
    assert guest.page.status == "playing"
    assert ben.sit(new).page.mine == [0]
    assert guest.page.table["after"] == table.id
    assert at_a.page.table["rematch"] == new


@pytest.mark.rule("EV-SET-02", "DI-SET-06", "GD-SET-10")
@pytest.mark.parametrize(
    ("game", "ruleset"), [("evolution", "base@gift"), ("evo", "second"), ("dinosaurs", "base strict-supply")]
)
def test_in_a_rematch_the_next_in_turn_begins(room: Room, game: str, ruleset: str) -> None:
    """Everybody sits one seat further, and so does the one who is next; by lot, nobody is named any more."""
    ann = room.person("Ann")
    people = ["me", "local", "local"]
    seat = ann.sit(ann.open(*people, game=game, ruleset=f"{ruleset} first-b").id)
    for following in ("first-a", "first-c", "first-b"):  # old B is C now, and the one after it A; and so on
        give_up(seat)
        began = named_first(seat.page.table["ruleset"].split())
        assert seat.page.result is not None
        assert seat.page.result["next"] == (began + 1) % 3
        seat.do("rematch")  # as it was at this table: the next in turn
        again = ann.sit(seat.page.rematch["table"])
        assert following in again.page.table["ruleset"].split()
        assert again.page.table["after"] == seat.table
        seat = again
    give_up(seat)
    seat.do("rematch", first="lot")
    assert ann.sit(seat.page.rematch["table"]).page.table["ruleset"] == ruleset


def give_up(seat: Seat) -> None:
    """Two of the three seats of this device resign."""
    for number in (0, 1):
        seat.do("look", seat=number)
        seat.do("resign")
    seat.settle()


@pytest.mark.rule("EV-ED-04")
def test_where_dice_say_who_begins_nobody_is_next(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "bot:random", ruleset="base@italian")
    seat = ann.sit(table.id)
    seat.do("resign")
    seat.settle()
    assert seat.page.result is not None
    assert seat.page.result.get("next", -1) == -1
    assert seat.refused("rematch", first="next") == "nobody-next"
    assert not seat.page.table.get("rematch")
    seat.do("rematch")
    assert seat.page.rematch["table"]


def test_after_a_table_that_never_began_nobody_is_next(room: Room) -> None:
    ann = room.person("Ann")
    seat = ann.sit(ann.open("me", "invited").id)
    seat.do("close")
    assert seat.refused("rematch", first="next") == "nobody-next"
    seat.do("rematch")


def test_a_rematch_after_a_restart(own_server: Callable[..., Server]) -> None:
    """The links of a rematch are stored hashed: a player who held a seat by its link gets a new one."""
    server = own_server()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited")
        at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
        at_a.do("resign")
        at_a.do("rematch")
        at_b.do("rematch")
        lost = at_b.page.rematch["token"]
        server.stop()
        server.start()
        at_a.connect()
        at_b.connect()
        at_b.do("rematch")
        new, token = at_b.page.rematch["table"], at_b.page.rematch["token"]
        assert token not in ("", lost)
        assert room.guest(new, token).page.mine == [0]
        at_b.do("rematch")
        assert at_b.page.rematch["token"] == token  # asked once more, it stays


def test_one_who_was_sent_away_gets_no_link_from_the_game_before(own_server: Callable[..., Server]) -> None:
    """The seat is somebody else's now, and stays theirs; not even a restart brings it back."""
    server = own_server()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited")
        at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
        at_b.do("resign")
        at_b.do("rematch")
        at_a.do("rematch")
        owner = ann.sit(at_a.page.rematch["table"])
        at_b.settle()
        room.guest(owner.table, at_b.page.rematch["token"]).do("leave")
        owner.do("kick", seat=0)
        owner.do("reissue", seat=0)
        link = owner.page.links[0]
        server.stop()
        server.start()
        at_b.connect()
        at_b.do("rematch")
        assert at_b.page.rematch.get("token", "") == ""
        assert room.guest(owner.table, link).page.mine == [0]


def test_a_rematch_of_those_who_are_left(room: Room) -> None:
    """Who held two seats by links gets two; a bot plays at the seat from which somebody was sent away."""
    ann = room.person("Ann")
    table = ann.open("invited", "invited", "invited", "me")
    owner, two = ann.sit(table.id), room.guest(table.id, table.links[0], table.links[1])
    room.guest(table.id, table.links[2]).do("leave")
    owner.settle()
    assert owner.page.status == "playing"
    owner.do("kick", seat=2)
    for seat in (0, 1):
        two.do("look", seat=seat)
        two.do("resign")
    owner.do("resign")
    owner.do("rematch")
    two.do("rematch")
    owner.settle()
    new = owner.page.rematch["table"]
    assert len(two.page.rematch_links) == 2
    guest = room.guest(new, *two.page.rematch_links)
    assert guest.page.mine == [1, 2]
    assert guest.page.status == "playing"
    assert [seat["kind"] for seat in guest.page.table["seats"]] == ["open", "invited", "invited", "bot"]
