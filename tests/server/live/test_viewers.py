"""Viewers alone: who looks, and what they are sent."""

import asyncio

import msgspec

from beagle.server.live.data import TableData
from beagle.server.live.viewers import Viewers
from tests.server.live.parts import ATTACK, Hands, Heard, Surroundings, played, table_data


def joined(data: TableData, hands: Hands, *viewers: Heard) -> Viewers:
    made = Viewers(data, hands.time, Surroundings())

    async def join() -> None:
        for viewer in viewers:
            await made.prepare({viewer.eyes})
            made.join(viewer, 0)

    asyncio.run(join())
    return made


def test_everybody_is_welcomed_and_the_others_hear_of_it() -> None:
    ann, ben, guest = Heard("ann", 0), Heard("ben", 1), Heard("", -1)
    viewers = joined(table_data(), Hands(), ann, ben, guest)
    assert (ann.kinds, ben.kinds, guest.kinds) == (
        ["welcome", "changed", "changed"],
        ["welcome", "changed"],
        ["welcome"],
    )
    assert viewers.presence()[:2] == (frozenset({0, 1}), 1)
    viewers.leave(ben)
    assert viewers.presence()[:2] == (frozenset({0}), 1)
    assert ann.messages[-1]["table"]["seats"][1].get("present", False) is False


def test_moves_go_to_each_as_their_eyes_see_them_and_the_options_to_the_asked_alone() -> None:
    data, ann, ben, guest = table_data(), Heard("ann", 0), Heard("ben", 1), Heard("", -1)
    viewers = joined(data, Hands(), ann, ben, guest)
    assert "moves" in ann.messages[0]["ask"]
    assert "moves" not in ben.messages[0]["ask"]
    played(data, "a>m")
    asyncio.run(viewers.prepare(viewers.eyes()))
    viewers.tell_moves(0)
    for viewer in (ann, ben, guest):
        assert viewer.messages[-1]["is"] == "moved"
        assert [line["n"] for line in viewer.messages[-1]["lines"]] == [1]
    assert [bool(viewer.messages[-1]["ask"].get("moves")) for viewer in (ann, ben, guest)] == [False, True, False]


def test_one_who_lost_a_seat_becomes_a_spectator_or_must_go() -> None:
    data, ben = table_data(), Heard("ben", 1)
    viewers = joined(data, Hands(), ben)
    data.seats = data.seats_with(1, visitor="~")
    viewers.evict()
    assert (ben.eyes, ben.kinds[-1], ben.dismissed) == (-1, "welcome", [])
    data.row = msgspec.structs.replace(data.row, spectators=False)
    viewers.evict()
    assert (ben.dismissed, len(viewers)) == (["no-spectators"], 0)


def test_how_long_nobody_was_at_a_seat() -> None:
    data, hands, ben = table_data(ATTACK), Hands(), Heard("ben", 1)
    viewers = joined(data, hands, ben)
    hands.at += 50
    assert [viewers.gone_for(seat) for seat in data.seats] == [50, 0]
    viewers.leave(ben)
    hands.at += 5
    assert [viewers.gone_for(seat) for seat in data.seats] == [55, 5]
    assert viewers.idle_since == hands.at - 5
