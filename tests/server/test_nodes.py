"""Two servers share a database, and one of them or the database fails while people play: nothing is lost or doubled."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.server.crashing import Report
from tests.support.cluster import Cluster, cluster
from tools import nodes
from tools.commands import node_faults
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


# Many rounds, in turns


class Soak:
    """`./run soak --only cluster` with a shared cluster and trials that are only counted."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.noted = folder / "noted.jsonl"
        self.tried: list[tuple[str, int, int]] = []
        self.wrong: list[str] = []
        self.said = io.StringIO()
        monkeypatch.setattr(nodes, "trial", self.trial)
        monkeypatch.setattr(node_faults, "Cluster", lambda: self)

    def stop(self) -> None:
        """There is no cluster."""

    def trial(self, folder: Path, cluster: Any, fault: str, rounds: int, seed: int) -> Report:
        self.tried.append((fault, seed, rounds))
        return Report(rounds=rounds, tables=1, wrong=list(self.wrong), recovered=[0.5])

    def run(self, faults: int, minutes: float = 0) -> int:
        return node_faults.node_faults(Console(file=self.said, width=300), faults, SEED, minutes, self.noted)


def test_a_soak_of_nodes_plays_as_many_rounds_of_each_fault_as_were_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    soak = Soak(tmp_path, monkeypatch)
    assert soak.run(25) == 0
    assert len(set(soak.tried)) == len(soak.tried) == 3 * len(NAMES)
    for name in NAMES:
        assert sum(rounds for fault, _, rounds in soak.tried if fault == name) == 25
    assert [fault for fault, _, _ in soak.tried[: len(NAMES)]] == list(NAMES)  # each has its turn before any has two


def test_a_soak_of_nodes_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    soak = Soak(tmp_path, monkeypatch)
    soak.run(10)
    first = list(soak.tried)
    soak.run(30)
    assert soak.tried[: len(first)] == first
    assert len(set(soak.tried)) == len(soak.tried) == 3 * len(NAMES)
    assert "killed: kills: 30, tables: 3" in soak.said.getvalue()
    monkeypatch.setattr(node_faults, "depends_on", lambda: {"program": "another one"})
    soak.run(10)
    assert soak.tried[-len(first) :] == first


def test_a_soak_of_nodes_can_be_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    soak = Soak(tmp_path, monkeypatch)
    soak.run(10, minutes=1e-9)
    assert soak.tried == []
    assert f"{len(NAMES)} turns of 10 rounds are left" in soak.said.getvalue()


def test_a_soak_of_nodes_still_fails_for_what_an_earlier_run_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    soak = Soak(tmp_path, monkeypatch)
    soak.wrong = ["a move was lost"]
    assert soak.run(10) == len(NAMES)
    soak.wrong = []
    assert soak.run(20) == len(NAMES)
    assert "Again: ./run python -m tools.nodes FOLDER killed 10 7" in soak.said.getvalue()
