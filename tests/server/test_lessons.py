"""Lessons over HTTP: the same for everybody, and nothing that anybody sends changes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import beagle
from beagle.play.lessons import lesson, lessons
from tests.server.harness import Room, room_at
from tests.server.inside import InsideServer


def test_the_lessons_are_listed(room: Room) -> None:
    told = room.stranger().get("/api/lessons")
    assert [one["game"] for one in told] == lessons()
    for one in told:
        taught = lesson(one["game"])
        assert one == {
            "game": taught.game.name,
            "ruleset": taught.ruleset,
            "seats": taught.seats,
            "minutes": taught.minutes,
            "cards": len(taught.steps),
        }


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_is_what_the_engine_played(room: Room, name: str) -> None:
    told = room.stranger().get(f"/api/lessons/{name}")
    taught = lesson(name)
    assert (told["learner"], told["learnt"], told["position"]) == (taught.learner, taught.learnt, taught.position)
    assert [step["card"] for step in told["steps"]] == [step.card for step in taught.steps]
    for step, played in zip(told["steps"], taught.steps, strict=True):
        assert step["wanted"] == played.wanted
        game, state = taught.game, played.state
        assert [option["move"] for option in step["moves"]] == [game.write_move(state, a) for a in played.options]
        assert [option["touch"] for option in step["moves"]] == [game.touches(state, a) for a in played.options]
        assert [option["kind"] for option in step["moves"]] == [game.move_data(state, a).kind for a in played.options]
        assert step["question"]["key"] == played.question.key
        assert [line["move"] for line in step["lines"]] == [move.move for move in played.happened]
        for line, move in zip(step["lines"], played.happened, strict=True):
            assert [(told["event"], told["args"]) for told in line["events"]] == list(map(game.event_data, move.events))
            assert [told["words"]["key"] for told in line["events"]] == [game.tell(event).key for event in move.events]


def test_a_lesson_shows_no_hidden_card(room: Room) -> None:
    """Of Wallace's hand only how many; his animals lie face down.  What is open at the end is for playing on."""
    told = room.stranger().get("/api/lessons/evolution")
    for step in told["steps"]:
        for view in [step["view"], *(line["view"] for line in step["lines"])]:
            wallace = next(player for player in view["players"] if player["seat"] == 1)
            assert set(map(str, wallace["hand"])) <= {"None"}
    moves = [line["move"] for step in told["steps"] for line in step["lines"] if line["seat"] == 1]
    assert "+?" in moves
    assert not [move for move in moves if move.startswith("+") and move != "+?"]


def test_why_a_move_is_refused(room: Room) -> None:
    someone = room.stranger()
    cards = [step.card for step in lesson("evolution").steps]
    feed = cards.index("feed")
    told = someone.post("/api/lessons/evolution/why", step=feed, move="a>b")
    assert (told["legal"], "EV-ATT-01" in told["rules"]) == (False, True)
    assert told["words"]["key"].endswith(".why")
    assert someone.post("/api/lessons/evolution/why", step=feed, move="a*")["legal"] is True
    told = someone.post("/api/lessons/evolution/why", step=feed, touches=["animal:a", "animal:b"])
    assert (told["legal"], "EV-ATT-01" in told["rules"]) == (False, True)
    assert someone.post("/api/lessons/evolution/why", step=feed, touches=["animal:a", "bank:"])["legal"] is True
    told = someone.post("/api/lessons/evolution/why", step=feed, touches=["bank:nowhere"])
    assert (told["words"]["key"], told["rules"]) == ("server-nothing-with-this", [])
    draw = cards.index("draw")
    told = someone.post("/api/lessons/evolution/why", step=draw, move="-")
    assert told["legal"] is False, "it is Wallace who is asked there"


def test_a_lesson_is_the_same_in_every_language(room: Room) -> None:
    """Words travel as keys: everybody gets the same."""
    ways: list[dict[str, str]] = [{}, {"Accept-Language": "ru"}, {"Accept-Language": "pl"}]
    http = room.stranger().http
    assert len({http.get("/api/lessons/evolution", headers=way).content for way in ways}) == 1


BAD: list[tuple[str, dict[str, Any], str]] = [
    ("evolution", {}, "bad-message"),
    ("evolution", {"step": 0}, "bad-message"),
    ("evolution", {"step": -1, "move": "-"}, "bad-message"),
    ("evolution", {"step": 10**6, "move": "-"}, "bad-message"),
    ("evolution", {"step": 60, "move": "-"}, "bad-message"),
    ("evolution", {"step": "0", "move": "-"}, "bad-message"),
    ("evolution", {"step": 0.5, "move": "-"}, "bad-message"),
    ("evolution", {"step": None, "move": "-"}, "bad-message"),
    ("evolution", {"step": 0, "move": ""}, "bad-message"),
    ("evolution", {"step": 0, "move": "x" * 201}, "bad-message"),
    ("evolution", {"step": 0, "move": ["-"]}, "bad-message"),
    ("evolution", {"step": 0, "move": "-", "seat": 1}, "bad-message"),
    ("evolution", {"step": 0, "move": "x" * 200}, "not-a-move"),
    ("evolution", {"step": 0, "move": "\u202e\u0000"}, "not-a-move"),
    ("evolution", {"step": 0, "move": "+?"}, "not-a-move"),
    ("evolution", {"step": 0, "move": "undo"}, "not-a-move"),
    ("evolution", {"step": 0}, "bad-message"),
    ("evolution", {"step": 0, "move": "-", "touches": ["pass"]}, "bad-message"),
    ("evolution", {"step": 0, "touches": []}, "bad-message"),
    ("evolution", {"step": 0, "touches": ["pass"] * 9}, "bad-message"),
    ("chess", {"step": 0, "move": "-"}, "no-such-game"),
    ("__init__", {"step": 0, "move": "-"}, "no-such-game"),
]


@pytest.mark.parametrize(("game", "body", "code"), BAD)
def test_what_is_no_question(room: Room, game: str, body: dict[str, Any], code: str) -> None:
    someone = room.stranger()
    before = someone.http.get("/api/lessons/evolution").content
    answer = someone.http.post(f"/api/lessons/{game}/why", json=body)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] == code
    assert someone.http.get("/api/lessons/evolution").content == before


def test_no_such_lesson(room: Room) -> None:
    http = room.stranger().http
    for name in ("chess", "evolution.lesson", "script", "EVOLUTION", "%00", "x" * 4000):
        answer = http.get(f"/api/lessons/{name}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")
    assert http.post("/api/lessons", json={}).status_code == 405
    assert http.post("/api/lessons/evolution", json={}).status_code == 405


def test_questions_are_limited(inside: Callable[..., InsideServer]) -> None:
    with room_at(inside(limits="1")) as room:
        someone = room.stranger()
        codes = [
            someone.http.post("/api/lessons/evolution/why", json={"step": 0, "move": "-"}).status_code
            for _ in range(40)
        ]
        assert (codes[0], codes[-1]) == (200, 429)


def test_a_lesson_is_played_on_at_a_real_table(room: Room) -> None:
    ann = room.person("Ann")
    for name in lessons():
        taught = lesson(name)
        seats = [{"kind": "me"} if seat == taught.learner else {"kind": "local"} for seat in range(taught.seats)]
        opened = ann.post("/api/tables", game=name, seats=seats, position=taught.position)
        seat = ann.sit(opened["table"])
        assert seat.page.status == "playing"
        game = beagle.game(name)
        view = game.view(game.read(taught.position), taught.learner)
        assert game.question(view).key == taught.steps[-1].question.key
