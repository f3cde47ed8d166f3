"""What the host of the server is shown: tables, people, storage, versions, errors.

It is made of rows and counts, never of games: no position, no move, no secret and no link of a table is looked at.
"""

from __future__ import annotations

import platform
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from beagle import __version__, _native
from beagle.games import GAMES
from beagle.server import logs
from beagle.server.limits import HOST_LIST, MAX_TABLES, MAX_VISITORS
from beagle.server.store.contract import LINK_ONLY, Ban, Known, Report, SeatRow, TableRow
from beagle.server.store.moderating import seen_of
from beagle.server.table_manager import TableManager
from beagle.server.wire import PROTOCOL, Announced, host_answers

COPIES: Final = "backups"  # in the data folder
SHOWN_OF_LOG: Final = ("timestamp", "level", "event")


async def state(manager: TableManager, started: float) -> host_answers.HostState:
    store, connected = manager.store, viewers(manager)
    made: host_answers.HostState = {
        "version": __version__,
        "protocol": PROTOCOL,
        "python": platform.python_version(),
        "rules": "compiled" if _native.compiled() else "interpreted",
        "games": [{"name": game.name, "version": game.version} for game in GAMES.values()],
        "nodes": [
            {"number": node.number, "name": node.name, "version": node.version, "here": node.number == store.node}
            for node in await store.nodes()
        ],
        "started": started,
        "now": manager.now(),
        "draining": manager.draining.on,
        "given": bool(manager.draining.others),
        "live": len(manager.live),
        "connected": len(connected),
        "people": len(set(connected) - {""}),
        "storage": await storage(manager),
        "reports": await store.count_reports(),
    }
    announced = manager.announcer.current()
    if announced is not None:
        made["said"] = said(announced)
    return made


def viewers(manager: TableManager) -> list[str]:
    """The visitors of all connections here; "" for those without a name."""
    return [viewer.visitor for table in manager.live.values() for viewer in table.viewers]


def said(announced: Announced) -> host_answers.HostSaid:
    return {"text": announced.text, "at": announced.at, "until": announced.until}


async def storage(manager: TableManager) -> host_answers.HostStorage:
    counts, settings = await manager.store.counts(), manager.settings
    return {
        "kind": "postgres" if settings.database else "sqlite",
        "bytes": counts.size,
        "free": -1 if settings.database else free_in(settings.folder),
        "visitors": counts.visitors,
        "most_visitors": MAX_VISITORS,
        "tables": counts.tables,
        "most_tables": MAX_TABLES,
        "copies": copies_in(settings.folder / COPIES),
    }


def free_in(folder: Path) -> int:
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return -1


def copies_in(folder: Path) -> list[host_answers.HostCopy]:
    """The copies that were made from the host's page, newest first."""
    try:
        found = [(file, file.stat()) for file in folder.glob("beagle-*.db")]
    except OSError:
        return []
    made = sorted(found, key=lambda one: one[0].name, reverse=True)
    return [{"name": file.name, "bytes": about.st_size, "at": about.st_mtime} for file, about in made[:HOST_LIST]]


async def tables(manager: TableManager, status: str) -> host_answers.HostTables:
    found = await manager.store.newest(status, HOST_LIST + 1)
    return {"tables": [table(manager, *one) for one in found[:HOST_LIST]], "more": len(found) > HOST_LIST}


def table(manager: TableManager, row: TableRow, seats: list[SeatRow]) -> host_answers.HostTable:
    live = manager.live.get(row.id)
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "ruleset": row.ruleset,
        "status": row.status,
        "made": row.made,
        "touched": row.touched,
        "entries": row.entries,
        "public": row.public,
        "clock": row.clock.kind,
        "seats": [
            {"name": seat.name, "kind": seat.kind, "bot": seat.bot, "visitor": named(seat.visitor)} for seat in seats
        ],
        "connected": len(live.viewers) if live else 0,
        "here": live is not None,
    }


def named(visitor: str) -> str:
    return "" if visitor == LINK_ONLY else visitor


async def people(manager: TableManager, find: str) -> host_answers.HostPeople:
    here = set(viewers(manager))
    found = await manager.store.people(find, HOST_LIST + 1)
    return {"people": [person(one, here) for one in found[:HOST_LIST]], "more": len(found) > HOST_LIST}


def person(known: Known, here: set[str]) -> host_answers.HostPerson:
    return {
        "visitor": known.visitor,
        "name": known.name,
        "made": known.made,
        "seen": known.seen,
        "devices": known.devices,
        "seats": known.seats,
        "banned": bool(known.banned),
        "here": known.visitor in here,
    }


def errors() -> host_answers.HostErrors:
    return {"errors": [error(line) for line in reversed(logs.recent.lines)]}


def error(line: dict[str, Any]) -> host_answers.HostError:
    return {
        "at": str(line.get("timestamp", "")),
        "level": str(line.get("level", "")),
        "event": str(line.get("event", "")),
        "more": {key: value for key, value in line.items() if key not in SHOWN_OF_LOG},
    }


def reports(found: Iterable[Report]) -> host_answers.HostReports:
    return {"reports": [report(one) for one in found]}


def report(one: Report) -> host_answers.HostReport:
    seen = seen_of(one)
    return {
        "number": one.number,
        "table": one.table,
        "by": one.visitor,
        "why": one.why,
        "text": one.text,
        "at": one.at,
        "people": [{"name": each.name, "visitor": each.visitor, "seat": each.seat} for each in seen.people],
        "chat": [{"name": line.name, "visitor": line.visitor, "text": line.text} for line in seen.chat],
    }


def ban(one: Ban) -> host_answers.HostBan:
    return {"visitor": one.visitor, "name": one.name, "why": one.why, "at": one.at}
