"""Attacks its own server as a stranger would, while somebody plays, and reports how long it was blocked.

Each attack is a large version of one in `tests/server/flooding.py`.  Meanwhile a player pings the server again and
again: the longest wait is the longest stall of the event loop, as a player sees it.
"""

from __future__ import annotations

import contextlib
import json
import random
import string
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table as Sheet

from tests.server.flooding import EMPTY_PIECE, ENDLESS, PING, PONG, Raw, eating, hunting, there_and_back
from tests.server.harness import Person, Room, Seat, Server, room_at

FUZZED = ("hello", "look", "play", "why", "preview", "undo", "agree", "stand", "chat", "phrase", "mute", "sit", "ping")
FUZZ_BATCH = 25  # messages on one connection: more would be refused as too fast


class Result(NamedTuple):
    """The result of an attack."""

    name: str
    done: int  # how many requests, connections or messages
    stall: float  # the longest wait of somebody else, in seconds
    processor: float  # seconds of the server
    memory: int  # peak of the server, in MB
    lines: int  # of the log
    note: str


class Pulse:
    """Somebody at a table who pings again and again; `longest` is the longest wait."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.longest = 0.0
        self.lost = ""
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.beat, daemon=True)

    def beat(self) -> None:
        while not self.ended.wait(0.1):
            start = time.monotonic()
            try:
                self.seat.do("ping")
            except Exception as error:
                self.lost = type(error).__name__
                return
            self.longest = max(self.longest, time.monotonic() - start)

    def __enter__(self) -> Pulse:
        self.thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.ended.set()
        self.thread.join()


Attack = Callable[[Room, Person, Callable[[], bool]], Iterator[str]]


def growing_records(room: Room, one: Person, going: Callable[[], bool]) -> Iterator[str]:
    """Records that become large answers: with moves taken back, and with moves in force."""
    texts = [there_and_back(250, 2_500), there_and_back(150, 2_500), eating(150)]
    while going():
        for text in texts:
            answer = room.stranger().http.post("/api/replays", json={"text": text})
            yield f"{answer.status_code}, {len(answer.content):,} bytes"


def many_options(room: Room, one: Person, going: Callable[[], bool]) -> Iterator[str]:
    """Given positions with more and more options, and readers of those that are accepted."""
    while going():
        for many in (10, 20, 30, 60):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            wish = {"game": "evolution", "seats": seats, "position": hunting(many)}
            answer = one.http.post("/api/tables", json=wish)
            if answer.status_code == 201:
                at = one.sit(answer.json()["table"])
                for _ in range(4):
                    at.do("look", seat=0)
                at.disconnect()
                one.http.post("/api/me", json={"name": "M"})
            yield f"{many}: {answer.status_code}"


def silent_sockets(room: Room, one: Person, going: Callable[[], bool]) -> Iterator[str]:
    """Connections that send nothing, or half a request head."""
    while going():
        for number in range(400):
            with contextlib.suppress(OSError):
                held = Raw(room.server)
                if number % 2:
                    held.line.sendall(b"GET / HTTP/1.1\r\nHost: ")
            yield f"{len(Raw.held)} opened"
        Raw.let_go()


def frames(kind: bytes, first: bytes = b"") -> Attack:
    """Frames that are not messages."""

    def attack(room: Room, one: Person, going: Callable[[], bool]) -> Iterator[str]:
        table, closed = one.open("me", "open").id, 0
        while going():
            with contextlib.suppress(OSError, AssertionError):
                raw = Raw(room.server).upgrade(table)
                raw.line.settimeout(5)
                raw.line.sendall(first)
                closed += raw.flood(kind * 10_000, 20)
            Raw.let_go()
            yield f"{closed} closed"
            time.sleep(0.2)

    return attack


def requests(room: Room, one: Person, going: Callable[[], bool]) -> Iterator[str]:
    """Every path, without a pause."""
    refused = 0
    while going():
        for path in ("/", "/metrics", "/readyz", "/healthz", "/api/lobby", "/api/catalogue", "/nowhere.js"):
            refused += one.http.get(path).status_code == 429
            yield f"{refused} refused"


def fuzzed(dice: random.Random) -> str:
    """A message that is almost valid, or not at all."""
    kind = dice.random()
    if kind < 0.2:
        return "".join(dice.choices(string.printable + "\x00\ud7ff�", k=dice.randrange(200)))
    values: list[Any] = [None, -1, 10**30, 1.5, "", "x" * 500, [], {}, [[]] * 50, True, "a*", 0]
    body = {name: dice.choice(values) for name in dice.sample(["id", "n", "seat", "move", "text", "to", "yes"], 4)}
    text = json.dumps({"do": dice.choice(FUZZED), **body})
    return text if kind < 0.8 else text[: dice.randrange(len(text) + 1)]


def fuzz(messages: int, seed: int) -> Attack:
    """Random messages, a few on each connection."""

    def attack(room: Room, one: Person, going: Callable[[], bool]) -> Iterator[str]:
        dice, table = random.Random(seed), one.open("me", "bot:random").id
        for _ in range(messages // FUZZ_BATCH):
            at = one.sit(table)
            at.flood(fuzzed(dice) for _ in range(FUZZ_BATCH))
            at.disconnect()
            yield f"{FUZZ_BATCH} a connection"

    return attack


def attacks(messages: int, seed: int) -> dict[str, tuple[Attack, str]]:
    """By name, with the factor on the limits for its run: 0 lifts the rate limits; bounds stay."""
    return {
        "records that grow": (growing_records, "0"),
        "positions with many options": (many_options, "0"),
        "silent connections": (silent_sockets, "1"),
        "pieces of an endless message": (frames(EMPTY_PIECE, ENDLESS), "1"),
        "pings": (frames(PING), "1"),
        "pongs": (frames(PONG), "1"),
        "requests for every path": (requests, "1"),
        "fuzzed messages": (fuzz(messages, seed), "0"),
    }


def of_process(pid: int) -> tuple[float, int]:
    """Processor seconds and peak megabytes; nothing where the system doesn't report them."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        peak = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmHWM"))
    except (OSError, StopIteration):
        return 0.0, 0
    return (int(fields[11]) + int(fields[12])) / 100, int(peak.split()[1]) // 1024


def run(name: str, attack: Attack, factor: str, minutes: float, told: Callable[[str], None]) -> Result:
    """One attack on its own server."""
    with TemporaryDirectory() as folder:
        server = Server(Path(folder), limits=factor).start()
        assert server.process is not None
        try:
            with room_at(server) as room:
                ann = room.person("Ann")
                table = ann.open("me", "bot:random").id
                end, done, note = time.monotonic() + minutes * 60, 0, ""
                with Pulse(ann.sit(table)) as pulse:
                    before, _ = of_process(server.process.pid)
                    for note in attack(room, room.person("M"), lambda: time.monotonic() < end):
                        done += 1
                        told(note)
                    after, memory = of_process(server.process.pid)
                lost = f"; the player lost the server: {pulse.lost}" if pulse.lost else ""
                lines = server.told().count("\n")
                return Result(name, done, pulse.longest, after - before, memory, lines, note + lost)
        finally:
            Raw.let_go()
            server.stop()


def say(progress: Progress, task: TaskID, name: str, note: str) -> None:
    progress.update(task, description=f"{name}: {note}")


def report(console: Console, minutes: float, messages: int, seed: int) -> int:
    """All attacks, one after another; returns how many of them blocked the server for somebody else."""
    sheet = Sheet("attack", "done", "longest stall", "processor", "memory", "log lines", "last")
    todo, results = attacks(messages, seed), []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("attacks", total=len(todo))
        for name, (attack, factor) in todo.items():
            told = partial(say, progress, task, name)
            results.append(run(name, attack, factor, minutes, told))
            progress.advance(task)
    for result in results:
        seconds = (f"{result.stall:.2f} s", f"{result.processor:.1f} s", f"{result.memory} MB", f"{result.lines:,}")
        sheet.add_row(result.name, f"{result.done:,}", *seconds, result.note)
    console.print(sheet)
    longest = max(results, key=lambda result: result.stall)
    console.print(f"longest stall of the event loop: {longest.stall:.2f} s ({longest.name})")
    return sum("lost the server" in result.note for result in results)
