"""The database crashes, restarts, ends sessions, loses answers, is full: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.store_faults import NAMES, Doubtless, History, tampered, trial, wrong
from tests.server.stores import entry
from tests.support.cluster import Cluster

ROUNDS = 10
SEED = 3

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is crashed by signals, and limited by prlimit")


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    """It crashes: no other test may use it."""
    made = Cluster()
    yield made
    made.stop()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_acknowledged_is_lost_or_doubled(own_cluster: Cluster, name: str) -> None:
    report = trial(own_cluster, name, ROUNDS, SEED)
    assert report.wrong == []
    assert report.rounds == ROUNDS
    assert report.acknowledged > ROUNDS
    if name in ("lost_answer", "crash"):
        assert report.doubts > 0
    if name == "full":
        assert report.refused > 0


def test_a_file_without_room_refuses_and_loses_nothing(tmp_path: Path) -> None:
    report = trial(tmp_path, "full", ROUNDS, SEED)
    assert report.wrong == []
    assert (report.rounds, report.doubts) == (ROUNDS, 0)
    assert report.refused >= ROUNDS


def test_a_store_that_knows_no_doubt_is_caught(own_cluster: Cluster) -> None:
    report = trial(own_cluster, "lost_answer", ROUNDS, SEED, Doubtless)
    assert any("was refused, and is there" in what for what in report.wrong)


def test_the_checker_finds_what_is_wrong() -> None:
    stored = [entry(n, client=f"t.{n}") for n in range(1, 8)]
    told = History("t", {one.client: one.n for one in stored}, {"t.late"})
    assert list(wrong(told, stored)) == []
    for what, otherwise in tampered(stored).items():
        assert list(wrong(told, otherwise)) != [], what
    told.refused.add(random.Random(SEED).choice(stored).client)
    assert list(wrong(told, stored)) != []
