"""How fast bots play: calm, quick, at once, or not at all; only where nobody else has to follow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.harness import Room, Seat, room_at
from tests.server.inside import InsideServer

HERDS = "evolution base@gift turn 9 feeding bank 9 / A: a[fat] b c d / B: m n o p / deck -"


def alone(room: Room, *others: str) -> Seat:
    ann = room.person("Ann")
    table = ann.open("me", *(others or ("bot:random",)), position=HERDS)
    return ann.sit(table.id)


@pytest.mark.parametrize(("pace", "share"), [("calm", 1.0), ("quick", 1 / 3), ("at-once", 0.0)])
def test_a_bot_takes_as_long_as_its_person_wants(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch, pace: str, share: float
) -> None:
    slept: list[float] = []
    real = asyncio.sleep

    async def sleep(seconds: float, *rest: Any) -> None:
        slept.append(seconds)
        await real(0, *rest)

    server = inside(bot_delay="30-30")
    with room_at(server) as room:
        seat = alone(room)
        seat.do("pace", bots=pace)
        monkeypatch.setattr("beagle.server.live.bots.asyncio.sleep", sleep)
        seat.play("b*")
        seat.until(lambda: any(line["seat"] == 1 for line in seat.page.lines.values()))
    assert 30 * share in slept


def test_held_bots_wait_until_they_are_let_go(room: Room) -> None:
    seat = alone(room)
    seat.do("pace", bots="hold")
    seat.play("b*")
    seat.settle()
    assert (seat.page.asked, seat.page.n) == (1, 1)
    seat.do("undo", n=seat.page.n)
    seat.play("c*")
    seat.settle()
    assert [line["seat"] for line in seat.page.lines.values() if line["kind"] == "move"] == [0, 0]
    seat.do("pace", bots="at-once")
    seat.until(lambda: any(line["seat"] == 1 for line in seat.page.lines.values()))


def test_with_other_people_nobody_sets_the_pace(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", "bot:random", position=HERDS.replace(" / deck", " / C: x y / deck"))
    seat = ann.sit(table.id)
    room.guest(table.id, table.links[1])
    assert seat.refused("pace", bots="at-once") == "others-play"


def test_on_one_device_with_bots_it_is_allowed(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "local", "bot:random", position=HERDS.replace(" / deck", " / C: x y / deck"))
    seat = ann.sit(table.id)
    seat.do("look", seat=0)
    seat.do("pace", bots="quick")


# What a seat hasn't seen


def test_unseen_cards_are_counted_by_trait(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "bot:random", ruleset="base@gift")
    seat = ann.sit(table.id)
    [pile] = seat.do("unseen")["piles"]
    assert pile["used"] == 84 - 6
    copies = {kind["name"]: kind["copies"] for kind in pile["kinds"]}
    assert sum(copies.values()) > pile["used"]  # most cards have two traits
    assert room.guest(table.id).refused("unseen") == "not-yours"
