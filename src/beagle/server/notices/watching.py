"""Who has to come to a table: noted by the server that has it, whenever something happens there."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable
from typing import Any, Final, Protocol

from beagle.server.limits import CALL_AFTER_SECONDS, CHANNEL_FAILURES
from beagle.server.live.clock import Off, is_slow
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import LINK_ONLY
from beagle.server.logs import log
from beagle.server.notices.service import Notices
from beagle.server.store.calls import ENDED, MY_MOVE, SHORT, Call, NoticePerson
from beagle.server.store.contract import BOT, NO_CLOCK, OVER, PLAYING, Store, StoreError

NOBODY_KNOWN: Final = ("", LINK_ONLY)
SHORT_SHARE: Final = 4  # time is short when a quarter of it is left
SAME_SECONDS: Final = 60.0  # a note that would change by less stays as it is


def calls_people(table: LiveTable) -> bool:
    """Do people come back to this table rather than sit there?  Against bots alone nobody is called."""
    clock = table.row.clock
    people = [seat for seat in table.seats if seat.kind != BOT and seat.visitor]
    return (clock.kind == NO_CLOCK or is_slow(clock)) and len({seat.visitor for seat in people}) > 1


def looking(table: LiveTable) -> set[str]:
    """The visitors who have the table before their eyes."""
    return {viewer.visitor for viewer in table.viewers if viewer.visitor and not viewer.elsewhere}


def wanted(table: LiveTable, today: float, now: float) -> dict[str, Call]:
    """Who has to come, as far as the table knows: the soonest of the questions of each."""
    out: dict[str, Call] = {}
    clocks = table.data.clocks
    for asked in table.data.open_questions():
        seat = table.seats[asked.seat]
        if seat.bot or seat.visitor in NOBODY_KNOWN:
            continue
        deadline = today + clocks.out_in(asked.seat, now) if clocks.runs else 0.0
        known = out.get(seat.visitor)
        if known is None or 0.0 < deadline < known.deadline:
            out[seat.visitor] = Call(table.row.id, seat.visitor, MY_MOVE, today + CALL_AFTER_SECONDS, deadline)
    return out


def as_wished(call: Call, person: NoticePerson, full: float) -> Call | None:
    """The same, as this person wants to be called; None if they don't."""
    kinds = person.kinds.split()
    if call.kind in kinds:
        return call
    if call.kind == MY_MOVE and SHORT in kinds and call.deadline:
        due = max(call.due, call.deadline - full / SHORT_SHARE)
        return Call(call.table, call.visitor, SHORT, due, call.deadline)
    return None


class Manager(Protocol):
    """What is needed of the manager of the tables."""

    store: Store
    notices: Notices
    live: dict[str, LiveTable]

    def now(self) -> float: ...

    def tick(self) -> float: ...

    def later(self, work: Coroutine[Any, Any, None]) -> None: ...


class Watch:
    """Watches the tables of a server: who has to come, and whose clock stands still."""

    def __init__(self, manager: Manager) -> None:
        self.manager = manager
        self.waiting: dict[str, LiveTable] = {}  # something has happened there that wasn't noted yet
        self.looked: dict[str, set[str]] = {}  # who had it before their eyes since, however briefly
        self.noting: set[str] = set()

    def changed(self, table: LiveTable) -> None:
        """Something has happened at a table."""
        if self.manager.notices.on and calls_people(table):
            self.waiting[table.row.id] = table
            self.looked.setdefault(table.row.id, set()).update(looking(table))
            if table.row.id not in self.noting:
                self.noting.add(table.row.id)
                self.manager.later(self.note(table.row.id))

    async def note(self, id: str) -> None:
        """One after another for each table; several changes at once are noted once."""
        try:
            while (table := self.waiting.pop(id, None)) is not None:
                looked = self.looked.pop(id, set())
                if not table.gone:
                    await note(table, self.manager.store, looked, self.manager.now(), self.manager.tick())
        except (StoreError, LookupError):  # the next change notes it
            log.warning("who has to come to a table was not noted")
        finally:
            self.noting.discard(id)

    # Slow clocks

    async def go_by_calendar(self, table: LiveTable) -> None:
        """A slow clock goes on by the time of day, except on days off."""
        today, now = self.manager.now(), self.manager.tick()
        visitors = {seat.visitor for seat in table.seats if seat.visitor not in NOBODY_KNOWN}
        found = await self.manager.store.days_off(sorted(visitors), today)
        for visitor, days in found.items():
            for first, until in days:
                self.rest_at(table, visitor, first, until)
        history = table.game_so_far()
        began = history.entries[0].at if history.entries else table.row.touched
        for asked in history.questions():
            seat = table.seats[asked.seat]
            given = seat.given if seat.given_for == asked.n else 0.0
            table.data.clocks.go_by_calendar(asked.seat, today - (history.asked_since(asked) or began), given, now)

    def rest(self, visitor: str, first: float, until: float) -> None:
        """Somebody has days off, or is back: their slow clocks here stand still, or go on."""
        for table in list(self.manager.live.values()):
            if table.data.clocks.slow and self.rest_at(table, visitor, first, until):
                table.viewers.tell_change()

    def rest_at(self, table: LiveTable, visitor: str, first: float, until: float) -> bool:
        seats = [seat.number for seat in table.seats if seat.visitor == visitor]
        shift = self.manager.tick() - self.manager.now()
        for seat in seats:
            table.data.clocks.take_off(seat, Off(first + shift, until + shift, until))
        return bool(seats)


async def note(table: LiveTable, store: Store, looked: set[str], today: float, now: float) -> None:
    """Bring what is stored about calls to this table up to date."""
    row = table.row
    known = {call.visitor: call for call in await store.calls_of(row.id)}
    here = looking(table)
    if row.status == PLAYING:
        want = wanted(table, today, now)
    elif row.status == OVER:
        people = {seat.visitor for seat in table.seats if seat.kind != BOT and seat.visitor not in NOBODY_KNOWN}
        want = {one: Call(row.id, one, ENDED, today) for one in people}
    else:
        want = {}
    for visitor in (here | looked) & known.keys():
        await store.drop_call(row.id, visitor)
        del known[visitor]
    for visitor in known.keys() - here - want.keys():
        await store.drop_call(row.id, visitor, unsent=True)
    await put_all(store, (call for one, call in want.items() if one not in here), known, table.data.clocks.full)


async def put_all(store: Store, calls: Iterable[Call], known: dict[str, Call], full: float) -> None:
    for call in calls:
        before = known.get(call.visitor)
        if before is not None and before.sent:
            continue  # once, until they have looked
        reachable = any(one.confirmed and one.failing < CHANNEL_FAILURES for one in await store.channels(call.visitor))
        wish = as_wished(call, await store.notice_person(call.visitor), full) if reachable else None
        if wish is None:
            if before is not None:
                await store.drop_call(call.table, call.visitor, unsent=True)
        elif before is None or before.kind != wish.kind or abs(before.deadline - wish.deadline) > SAME_SECONDS:
            due = wish.due if before is None or before.kind != wish.kind else max(before.due, 0.0)
            moved = wish if wish.kind == SHORT else Call(wish.table, wish.visitor, wish.kind, due, wish.deadline)
            await store.put_call(moved)
