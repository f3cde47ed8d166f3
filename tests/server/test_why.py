"""Why a move may not be made, asked over a socket: by its text or by what is touched, with the same answers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from beagle.server import limits, wire
from tests.laws.games import SUITE, Table, moments
from tests.server.harness import Room

FEEDING = "evolution base@gift turn 9 feeding bank 1 / A: a[carnivorous] b1 / B: m[camouflage] / deck -"
ISLAND = "evo second movement to A / A: 0,0 2,-1 | cards terror / B: 1,0 3,-1"

ASKED = [
    (FEEDING, "a>m", ["animal:a", "animal:m"]),
    (FEEDING, "b*", ["animal:b"]),
    (FEEDING, "b*", ["animal:b", "bank:"]),
    (FEEDING, "a*", ["animal:a", "bank:"]),
    (ISLAND, "0,0x3,-1", ["cell:0,0", "cell:3,-1"]),
    (ISLAND, "!terror>1,0", ["card:terror"]),
]


@pytest.mark.parametrize(("position", "move", "touches"), ASKED)
def test_touches_and_text_have_the_same_answer(room: Room, position: str, move: str, touches: list[str]) -> None:
    ann = room.person()
    at_a = ann.sit(ann.open("me", "bot:random", game=position.split()[0], position=position).id)
    at_a.settle()
    told = [at_a.ask("why", move=move), at_a.ask("why", touches=touches)]
    assert [answer["is"] for answer in told] == ["because", "because"]
    assert {**told[0], "id": ""} == {**told[1], "id": ""}


def test_touches_that_mean_nothing_break_no_rule(room: Room) -> None:
    ann = room.person()
    at_a = ann.sit(ann.open("me", "bot:random", position=FEEDING).id)
    at_a.settle()
    before = at_a.page.n
    told = at_a.ask("why", touches=["bank:nowhere"])
    assert (told["is"], told["legal"], told.get("rules", [])) == ("because", False, [])
    assert told["words"]["key"] == "server-nothing-with-this"
    assert at_a.page.n == before


def test_a_seat_that_waits_learns_only_that(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.open("me", "invited", position=FEEDING)
    ann.sit(table.id)
    at_b = ben.sit(table.id, table.links[1])
    at_b.settle()
    told = [at_b.ask("why", touches=path) for path in (["animal:m"], ["animal:a"], ["no-such-thing"])]
    assert {tuple(answer["rules"]) for answer in told} == {("EV-TURN-02", "EV-FEED-01")}
    assert len({str(answer["words"]) for answer in told}) == 1


BAD: list[dict[str, Any]] = [
    {},
    {"move": "-", "touches": ["pass"]},
    {"touches": []},
    {"touches": ["pass"] * (limits.TOUCHES + 1)},
    {"touches": ["x" * (limits.TOUCH_LENGTH + 1)]},
    {"touches": [""]},
    {"touches": ["animal:\u0430"]},
    {"touches": "pass"},
    {"touches": [["pass"]]},
    {"move": None, "touches": None},
]


@pytest.mark.parametrize("fields", BAD)
def test_what_is_no_question_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(wire.BadMessage):
        wire.parse(json.dumps({"do": "why", "id": "1", **fields}))


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_every_touch_of_every_option_may_be_asked_about(table: Table) -> None:
    for moment in moments(table):
        for option in moment.state.options:
            path = table.game.touches(moment.state, option)
            assert len(path) < limits.TOUCHES
            request = wire.parse(json.dumps({"do": "why", "id": "1", "touches": path}))
            assert isinstance(request, wire.Why)
            assert request.touches == path


def test_the_longest_walk_may_be_asked_about() -> None:
    way = "way:" + ">".join(["-120,-120"] * 8)
    assert len(way) <= limits.TOUCH_LENGTH
