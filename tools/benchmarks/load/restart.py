"""How long a server with many running games takes to start."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec

from beagle.games import game as game_of
from beagle.play.fair import Deals
from beagle.server import tokens
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
from tools.benchmarks.load.figures import Figures
from tools.benchmarks.load.people import SEATS
from tools.benchmarks.load.run import RULESET

DISTINCT = 20  # games played for the restart; the tables are copies of them
MOVES = 100  # of each


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
            taken = await store.take(row.id)
            assert taken is not None
            await store.append(taken.claim, msgspec.structs.replace(row, entries=history.n), history.entries)
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
