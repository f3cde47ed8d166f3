"""Results that are the same for everybody are computed once in a while, not once per request."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Generic, TypeVar

from beagle.server.limits import MADE_SECONDS

T = TypeVar("T")


class Made(Generic[T]):
    """The last result of a function, computed again when it is older than a second."""

    def __init__(self, make: Callable[[], T], tick: Callable[[], float]) -> None:
        self.make = make
        self.tick = tick
        self.at: float | None = None
        self.result: T | None = None

    def __call__(self) -> T:
        if self.result is None or self.at is None or self.tick() - self.at >= MADE_SECONDS:
            self.result = self.make()
            self.at = self.tick()
        return self.result


def once_a_second(make: Callable[[], T], tick: Callable[[], float] = time.monotonic) -> Made[T]:
    return Made(make, tick)
