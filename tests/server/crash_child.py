"""A process that appends without end and writes what was acknowledged, until it is killed."""

import asyncio
import os
import random
from collections.abc import Callable
from pathlib import Path

from beagle.server.store.contract import Claim, Entry, SeatRow, Store, TableRow
from beagle.server.store.postgres.store import PostgresStore
from beagle.server.store.sqlite import SqliteStore
from tests.server.stores import append, entry, grown, seats, table

TABLES = [f"t{number}" for number in range(6)]


class Hasty(SqliteStore):
    """The planted bug: it acknowledges before it commits."""

    async def append(
        self,
        claim: Claim,
        table: TableRow,
        entries: list[Entry],
        seats: list[SeatRow] | None = None,
        joined: bool = False,
    ) -> None:
        self.later = asyncio.ensure_future(super().append(claim, table, entries, seats, joined))
        await asyncio.sleep(0)


KINDS: dict[str, Callable[[str], Store]] = {
    "sqlite": lambda place: SqliteStore(Path(place)),
    "hasty": lambda place: Hasty(Path(place)),
    "postgres": PostgresStore,
}


async def play(store: Store, id: str) -> None:
    found = await store.table(id)
    if found is None:
        await store.add_table(table(id), seats())
    n, rng = 0 if found is None else found[0].entries, random.Random(id)
    while True:
        first, n = n + 1, n + rng.randint(1, 3)
        await append(store, grown(table(id), n), [entry(number) for number in range(first, n + 1)])
        os.write(1, f"{id} {n}\n".encode())


def run(arguments: list[str]) -> None:
    kind, place = arguments
    asyncio.run(append_for_ever(KINDS[kind](place)))


async def append_for_ever(store: Store) -> None:
    await store.open()
    await asyncio.gather(*(play(store, id) for id in TABLES))
