"""What happens at a table if no person acts: a bot moves, a standing answer is given, a flag falls."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Final

from beagle.server.heart import sockets_read
from beagle.server.live import bots, standing
from beagle.server.live.branches import OpenQuestion
from beagle.server.live.data import TableData
from beagle.server.live.ledger import Ledger
from beagle.server.live.outside import Thinking, Time
from beagle.server.live.viewers import Viewers
from beagle.server.logs import log
from beagle.server.refusing import Refused
from beagle.server.store.contract import BOT, PLAYING, RETURN, StoreError
from beagle.server.wire import BotPace

HOLD: Final = "hold"
RETRY_SECONDS: Final = 1.0  # a bot's decision that the store couldn't write is tried again


def log_failure(task: asyncio.Task[None]) -> None:
    """A task ends well or is called off.  Anything else is an error of ours, or of a game of another package."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        log.error("an automatic move failed", exc_info=error)


class Automatic:
    """One task for each open question that isn't left to a person alone."""

    def __init__(
        self,
        data: TableData,
        viewers: Viewers,
        ledger: Ledger,
        time: Time,
        thinking: Thinking,
        lock: asyncio.Lock,
        close: Callable[[], Awaitable[None]],
    ) -> None:
        self.data = data
        self.viewers = viewers
        self.ledger = ledger
        self.time = time
        self.thinking = thinking
        self.lock = lock
        self.close = close
        self.tasks: dict[OpenQuestion, asyncio.Task[None]] = {}
        self.how: dict[OpenQuestion, Callable[[OpenQuestion], Coroutine[None, None, None]]] = {}  # each is answered

    @property
    def expected(self) -> bool:
        """Will anything happen by itself?"""
        return bool(self.tasks)

    def expect_next(self) -> None:
        """Schedule what will happen if no person acts, for each open question.  What is under way goes on."""
        due = {} if self.is_abandoned() else {asked: self.answer_to(asked) for asked in self.data.open_questions()}
        goes_on = [asked for asked, task in self.tasks.items() if self.how[asked] == due.get(asked) and not task.done()]
        self.stop(but=asyncio.current_task(), goes_on=goes_on)
        for question, doing in due.items():
            if doing is not None and question not in self.tasks:
                self.how[question] = doing
                self.tasks[question] = task = asyncio.create_task(doing(question))
                task.add_done_callback(log_failure)

    def answer_to(self, question: OpenQuestion) -> Callable[[OpenQuestion], Coroutine[None, None, None]] | None:
        if self.data.seats[question.seat].bot:
            return None if self.data.pace == HOLD else self.bot_moves
        if standing.answer_of(self.data, question.seat) is not None:
            return self.standing_answer
        return self.flag_falls if self.data.clocks.runs else None

    def carry_on(self, pace: BotPace) -> None:
        """Somebody has set this pace at another server, which has given the table to this one."""
        self.data.pace = pace

    def set_pace(self, pace: BotPace) -> None:
        """Bots play so fast from now on, or wait."""
        if self.data.pace != pace:
            self.data.pace = pace
            self.stop()  # who is under way begins again at the new pace
            self.expect_next()

    def stop(self, but: asyncio.Task[None] | None = None, goes_on: Collection[OpenQuestion] = ()) -> None:
        """What would have happened is called off; after a start of the server it is expected again."""
        for question, task in list(self.tasks.items()):
            if question not in goes_on:
                del self.tasks[question], self.how[question]
                if task is not but:
                    task.cancel()

    def is_abandoned(self) -> bool:
        """Only bots play, and nobody watches: they wait until somebody does, and use no CPU time meanwhile."""
        return not self.viewers and all(seat.kind == BOT for seat in self.data.seats)

    # Bots and standing answers

    async def bot_moves(self, question: OpenQuestion) -> None:
        action = await bots.choose(self.data, question.seat, self.time, self.thinking)
        await self.answer(question, action)

    async def standing_answer(self, question: OpenQuestion) -> None:
        """It takes as long as anybody's answer, so that it reveals nothing; the switches may change meanwhile.

        Nobody has to wait for an answer that everybody can see is the only one, no matter who gives it.
        """
        settings = self.thinking.settings
        forced = standing.seen_to_be_forced(self.data, question.seat)
        await asyncio.sleep(self.time.delay(settings.forced_delay if forced else settings.standing_delay))
        answer = standing.answer_of(self.data, question.seat) if self.is_open(question) else None
        if answer is not None:
            self.thinking.metrics.moved()  # like any other answer of a person
            await self.answer(question, answer[1])

    def is_open(self, question: OpenQuestion) -> bool:
        return question in self.data.open_questions()

    async def answer(self, question: OpenQuestion, action: int) -> None:
        """Make the move that was decided outside the lock, if the question is still the same."""
        await self.retry_until_stored(question, lambda: self.ledger.play(question.seat, action, ""))

    async def retry_until_stored(self, question: OpenQuestion, act: Callable[[], Awaitable[None]]) -> None:
        """Do it, once the store can write it; stop if somebody has answered the question meanwhile."""
        while True:
            try:
                async with self.lock:
                    if self.is_open(question) and self.tasks.get(question) is asyncio.current_task():
                        await act()
                return
            except Refused as refused:
                if refused.code == "too-many-options":
                    await self.give_up()
                if refused.code != "cannot-write":
                    return
            except StoreError:
                pass
            await asyncio.sleep(RETRY_SECONDS)

    async def give_up(self) -> None:
        """A custom position has grown beyond what a table can offer, through a bot's move or dice: the game ends."""
        async with self.lock:
            if self.data.row.status == PLAYING:
                log.warning("a given position grew too large, its table is closed")
                await self.close()

    # Clocks

    async def flag_falls(self, question: OpenQuestion) -> None:
        while (left := self.data.clocks.flag_in(question.seat, self.time.tick())) > 0:
            await asyncio.sleep(min(left + 0.01, 3600.0))
        await sockets_read()  # what arrived in time counts, even if nobody has looked at it yet
        await self.retry_until_stored(question, lambda: self.ledger.hand_to_bot(question.seat))

    async def come_back(self, seat: int, client: str) -> None:
        """The person of this seat plays again; if their flag has fallen, they get a little time."""
        clocks, history = self.data.clocks, self.data.game_so_far()
        before = clocks.copy()
        asked = self.data.question_of(seat)
        clocks.forgive(seat, asked is not None, history.asked_at if asked is None else asked.n, self.time.tick())
        try:
            await self.ledger.note(RETURN, seat, client, bot="")
        except Refused:
            self.data.clocks = before
            raise
