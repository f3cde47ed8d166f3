"""What the server stores about people, and what it requires of a store there: the other half of `contract`."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class DevicesFull(Exception):
    """The visitor has reached the limit of devices, and all of them are in use.  Nothing was written."""


class Visitor(Struct, frozen=True):
    """Somebody with a name, on one or several devices.  Tokens and codes are stored only as hashes."""

    id: str
    name: str
    code: bytes  # hash of the return code, which adds a device
    made: float
    seen: float


class Device(Struct, frozen=True):
    """A browser that identifies a visitor by a cookie."""

    token: bytes  # hash of the cookie
    made: float
    seen: float = 0.0  # when it was last here; rounded to the day
    told: float = 0.0  # devices added after this haven't been shown to it yet


class DeviceRoom(Struct, frozen=True):
    """How many devices a visitor may have; those not seen since `before` make room for a new one."""

    most: int
    before: float


class Ban(Struct, frozen=True):
    """Somebody the host has banned."""

    visitor: str
    name: str
    why: str  # only for the host
    at: float


class Report(Struct, frozen=True):
    """A visitor's report to the host about a table, with what could be seen there."""

    table: str
    visitor: str  # who reported it
    why: str
    text: str
    seen: str  # names and chat, as JSON
    at: float
    number: int = 0


class Known(Struct, frozen=True):
    """A visitor, as the host sees them."""

    visitor: str
    name: str
    made: float
    seen: float
    devices: int
    seats: int
    banned: int


class PeopleContract(Protocol):
    """The part of `contract.Store` that is about people."""

    # Visitors

    async def add_visitor(self, visitor: Visitor) -> None: ...

    async def visitor(self, id: str) -> Visitor | None: ...

    async def visitor_by_token(self, token: bytes) -> Visitor | None:
        """Whose device has this token (its hash)?"""

    async def add_device(self, visitor: str, device: Device, room: DeviceRoom) -> None:
        """Add a device of this visitor.  DevicesFull if there is no room."""

    async def devices(self, visitor: str) -> list[Device]:
        """The devices of this visitor, oldest first."""

    async def use_code(self, code: bytes, new: bytes, device: Device, room: DeviceRoom) -> Visitor | None:
        """The owner of this code comes back on this device, and the code is replaced by the new one: atomically.

        None if it is nobody's code: if several use one at the same time, the first gets in.  DevicesFull if there is no
        room; the code isn't used up then.
        """

    async def keep_one_device(self, visitor: str, device: bytes, code: bytes) -> None:
        """Sign out all other devices of this visitor, and set the return code to this one: in one write."""

    async def told_device(self, device: bytes, at: float) -> None:
        """All devices that were added until then have been shown on this one."""

    async def new_code(self, visitor: str, device: bytes, code: bytes) -> None:
        """Set the return code of this visitor, if the requesting device is still one of theirs."""

    async def rename_visitor(self, visitor: str, name: str, at: float) -> None:
        """Set the name of this visitor, who is here now."""

    async def see_visitor(self, id: str, at: float, device: bytes = b"") -> None:
        """This visitor is here now, on this device."""

    async def sign_out(self, visitor: str, here: bytes, device: bytes, code: bytes) -> None:
        """Sign out one other device of this visitor, and set the return code to this one: in one write."""

    async def unfinished_of(self, visitor: str) -> list[str]:
        """The tables that have not ended and where this person owns something, sits or has said something."""

    async def forget_person(self, visitor: str, broken: frozenset[str] = frozenset()) -> list[str] | None:
        """Delete this person, in one write: see `forgetting`.  The claims to the tables that change end with it.

        None, and nothing is written, if a table of theirs that isn't broken goes on.
        """

    async def old_visitors(self, before: float, most: int) -> list[str]:
        """Visitors not seen since then who have no tables."""

    async def forget_visitor(self, id: str, before: float) -> bool:
        """Delete this visitor and their devices, if they are still one of those."""

    # Moderation

    async def block(self, visitor: str, other: str, at: float) -> None: ...

    async def unblock(self, visitor: str, other: str) -> None: ...

    async def blocked(self, visitor: str) -> frozenset[str]:
        """The visitors this one doesn't want to read."""

    async def is_banned(self, visitor: str) -> bool: ...

    async def banned(self) -> frozenset[str]:
        """Everybody the host has banned."""

    async def people(self, find: str, most: int) -> list[Known]:
        """Visitors whose name contains this or whose id it is, the last to be here first."""

    async def bans(self) -> list[Ban]:
        """The bans, newest first."""

    async def ban(self, whom: str, why: str) -> Ban:
        """Ban somebody: see `moderating`, as for the two after it."""

    async def lift(self, whom: str) -> Ban: ...

    async def settle(self, number: int) -> None: ...

    async def newest_reports(self, most: int) -> list[Report]:
        """Reports, newest first."""

    async def count_reports(self) -> int: ...

    async def add_report(self, report: Report) -> None:
        """Only the last report per table and visitor is kept."""

    async def forget_reports(self, before: float) -> int: ...
