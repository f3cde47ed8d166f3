"""A server whose days a test lets pass."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from tests.server.harness import Person, Room, Seat
from tests.server.inside import InsideServer

NOON = 1_794_139_200.0  # a Sunday in November 2026, at noon in UTC
HOUR = 3600.0
DAY = 24 * HOUR
ON = {"notices_contact": "mailto:host@example.org", "notices_loopback": "yes"}
TWO_DAYS = {"clock": {"kind": "days", "seconds": 2}}
CARDS = """evolution base@gift turn 3 development
A: a | hand swimming camouflage/fat cooperation/fat
B: m | hand running mimicry piracy
deck 20"""


class Calendar:
    """The time of day and the time of clocks, which a test moves together."""

    def __init__(self, server: InsideServer) -> None:
        self.server = server
        self.began = time.monotonic()
        self.passed = 0.0
        server.prepare()
        manager: Any = server.manager
        manager.now = lambda: NOON + self.seconds()
        manager.tick = self.seconds

    def seconds(self) -> float:
        return time.monotonic() - self.began + self.passed

    def let_pass(self, seconds: float) -> None:
        """So much time passes; flags fall, and everybody who is due is called."""
        self.settle()
        self.passed += seconds

        async def wake() -> None:
            for table in list(self.server.manager.live.values()):
                async with table.lock:
                    table.automatic.stop()
                    table.expect_next()

        self.server.run(wake())
        self.settle()
        self.server.run(self.server.manager.notices.call_all())
        self.settle()

    def settle(self) -> None:
        """Everything that has to be noted is noted, and every flag that is due has fallen."""

        async def quiet() -> None:
            manager = self.server.manager
            while manager.watching.noting or any(self.is_due(table) for table in manager.live.values()):
                await asyncio.sleep(0.01)

        self.server.run(quiet())

    def is_due(self, table: Any) -> bool:
        clocks, now = table.data.clocks, self.seconds()
        tasks = list(table.automatic.tasks)
        return clocks.runs and any(clocks.flag_in(asked.seat, now) <= 0 for asked in tasks)


def slow_table(room: Room, ann: Person, bob: Person, **more: Any) -> tuple[str, Seat, Seat]:
    """Ann and Bob in the middle of a game; it is Ann's move, and both look."""
    wish = {"position": CARDS, **TWO_DAYS, **more}
    table = ann.open("me", "invited", **wish)
    first, second = ann.sit(table.id), bob.sit(table.id, table.links[1])
    first.settle()
    return table.id, first, second
