"""The only legal answer plays itself: when, for whom, and that nobody learns from it what a seat holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from beagle.kernel.action import PASS
from beagle.kernel.standing import is_forced
from beagle.server.live import automatic, showing, standing
from tests.server.harness import Room, Seat, everybody_hears, room_at
from tests.server.inside import InsideServer

# Running must be used, and everybody can see that.
RUNNING = """evolution base@gift turn 9 feeding bank 3
A: a[carnivorous] b
B: m[running] n
deck -"""
# Whether one of B's animals is an Anglerfish, which could be turned over now, only B knows.
BARE = """evolution base+fly@gift turn 4 feeding bank 9
A: a[carnivorous] b | hand swimming
B: m<running> n<CARD> | hand swimming
deck 10"""
FORCED, CHOICE = BARE.replace("CARD", "swimming"), BARE.replace("CARD", "anglerfish")


def two_at(room: Room, position: str) -> tuple[Seat, Seat]:
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=position)
    seats = ann.sit(table.id), room.guest(table.id, table.links[1])
    everybody_hears(list(seats))
    return seats


def test_the_only_answer_plays_itself_and_only_its_player_is_told(room: Room) -> None:
    at_a, at_b = two_at(room, RUNNING)
    welcomed = len(at_a.page.heard)  # the welcome lists the switches of the table, the same ones for everybody
    at_a.play("a>m")
    at_a.until(lambda: at_a.page.n >= 3)
    at_b.until(lambda: at_b.page.n >= 3)
    assert [line["move"] for line in at_a.page.lines.values()][:2] == ["a>m", "m.running"]
    assert any('"answered":"ask-if-forced"' in text for text in at_b.page.heard)
    assert not any("ask-if-forced" in text for text in at_a.page.heard[welcomed:])


def test_it_plays_itself_for_somebody_who_is_not_there(room: Room) -> None:
    at_a, at_b = two_at(room, RUNNING)
    at_b.disconnect()
    at_a.play("a>m")
    at_a.until(lambda: any(line["move"] == "m.running" for line in at_a.page.lines.values()))


def test_one_who_wants_to_be_asked_even_then_is_asked(room: Room) -> None:
    at_a, at_b = two_at(room, RUNNING)
    at_b.do("standing", answers=["ask-if-forced"])
    at_a.play("a>m")
    at_b.until(lambda: at_b.page.moves == ["m.running"])
    at_b.play("m.running")


# The law: what others are sent, in which order, and how long the table waits, don't follow from hidden cards

Told = tuple[list[str], list[tuple[float, float]]]


def told_to_others(inside: Callable[..., InsideServer], position: str) -> Told:
    """What the attacker and a spectator hear while the table declines for B, and the delays that were drawn for it."""
    server = inside(begin=False, bot_delay="0.001", standing_delay="0.002", forced_delay="0.003")
    drawn: list[tuple[float, float]] = []

    def delay(between: tuple[float, float]) -> float:
        drawn.append(between)
        return 0.0

    server.manager.delay = delay  # type: ignore[method-assign]
    server.manager.now, server.manager.tick = (lambda: 1000.0), (lambda: 50.0)  # type: ignore[method-assign]
    server.go()
    with room_at(server) as room:
        at_a, at_b = two_at(room, position)
        watching = room.guest(at_a.table)
        at_a.called, watching.called = "a", "w"
        everybody_hears([at_a, at_b, watching])
        since = [len(seat.page.heard) for seat in (at_a, watching)]
        at_a.play("a>m")
        at_a.until(lambda: at_a.page.n >= 3)  # the answer, and the move after it; the table goes on by itself
        watching.until(lambda: watching.page.n >= 3)
        heard = [text for seat, from_ in zip((at_a, watching), since, strict=True) for text in seat.page.heard[from_:]]
        return [text.replace(at_a.table, "TABLE") for text in heard], drawn[:2]


def worlds_are_alike(inside: Callable[..., InsideServer]) -> bool:
    """B has no choice in one world, and in the other a standing answer declines: for the others it is the same."""
    return told_to_others(inside, FORCED) == told_to_others(inside, CHOICE)


@pytest.fixture
def declining(monkeypatch: pytest.MonkeyPatch) -> None:
    """A standing answer that declines every defence, besides those that there are."""
    real = standing.answer_of

    def answer_of(data: Any, seat: int) -> tuple[str, int] | None:
        found = real(data, seat)
        if found is None and seat == 1 and PASS in data.game_so_far().state.options:
            return "decline", PASS
        return found

    monkeypatch.setattr(standing, "answer_of", answer_of)


@pytest.mark.usefixtures("declining")
def test_nobody_learns_from_the_table_whether_there_was_a_choice(inside: Callable[..., InsideServer]) -> None:
    assert worlds_are_alike(inside)
    assert (0.002, 0.002) in told_to_others(inside, FORCED)[1]


def hurries(monkeypatch: pytest.MonkeyPatch) -> None:
    """It doesn't ask whether everybody can see that the answer is forced."""
    monkeypatch.setattr(standing, "seen_to_be_forced", lambda data, seat: is_forced(data.game_so_far().state))


def tells_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told that the table answers."""
    real = showing.ask
    monkeypatch.setattr(showing, "ask", lambda data, eyes, holds: real(data, eyes, True))


def skips_the_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is forced is answered without a delay of its own."""
    real = automatic.Automatic.standing_answer

    async def standing_answer(self: Any, question: Any) -> None:
        if is_forced(self.data.game_so_far().state):
            await self.answer(question, standing.answer_of(self.data, question.seat)[1])  # type: ignore[index]
        else:
            await real(self, question)

    monkeypatch.setattr(automatic.Automatic, "standing_answer", standing_answer)


@pytest.mark.usefixtures("declining")
@pytest.mark.parametrize("bug", [hurries, tells_everybody, skips_the_wait])
def test_the_law_finds_a_planted_bug(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch, bug: Callable[[pytest.MonkeyPatch], None]
) -> None:
    bug(monkeypatch)
    # On a busy machine later delays may stand where one was skipped: then it is seen the next time.
    assert not all(worlds_are_alike(inside) for _ in range(5))
