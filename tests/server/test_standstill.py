"""Nobody loses by our delay: the time of a standstill of the server is not counted."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from typing import Any

import pytest

from beagle.server import heart
from beagle.server.heart import BEAT_SECONDS, LATE_SECONDS, Heart
from tests.server.harness import MIDDLE, MINUTE, Server, room_at, seat_of
from tests.server.inside import InsideServer

Inside = Callable[..., InsideServer]


class Loop:
    """A clock of the machine that a test moves, and a heart that beats only when the test says so."""

    def __init__(self) -> None:
        self.at = 100.0
        self.heart = Heart(lambda: self.at)
        self.heart.beating = object()  # type: ignore[assignment]  # it runs
        self.heart.due = self.at + BEAT_SECONDS

    def run(self, seconds: float) -> float:
        """The loop runs, and the heart beats."""
        end = self.at + seconds
        while self.at < end:
            self.at = min(end, self.at + BEAT_SECONDS)
            self.heart.now()
            self.heart.due = self.at + BEAT_SECONDS
        return self.heart.now()


def test_the_time_of_a_standstill_is_nobodys() -> None:
    loop = Loop()
    before = loop.run(5)
    loop.at += 60.0  # nothing runs
    assert loop.heart.now() - before <= BEAT_SECONDS
    assert loop.run(10) - before <= 10 + BEAT_SECONDS
    loop.at += LATE_SECONDS  # late, as on a busy machine: no standstill
    assert loop.heart.now() - before >= 10


@pytest.mark.parametrize("planted", [False, True], ids=["heart", "planted"])
def test_a_standstill_costs_nobody_a_seat(planted: bool, inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A minute for each move, and the loop stands still for longer.  Planted: no heartbeat is ever too late."""
    if planted:
        monkeypatch.setattr(heart, "LATE_SECONDS", 1e9)
    server, at = inside(begin=False), [1_000.0]
    server.manager.heart.raw = lambda: at[0]
    server.go()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited", position=MIDDLE, **MINUTE)
        at_a, _ = ann.sit(table.id), room.guest(table.id, table.links[1])
        at_a.settle()
        live = server.manager.live[table.id]

        async def frozen() -> float:
            """Nothing else runs meanwhile; the time that is left for the one who is asked."""
            at[0] += 90
            await look_at_clocks(live)
            return live.data.clocks.flag_in(0, live.time.tick())

        left = server.run(frozen())
        if planted:
            assert left < 0
            at_a.until(lambda: bool(at_a.page.table["seats"][0].get("bot")))
        else:
            assert left > 59
            at_a.play("-")


def test_without_the_heart_all_time_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the test of the clock can fail."""
    monkeypatch.setattr(heart, "LATE_SECONDS", 1e9)
    with pytest.raises(AssertionError):
        test_the_time_of_a_standstill_is_nobodys()


def test_time_never_goes_back() -> None:
    loop, last = Loop(), 0.0
    for step in (0.1, 0.3, 0.7, 0.9, 5.0, 0.0, 0.2, 30.0, 0.5):
        loop.at += step
        now = loop.heart.now()
        assert now >= last
        last = now


def test_a_heart_that_does_not_beat_yet_counts_all_time() -> None:
    loop = Loop()
    loop.heart.beating = None
    before = loop.heart.now()
    loop.at += 60
    assert loop.heart.now() - before == 60


@pytest.mark.slow
def test_a_move_that_came_while_the_server_stood_still_counts(own_server: Callable[..., Server]) -> None:
    """Twenty seconds a move; the process is stopped for longer than that, and the move lies in its socket."""
    server = own_server()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited", position=MIDDLE, clock={"kind": "move", "seconds": 20})
        at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
        at_b.settle()
        at_a.settle()
        assert at_a.page.asked == 0
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        try:
            at_a.say({"do": "play", "id": "late", "n": at_a.page.n, "move": "-"})
            threading.Event().wait(25)  # longer than the clock; nothing is measured
        finally:
            server.process.send_signal(signal.SIGCONT)
        at_a.until(lambda: "late" in at_a.page.answers)
        assert at_a.page.answers["late"]["is"] == "done"
        assert "bot" not in seat_of(at_a, 0)


def test_what_lies_in_the_sockets_is_read_before_a_flag_falls(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """The flag is due, and the move has come: the move counts, even if the flag is looked at first."""
    server = inside()
    order: list[str] = []
    read = heart.sockets_read

    async def noted() -> None:
        order.append("read")
        await read()

    monkeypatch.setattr("beagle.server.live.automatic.sockets_read", noted)
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited", position=MIDDLE, **MINUTE)
        at_a, _ = ann.sit(table.id), room.guest(table.id, table.links[1])
        at_a.settle()
        live = server.manager.live[table.id]
        hand, now = live.ledger.hand_to_bot, live.time.tick()

        async def handed(seat: int, client: str = "") -> None:
            order.append("fell")
            await hand(seat, client)

        live.ledger.hand_to_bot = handed  # type: ignore[method-assign]
        live.time.tick = lambda: now + 61
        server.run(look_at_clocks(live))
        at_a.until(lambda: bool(at_a.page.table["seats"][0].get("bot")))
        assert order == ["read", "fell"]


async def look_at_clocks(live: Any) -> None:
    """The test has moved the clock, not the loop's time, by which a flag that is due later sleeps: wake it."""
    live.automatic.stop()
    live.expect_next()
