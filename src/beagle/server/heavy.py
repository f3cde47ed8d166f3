"""Work that is too heavy for the event loop: done in a thread, one job at a time.

Python runs one thread at a time: two heavy jobs at once wouldn't finish sooner, and everybody else would wait longer.
So each lane runs one job after another, and the number of waiting jobs is limited.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from beagle.server.refusing import Refused

T = TypeVar("T")


class Lane:
    """One job at a time; `most` may wait for their turn, the next is refused."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.done = 0  # how many jobs were done

    async def run(self, work: Callable[[], T]) -> T:
        """Run this in a thread when its turn has come."""
        if self.waiting > self.most:
            raise Refused("busy")
        self.waiting += 1
        try:
            async with self.turn:
                return await finished(work)
        finally:
            self.waiting -= 1
            self.done += 1


async def finished(work: Callable[[], T]) -> T:
    """Its result.  A thread can't be stopped: if the caller stops waiting, the turn is still taken until it ends."""
    doing = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        return await asyncio.shield(doing)
    except asyncio.CancelledError:
        await asyncio.wait([doing])
        raise
