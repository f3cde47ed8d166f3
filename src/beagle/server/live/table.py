"""A live table.  Every change holds its lock: it is tried on a clone, stored, then applied, then sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec

from beagle.games import game as game_of
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.state import NOBODY
from beagle.kernel.text import NotationError
from beagle.play.fair import Deals
from beagle.server.heart import sockets_read
from beagle.server.limits import ENTRIES_OF_TABLE
from beagle.server.live import bots, question, showing, standing, taking_back
from beagle.server.live.clock import Clocks
from beagle.server.live.history import History, PendingMove
from beagle.server.live.question import Prepared
from beagle.server.live.refusing import Refused
from beagle.server.live.stored_row import row_after
from beagle.server.live.viewer import NO_EYES, Viewer
from beagle.server.store.contract import (
    BOT,
    GATHERING,
    OPEN,
    OVER,
    PLAYING,
    RESIGN,
    TO_BOT,
    ChatRow,
    Conflict,
    SeatRow,
    StoreError,
    TableRow,
)
from beagle.server.wire import Changed, Ended, FromServer, OwnLink, Said, UndoAsked, UndoRefused, encode, to_wire

if TYPE_CHECKING:
    from beagle.server.table_manager import TableManager


TAKEOVER: Final = "greedy"  # the bot that plays on for somebody who has left
RETRY_SECONDS: Final = 1.0  # a bot's decision that the store couldn't write is tried again


class LiveTable:
    """One table in memory: its rows, its game, its viewers."""

    def __init__(
        self, manager: TableManager, row: TableRow, seats: list[SeatRow], owner_name: str, chat: list[ChatRow]
    ) -> None:
        self.manager = manager
        self.row = row
        self.seats = seats
        self.owner_name = owner_name
        self.chat = chat
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.history: History | None = None
        self.deals = Deals(row.secret)
        self.clocks = Clocks(row.clock, row.seats)
        self.resigned: set[int] = set()
        self.undo_asked: UndoAsked | None = None
        self.asked: tuple[int, tuple[str, Said]] = (-1, ("", {}))
        self.prepared: Prepared | None = None  # the options of the current question, if somebody may see them
        self.next: asyncio.Task[None] | None = None  # what happens if no person does anything
        self.played_out = False  # closed because of its rules, and the continued game is over: nothing is hidden
        self.links: dict[int, str] = {}  # of a rematch that was just opened, by the seats of the previous game
        self.tick: Callable[[], float] = manager.tick
        self.idle_since = self.tick()
        self.gone = [self.tick()] * row.seats  # since when nobody has looked through the eyes of each seat

    @property
    def n(self) -> int:
        return 0 if self.history is None else self.history.n

    @property
    def commitment(self) -> str:
        return self.deals.commit

    def game_so_far(self) -> History:
        """The game, which must have started."""
        if self.history is None:
            raise Refused("not-started")
        return self.history

    # Viewers

    async def join(self, viewer: Viewer, since: int, own: list[OwnLink] | None = None) -> None:
        """From now on this viewer is sent everything; first the current state, and the links they got."""
        await question.make_ready(self, {viewer.eyes})
        waited = self.is_abandoned()
        self.viewers.append(viewer)
        viewer.send(showing.welcome(self, viewer, since, own))
        self.tell_change(but=viewer)
        if waited:
            self.expect_next()

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.idle_since = self.tick()
            for seat in viewer.mine(self.row, self.seats):
                self.gone[seat] = self.tick()
            self.tell_change()

    def joinable(self) -> bool:
        """Is there a seat that anybody may take?"""
        return self.row.status == GATHERING and any(seat.kind == OPEN and not seat.visitor for seat in self.seats)

    def belongs(self, viewer: Viewer) -> bool:
        """Is this the owner or somebody with a seat?"""
        return viewer.owns(self.row) or bool(viewer.mine(self.row, self.seats))

    def may_watch(self, viewer: Viewer) -> bool:
        """People with a seat and the owner; anybody if watching is allowed, or while a seat is free."""
        return self.belongs(viewer) or viewer.invited(self.seats) or self.row.spectators or self.joinable()

    def evict(self) -> None:
        """Viewers who may no longer look through a seat's eyes become spectators; if nobody may watch, they have to
        leave."""
        for viewer in list(self.viewers):
            if not self.may_watch(viewer):
                self.viewers.remove(viewer)
                viewer.dismiss("sent-away" if viewer.visitor in self.row.sent_away.split() else "no-spectators")
            elif viewer.eyes != NO_EYES and not viewer.holds(self.row, self.seats[viewer.eyes]):
                viewer.eyes = NO_EYES
                viewer.send(showing.welcome(self, viewer, 0))

    def first_eyes(self, mine: list[int]) -> int:
        """The viewer's own seat.  If several players share a device, no cards are shown until one of them asks."""
        return mine[0] if len(mine) == 1 else NO_EYES

    async def look(self, viewer: Viewer, eyes: int) -> None:
        """Look through these eyes from now on.  They have seen other things, so the whole game is sent again."""
        await question.make_ready(self, {eyes})
        viewer.eyes = eyes
        viewer.send(showing.welcome(self, viewer, 0))

    def tell_change(self, but: Viewer | None = None) -> None:
        """Something outside the game has changed.  The message is built once for all who get the same one."""
        info, texts = showing.table_info(self), dict[tuple[tuple[int, ...], bool], str]()
        for viewer in self.viewers:
            if viewer is not but:
                mine, owner = viewer.mine(self.row, self.seats), viewer.owns(self.row)
                key = tuple(mine), owner
                if key not in texts:
                    texts[key] = encode(Changed(info, mine, owner))
                viewer.deliver(texts[key])

    def tell_all(self, reply: FromServer) -> None:
        text = encode(reply)
        for viewer in self.viewers:
            viewer.deliver(text)

    def tell_moves(self, since: int) -> None:
        """Send what was added after so many entries, to each viewer as their eyes see it."""
        texts: dict[tuple[int, bool], str] = {}
        for viewer in self.viewers:
            key = viewer.eyes, showing.holds_asked(self, viewer)
            if key not in texts:
                texts[key] = encode(showing.moved(self, *key, since))
            viewer.deliver(texts[key])

    # The game

    def load(self, history: History) -> None:
        """The game as it was stored."""
        self.history = history
        self.clocks.load(history.entries, self.tick())
        self.resigned = {entry.actor for entry in history.entries if entry.kind == RESIGN}

    async def begin(self) -> None:
        """Deal, and roll the dice that are rolled before anybody has to move."""
        game = game_of(self.row.game)
        start = self.row.start or game.write(game.deal(self.row.ruleset, self.row.seats, self.deals.deal()))
        try:
            history = History(game, start, self.row.seats, self.deals)
        except NotationError as error:  # a position that was given under older rules
            raise Refused("not-a-record", error=str(error)) from error
        changes = {"start": start, "version": game.version, "status": PLAYING, "touched": self.manager.now()}
        row = msgspec.structs.replace(self.row, actor=int(history.state.actor), **changes)
        await self.manager.store.save_table(row, self.seats)
        self.row = row
        self.history = history
        self.clocks.since = self.tick()
        self.evict()
        try:
            await self.go_on()
        except Refused:
            self.manager.forget(self)  # it has started: the next visitor loads it again, and the dice are rolled then
            raise
        await question.make_ready(self, {viewer.eyes for viewer in self.viewers})
        for viewer in self.viewers:
            viewer.send(showing.welcome(self, viewer, 0))

    async def go_on(self) -> None:
        """Roll the dice that are rolled before anybody has to move.  A server that died before that does it again."""
        if self.row.status == PLAYING and self.history is not None:
            step = self.history.chances(self.manager.now())
            if step.entries:
                await self.append_move(step)
        self.expect_next()

    async def append_move(
        self, step: PendingMove, seats: list[SeatRow] | None = None, ends: bool = False, **more: object
    ) -> None:
        """Store a step, and who sits where if it changes that; only then it counts and is sent.

        The next question is prepared before.  If it can't be asked or stored, nothing has changed.
        """
        since = (history := self.game_so_far()).n
        if since + len(step.entries) > ENTRIES_OF_TABLE:
            raise Refused("too-long")
        ready = await question.after(self, step)
        resigned = self.resigned | {entry.actor for entry in step.entries if entry.kind == RESIGN}
        over = ends or step.state.actor == NOBODY or self.given_up(resigned)
        row = msgspec.structs.replace(row_after(self.row, history, step, self.manager.now()), **more)
        if over:
            result = showing.final_result(history.game, step.state, resigned)
            row = msgspec.structs.replace(row, status=OVER, actor=NOBODY, result=result)
        try:
            await self.manager.append(row, step.entries, seats)
        except Conflict:
            self.manager.forget(self)  # somebody else has written: the next visitor loads it again
            raise Refused("busy") from None
        except StoreError as error:
            raise Refused("cannot-write") from error
        history.accept(step)
        self.prepared = ready
        self.row = row
        self.resigned = resigned
        self.clocks.charge_all(step.entries)
        if history.asked_at > since:
            self.clocks.since = self.tick()
            self.drop_undo()
        if seats is not None:
            self.take_seats(seats)
        with self.manager.metrics.broadcasting():
            self.tell_moves(since)
        if over:
            self.end()
        self.expect_next()

    def given_up(self, resigned: set[int]) -> bool:
        """Nobody is left to play against: all seats except one have resigned, or every person has."""
        people = [seat.number for seat in self.seats if seat.visitor]
        self_left = len(self.seats) - len(resigned)
        return bool(resigned) and (self_left <= 1 or all(number in resigned for number in people))

    def end(self) -> None:
        ended = showing.result(self)
        assert ended is not None
        self.tell_all(Ended(ended, showing.table_info(self)))

    async def play(self, seat: int, action: int, client: str) -> None:
        history = self.game_so_far()
        await self.append_move(history.move(seat, action, client, self.clocks.spent(self.tick()), self.manager.now()))

    async def note(self, kind: str, seat: int, client: str = "", **changes: object) -> None:
        """Something happens to a seat that isn't a move; the seat changes with it, and so may who can be asked."""
        await self.append_move(
            self.game_so_far().note(kind, seat, client, self.manager.now()), self.changed(seat, **changes)
        )

    async def save_seats(self, seats: list[SeatRow], **more: object) -> None:
        """Store who sits where, and the changes of the row that go with it; only then it counts."""
        row = msgspec.structs.replace(self.row, touched=self.manager.now(), **more)
        await self.manager.store.save_table(row, seats)
        self.row = row
        self.take_seats(seats)

    def take_seats(self, seats: list[SeatRow]) -> None:
        """The new seating is stored: some viewers may have to leave, and everybody is notified."""
        self.seats = seats
        if self.undo_asked is not None and taking_back.kind(self, self.undo_asked.seat) != taking_back.ASK:
            self.drop_undo()  # somebody left who would have had to agree
        self.evict()
        self.tell_change()

    async def change_seat(self, number: int, **changes: object) -> SeatRow:
        seats = self.changed(number, **changes)
        await self.save_seats(seats)
        return seats[number]

    def changed(self, number: int, **changes: object) -> list[SeatRow]:
        """The seats with these changes to one of them."""
        seat = msgspec.structs.replace(self.seats[number], **changes)
        return [seat if old.number == number else old for old in self.seats]

    async def hand_to_bot(self, seat: int, client: str = "") -> None:
        """A bot plays on for this seat until its person comes back."""
        await self.note(TO_BOT, seat, client, bot=TAKEOVER)

    def question(self) -> tuple[str, Said]:
        """The name of the current question, and its words for everybody: built once for all viewers."""
        history = self.game_so_far()
        if self.asked[0] != history.asked_at:
            view = history.game.view(history.state, SPECTATOR)
            name, words = history.game.question_name(view), to_wire(history.game.question(view))
            self.asked = history.asked_at, (name, words)
        return self.asked[1]

    def drop_undo(self) -> None:
        """The game went on: the player who asked to take back is notified."""
        if self.undo_asked is not None:
            seat, self.undo_asked = self.undo_asked.seat, None
            self.tell_all(UndoRefused(seat))

    # What happens automatically

    def expect_next(self) -> None:
        """Schedule what will happen if no person acts: a bot's move, a standing answer, a flag-fall."""
        if self.next is not None and self.next is not asyncio.current_task():
            self.next.cancel()
        self.next = None
        seat = showing.asked(self)
        if seat < 0 or self.is_abandoned():
            return
        if self.seats[seat].bot:
            self.next = asyncio.create_task(bots.answer(self, seat))
        elif standing.answer_of(self, seat) is not None:
            self.next = asyncio.create_task(self.standing_answers(seat))
        elif self.clocks.runs:
            self.next = asyncio.create_task(self.flag_falls(seat))

    def is_abandoned(self) -> bool:
        """Only bots play, and nobody watches: they wait until somebody does, and use no CPU time meanwhile."""
        return not self.viewers and all(seat.kind == BOT for seat in self.seats)

    def still(self, asked_at: int) -> bool:
        """Is the question of that moment still open?"""
        return self.row.status == PLAYING and self.history is not None and self.history.asked_at == asked_at

    async def standing_answers(self, seat: int) -> None:
        """It takes as long as anybody's answer, so that it reveals nothing; the switches may change meanwhile."""
        asked_at = self.game_so_far().asked_at
        await asyncio.sleep(self.manager.delay(self.manager.settings.standing_delay))
        answer = standing.answer_of(self, seat) if self.still(asked_at) else None
        if answer is not None:
            self.manager.metrics.moved()  # like any other answer of a person
            await self.answer(seat, asked_at, answer[1])

    async def answer(self, seat: int, asked_at: int, action: int) -> None:
        """Make the move that was decided outside the lock, if the question is still the same."""
        await self.retry_until_stored(asked_at, lambda: self.play(seat, action, ""))

    async def retry_until_stored(self, asked_at: int, act: Callable[[], Awaitable[None]]) -> None:
        """Do it, once the store can write it; stop if somebody has answered the question meanwhile."""
        while True:
            try:
                async with self.lock:
                    if self.still(asked_at) and self.next is asyncio.current_task():
                        await act()
                return
            except Refused as refused:
                if refused.code == "too-many-options":
                    await bots.give_up(self)
                if refused.code != "cannot-write":
                    return
            except StoreError:
                pass
            await asyncio.sleep(RETRY_SECONDS)

    async def flag_falls(self, seat: int) -> None:
        asked_at = self.game_so_far().asked_at
        while (left := self.clocks.flag_in(seat, self.tick())) > 0:
            await asyncio.sleep(min(left + 0.01, 3600.0))
        await sockets_read()  # what arrived in time counts, even if nobody has looked at it yet
        await self.retry_until_stored(asked_at, lambda: self.hand_to_bot(seat))

    def stop(self) -> None:
        """The server stops: what would have happened automatically happens after the next start."""
        if self.next is not None:
            self.next.cancel()
            self.next = None
