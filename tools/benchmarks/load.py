"""How much load one server process can take: python -m tools.benchmarks.load --seats 2000 --rate 500 --seconds 600

People in rooms of four play real games of Evolution with random moves, each on their own connection.  Measured: the
time from sending a move until all four have received it, whether everything that was acknowledged is in the database
exactly once, the server's memory over time, and how long a server with many running games takes to start.  The people
run in one process beside the server, so the machine needs at least two free cores.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from beagle import _native
from beagle.games import game as game_of
from beagle.play.fair import Deals
from beagle.server import tokens, wire
from beagle.server.live.history import History
from beagle.server.store.contract import (
    LOCAL,
    MOVE,
    PLAYING,
    TOTAL,
    Clock,
    Device,
    DeviceRoom,
    SeatRow,
    TableRow,
    Visitor,
)
from beagle.server.store.sqlite import SqliteStore
from tests.server.harness import Server

ROOT = Path(__file__).resolve().parents[2]

SEATS = 4
RULESET = "base@gift"
TABLES_A_VISITOR = 40
OPENING = 40  # connections opened at the same time
PATIENCE = 10.0  # a move that not everybody has received by then is lost
DISTINCT = 20  # games played for the restart; the tables are copies of them
MOVES = 100  # of each


# What a person reads of the server's messages: only what the measurement needs.


class Option(msgspec.Struct):
    move: str


class Ask(msgspec.Struct):
    seat: int
    moves: list[Option] | None = None


class Line(msgspec.Struct):
    n: int


class Told(msgspec.Struct):
    kind: str = msgspec.field(name="is")
    n: int = -1
    ask: Ask | None = None
    lines: list[Line] = []
    id: str = ""
    code: str = ""


READ = msgspec.json.Decoder(Told)


@dataclass
class Figures:
    """What was measured."""

    seats: int = 0
    tables: int = 0
    rate_wanted: float = 0.0
    seconds: float = 0.0
    moves: int = 0
    rate: float = 0.0
    p50_ms: float = 0.0
    p90_ms: float = 0.0
    p99_ms: float = 0.0
    worst_ms: float = 0.0
    games_finished: int = 0
    unheard: int = 0  # moves that not all four received in time
    gaps: int = 0  # entries that were not sent, or sent out of order
    refused: dict[str, int] = field(default_factory=dict)
    reconnects: int = 0
    acknowledged: int = 0
    not_stored: int = 0  # acknowledged and not in the database
    stored_twice: int = 0
    memory_mb: list[float] = field(default_factory=list)  # of the server, over time
    server_cpu: float = 0.0  # cores
    people_cpu: float = 0.0
    others_cpu: float = 0.0  # what else ran on the machine: if it is a lot, the figures mean little
    append_ms: float = 0.0  # measured by the server: from an entry to the disk, on average
    broadcast_ms: float = 0.0
    people_lag_ms: float = 0.0  # how late the measurement itself was, at its p99
    message_bytes: float = 0.0  # of what a person receives, on average
    compiled: bool = False
    restart_tables: int = 0
    restart_entries: int = 0
    restart_seconds: float = 0.0
    first_answer_seconds: float = 0.0


class Person:
    """One seat of a table, on its own connection."""

    def __init__(self, table: Table, token: str) -> None:
        self.table = table
        self.token = token
        self.n = 0
        self.moves: list[Option] = []
        self.line: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        load = self.table.load
        async with load.opening:
            self.line = await connect(
                load.server.socket, compression=None, max_size=None, ping_interval=None, proxy=None
            )
            await self.say(wire.Hello(self.table.id, [self.token], self.n, self.token[::-1], wire.PROTOCOL))
        self.reading = asyncio.create_task(self.read())

    async def say(self, message: wire.FromClient) -> None:
        assert self.line is not None
        await self.line.send(msgspec.json.encode(message).decode())

    async def read(self) -> None:
        assert self.line is not None
        try:
            async for text in self.line:
                self.hear(text)
        except ConnectionClosed:
            pass

    def hear(self, text: str | bytes) -> None:
        load = self.table.load
        load.heard += 1
        load.heard_bytes += len(text)
        told = READ.decode(text)
        if told.kind in ("welcome", "moved"):
            load.figures.gaps += sum(line.n != self.n + place for place, line in enumerate(told.lines, 1))
            self.n = max(self.n, told.n)
            self.moves = (told.ask.moves or []) if told.ask is not None else []
            self.table.heard_by(self)
        elif told.kind == "done":
            load.acknowledged.setdefault(self.table.id, set()).add(told.id)
        elif told.kind == "refused":
            load.figures.refused[told.code] = load.figures.refused.get(told.code, 0) + 1
        elif told.kind == "ended":
            self.table.over = True
            self.table.heard.set()

    async def get_up(self) -> None:
        if self.line is not None:
            await self.line.close()
        if self.reading is not None:
            await self.reading


class Table:
    """A room of four.  When a game is over they open the next table."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.dice = random.Random(number)
        self.id = ""
        self.people: list[Person] = []
        self.over = False
        self.heard = asyncio.Event()
        self.waiting: set[Person] = set()
        self.since = 0
        self.sent_at = 0.0
        self.count = 0

    async def open(self) -> None:
        self.id, links = await self.load.open_table(self.number)
        self.over = False
        self.people = [Person(self, links[seat]) for seat in range(SEATS)]
        await asyncio.gather(*(person.sit_down() for person in self.people))
        async with asyncio.timeout(60):
            while self.mover() is None:
                await asyncio.sleep(0.01)

    async def leave(self) -> None:
        await asyncio.gather(*(person.get_up() for person in self.people))

    def mover(self) -> Person | None:
        asked = [person for person in self.people if person.moves]
        return asked[0] if asked and all(person.n == asked[0].n for person in self.people) else None

    def heard_by(self, person: Person) -> None:
        """Somebody has received something; if it is the move, and they are the last, it is measured."""
        if person in self.waiting and person.n > self.since:
            self.waiting.discard(person)
            if not self.waiting:
                self.load.times.append(time.perf_counter() - self.sent_at)
                self.heard.set()

    async def play(self, every: float) -> None:
        """One move per period, at this table's own offset in the period."""
        slot = time.monotonic() + self.dice.random() * every
        while True:
            await asyncio.sleep(max(0.0, slot - time.monotonic()))
            slot = max(slot + every, time.monotonic() - every)
            if self.over:
                self.load.figures.games_finished += 1
                await self.leave()
                await self.open()
            person = self.mover()
            if person is not None:
                await self.move(person)

    async def move(self, person: Person) -> None:
        self.count += 1
        self.waiting, self.since = set(self.people), person.n
        self.heard.clear()
        chosen = self.dice.choice(person.moves).move
        self.sent_at = time.perf_counter()
        await person.say(wire.Play(f"m{self.count}", person.n, chosen))
        try:
            async with asyncio.timeout(PATIENCE):
                await self.heard.wait()
        except TimeoutError:
            self.load.figures.unheard += 1
            self.load.figures.reconnects += 1
            await self.leave()
            await asyncio.gather(*(one.sit_down() for one in self.people))


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

    async def run(self, rate: float, seconds: float, warm: float) -> None:
        async with self.people():
            await asyncio.gather(*(table.open() for table in self.tables))
            every = len(self.tables) / rate
            playing = [asyncio.create_task(table.play(every)) for table in self.tables]
            playing.append(asyncio.create_task(self.watch_the_clock()))
            await self.last(warm, playing)
            self.times.clear()
            self.late.clear()
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


def share(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


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


# The restart


def middle_games() -> Iterator[tuple[TableRow, History]]:
    """Games in progress, by random moves."""
    game = game_of("evolution")
    for number in range(DISTINCT):
        dice = random.Random(number)
        deals = Deals(dice.randbytes(32))
        start = game.write(game.deal(RULESET, SEATS, deals.deal()))
        history = History(game, start, SEATS, deals)
        history.accept(history.chances(0.0))
        while history.n < MOVES and not history.over:
            seat = int(history.state.actor)
            history.accept(history.move(seat, dice.choice(history.state.options), f"c{history.n}", 0.1, time.time()))
        clock = Clock(TOTAL, 36_000.0, 60.0)
        row = TableRow("", "evolution", RULESET, SEATS, "host", time.time(), time.time(), PLAYING, clock=clock)
        secret = {"version": game.version, "secret": deals.secret, "start": start}
        yield msgspec.structs.replace(row, **secret, actor=int(history.state.actor)), history


async def fill(folder: Path, tables: int, figures: Figures) -> str:
    """A database with this many running games; returns a visitor's token."""
    folder.mkdir(parents=True)
    store = SqliteStore(folder, most_tables=tables + 1000)
    await store.open()
    token = tokens.new_token()
    try:
        await store.add_visitor(Visitor("host", "Host", tokens.hashed("code"), time.time(), time.time()))
        await store.add_device("host", Device(tokens.hashed(token), time.time()), DeviceRoom(1, 0.0))
        games = list(middle_games())
        seats = [SeatRow(number, LOCAL, f"Seat {number}", "host") for number in range(SEATS)]
        for number in range(tables):
            row, history = games[number % len(games)]
            row = msgspec.structs.replace(row, id=tokens.new_table_id())
            await store.add_table(row, seats)
            await store.append(msgspec.structs.replace(row, entries=history.n), history.entries)
            figures.restart_entries += sum(entry.kind == MOVE for entry in history.entries)
    finally:
        await store.close()
    return token


def restart(folder: Path, tables: int, figures: Figures) -> None:
    """From the start of the process until it is ready, and until it has shown a table."""
    asyncio.run(fill(folder / "restart" / "data", tables, figures))
    server = Server(folder / "restart", connections="5000")
    start = time.perf_counter()
    server.start()
    figures.restart_seconds = time.perf_counter() - start
    try:
        httpx.get(f"{server.origin}/api/lobby", trust_env=False).raise_for_status()
        figures.first_answer_seconds = time.perf_counter() - start
    finally:
        server.stop()
    figures.restart_tables = tables


# Reporting


def report(console: Console, f: Figures) -> None:
    memory = f.memory_mb or [float("nan")]
    half = memory[len(memory) // 2 :]
    lines = {
        "rules": "compiled" if f.compiled else "interpreted",
        "people": f"{f.seats} in {f.tables} rooms, for {f.seconds:.0f} s",
        "moves": f"{f.rate:.0f} a second, {f.rate_wanted:.0f} wanted",
        "latency": f"p50 {f.p50_ms:.1f} ms, p90 {f.p90_ms:.1f}, p99 {f.p99_ms:.1f}, worst {f.worst_ms:.0f}",
        "lost": f"{f.unheard} unheard, {f.gaps} gaps, {f.not_stored} not stored, {f.stored_twice} stored twice "
        f"of {f.acknowledged} acknowledged; refused: {f.refused or 'none'}",
        "games": f"{f.games_finished} finished; a message has {f.message_bytes / 1000:.1f} kB",
        "memory": f"{memory[0]:.0f} MB at first, {half[0]:.0f} at half-time, {memory[-1]:.0f} at the end",
        "processor": f"server {f.server_cpu:.2f} cores, people {f.people_cpu:.2f}, others {f.others_cpu:.2f}; "
        f"the people's clock was late by {f.people_lag_ms:.1f} ms (p99)",
        "server": f"to the disk {f.append_ms:.1f} ms, to the outboxes {f.broadcast_ms:.1f} ms on average",
        "restart": f"{f.restart_seconds:.2f} s with {f.restart_tables} running games of {f.restart_entries} moves in "
        f"all; first answer after {f.first_answer_seconds:.2f} s",
    }
    if not f.tables:
        lines = {name: lines[name] for name in ("rules", "restart")}
    if not f.restart_tables:
        del lines["restart"]
    for name, text in lines.items():
        console.print(f"  {name:10}{text}", highlight=False, soft_wrap=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="./run load", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=int, default=80, help="people, in rooms of four")
    parser.add_argument("--rate", type=float, default=20.0, help="moves a second, of all together")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long is measured")
    parser.add_argument("--warm", type=float, default=3.0, help="seconds before that")
    parser.add_argument("--live", type=int, default=100, help="running games for the restart; 0: no restart")
    parser.add_argument("--json", type=Path, help="write all figures to this file")
    asked = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = asked.seats * 2 + 500
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard) if hard > 0 else wanted, hard))
    tables = asked.seats // SEATS
    figures = Figures(tables * SEATS, tables, asked.rate, compiled=_native.compiled())
    with tempfile.TemporaryDirectory(prefix="beagle-load-") as folder:
        if tables:
            measure(Path(folder) / "play", asked, figures)
        if asked.live:
            restart(Path(folder), asked.live, figures)
    report(Console(), figures)
    if asked.json:
        asked.json.write_text(json.dumps(asdict(figures), indent=2) + "\n", "utf-8")
    return int(bool(figures.unheard or figures.gaps or figures.not_stored or figures.stored_twice))


def measure(folder: Path, asked: argparse.Namespace, figures: Figures) -> None:
    server = Server(folder, connections=str(asked.seats + 1000), unload_idle="30").start()
    load = Load(server, figures)
    try:
        asyncio.run(load.run(asked.rate, asked.seconds, asked.warm))
    finally:
        server.stop()
    asyncio.run(look_into_the_store(folder / "data", load.acknowledged, figures))


if __name__ == "__main__":
    sys.exit(main())
