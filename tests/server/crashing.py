"""A server that is killed again and again while people play: for the tests, and for hours in ./run soak.

python -m tests.server.crashing FOLDER ROUNDS SEED
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.acting_at_once import position
from tests.server.evidence import gather, wrong
from tests.server.harness import PATIENCE, ForkedServer, room_at
from tests.server.robot import Robot

LONGEST_LIFE = 0.7  # seconds from a start to a kill
FEWEST_ANSWERS = 8  # to moves, in every second life
THINKING = 0.05  # seconds for one who acts at once with others, so that a kill finds them at it


@dataclass(frozen=True)
class Kind:
    """What is played at a table: from the deal of Evolution, or from a position of Gods Love Dinosaurs."""

    seats: tuple[str, ...]
    step: str = ""  # everybody acts at once in this step when the table opens

    def wish(self) -> dict[str, str]:
        return {"game": "dinosaurs", "position": position(self.step, len(self.seats), least=1)} if self.step else {}

    @property
    def pause(self) -> float:
        return THINKING if self.step else 0.01


PERSON = "invited"
AT_ONCE = (
    Kind((PERSON, PERSON, PERSON), "hunting"),
    Kind((PERSON, PERSON), "breeding"),
    Kind((PERSON, PERSON, "bot:random"), "rampage"),
)
KINDS = (
    Kind((PERSON, PERSON)),
    Kind((PERSON, PERSON)),
    Kind((PERSON, PERSON, PERSON)),
    Kind((PERSON, "bot:random")),
    *AT_ONCE,
)


@dataclass
class Report:
    """What came of it."""

    rounds: int = 0
    tables: int = 0
    acknowledged: int = 0
    resent: int = 0
    reconnects: int = 0
    amid: int = 0  # kills while somebody had acted at once with others, and somebody had not finished
    wrong: list[str] = field(default_factory=list)
    recovered: list[float] = field(default_factory=list)  # seconds from a fault to the next durable move at a table

    def times(self) -> str:
        """How soon tables whose people had to come back went on."""
        ordered = sorted(self.recovered)
        if not ordered:
            return "nobody had to come back"
        p50, p95 = (ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.95))
        return (
            f"next durable move after p50 {p50:.2f} s, p95 {p95:.2f}, worst {ordered[-1]:.2f} ({len(ordered)} tables)"
        )

    def __str__(self) -> str:
        return (
            f"kills: {self.rounds}, tables: {self.tables}, acknowledged: {self.acknowledged}, "
            f"sent again: {self.resent}, connections: {self.reconnects}, amid acting at once: {self.amid}"
        )


class Crashes:
    """Tables with robots at one server."""

    def __init__(
        self, folder: Path, seed: int, database: str = "", kinds: tuple[Kind, ...] = KINDS, server: Any = None
    ) -> None:
        self.kinds = kinds
        self.patience = PATIENCE
        self.server = server or ForkedServer(folder, database=database)
        self.rng = random.Random(seed)
        self.tables: dict[str, list[Robot]] = {}
        self.running: dict[str, list[asyncio.Task[None]]] = {}
        self.checked: set[str] = set()
        self.at_once: set[str] = set()
        self.report = Report()
        self.faults: dict[str, tuple[float, list[int]]] = {}  # when a table was hit, and its people's connections then

    def open_tables(self) -> None:
        """One of each kind, with a robot at each seat that has a link."""
        with room_at(self.server) as room:
            ann = room.person("Ann")
            for kind in self.kinds:
                opened = ann.open(*kind.seats, **kind.wish())
                self.tables[opened.id] = [
                    Robot(
                        f"{self.server.socket}/{opened.id}", opened.id, token, self.rng.randrange(1 << 30), kind.pause
                    )
                    for token in opened.links.values()
                ]
                if kind.step:
                    self.at_once.add(opened.id)

    async def run(self, rounds: int, said: Callable[[Report], None]) -> None:
        try:
            await asyncio.to_thread(self.server.start)
            for _ in range(rounds):
                if all(robot.page.result for robots in self.now() for robot in robots):
                    await self.quieten()
                    await asyncio.to_thread(self.open_tables)
                self.set_going()
                if self.report.rounds % 2 == 0:
                    await self.some_answers()
                await asyncio.sleep(self.rng.uniform(0.0, LONGEST_LIFE))
                if self.report.rounds % 2 == 0:
                    await self.waiting(lambda: self.somebody_amid() or self.none_at_once())
                self.report.amid += self.somebody_amid()
                self.note_fault()
                await asyncio.to_thread(self.server.kill)
                self.report.rounds += 1
                await asyncio.to_thread(self.server.start)
                said(self.report)
            await self.quieten()
            self.note_recovered()
        finally:
            for tasks in self.running.values():
                for task in tasks:
                    task.cancel()
                    with suppress(asyncio.CancelledError):
                        await task
            await asyncio.to_thread(self.server.stop)

    def note_fault(self) -> None:
        """Something fails now.  A table that has not gone on since the fault before is still measured from that."""
        self.note_recovered()
        for table, robots in self.tables.items():
            before = self.faults.get(table)
            if table not in self.checked and (before is None or not came_back(robots, before[1])):
                self.faults[table] = time.monotonic(), [robot.connections for robot in robots]

    def note_recovered(self) -> None:
        for table, (at, connections) in list(self.faults.items()):
            found = [
                intent.acked[0]
                for robot, before in zip(self.tables[table], connections, strict=True)
                for intent in robot.intents
                if intent.acked[0] > at and intent.acked[1] > before
            ]
            if found:
                self.report.recovered.append(min(found) - at)
                del self.faults[table]

    async def some_answers(self) -> None:
        """Every second life lasts until something was done, however slow the machine is; the others may end before."""
        wanted = self.acknowledged() + FEWEST_ANSWERS
        await self.waiting(lambda: self.acknowledged() >= wanted)

    async def waiting(self, done: Callable[[], bool]) -> None:
        """Until this is so, or all games are over."""
        end = time.monotonic() + PATIENCE
        while not done() and time.monotonic() < end:
            if all(robot.page.result for robots in self.now() for robot in robots):
                return
            await asyncio.sleep(0.01)

    def somebody_amid(self) -> bool:
        return any(amid(robots) for robots in self.now())

    def none_at_once(self) -> bool:
        """No table is left where seats act at once."""
        left = [self.tables[table] for table in self.at_once if table not in self.checked]
        return all(robot.page.result for robots in left for robot in robots)

    def acknowledged(self) -> int:
        return sum(intent.acknowledged >= 0 for robots in self.now() for robot in robots for intent in robot.intents)

    def now(self) -> list[list[Robot]]:
        return [robots for table, robots in self.tables.items() if table not in self.checked]

    def set_going(self) -> None:
        for table, robots in self.tables.items():
            if table not in self.running:
                self.running[table] = [asyncio.create_task(robot.run()) for robot in robots]

    async def quieten(self) -> None:
        """Nobody wants anything new; when all know the same, what they know is compared with what is stored."""
        for robots in self.now():
            for robot in robots:
                robot.quiet = True
        end = time.monotonic() + self.patience
        while not all(agreed(robots) for robots in self.now()) and time.monotonic() < end:
            await asyncio.sleep(0.01)
        for table, robots in self.tables.items():
            if table not in self.checked:
                self.checked.add(table)
                self.add_up(table, robots)

    def add_up(self, table: str, robots: list[Robot]) -> None:
        report = self.report
        report.tables += 1
        for robot in robots:
            report.acknowledged += sum(intent.acknowledged >= 0 for intent in robot.intents)
            report.resent += sum(intent.sent > 1 for intent in robot.intents)
            report.reconnects += robot.connections
        report.wrong += wrong(gather(self.server.data, table, robots))


def came_back(robots: list[Robot], before: list[int]) -> bool:
    """Has any of them a connection that it did not have then?"""
    return any(robot.connections > count for robot, count in zip(robots, before, strict=True))


def amid(robots: list[Robot]) -> bool:
    """Somebody has made a decision that isn't in the line of moves yet, and everybody was told."""
    together = [(robot.page.ask or {}).get("together", []) for robot in robots]
    return all(any(one.get("made") for one in seats) for seats in together)


def agreed(robots: list[Robot]) -> bool:
    """All have been answered and know the same, and it is one of them who is asked and answers, or nobody."""
    if any(robot.odd for robot in robots):
        return True
    pages = [robot.page for robot in robots]
    by_table = any(page.asked == page.eyes and (page.ask or {}).get("answered") for page in pages)
    asked_or_over = pages[0].result is not None or (pages[0].asked in [page.eyes for page in pages] and not by_table)
    together = any(page.together for page in pages)  # they go on until all of it is in the line of moves
    settled = all(robot.settled for robot in robots) and not together
    return settled and len({page.n for page in pages}) == 1 and asked_or_over


def crash(
    folder: Path,
    rounds: int,
    seed: int,
    said: Callable[[Report], None] = lambda report: None,
    database: str = "",
    kinds: tuple[Kind, ...] = KINDS,
) -> Crashes:
    """So many kills; what was wrong is in the report."""
    crashes = Crashes(folder, seed, database, kinds)
    asyncio.run(crashes.run(rounds, said))
    return crashes


if __name__ == "__main__":
    made = crash(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), print).report
    print(made, *made.wrong, sep="\n")
    sys.exit(bool(made.wrong))
