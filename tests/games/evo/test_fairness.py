"""The report on the starts counts what it should."""

import pytest
from rich.console import Console

import beagle
from tools.benchmarks import fairness


def test_a_game_is_counted_by_the_starts_of_its_seats() -> None:
    task = fairness.Task("second", 3, "random", 7)
    found = fairness.play_one(task)
    assert sorted(start for start, _ in found) == [0, 1, 2]
    assert found == fairness.play_one(task)
    state = beagle.game("evo").deal("second", 3, beagle.Rng(7))
    assert [start for start, _ in found] == fairness.starts(state)


def test_bots_play_too() -> None:
    assert len(fairness.play_one(fairness.Task("second", 2, "greedy", 1))) == 2


def test_points_are_collected_by_start() -> None:
    found = fairness.collect([[(0, 4), (1, 6)], [(1, 8), (0, 4)]], 2)
    assert found == [[4, 4], [6, 8]]
    assert fairness.mean(found[1]) == pytest.approx((7.0, 2.0))
    assert fairness.unequal(found) == pytest.approx(7 / 5.5 - 1)


def test_the_report_has_a_line_for_each_map(capsys: pytest.CaptureFixture[str]) -> None:
    fairness.report(Console(), "second", {"random": 4, "greedy": 0}, 1)
    lines = [line for line in capsys.readouterr().out.splitlines() if "4 random:" in line]
    assert [line[:7] for line in lines] == ["2 seats", "3 seats", "4 seats", "5 seats"]
