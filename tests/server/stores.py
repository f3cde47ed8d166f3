"""Every kind of store there is, and rows to put into them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from beagle.server.store.contract import MOVE, OPEN, Entry, SeatRow, Store, TableRow, Visitor
from beagle.server.store.sqlite import SqliteStore

T = TypeVar("T")
Factory = Callable[[Path], Store]

STORES: dict[str, Factory] = {"sqlite": SqliteStore}


def using(factory: Factory, folder: Path, body: Callable[[Any], Awaitable[T]]) -> T:
    """Open a store, do something with it, close it."""

    async def run() -> T:
        store = factory(folder)
        await store.open()
        try:
            return await body(store)
        finally:
            await store.close()

    return asyncio.run(run())


def visitor(id: str = "ann", **more: Any) -> Visitor:
    return msgspec.structs.replace(Visitor(id, id.title(), f"code of {id}".encode(), 1.0, 1.0), **more)


def table(id: str = "one", **more: Any) -> TableRow:
    return msgspec.structs.replace(TableRow(id, "evolution", "base@gift", 2, "ann", 1.0, 1.0), **more)


def seats(*visitors: str) -> list[SeatRow]:
    return [SeatRow(number, OPEN, visitor=name) for number, name in enumerate(visitors or ("", ""))]


def entry(n: int, **more: Any) -> Entry:
    return msgspec.structs.replace(Entry(n, MOVE, 0, "+swimming", 7, f"c{n}", 0.5, 2.0), **more)


def grown(row: TableRow, entries: int, **more: Any) -> TableRow:
    return msgspec.structs.replace(row, entries=entries, **more)
