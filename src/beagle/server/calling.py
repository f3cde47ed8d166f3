"""How people are called to their tables, as they ask for it over HTTP; and their days off."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from beagle.i18n import languages
from beagle.server import cookies, limits, tokens
from beagle.server.cluster import OFF
from beagle.server.guard import address_of
from beagle.server.http import answer, manager_of, need_visitor, read, refusing
from beagle.server.limits import DAYS_OFF_AT_ONCE
from beagle.server.names import named
from beagle.server.notices import days_off
from beagle.server.notices.quiet import DAY_MINUTES, zones
from beagle.server.refusing import Refused
from beagle.server.store.calls import KINDS, MAIL, NO_QUIET, Change, NoticePerson
from beagle.server.store.contract import Visitor
from beagle.server.table_manager import TableManager
from beagle.server.wire import Token, Word, answers

HOURS: Final = ("from", "to")  # of quiet hours
Minute = Annotated[int, Meta(ge=0, le=DAY_MINUTES - 1)]
Base64 = Annotated[str, Meta(min_length=1, max_length=limits.RAW_CODE_LENGTH * 2)]


class Keys(Struct, forbid_unknown_fields=True):
    """The keys of a browser, as its push manager gives them."""

    p256dh: Base64
    auth: Base64


class Subscription(Struct, forbid_unknown_fields=True):
    """A browser that wants to be called."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=limits.PUSH_ADDRESS_LENGTH)]
    keys: Keys
    name: Annotated[str, Meta(max_length=limits.RAW_NAME_LENGTH)] = ""
    expirationTime: float | None = None  # as browsers write it


class MailWish(Struct, forbid_unknown_fields=True):
    """An e-mail address that wants to be written to."""

    address: Annotated[str, Meta(min_length=3, max_length=limits.MAIL_LENGTH)]


class Removal(Struct, forbid_unknown_fields=True):
    """Which browser or address isn't called any more."""

    channel: Token


class Confirmation(Struct, forbid_unknown_fields=True):
    """The secret of the link in an e-mail."""

    token: Token


class Wishes(Struct, forbid_unknown_fields=True):
    """About what somebody is called, when not, in which zone and language."""

    kinds: Annotated[
        list[Annotated[Word, Meta(extra={"type": Literal["move", "short", "over"]})]], Meta(max_length=len(KINDS))
    ]
    quiet: Annotated[list[Minute], Meta(max_length=len(HOURS))]
    zone: Annotated[str, Meta(max_length=limits.RAW_NAME_LENGTH)]
    language: Word


class DaysOffWish(Struct, forbid_unknown_fields=True):
    """So many days off from now on; 0: back again."""

    days: Annotated[int, Meta(ge=0, le=DAYS_OFF_AT_ONCE)]


async def show(request: Request) -> Response:
    manager, visitor = manager_of(request), await need_visitor(request)
    return answer(await info(manager, visitor, cookies.device_of(request)))


async def info(manager: TableManager, visitor: Visitor, device: bytes) -> answers.NoticeInfo:
    person = await manager.store.notice_person(visitor.id)
    notices = manager.notices
    channels: list[answers.NoticeChannel] = [
        {
            "id": one.id,
            "kind": "mail" if one.kind == MAIL else "push",
            "name": one.address if one.kind == MAIL else one.name,
            "confirmed": bool(one.confirmed),
            "failing": bool(one.failing),
            "this": bool(device) and one.device == device,
        }
        for one in await manager.store.channels(visitor.id)
    ]
    return {
        "key": "" if notices.pusher is None else notices.pusher.public,
        "mail": notices.mailer is not None,
        "channels": channels,
        "kinds": [kind for kind in KINDS if kind in person.kinds.split()],
        "quiet": [] if NO_QUIET in (person.quiet_from, person.quiet_to) else [person.quiet_from, person.quiet_to],
        "zone": person.zone,
    }


async def changing(request: Request) -> tuple[TableManager, Visitor]:
    """Somebody with a name, who hasn't changed too much already."""
    manager, visitor = manager_of(request), await need_visitor(request)
    if not manager.limits.notice_changes.take(visitor.id):
        raise Refused("too-fast")
    return manager, visitor


async def subscribe(request: Request) -> Response:
    """This browser is called from now on."""
    manager, visitor = await changing(request)
    wish = await read(request, Subscription)
    device = cookies.device_of(request)
    keys, name = wish.keys, named(wish.name)
    await manager.notices.subscribe(visitor.id, device, wish.endpoint, keys.p256dh, keys.auth, name)
    return answer(await info(manager, visitor, device), 201)


async def add_mail(request: Request) -> Response:
    """Ask at an address whether it is theirs."""
    manager, visitor = await changing(request)
    wish = await read(request, MailWish)
    await manager.notices.add_mail(visitor.id, wish.address, address_of(request))
    return answer(await info(manager, visitor, cookies.device_of(request)), 201)


async def remove(request: Request) -> Response:
    manager, visitor = manager_of(request), await need_visitor(request)
    wish = await read(request, Removal)
    if not await manager.store.remove_channel(wish.channel, visitor.id):
        raise Refused("no-such-channel")
    return answer(await info(manager, visitor, cookies.device_of(request)))


async def wishes(request: Request) -> Response:
    manager, visitor = await changing(request)
    wish = await read(request, Wishes)
    if not set(wish.kinds) <= set(KINDS) or wish.language not in languages():
        raise Refused("bad-message", error="no such kind or language")
    if len(wish.quiet) == 1 or wish.zone not in zones():
        raise Refused("bad-message", error="quiet hours have a beginning and an end, and a zone of the tz database")
    first, last = wish.quiet or (NO_QUIET, NO_QUIET)
    kinds = " ".join(kind for kind in KINDS if kind in wish.kinds)
    more = {"language": wish.language, "zone": wish.zone, "quiet_from": first, "quiet_to": last, "kinds": kinds}
    await change(manager, visitor, lambda before: msgspec.structs.replace(before, **more))
    return answer(await info(manager, visitor, cookies.device_of(request)))


async def change(manager: TableManager, visitor: Visitor, how: Change) -> NoticePerson:
    try:
        return await manager.store.change_notice_person(visitor.id, how)
    except LookupError as error:  # deleted meanwhile
        raise Refused("not-yours") from error


async def confirm(request: Request) -> Response:
    """The link in an e-mail was opened, and its button touched: the address is theirs."""
    manager = manager_of(request)
    wish = await read(request, Confirmation)
    if not manager.limits.guesses.take(address_of(request)):
        raise Refused("too-fast")
    await manager.notices.confirm(wish.token)
    manager.limits.guesses.give_back(address_of(request))  # it wasn't a guess
    return answer({})


async def stop(request: Request) -> Response:
    """No more e-mails: without being signed in, and from mail programs too (RFC 8058).  It never says whether there
    was anything to stop."""
    manager, token = manager_of(request), request.path_params["token"]
    if not manager.limits.guesses.take(address_of(request)):
        raise Refused("too-fast")
    if tokens.is_token(token) and await manager.notices.end(token):
        manager.limits.guesses.give_back(address_of(request))  # mail programs ask for many people from one address
    return answer({})


async def test(request: Request) -> Response:
    """Send a test notice to everything this visitor has."""
    manager, visitor = await changing(request)
    return answer({"sent": await manager.notices.test(visitor.id)})


# Days off


async def show_off(request: Request) -> Response:
    manager, visitor = manager_of(request), await need_visitor(request)
    return answer(off_info(manager, await manager.store.notice_person(visitor.id)))


def off_info(manager: TableManager, person: NoticePerson) -> answers.DaysOff:
    now = manager.now()
    until = person.off_until if person.off_until > now else 0.0
    return {"until": until, "left": days_off.days_left(person, now), "most": DAYS_OFF_AT_ONCE}


async def take_off(request: Request) -> Response:
    """Days off from now on, or back again: their slow clocks stand still, or go on, at all servers."""
    manager, visitor = await changing(request)
    wish = await read(request, DaysOffWish)
    now = manager.now()

    def rest(person: NoticePerson) -> NoticePerson:
        return days_off.taken(person, wish.days, now) if wish.days else days_off.ended(person, now)

    person = await change(manager, visitor, rest)
    manager.watching.rest(visitor.id, person.off_from, person.off_until)
    await manager.store.tell_others(f"{OFF} {visitor.id} {person.off_from} {person.off_until}")
    return answer(off_info(manager, person))


ROUTES: Final = [
    Route("/api/notices", refusing(show)),
    Route("/api/notices/push", refusing(subscribe), methods=["POST"]),
    Route("/api/notices/mail", refusing(add_mail), methods=["POST"]),
    Route("/api/notices/remove", refusing(remove), methods=["POST"]),
    Route("/api/notices/wishes", refusing(wishes), methods=["POST"]),
    Route("/api/notices/confirm", refusing(confirm), methods=["POST"]),
    Route("/api/notices/stop/{token}", refusing(stop), methods=["POST"]),
    Route("/api/notices/test", refusing(test), methods=["POST"]),
    Route("/api/days-off", refusing(show_off)),
    Route("/api/days-off", refusing(take_off), methods=["POST"]),
]
