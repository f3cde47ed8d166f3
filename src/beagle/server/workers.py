"""Bots in separate processes, so that no bot can stop a table: the asking end.

A worker gets one question at a time.  A worker that is too slow, dies, sends unreadable output or chooses an illegal
move is killed, and the next question starts another.  Callers take turns (`turns`).
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

import msgspec

from beagle.server.limits import BOT_LINE_BYTES, BOT_MEMORY, REASON_NUMBER, SLOW_SHARE
from beagle.server.turns import FIRST, LAST, SOON, Turns
from beagle.server.worker import Answer, BotQuestion, HintFound, ReviewFound, ReviewWork

START_SECONDS: Final = 30.0  # a worker that isn't ready by then is broken
CLOSE_SECONDS: Final = 2.0  # how long workers have to exit on their own

# How a question ended, for the metrics.
MOVED: Final = "moved"
LATE: Final = "late"
CRASHED: Final = "crashed"  # the process died, couldn't start, or broke the protocol
FAILED: Final = "failed"  # the bot raised an error
ILLEGAL: Final = "illegal"
OUTCOMES: Final = (MOVED, LATE, CRASHED, FAILED, ILLEGAL)

REASONS: Final = ("only", "wins", "points", "harm", "tried")  # of a hint

Told = Callable[[str, float], None]  # the outcome and the seconds it took


class WorkerFailed(Exception):
    """The worker can't be used any more; `outcome` says how it ended."""

    def __init__(self, outcome: str, best: str | None = None) -> None:
        super().__init__(outcome)
        self.outcome = outcome
        self.best = best  # the best move so far, if it had said one


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.input = process.stdin
        self.output = process.stdout
        self.asked = 0
        self.best: str | None = None  # what it has said so far of the question that it is asked
        self.generation = 0

    @staticmethod
    async def spawn(memory: int, environ: Mapping[str, str]) -> Worker:
        command = [sys.executable, "-P", "-m", "beagle.server.worker", str(memory)]
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,  # a bot's error output could contain its hand
                env=environ,
                limit=BOT_LINE_BYTES,
            )
        except OSError as error:
            raise WorkerFailed(CRASHED) from error
        return Worker(process)

    async def ask(self, question: BotQuestion) -> Answer:
        """With the chosen move.  WorkerFailed: there is none, and this worker will give no more."""
        self.asked += 1
        numbered = msgspec.structs.replace(question, id=self.asked)
        self.input.write(msgspec.json.encode(numbered) + b"\n")
        self.best = None
        try:
            said = await self.hear(question.limit)
        except WorkerFailed as broken:
            raise WorkerFailed(broken.outcome, self.best if self.best in question.moves else None) from broken
        if said.error:
            raise WorkerFailed(FAILED)
        if question.review is None and said.move not in question.moves:
            raise WorkerFailed(ILLEGAL)
        return said

    async def hear(self, limit: float) -> Answer:
        """The next answer; until then, what is best so far.  A line sent unasked makes the numbers wrong."""
        try:
            async with asyncio.timeout(limit):
                said = await self.next_line()
                while said.so_far:
                    self.best = said.move
                    said = await self.next_line()
        except TimeoutError as error:
            raise WorkerFailed(LATE) from error
        except (ValueError, OSError) as error:  # not JSON, or a line that doesn't end
            raise WorkerFailed(CRASHED) from error
        return said

    async def next_line(self) -> Answer:
        said = msgspec.json.decode(await self.output.readline(), type=Answer)
        if said.id != self.asked:
            raise WorkerFailed(CRASHED)
        return said

    def kill(self) -> None:
        self.input.close()
        with suppress(ProcessLookupError):
            self.process.kill()


def acceptable(found: HintFound, moves: Sequence[str]) -> bool:
    """Does it name moves that there are, and only reasons of the list?"""
    named = found.best in moves and (found.following in moves or not found.following)
    return named and all(why in REASONS and 0 <= number < REASON_NUMBER for why, number in found.reasons)


class Workers:
    """At most so many workers; `limit_seconds` is the time one choice may take."""

    def __init__(
        self,
        size: int,
        limit_seconds: float,
        memory: int = BOT_MEMORY,
        environ: Mapping[str, str] | None = None,
        told: Told | None = None,
    ) -> None:
        self.limit = limit_seconds
        self.memory = memory
        self.environ = dict(os.environ if environ is None else environ)
        self.told = told
        self.size = size
        self.turns = Turns(size)
        self.idle: deque[Worker] = deque()
        self.alive: set[Worker] = set()
        self.dying: set[asyncio.Task[int]] = set()
        self.closed = False
        self.generation = 0  # workers of an older one get no more questions
        self.asking = 0  # questions being answered or waiting

    @property
    def crowd(self) -> float:
        """How many questions there are per worker, including one more."""
        return (self.asking + 1) / self.size

    async def start(self, count: int = 1) -> None:
        """Start workers before anybody waits for them.  Otherwise the first questions do."""
        for _ in range(min(count, self.size)):
            async with self.turns.place("", ""):
                with suppress(WorkerFailed):
                    self.rest(await self.hire())

    async def renew(self) -> None:
        """Replace the idle workers by new ones, each when the new one is ready; the others when they have answered."""
        self.generation += 1
        for _ in range(len(self.idle)):
            async with self.turns.place("", ""):
                old = self.rested()
                if old is None:
                    return
                try:
                    self.rest(await self.hire())
                except WorkerFailed:
                    self.idle.append(old)  # better than none
                    return
                self.dismiss(old)

    async def choose(
        self,
        bot: str,
        game: str,
        ruleset: str,
        seat: int,
        view_text: str,
        moves: list[str],
        seed: int,
        budget: float | None = None,
        owner: str = "",
        table: str = "",
        memory: Sequence[int] = (),
    ) -> str | None:
        """The move this bot chooses, or the best so far if it is late; None if there is none, and somebody else must
        choose for it.

        `owner` takes turns with all other owners; `table` gets less time if its questions were too hard before.
        """
        limit = self.limit / SLOW_SHARE if self.turns.is_slow(owner, table) else self.limit
        question = BotQuestion(0, bot, game, ruleset, seat, view_text, moves, seed, budget, limit, list(memory))
        said = await self.answered(question, owner, table)
        return said.move or None

    async def advise(
        self, game: str, ruleset: str, seat: int, view: str, moves: list[str], owner: str, table: str, memory: list[int]
    ) -> HintFound | None:
        """A hint for this seat, after everything that bots have to choose; None if there is none."""
        question = BotQuestion(0, "", game, ruleset, seat, view, moves, 0, None, self.limit, memory, hint=True)
        found = (await self.answered(question, owner, table, SOON)).hint
        return found if found is not None and acceptable(found, moves) else None

    async def review(self, work: ReviewWork, table: str) -> ReviewFound | None:
        """A piece of a review, after everything else that anybody waits for; None if there is none."""
        question = BotQuestion(0, "", "", "", 0, "", [], 0, None, self.limit, review=work)
        async with self.turns.place("", table, LAST):
            try:
                return (await self.put(question)).review
            except WorkerFailed:
                return None

    async def answered(self, question: BotQuestion, owner: str, table: str, when: int = FIRST) -> Answer:
        """Its answer; without a move if there is none."""
        self.asking += 1
        try:
            async with self.turns.place(owner, table, when):
                start = time.monotonic()
                try:
                    said, outcome = await self.put(question), MOVED
                except WorkerFailed as broken:
                    said, outcome = Answer(0, broken.best or ""), broken.outcome
                if when == FIRST:
                    self.turns.was(owner, table, outcome == LATE)
                if self.told is not None:
                    self.told(outcome, time.monotonic() - start)
            return said
        finally:
            self.asking -= 1

    async def put(self, question: BotQuestion) -> Answer:
        """Ask an idle worker or a new one."""
        worker = self.rested() or await self.hire()
        try:
            said = await worker.ask(question)
        except BaseException:  # also if the caller has gone: an answer nobody waits for would be in the way
            self.dismiss(worker)
            raise
        self.rest(worker)
        return said

    def rested(self) -> Worker | None:
        """An idle worker, skipping those that have died."""
        while self.idle:
            worker = self.idle.popleft()
            if worker.process.returncode is None:
                return worker
            self.dismiss(worker)
        return None

    async def hire(self) -> Worker:
        if self.closed:
            raise WorkerFailed(CRASHED)
        worker = await Worker.spawn(self.memory, self.environ)
        worker.generation = self.generation
        self.alive.add(worker)
        try:
            if self.closed:
                raise WorkerFailed(CRASHED)
            await worker.hear(START_SECONDS)
        except BaseException:
            self.dismiss(worker)
            raise
        return worker

    def rest(self, worker: Worker) -> None:
        if self.closed or worker.generation < self.generation:
            self.dismiss(worker)
        else:
            self.idle.append(worker)

    def dismiss(self, worker: Worker) -> None:
        """Kill it now; its exit is awaited in the background, so that no process is left behind."""
        worker.kill()
        self.alive.discard(worker)
        task = asyncio.ensure_future(worker.process.wait())
        self.dying.add(task)
        task.add_done_callback(self.dying.discard)

    async def close(self) -> None:
        """Stop all workers.  Open questions get no move."""
        self.closed = True
        for worker in self.idle:
            worker.input.close()  # an idle worker exits on its own
        for worker in self.alive - set(self.idle):
            worker.kill()
        for _ in range(self.size):  # until nobody asks any more
            await self.turns.take("", "", LAST)
        for _ in range(self.size):
            self.turns.leave()
        waiting = [worker.process.wait() for worker in self.alive]
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*waiting), CLOSE_SECONDS)
        for worker in list(self.alive):
            self.dismiss(worker)
        self.idle.clear()
        await asyncio.gather(*self.dying)
