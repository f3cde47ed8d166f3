"""Worked examples over HTTP: what the engine played, the same for everybody, and of a size that a page can bear."""

from __future__ import annotations

import pytest

from beagle.play.examples import example, examples
from beagle.server.examples import encoded, listed
from tests.server.harness import Room

MAX_BYTES = 40_000  # of one example; packed it is a tenth of that


def test_the_examples_are_listed_with_their_rules(room: Room) -> None:
    told = room.stranger().get("/api/examples")
    assert [one["id"] for one in told] == examples()
    for one in told:
        shown = example(one["id"])
        assert one == {
            "id": shown.id,
            "game": shown.game.name,
            "ruleset": shown.ruleset,
            "seats": shown.seats,
            "rules": list(shown.rules),
            "steps": len(shown.frames),
        }
    assert all("frames" not in one for one in listed()), "the tables come only when somebody looks"


@pytest.mark.parametrize("id", examples())
def test_an_example_is_what_the_engine_played(room: Room, id: str) -> None:
    told, shown = room.stranger().get(f"/api/examples/{id}"), example(id)
    assert [frame["name"] for frame in told["frames"]] == [frame.name for frame in shown.frames]
    for frame, played in zip(told["frames"], shown.frames, strict=True):
        assert [(one["seat"], one["move"]) for one in frame["moves"]] == [(one.seat, one.move) for one in played.moves]
        assert [one["words"]["key"] for one in frame["moves"]] == [one.words.key for one in played.moves]
        assert frame["asked"] == played.state.actor
        assert frame["view"]
    assert len(encoded(id)) < MAX_BYTES


def test_what_is_no_example_is_refused(room: Room) -> None:
    http = room.stranger().http
    for id in ("flurb", "first-turn.case", "evolution", "FIRST-TURN", "%00", "x" * 4000):
        answer = http.get(f"/api/examples/{id}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")
    assert http.post("/api/examples", json={}).status_code == 405
    assert http.post("/api/examples/eagles", json={}).status_code == 405
