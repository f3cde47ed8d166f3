"""When Python's garbage collector looks for reference cycles.

Nearly everything here is freed with its last reference.  By default the collector would scan all games in memory every
few seconds, find nothing, and stop every table for a third of a second each time.  So only young objects are scanned
regularly; objects that have lived for a minute are set aside, and scanned once an hour.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Final

YOUNG: Final = 2000  # new objects after which the young ones are scanned
NEVER: Final = 1 << 30
WHOLE_SECONDS: Final = 3600.0


class GcPolicy:
    """The garbage collector of this process while a server runs in it."""

    def __init__(self, tick: Callable[[], float] = time.monotonic) -> None:
        self.tick = tick
        self.before: tuple[int, int, int] | None = None  # what was set before the server started
        self.looked = tick()

    def start(self) -> None:
        self.before = gc.get_threshold()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        self.look_through()

    def sweep(self) -> None:
        """From time to time: objects alive now will stay alive."""
        if self.before is None:
            return
        if self.tick() - self.looked >= WHOLE_SECONDS:
            self.look_through()
        gc.freeze()

    def look_through(self) -> None:
        """Scan everything, once."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.looked = self.tick()

    def stop(self) -> None:
        if self.before is not None:
            gc.set_threshold(*self.before)
            gc.unfreeze()
            self.before = None
