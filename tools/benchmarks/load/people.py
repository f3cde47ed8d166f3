"""The people of a load run: four at each table, each on their own connection."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from beagle.server import wire

if TYPE_CHECKING:
    from tools.benchmarks.load.run import Load

SEATS = 4
PATIENCE = 10.0  # a move that not everybody has received by then is lost

# What a person reads of the server's messages: only what the measurement needs.


class Option(msgspec.Struct):
    move: str


class Ask(msgspec.Struct):
    seat: int
    n: int = -1  # while several act at once it runs ahead of the entries
    moves: list[Option] | None = None
    answered: str = ""  # the table gives this answer


class Entry(msgspec.Struct):
    n: int


class ServerMessage(msgspec.Struct):
    kind: str = msgspec.field(name="is")
    n: int = -1
    ask: Ask | None = None
    lines: list[Entry] = []
    id: str = ""
    code: str = ""


READ = msgspec.json.Decoder(ServerMessage)


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
                f"{load.server_of(self.table.id).socket}/{self.table.id}",
                compression=None,
                max_size=None,
                ping_interval=None,
                proxy=None,
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
            self.moves = (told.ask.moves or []) if told.ask is not None and not told.ask.answered else []
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
