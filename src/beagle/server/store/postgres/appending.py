"""Group commit: everything that waits goes to the database in one statement, one round trip and one commit.

Each table stands for itself: one that somebody else has taken, or whose entries are not the next ones, is left out, and
all others are written.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import psycopg
from msgspec.structs import astuple

from beagle.server.store.address import shown
from beagle.server.store.contract import Conflict, Entry, InDoubt, StoreError, TableRow
from beagle.server.store.postgres.connections import Session, Sql, as_ours
from beagle.server.store.postgres.tables import Held, hot_values, listed, why_not
from beagle.server.store.writer import QueuedJob, WriteOutcome, tell

MAX_AT_ONCE: Final = 1000  # jobs in one statement

JOBS: Final = (
    "unnest(%s::bigint[], %s::bigint[], %s::int[], %s::int[], %s::float8[], %s::int[], %s::int[], %s::bytea[])"
    " AS job (k, epoch, before, after, touched, actor, together, position)"
)
ENTRIES: Final = (
    "unnest(%s::bigint[], %s::int[], %s::text[], %s::int[], %s::text[], %s::bigint[], %s::text[], %s::float8[],"
    " %s::float8[], %s::text[]) AS e (k, n, kind, actor, text, action, client, spent, at, mark)"
)
SET: Final = (
    "UPDATE live SET entries = job.after, touched = job.touched, actor = job.actor, together = job.together,"
    f" position = job.position, thinking = 0 FROM {JOBS}"
    " WHERE live.k = job.k AND live.epoch = job.epoch AND live.entries = job.before"
)
LISTED: Final = (
    "seen AS (UPDATE game_table SET listed = l.listed FROM unnest(%s::bigint[], %s::float8[]) AS l (k, listed), ok"
    " WHERE game_table.k = l.k AND l.k = ok.k)"
)
ON_LINE: Final = (
    f"WITH ok AS ({SET} RETURNING live.k),"
    f" put AS (INSERT INTO entry SELECT e.* FROM {ENTRIES} JOIN ok USING (k)),"
    " gone AS (DELETE FROM branch_entry USING unnest(%s::bigint[]) AS j (k), ok"
    " WHERE branch_entry.k = j.k AND j.k = ok.k),"
    f" {LISTED} SELECT k FROM ok"
)
# The entries of one actor on a branch follow those that are there: no more and no fewer.
ON_BRANCH: Final = (
    f"WITH ok AS ({SET} AND (SELECT COUNT(*) FROM branch_entry b WHERE b.k = job.k AND b.actor = any_of.actor)"
    " = any_of.first - 1 RETURNING live.k),"
    f" put AS (INSERT INTO branch_entry SELECT e.* FROM {ENTRIES} JOIN ok USING (k)),"
    f" {LISTED} SELECT k FROM ok"
).replace(
    f"FROM {JOBS}", f"FROM {JOBS} JOIN unnest(%s::bigint[], %s::int[], %s::int[]) AS any_of (k, actor, first) USING (k)"
)


class Append(NamedTuple):
    """New entries of one table that change nothing but the game."""

    held: Held
    row: TableRow
    entries: list[Entry]
    joined: bool
    on_branch: bool


class Appender:
    """The thread that appends.  Its connection also holds the locks of this server."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.jobs: deque[QueuedJob] = deque()
        self.awake = threading.Condition()
        self.closed = False
        self.thread = threading.Thread(target=self.run, name="beagle-appender", daemon=True)
        self.thread.start()

    async def append(self, job: Append) -> None:
        """Returns when it is durable.  Cancelling the wait doesn't stop it."""
        await self.put(job)

    async def write(self, job: Callable[[Sql], Any]) -> Any:
        """Something else, in its turn."""
        return await self.put(job)

    async def put(self, job: Any) -> Any:
        loop = asyncio.get_running_loop()
        waiting = QueuedJob(job, loop, loop.create_future())
        with self.awake:
            if self.closed:
                raise StoreError(f"{shown(self.session.address)}: the store is closed")
            self.jobs.append(waiting)
            self.awake.notify()
        return await waiting.future

    def close(self) -> None:
        """Write what is waiting, then stop.  Blocks until done."""
        with self.awake:
            self.closed = True
            self.awake.notify()
        self.thread.join()
        self.session.close()

    def run(self) -> None:
        """The thread."""
        while group := self.next_group():
            if isinstance(group[0].job, Append):
                tell(self.append_group(group))
            else:
                tell([self.write_one(group[0])])

    def next_group(self) -> list[QueuedJob]:
        """What waits and can go together, in order: appends of one kind, one of each table; empty after closing."""
        with self.awake:
            while not self.jobs and not self.closed:
                self.awake.wait()
            group: list[QueuedJob] = []
            tables: set[int] = set()
            while self.jobs and len(group) < MAX_AT_ONCE:
                job = self.jobs[0].job
                if group and not (isinstance(job, Append) and job.on_branch == group[0].job.on_branch):
                    break
                if isinstance(job, Append):
                    if job.held.k in tables:
                        break
                    tables.add(job.held.k)
                group.append(self.jobs.popleft())
                if not isinstance(job, Append):
                    break
            return group

    def write_one(self, waiting: QueuedJob) -> WriteOutcome:
        try:
            return WriteOutcome(waiting, self.session.write(waiting.job), None)
        except Exception as error:
            return WriteOutcome(waiting, None, error)

    def append_group(self, group: list[QueuedJob]) -> list[WriteOutcome]:
        """All in one statement.  If it fails as a whole because of one of them, each by itself."""
        try:
            connection = self.session.connected()
        except StoreError as error:  # nothing was sent
            return [WriteOutcome(waiting, None, type(error)(str(error))) for waiting in group]
        try:
            written = {k for (k,) in connection.execute(*statement([waiting.job for waiting in group]))}
        except psycopg.Error as error:
            if connection.closed or connection.broken:
                self.session.close()
                return [WriteOutcome(waiting, None, self.doubt()) for waiting in group]
            if len(group) > 1:
                return [outcome for waiting in group for outcome in self.append_group([waiting])]
            return [WriteOutcome(group[0], None, self.meaning(group[0].job, error))]
        return [self.outcome(waiting, written) for waiting in group]

    def doubt(self) -> InDoubt:
        return InDoubt(f"{shown(self.session.address)}: the connection was lost during a commit")

    def meaning(self, job: Append, error: psycopg.Error) -> Exception:
        """An error that came over a living connection: nothing was written."""
        if isinstance(error, psycopg.errors.UniqueViolation):
            return Conflict(f"table {job.row.id}: {error}")
        return as_ours(self.session.address, error)

    def outcome(self, waiting: QueuedJob, written: set[int]) -> WriteOutcome:
        job = waiting.job
        if job.held.k in written:
            return WriteOutcome(waiting, None, None)
        what = f"the next one cannot be {job.entries[0].n}"
        try:
            error = self.session.read(lambda sql: why_not(sql, job.held, what))
        except StoreError as lost:
            error = lost
        return WriteOutcome(waiting, None, error)


def statement(jobs: list[Append]) -> tuple[str, list[Any]]:
    """One statement for all of them, and its values: columns, as `unnest` takes them."""
    on_branch = jobs[0].on_branch
    live = [
        (job.held.k, job.held.claim.epoch, job.row.entries - (0 if on_branch else len(job.entries)), job.row.entries)
        for job in jobs
    ]
    hot = [hot_values(job.row) for job in jobs]
    entries = [(job.held.k, *astuple(entry)) for job in jobs for entry in job.entries]
    seen = [(job.held.k, listed(job.row)) for job in jobs if listed(job.row) != listed(job.held.row)]
    values = [*columns(live, 4), *columns(hot, 4)]
    if on_branch:
        first = [(job.held.k, job.entries[0].actor, job.entries[0].n) for job in jobs]
        return ON_BRANCH, [*values, *columns(first, 3), *columns(entries, 10), *columns(seen, 2)]
    joined = [job.held.k for job in jobs if job.joined]
    return ON_LINE, [*values, *columns(entries, 10), joined, *columns(seen, 2)]


def columns(rows: list[Any], many: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(many)]
