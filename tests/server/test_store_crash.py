"""kill -9: whatever was acknowledged is there, once and in order, and nothing is there by halves."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from beagle.server.store.contract import Store
from tests.server.stores import STORES, database_of, entry, using

CHILD = Path(__file__).with_name("crash_child.py")
MAX_ROUNDS = 20  # in which the planted bug must be caught; the first will do as a rule


def killed(kind: str, place: Path | str, after: int) -> dict[str, int]:
    """Let a process append until it has said so many lines, then kill it: the last it has acknowledged, by table."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, str(CHILD), kind, str(place)]
    acknowledged: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as child:
        assert child.stdout is not None
        for count, line in enumerate(child.stdout):  # to its end: what was said before the kill counts too
            if count == after:
                child.kill()
            if line.endswith("\n"):
                table, n = line.split()
                acknowledged[table] = int(n)
    assert child.returncode == -9
    return acknowledged


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


ROUNDS = {"sqlite": 2, "postgres": 10}


@pytest.mark.parametrize("kind", list(STORES))
def test_what_was_acknowledged_survives_a_kill(tmp_path: Path, kind: str) -> None:
    rng = random.Random(1)
    for _ in range(ROUNDS[kind]):  # in the same place: each round goes on after the crash before
        acknowledged = killed(kind, database_of(kind, tmp_path) or tmp_path, rng.randint(20, 600))
        assert acknowledged
        assert lost(tmp_path, acknowledged, kind) == []


def test_a_store_that_acknowledges_before_it_commits_is_caught(tmp_path: Path) -> None:
    for number in range(MAX_ROUNDS):
        if lost(tmp_path / str(number), killed("hasty", tmp_path / str(number), 300)):
            return
    pytest.fail("nothing was lost")
