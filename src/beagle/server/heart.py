"""Time that counts for players: time while the server is frozen isn't charged to anybody.

The heart beats every quarter of a second while the loop runs.  If a heartbeat is long overdue, the loop hasn't run: the
process was stopped, or something blocked it.  Nobody could send anything meanwhile, so that time is subtracted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

BEAT_SECONDS: Final = 0.25
LATE_SECONDS: Final = 0.5  # a heartbeat this late means a standstill; a busy machine is late by less
HOPS: Final = 50  # turns of the loop until data waiting in the sockets has become a request


class Heart:
    """A clock that stops while the loop does."""

    def __init__(self, raw: Callable[[], float]) -> None:
        self.raw = raw
        self.due = raw() + BEAT_SECONDS
        self.stood = 0.0  # the seconds of all standstills
        self.last = 0.0
        self.beating: asyncio.Task[None] | None = None

    def now(self) -> float:
        """The time that counts.  The first call after a standstill detects it: no flag falls before."""
        now = self.raw()
        if self.beating is not None and now - self.due > LATE_SECONDS:
            self.stood += now - self.due
            self.due = now + BEAT_SECONDS
        self.last = max(self.last, now - self.stood)
        return self.last

    def start(self) -> None:
        self.due = self.raw() + BEAT_SECONDS
        self.beating = asyncio.create_task(self.heartbeat())

    def stop(self) -> None:
        if self.beating is not None:
            self.beating.cancel()
            self.beating = None

    async def heartbeat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.now()
            self.due = self.raw() + BEAT_SECONDS


async def sockets_read() -> None:
    """Let everything that has already arrived be read and started: a message in a socket came before what is due
    now."""
    for _ in range(HOPS):
        await asyncio.sleep(0)
