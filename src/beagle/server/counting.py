"""Counting the reviews of finished games: one after another, in small pieces, after everything bots have to do.

A piece is a question to a bot's worker.  What it found is kept here and stored every few seconds, so a killed worker
costs one piece, and a server that starts again, or another one, goes on where this one was.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import zlib
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from beagle.games import game as game_of
from beagle.kernel.cards import WHOLE
from beagle.kernel.rng import Rng
from beagle.play.match import ReplayError
from beagle.play.record import Record
from beagle.review.moments import OPEN, NotReviewable
from beagle.review.outlook import imagination, reference_at
from beagle.review.reviewing import FINE, QUICK, ROUGH, Reviewer, Setting, heading_of
from beagle.review.river import River, river_of
from beagle.server.heavy import Lane
from beagle.server.limits import (
    ANSWER_BYTES,
    PASTES_WAITING,
    REVIEW_ANSWERS,
    REVIEW_BYTES,
    REVIEW_GAMES,
    REVIEW_HEADINGS,
    REVIEW_LEASE,
    REVIEW_LINES,
    REVIEW_SAVES,
    REVIEW_TRIES,
    REVIEWS_WAITING,
)
from beagle.server.live.table import LiveTable
from beagle.server.logs import log
from beagle.server.refusing import Refused
from beagle.server.replays import record_of
from beagle.server.review_shape import shape
from beagle.server.store.contract import BOT, FOR_EVER, OVER, ReviewRow, StoreError
from beagle.server.worker import Lines, ReviewWork

if TYPE_CHECKING:
    from beagle.server.table_manager import TableManager

STEPS: Final = 12
GOING: Final = ("queued", "counting")
SETTINGS: Final = {"quick": QUICK, "rough": ROUGH}


class Known(Struct):
    """What is known of a review: how far it is, and the lines that were found."""

    row: ReviewRow
    lines: Lines

    @property
    def version(self) -> str:
        """What is counted is told in some steps, not with every piece: each answer costs time too."""
        going = self.row.state in GOING
        return f"{self.row.heading}-{int(STEPS * self.row.done) if going else len(self.lines)}-{self.row.state}"


def pack(lines: Lines) -> bytes:
    return zlib.compress(msgspec.json.encode(lines), 6)


def unpack(content: bytes) -> Lines:
    """The lines that were stored; none if they can't be read: then they are counted again."""
    if not content:
        return []
    try:
        return msgspec.json.decode(zlib.decompress(content), type=Lines)
    except (zlib.error, msgspec.MsgspecError):
        return []


def short(heading: dict[str, Any]) -> str:
    """All that a review depends on, in a few letters."""
    return hashlib.sha256(json.dumps(heading, sort_keys=True).encode()).hexdigest()[:20]


class Counting:
    """The reviews of one server."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.holder = secrets.token_hex(8)
        self.queue: OrderedDict[str, None] = OrderedDict()
        self.now: Known | None = None  # what is being counted
        self.ready = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.piece: asyncio.Task[Any] | None = None
        self.most = REVIEW_LINES
        self.ending: set[str] = set()  # games that have just ended, and are queued in a moment
        self.building = Lane(PASTES_WAITING)
        self.headings: OrderedDict[tuple[str, bool], str] = OrderedDict()
        self.games: OrderedDict[tuple[str, bool], Reviewer] = OrderedDict()
        self.answers: OrderedDict[tuple[str, str, int], bytes] = OrderedDict()

    def start(self) -> None:
        self.task = asyncio.create_task(self.count_for_ever())

    def stop_all(self) -> None:
        """What is not finished goes on after the next start, or at another server."""
        if self.task is not None:
            self.task.cancel()

    def setting_of(self, fine: bool) -> Setting:
        return FINE if fine else SETTINGS[self.manager.settings.review_detail]

    # Asking

    def game_ended(self, table: LiveTable) -> None:
        """It is reviewed by itself, if people played it and there is room."""
        if self.manager.settings.review_seconds and any(seat.kind != BOT for seat in table.seats):
            self.ending.add(table.row.id)
            self.manager.later(self.begin_at_end(table))

    async def begin_at_end(self, table: LiveTable) -> None:
        try:
            with suppress(Refused, StoreError):
                await self.begin(table, fine=False)
        finally:
            self.ending.discard(table.row.id)

    async def begin(self, table: LiveTable, fine: bool) -> None:
        """Count it, or go on; nothing happens if that is going on, or has been done."""
        if not self.manager.settings.review_seconds:
            raise Refused("no-reviews")
        heading = await self.heading_now(table, fine)
        stored = await self.manager.store.review(table.row.id)
        same = stored is not None and stored.heading == heading
        if stored is not None and same and (stored.state in (*GOING, "done", "impossible") or self.used_up(stored)):
            if stored.state in GOING:
                self.put(table.row.id)
            return
        if len(self.queue) >= REVIEWS_WAITING:
            raise Refused("busy")
        spent = stored.spent if stored is not None else 0.0
        kept = stored.content if stored is not None and same else b""
        done = stored.done if stored is not None and same else 0.0
        if spent >= self.manager.settings.review_seconds:
            raise Refused("review-used-up")
        row = ReviewRow(table.row.id, heading, fine, "queued", "", done, spent, kept, self.manager.now())
        if await self.manager.store.queue_review(row, self.holder, await self.lost_before()):
            self.put(table.row.id)

    def used_up(self, row: ReviewRow) -> bool:
        return row.spent >= self.manager.settings.review_seconds

    def put(self, id: str) -> None:
        self.queue[id] = None
        self.ready.set()

    async def stop(self, id: str) -> None:
        """Somebody doesn't want to wait: what was counted stays."""
        self.queue.pop(id, None)
        if self.now is not None and self.now.row.table == id:
            await self.save("stopped")
            if self.piece is not None:
                self.piece.cancel()
        await self.manager.store.stop_review(id)

    async def known(self, table: LiveTable) -> Known | None:
        """How far it is: what is counted here is newer than what is stored.  None: nothing of today's numbers."""
        id = table.row.id
        if self.now is not None and self.now.row.table == id:
            return msgspec.structs.replace(self.now)
        stored = await self.manager.store.review(id)
        if stored is None or stored.heading != await self.heading_now(table, stored.fine):
            return None
        return Known(stored, unpack(stored.content))

    async def heading_now(self, table: LiveTable, fine: bool) -> str:
        """What the review of this game depends on now; it doesn't change while this server runs."""
        key = (table.row.id, fine)
        if key not in self.headings:
            record = await self.record(table)
            self.headings[key] = await self.manager.reading.run(lambda: self.heading(record, fine))
            while len(self.headings) > REVIEW_HEADINGS:
                self.headings.popitem(last=False)
        return self.headings[key]

    async def told(self, table: LiveTable, known: Known, eyes: int) -> bytes:
        """What was counted, through these eyes, as it is sent.  Built once for all who ask for the same."""
        key = (known.row.table, known.version, eyes)
        if key not in self.answers:
            reviewer = await self.reviewer(table, known.row.fine)
            lines, row = known.lines, known.row

            def build() -> bytes:
                reviewer.notes.load(lines)
                return msgspec.json.encode(shape(reviewer, eyes, row.fine, row.heading))

            self.keep(key, await self.building.run(build))
        self.answers.move_to_end(key)
        return self.answers[key]

    async def river(self, table: LiveTable, eyes: int, width: float, height: float) -> River | None:
        """The whole game as these eyes saw it; none before all of it is counted."""
        known = await self.known(table)
        if known is None or known.row.state != "done" or not known.lines:
            return None
        reviewer, lines = await self.reviewer(table, known.row.fine), known.lines

        def build() -> River:
            reviewer.notes.load(lines)
            return river_of(reviewer.seen_by(eyes, reviewer.counted()), width, height)

        return await self.building.run(build)

    def keep(self, key: tuple[str, str, int], content: bytes) -> None:
        if len(content) > ANSWER_BYTES:
            raise Refused("too-long")
        self.answers[key] = content
        while sum(map(len, self.answers.values())) > REVIEW_ANSWERS:
            self.answers.popitem(last=False)

    async def reviewer(self, table: LiveTable, fine: bool) -> Reviewer:
        """The moments of this game."""
        key = (table.row.id, fine)
        if key not in self.games:
            record, setting = await self.record(table), self.setting_of(fine)
            try:
                self.games[key] = await self.building.run(lambda: Reviewer(record, setting))
            except (NotReviewable, ReplayError) as error:
                raise Refused("not-reviewable") from error
            while len(self.games) > REVIEW_GAMES:
                self.games.popitem(last=False)
        self.games.move_to_end(key)
        return self.games[key]

    async def position(self, table: LiveTable, at: int, seat: int, all_open: bool) -> str:
        """The position before a step: what this seat couldn't know then is dealt again, unless all is open."""
        story = (await self.reviewer(table, False)).story
        if at >= len(story.moments):
            raise Refused("over")
        moment, seed = story.moments[at], secrets.randbits(63)
        imagine = imagination(story.game, moment, OPEN if all_open else seat)
        return await self.building.run(lambda: story.game.write(imagine(Rng(seed))))

    async def record(self, table: LiveTable) -> Record:
        """The whole game.  Only of a game that is over."""
        async with table.lock:
            row, seats, history = table.row, table.seats, table.game_so_far().so_far()
        if row.status != OVER:
            raise Refused("not-over")
        return await self.manager.reading.run(lambda: record_of(row, seats, history, WHOLE))

    def heading(self, record: Record, fine: bool) -> str:
        """What the review of this game depends on now."""
        seats = int(game_of(record.game).read(record.start).seats)
        reference = reference_at(game_of(record.game), record.ruleset, seats)
        return short(heading_of(record, reference, self.setting_of(fine), 0))

    async def time(self) -> float:
        """The time of day, the same for all servers."""
        return await self.manager.store.time() if self.manager.store.shared else self.manager.now()

    async def lost_before(self) -> float:
        """What was held until then is free.  If there is no other server, nobody holds anything."""
        return await self.time() if self.manager.store.shared else FOR_EVER

    # Counting

    async def count_for_ever(self) -> None:
        """One review after another.  Now and then, those that another server has left."""
        while True:
            try:
                await self.find_left()
                while self.queue:
                    id, _ = self.queue.popitem(last=False)
                    try:
                        await self.count(id)
                    except Refused:  # the game can't be read, for example
                        await self.manager.store.stop_review(id)
            except StoreError:
                pass  # what is stored is found again
            except Exception:
                log.exception("a review was not counted")
            self.now = None
            self.ready.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ready.wait(), REVIEW_LEASE)

    async def find_left(self) -> None:
        for id in await self.manager.store.reviews_waiting(await self.lost_before(), REVIEWS_WAITING):
            self.queue.setdefault(id, None)

    async def count(self, id: str) -> None:
        """Count this one to its end, unless somebody else does, or stops it."""
        store, until = self.manager.store, await self.time() + REVIEW_LEASE
        if not await store.hold_review(id, self.holder, await self.lost_before(), until):
            return
        row = await store.review(id)
        if row is None:
            return
        table = await self.manager.look(id)
        record = await self.record(table)
        if await self.heading_now(table, row.fine) != row.heading:  # the program is another than the one that began
            await store.stop_review(id)
            return
        self.now = Known(msgspec.structs.replace(row, state="counting"), unpack(row.content))
        try:
            await self.pieces(self.now, record.text())
        finally:
            self.now = None

    async def pieces(self, known: Known, text: str) -> None:
        failed, asked = 0, 0
        while True:
            setting = self.setting_of(known.row.fine)
            work = ReviewWork(
                text, [setting.tries, setting.fewest, setting.most, *setting.effort], known.lines, self.most
            )
            self.piece = asyncio.ensure_future(self.manager.workers.review(work, known.row.table))
            try:
                found = await self.piece
            except asyncio.CancelledError:
                if self.task is not None and self.task.cancelling():
                    raise
                return  # stopped
            asked += 1
            if found is None:
                failed += 1
                if failed >= REVIEW_TRIES:
                    await self.save("failed", "worker")
                    return
                continue
            failed = 0
            row = known.row
            known.lines = [*known.lines, *found.lines]
            known.row = msgspec.structs.replace(row, done=found.done, spent=row.spent + found.seconds)
            state, why = self.state_after(known, found.why, found.finished)
            due = state != "counting" or asked % REVIEW_SAVES == 0
            if due and (not await self.save(state, why) or state != "counting"):
                return

    def state_after(self, known: Known, why: str, finished: bool) -> tuple[str, str]:
        if why:
            return "impossible", why
        if finished:
            return "done", ""
        if self.used_up(known.row):
            return "stopped", "used-up"
        return "counting", ""

    async def save(self, state: str, why: str = "") -> bool:
        """Store what was counted.  False: it isn't ours to count any more."""
        known = self.now
        if known is None:
            return False
        content = pack(known.lines)
        if len(content) > REVIEW_BYTES:
            state, why, content = "failed", "too-long", b""
        row = msgspec.structs.replace(known.row, state=state, why=why, content=content)
        until = await self.time() + REVIEW_LEASE if state == "counting" else 0.0
        saved = await self.manager.store.save_review(row, self.holder, until)
        known.row = row  # told only when it is stored
        return saved
