"""Deleting a person while tables are played, here and at other servers: first the tables that go on, then the rest."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from beagle.server.cluster import ERASED
from beagle.server.limits import ERASING_ROUNDS
from beagle.server.live.erasing import erase
from beagle.server.refusing import Refused
from beagle.server.store.contract import StoreError, Visitor
from beagle.server.table_manager import TableManager

GONE: Final = ("no-such-table", "cannot-read")  # such tables are nobody's work but the store's


async def erase_person(manager: TableManager, person: Visitor) -> None:
    """All or nothing, but for tables that go on: a seat that was handed to a bot stays handed over.

    Refused with `busy` if tables change hands all the time.  It can be tried again.
    """
    broken: set[str] = set()
    for _ in range(ERASING_ROUNDS):
        for id in await manager.store.unfinished_of(person.id):
            if id not in broken and not await erased_from(manager, id, person):
                broken.add(id)
        try:
            tables = await manager.store.forget_person(person.id, frozenset(broken))
        except LookupError:  # another device of theirs was faster
            return
        if tables is not None:
            await forget_here_and_elsewhere(manager, person.id)
            return
    raise Refused("busy")


async def erased_from(manager: TableManager, id: str, person: Visitor) -> bool:
    """False if the table can't be read: then nobody has it in memory."""
    try:
        table = await manager.table(id)
    except Refused as refused:
        if refused.code in GONE:
            return False
        raise
    async with table.lock:
        if manager.live.get(id) is table:
            await erase(table, person)
    if manager.live.get(id) is table:
        table.lose()  # who owned it is known in memory too; everybody is shown what is stored
    return True


async def forget_here_and_elsewhere(manager: TableManager, visitor: str) -> None:
    manager.cluster.forget_person(visitor)
    with suppress(StoreError):  # claims have ended: another server notices at its next write at the latest
        await manager.store.tell_others(f"{ERASED} {visitor}")
    await manager.cut_off(visitor, b"")
