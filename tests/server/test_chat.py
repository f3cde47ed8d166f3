"""The chat: phrases, muting, new links, and text that can't be shown."""

from __future__ import annotations

import pytest

from beagle.server.phrases import GIVEN
from tests.server.harness import Room, Seat, two


def texts(seat: Seat) -> list[str]:
    """What was said, but for the notice with which a game from a position begins."""
    seat.settle()
    said = [line.get("text") or line["phrase"] for line in seat.page.chat.values()]
    return [text for text in said if text != GIVEN]


def test_chat_phrases_and_muting(room: Room) -> None:
    at_a, at_b = two(room)
    at_a.do("chat", text="Hello   there")
    at_b.do("phrase", phrase="phrase-good-luck")
    assert texts(at_a) == texts(at_b) == ["Hello there", "phrase-good-luck"]
    assert at_b.refused("phrase", phrase="phrase-rude") == "no-such-phrase"
    spectator = room.guest(at_a.table)
    assert spectator.refused("chat", text="me too") == "not-yours"
    assert texts(spectator) == texts(at_a)
    at_b.do("chat", text="once", id="once")
    at_b.connect()
    at_b.do("chat", text="once", id="once")  # the answer was lost
    assert texts(at_a)[2:] == ["once"]
    at_a.do("mute", seat=1, muted=True)
    at_b.do("chat", text="Can you hear me?")
    assert texts(at_a) == ["Hello there", "phrase-good-luck", "once"]
    assert "Can you hear me?" in texts(spectator)
    at_a.connect()
    assert "Can you hear me?" not in texts(at_a)  # nor after a reload
    at_a.do("mute", seat=1, muted=False)
    at_b.do("chat", text="And now?")
    assert "And now?" in texts(at_a)
    assert at_a.refused("mute", seat=5, muted=True) == "no-such-seat"


def test_a_new_link_for_a_seat_that_is_taken_is_told_to_all(room: Room) -> None:
    """The holder of the new link sees the cards of that seat, so everybody is told about it."""
    at_a, at_b = two(room)
    watching = room.guest(at_a.table)
    at_a.do("reissue", seat=1)
    for seat in (at_a, at_b, watching):
        seat.settle()
        said = [(line["phrase"], line.get("text", "")) for line in seat.page.chat.values()]
        assert said == [(GIVEN, ""), ("notice-new-link", "B")]
    assert at_a.refused("phrase", phrase="notice-new-link") == "no-such-phrase"  # nobody else says it


@pytest.mark.parametrize("text", ["\u202e\u200b\u2066", "\u0000\u0007", "   ", "x" * 301])
def test_chat_that_cannot_be_shown_is_refused(room: Room, text: str) -> None:
    at_a, at_b = two(room)
    assert at_a.refused("chat", text=text) in ("bad-text", "too-long")
    assert texts(at_b) == []


def test_names_are_plain_text(room: Room) -> None:
    ann = room.stranger()
    assert ann.post("/api/me", name="  Ａ\u202ennа\u200b ")["name"] == "Annа"
    for name in ("", "\u200b\u202e"):
        assert ann.post_refused("/api/me", name=name) == "bad-name"
    for length in (25, 40):
        refused = ann.http.post("/api/me", json={"name": "x" * length}).json()
        assert (refused["code"], refused["words"]["args"]) == ("long-name", {"most": 24})
    assert ann.post("/api/me", name="Ada")["name"] == "Ada"  # the same visitor under another name
    assert ann.get("/api/me") == {"name": "Ada"}
