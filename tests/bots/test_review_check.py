"""`./run review-check`: games that were noted aren't played again, and what is not honest enough is refused."""

from pathlib import Path
from typing import Any

from rich.console import Console

from beagle.train.chances import reliability
from tools.commands.review_check import SEEDS, Check, Repeated, Task, arguments, telling_bins

TABLE = ("evo", "second", 2)
GOOD = Repeated(judged=0.8, same=95, both=100, either=120, turning=True, seconds=4.0)


def check(folder: Path, *words: str) -> Check:
    return Check(TABLE, arguments(["--jobs", "1", "--notes", str(folder), *words]), Console(quiet=True))


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    played: list[int] = []

    def work(task: Task) -> list[Any]:
        played.append(task[-1])
        if len(played) == 3:
            raise KeyboardInterrupt
        return [task[-1]]

    first = SEEDS["calibration"]
    for heading, count, seeds in (("old", 5, [0, 1, 2]), ("old", 5, [2, 3, 4]), ("old", 6, [4, 5]), ("new", 2, [0, 1])):
        played = []
        one = check(tmp_path)
        try:
            found = list(one.all_of("calibration", work, count, one.notes("rows", {"numbers": heading})))
        except KeyboardInterrupt:
            found = []
        assert played == [first + seed for seed in seeds]
        assert found in ([], [[first + seed] for seed in range(count)])


def test_a_reviewer_that_says_nothing_or_something_else_each_time_fails(tmp_path: Path) -> None:
    one = check(tmp_path)
    assert one.repeats([GOOD] * 3)
    for worse in ({"judged": 0.4}, {"same": 80}, {"turning": False}, {"seconds": 11.0}):
        assert not one.repeats([GOOD._replace(**worse)] * 3), worse


def test_too_few_games_and_what_is_always_right_tell_nothing() -> None:
    """Between two seats, chances near 50 come true by themselves: one of the two wins."""
    even = [[(0.45, 1.0), (0.55, 0.0)], [(0.45, 0.0), (0.55, 1.0)]] * 50
    assert telling_bins(reliability(even)) == []
    low = [[(0.1, float(number % 10 == 0))] for number in range(50)]
    assert telling_bins(reliability(low)) == []
    assert len(telling_bins(reliability(low * 20))) == 1
