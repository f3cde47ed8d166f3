"""Quiet hours, in the reader's zone, also on the days when clocks are changed."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from beagle.server.limits import DAYS_OFF_A_YEAR, DAYS_OFF_AT_ONCE
from beagle.server.notices.days_off import YEAR, days_left, ended, taken
from beagle.server.notices.quiet import quiet_until
from beagle.server.refusing import Refused
from beagle.server.store.calls import NoticePerson
from beagle.server.store.contract import DAY

ROME = ZoneInfo("Europe/Rome")
NIGHT = NoticePerson("ann", zone="Europe/Rome", quiet_from=22 * 60 + 30, quiet_to=7 * 60)


def at(year: int, month: int, day: int, hour: int, minute: int = 0) -> float:
    return datetime(year, month, day, hour, minute, tzinfo=ROME).timestamp()


def test_a_night_is_quiet_until_the_morning() -> None:
    morning = at(2026, 11, 19, 7)
    assert quiet_until(NIGHT, at(2026, 11, 18, 22, 30)) == morning
    assert quiet_until(NIGHT, at(2026, 11, 18, 23, 59)) == morning
    assert quiet_until(NIGHT, at(2026, 11, 19, 6, 59)) == morning
    assert quiet_until(NIGHT, morning) == 0.0
    assert quiet_until(NIGHT, at(2026, 11, 18, 22, 29)) == 0.0


def test_a_siesta_is_within_a_day() -> None:
    siesta = NoticePerson("ann", zone="Europe/Rome", quiet_from=13 * 60, quiet_to=15 * 60)
    assert quiet_until(siesta, at(2026, 11, 18, 14)) == at(2026, 11, 18, 15)
    assert quiet_until(siesta, at(2026, 11, 18, 12, 59)) == 0.0
    assert quiet_until(siesta, at(2026, 11, 18, 15)) == 0.0


def test_the_zone_decides() -> None:
    tokyo = NoticePerson("ann", zone="Asia/Tokyo", quiet_from=22 * 60, quiet_to=7 * 60)
    noon_in_rome = at(2026, 11, 18, 12)  # eight in the evening in Tokyo
    assert quiet_until(tokyo, noon_in_rome) == 0.0
    assert quiet_until(tokyo, noon_in_rome + 2 * 3600) == noon_in_rome + 11 * 3600


@pytest.mark.parametrize("day", [(2026, 3, 29), (2026, 10, 25)])  # clocks go forward, and back
def test_when_clocks_are_changed_the_morning_is_still_at_seven(day: tuple[int, int, int]) -> None:
    assert quiet_until(NIGHT, at(*day, 1)) == at(*day, 7)


def test_without_hours_nothing_is_quiet() -> None:
    for person in (NoticePerson("ann"), NoticePerson("ann", quiet_from=60, quiet_to=60)):
        assert quiet_until(person, at(2026, 11, 18, 1)) == 0.0
    assert quiet_until(NoticePerson("ann", zone="Nowhere/Else", quiet_from=0, quiet_to=1439), 0.0) > 0.0


def test_days_off_are_bounded() -> None:
    ann, now = NoticePerson("ann"), 1_000_000_000.0
    assert days_left(ann, now) == DAYS_OFF_A_YEAR
    for days in (0, -1, DAYS_OFF_AT_ONCE + 1):
        with pytest.raises(Refused, match="bad-days-off"):
            taken(ann, days, now)
    first = taken(ann, DAYS_OFF_AT_ONCE, now)
    second = taken(first, DAYS_OFF_AT_ONCE, first.off_until)
    assert days_left(second, second.off_until) == DAYS_OFF_A_YEAR - 2 * DAYS_OFF_AT_ONCE
    with pytest.raises(Refused, match="no-days-off"):
        taken(second, DAYS_OFF_AT_ONCE, second.off_until)
    assert taken(second, DAYS_OFF_AT_ONCE, now + YEAR).off_used == DAYS_OFF_AT_ONCE * DAY


def test_who_comes_back_early_keeps_the_whole_days() -> None:
    now = 1_000_000_000.0
    off = taken(NoticePerson("ann"), 5, now)
    back = ended(off, now + 1.5 * DAY)
    assert (back.off_until, back.off_used) == (now + 1.5 * DAY, 2 * DAY)
    assert ended(back, now + 2 * DAY) is back
    blink = off  # to and fro gains nothing: each time a day is used up
    for turn in range(1, 4):
        blink = ended(taken(blink, 5, now + turn), now + turn)
    assert blink.off_used >= 3 * DAY
