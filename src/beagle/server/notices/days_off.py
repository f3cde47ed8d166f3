"""Days off: the slow clocks of somebody stand still for a while.  Bounded, and everybody at their tables sees it."""

from __future__ import annotations

import math

import msgspec

from beagle.server.limits import DAYS_OFF_A_YEAR, DAYS_OFF_AT_ONCE
from beagle.server.refusing import Refused
from beagle.server.store.calls import NoticePerson
from beagle.server.store.contract import DAY

YEAR = 365 * DAY


def days_left(person: NoticePerson, now: float) -> int:
    """How many whole days off somebody can still take this year."""
    used = person.off_used if now < person.off_year + YEAR else 0.0
    return max(0, int((DAYS_OFF_A_YEAR * DAY - used) // DAY))


def taken(person: NoticePerson, days: int, now: float) -> NoticePerson:
    """They have so many days off from now on.  Days that run already are ended first."""
    if not 1 <= days <= DAYS_OFF_AT_ONCE:
        raise Refused("bad-days-off", most=DAYS_OFF_AT_ONCE)
    person = ended(person, now)
    if days > days_left(person, now):
        raise Refused("no-days-off", left=days_left(person, now))
    fresh = now >= person.off_year + YEAR
    used, year = (0.0, now) if fresh else (person.off_used, person.off_year)
    return msgspec.structs.replace(
        person, off_from=now, off_until=now + days * DAY, off_used=used + days * DAY, off_year=year
    )


def ended(person: NoticePerson, now: float) -> NoticePerson:
    """They are back.  Whole days that are left aren't used up; a day that has begun is."""
    if person.off_until <= now:
        return person
    back = (math.ceil((person.off_until - now) / DAY) - 1) * DAY
    return msgspec.structs.replace(person, off_until=now, off_used=max(0.0, person.off_used - back))
