"""The lists of tables that people see: open, running and finished ones, and their own.  Nothing in them is secret."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from typing import TYPE_CHECKING

from beagle.i18n import ENGLISH, Words
from beagle.server.asking import Asked, Questions, asked_in, told
from beagle.server.limits import LOBBY_OF_VISITOR, LOBBY_TABLES, VISITOR_LIST
from beagle.server.live.clock import full_time, is_slow
from beagle.server.live.older import ended
from beagle.server.store.contract import BOT, GATHERING, LINK_ONLY, OVER, PLAYING, SeatRow, TableRow
from beagle.server.wire import answers

if TYPE_CHECKING:
    from beagle.server.table_manager import TableManager

Found = tuple[TableRow, list[SeatRow]]


class Lists:
    """The lists of a manager."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.listing: asyncio.Task[answers.PublicLists] | None = None  # the public lists, while they are being built
        self.questions = Questions(manager.reading)

    async def lobby(self, visitor: str, language: str = ENGLISH) -> answers.Lobby:
        """Tables to join, games to watch, finished games, and the visitor's own, in this language."""
        if self.listing is None or self.listing.done():
            self.listing = asyncio.create_task(self.public_lists())
        lists = await asyncio.shield(self.listing)
        mine = await self.manager.store.tables_of(visitor, VISITOR_LIST) if visitor else []
        off = await self.days_off(mine)
        own = [self.own(found, visitor, off) for found in mine]
        for found, line in zip(mine, own, strict=True):
            await self.tell(found, line, language)
        lobby: answers.Lobby = {
            "open": lists["open"],
            "running": lists["running"],
            "over": lists["over"],
            "mine": sorted(own, key=urgency),
        }
        said = self.manager.announcer.current()
        if said is not None:
            lobby["said"] = {"text": said.text, "at": said.at, "until": said.until}
        return lobby

    async def days_off(self, mine: list[Found]) -> dict[str, float]:
        """Until when people with slow clocks at these tables have days off."""
        slow = [seats for row, seats in mine if row.status == PLAYING and is_slow(row.clock)]
        people = {seat.visitor for seats in slow for seat in seats} - {"", LINK_ONLY}
        now = self.manager.now()
        found = await self.manager.store.days_off(sorted(people), now) if people else {}
        return {visitor: until for visitor, days in found.items() for first, until in days if first <= now < until}

    def own(self, found: Found, visitor: str, off: dict[str, float]) -> answers.Listed:
        """A line of a visitor's own list: also whether they have to move, by when, and who has days off."""
        row, seats = found
        line = listed(found, visitor)
        if row.status == PLAYING and is_slow(row.clock):
            for seat in seats:
                if seat.visitor in off:
                    line["seats"][seat.number]["off"] = off[seat.visitor]
        mine = {seat.number for seat in seats if seat.visitor == visitor and not seat.bot}
        asked = mine & ({row.actor} | set(line["together"])) if row.status == PLAYING else set()
        left = min((self.left(row, seat) for seat in asked), default=math.inf)
        if asked:
            line["asked"] = True
        if left < math.inf:
            line["left"] = max(0.0, left)
        return line

    async def tell(self, found: Found, line: answers.Listed, language: str) -> None:
        """Say in a line of a visitor's own list which turn it is, and what is asked."""
        row, seats = found
        if row.status != PLAYING:
            return
        asked = await self.question(row, [seat for seat in line["mine"] if line.get("asked")])
        if asked is not None:
            words = Words(language, [seat.name for seat in seats])
            line["told"] = told(row.game, asked, asked.seat in line["mine"], words)

    async def question(self, row: TableRow, mine: list[int]) -> Asked | None:
        """What is asked at a table, of one of these seats if it can be; as far as everybody may know it."""
        table = self.manager.live.get(row.id)
        if table is None or table.data.history is None:
            return await self.questions.of_stored(row)
        history = table.data.history
        open = history.questions() if history.stop is None else []
        found = next((one for one in open if one.seat in mine), next(iter(open), None))
        return None if found is None else asked_in(history.game, history.state_of(found.seat))

    def left(self, row: TableRow, seat: int) -> float:
        """The seconds until the time of a seat is out.  Another server may have the table: then it is about so
        much."""
        table = self.manager.live.get(row.id)
        if table is not None:
            return table.data.clocks.flag_in(seat, self.manager.tick()) if table.data.clocks.runs else math.inf
        return row.touched + full_time(row.clock) - self.manager.now() if is_slow(row.clock) else math.inf

    async def public_lists(self) -> answers.PublicLists:
        """What everybody sees: built once for all requests that arrive meanwhile."""
        open = self.present_first(await self.newest(GATHERING))
        running = [found for found in await self.newest(PLAYING) if found[0].spectators]
        over = [found for found in await self.newest(OVER) if found[0].spectators]
        return {
            "open": [listed(found, "") for found in open],
            "running": [listed(found, "") for found in running],
            "over": [listed(found, "") for found in over],
        }

    async def newest(self, status: str) -> list[Found]:
        return await self.manager.store.lobby(status, LOBBY_TABLES, LOBBY_OF_VISITOR)

    def present_first(self, stored: list[Found]) -> list[Found]:
        """Tables where one of their people is now come first, however many newer ones there are; only a few per
        owner."""
        live = [table for table in self.manager.live.values() if table.row.public and table.row.status == GATHERING]
        here = [(table.row, table.seats) for table in live if any(map(table.data.belongs, table.viewers))]
        here.sort(key=lambda found: (-found[0].touched, found[0].id))
        shown: dict[str, Found] = {}
        owners: Counter[str] = Counter()
        for row, seats in [*here, *stored]:
            if row.id not in shown and (not row.owner or owners[row.owner] < LOBBY_OF_VISITOR):
                shown[row.id] = row, seats
                owners[row.owner] += 1
        return list(shown.values())[:LOBBY_TABLES]


def listed(found: Found, visitor: str) -> answers.Listed:
    """A table as a line of a list: nothing secret, and for its own people whose move it is."""
    row, seats = found
    line: answers.Listed = {
        "id": row.id,
        "game": row.game,
        "ruleset": row.ruleset,
        "status": row.status,
        "made": row.made,
        "touched": row.touched,
        "clock": {"kind": row.clock.kind, "seconds": row.clock.seconds, "increment": row.clock.increment},
        "entries": row.entries,
        "seats": [
            {"name": seat.name, "kind": seat.kind, "bot": seat.bot, "taken": bool(seat.visitor) or seat.kind == BOT}
            for seat in seats
        ],
        "actor": row.actor,
        "together": [seat for seat in range(row.seats) if row.together >> seat & 1],
        "public": row.public,
        "given": row.given,
        "continues": row.continues,
        "name": row.name,
        "substitute": row.substitute,
    }
    end = ended(row)
    if end is not None:
        line["result"] = end
    if visitor:
        line["owner"] = row.owner == visitor
        line["mine"] = [seat.number for seat in seats if seat.visitor == visitor]
    return line


def urgency(line: answers.Listed) -> tuple[bool, float, float]:
    """First where the visitor has to move, and of these where the least time is left; then the latest."""
    return not line.get("asked", False), line.get("left", math.inf), -line["touched"]
