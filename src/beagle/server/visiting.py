"""Who one is: a name, a cookie on each device, and a return code that adds one.

A code is used once, and used up in the same write that adds the device.  The other devices are told of a new one, and
can sign it out; then its code is worth nothing either.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from beagle.server import cookies, limits, plain_text, tokens
from beagle.server.guard import address_of
from beagle.server.http import answer, hall_of, need_visitor, read, refusing, visitor_of
from beagle.server.limits import DEVICE_IDLE, DEVICES
from beagle.server.live.refusing import No
from beagle.server.store.contract import Device, DeviceRoom, DevicesFull, Visitor
from beagle.server.table_manager import Hall
from beagle.server.wire import DeviceAdded


class Name(Struct, forbid_unknown_fields=True):
    """What one wants to be called."""

    name: Annotated[str, Meta(max_length=limits.RAW_NAME_LENGTH)]


class Code(Struct, forbid_unknown_fields=True):
    """A return code, as it was typed."""

    code: Annotated[str, Meta(max_length=limits.RAW_CODE_LENGTH)]


async def me(request: Request) -> Response:
    """One's name, none if the server does not know one; and when devices were added that this one was not told of."""
    visitor = await visitor_of(request)
    if visitor is None:
        return answer({"name": None})
    unseen = await added(request, visitor)
    return said_here(request, {"name": visitor.name, **({"added": unseen} if unseen else {})})


async def added(request: Request, visitor: Visitor) -> list[float]:
    """When the devices came that nobody has been told of on this one."""
    here, known = cookies.device_of(request), await hall_of(request).store.devices(visitor.id)
    told = next((device.told for device in known if device.token == here), 0.0)
    return [device.made for device in known if device.token != here and device.made > told]


async def told(request: Request) -> Response:
    """The person at this device has read which devices were added."""
    hall, visitor = hall_of(request), await need_visitor(request)
    await hall.store.told_device(cookies.device_of(request), hall.now())
    return said_here(request, {"name": visitor.name})


async def set_name(request: Request) -> Response:
    """Pick a name.  The first time, a cookie and a return code come with it."""
    hall = hall_of(request)
    wanted = (await read(request, Name)).name
    try:
        name = plain_text.name(wanted)
    except ValueError as error:
        raise No("bad-name") from error
    visitor = await visitor_of(request)
    if visitor is not None:
        await hall.must_be_welcome(visitor)
        await hall.store.rename_visitor(visitor.id, name, hall.now())
        return said_here(request, {"name": name})
    if not hall.limits.visitors.take(address_of(request)):
        raise No("too-fast")
    code, token, now = tokens.new_code(), tokens.new_token(), hall.now()
    visitor = Visitor(tokens.new_id(), name, tokens.hashed(code), now, now)
    await hall.store.add_visitor(visitor)
    await hall.store.add_device(visitor.id, device(token, now), room(now))
    return known_here(request, {"name": name, "code": code}, token)


async def come_back(request: Request) -> Response:
    """The same visitor on another device.  The code is used up; a new one comes with the answer.

    The bucket of guesses is asked first: whoever has guessed too often is not told whether this one was right.
    """
    hall, address = hall_of(request), address_of(request)
    typed = tokens.read_code((await read(request, Code)).code)
    if not hall.limits.guesses.take(address):
        raise No("too-fast")
    code, token, now = tokens.new_code(), tokens.new_token(), hall.now()
    visitor = await use_code(hall, typed, code, device(token, now)) if typed else None
    if visitor is None:
        raise No("bad-code")
    await hall.must_be_welcome(visitor)
    hall.limits.guesses.give_back(address)  # it was no guess
    hall.tell_visitor(visitor.id, DeviceAdded(now), but=tokens.hashed(token))
    return known_here(request, {"name": visitor.name, "code": code}, token)


async def use_code(hall: Hall, typed: str, code: str, here: Device) -> Visitor | None:
    try:
        return await hall.store.use_code(tokens.hashed(typed), tokens.hashed(code), here, room(here.made))
    except DevicesFull as full:
        raise No("too-many-devices") from full


async def new_code(request: Request) -> Response:
    """A new return code; the old one works no more."""
    hall, visitor = hall_of(request), await need_visitor(request)
    code = tokens.new_code()
    try:
        await hall.store.new_code(visitor.id, cookies.device_of(request), tokens.hashed(code))
    except LookupError as gone:  # it was signed out at the same moment
        raise No("not-yours") from gone
    return said_here(request, {"code": code})


async def sign_out_others(request: Request) -> Response:
    """All other devices have to come back by a code, and the one they know works no more: a new one is shown here."""
    hall, visitor, here = hall_of(request), await need_visitor(request), cookies.device_of(request)
    code = tokens.new_code()
    try:
        await hall.store.keep_one_device(visitor.id, here, tokens.hashed(code))
    except LookupError as gone:
        raise No("not-yours") from gone
    hall.cut_off(visitor.id, here)
    return said_here(request, {"name": visitor.name, "code": code})


def device(token: str, now: float) -> Device:
    """A new device.  It need not be told of those that were there before."""
    return Device(tokens.hashed(token), now, now, now)


def room(now: float) -> DeviceRoom:
    return DeviceRoom(DEVICES, now - DEVICE_IDLE)


def known_here(request: Request, body: Any, token: str) -> Response:
    """An answer with which this device becomes one of the visitor's."""
    return cookies.put(request, answer(body), token, hall_of(request).settings)


def said_here(request: Request, body: Any) -> Response:
    """An answer to a device that is one of the visitor's already."""
    return cookies.move_over(request, answer(body), hall_of(request).settings)


ROUTES: Final = [
    Route("/api/me", refusing(me)),
    Route("/api/me", refusing(set_name), methods=["POST"]),
    Route("/api/me/told", refusing(told), methods=["POST"]),
    Route("/api/me/return", refusing(come_back), methods=["POST"]),
    Route("/api/me/code", refusing(new_code), methods=["POST"]),
    Route("/api/me/sign-out-others", refusing(sign_out_others), methods=["POST"]),
]
