"""How long the players may think.  A clock runs only while the server does: what is stored is the time spent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from beagle.server.store.contract import DAY, DAYS, MOVE, NO_CLOCK, PER_MOVE, TOTAL, Clock, Entry
from beagle.server.wire import ClockInfo

GRACE: Final = 30.0  # seconds that a player who comes back after flag-fall has at least
KINDS: Final = (NO_CLOCK, PER_MOVE, TOTAL, DAYS)
LEAST: Final = {PER_MOVE: 5.0, TOTAL: 30.0, DAYS: 1.0}
MOST: Final = {PER_MOVE: 3600.0, TOTAL: 6 * 3600.0, DAYS: 30.0}
MAX_INCREMENT: Final = 300.0


def acceptable(clock: Clock) -> bool:
    """Is this a clock people could play with?"""
    if clock.kind == NO_CLOCK:
        return clock.seconds == 0 and clock.increment == 0
    if clock.kind not in KINDS or not LEAST[clock.kind] <= clock.seconds <= MOST[clock.kind]:
        return False
    return 0 <= clock.increment <= (MAX_INCREMENT if clock.kind == TOTAL else 0)


class Clocks:
    """The seconds each seat has left, and when the seats to move started thinking."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.full = clock.seconds * DAY if clock.kind == DAYS else clock.seconds
        self.left = [self.full] * seats
        self.since = [0.0] * seats
        self.forgiven = (-1, -1)  # the seat and the question that got extra time last

    @property
    def runs(self) -> bool:
        return self.clock.kind != NO_CLOCK

    def load(self, entries: list[Entry], now: float, given: Sequence[float] = ()) -> None:
        """Restore the clocks from the stored entries and what hosts have added; the time since then isn't charged to
        anybody."""
        if self.clock.kind == TOTAL:
            self.left = [left + more for left, more in zip(self.left, given or [0.0] * len(self.left), strict=True)]
        self.charge_all(entries)
        self.start(range(len(self.since)), now)

    def start(self, seats: Iterable[int], now: float) -> None:
        """These seats are asked something new."""
        for seat in seats:
            self.since[seat] = now

    def think_on(self, seats: Iterable[int], spent: float) -> None:
        """These seats were asked so many seconds ago, at another server."""
        for seat in seats:
            self.since[seat] -= spent

    def copy(self) -> Clocks:
        other = Clocks(self.clock, len(self.left))
        other.left, other.since, other.forgiven = self.left.copy(), self.since.copy(), self.forgiven
        return other

    def spent(self, seat: int, now: float) -> float:
        """The seconds this seat, which has to move, has been thinking."""
        return max(0.0, now - self.since[seat]) if self.runs else 0.0

    def charge_all(self, entries: list[Entry]) -> None:
        """Moves cost time and add the increment; leaving, returning and taking back add none."""
        for entry in entries:
            if entry.kind == MOVE:
                self.charge(entry.actor, entry.spent)

    def charge(self, seat: int, spent: float) -> None:
        """This seat has made a move after so many seconds."""
        if self.clock.kind == TOTAL and 0 <= seat < len(self.left):
            self.left[seat] = max(0.0, self.left[seat] - spent) + self.clock.increment

    def flag_in(self, seat: int, now: float) -> float:
        """The seconds until this seat, which has to move, runs out of time."""
        return self.left[seat] - self.spent(seat, now)

    def forgive(self, seat: int, asked: bool, question: int, now: float) -> None:
        """A player whose flag has fallen and who comes back gets a little time: once per question, and never more than
        a move has.  A player who left in time keeps the time that was left: leaving and returning gains nothing."""
        fallen = self.left[seat] - (self.spent(seat, now) if asked else 0.0) <= self.clock.increment
        if not fallen or self.forgiven == (seat, question):
            return
        self.forgiven = seat, question
        if self.clock.kind == TOTAL:
            self.left[seat] = max(self.left[seat], GRACE)
        if asked:
            self.since[seat] = max(self.since[seat], now - max(0.0, self.left[seat] - GRACE))

    def give(self, seat: int, seconds: float) -> None:
        """A host adds time: to what is left, or, where each move has its own time, to that of this move."""
        if self.clock.kind == TOTAL:
            self.left[seat] += seconds
        else:
            self.since[seat] += seconds

    def info(self, asked: Iterable[int], now: float) -> ClockInfo:
        left = self.left.copy()
        for seat in asked if self.runs else ():
            left[seat] = max(0.0, left[seat] - self.spent(seat, now))
        return ClockInfo(self.clock.kind, self.clock.seconds, self.clock.increment, left if self.runs else [])
