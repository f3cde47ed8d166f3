"""Whose question a bot answers next: owners take turns, so that many questions of one don't delay the others.

First come, first served would favour those who ask most.  Here the next place goes to the owner who was served longest
ago, however many questions each has.  A table whose questions were too hard twice waits behind all others until one of
its questions was answered in time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from beagle.server.limits import LATE_TWICE, TURNS_KNOWN


class Turns:
    """So many places.  `owner` takes turns with other owners; `table` is what may be late."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # the next owner comes first
        self.behind: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.late: OrderedDict[str, int] = OrderedDict()  # how often in a row, by table

    @asynccontextmanager
    async def place(self, owner: str, table: str) -> AsyncIterator[None]:
        """A place, once it is the owner's turn."""
        await self.take(owner, table)
        try:
            yield
        finally:
            self.leave()

    async def take(self, owner: str, table: str, last: bool = False) -> None:
        """Take a place, or wait for one; `last` comes after everybody who waits."""
        if self.free:
            self.free -= 1
            return
        lines = self.behind if last or self.is_slow(table) else self.lines
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
        following = self.following(self.lines) or self.following(self.behind)
        if following is None:
            self.free += 1
        else:
            following.set_result(None)

    def following(self, lines: OrderedDict[str, deque[asyncio.Future[None]]]) -> asyncio.Future[None] | None:
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

    def is_slow(self, table: str) -> bool:
        """Were its last questions too hard?"""
        return self.late.get(table, 0) >= LATE_TWICE

    def was(self, table: str, late: bool) -> None:
        """How its question ended.  Only so many tables are remembered."""
        before = self.late.pop(table, 0)
        if late:
            self.late[table] = before + 1
        if len(self.late) > TURNS_KNOWN:
            self.late.popitem(last=False)
