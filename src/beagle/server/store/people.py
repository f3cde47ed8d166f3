"""What every store does in the same way: visitors, their devices and tables, blocking, bans, reports, and reviews of
games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from beagle.server.store import calling, devices, forgetting, moderating, reviewing, rows, tidying
from beagle.server.store.calls import Call, Change, Channel, DaysOff, NoticePerson
from beagle.server.store.contract import Ban, ChatRow, Device, DeviceRoom, Known, Report, ReviewRow, Visitor
from beagle.server.store.rows import Found

T = TypeVar("T")


class PeopleStore(ABC):
    """The part of `contract.Store` whose statements all engines understand.  An engine says how they are run."""

    touched_by: ClassVar[str] = "touched"  # the column with an index that says when something last happened at a table

    @abstractmethod
    async def write(self, job: Callable[..., T], *arguments: Any) -> T:
        """Run the job on a connection, in a transaction of its own, as if nobody else wrote."""

    @abstractmethod
    async def read(self, job: Callable[..., T], *arguments: Any) -> T:
        """Run a job that only reads on a connection."""

    @abstractmethod
    async def find_tables(self, where: str, *values: Any) -> list[Found]:
        """Tables with their seats, all from the same moment; `where` may also contain the order and the limit."""

    # Tables

    async def table(self, id: str) -> Found | None:
        found = await self.find_tables("id = ?", id)
        return found[0] if found else None

    async def newest(self, status: str, most: int) -> list[Found]:
        return await self.find_tables(f"status = ? ORDER BY {self.touched_by} DESC, id LIMIT ?", status, most)

    async def tables_of(self, visitor: str, most: int) -> list[Found]:
        return await self.find_tables(rows.THEIRS, visitor, most)

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

    async def sign_out(self, visitor: str, here: bytes, device: bytes, code: bytes) -> None:
        await self.write(devices.sign_out, visitor, here, device, code)

    async def unfinished_of(self, visitor: str) -> list[str]:
        return await self.read(forgetting.unfinished_of, visitor)

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

    async def people(self, find: str, most: int) -> list[Known]:
        return await self.read(moderating.people, find, most)

    async def bans(self) -> list[Ban]:
        return (await self.read(moderating.bans))[::-1]

    async def ban(self, whom: str, why: str) -> Ban:
        return await self.write(moderating.ban, whom, why)

    async def lift(self, whom: str) -> Ban:
        return await self.write(moderating.lift, whom)

    async def newest_reports(self, most: int) -> list[Report]:
        return await self.read(moderating.newest_reports, most)

    async def count_reports(self) -> int:
        return await self.read(moderating.count_reports)

    async def settle(self, number: int) -> None:
        await self.write(moderating.settle, number)

    async def add_report(self, report: Report) -> None:
        await self.write(moderating.add_report, report)

    async def forget_reports(self, before: float) -> int:
        return await self.write(moderating.forget_reports, before)

    # Notices

    async def notice_person(self, visitor: str) -> NoticePerson:
        return await self.read(calling.person, visitor)

    async def change_notice_person(self, visitor: str, change: Change) -> NoticePerson:
        return await self.write(calling.change_person, visitor, change)

    async def days_off(self, visitors: list[str], now: float) -> DaysOff:
        return await self.read(calling.days_off, visitors, now) if visitors else {}

    async def channels(self, visitor: str) -> list[Channel]:
        return await self.read(calling.channels, visitor)

    async def add_channel(self, channel: Channel, most: int) -> None:
        await self.write(calling.add_channel, channel, most)

    async def confirm_channel(self, proof: bytes, after: float) -> Channel | None:
        return await self.write(calling.confirm_channel, proof, after)

    async def remove_channel(self, id: str, visitor: str = "") -> bool:
        return await self.write(calling.remove_channel, id, visitor)

    async def channel_failed(self, id: str, failing: int) -> None:
        await self.write(calling.channel_failed, id, failing)

    async def calls_of(self, table: str) -> list[Call]:
        return await self.read(calling.calls_of, table)

    async def put_call(self, call: Call) -> None:
        await self.write(calling.put_call, call)

    async def drop_call(self, table: str, visitor: str, unsent: bool = False) -> None:
        await self.write(calling.drop_call, table, visitor, unsent)

    async def due_calls(self, now: float, most: int) -> list[Call]:
        return await self.read(calling.due_calls, now, most)

    async def put_off(self, call: Call, due: float) -> None:
        await self.write(calling.put_off, call, due)

    async def claim_call(self, call: Call, now: float) -> bool:
        return await self.write(calling.claim_call, call, now)

    async def give_back_call(self, call: Call, claimed: float, due: float) -> None:
        await self.write(calling.give_back_call, call, claimed, due)

    async def forget_calls(self, before: float) -> int:
        return await self.write(calling.forget_calls, before)

    async def server_key(self, name: str, new: str) -> str:
        return await self.write(calling.server_key, name, new)

    # What else is stored in the same way

    async def chat(self, id: str) -> list[ChatRow]:
        return await self.read(rows.chat, id)

    async def count_tables(self, owner: str) -> int:
        return await self.read(rows.count_tables, owner)

    async def ids(self) -> list[str]:
        return await self.read(rows.ids)

    async def heartbeat(self, at: float) -> float:
        return await self.write(tidying.heartbeat, at)

    # Reviews

    async def review(self, id: str) -> ReviewRow | None:
        return await self.read(reviewing.find, id)

    async def queue_review(self, row: ReviewRow, holder: str, now: float) -> bool:
        return await self.write(reviewing.queue, row, holder, now)

    async def hold_review(self, id: str, holder: str, now: float, until: float) -> bool:
        return await self.write(reviewing.hold, id, holder, now, until)

    async def save_review(self, row: ReviewRow, holder: str, until: float) -> bool:
        return await self.write(reviewing.save, row, holder, until)

    async def stop_review(self, id: str) -> bool:
        return await self.write(reviewing.stop, id)

    async def reviews_waiting(self, now: float, most: int) -> list[str]:
        return await self.read(reviewing.waiting, now, most)
