"""kill -9: whatever was acknowledged is there, once and in order, and nothing is there by halves."""

import asyncio
import os
import random
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from beagle.server.store.contract import Store
from beagle.server.store.postgres.store import PostgresStore
from beagle.server.store.sqlite import SqliteStore
from tests.server.harness import PATIENCE
from tests.server.nursery import Forked
from tests.server.stores import STORES, append, database_of, entry, grown, seats, table, using

ROUNDS = 10
MAX_ROUNDS = 20  # in which the planted bug must be caught; the first will do as a rule

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a process is forked and killed by signals")


TABLES = [f"t{number}" for number in range(6)]


class Hasty(SqliteStore):
    """The planted bug: it acknowledges before it commits."""

    async def append(self, *arguments: Any) -> None:
        self.later = asyncio.ensure_future(super().append(*arguments))
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


def killed(kind: str, place: Path | str, log: Path, after: int) -> dict[str, int]:
    """Let a process append until it has said so many lines, then kill it: the last it has acknowledged, by table."""
    log.unlink(missing_ok=True)
    child = Forked(run, [kind, str(place)], log, {})
    end = time.monotonic() + PATIENCE
    while not log.exists() or log.read_bytes().count(b"\n") < after:
        assert child.poll() is None, log.read_text()
        assert time.monotonic() < end, "nothing is appended"
        time.sleep(0.002)
    child.kill()
    assert child.wait() == -9
    said = re.findall(r"^(t\d+) (\d+)\n", log.read_text(), re.MULTILINE)  # what was said before the kill counts too
    return {table: int(n) for table, n in said}  # other lines are the log of the store


def lost(folder: Path, acknowledged: dict[str, int], kind: str = "sqlite") -> list[str]:
    """What is wrong with the database after the crash."""

    async def look(store: Store) -> list[str]:
        wrong: list[str] = []
        for id in await store.ids():
            found, there = await store.table(id), await store.entries(id)
            assert found is not None
            if there != [entry(n) for n in range(1, len(there) + 1)]:
                wrong.append(f"{id}: the entries are not what was written, once and in order")
            if found[0].entries != len(there):
                wrong.append(f"{id}: the row says {found[0].entries}, there are {len(there)}")
            if len(there) < acknowledged.get(id, 0):
                wrong.append(f"{id}: {acknowledged[id]} were acknowledged, {len(there)} are there")
        return wrong

    return using(STORES[kind], folder, look)


@pytest.mark.parametrize("kind", list(STORES))
def test_what_was_acknowledged_survives_a_kill(tmp_path: Path, kind: str) -> None:
    rng = random.Random(1)
    for _ in range(ROUNDS):  # in the same place: each round goes on after the crash before
        acknowledged = killed(kind, database_of(kind, tmp_path) or tmp_path, tmp_path / "log", rng.randint(1, 100))
        assert acknowledged
        assert lost(tmp_path, acknowledged, kind) == []


def test_a_store_that_acknowledges_before_it_commits_is_caught(tmp_path: Path) -> None:
    for number in range(MAX_ROUNDS):
        if lost(tmp_path / str(number), killed("hasty", tmp_path / str(number), tmp_path / "log", 300)):
            return
    pytest.fail("nothing was lost")
