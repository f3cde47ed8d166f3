"""Somebody who plays a seat over whatever network there is: reconnects, resends under the same id, never reloads."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from beagle import Rng
from tests.server.harness import HELLO
from tests.server.page import Inconsistent, Page

AGAIN = 0.02  # seconds until it tries to connect again
SILENCE = 0.25  # seconds without a word after which it asks again; longer on a machine that is slow to welcome it
LONGEST_SILENCE = 8.0
GIVE_UP = 3  # times it asks before it thinks that the connection is dead
TAKES_BACK = 12  # one in so many of its moves, where it may


@dataclass
class Intent:
    """Something it wants done once: however often it is sent, it is one thing."""

    id: str
    do: str
    n: int
    move: str = ""
    acknowledged: int = -1  # the number of entries it was told with
    refused: str = ""
    sent: int = 0
    acked: tuple[float, int] = (0.0, 0)  # when it was acknowledged, and on which of the robot's connections
    branch: bool = False  # it was wanted while others acted too: its entry comes when all have finished

    @property
    def open(self) -> bool:
        return self.acknowledged < 0 and not self.refused

    def message(self) -> str:
        body: dict[str, Any] = {"do": self.do, "id": self.id, "n": self.n}
        return json.dumps({**body, "move": self.move} if self.do == "play" else body)


@dataclass
class Robot:
    """A seat link, a page, and what it has wanted so far."""

    url: str
    table: str
    token: str
    seed: int
    pause: float = 0.01  # it thinks for up to twice as long
    page: Page = field(default_factory=Page)
    intents: list[Intent] = field(default_factory=list)
    quiet: bool = False  # it wants nothing new, but finishes what it does at once with others
    welcome: bool = False  # on the present connection
    odd: str = ""  # what it was told that cannot be
    connections: int = 0
    silence: float = SILENCE

    def __post_init__(self) -> None:
        self.rng = Rng(self.seed)
        self.key = f"the-key-of-robot-{self.seed}"  # with it the link works on, even if the welcome was lost

    @property
    def seat(self) -> int:
        return self.page.eyes

    @property
    def pending(self) -> Intent | None:
        return self.intents[-1] if self.intents and self.intents[-1].open else None

    @property
    def settled(self) -> bool:
        return self.welcome and self.pending is None

    async def run(self) -> None:
        """Until it is cancelled, or is told something that cannot be."""
        while not self.odd:
            self.silence = SILENCE if self.welcome else min(self.silence * 2, LONGEST_SILENCE)
            self.welcome = False
            try:
                async with connect(
                    self.url, compression=None, max_size=None, ping_interval=None, open_timeout=20, close_timeout=0.1
                ) as line:
                    self.connections += 1
                    await self.converse(line)
            except (OSError, TimeoutError, WebSocketException):
                pass
            except Inconsistent as odd:
                self.odd = str(odd)
            await asyncio.sleep(AGAIN)

    async def converse(self, line: ClientConnection) -> None:
        hello = {**HELLO, "table": self.table, "tokens": [self.token], "since": self.page.since, "key": self.key}
        await line.send(json.dumps(hello))
        asked = 0
        while asked < GIVE_UP:
            try:
                async with asyncio.timeout(self.silence):
                    text = await line.recv()
            except TimeoutError:
                asked += 1
                await self.ask_again(line)
                continue
            asked = 0
            assert isinstance(text, str)
            message = self.page.hear(text)
            if message["is"] == "welcome" and not self.welcome:
                self.welcome = True
                await self.ask_again(line)
            self.note(message)
            await self.want(line)

    async def ask_again(self, line: ClientConnection) -> None:
        """What has no answer yet is sent again; if there is nothing, it asks whether anybody is there."""
        pending = self.pending
        if not self.welcome:
            return
        if pending is None:
            await line.send(json.dumps({"do": "ping", "id": "there"}))
        else:
            await self.send(line, pending)

    async def send(self, line: ClientConnection, intent: Intent) -> None:
        intent.sent += 1
        await line.send(intent.message())

    def note(self, message: dict[str, Any]) -> None:
        for intent in self.intents:
            if intent.id == message.get("id"):
                if message["is"] == "done" and intent.acknowledged < 0:
                    intent.acknowledged = message["n"]
                    intent.acked = time.monotonic(), self.connections
                elif message["is"] == "refused":
                    intent.refused = message["code"]

    async def want(self, line: ClientConnection) -> None:
        """If it is asked and has not answered yet, it decides."""
        page = self.page
        if not self.settled or page.asked != page.eyes or not page.moves:
            return
        if self.quiet and not page.together:
            return
        if page.ask and page.ask.get("answered"):
            return  # the table does
        await asyncio.sleep(self.rng.below(100) / 50 * self.pause)
        id = f"s{page.eyes}-{len(self.intents)}-{self.seed}"
        if page.ask and page.ask.get("undo") == "free" and not self.rng.below(TAKES_BACK):
            intent = Intent(id, "undo", page.number)
        else:
            intent = Intent(id, "play", page.number, page.moves[self.rng.below(len(page.moves))])
        intent.branch = page.together
        self.intents.append(intent)
        await self.send(line, self.intents[-1])
