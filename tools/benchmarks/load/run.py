"""A load run: all tables on one server or on several, and what they and the machine did meanwhile."""

from __future__ import annotations

import asyncio
import os
import resource
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from zlib import crc32

import httpx

import beagle
from beagle.server.store.contract import Store
from beagle.server.store.postgres.store import PostgresStore
from beagle.server.store.sqlite import SqliteStore
from tests.server.harness import Server
from tests.support.cluster import Cluster
from tools.benchmarks.load.figures import Figures, share
from tools.benchmarks.load.opponents import Opponent
from tools.benchmarks.load.people import SEATS, Table

RULESET = "base@gift"
TABLES_A_VISITOR = 40
OPENING = 40  # connections opened at the same time
WISHES = 8  # tables opened at the same time: a server refuses more than PASTES_WAITING


class Load:
    """All rooms, on one server or on several that share a database; each table is at one of them, as a proxy does it.

    `database` says how many seconds of processor time the database has used.
    """

    def __init__(self, servers: list[Server], figures: Figures, database: Callable[[], float] = lambda: 0.0) -> None:
        self.servers = servers
        self.figures = figures
        self.database = database
        self.opening, self.wishes = asyncio.Semaphore(OPENING), asyncio.Semaphore(WISHES)
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
        for number in range(-(-len(self.tables) // TABLES_A_VISITOR)):
            origin = self.servers[number % len(self.servers)].origin
            client = httpx.AsyncClient(base_url=origin, headers={"Origin": origin}, timeout=60, trust_env=False)
            (await client.post("/api/me", json={"name": f"Host {number}"})).raise_for_status()
            self.hosts[number] = client
        yield self
        for client in self.hosts.values():
            await client.aclose()

    def server_of(self, table: str) -> Server:
        return self.servers[crc32(table.encode()) % len(self.servers)]

    async def open_table(self, number: int) -> tuple[str, dict[int, str]]:
        host = self.hosts[number // TABLES_A_VISITOR]
        seats = [{"kind": "invited"}] * SEATS
        async with self.wishes:
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
            used = [now - then for now, then in zip(self.processors(), before, strict=True)]
            self.sum_up(lasted)
            self.share_out(used, lasted)
            await self.ask_the_server()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await asyncio.sleep(1.0)  # the last acknowledgements
            await asyncio.gather(*(table.leave() for table in self.tables))

    def share_out(self, used: list[float], lasted: float) -> None:
        """How much of the processors each has had, and how much of it a move needs."""
        f, (server, database, people, machine) = self.figures, used
        f.server_cpu, f.database_cpu, f.people_cpu = server / lasted, database / lasted, people / lasted
        f.others_cpu = max(0.0, machine - server - database - people) / lasted
        f.server_ms_a_move, f.database_ms_a_move = (1000 * part / max(1, f.moves) for part in (server, database))

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
        """What the servers have measured themselves."""
        told: defaultdict[str, float] = defaultdict(float)
        async with httpx.AsyncClient(timeout=60, trust_env=False) as client:
            for server in self.servers:
                lines = (await client.get(f"{server.origin}/metrics")).text.splitlines()
                for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#"):
                    told[name] += float(value)
        for what in ("append", "broadcast"):
            count = max(1.0, told[f"beagle_{what}_seconds_count"])
            setattr(self.figures, f"{what}_ms", 1000 * told[f"beagle_{what}_seconds_sum"] / count)

    def processors(self) -> list[float]:
        """Seconds of processor time of the servers, the database, these people and the whole machine."""
        first = Path("/proc/stat").read_text().partition("\n")[0].split()
        user, nice, system = (int(field) for field in first[1:4])
        servers = sum(map(seconds_of, self.pids()))
        return [servers, self.database(), time.process_time(), (user + nice + system) / os.sysconf("SC_CLK_TCK")]

    def pids(self) -> list[int]:
        return [server.process.pid for server in self.servers if server.process is not None]

    def memory(self) -> float:
        """Megabytes of the servers' resident memory."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.pids())
        return pages * resource.getpagesize() / 2**20


def seconds_of(pid: int, ended: bool = False) -> float:
    """Processor time of a process; `ended`: with that of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if ended else 13])) / os.sysconf("SC_CLK_TCK")


def database_seconds(cluster: Cluster) -> float:
    """Processor time of a PostgreSQL and its processes."""
    parent, *children = cluster.processes()
    found = seconds_of(parent, ended=True)
    for child in children:
        with suppress(OSError):  # it may have ended
            found += seconds_of(child)
    return found


async def look_into_the_store(place: Path | str, acknowledged: dict[str, set[str]], figures: Figures) -> None:
    """Every acknowledged move is there, exactly once."""
    store: Store = PostgresStore(place) if isinstance(place, str) else SqliteStore(place)
    await store.open()
    try:
        for table, ids in acknowledged.items():
            stored = [entry.client for entry in await store.entries(table) if entry.client]
            figures.acknowledged += len(ids)
            figures.not_stored += len(ids - set(stored))
            figures.stored_twice += len(stored) - len(set(stored))
    finally:
        await store.close()
