"""What every store does about people in the same way: visitors, their devices, blocking, bans and reports."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from beagle.server.store import devices, moderating, rows, tidying
from beagle.server.store.contract import ChatRow, Device, DeviceRoom, Report, Visitor

T = TypeVar("T")


class PeopleStore(ABC):
    """The part of `contract.Store` whose statements all engines understand.  An engine says how they are run."""

    @abstractmethod
    async def write(self, job: Callable[..., T], *arguments: Any) -> T:
        """Run the job on a connection, in a transaction of its own, as if nobody else wrote."""

    @abstractmethod
    async def read(self, job: Callable[..., T], *arguments: Any) -> T:
        """Run a job that only reads on a connection."""

    # Visitors

    async def visitor(self, id: str) -> Visitor | None:
        return await self.read(rows.find_visitor, "id = ?", id)

    async def visitor_by_token(self, token: bytes) -> Visitor | None:
        return await self.read(rows.find_visitor, "id = (SELECT visitor FROM device WHERE token = ?)", token)

    async def add_device(self, visitor: str, device: Device, room: DeviceRoom) -> None:
        await self.write(devices.add_device, visitor, device, room)

    async def devices(self, visitor: str) -> list[Device]:
        return await self.read(devices.devices, visitor)

    async def use_code(self, code: bytes, new: bytes, device: Device, room: DeviceRoom) -> Visitor | None:
        return await self.write(devices.use_code, code, new, device, room)

    async def keep_one_device(self, visitor: str, device: bytes, code: bytes) -> None:
        await self.write(devices.keep_one_device, visitor, device, code)

    async def told_device(self, device: bytes, at: float) -> None:
        await self.write(devices.told_device, device, at)

    async def new_code(self, visitor: str, device: bytes, code: bytes) -> None:
        await self.write(devices.new_code, visitor, device, code)

    async def rename_visitor(self, visitor: str, name: str, at: float) -> None:
        await self.write(devices.rename_visitor, visitor, name, at)

    async def see_visitor(self, id: str, at: float, device: bytes = b"") -> None:
        await self.write(devices.see_visitor, id, at, device)

    async def old_visitors(self, before: float, most: int) -> list[str]:
        return await self.read(tidying.old_visitors, before, most)

    async def forget_visitor(self, id: str, before: float) -> bool:
        return await self.write(tidying.forget_visitor, id, before)

    # Moderation

    async def block(self, visitor: str, other: str, at: float) -> None:
        await self.write(moderating.block, visitor, other, at)

    async def unblock(self, visitor: str, other: str) -> None:
        await self.write(moderating.unblock, visitor, other)

    async def blocked(self, visitor: str) -> frozenset[str]:
        return await self.read(moderating.blocked, visitor)

    async def is_banned(self, visitor: str) -> bool:
        return await self.read(moderating.is_banned, visitor)

    async def banned(self) -> frozenset[str]:
        return await self.read(moderating.banned)

    async def add_report(self, report: Report) -> None:
        await self.write(moderating.add_report, report)

    async def forget_reports(self, before: float) -> int:
        return await self.write(moderating.forget_reports, before)

    # What else is stored in the same way

    async def chat(self, id: str) -> list[ChatRow]:
        return await self.read(rows.chat, id)

    async def count_tables(self, owner: str) -> int:
        return await self.read(rows.count_tables, owner)

    async def ids(self) -> list[str]:
        return await self.read(rows.ids)

    async def heartbeat(self, at: float) -> float:
        return await self.write(tidying.heartbeat, at)
