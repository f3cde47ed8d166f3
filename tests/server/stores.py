"""Every kind of store there is, and rows to put into them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import msgspec

from beagle.server.store.contract import MOVE, OPEN, ChatRow, Claim, Entry, SeatRow, Store, TableRow, Taken, Visitor
from beagle.server.store.postgres.store import PostgresStore
from beagle.server.store.sqlite import SqliteStore
from tests.server.harness import prepare_database
from tests.support.cluster import cluster

T = TypeVar("T")
Factory = Callable[..., Store]
Body = Callable[[Store], Awaitable[Any]]
Run = Callable[[Body], Any]


def postgres(folder: Path, **more: Any) -> Store:
    """A store in a database that belongs to this folder."""
    return PostgresStore(cluster().database(folder), **more)


def sqlite(folder: Path, **more: Any) -> Store:
    prepare_database(folder)
    return SqliteStore(folder, **more)


STORES: dict[str, Factory] = {"sqlite": sqlite, "postgres": postgres}


def database_of(kind: str, folder: Path) -> str:
    """The setting `database` of a server with this kind of store."""
    return cluster().database(folder) if kind == "postgres" else ""


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


CLAIMS: WeakKeyDictionary[Any, dict[str, asyncio.Future[Taken | None]]] = WeakKeyDictionary()


async def claim(store: Store, id: str) -> Claim:
    """The claim of this store to a table, which is taken if it has none."""
    claims = CLAIMS.setdefault(store, {})
    if id not in claims:
        claims[id] = asyncio.ensure_future(store.take(id))
    taken = claims[id].result() if claims[id].done() else await asyncio.shield(claims[id])
    assert taken is not None
    return taken.claim


async def append(store: Store, row: TableRow, entries: list[Entry], *more: Any) -> None:
    await store.append(await claim(store, row.id), row, entries, *more)


async def append_on_branch(store: Store, row: TableRow, entries: list[Entry]) -> None:
    await store.append_on_branch(await claim(store, row.id), row, entries)


async def save_table(store: Store, row: TableRow, seats: list[SeatRow]) -> None:
    await store.save_table(await claim(store, row.id), row, seats)


async def add_chat(store: Store, id: str, said: ChatRow, keep: int) -> None:
    await store.add_chat(await claim(store, id), said, keep)


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


async def nothing(store: Store) -> None:
    """Open and close."""


async def one_game(store: Store) -> None:
    await store.add_table(table(), seats())
    await append(store, grown(table(), 1), [entry(1)])
