"""How long the players may think.

A quick clock runs only while the server does: what is stored is the time spent.  A slow one, of hours or days, goes by
the calendar, also while the server is off; only days off stop it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from beagle.server.store.contract import DAY, DAYS, HOURS, MOVE, NO_CLOCK, PER_MOVE, TOTAL, Clock, Entry
from beagle.server.wire import ClockInfo

GRACE: Final = 30.0  # seconds that a player who comes back after flag-fall has at least
HOUR: Final = 3600.0
AFTER_START: Final = HOUR  # what is left of a slow clock at least, if the server was off
SAME: Final = 1.0  # days off that begin within so many seconds are the same ones
UNITS: Final = {HOURS: HOUR, DAYS: DAY}  # slow clocks, and what they count
KINDS: Final = (NO_CLOCK, PER_MOVE, TOTAL, HOURS, DAYS)
LEAST: Final = {PER_MOVE: 5.0, TOTAL: 30.0, HOURS: 1.0, DAYS: 1.0}
MOST: Final = {PER_MOVE: HOUR, TOTAL: 6 * HOUR, HOURS: 72.0, DAYS: 30.0}
MAX_INCREMENT: Final = 300.0


def acceptable(clock: Clock) -> bool:
    """Is this a clock people could play with?"""
    if clock.kind == NO_CLOCK:
        return clock.seconds == 0 and clock.increment == 0
    if clock.kind not in KINDS or not LEAST[clock.kind] <= clock.seconds <= MOST[clock.kind]:
        return False
    return 0 <= clock.increment <= (MAX_INCREMENT if clock.kind == TOTAL else 0)


def is_slow(clock: Clock) -> bool:
    """Do people come back to it, rather than sit there?"""
    return clock.kind in UNITS


def full_time(clock: Clock) -> float:
    """The seconds of a move, or of the whole game."""
    return clock.seconds * UNITS.get(clock.kind, 1.0)


class Off(NamedTuple):
    """Days off, in the time of clocks; and when they end, as a time of day."""

    first: float
    last: float
    until: float

    def within(self, since: float, now: float) -> float:
        """How many seconds of this time were days off."""
        return max(0.0, min(now, self.last) - max(since, self.first))


class Clocks:
    """The seconds each seat has left, and when the seats to move started thinking."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.full = full_time(clock)
        self.left = [self.full] * seats
        self.since = [0.0] * seats
        self.forgiven = (-1, -1)  # the seat and the question that got extra time last
        self.off: dict[int, list[Off]] = {}  # days off of the people at a slow clock, one after another

    @property
    def slow(self) -> bool:
        return is_slow(self.clock)

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

    def go_by_calendar(self, seat: int, passed: float, given: float, now: float) -> None:
        """The slow clock of a seat that was asked so long ago has gone on, also while the server was off.

        Nobody's time is over before they could have come.
        """
        self.since[seat] = now - max(0.0, passed) + given
        least = min(AFTER_START, self.full)
        if self.flag_in(seat, now) < least:
            self.since[seat] = now - (self.left[seat] - least)

    def take_off(self, seat: int, off: Off) -> None:
        """The person of this seat has these days off, after those they had before; or ends the last ones earlier."""
        if self.slow:
            before = [one for one in self.off.get(seat, []) if one.first < off.first - SAME]
            self.off[seat] = [*(one._replace(last=min(one.last, off.first)) for one in before), off]

    def off_until(self, seat: int, now: float) -> float:
        """Until when the person of this seat has days off; 0: they have none now."""
        return next((off.until for off in self.off.get(seat, []) if off.first <= now < off.last), 0.0)

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
        other.off = {seat: list(days) for seat, days in self.off.items()}
        return other

    def spent(self, seat: int, now: float) -> float:
        """The seconds this seat, which has to move, has been thinking."""
        since = self.since[seat]
        off = sum(days.within(since, now) for days in self.off.get(seat, []))
        return max(0.0, now - since - off) if self.runs else 0.0

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

    def out_in(self, seat: int, now: float) -> float:
        """The seconds until then by the calendar: days off that are still to come are no time to think."""
        left = self.flag_in(seat, now)
        for days in self.off.get(seat, []):
            if now < days.last and days.first < now + left:
                left += days.last - max(now, days.first)
        return left

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
