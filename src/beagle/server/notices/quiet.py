"""Quiet hours: from one time of day to another, in the zone of the reader."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from beagle.server.store.calls import NO_QUIET, NoticePerson

HOUR_MINUTES: Final = 60
DAY_MINUTES: Final = 24 * HOUR_MINUTES
DAYS_AHEAD: Final = 2


@cache
def zones() -> frozenset[str]:
    return frozenset(available_timezones())


def zone_of(name: str) -> tzinfo:
    """A zone that isn't known here any more is that of nobody."""
    return ZoneInfo(name) if name in zones() else UTC


def quiet_until(person: NoticePerson, now: float) -> float:
    """When the quiet hours end that are now; 0: there are none."""
    first, last = person.quiet_from, person.quiet_to
    if NO_QUIET in (first, last) or first == last:
        return 0.0
    here = datetime.fromtimestamp(now, zone_of(person.zone))
    minute = here.hour * HOUR_MINUTES + here.minute
    is_quiet = first <= minute < last if first < last else minute >= first or minute < last
    if not is_quiet:
        return 0.0
    for days in range(DAYS_AHEAD):
        day = here.date() + timedelta(days=days)
        end = datetime(day.year, day.month, day.day, last // HOUR_MINUTES, last % HOUR_MINUTES, tzinfo=here.tzinfo)
        if end.timestamp() > now:
            return end.timestamp()
    return now + DAY_MINUTES * HOUR_MINUTES  # cannot be: one of the next two days has that time
