"""All tables, in memory and in the store: opening, finding and closing them."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

from beagle.games import GAMES
from beagle.games import game as game_of
from beagle.kernel.message import Message
from beagle.kernel.text import NotationError
from beagle.play.fair import SECRET_BYTES, Deals
from beagle.play.older import Older
from beagle.server import offering, tokens
from beagle.server.announcing import Announcer
from beagle.server.buckets import LIFTED, Limits
from beagle.server.cluster import CUT_OFF, CUT_OFF_ONE, NO_DEVICE, Cluster, Elsewhere
from beagle.server.config import Settings
from beagle.server.counting import Counting
from beagle.server.draining import Draining
from beagle.server.gc_policy import GcPolicy
from beagle.server.growing import Room, Waiting
from beagle.server.heart import Heart
from beagle.server.heavy import Lane
from beagle.server.limits import PASTES_WAITING, TABLES_OF_VISITOR
from beagle.server.lists import Lists
from beagle.server.live import carrying
from beagle.server.live.history import History
from beagle.server.live.older import closed_for_rules, ended
from beagle.server.live.reading_back import Broken
from beagle.server.live.seating import begin_if_full
from beagle.server.live.table import LiveTable
from beagle.server.live.upgrading import meet_rules
from beagle.server.live.viewer import Viewer
from beagle.server.logs import log
from beagle.server.made import once_a_second
from beagle.server.metrics import Metrics
from beagle.server.names import PLACES, apart, named
from beagle.server.notices.service import Notices
from beagle.server.notices.watching import Watch
from beagle.server.opening import SeatWish, Wish, check_wish, make_seat
from beagle.server.pace import Pace
from beagle.server.picture import Pictures
from beagle.server.refusing import IN_DOUBT, Refused
from beagle.server.seen import Days
from beagle.server.store.contract import (
    GATHERING,
    NO_CLOCK,
    OVER,
    PLAYING,
    SUBSTITUTE,
    Claim,
    Damaged,
    Entry,
    NoSuchTable,
    SeatRow,
    Store,
    StoreError,
    TableRow,
    Taken,
    TooMany,
    Visitor,
)
from beagle.server.sweeping import Sweeper
from beagle.server.wire import FromServer
from beagle.server.workers import Workers

PING_SECONDS: Final = 1.0
NEVER: Final = float("-inf")
FOR_NOW: Final = ("busy", "cannot-write", IN_DOUBT)  # refusals that end by themselves


def said_by(row: TableRow) -> tuple[int | None, list[int] | None]:
    """What a row says about its game: who has to move, or the final points."""
    end = ended(row) if row.status == OVER else None
    return (row.actor if row.status == PLAYING else None), (None if end is None else end.scores)


def unreadable(row: TableRow, error: NotationError) -> Message | None:
    """The words for a first position that can't be read, if that is because the rules have changed."""
    game = game_of(row.game)
    return Older(game, row.version).start(error).message() if row.version < game.version else None


class TableManager:
    """The tables of one server process."""

    def __init__(self, settings: Settings, store: Store, workers: Workers, metrics: Metrics, limits: Limits) -> None:
        self.settings = settings
        self.store = store
        self.workers, self.advise = workers, workers.advise
        self.metrics = metrics
        self.limits = limits
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.dice = random.SystemRandom()  # for delays; deals come from a table's secret
        self.pace = Pace(self.dice)
        self.sweeper = Sweeper(self)
        self.cluster = Cluster(self)
        self.counting = Counting(self)
        self.gc_policy = GcPolicy()
        self.pastes = Lane(PASTES_WAITING)  # replays of what strangers paste
        self.thinking = Lane(LIFTED)  # what tables need to go on: never refused
        self.reading = Lane(LIFTED)  # games from the store
        self.replays_in_memory = Room()
        self.pictures = Pictures()
        self.metrics_text = once_a_second(metrics.shown, self.tick)
        self.outboxes = Waiting()
        self.days = Days()
        self.trying = asyncio.Lock()
        self.tried = NEVER  # when a write to the store last succeeded
        self.meeting: asyncio.Task[None] | None = None  # moves games of older rules to the current ones
        self.heart = Heart(time.monotonic)
        self.unread: dict[str, None] = {}  # tables found to be damaged
        self.say_unread: Callable[[list[str]], None] | None = None  # how the host is told about each, once
        self.tasks: set[asyncio.Task[None]] = set()
        self.lists = Lists(self)
        self.notices = Notices(settings, store, limits, lambda: self.now())
        self.watching = Watch(self)
        self.announcer = Announcer(self)
        self.draining = Draining(self)
        self.copying = asyncio.Lock()  # one copy of the database at a time

    def now(self) -> float:
        """The time of day, for people."""
        return time.time()

    def tick(self) -> float:
        """The time that clocks measure: standstills aren't charged to anybody."""
        return self.heart.now()

    def delay(self, between: tuple[float, float]) -> float:
        return self.dice.uniform(*between)

    async def start(self) -> None:
        """Games whose clock runs continue: their bots play, their flags may fall."""
        self.heart.start()
        self.cluster.start()
        await self.wake()
        self.gc_policy.start()
        await self.sweeper.start()
        await self.notices.start()
        self.counting.start()
        self.meeting = asyncio.create_task(self.meet_new_rules())

    async def wake(self) -> None:
        """Load the games whose clock runs.  The host is told about all unreadable ones at once."""
        say, self.say_unread = self.say_unread, None
        for id in await self.store.running():
            with suppress(Refused):
                await self.table(id, ask=False)
        self.say_unread = say
        if self.unread and say is not None:
            say(list(self.unread))

    def found_unread(self, id: str) -> None:
        """This table can't be read: the host is told, once."""
        if id not in self.unread:
            self.unread[id] = None
            log.exception("a stored game cannot be read")
            if self.say_unread is not None:
                self.say_unread([id])

    async def stop(self) -> None:
        self.heart.stop()
        self.sweeper.stop()
        self.counting.stop_all()
        self.gc_policy.stop()
        await self.notices.stop()
        if self.meeting is not None:
            self.meeting.cancel()
        for task in list(self.tasks):
            task.cancel()
        await self.cluster.stop()
        for table in list(self.live.values()):
            async with table.lock:  # let running work finish
                table.stop()

    # Finding

    async def table(self, id: str, ask: bool = True) -> LiveTable:
        """A table, from memory or from the store.  If another server has it, that one is asked to give it."""
        table = self.live.get(id)
        if table is not None:
            return table
        self.draining.must_have_tables()
        if ask:
            self.cluster.wanted.add(id)
        if id not in self.loading:  # it is taken once for all who wait: a second claim would end the first
            self.loading[id] = asyncio.create_task(self.load_alone(id))
        return await asyncio.shield(self.loading[id])

    async def load_alone(self, id: str) -> LiveTable:
        try:
            while True:
                table = await self.load(id)
                async with table.lock:
                    await meet_rules(table)
                    await table.ledger.go_on()
                if not self.cluster.is_snatched(table):
                    break
                self.leave_memory(table)  # what was said of it came too early: those who wait would see an old table
            self.live[id] = table
            self.metrics.live_tables(len(self.live))
            return table
        finally:
            del self.loading[id]
            self.cluster.wanted.discard(id)
            self.cluster.snatched.pop(id, None)

    async def load(self, id: str) -> LiveTable:
        try:
            return await self.load_whole(id)
        except (Damaged, Broken, ValueError, TypeError, LookupError) as broken:
            # also if the game or some of its components no longer exist, or pages of the database are corrupt
            self.found_unread(id)
            raise Refused("cannot-read") from broken
        except StoreError as error:
            raise Refused("busy") from error

    async def load_whole(self, id: str) -> LiveTable:
        try:
            return await self.made_of(await self.cluster.take(id))
        except NoSuchTable:
            raise Refused("no-such-table") from None

    async def look(self, id: str) -> LiveTable:
        """A table to read from.  If another server may have it, it is not taken, and can't be changed."""
        if id in self.live or not self.store.shared:
            return await self.table(id)
        found = await self.store.look(id)
        if found is None:
            raise Refused("no-such-table")
        try:
            return await self.made_of(found)
        except (Damaged, Broken, ValueError, TypeError, LookupError) as broken:
            raise Refused("cannot-read") from broken

    async def made_of(self, taken: Taken) -> LiveTable:
        id, table, row, entries = taken.row.id, LiveTable(self, taken), taken.row, taken.entries
        if row.start and row.status != GATHERING:
            try:
                history = History(game_of(row.game), row.start, row.seats, Deals(row.secret))
                await self.reading.run(lambda: history.load(entries, row.version, *said_by(row)))
            except NotationError as error:  # maybe of older rules: then both versions are named
                self.found_unread(id)
                raise Refused("cannot-read", unreadable(row, error)) from error
            if history.stop is not None and row.position:
                history.stand_at(row.position)
            if row.status == PLAYING:
                history.load_branches(taken.branches)
            table.ledger.load(history)
            if table.data.clocks.slow:
                await self.watching.go_by_calendar(table)
            else:
                table.data.think_on(taken.thinking)
            table.data.played_out = await self.played_out(row)
        carrying.unpack(table, taken.carried)
        return table

    async def played_out(self, row: TableRow) -> bool:
        """Was this table closed because of its rules, and is the continued game over?"""
        next_one = await self.store.table(row.rematch) if row.rematch and closed_for_rules(row) else None
        return next_one is not None and next_one[0].continues and next_one[0].status == OVER

    async def meet_new_rules(self) -> None:
        """After the rules have changed: unfinished games continue under the new ones, or are closed."""
        for game in GAMES.values():
            for id in await self.store.of_older_rules(game.name, game.version):
                with suppress(Refused):  # it is tried again when somebody comes
                    table = await self.table(id, ask=False)
                    if table.quiet():
                        self.forget(table)

    def forget(self, table: LiveTable) -> None:
        """The next request for it loads it from the store again."""
        self.leave_memory(table)
        self.later(self.give(table.data.claim))

    def leave_memory(self, table: LiveTable) -> None:
        table.stop()
        table.gone = True
        if self.live.get(table.row.id) is table:
            del self.live[table.row.id]
        self.metrics.live_tables(len(self.live))

    def drop(self, table: LiveTable) -> None:
        """Another server has it, or may have it: everybody who looks comes back and is shown what is stored."""
        self.leave_memory(table)
        for viewer in table.viewers:
            viewer.come_back()

    async def give(self, claim: Claim) -> None:
        with suppress(StoreError):  # the next one who takes the table ends the claim anyway
            await self.store.give(claim)

    def ended(self, table: LiveTable) -> None:
        """Its game has just come to its end: what decided it is counted."""
        self.counting.game_ended(table)

    def lose(self, table: LiveTable) -> None:
        """Somebody else has written this table, or nobody knows what is stored: it is loaded again."""
        self.leave_memory(table)
        if table.row.status == PLAYING and table.row.clock.kind != NO_CLOCK:
            self.later(self.load_again(table.row.id))

    async def load_again(self, id: str) -> None:
        """A game whose clock runs goes on by itself, as soon as it can be read; here, or where it is now."""
        while True:
            try:
                await self.table(id, ask=False)
                return
            except Elsewhere:
                return
            except Refused as refused:
                if refused.code not in FOR_NOW:
                    return
            await asyncio.sleep(PING_SECONDS)

    def watch(self, table: LiveTable) -> None:
        """Something has happened there: somebody may have to be called, or needn't come any more."""
        self.watching.changed(table)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this meanwhile."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def cut_off(self, visitor: str, but: bytes) -> None:
        """Close the connections of this visitor's other devices, also at other servers: they keep only the rights they
        have without the visitor."""
        self.hang_up(visitor, but)
        with suppress(StoreError):
            await self.store.tell_others(f"{CUT_OFF} {visitor} {but.hex() or NO_DEVICE}")

    def hang_up(self, visitor: str, but: bytes) -> None:
        for _, viewer in self.viewers_of(visitor):
            if viewer.device != but:
                viewer.hang_up()

    async def cut_off_device(self, visitor: str, device: bytes) -> None:
        """Close the connections of one device of this visitor, also at other servers."""
        self.hang_up_device(visitor, device)
        with suppress(StoreError):
            await self.store.tell_others(f"{CUT_OFF_ONE} {visitor} {device.hex()}")

    def hang_up_device(self, visitor: str, device: bytes) -> None:
        for _, viewer in self.viewers_of(visitor):
            if viewer.device == device:
                viewer.hang_up()

    def viewers_of(self, visitor: str) -> list[tuple[LiveTable, Viewer]]:
        """The open connections of this visitor, at all tables."""
        return [(table, one) for table in self.live.values() for one in table.viewers if one.visitor == visitor]

    async def can_write(self) -> None:
        """Raises if nothing can be written.  Tried at most once a second, so that requests can't wear out the disk."""
        async with self.trying:
            if self.tick() - self.tried >= PING_SECONDS:
                await self.store.ping()
                self.tried = self.tick()

    def write_failed(self) -> None:
        """Something couldn't be written: the last successful try no longer counts."""
        self.tried = NEVER

    async def seen(self, visitor: Visitor | None, device: bytes) -> None:
        """A visitor is here: stored once a day, so that no visitor or device that comes back is deleted."""
        if visitor is not None and self.days.first(device, self.now()):
            with suppress(StoreError):  # somebody who only reads may still read
                await self.store.see_visitor(visitor.id, self.now(), device)

    async def must_be_welcome(self, visitor: Visitor | None) -> None:
        """Refused if the host has banned them."""
        if visitor is not None and await self.store.is_banned(visitor.id):
            raise Refused("banned")

    def tell_visitor(self, visitor: str, reply: FromServer, but: bytes) -> None:
        """Send this to all open pages of a visitor, except those of one device."""
        for _, viewer in self.viewers_of(visitor):
            if viewer.device != but:
                viewer.send(reply)

    async def name_of(self, visitor: str) -> str:
        found = await self.store.visitor(visitor) if visitor else None
        return found.name if found else ""

    async def append(
        self, claim: Claim, row: TableRow, entries: list[Entry], seats: list[SeatRow] | None, joined: bool = False
    ) -> None:
        with self.appending(len(entries)):
            await self.store.append(claim, row, entries, seats, joined)

    async def append_on_branch(self, claim: Claim, row: TableRow, entries: list[Entry]) -> None:
        with self.appending(len(entries)):
            await self.store.append_on_branch(claim, row, entries)

    @contextmanager
    def appending(self, entries: int) -> Iterator[None]:
        try:
            with self.metrics.appending(entries):
                yield
        except StoreError:
            self.write_failed()
            raise

    async def think(
        self, bot: str, row: TableRow, seat: int, view: str, moves: list[str], memory: Sequence[int] = ()
    ) -> str | None:
        """What a bot would do; None if it doesn't answer in time or properly.  The more wait, the less each thinks."""
        seed, budget = secrets.randbits(32), self.settings.bot_seconds / 2 / max(1.0, self.workers.crowd)
        owner = row.owner or row.id
        return await self.workers.choose(
            bot, row.game, row.ruleset, seat, view, moves, seed, budget, owner, row.id, memory
        )

    # Opening

    async def open_table(self, wish: Wish, visitor: Visitor) -> tuple[str, dict[int, str]]:
        """A new table of this visitor: its id, and the tokens of its seat links by seat."""
        opening = await self.pastes.run(lambda: check_wish(wish))  # a record is replayed: tables go on meanwhile
        seats, links = [], {}
        for number, seat_wish in enumerate(wish.seats):
            self.check_level(seat_wish.bot, wish.game, opening.ruleset, len(wish.seats))
            seat, token = make_seat(number, seat_wish, visitor.id, visitor.name)
            seats.append(seat)
            if token:
                links[number] = token
        self.check_level(wish.substitute, wish.game, opening.ruleset, len(wish.seats))
        seats = apart(seats)
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
            name=named(wish.name) or self.dice.choice(PLACES),
            practice=wish.practice,
            substitute=wish.substitute or SUBSTITUTE,
        )
        await self.add_table(row, seats)
        return row.id, links

    async def add_table(self, row: TableRow, seats: list[SeatRow]) -> LiveTable:
        """Store it; if nobody is missing, the game starts."""
        self.draining.must_be_off()
        try:
            await self.store.add_table(row, seats, TABLES_OF_VISITOR)
        except TooMany as error:
            raise Refused("too-many-tables") from error
        table = await self.table(row.id)
        async with table.lock:
            await begin_if_full(table)
        return table

    def check_level(self, bot: str, game: str, ruleset: str, seats: int) -> None:
        """Refused: this level of bots isn't offered at such a table."""
        offering.check_level(bot, game, ruleset, seats, self.pace.most(bot), self.settings.bot_seconds)

    async def make_seat(self, number: int, kind: str, bot: str, name: str, visitor: str) -> tuple[SeatRow, str]:
        return make_seat(number, SeatWish(kind, bot, name), visitor, await self.name_of(visitor))
