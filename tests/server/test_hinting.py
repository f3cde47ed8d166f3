"""Hints over the wire: at practice tables or by consent, rung by rung, of what the seat may know, and nobody else hears
more than that one was taken."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from beagle.bots import levels
from beagle.server import workers
from beagle.server.live import advice
from beagle.server.worker import HintFound
from tests.server.harness import MIDDLE, Room, Seat, room_at
from tests.server.inside import InsideServer

# It is A's go.  What B holds is hidden: either of these looks the same to A.
ALIKE = [
    f"""evolution base@gift turn 4 feeding bank 4 first A
A: a[carnivorous] b[fat] c1 | hand running
B: m[running tail-loss] n[camouflage] | hand {held}
deck {rest}"""
    for held, rest in (("mimicry", "grazing/fat scavenger"), ("grazing/fat", "mimicry scavenger"))
]
RUNGS = (1, 2, 3)


@pytest.fixture
def server(inside: Callable[..., InsideServer]) -> InsideServer:
    return inside()


@pytest.fixture
def room(server: InsideServer) -> Iterator[Room]:
    with room_at(server) as room:
        yield room


def practising(room: Room, position: str) -> Seat:
    ann = room.person("Ann")
    seat = ann.sit(ann.open("me", "bot:random", position=position, practice=True).id)
    seat.settle()
    return seat


def hinted(seat: Seat, rung: int) -> dict[str, Any]:
    before = len(seat.page.hints)
    seat.do("hint", n=seat.page.number, rung=rung)
    seat.until(lambda: len(seat.page.hints) > before)
    found = seat.page.hints[-1]
    assert (found["n"], found["rung"]) == (seat.page.number, rung)
    return found


def test_three_rungs_one_after_the_other(room: Room) -> None:
    at_a = practising(room, ALIKE[0])
    assert at_a.refused("hint", n=at_a.page.number, rung=2) == "stale"  # each after the one before
    where, why, move = (hinted(at_a, rung) for rung in RUNGS)
    if where.get("equal"):
        assert "moves" not in move
        return
    assert len(where.get("touch", [])) == 1 or len(where["moves"]) == 2
    assert why["reasons"]
    assert move["moves"][0] in at_a.page.moves
    assert hinted(at_a, 1) == where  # asked again it is the same, without thinking again


def test_the_question_goes_on_while_somebody_thinks_and_hints_can_be_stopped(
    room: Room, server: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_a = practising(room, ALIKE[0])

    async def never(*question: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(server.manager, "advise", never)
    at_a.do("hint", n=at_a.page.number, rung=1)
    at_a.do("chat", text="still here")  # the table isn't held up
    at_a.do("hint", n=at_a.page.number, rung=0)
    table = server.manager.live[at_a.table]
    assert table.advice.tasks == {}
    assert at_a.page.hints == []


def test_no_hint_is_said_too(room: Room, server: InsideServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*question: Any) -> None:
        return None

    at_a = practising(room, ALIKE[0])
    monkeypatch.setattr(server.manager, "advise", nothing)
    assert hinted(at_a, 1)["failed"] is True


def test_among_people_only_if_all_agree_and_the_others_hear_only_that(room: Room) -> None:
    ann = room.person("Ann")
    opened = ann.open("me", "invited", position=ALIKE[0])
    at_a, at_b = ann.sit(opened.id), room.guest(opened.id, opened.links[1])
    for seat in (at_a, at_b):
        seat.settle()
    assert at_a.refused("hint", n=at_a.page.number, rung=1) == "no-hints"
    assert at_b.refused("propose", act="hints") == "not-host"
    at_a.do("propose", act="hints")
    assert at_a.refused("hint", n=at_a.page.number, rung=1) == "no-hints"  # not everybody has agreed yet
    at_b.until(lambda: at_b.page.table.get("proposed") is not None)
    at_b.do("vote", n=at_b.page.table["proposed"]["n"], yes=True)
    at_a.until(lambda: at_a.page.table.get("hints") is True)
    assert at_a.refused("propose", act="hints") == "hints-already"
    assert at_b.refused("hint", n=at_b.page.number, rung=1) == "not-asked"
    at_b.settle()
    before = len(at_b.page.heard)
    for rung in RUNGS:
        hinted(at_a, rung)
    at_b.settle()
    heard = [one for one in map(json.loads, at_b.page.heard[before:]) if one["is"] != "pong"]
    assert [(one["is"], one["line"]["phrase"], one["line"]["name"]) for one in heard] == [
        ("chatted", "notice-hint-taken", "Ann")
    ]


def rungs_of(room: Room, position: str) -> list[Any]:
    """All that is told for this position, as text."""
    seat = practising(room, position)
    return [json.dumps({**hinted(seat, rung)}, sort_keys=True) for rung in RUNGS]


def test_what_a_seat_does_not_know_changes_nothing_on_the_wire(room: Room) -> None:
    assert rungs_of(room, ALIKE[0]) == rungs_of(room, ALIKE[1])


def test_a_hint_that_looks_at_the_cards_of_others_is_caught(
    room: Room, server: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted bug: the thinker is told the whole position, and its reasons follow from it."""

    async def peeking(game: str, ruleset: str, seat: int, view: str, moves: list[str], *more: Any) -> HintFound:
        return HintFound(moves[0], moves[1], False, [("tried", zlib.crc32(view.encode()) % 1000)], 1)

    monkeypatch.setattr(server.manager, "advise", peeking)
    assert rungs_of(room, ALIKE[0]) == rungs_of(room, ALIKE[1])  # of what the seat may know: still the same
    monkeypatch.setattr(advice, "known_to", lambda game, state, seat: game.write(state))
    assert rungs_of(room, ALIKE[0]) != rungs_of(room, ALIKE[1])


@pytest.mark.parametrize(
    "found",
    [
        HintFound("no such move", "", False, [], 1),
        HintFound("-", "no such move", False, [], 1),
        HintFound("-", "", False, [("because", 1)], 1),  # type: ignore[list-item]
        HintFound("-", "", False, [("points", -1)], 1),
    ],
)
def test_what_a_thinker_says_is_checked(found: HintFound) -> None:
    assert workers.acceptable(HintFound("-", "", False, [("points", 2)], 1), ["-"])
    assert not workers.acceptable(found, ["-"])


def test_a_bot_of_any_level_stands_in_and_the_host_chooses_it(room: Room) -> None:
    ann = room.person("Ann")
    opened = ann.open("me", "invited", position=MIDDLE, substitute="random")
    at_a, at_b = ann.sit(opened.id), room.guest(opened.id, opened.links[1])
    at_a.until(lambda: at_a.page.status == "playing")
    assert at_a.page.table["substitute"] == "random"
    at_b.do("leave")
    at_a.until(lambda: at_a.page.table["seats"][1].get("bot") == "random")
    assert at_a.refused("substitute", bot="nobody") == "no-such-bot"
    at_a.do("substitute", bot="greedy")
    at_a.until(lambda: at_a.page.table["seats"][1].get("bot") == "greedy")
    assert at_a.page.table.get("substitute", "greedy") == "greedy"
    at_a.settle()
    assert [line.get("phrase") for line in at_a.page.chat.values()][-1] == "notice-host-substitute"
    at_b.do("return")
    at_a.until(lambda: not at_a.page.table["seats"][1].get("bot"))


def test_a_rematch_keeps_the_substitute(room: Room) -> None:
    ann = room.person("Ann")
    opened = ann.open("me", "invited", position=MIDDLE, substitute="random")
    at_a, at_b = ann.sit(opened.id), room.guest(opened.id, opened.links[1])
    at_a.until(lambda: at_a.page.status == "playing")
    at_b.do("resign")
    for seat in (at_a, at_b):
        seat.do("rematch")
    at_a.until(lambda: bool(at_a.page.table.get("rematch")))
    again = ann.sit(at_a.page.table["rematch"])
    again.settle()
    assert again.page.table["substitute"] == "random"


def test_a_level_that_is_not_measured_is_refused(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "offers", lambda game, ruleset, seats: [])
    ann = room.person("Ann")
    at_a = ann.sit(ann.open("me", "invited", game="dinosaurs", ruleset="base").id)
    at_a.settle()
    assert at_a.refused("substitute", bot="covington") == "bot-not-measured"
