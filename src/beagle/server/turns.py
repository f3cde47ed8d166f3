"""Whose question a bot answers next: owners take turns, so that many questions of one don't delay the others.

First come, first served would favour those who ask most.  Here the next place goes to the owner who was served longest
ago, however many questions each has.  A table whose questions were too hard twice waits behind all others until one of
its questions was answered in time.  So do all tables of an owner whose questions were too hard several times in a row,
and hints.  Reviews of finished games come after all of these.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from beagle.server.limits import LATE_OF_OWNER, LATE_TWICE, TURNS_KNOWN

FIRST, SOON, LAST = 0, 1, 2  # moves of bots; hints, and tables that are late; reviews
Line = OrderedDict[str, deque[asyncio.Future[None]]]  # the next owner comes first


class Turns:
    """A number of places.  `owner` takes turns with other owners; a `table` and its owner may be late."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.lines: tuple[Line, ...] = (OrderedDict(), OrderedDict(), OrderedDict())
        self.late_tables: OrderedDict[str, int] = OrderedDict()  # how often in a row
        self.late_owners: OrderedDict[str, int] = OrderedDict()

    @asynccontextmanager
    async def place(self, owner: str, table: str, when: int = FIRST) -> AsyncIterator[None]:
        """A place, once it is the owner's turn, after everybody who comes before."""
        await self.take(owner, table, when)
        try:
            yield
        finally:
            self.leave()

    async def take(self, owner: str, table: str, when: int = FIRST) -> None:
        """Take a place, or wait for one."""
        if self.free:
            self.free -= 1
            return
        lines = self.lines[max(when, SOON if self.is_slow(owner, table) else FIRST)]
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        lines.setdefault(owner, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.leave()  # it was given the place just now
            raise

    def leave(self) -> None:
        """The place goes to the next, or is free."""
        following = next(filter(None, map(self.following, self.lines)), None)
        if following is None:
            self.free += 1
        else:
            following.set_result(None)

    def following(self, lines: Line) -> asyncio.Future[None] | None:
        """The first question of the owner whose turn it is; that owner then goes to the end of the queue."""
        while lines:
            owner, line = lines.popitem(last=False)
            while line and line[0].done():  # given up
                line.popleft()
            if not line:
                continue
            first = line.popleft()
            if line:
                lines[owner] = line
            return first
        return None

    def is_slow(self, owner: str, table: str) -> bool:
        """Were the last questions of the table, or of its owner, too hard?"""
        return self.late_tables.get(table, 0) >= LATE_TWICE or self.late_owners.get(owner, 0) >= LATE_OF_OWNER

    def was(self, owner: str, table: str, late: bool) -> None:
        """How a question ended."""
        count(self.late_tables, table, late)
        count(self.late_owners, owner, late)


def count(known: OrderedDict[str, int], key: str, late: bool) -> None:
    """How often in a row it was late.  Only the last ones are remembered."""
    before = known.pop(key, 0)
    if late:
        known[key] = before + 1
    if len(known) > TURNS_KNOWN:
        known.popitem(last=False)
