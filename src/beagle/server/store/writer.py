"""One thread writes, and commits in groups: everything that waits goes to the disk at once.

A commit costs one disk sync, however much is in it.  While one is running others queue up, and share the next.  A write
is confirmed only when it is on disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from beagle.server.store.contract import StoreError
from beagle.server.store.note import Note
from beagle.server.store.rows import WRITES, pulse, writes_of
from beagle.server.store.schema import as_ours

MAX_AT_ONCE: Final = 1000  # jobs in one transaction

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]


class QueuedJob(NamedTuple):
    """A job, and who waits for it where."""

    job: Any  # a `Job`; other writers have other kinds
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class WriteOutcome(NamedTuple):
    """The result of a job: a value, or an error and nothing written."""

    waiting: QueuedJob
    value: Any
    error: Exception | None


class Writer:
    """Owns the only connection that writes."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.connection = connection
        self.path = path
        self.note = Note(path.parent)
        self.writes = writes_of(connection)
        self.jobs: deque[QueuedJob] = deque()
        self.awake = threading.Condition()
        self.closed = False
        self.thread = threading.Thread(target=self.run, name="beagle-writer", daemon=True)
        self.thread.start()

    async def write(self, job: Job[T]) -> T:
        """Run the job in a transaction; return when it is on disk.  If it raises, nothing of it was written.

        Cancelling the wait doesn't stop the job.
        """
        loop = asyncio.get_running_loop()
        waiting = QueuedJob(job, loop, loop.create_future())
        with self.awake:
            if self.closed:
                raise StoreError(f"{self.path}: the store is closed")
            self.jobs.append(waiting)
            self.awake.notify()
        value: T = await waiting.future
        return value

    def close(self) -> None:
        """Write what is waiting, then stop.  Blocks until done."""
        with self.awake:
            self.closed = True
            self.awake.notify()
        self.thread.join()
        self.connection.close()
        self.note.close()

    def run(self) -> None:
        """The thread."""
        while group := self.next_group():
            tell(self.write_group(group))

    def next_group(self) -> list[QueuedJob]:
        """Everything that waits, as soon as something does; empty after closing."""
        with self.awake:
            while not self.jobs and not self.closed:
                self.awake.wait()
            return [self.jobs.popleft() for _ in range(min(len(self.jobs), MAX_AT_ONCE))]

    def write_group(self, group: list[QueuedJob]) -> list[WriteOutcome]:
        """All in one transaction, each job in its own savepoint: a failing job doesn't affect the others."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            outcomes = [self.write_one(waiting) for waiting in group]
            pulse(self.connection, self.writes + 1, WRITES)
            self.connection.execute("COMMIT")
        except Exception as error:  # the disk, not a job: nothing of the whole group was written
            self.give_up()
            ours = (
                as_ours(self.path, error) if isinstance(error, sqlite3.Error) else StoreError(f"{self.path}: {error}")
            )
            return [WriteOutcome(waiting, None, type(ours)(str(ours))) for waiting in group]
        self.writes += 1
        self.note.put(self.writes)
        return outcomes

    def write_one(self, waiting: QueuedJob) -> WriteOutcome:
        self.connection.execute("SAVEPOINT job")
        try:
            value = waiting.job(self.connection)
        except Exception as error:
            if not self.connection.in_transaction:  # SQLite has rolled back the transaction, with all jobs before
                raise
            self.connection.execute("ROLLBACK TO job")
            self.connection.execute("RELEASE job")
            if isinstance(error, sqlite3.Error):
                error = as_ours(self.path, error)
            return WriteOutcome(waiting, None, error)
        self.connection.execute("RELEASE job")
        return WriteOutcome(waiting, value, None)

    def give_up(self) -> None:
        with suppress(sqlite3.Error):  # if even that fails, the next BEGIN reports the problem
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")


def tell(outcomes: list[WriteOutcome]) -> None:
    """Wake the waiting tasks, each loop once."""
    for loop in {outcome.waiting.loop for outcome in outcomes}:
        mine = [outcome for outcome in outcomes if outcome.waiting.loop is loop]
        with suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
            loop.call_soon_threadsafe(resolve, mine)


def resolve(outcomes: list[WriteOutcome]) -> None:
    for waiting, value, error in outcomes:
        if waiting.future.done():  # it was cancelled
            continue
        if error is None:
            waiting.future.set_result(value)
        else:
            waiting.future.set_exception(error)
