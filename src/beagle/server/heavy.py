"""Work that is too much for the event loop: done in a thread, one piece of it at a time.

Python runs one thread at a time: two heavy pieces at once would not be done sooner, and everybody else would wait
longer.  So each lane does one after another, and more than so many do not wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from beagle.server.live.refusing import Refused

T = TypeVar("T")


class Lane:
    """One piece of work at a time; `most` may wait for their turn, the next is refused."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.done = 0  # how many pieces there were

    async def run(self, work: Callable[[], T]) -> T:
        """Do this in a thread when its turn has come."""
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
    """What comes of it.  A thread cannot be stopped: one who gives up waiting keeps the turn until it ends."""
    doing = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        return await asyncio.shield(doing)
    except asyncio.CancelledError:
        await asyncio.wait([doing])
        raise
