"""Who a visitor is: a name, a cookie on each device, and a return code that adds a device.

A code works once, and is used up in the same write that adds the device.  The other devices are told about a new one,
and can sign it out; then its code is worthless too.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from beagle.server import cookies, exporting, limits, plain_text, tokens
from beagle.server.erasing import erase_person
from beagle.server.guard import address_of
from beagle.server.http import answer, manager_of, need_visitor, read, refusing, visitor_of
from beagle.server.limits import DEVICE_IDLE, DEVICES, VISITOR_LIST
from beagle.server.names import bad_name
from beagle.server.refusing import Refused
from beagle.server.store.contract import (
    BOT,
    GATHERING,
    PLAYING,
    Device,
    DeviceRoom,
    DevicesFull,
    SeatRow,
    TableRow,
    Visitor,
)
from beagle.server.table_manager import TableManager
from beagle.server.wire import DeviceAdded, answers


class Name(Struct, forbid_unknown_fields=True):
    """The name a visitor wants."""

    name: Annotated[str, Meta(max_length=limits.RAW_NAME_LENGTH)]


class Code(Struct, forbid_unknown_fields=True):
    """A return code, as typed."""

    code: Annotated[str, Meta(max_length=limits.RAW_CODE_LENGTH)]


class Sure(Struct, forbid_unknown_fields=True):
    """The visitor's own name, written once more: nobody deletes it by mistake."""

    name: Annotated[str, Meta(max_length=limits.RAW_NAME_LENGTH)]


class OtherDevice(Struct, forbid_unknown_fields=True):
    """A device of the visitor, by the id in the list."""

    device: Annotated[str, Meta(max_length=limits.TOKEN_LENGTH)]


async def me(request: Request) -> Response:
    """The visitor's name, none if unknown; and when devices were added that this one hasn't been told about."""
    visitor = await visitor_of(request)
    body: answers.Me = {"name": visitor.name if visitor else None}
    if visitor is None:
        return answer(body)
    unseen = await added(request, visitor)
    if unseen:
        body["added"] = unseen
    return said_here(request, body)


async def added(request: Request, visitor: Visitor) -> list[float]:
    """When the devices were added that haven't been shown on this one."""
    here, known = cookies.device_of(request), await manager_of(request).store.devices(visitor.id)
    told = next((device.told for device in known if device.token == here), 0.0)
    return [device.made for device in known if device.token != here and device.made > told]


async def told(request: Request) -> Response:
    """The person at this device has read which devices were added."""
    manager, visitor = manager_of(request), await need_visitor(request)
    await manager.store.told_device(cookies.device_of(request), manager.now())
    body: answers.Named = {"name": visitor.name}
    return said_here(request, body)


async def set_name(request: Request) -> Response:
    """Pick a name.  The first time, a cookie and a return code come with it."""
    manager = manager_of(request)
    wanted = (await read(request, Name)).name
    try:
        name = plain_text.name(wanted)
    except plain_text.PlainTextError as error:
        raise bad_name(error) from error
    visitor = await visitor_of(request)
    if visitor is not None:
        await manager.must_be_welcome(visitor)
        await manager.store.rename_visitor(visitor.id, name, manager.now())
        renamed: answers.NameSet = {"name": name}
        return said_here(request, renamed)
    if not manager.limits.visitors.take(address_of(request)):
        raise Refused("too-fast")
    code, token, now = tokens.new_code(), tokens.new_token(), manager.now()
    visitor = Visitor(tokens.new_id(), name, tokens.hashed(code), now, now)
    await manager.store.add_visitor(visitor)
    await manager.store.add_device(visitor.id, device(token, now), room(now))
    body: answers.NameSet = {"name": name, "code": code}
    return known_here(request, body, token)


async def come_back(request: Request) -> Response:
    """The same visitor on another device.  The code is used up; a new one comes with the answer.

    The bucket of guesses is checked first: somebody who has guessed too often isn't told whether this guess was right.
    """
    manager, address = manager_of(request), address_of(request)
    typed = tokens.read_code((await read(request, Code)).code)
    if not manager.limits.guesses.take(address):
        raise Refused("too-fast")
    code, token, now = tokens.new_code(), tokens.new_token(), manager.now()
    visitor = await use_code(manager, typed, code, device(token, now)) if typed else None
    if visitor is None:
        raise Refused("bad-code")
    await manager.must_be_welcome(visitor)
    manager.limits.guesses.give_back(address)  # it wasn't a guess
    manager.tell_visitor(visitor.id, DeviceAdded(now), but=tokens.hashed(token))
    body: answers.CameBack = {"name": visitor.name, "code": code}
    return known_here(request, body, token)


async def use_code(manager: TableManager, typed: str, code: str, here: Device) -> Visitor | None:
    try:
        return await manager.store.use_code(tokens.hashed(typed), tokens.hashed(code), here, room(here.made))
    except DevicesFull as full:
        raise Refused("too-many-devices") from full


async def new_code(request: Request) -> Response:
    """A new return code; the old one stops working."""
    manager, visitor = manager_of(request), await need_visitor(request)
    code = tokens.new_code()
    try:
        await manager.store.new_code(visitor.id, cookies.device_of(request), tokens.hashed(code))
    except LookupError as gone:  # it was signed out at the same moment
        raise Refused("not-yours") from gone
    body: answers.NewCode = {"code": code}
    return said_here(request, body)


async def sign_out_others(request: Request) -> Response:
    """All other devices need a code to come back, and the one they know stops working: a new one is shown here."""
    manager, visitor, here = manager_of(request), await need_visitor(request), cookies.device_of(request)
    code = tokens.new_code()
    try:
        await manager.store.keep_one_device(visitor.id, here, tokens.hashed(code))
    except LookupError as gone:
        raise Refused("not-yours") from gone
    await manager.cut_off(visitor.id, here)
    body: answers.CameBack = {"name": visitor.name, "code": code}
    return said_here(request, body)


# Devices


async def devices(request: Request) -> Response:
    """The devices of the visitor."""
    manager, visitor, here = manager_of(request), await need_visitor(request), cookies.device_of(request)
    known = await manager.store.devices(visitor.id)
    body: answers.Devices = {
        "devices": [
            {"id": id_of(one), "made": one.made, "seen": max(one.made, one.seen), "here": one.token == here}
            for one in known
        ]
    }
    return answer(body)


def id_of(device: Device) -> str:
    """It names a device to its own visitor, and opens nothing: the beginning of a hash of a hash."""
    return tokens.hashed(device.token.hex()).hex()[:16]


async def sign_out(request: Request) -> Response:
    """One other device needs a code to come back, and the one it knows stops working: a new one is shown here."""
    manager, visitor, here = manager_of(request), await need_visitor(request), cookies.device_of(request)
    wanted = (await read(request, OtherDevice)).device
    other = next((one for one in await manager.store.devices(visitor.id) if id_of(one) == wanted), None)
    if other is None:
        raise Refused("no-such-device")
    if other.token == here:
        raise Refused("not-yourself")
    code = tokens.new_code()
    try:
        await manager.store.sign_out(visitor.id, here, other.token, tokens.hashed(code))
    except LookupError as gone:
        raise Refused("no-such-device") from gone
    await manager.cut_off_device(visitor.id, other.token)
    body: answers.CameBack = {"name": visitor.name, "code": code}
    return said_here(request, body)


# Taking everything along, and going


async def games(request: Request) -> Response:
    """The visitor's games as records, in one zip file.  A header says if older ones are left out."""
    manager, visitor = manager_of(request), await need_visitor(request)
    allowed = manager.limits
    if not allowed.exports.take(visitor.id):
        raise Refused("too-fast")
    if not allowed.exporting.enter(visitor.id):
        allowed.exports.give_back(visitor.id)
        raise Refused("busy")
    try:
        found, more = await exporting.games_of(manager, visitor.id)
    except BaseException:
        allowed.exporting.leave(visitor.id)
        raise
    headers = {"Content-Disposition": 'attachment; filename="beagle-games.zip"', "Beagle-Left-Out": str(more)}
    pieces = exporting.zipped(manager, visitor.id, found)
    return exporting.Export(pieces, lambda: allowed.exporting.leave(visitor.id), headers)


async def deletion(request: Request) -> Response:
    """What would become of the visitor's tables."""
    manager, visitor = manager_of(request), await need_visitor(request)
    found = await manager.store.tables_of(visitor.id, VISITOR_LIST + 1)
    kinds = [fate(row, seats, visitor.id) for row, seats in found[:VISITOR_LIST]]
    body: answers.Deletion = {
        "running": kinds.count("running"),
        "closed": kinds.count("closed"),
        "finished": kinds.count("finished"),
        "more": len(found) > VISITOR_LIST,
        "reports": manager.settings.keep_reports_days,
    }
    return answer(body)


def fate(row: TableRow, seats: list[SeatRow], visitor: str) -> str:
    """What becomes of a table if this visitor is deleted: see `live.erasing`."""
    if row.status not in (GATHERING, PLAYING):
        return "finished"
    if row.status == GATHERING:
        return "closed" if row.owner == visitor else "left"
    others = [seat for seat in seats if seat.kind != BOT and seat.visitor not in ("", visitor)]
    return "running" if others else "closed"


async def delete(request: Request) -> Response:
    """Delete the visitor.  Their games stay, with seats that nobody is named at."""
    manager, visitor = manager_of(request), await need_visitor(request)
    if (await read(request, Sure)).name != visitor.name:
        raise Refused("other-name")
    await erase_person(manager, visitor)
    return cookies.remove(request, answer({}), manager.settings)


def device(token: str, now: float) -> Device:
    """A new device.  It needn't be told about earlier ones."""
    return Device(tokens.hashed(token), now, now, now)


def room(now: float) -> DeviceRoom:
    return DeviceRoom(DEVICES, now - DEVICE_IDLE)


def known_here(request: Request, body: answers.Answer, token: str) -> Response:
    """An answer that makes this device one of the visitor's."""
    return cookies.put(request, answer(body), token, manager_of(request).settings)


def said_here(request: Request, body: answers.Answer) -> Response:
    """An answer to a device that is already one of the visitor's."""
    return cookies.move_over(request, answer(body), manager_of(request).settings)


ROUTES: Final = [
    Route("/api/me", refusing(me)),
    Route("/api/me", refusing(set_name), methods=["POST"]),
    Route("/api/me/told", refusing(told), methods=["POST"]),
    Route("/api/me/return", refusing(come_back), methods=["POST"]),
    Route("/api/me/code", refusing(new_code), methods=["POST"]),
    Route("/api/me/sign-out-others", refusing(sign_out_others), methods=["POST"]),
    Route("/api/me/devices", refusing(devices)),
    Route("/api/me/sign-out", refusing(sign_out), methods=["POST"]),
    Route("/api/me/games", refusing(games), methods=["POST"]),
    Route("/api/me/deletion", refusing(deletion)),
    Route("/api/me/delete", refusing(delete), methods=["POST"]),
]
