"""Checks that reviews are honest: python -m tools.commands.review_check [--fit]

For each main table: are chances calibrated on unseen games, do verdicts repeat with another seed, are enough real
decisions judged, has nearly every game a turning point, and what does a review cost?  With --fit, the scale from points
to chances is fitted first, to other games, and stored beside the judge.
"""

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import beagle
from beagle.bots.tables import CHANCES, Table, write
from beagle.play.record import read_record
from beagle.review.outlook import reference_at
from beagle.review.reviewing import QUICK, Review, judged, review
from beagle.train import chances
from beagle.train.duel import NotCompiled, require_binaries

MAIN = (
    ("evolution", "base@gift", 2),
    ("evolution", "base@gift", 4),
    ("evo", "second", 2),
    ("evo", "second", 4),
    ("dinosaurs", "base", 2),
    ("dinosaurs", "base", 4),
)
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
FIT, UNSEEN, REPEATED = 1_000_000, 2_000_000, 3_000_000  # seeds: no game is used twice
SLIGHT = 3.0  # of 100: how far a bin may be off


class Repeated(NamedTuple):
    """Two reviews of one game, with different seeds."""

    judged: float
    same: int
    both: int  # real decisions that both judged
    turning: bool
    seconds: float  # of processor time, for one


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run review-check", description="Check that reviews are honest.")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--seats", type=int, help="only tables with this many seats")
    parser.add_argument("--fit", type=int, default=0, metavar="GAMES", help="first fit the chances to so many games")
    parser.add_argument("--unseen", type=int, default=600, metavar="GAMES", help="games for the calibration")
    parser.add_argument("--repeat", type=int, default=50, metavar="GAMES", help="games that are reviewed twice")
    parser.add_argument("--jobs", type=int, default=None, help="processes; default: one per core")
    return parser.parse_args(words)


def rows_for(task: tuple[str, str, int, int]) -> list[chances.Row]:
    name, ruleset, seats, seed = task
    return chances.observed(beagle.game(name), ruleset, seats, seed)


def repeated(task: tuple[str, str, int, int]) -> Repeated:
    name, ruleset, seats, seed = task
    text = chances.game_between(beagle.game(name), ruleset, seats, seed).text()
    start = time.process_time()
    one = review(read_record(text), QUICK, 0)
    seconds = time.process_time() - start
    two = review(read_record(text), QUICK, 1)
    both = list(verdicts_of_both(one, two))
    turning = all(seen.turning for seen in one.seen)
    return Repeated(judged(one.verdicts), sum(a == b for a, b in both), len(both), turning, seconds)


def verdicts_of_both(one: Review, two: Review) -> Iterator[tuple[str, str]]:
    for a, b in zip(one.verdicts, two.verdicts, strict=True):
        if a is not None and b is not None and a.word != "forced" and a.word and b.word:
            yield a.word, b.word


def all_of(work: Any, tasks: list[Any], jobs: int | None, what: str, console: Console) -> list[Any]:
    """All results, in their order, with a bar."""
    out = []
    with Progress(*COLUMNS, console=console) as bar, ProcessPoolExecutor(jobs) as pool:
        task = bar.add_task(what, total=len(tasks))
        for found in pool.map(work, tasks, chunksize=2):
            out.append(found)
            bar.advance(task)
    return out


def tasks(table: tuple[str, str, int], first: int, count: int) -> list[tuple[str, str, int, int]]:
    return [(*table, first + number) for number in range(count)]


def flat(found: Iterable[list[chances.Row]]) -> list[chances.Row]:
    return [row for rows in found for row in rows]


def check(table: tuple[str, str, int], given: argparse.Namespace, console: Console) -> bool:
    """Everything about one table; False if something is not as it must be."""
    name, ruleset, seats = table
    title = f"{name} {ruleset}, {seats} seats"
    if given.fit:
        rows = flat(all_of(rows_for, tasks(table, FIT, given.fit), given.jobs, f"{title}: fitting", console))
        scale = chances.fit(rows)
        write(name, CHANCES, Table(ruleset, seats), chances.origin(rows, given.fit, FIT, scale))
        console.print(f"{title}: {scale.first:g} points at the start, growth {scale.growth:g}")
    reference = reference_at(beagle.game(name), ruleset, seats)
    good = reference.scale is not None
    if reference.scale is not None and given.unseen:
        unseen = tasks(table, UNSEEN, given.unseen)
        rows = flat(all_of(rows_for, unseen, given.jobs, f"{title}: calibration", console))
        bins = chances.reliability(chances.pairs(rows, reference.scale))
        for one in bins:
            console.print(f"{title}: said {100 * one.said:5.1f}, was {100 * one.was:5.1f} of 100 ({one.chances})")
        good = good and all(abs(one.said - one.was) * 100 <= SLIGHT for one in bins)
    if given.repeat:
        found = all_of(repeated, tasks(table, REPEATED, given.repeat), given.jobs, f"{title}: reviewing twice", console)
        good = repeats(title, found, console) and good
    return good


def repeats(title: str, found: list[Repeated], console: Console) -> bool:
    """Print how two reviews of the same games agree."""
    share = sum(one.same for one in found) / max(1, sum(one.both for one in found))
    said = sum(one.judged for one in found) / len(found)
    turning = sum(one.turning for one in found) / len(found)
    seconds = sorted(one.seconds for one in found)
    console.print(
        f"{title}: verdicts repeat in {100 * share:.1f} of 100, {100 * said:.1f} of 100 real decisions are judged, "
        f"{100 * turning:.0f} of 100 games have a turning point, {seconds[len(seconds) // 2]:.1f} s a game, "
        f"at most {seconds[-1]:.1f} s"
    )
    return share >= 0.9 and said >= 0.5 and turning >= 0.9


def main(words: list[str]) -> int:
    given, console = arguments(words), Console(highlight=False)
    try:
        require_binaries()
    except NotCompiled as error:
        console.print(str(error), style="red")
        return 2
    chosen = [table for table in MAIN if given.game in (None, table[0]) and given.seats in (None, table[2])]
    good = [check(table, given, console) for table in chosen]
    return int(not all(good))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
