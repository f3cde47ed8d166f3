"""What a real server sends is what its types say: the types of the pages are made from them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from beagle.server import wire
from beagle.server.wire import answers
from tests.server.harness import Room, Seat, everybody_hears, play_on
from tests.support.fitting import misfits
from tools.generators import wire_types
from tools.generators.shapes import Type

POSITION = "evolution base@gift turn 9 feeding bank 1 / A: a / B: m1 / deck -"


def fits(kind: Any, value: Any) -> None:
    reader = wire_types.reader()
    read: Type = reader.read(kind)
    assert misfits(reader, read, value) == []


def all_heard_fits(seat: Seat) -> set[str]:
    """Every message that this page has heard; returns the kinds it met."""
    kinds = set()
    for text in seat.page.heard:
        message = json.loads(text)
        fits(wire.Reply, message)
        kinds.add(message["is"])
    return kinds


def test_messages_of_a_game_are_what_their_types_say(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.open("me", "invited")
    seats = [ann.sit(table.id), ben.sit(table.id, table.links[1])]
    first = seats[0]
    first.do("chat", text="Good evening")
    first.do("look", seat=0)
    first.refused("play", n=0, move="nonsense")
    play_on(seats, seed=3, most=60)
    everybody_hears(seats)
    asked = next(seat for seat in seats if (seat.page.ask or {}).get("moves"))
    move = asked.page.ask["moves"][0]["move"]  # type: ignore[index]
    asked.do("why", move=move)
    asked.do("preview", move=move)
    asked.ask("undo", n=asked.page.n)
    seats[1].do("block", seat=0, blocked=True)
    first.do("resign")
    for seat in seats:
        seat.settle()
    met = all_heard_fits(first) | all_heard_fits(seats[1])
    assert met >= {
        "welcome",
        "moved",
        "chatted",
        "refused",
        "done",
        "because",
        "foreseen",
        "blocked",
        "changed",
        "pong",
    }


def test_answers_about_visitors_are_what_their_types_say(room: Room) -> None:
    stranger = room.stranger()
    fits(answers.Me, stranger.get("/api/me"))
    ann = room.person("Ann")
    fits(answers.NameSet, ann.post("/api/me", name="Anna"))
    code = ann.post("/api/me/code")
    fits(answers.NewCode, code)
    fits(answers.CameBack, room.stranger().post("/api/me/return", code=code["code"]))
    told = ann.get("/api/me")
    assert "added" in told
    fits(answers.Me, told)
    fits(answers.Named, ann.post("/api/me/told"))
    fits(answers.CameBack, ann.post("/api/me/sign-out-others"))
    fits(answers.NoticeInfo, ann.get("/api/notices"))
    fits(answers.DaysOff, ann.get("/api/days-off"))
    refused = stranger.http.post("/api/me/return", json={"code": "wrong"})
    fits(answers.HttpRefusal, refused.json())


def test_answers_about_tables_are_what_their_types_say(room: Room) -> None:
    ann = room.person("Ann")
    fits(answers.Catalogue, ann.get("/api/catalogue"))
    fits(answers.DeckPiles, ann.post("/api/deck", game="evo", ruleset="second", seats=3))
    seats = [{"kind": "me"}, {"kind": "invited"}]
    fits(answers.OpenedTable, ann.post("/api/tables", game="evolution", seats=seats, ruleset="base@gift", public=True))
    table = ann.open("bot:random", "bot:random", ruleset="cataclysm@1.4.1", public=True)
    watching = ann.sit(table.id)
    watching.until(lambda: watching.page.result is not None)
    assert "ended" in all_heard_fits(watching)
    lobby = ann.get("/api/lobby")
    assert [bool(lobby[name]) for name in ("open", "over", "mine")] == [True, True, True]
    fits(answers.Lobby, lobby)
    fits(answers.Listed, ann.post(f"/api/tables/{table.id}/about"))
    stored = ann.post(f"/api/tables/{table.id}/replay")
    assert stored["result"]["scores"]
    fits(answers.Replay, stored)
    record = ann.post(f"/api/tables/{table.id}/record")
    fits(answers.Replay, ann.post("/api/replays", text=record))
    fits(answers.Replay, ann.post("/api/replays", text=POSITION))
    fits(answers.Nothing, ann.post(f"/api/tables/{table.id}/report", why="other", text="a test"))
    fits(answers.Nothing, ann.post("/api/errors", error="TypeError", file="a.js"))


def test_lessons_and_examples_are_what_their_types_say(room: Room) -> None:
    someone = room.stranger()
    lessons, examples = someone.get("/api/lessons"), someone.get("/api/examples")
    fits(list[answers.LessonAbout], lessons)
    fits(list[answers.ExampleAbout], examples)
    for lesson in lessons:
        fits(answers.Lesson, someone.get(f"/api/lessons/{lesson['game']}"))
        fits(answers.Reason, someone.post(f"/api/lessons/{lesson['game']}/why", step=0, move="-"))
    for example in examples[:: max(1, len(examples) // 4)]:
        fits(answers.Example, someone.get(f"/api/examples/{example['id']}"))


@pytest.mark.parametrize(
    ("planted", "fault"),
    [
        ({"legal": "yes", "words": None, "rules": []}, "it.legal is 'yes'"),
        ({"legal": True, "rules": []}, "it.words is missing"),
        ({"legal": True, "words": None, "rules": [], "secret": 1}, "it.secret is not declared"),
        ({"legal": True, "words": {"key": "a", "args": {"seat": {"seat": None}}}, "rules": []}, "it.words"),
    ],
)
def test_an_answer_of_another_shape_is_caught(planted: dict[str, Any], fault: str) -> None:
    found = misfits(wire_types.reader(), wire_types.reader().read(answers.Reason), planted)
    assert found
    assert found[0].startswith(fault)
