"""A load run: all tables on one server, and what the server and the machine did meanwhile."""

from __future__ import annotations

import asyncio
import os
import resource
import time
from collections.abc import Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

import beagle
from beagle.server.store.sqlite import SqliteStore
from tests.server.harness import Server
from tools.benchmarks.load.figures import Figures, share
from tools.benchmarks.load.opponents import Opponent
from tools.benchmarks.load.people import SEATS, Table

RULESET = "base@gift"
TABLES_A_VISITOR = 40
OPENING = 40  # connections opened at the same time


class Load:
    """All rooms on one server."""

    def __init__(self, server: Server, figures: Figures) -> None:
        self.server = server
        self.figures = figures
        self.opening = asyncio.Semaphore(OPENING)
        self.tables = [Table(self, number) for number in range(figures.tables)]
        self.hosts: dict[int, httpx.AsyncClient] = {}
        self.acknowledged: dict[str, set[str]] = {}
        self.times: list[float] = []
        self.thinking: list[float] = []  # how long the bots took
        self.rulesets: dict[str, str] = {name: beagle.game(name).rulesets()[0].name for name in beagle.GAMES}
        self.late: list[float] = []
        self.heard = self.heard_bytes = 0

    @asynccontextmanager
    async def people(self) -> Any:
        """The people who open tables, each a visitor of the server."""
        origin = self.server.origin
        for number in range(-(-len(self.tables) // TABLES_A_VISITOR)):
            client = httpx.AsyncClient(base_url=origin, headers={"Origin": origin}, timeout=60, trust_env=False)
            (await client.post("/api/me", json={"name": f"Host {number}"})).raise_for_status()
            self.hosts[number] = client
        yield self
        for client in self.hosts.values():
            await client.aclose()

    async def open_table(self, number: int) -> tuple[str, dict[int, str]]:
        host = self.hosts[number // TABLES_A_VISITOR]
        seats = [{"kind": "invited"}] * SEATS
        async with self.opening:
            answer = await host.post("/api/tables", json={"game": "evolution", "ruleset": RULESET, "seats": seats})
        made = answer.raise_for_status().json()
        return made["table"], {int(seat): token for seat, token in made["links"].items()}

    async def run(self, rate: float, seconds: float, warm: float, bots: Sequence[tuple[str, str]] = ()) -> None:
        """`bots` are names of bots, each with the game that it plays meanwhile."""
        async with self.people():
            await asyncio.gather(*(table.open() for table in self.tables))
            every = len(self.tables) / rate
            playing = [asyncio.create_task(table.play(every)) for table in self.tables]
            playing.append(asyncio.create_task(self.watch_the_clock()))
            opponents = [Opponent(self, bot, game, number) for number, (bot, game) in enumerate(bots)]
            playing += [asyncio.create_task(opponent.play()) for opponent in opponents]
            await self.last(warm, playing)
            self.times.clear()
            self.late.clear()
            self.thinking.clear()
            self.heard = self.heard_bytes = 0
            before, start = self.processors(), time.monotonic()
            await self.last(seconds, playing)
            lasted = time.monotonic() - start
            server, people, machine = (now - then for now, then in zip(self.processors(), before, strict=True))
            self.figures.server_cpu, self.figures.people_cpu = server / lasted, people / lasted
            self.figures.others_cpu = max(0.0, machine - server - people) / lasted
            self.sum_up(lasted)
            await self.ask_the_server()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await asyncio.sleep(1.0)  # the last acknowledgements
            await asyncio.gather(*(table.leave() for table in self.tables))

    async def last(self, seconds: float, playing: list[asyncio.Task[None]]) -> None:
        """Run for this long, unless one of the rooms fails; sample the memory now and then."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.figures.memory_mb.append(self.memory())
            pause = max(0.05, min(end - time.monotonic(), max(1.0, seconds / 60)))
            done, _ = await asyncio.wait(playing, timeout=pause, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                task.result()

    async def watch_the_clock(self) -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(0.02)
            self.late.append(time.perf_counter() - start - 0.02)

    def sum_up(self, lasted: float) -> None:
        f, times = self.figures, sorted(self.times)
        f.seconds, f.moves, f.rate = lasted, len(times), len(times) / lasted
        f.p50_ms, f.p90_ms, f.p99_ms = (1000 * share(times, part) for part in (0.5, 0.9, 0.99))
        thinking = sorted(self.thinking)
        f.answers, f.answer_p50, f.answer_p95 = len(thinking), share(thinking, 0.5), share(thinking, 0.95)
        f.worst_ms = 1000 * share(times, 1.0)
        f.people_lag_ms = 1000 * share(sorted(self.late), 0.99)
        f.message_bytes = self.heard_bytes / max(1, self.heard)

    async def ask_the_server(self) -> None:
        """What the server has measured itself."""
        lines = (await self.hosts[0].get("/metrics")).text.splitlines()
        told = {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#")}
        for what in ("append", "broadcast"):
            count = max(1.0, told[f"beagle_{what}_seconds_count"])
            setattr(self.figures, f"{what}_ms", 1000 * told[f"beagle_{what}_seconds_sum"] / count)

    def processors(self) -> tuple[float, float, float]:
        """Seconds of processor time of the server, these people and the whole machine."""
        first = Path("/proc/stat").read_text().partition("\n")[0].split()
        user, nice, system = (int(field) for field in first[1:4])
        return self.server_seconds(), time.process_time(), (user + nice + system) / os.sysconf("SC_CLK_TCK")

    def pid(self) -> int:
        assert self.server.process is not None
        return self.server.process.pid

    def memory(self) -> float:
        """Megabytes of the server's resident memory."""
        pages = int(Path(f"/proc/{self.pid()}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 2**20

    def server_seconds(self) -> float:
        fields = Path(f"/proc/{self.pid()}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def look_into_the_store(folder: Path, acknowledged: dict[str, set[str]], figures: Figures) -> None:
    """Every acknowledged move is there, exactly once."""
    store = SqliteStore(folder)
    await store.open()
    try:
        for table, ids in acknowledged.items():
            stored = [entry.client for entry in await store.entries(table) if entry.client]
            figures.acknowledged += len(ids)
            figures.not_stored += len(ids - set(stored))
            figures.stored_twice += len(stored) - len(set(stored))
    finally:
        await store.close()
