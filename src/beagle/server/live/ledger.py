"""Every change of a table: tried on a clone, stored, then applied, then sent.  Nothing else writes a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from beagle.games import game as game_of
from beagle.kernel.state import NOBODY
from beagle.kernel.text import NotationError
from beagle.server.limits import CHAT_LINES, ENTRIES_OF_TABLE
from beagle.server.live import question, showing
from beagle.server.live.branches import Act, BranchStep, OpenQuestion, client_of
from beagle.server.live.data import TableData
from beagle.server.live.history import History
from beagle.server.live.outside import Storage, Time
from beagle.server.live.pending import PendingMove
from beagle.server.live.stored_row import row_after, row_after_on_branch, still_acting
from beagle.server.live.taking_back import TakingBack
from beagle.server.live.viewers import Viewers
from beagle.server.pasting import check_options
from beagle.server.refusing import IN_DOUBT, Refused, detail
from beagle.server.store.contract import (
    CLOSED,
    OVER,
    PLAYING,
    RESIGN,
    TO_BOT,
    ChatRow,
    Conflict,
    Fenced,
    InDoubt,
    SeatRow,
    StoreError,
    TableRow,
)


def asked_in(step: PendingMove) -> list[Any]:
    """The positions in which somebody is asked after this step."""
    return [step.state] if step.branches is None else [branch.state for branch in step.branches.of_seats]


class Ledger:
    """The moves of one table, its seats and its chat, as they are stored."""

    def __init__(
        self,
        data: TableData,
        viewers: Viewers,
        taking_back: TakingBack,
        time: Time,
        storage: Storage,
        lost: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        self.data = data
        self.viewers = viewers
        self.taking_back = taking_back
        self.time = time
        self.storage = storage
        self.lost = lost  # what is in memory can't be trusted: the next visitor loads the table again
        self.changed = changed  # somebody else may have to move now

    # The game

    def load(self, history: History) -> None:
        """The game as it was stored."""
        self.data.history = history
        if self.data.row.status != PLAYING:
            history.close_branches()
        given = [seat.given for seat in self.data.seats]
        self.data.clocks.load([*history.entries, *history.on_branches], self.time.tick(), given)
        self.data.resigned = {entry.actor for entry in history.entries if entry.kind == RESIGN}

    async def begin(self) -> None:
        """Deal, and roll the dice that are rolled before anybody has to move."""
        data, game = self.data, game_of(self.data.row.game)
        start = data.row.start or game.write(game.deal(data.row.ruleset, data.row.seats, data.deals.deal()))
        try:
            history = History(game, start, data.row.seats, data.deals)
        except NotationError as error:  # a position that was given under older rules
            raise Refused("not-a-record", error=detail(error)) from error
        changes = {"start": start, "version": game.version, "status": PLAYING, "touched": self.time.now()}
        asked = {"actor": int(history.state.actor), "together": still_acting(history.branches)}
        await self.save(msgspec.structs.replace(data.row, **asked, **changes))
        data.history = history
        data.clocks.start(range(data.row.seats), self.time.tick())
        self.viewers.evict()
        try:
            await self.go_on()
        except Refused:
            self.lost()  # it has started: the dice are rolled when it is loaded again
            raise
        await self.viewers.welcome_all()

    async def go_on(self) -> None:
        """Roll the dice that are rolled before anybody has to move.  A server that died before that does it again."""
        history = self.data.history
        if self.data.row.status == PLAYING and history is not None:
            step = history.chances(self.time.now())
            if step.entries:
                await self.append_move(step)
        self.changed()

    async def append_move(
        self, step: PendingMove, seats: list[SeatRow] | None = None, ends: bool = False, **more: object
    ) -> None:
        """Store a step, and who sits where if it changes that; only then it counts and is sent.

        The next question is prepared before.  If it can't be asked or stored, nothing has changed.
        """
        data = self.data
        since = (history := data.game_so_far()).n
        if since + len(step.entries) > ENTRIES_OF_TABLE:
            raise Refused("too-long")
        if data.row.given:  # a custom position may have grown beyond what can be offered
            for state in asked_in(step):
                check_options(state)
        ready = await question.after(history, data.prepared, step, self.storage, self.viewers.eyes())
        resigned = data.resigned | {entry.actor for entry in step.entries if entry.kind == RESIGN}
        over = ends or step.state.actor == NOBODY or data.given_up(resigned)
        row = msgspec.structs.replace(row_after(data.row, history, step, self.time.now()), **more)
        if over:
            result = showing.final_result(history.game, step.state, resigned)
            row = msgspec.structs.replace(row, status=OVER, actor=NOBODY, together=0, result=result)
        with self.storing():
            await self.storage.append(data.claim, row, step.entries, seats, step.joins)
        before = set(data.open_questions())
        history.accept(step)
        data.prepared, data.row, data.resigned = ready, row, resigned
        if over:
            history.close_branches()
        data.clocks.charge_all(step.entries if step.untimed is None else step.untimed)
        if history.asked_at > since:
            self.taking_back.drop()
        if seats is not None:
            self.take_seats(seats)
        self.start_clocks(before)
        with self.storage.metrics.broadcasting():
            self.viewers.tell_moves(since)
        if over:
            self.viewers.tell_end()
        self.changed()

    async def append_on_branch(self, step: BranchStep) -> None:
        """Store what a seat has done that acts at the same time as others.  If nobody is left, all branches join."""
        data, history = self.data, self.data.game_so_far()
        assert history.branches is not None
        if history.branches.completed_by(step):
            await self.append_move(history.join(step, self.time.now()))
            return
        if history.n + len(history.on_branches) + len(step.entries) > ENTRIES_OF_TABLE:
            raise Refused("too-long")
        if data.row.given:
            check_options(step.state)
        ready = await question.after_on_branch(history, data.prepared, step, self.storage, self.viewers.eyes())
        row = row_after_on_branch(data.row, history, step, self.time.now())
        with self.storing():
            await self.storage.append_on_branch(data.claim, row, step.entries)
        before = set(data.open_questions())
        history.accept_on_branch(step)
        data.prepared, data.row = ready, row
        data.clocks.charge_all(step.entries)
        self.start_clocks(before)
        self.taking_back.drop()
        with self.storage.metrics.broadcasting():
            self.viewers.tell_moves(history.n, step)
        self.changed()

    def start_clocks(self, before: set[OpenQuestion]) -> None:
        """The clocks of those run who are asked now, and weren't asked before."""
        new = [asked.seat for asked in self.data.open_questions() if asked not in before]
        self.data.clocks.start(new, self.time.tick())

    @contextmanager
    def storing(self) -> Iterator[None]:
        """What the store says, as people are told it."""
        try:
            with self.owning():
                yield
        except StoreError as error:
            raise Refused("cannot-write") from error

    @contextmanager
    def owning(self) -> Iterator[None]:
        """If somebody else has written this table, or nobody knows whether it was written, it is lost."""
        try:
            yield
        except Fenced:  # the new owner may have done it already: it is asked for again
            self.storage.metrics.lost("fenced")
            self.lost()
            raise Refused(IN_DOUBT) from None
        except Conflict:
            self.lost()
            raise Refused("busy") from None
        except InDoubt:
            self.storage.metrics.lost("in-doubt")
            self.lost()
            raise Refused(IN_DOUBT) from None

    async def play(self, seat: int, action: int, client: str, more: Sequence[int] = ()) -> None:
        """This seat makes this legal move, or several that are one decision."""
        history, spent = self.data.game_so_far(), self.data.clocks.spent(seat, self.time.tick())
        acts = [Act(action, client_of(client, n), 0.0 if n else spent) for n, action in enumerate([action, *more])]
        branch = history.branch_of(seat)
        if branch is not None:
            await self.append_on_branch(branch.play(history.game, acts, self.time.now()))
        else:
            await self.append_move(history.follow(seat, acts, self.time.now()))

    async def take_back(self, step: PendingMove | BranchStep) -> None:
        """Store an undo."""
        await (self.append_on_branch(step) if isinstance(step, BranchStep) else self.append_move(step))

    async def note(self, kind: str, seat: int, client: str = "", **changes: object) -> None:
        """Something happens to a seat that isn't a move; the seat changes with it, and so may who can be asked."""
        step = self.data.game_so_far().note(kind, seat, client, self.time.now())
        await self.append_move(step, self.data.seats_with(seat, **changes))

    async def hand_to_bot(self, seat: int, client: str = "") -> None:
        """A bot plays on for this seat until its person comes back."""
        await self.note(TO_BOT, seat, client, bot=self.data.row.substitute)

    async def adopt(self, row: TableRow) -> None:
        """The game continues under the current rules, which this row names."""
        history = self.data.game_so_far()
        with self.owning():
            await self.storage.store.adopt(self.data.claim, row, history.entries, history.on_branches)
        self.data.row, history.older = row, None

    # The row and the seats

    async def save(self, row: TableRow, seats: list[SeatRow] | None = None) -> None:
        """Store the row, and the seats if they change; only then they count.  Nobody is told."""
        seats = self.data.seats if seats is None else seats
        with self.owning():
            await self.storage.store.save_table(self.data.claim, row, seats)
        self.data.row, self.data.seats = row, seats

    async def save_seats(self, seats: list[SeatRow], **more: object) -> None:
        """Store who sits where, and the changes of the row that go with it; only then it counts."""
        await self.save(msgspec.structs.replace(self.data.row, touched=self.time.now(), **more), seats)
        self.take_seats(seats)

    async def change_seat(self, number: int, **changes: object) -> SeatRow:
        seats = self.data.seats_with(number, **changes)
        await self.save_seats(seats)
        return seats[number]

    def take_seats(self, seats: list[SeatRow]) -> None:
        """The new seating is stored: some viewers may have to leave, and everybody is notified."""
        for before, after in zip(self.data.seats, seats, strict=True):
            if before.visitor != after.visitor:
                self.data.clocks.off.pop(after.number, None)  # nobody has the days off of the one before
        self.data.seats = seats
        self.taking_back.seats_changed()
        self.viewers.evict()
        self.viewers.tell_change()

    async def close(self, result: str = "") -> None:
        """The table is closed before its end.  Nobody is told."""
        changes = {"status": CLOSED, "actor": NOBODY, "touched": self.time.now()}
        row = msgspec.structs.replace(self.data.row, **changes, **({"result": result} if result else {}))
        await self.save(row)

    def unlink(self, id: str) -> None:
        """The table before or after this one was deleted, and with it the link that is stored here."""
        after, rematch = (other if other != id else "" for other in (self.data.row.after, self.data.row.rematch))
        self.data.row = msgspec.structs.replace(self.data.row, after=after, rematch=rematch)

    # The chat

    async def strike(self, numbers: list[int]) -> None:
        """Delete these lines.  Nobody is told: the table is loaded again."""
        if numbers:
            with self.owning():
                await self.storage.store.strike(self.data.claim, numbers)
            self.data.chat = [line for line in self.data.chat if line.number not in numbers]

    async def add_chat(self, row: ChatRow) -> None:
        """Store it as the next line; then everybody who may read it gets it."""
        chat = self.data.chat
        row = msgspec.structs.replace(row, number=chat[-1].number + 1 if chat else 1)
        with self.owning():
            await self.storage.store.add_chat(self.data.claim, row, CHAT_LINES)
        self.data.chat = [*chat, row][-CHAT_LINES:]
        self.viewers.tell_chat(row)
