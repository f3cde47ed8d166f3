"""EVO asks for a card only when one fits: what the others are told, and when, doesn't depend on the hidden hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from beagle.server.live import automatic, showing, standing
from tests.server.harness import Room, Seat, everybody_hears, room_at
from tests.server.inside import InsideServer

START = """evo second birth to A / map 0,0:GGGG 0,5:GGGG / A: 0,0 1,0 2,0 /
B: 0,5 1,5 2,5 | cards HAND / pile +0*3 meteor""".replace("\n", " ")

FITTING = "egg-thief"  # takes the newborn of another player
HANDS = (FITTING, "geysers", "migration", "mad-attack")


def at_table(room: Room, hand: str) -> tuple[Seat, Seat]:
    """A has a newborn in a moment; B holds this card."""
    ann = room.person("Ann")
    table = ann.open("me", "invited", game="evo", position=START.replace("HAND", hand))
    seats = ann.sit(table.id), room.guest(table.id, table.links[1])
    everybody_hears(list(seats))
    return seats


def moves_of(seat: Seat, by: int) -> list[str]:
    return [line["move"] for line in seat.page.lines.values() if line["seat"] == by]


def test_only_a_card_that_fits_is_asked_for(room: Room) -> None:
    at_a, at_b = at_table(room, "geysers")
    at_a.play("+3,0")
    at_b.until(lambda: moves_of(at_b, 1) == ["-"])
    at_a, at_b = at_table(room, FITTING)
    at_a.play("+3,0")
    at_b.until(lambda: at_b.page.asked == 1)
    at_b.settle()
    assert len(at_b.page.moves) > 1
    assert moves_of(at_b, 1) == []


def test_who_wants_to_be_asked_always_is_asked(room: Room) -> None:
    """The switch works at any time, also while the table is about to answer."""
    at_a, at_b = at_table(room, "geysers")
    at_b.do("standing", answers=["save-as-many-as-i-can"])
    at_a.play("+3,0")
    at_b.until(lambda: at_b.page.asked == 1)
    at_b.settle()
    assert at_b.page.moves == ["-"]
    at_b.do("standing", answers=["save-as-many-as-i-can", "only-when-a-card-fits"])
    at_b.until(lambda: moves_of(at_b, 1) == ["-"])


# The law


def overheard(inside: Callable[..., InsideServer], hand: str) -> tuple[str, list[tuple[float, float]]]:
    """What the opponent and a spectator hear while B plays no card; and how long the server has waited by itself."""
    server = inside(begin=False, standing_delay="0.001-0.002", bot_delay="0.003-0.004")
    server.manager.now, server.manager.tick = (lambda: 1000.0), (lambda: 50.0)  # type: ignore[method-assign]
    waited: list[tuple[float, float]] = []

    def delay(between: tuple[float, float]) -> float:
        waited.append(between)
        return 0.0

    server.manager.delay = delay  # type: ignore[method-assign]
    server.go()
    with room_at(server) as room:
        at_a, at_b = at_table(room, hand)
        watching = room.guest(at_a.table)
        at_a.called, watching.called = "a", "w"
        everybody_hears([at_a, at_b, watching])
        told = [len(seat.page.heard) for seat in (at_a, watching)]
        at_a.play("+3,0")
        if hand == FITTING:
            at_b.until(lambda: at_b.page.asked == 1 and len(at_b.page.moves) > 1)
            at_b.play("-")
        at_a.until(lambda: moves_of(at_a, 1)[:1] == ["-"])
        everybody_hears([at_a, watching])
        heard = str([seat.page.heard[since:] for seat, since in zip((at_a, watching), told, strict=True)])
        heard = heard.replace(at_a.table, "TABLE").replace(at_a.page.table["commit"], "COMMIT")
        return heard, waited


def the_hand_shows(inside: Callable[..., InsideServer]) -> bool:
    """Could anybody tell from messages, their order or the server's delays whether a card fits?"""
    found = {hand: overheard(inside, hand) for hand in HANDS}
    alike = {heard for heard, _ in found.values()}
    waits = [set(waited) for hand, (_, waited) in found.items() if hand != FITTING]
    return len(alike) > 1 or any(waited != {(0.001, 0.002)} for waited in waits)


def test_nothing_that_others_hear_depends_on_the_hand(inside: Callable[..., InsideServer]) -> None:
    assert not the_hand_shows(inside)


def answered_is_told_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = showing.ask
    monkeypatch.setattr(showing, "ask", lambda data, eyes, holds: ask(data, eyes, True))


def answered_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(self: automatic.Automatic, question: Any) -> None:
        answer = standing.answer_of(self.data, question.seat)
        if answer is not None:
            await self.answer(question, answer[1])

    monkeypatch.setattr(automatic.Automatic, "standing_answer", at_once)


@pytest.mark.parametrize("leak", [answered_is_told_to_all, answered_at_once])
def test_a_hand_that_shows_is_caught(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    assert the_hand_shows(inside)
