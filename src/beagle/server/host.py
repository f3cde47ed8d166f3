"""The host of the server over HTTP: what they see, and what they may do.  Every request needs the host's token.

A browser shows it once and gets a cookie; a program sends it with each request.  The guard has checked that a request
that changes something comes from one of our pages, so no other page can use the cookie.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from beagle.server import host_key, host_view, limits, plain_text
from beagle.server.guard import address_of
from beagle.server.host_key import HostKey
from beagle.server.host_view import COPIES
from beagle.server.http import answer, manager_of, read, refusing
from beagle.server.limits import ANNOUNCED_MINUTES, HOST_COPIES, HOST_LIST
from beagle.server.logs import log
from beagle.server.refusing import Refused
from beagle.server.store import care
from beagle.server.store.contract import CLOSED, GATHERING, OVER, PLAYING
from beagle.server.store.moderating import NoSuchReport, NoSuchVisitor
from beagle.server.table_manager import TableManager
from beagle.server.wire import Word

Handler = Callable[[Request], Awaitable[Response]]
STATUSES: Final = (PLAYING, GATHERING, OVER, CLOSED)


class HostToken(Struct, forbid_unknown_fields=True):
    """The token that was printed when the server started."""

    token: Annotated[str, Meta(max_length=limits.HOST_TOKEN_LENGTH)]


class TablesWanted(Struct, forbid_unknown_fields=True):
    """The tables with this status: playing, gathering, over or closed."""

    status: Word = PLAYING


class PeopleWanted(Struct, forbid_unknown_fields=True):
    """People whose name contains this, or whose id it is; empty: everybody."""

    find: Annotated[str, Meta(max_length=limits.RAW_NAME_LENGTH)] = ""


class Settled(Struct, forbid_unknown_fields=True):
    """The number of a report that has been dealt with."""

    number: Annotated[int, Meta(ge=0, le=limits.REPORT_NUMBERS)]


class BanWanted(Struct, forbid_unknown_fields=True):
    """Whom to ban: the id of a visitor, or a table and a seat, `TABLE:B`; and a note for the host."""

    whom: Annotated[str, Meta(min_length=1, max_length=limits.WHOM_LENGTH)]
    why: Annotated[str, Meta(max_length=limits.TEXT_LENGTH)] = ""


class Lifted(Struct, forbid_unknown_fields=True):
    """Whose ban to lift."""

    whom: Annotated[str, Meta(min_length=1, max_length=limits.WHOM_LENGTH)]


class Drain(Struct, forbid_unknown_fields=True):
    """Whether this server is emptied."""

    on: bool


class Say(Struct, forbid_unknown_fields=True):
    """What to say to everybody, and for how many minutes; an empty text takes back what was said."""

    text: Annotated[str, Meta(max_length=limits.TEXT_LENGTH)]
    minutes: Annotated[int, Meta(ge=1, le=ANNOUNCED_MINUTES)] = 60


# Who asks


def key_of(request: Request) -> HostKey:
    key: HostKey = request.app.state.host_key
    return key


def check_token(request: Request, token: str) -> None:
    """Refused if it isn't the token; somebody who has tried too often isn't told whether this one was right."""
    guesses = manager_of(request).limits.host_guesses
    if not guesses.take(address_of(request)):
        raise Refused("too-fast")
    if not key_of(request).opens(token):
        log.warning("somebody showed a wrong token of the host")
        raise Refused("bad-token")
    guesses.give_back(address_of(request))


def of_host(handler: Handler) -> Handler:
    """Only for the host."""

    async def handle(request: Request) -> Response:
        bearer = host_key.bearer_of(request)
        if bearer:
            check_token(request, bearer)
        elif not key_of(request).knows(host_key.cookie_of(request)):
            raise Refused("host-only")
        return await handler(request)

    return refusing(handle)


async def enter(request: Request) -> Response:
    """Show the token; a cookie comes with the answer."""
    check_token(request, (await read(request, HostToken)).token)
    return host_key.put(request, answer({}), key_of(request).new_cookie(), manager_of(request).settings)


async def leave(request: Request) -> Response:
    """The cookie counts no more."""
    key_of(request).leave(host_key.cookie_of(request))
    return host_key.remove(request, answer({}), manager_of(request).settings)


# What the host sees


async def state(request: Request) -> Response:
    return answer(await host_view.state(manager_of(request), request.app.state.started))


async def tables(request: Request) -> Response:
    status = (await read(request, TablesWanted)).status
    if status not in STATUSES:
        raise Refused("bad-message", error=f"status is one of {', '.join(STATUSES)}")
    return answer(await host_view.tables(manager_of(request), status))


async def people(request: Request) -> Response:
    return answer(await host_view.people(manager_of(request), (await read(request, PeopleWanted)).find.strip()))


async def errors(request: Request) -> Response:
    return answer(host_view.errors())


async def reports(request: Request) -> Response:
    return answer(host_view.reports(await manager_of(request).store.newest_reports(HOST_LIST)))


async def bans(request: Request) -> Response:
    return answer({"bans": [host_view.ban(one) for one in await manager_of(request).store.bans()]})


# What the host does


async def settle(request: Request) -> Response:
    number = (await read(request, Settled)).number
    try:
        await manager_of(request).store.settle(number)
    except NoSuchReport as error:
        raise Refused("no-such-report") from error
    return answer({})


async def ban(request: Request) -> Response:
    """Their connections end at once, here; elsewhere within a minute."""
    manager, wanted = manager_of(request), await read(request, BanWanted)
    try:
        made = await manager.store.ban(wanted.whom.strip(), plain(wanted.why))
    except NoSuchVisitor as error:
        raise Refused("no-such-visitor") from error
    await manager.sweeper.turn_out()
    log.warning("the host has banned somebody")
    return answer(host_view.ban(made))


async def lift(request: Request) -> Response:
    try:
        lifted = await manager_of(request).store.lift((await read(request, Lifted)).whom.strip())
    except NoSuchVisitor as error:
        raise Refused("no-such-visitor") from error
    return answer(host_view.ban(lifted))


async def drain(request: Request) -> Response:
    wanted = await read(request, Drain)
    await manager_of(request).draining.set(wanted.on)
    return await state(request)


async def say(request: Request) -> Response:
    manager, wanted = manager_of(request), await read(request, Say)
    return answer(host_view.said(await manager.announcer.say(plain(wanted.text), wanted.minutes * 60.0)))


def plain(text: str) -> str:
    try:
        return plain_text.chat(text) if text.strip() else ""
    except ValueError as error:
        raise Refused("bad-text") from error


async def back_up(request: Request) -> Response:
    """A copy of the database into the data folder.  The oldest copies beyond a few are deleted."""
    manager = manager_of(request)
    if manager.settings.database:
        raise Refused("no-backup")
    if manager.copying.locked():
        raise Refused("busy")
    async with manager.copying:
        try:
            await asyncio.to_thread(copy, manager)
        except OSError as error:
            log.exception("a copy of the database could not be made")
            raise Refused("cannot-write") from error
    return answer(host_view.copies_in(manager.settings.folder / COPIES)[0], 201)


def copy(manager: TableManager) -> None:
    folder = manager.settings.folder / COPIES
    folder.mkdir(mode=0o700, exist_ok=True)
    stamp = time.strftime("%Y-%m-%d-%H%M%S", time.gmtime(manager.now()))
    care.backup(manager.settings.folder, folder / f"beagle-{stamp}.db")
    for old in host_view.copies_in(folder)[HOST_COPIES:]:
        (folder / old["name"]).unlink(missing_ok=True)


ROUTES: Final = [
    Route("/api/host/enter", refusing(enter), methods=["POST"]),
    Route("/api/host/leave", refusing(leave), methods=["POST"]),
    Route("/api/host/state", of_host(state), methods=["POST"]),
    Route("/api/host/tables", of_host(tables), methods=["POST"]),
    Route("/api/host/people", of_host(people), methods=["POST"]),
    Route("/api/host/errors", of_host(errors), methods=["POST"]),
    Route("/api/host/reports", of_host(reports), methods=["POST"]),
    Route("/api/host/bans", of_host(bans), methods=["POST"]),
    Route("/api/host/settle", of_host(settle), methods=["POST"]),
    Route("/api/host/ban", of_host(ban), methods=["POST"]),
    Route("/api/host/lift", of_host(lift), methods=["POST"]),
    Route("/api/host/drain", of_host(drain), methods=["POST"]),
    Route("/api/host/say", of_host(say), methods=["POST"]),
    Route("/api/host/backup", of_host(back_up), methods=["POST"]),
]
