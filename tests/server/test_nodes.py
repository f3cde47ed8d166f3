"""Two servers share a database, and one of them or the database fails while people play: nothing is lost or doubled."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.cluster import Cluster, cluster
from tools.nodes import NAMES, hasty, trial

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are forked, and stopped by signals")

FEW, ROUNDS, SEED = 2, 10, 7


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    """It crashes: no other test may use it."""
    made = Cluster()
    yield made
    made.stop()


def test_people_play_on_when_the_server_of_their_table_is_killed(tmp_path: Path) -> None:
    report = trial(tmp_path, cluster(), "killed", FEW, SEED)
    assert report.wrong == []
    assert report.rounds == FEW
    assert report.acknowledged > FEW


def test_a_server_that_acknowledges_before_it_commits_is_caught(tmp_path: Path) -> None:
    wrong = trial(tmp_path, cluster(), "killed", 1, SEED, run=hasty).wrong
    assert any("was acknowledged, and is there 0 times" in what for what in wrong)


@pytest.mark.slow
@pytest.mark.parametrize("fault", NAMES)
def test_nothing_is_lost_or_doubled(tmp_path: Path, own_cluster: Cluster, fault: str) -> None:
    report = trial(tmp_path, own_cluster, fault, ROUNDS, SEED)
    assert report.wrong == []
    assert report.rounds == ROUNDS
    assert report.acknowledged > ROUNDS
