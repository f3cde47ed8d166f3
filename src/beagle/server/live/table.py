"""A live table.  Whatever changes it holds its lock: tried on a clone, stored, then true, then told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec

from beagle.fair import Deals
from beagle.games import game as game_of
from beagle.kernel.action import PASS
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.game import Standing
from beagle.kernel.table import NOBODY
from beagle.server.limits import ENTRIES_OF_TABLE
from beagle.server.live import bots, question, showing
from beagle.server.live.clock import Clocks
from beagle.server.live.history import History, Step
from beagle.server.live.question import Prepared
from beagle.server.live.refusing import No
from beagle.server.live.viewer import LINK_ONLY, NO_EYES, Viewer
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
from beagle.server.wire import Changed, Ended, FromServer, Said, UndoAsked, UndoRefused, encode, said

if TYPE_CHECKING:
    from beagle.server.hall import Hall


TAKEOVER: Final = "greedy"  # the bot that plays on for one who has left
RETRY_SECONDS: Final = 1.0  # what a bot has decided and the store could not write is tried again


class LiveTable:
    """One table in memory: its rows, its game, its viewers."""

    def __init__(self, hall: Hall, row: TableRow, seats: list[SeatRow], owner_name: str, chat: list[ChatRow]) -> None:
        self.hall = hall
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
        self.asked: tuple[int, Said] = (-1, {})
        self.prepared: Prepared | None = None  # the options of the present question, if somebody may see them
        self.next: asyncio.Task[None] | None = None  # what happens if no person does anything
        self.links: dict[int, str] = {}  # of a rematch that has just been opened, by the seats of the game before
        self.tick: Callable[[], float] = hall.tick
        self.idle_since = self.tick()

    @property
    def n(self) -> int:
        return 0 if self.history is None else self.history.n

    @property
    def commitment(self) -> str:
        return self.deals.commit

    def game_so_far(self) -> History:
        """The game, which must have begun."""
        if self.history is None:
            raise No("not-started")
        return self.history

    # Viewers

    async def join(self, viewer: Viewer, since: int) -> None:
        """From now on this viewer is told everything; first of all, where things stand."""
        await question.make_ready(self, {viewer.eyes})
        waited = self.forsaken()
        self.viewers.append(viewer)
        viewer.send(showing.welcome(self, viewer, since))
        self.tell_change(but=viewer)
        if waited:
            self.expect_next()

    def part(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.idle_since = self.tick()
            self.tell_change()

    def joinable(self) -> bool:
        """Is there a seat that anybody may take?"""
        return self.row.status == GATHERING and any(seat.kind == OPEN and not seat.visitor for seat in self.seats)

    def may_watch(self, viewer: Viewer) -> bool:
        """Those with a seat and the owner; anybody where watching is allowed, or while a seat is free."""
        known = viewer.owns(self.row) or bool(viewer.mine(self.row, self.seats))
        return known or self.row.spectators or self.joinable()

    def turn_away(self) -> None:
        """Whoever may no longer look through a seat's eyes is a spectator; where nobody may watch, they have to go."""
        for viewer in list(self.viewers):
            if not self.may_watch(viewer):
                self.viewers.remove(viewer)
                viewer.dismiss()
            elif viewer.eyes != NO_EYES and not viewer.holds(self.row, self.seats[viewer.eyes]):
                viewer.eyes = NO_EYES
                viewer.send(showing.welcome(self, viewer, 0))

    def first_eyes(self, mine: list[int]) -> int:
        """One's own seat.  Where several share a device nobody's cards are shown before one of them says so."""
        return mine[0] if len(mine) == 1 else NO_EYES

    async def look(self, viewer: Viewer, eyes: int) -> None:
        """Through these eyes from now on.  They have seen other things: the whole game is told again."""
        await question.make_ready(self, {eyes})
        viewer.eyes = eyes
        viewer.send(showing.welcome(self, viewer, 0))

    def tell_change(self, but: Viewer | None = None) -> None:
        """Something that is not the game has changed.  It is put together once, and once for all who are told alike."""
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
        """What was added after so many entries, to each through their own eyes."""
        by_eyes: dict[int, str] = {}
        for viewer in self.viewers:
            if viewer.eyes not in by_eyes:
                by_eyes[viewer.eyes] = encode(showing.moved(self, viewer.eyes, since))
            viewer.deliver(by_eyes[viewer.eyes])

    # The game

    def load(self, history: History) -> None:
        """The game as it was stored."""
        self.history = history
        self.clocks.load(history.entries, self.tick())
        self.resigned = {entry.actor for entry in history.entries if entry.kind == RESIGN}

    async def begin(self) -> None:
        """Deal, and let the dice fall that fall before anybody is asked."""
        game = game_of(self.row.game)
        start = self.row.start or game.write(game.deal(self.row.ruleset, self.row.seats, self.deals.deal()))
        history = History(game, start, self.row.seats, self.deals)
        changes = {"start": start, "version": game.version, "status": PLAYING, "touched": self.hall.now()}
        row = msgspec.structs.replace(self.row, actor=int(history.state.actor), **changes)
        await self.hall.store.save_table(row, self.seats)
        self.row = row
        self.history = history
        self.clocks.since = self.tick()
        self.turn_away()
        try:
            await self.go_on()
        except No:
            self.hall.forget(self)  # it has begun: whoever comes next reads it again, and the dice fall then
            raise
        await question.make_ready(self, {viewer.eyes for viewer in self.viewers})
        for viewer in self.viewers:
            viewer.send(showing.welcome(self, viewer, 0))

    async def go_on(self) -> None:
        """Let the dice fall that fall before anybody is asked.  A server that died before they fell does it again."""
        if self.row.status == PLAYING and self.history is not None:
            step = self.history.chances(self.hall.now())
            if step.entries:
                await self.keep(step)
        self.expect_next()

    async def keep(self, step: Step, seats: list[SeatRow] | None = None) -> None:
        """Store a step, and who sits where if it changes that; only then it holds and is told.

        What is asked next is made ready before.  If it cannot be asked or stored nothing has changed.
        """
        since = (history := self.game_so_far()).n
        if since + len(step.entries) > ENTRIES_OF_TABLE:
            raise No("too-long")
        ready = await question.after(self, step)
        resigned = self.resigned | {entry.actor for entry in step.entries if entry.kind == RESIGN}
        over = step.state.actor == NOBODY or self.given_up(resigned)
        changes = {"entries": since + len(step.entries), "actor": int(step.state.actor), "touched": self.hall.now()}
        row = msgspec.structs.replace(self.row, **changes)
        if over:
            result = showing.final_result(history.game, step.state, resigned)
            row = msgspec.structs.replace(row, status=OVER, actor=NOBODY, result=result)
        try:
            await self.hall.append(row, step.entries, seats)
        except Conflict:
            self.hall.forget(self)  # somebody else has written: whoever comes next reads it again
            raise No("busy") from None
        except StoreError as error:
            raise No("cannot-write") from error
        history.accept(step)
        self.prepared = ready
        self.row = row
        self.resigned = resigned
        self.clocks.charge_all(step.entries)
        if history.asked_at > since:
            self.clocks.since = self.tick()
            self.drop_undo()
        if seats is not None:
            self.seats = seats
            self.turn_away()
            self.tell_change()
        with self.hall.metrics.broadcasting():
            self.tell_moves(since)
        if over:
            self.end()
        self.expect_next()

    def given_up(self, resigned: set[int]) -> bool:
        """Nobody is left to play against: all seats but one have resigned, or every person has."""
        people = [seat.number for seat in self.seats if seat.visitor]
        self_left = len(self.seats) - len(resigned)
        return bool(resigned) and (self_left <= 1 or all(number in resigned for number in people))

    def end(self) -> None:
        ended = showing.result(self)
        assert ended is not None
        self.tell_all(Ended(ended, showing.table_info(self)))

    async def play(self, seat: int, action: int, client: str) -> None:
        history = self.game_so_far()
        await self.keep(history.move(seat, action, client, self.clocks.spent(self.tick()), self.hall.now()))

    async def note(self, kind: str, seat: int, client: str = "", **changes: object) -> None:
        """Something happens to a seat that is no move; the seat changes with it."""
        await self.keep(self.game_so_far().note(kind, seat, client, self.hall.now()), self.changed(seat, **changes))

    async def save_seats(self, seats: list[SeatRow]) -> None:
        """Store who sits where; only then it holds."""
        row = msgspec.structs.replace(self.row, touched=self.hall.now())
        await self.hall.store.save_table(row, seats)
        self.row = row
        self.seats = seats
        self.turn_away()
        self.tell_change()

    async def change_seat(self, number: int, **changes: object) -> SeatRow:
        seats = self.changed(number, **changes)
        await self.save_seats(seats)
        return seats[number]

    def changed(self, number: int, **changes: object) -> list[SeatRow]:
        """The seats, if this one were so."""
        seat = msgspec.structs.replace(self.seats[number], **changes)
        return [seat if old.number == number else old for old in self.seats]

    async def hand_to_bot(self, seat: int, client: str = "") -> None:
        """A bot plays on for this seat until its person comes back."""
        await self.note(TO_BOT, seat, client, bot=TAKEOVER)

    def question(self) -> Said:
        """What is asked now, in words that all may read: made once for all who look."""
        history = self.game_so_far()
        if self.asked[0] != history.asked_at:
            view = history.game.view(history.state, SPECTATOR)
            self.asked = history.asked_at, said(history.game.question(view))
        return self.asked[1]

    # Taking back

    def undo_for(self, eyes: int) -> str:
        """What taking back would be for these eyes: "free", "ask", or "" if there is nothing to take back."""
        history = self.history
        if history is None or eyes == NO_EYES or self.row.status != PLAYING or history.last_of(eyes) < 0:
            return ""
        if self.seats[eyes].bot:
            return ""  # whoever has gone does not take back; one may return first
        return "ask" if self.must_agree(eyes) and history.revealed_since(eyes) else "free"

    def must_agree(self, seat: int) -> list[int]:
        """The other people at the table.  Against bots, and among seats of one device, nobody needs to be asked."""
        mine = self.seats[seat].visitor
        others = [other for other in self.seats if other.number != seat and other.visitor and not other.bot]
        return [other.number for other in others if mine == LINK_ONLY or other.visitor != mine]

    def drop_undo(self) -> None:
        """The game went on: whoever asked to take back is told."""
        if self.undo_asked is not None:
            seat, self.undo_asked = self.undo_asked.seat, None
            self.tell_all(UndoRefused(seat))

    # What happens by itself

    def standing_of(self, seat: int) -> dict[str, str]:
        """The standing answers of this seat that hold now: by name, with the phase they are for."""
        if seat == NO_EYES or not self.seats[seat].standing or self.history is None:
            return {}
        moment = self.history.game.moment(self.history.state)
        kept: dict[str, str] = msgspec.json.decode(self.seats[seat].standing)
        return {name: phase for name, phase in kept.items() if phase in ("", moment)}

    def declines(self, seat: int) -> bool:
        """Has this seat said in advance that it declines what it is asked now?"""
        history = self.history
        kept = self.standing_of(seat)
        if history is None or not kept or PASS not in history.state.options:
            return False
        question = history.game.question(history.game.view(history.state, seat)).key
        possible: list[Standing] = history.game.standing()
        return any(answer.name in kept and question in answer.questions for answer in possible)

    def expect_next(self) -> None:
        """Arrange what will happen if no person acts: a bot's move, a standing answer, the fall of a flag."""
        if self.next is not None and self.next is not asyncio.current_task():
            self.next.cancel()
        self.next = None
        seat = showing.asked(self)
        if seat < 0 or self.forsaken():
            return
        if self.seats[seat].bot:
            self.next = asyncio.create_task(bots.answer(self, seat))
        elif self.declines(seat):
            self.next = asyncio.create_task(self.standing_answers(seat))
        elif self.clocks.runs:
            self.next = asyncio.create_task(self.flag_falls(seat))

    def forsaken(self) -> bool:
        """Bots among themselves, and nobody watches: they wait until somebody does, and take no time from others."""
        return not self.viewers and all(seat.kind == BOT for seat in self.seats)

    def still(self, asked_at: int) -> bool:
        """Is the question of that moment still the one that is asked?"""
        return self.row.status == PLAYING and self.history is not None and self.history.asked_at == asked_at

    async def standing_answers(self, seat: int) -> None:
        """It takes as long as anybody's answer, so that it tells nothing."""
        asked_at = self.game_so_far().asked_at
        await asyncio.sleep(self.hall.delay(self.hall.settings.standing_delay))
        if self.declines(seat):
            await self.answer(seat, asked_at, PASS)

    async def answer(self, seat: int, asked_at: int, action: int) -> None:
        """What was decided outside the lock, if the question is still the same."""
        await self.insist(asked_at, lambda: self.play(seat, action, ""))

    async def insist(self, asked_at: int, act: Callable[[], Awaitable[None]]) -> None:
        """Do it, once the store can write it; a question that somebody has answered meanwhile is past."""
        while True:
            try:
                async with self.lock:
                    if self.still(asked_at) and self.next is asyncio.current_task():
                        await act()
                return
            except No as no:
                if no.code == "too-many-options":
                    await bots.give_up(self)
                if no.code != "cannot-write":
                    return
            except StoreError:
                pass
            await asyncio.sleep(RETRY_SECONDS)

    async def flag_falls(self, seat: int) -> None:
        asked_at = self.game_so_far().asked_at
        while (left := self.clocks.flag_in(seat, self.tick())) > 0:
            await asyncio.sleep(min(left + 0.01, 3600.0))
        await self.insist(asked_at, lambda: self.hand_to_bot(seat))

    def stop(self) -> None:
        """The server goes down: what would have happened by itself happens after the next start."""
        if self.next is not None:
            self.next.cancel()
            self.next = None
