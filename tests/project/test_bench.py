"""What a measurement says of itself: ratios, and that compiled and interpreted games are the same."""

import shutil
from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle.testing import bench
from beagle.testing.bench import BenchError, Sample


def measured(monkeypatch: pytest.MonkeyPatch, checksum: int = 7, compiled: bool = True) -> list[tuple[Any, ...]]:
    """Measurements that take no time: the reference makes a thousand decisions a second, others compiled half of it."""
    asked: list[tuple[Any, ...]] = []

    def sample(game: str, ruleset: str, seats: int, games: int, pure: bool = False) -> Sample:
        asked.append((game, ruleset, seats, pure))
        rate = 1000 if (game, ruleset, seats) == bench.REFERENCE else 50 if pure else 500
        return Sample(compiled and not pure, games, rate, 1.0, checksum if pure else 7, 3.0)

    monkeypatch.setattr(bench, "sample", sample)
    return asked


def test_a_table_is_compared_with_its_interpreted_self_and_with_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = measured(monkeypatch)
    found = bench.report("dinosaurs", "base", 4, 400, step=lambda what: None)
    assert found["decisions_per_second"] == 500
    assert found["ratio_to_reference"] == 0.5
    assert found["compiled_to_interpreted"] == 10.0
    assert asked[-1] == (*bench.REFERENCE, False)


def test_games_that_go_otherwise_compiled_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, checksum=8)
    with pytest.raises(BenchError, match="compiled and interpreted games differ"):
        bench.report("dinosaurs", "base", 4, 400, step=lambda what: None)


def test_without_compiled_rules_there_is_nothing_to_compare(monkeypatch: pytest.MonkeyPatch) -> None:
    measured(monkeypatch, compiled=False)
    with pytest.raises(BenchError, match="the rules are interpreted"):
        bench.report("dinosaurs", "base", 4, 400, step=lambda what: None)


def test_a_revision_that_lays_out_its_sources_otherwise_is_measured(tmp_path: Path) -> None:
    """The way of measuring is that of this tree, so an older revision need not know it."""
    sources = Path(beagle.__file__).parent
    shutil.copytree(sources, tmp_path / "beagle", ignore=shutil.ignore_patterns("testing", "pages", "cli", "*.so"))
    found = bench.sample("dinosaurs", "base", 2, 1, pure=True, source=tmp_path)
    assert (found.compiled, found.games) == (False, 1)
    assert found.decisions > 0
