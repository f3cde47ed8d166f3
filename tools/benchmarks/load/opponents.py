"""Bots that think beside the people of a load run: at each table one person, who answers at once, and one bot."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from beagle.server import wire
from tools.benchmarks.load.people import READ

if TYPE_CHECKING:
    from tools.benchmarks.load.run import Load

OWN = 0  # the seat of the person; the bot has the other one


class Opponent:
    """A bot that is asked again as soon as it has answered.  When a game is over the next one begins."""

    def __init__(self, load: Load, bot: str, game: str, number: int) -> None:
        self.load = load
        self.bot = bot
        self.game = game
        self.dice = random.Random(number)
        self.count = 0
        self.asked_at: float | None = None  # when the bot was asked

    async def play(self) -> None:
        while True:
            table, token = await self.open()
            async with connect(self.load.server_of(table).socket, compression=None, max_size=None, proxy=None) as line:
                hello = wire.Hello(table, [token], 0, token[::-1], wire.PROTOCOL)
                await line.send(msgspec.json.encode(hello).decode())
                await self.whole_game(line)

    async def open(self) -> tuple[str, str]:
        """A table for two."""
        seats = [{"kind": "invited"}, {"kind": "bot", "bot": self.bot}]
        wish = {"game": self.game, "ruleset": self.load.rulesets[self.game], "seats": seats}
        made = (await self.load.hosts[0].post("/api/tables", json=wish)).raise_for_status().json()
        return made["table"], made["links"][str(OWN)]

    async def whole_game(self, line: ClientConnection) -> None:
        self.asked_at = None
        answered = -1
        async for text in line:
            told = READ.decode(text)
            if told.kind == "ended":
                return
            if told.kind not in ("welcome", "moved") or told.ask is None:
                continue
            self.note()
            if told.ask.moves:
                if told.ask.n == answered or told.ask.answered:
                    continue  # it came twice, or the table answers
                answered = told.ask.n
                self.count += 1
                move = self.dice.choice(told.ask.moves).move
                await line.send(msgspec.json.encode(wire.Play(f"b{self.count}", answered, move)).decode())
            elif told.ask.seat != OWN:
                self.asked_at = time.perf_counter()

    def note(self) -> None:
        """Something has happened: if the bot was asked, it has answered."""
        if self.asked_at is not None:
            self.load.thinking.append(time.perf_counter() - self.asked_at)
            self.asked_at = None
