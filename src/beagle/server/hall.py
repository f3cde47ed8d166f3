"""All tables: those in memory, those in the store; opening, finding, closing them."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from contextlib import suppress
from typing import Any, Final

import msgspec

from beagle.fair import SECRET_BYTES, Deals
from beagle.games import game as game_of
from beagle.kernel.table import NOBODY
from beagle.server import tokens
from beagle.server.buckets import LIFTED, Limits
from beagle.server.config import Settings
from beagle.server.growing import Room, Waiting
from beagle.server.heavy import Lane
from beagle.server.limits import (
    LOBBY_TABLES,
    OUTBOXES_BYTES,
    PASTES_WAITING,
    REPLAYS_BYTES,
    TABLES_OF_VISITOR,
    VISITOR_LIST,
)
from beagle.server.live.history import Broken, History
from beagle.server.live.refusing import No
from beagle.server.live.seating import begin_if_full
from beagle.server.live.table import LiveTable
from beagle.server.logs import log
from beagle.server.made import once_a_second
from beagle.server.metrics import Metrics
from beagle.server.opening import SeatWish, Wish, check_wish, make_seat
from beagle.server.pace import Pace
from beagle.server.rubbish import Rubbish
from beagle.server.store.contract import (
    BOT,
    CLOSED,
    DAY,
    GATHERING,
    OVER,
    PLAYING,
    Entry,
    SeatRow,
    Store,
    StoreError,
    TableRow,
    Visitor,
)
from beagle.server.sweeping import Sweeper
from beagle.server.workers import Workers

PING_SECONDS: Final = 1.0


class Hall:
    """The tables of one server process."""

    def __init__(self, settings: Settings, store: Store, workers: Workers, metrics: Metrics, limits: Limits) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.limits = limits
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.dice = random.SystemRandom()  # for delays; what is dealt comes from a table's secret
        self.pace = Pace(self.dice)
        self.sweeper = Sweeper(self)
        self.rubbish = Rubbish()
        self.pastes = Lane(PASTES_WAITING)  # what strangers give us to play again
        self.thinking = Lane(LIFTED)  # what tables need to go on: never refused
        self.reading = Lane(LIFTED)  # games from the store
        self.replays_in_memory = Room(REPLAYS_BYTES)
        self.metrics_text = once_a_second(metrics.text, self.tick)
        self.outboxes = Waiting(OUTBOXES_BYTES)
        self.trying = asyncio.Lock()
        self.tried = -PING_SECONDS  # when the store could last be written
        self.listing: asyncio.Task[dict[str, Any]] | None = None  # the lists for all, while they are put together

    def now(self) -> float:
        """The time of day, for people."""
        return time.time()

    def tick(self) -> float:
        """The time that clocks measure."""
        return time.monotonic()

    def delay(self, between: tuple[float, float]) -> float:
        return self.dice.uniform(*between)

    async def start(self) -> None:
        """Games whose clock runs go on: their bots play, their flags may fall."""
        for id in await self.store.running():
            with suppress(No):
                await self.table(id)
        self.rubbish.start()
        await self.sweeper.start()

    async def stop(self) -> None:
        self.sweeper.stop()
        self.rubbish.stop()
        for table in list(self.live.values()):
            async with table.lock:  # what was begun is finished
                table.stop()

    # Finding

    async def table(self, id: str) -> LiveTable:
        """A table, from memory or from the store."""
        table = self.live.get(id)
        if table is not None:
            return table
        try:
            async with self.loading.setdefault(id, asyncio.Lock()):
                if id not in self.live:
                    table = await self.load(id)
                    async with table.lock:
                        await table.go_on()
                    if id in self.live:  # somebody whose turn to load it had come was quicker
                        table.stop()
                    self.live.setdefault(id, table)
                    self.metrics.live_tables(len(self.live))
                return self.live[id]
        finally:
            self.loading.pop(id, None)

    async def load(self, id: str) -> LiveTable:
        found = await self.store.table(id)
        if found is None:
            raise No("no-such-table")
        row, seats = found
        table = LiveTable(self, row, seats, await self.name_of(row.owner), await self.store.chat(id))
        if row.start and row.status != GATHERING:
            entries = await self.store.entries(id)
            try:
                history = History(game_of(row.game), row.start, row.seats, Deals(row.secret))
                await self.reading.run(lambda: history.load(entries, row.version))
            except (Broken, ValueError, LookupError) as broken:  # of a game or with components that are gone, too
                log.exception("a stored game cannot be replayed")
                raise No("cannot-read") from broken
            table.load(history)
        return table

    def forget(self, table: LiveTable) -> None:
        """Whoever asks for it next gets it from the store again."""
        table.stop()
        self.live.pop(table.row.id, None)
        self.metrics.live_tables(len(self.live))

    def cut_off(self, visitor: str, but: bytes) -> None:
        """The connections of this visitor's other devices end: what they still are, they are without the visitor."""
        for table in self.live.values():
            for viewer in [one for one in table.viewers if one.visitor == visitor and one.device != but]:
                viewer.hang_up()

    async def can_write(self) -> None:
        """Raises if nothing can be written.  Tried once a second at most: whoever asks must not wear out the disk."""
        async with self.trying:
            if self.tick() - self.tried >= PING_SECONDS:
                await self.store.ping()
                self.tried = self.tick()

    async def seen(self, visitor: Visitor | None) -> None:
        """A visitor is here: remembered once a day, so that nobody is forgotten who comes back."""
        if visitor is not None and self.now() - visitor.seen > DAY:
            with suppress(StoreError):  # who can only read may still read
                await self.store.see_visitor(visitor.id, self.now())

    async def name_of(self, visitor: str) -> str:
        found = await self.store.visitor(visitor) if visitor else None
        return found.name if found else ""

    async def append(self, row: TableRow, entries: list[Entry], seats: list[SeatRow] | None) -> None:
        with self.metrics.appending(len(entries)):
            await self.store.append(row, entries, seats)

    async def think(self, bot: str, row: TableRow, seat: int, view: str, moves: list[str]) -> str | None:
        """What a bot would do; None if it does not answer in time or properly.  The more wait, the less each thinks."""
        seed, budget = secrets.randbits(32), self.settings.bot_seconds / 2 / max(1.0, self.workers.crowd)
        whose = {"owner": row.owner or row.id, "table": row.id}
        return await self.workers.choose(bot, row.game, row.ruleset, seat, view, moves, seed, budget, **whose)

    # Opening

    async def open_table(self, wish: Wish, visitor: Visitor) -> tuple[str, dict[int, str]]:
        """A new table of this visitor: its id, and the tokens of its seat links by seat."""
        if await self.store.count_tables(visitor.id) >= TABLES_OF_VISITOR:
            raise No("too-many-tables")
        opening = await self.pastes.run(lambda: check_wish(wish))  # a record is played again: tables go on meanwhile
        seats, links = [], {}
        for number, seat_wish in enumerate(wish.seats):
            seat, token = make_seat(number, seat_wish, visitor.id, visitor.name)
            seats.append(seat)
            if token:
                links[number] = token
        now = self.now()
        row = TableRow(
            id=tokens.new_table_id(),
            game=wish.game,
            ruleset=opening.ruleset,
            seats=len(seats),
            owner=visitor.id,
            made=now,
            touched=now,
            public=wish.public,
            spectators=wish.spectators,
            clock=wish.clock,
            secret=secrets.token_bytes(SECRET_BYTES),
            start=opening.start,
            given=bool(opening.start),
        )
        await self.add_table(row, seats)
        return row.id, links

    async def add_table(self, row: TableRow, seats: list[SeatRow]) -> LiveTable:
        """Store it; if nobody is missing the game begins."""
        await self.store.add_table(row, seats)
        table = await self.table(row.id)
        async with table.lock:
            await begin_if_full(table)
        return table

    async def make_seat(self, number: int, kind: str, bot: str, name: str, visitor: str) -> tuple[SeatRow, str]:
        return make_seat(number, SeatWish(kind, bot, name), visitor, await self.name_of(visitor))

    # Closing

    async def close_table(self, table: LiveTable) -> None:
        row = msgspec.structs.replace(table.row, status=CLOSED, actor=NOBODY, touched=self.now())
        await self.store.save_table(row, table.seats)
        table.row = row
        table.stop()
        table.tell_change()

    # Lists

    async def lobby(self, visitor: str) -> dict[str, Any]:
        """Tables to join, games to watch, those that are over, and one's own."""
        if self.listing is None or self.listing.done():
            self.listing = asyncio.create_task(self.public_lists())
        lists = await asyncio.shield(self.listing)
        mine = await self.store.tables_of(visitor, VISITOR_LIST) if visitor else []
        return {**lists, "mine": [self.listed(found, visitor) for found in mine]}

    async def public_lists(self) -> dict[str, Any]:
        """What everybody sees: the same for all, so it is put together once for all who ask meanwhile."""
        shown = {
            "open": await self.store.lobby(GATHERING, LOBBY_TABLES),
            "running": [found for found in await self.store.lobby(PLAYING, LOBBY_TABLES) if found[0].spectators],
            "over": [found for found in await self.store.lobby(OVER, LOBBY_TABLES) if found[0].spectators],
        }
        return {name: [self.listed(found, "") for found in tables] for name, tables in shown.items()}

    def listed(self, found: tuple[TableRow, list[SeatRow]], visitor: str) -> dict[str, Any]:
        """A table as a line of a list: nothing secret, and for its own people whose move it is."""
        row, seats = found
        line: dict[str, Any] = {
            "id": row.id,
            "game": row.game,
            "ruleset": row.ruleset,
            "status": row.status,
            "made": row.made,
            "touched": row.touched,
            "clock": row.clock,
            "entries": row.entries,
            "seats": [
                {"name": seat.name, "kind": seat.kind, "bot": seat.bot, "taken": bool(seat.visitor) or seat.kind == BOT}
                for seat in seats
            ],
            "actor": row.actor,
            "public": row.public,
            "given": row.given,
        }
        if row.result:
            line["result"] = msgspec.Raw(row.result.encode())
        if visitor:
            line["owner"] = row.owner == visitor
            line["mine"] = [seat.number for seat in seats if seat.visitor == visitor]
        return line
