"""A bad network between clients and the server: seeded, so that the same weather comes again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import WebSocketException

PLAIN = {"compression": None, "max_size": None, "ping_interval": None, "close_timeout": 0.05}
LATEST = 0.08  # seconds by which a message is late
DEAD = 1.5  # seconds for which a half-open connection stays open


@dataclass
class Weather:
    """How probable each mishap is, for each message that a client sends."""

    drop: float = 0.05
    double: float = 0.1
    delay: float = 0.15  # others overtake it
    cut: float = 0.03  # the connection breaks, before or after the message has arrived
    half_open: float = 0.03  # neither side hears the other any more, and nobody is told
    met: dict[str, int] = field(default_factory=dict)

    def fate(self, rng: random.Random) -> str:
        left = rng.random()
        for name in ("drop", "double", "delay", "cut", "half_open"):
            chance = getattr(self, name)
            if left < chance:
                self.met[name] = self.met.get(name, 0) + 1
                return name
            left -= chance
        return ""


CALM = Weather(0, 0, 0, 0, 0)


class Line:
    """One client's connection through the proxy."""

    def __init__(self, proxy: Proxy, client: ServerConnection, server: ClientConnection) -> None:
        self.proxy = proxy
        self.client = client
        self.server = server
        self.dead = False
        self.late: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        ways = [asyncio.create_task(self.up()), asyncio.create_task(self.down())]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for task in [*ways, *self.late]:
            task.cancel()
        await asyncio.gather(*ways, *self.late, return_exceptions=True)
        self.client.transport.abort()
        self.server.transport.abort()

    async def down(self) -> None:
        """What the server says comes in order, or not at all."""
        with suppress(WebSocketException, OSError):
            async for text in self.server:
                if not self.dead:
                    await self.client.send(text)

    async def up(self) -> None:
        with suppress(WebSocketException, OSError):
            async for text in self.client:
                if self.dead:
                    continue
                if not await self.carry(text, self.proxy.weather.fate(self.proxy.rng)):
                    return

    async def carry(self, text: str | bytes, fate: str) -> bool:
        """One message; whether the connection is still there after it."""
        rng = self.proxy.rng
        if fate == "delay":
            self.later(self.send_late(text, rng.uniform(0, LATEST)))
        elif fate == "half_open":
            if rng.random() < 0.5:
                await self.server.send(text)  # it is heard, and its answer is not
            self.dead = True
            self.later(self.end_late(rng.uniform(0, DEAD)))
        elif fate == "cut":
            if rng.random() < 0.5:
                await self.server.send(text)
                await asyncio.sleep(rng.uniform(0, 0.01))
            return False
        elif fate != "drop":
            await self.server.send(text)
            if fate == "double":
                self.later(self.send_late(text, rng.uniform(0, LATEST)))
        return True

    def later(self, doing: asyncio.Future[None] | object) -> None:
        self.late.add(asyncio.ensure_future(doing))  # type: ignore[arg-type]

    async def send_late(self, text: str | bytes, seconds: float) -> None:
        await asyncio.sleep(seconds)
        with suppress(WebSocketException, OSError):
            await self.server.send(text)

    async def end_late(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.server.transport.abort()


class Proxy:
    """It stands between some clients and a server.  `weather` may change at any time."""

    def __init__(self, server: str, seed: int, weather: Weather) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.weather = weather
        self.listening: Server | None = None

    @property
    def url(self) -> str:
        assert self.listening is not None
        [port] = {socket.getsockname()[1] for socket in self.listening.sockets}
        return f"ws://127.0.0.1:{port}/ws"

    async def handle(self, client: ServerConnection) -> None:
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(self.server, **PLAIN) as server:  # type: ignore[arg-type]
                await Line(self, client, server).run()


@asynccontextmanager
async def between(server: str, seed: int, weather: Weather) -> AsyncIterator[Proxy]:
    proxy = Proxy(server, seed, weather)
    async with serve(proxy.handle, "127.0.0.1", 0, **PLAIN) as listening:  # type: ignore[arg-type]
        proxy.listening = listening
        yield proxy
