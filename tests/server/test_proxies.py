"""HAProxy and Caddy with the files of deploy/ in front of two servers: people play on when one of them is killed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.crashing import Crashes
from tests.server.harness import PLAIN
from tests.support.cluster import cluster
from tools.debian import NotHere, program
from tools.proxies import PACKAGES, Behind, command, settings

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="processes are forked, and the packages are Debian's"),
]
ROUNDS, SEED = 3, 5


@pytest.fixture(params=list(PACKAGES))
def name(request: pytest.FixtureRequest) -> str:
    try:
        program(request.param, *PACKAGES[request.param])
    except NotHere as error:
        pytest.skip(str(error))
    return str(request.param)


def test_it_understands_our_file(name: str, tmp_path: Path) -> None:
    path, environ = program(name, *PACKAGES[name])
    environ |= settings(name, 18017, [18018, 18019], tmp_path)
    done = subprocess.run(command(name, path, tmp_path, checked=True), env=environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("fault", ["killed", "drained"])
def test_people_play_on_behind_it(name: str, fault: str, tmp_path: Path) -> None:
    servers = Behind(name, tmp_path, cluster(), fault, SEED)
    crashes = Crashes(tmp_path, SEED, server=servers)
    asyncio.run(crashes.run(ROUNDS, lambda report: None))
    assert crashes.report.wrong == []
    assert crashes.report.rounds == ROUNDS
    assert crashes.report.acknowledged > ROUNDS


def test_a_table_stays_at_one_server_and_the_metrics_are_not_for_everybody(name: str, tmp_path: Path) -> None:
    servers = Behind(name, tmp_path, cluster(), "nothing", SEED)
    crashes = Crashes(tmp_path, SEED, server=servers)
    moved: list[float] = []
    asyncio.run(crashes.run(1, lambda report: moved.append(tables_given(servers))))
    assert crashes.report.wrong == []
    assert crashes.report.reconnects > len(crashes.tables)
    assert moved[0] <= len(crashes.tables)  # from the server that opened it to the one where all its people are


def tables_given(servers: Behind) -> float:
    """How often a server had to ask another for a table; nobody outside can read it."""
    assert httpx.get(f"{servers.origin}/metrics", **PLAIN).status_code == 404
    found = 0.0
    for node in servers.nodes:
        lines = httpx.get(f"{node.origin}/metrics", **PLAIN).text.splitlines()
        told = dict(line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        found += float(told['beagle_takes_total{how="given"}']) + float(told['beagle_takes_total{how="forced"}'])
    return found
