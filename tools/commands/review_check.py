"""Checks that reviews are honest: python -m tools.commands.review_check [--fit GAMES]

For each main table: are chances calibrated on unseen games, do verdicts repeat with another seed, are enough real
decisions judged, has nearly every game a turning point, and what does a review cost?  With --fit, the scale from points
to chances is fitted first, to other games, and stored beside the judge.

Every game is noted in build/review-check with what it depends on, so a run that is stopped goes on where it was.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import beagle
from beagle.bots.tables import CHANCES, Table, write
from beagle.play.record import read_record
from beagle.review.notes import Notes
from beagle.review.outlook import Reference, reference_at
from beagle.review.reviewing import QUICK, Review, counted_with, judge_version, judged, review
from beagle.train import chances
from beagle.train.duel import NotCompiled, require_binaries

ROOT = Path(__file__).resolve().parents[2]
MAIN = (
    ("evolution", "base@gift", 2),
    ("evolution", "base@gift", 4),
    ("evo", "second", 2),
    ("evo", "second", 4),
    ("dinosaurs", "base", 2),
    ("dinosaurs", "base", 4),
)
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
SEEDS = {"fitting": 1_000_000, "calibration": 2_000_000, "reviewing twice": 3_000_000}  # no game is used twice
SLIGHT = 3.0  # of 100: how far a bin may be off
TELLING = 1.5  # of 100: a bin with a larger error has too few games to tell
LONGEST = 10.0  # seconds of processor time for a game

Task = tuple[str, str, int, int]  # game, ruleset, seats, seed


class Repeated(NamedTuple):
    """Two reviews of one game, with different seeds."""

    judged: float
    same: int
    both: int  # real decisions that both judged
    either: int  # or one of them
    turning: bool
    seconds: float  # of processor time, for one


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run review-check", description="Check that reviews are honest.")
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--seats", type=int, help="only tables with this many seats")
    parser.add_argument("--fit", type=int, default=0, metavar="GAMES", help="first fit the chances to so many games")
    parser.add_argument("--unseen", type=int, default=600, metavar="GAMES", help="games for the calibration")
    parser.add_argument("--repeat", type=int, default=50, metavar="GAMES", help="games that are reviewed twice")
    parser.add_argument("--jobs", type=int, default=2, help="games at once")
    parser.add_argument("--notes", type=Path, default=ROOT / "build" / "review-check", help="where games are noted")
    return parser.parse_args(words)


def rows_for(task: Task) -> list[Any]:
    name, ruleset, seats, seed = task
    return list(chances.observed(beagle.game(name), ruleset, seats, seed))


def repeated(task: Task) -> list[Any]:
    name, ruleset, seats, seed = task
    text = chances.game_between(beagle.game(name), ruleset, seats, seed).text()
    start = time.process_time()
    one = review(read_record(text), QUICK, 0)
    seconds = time.process_time() - start
    two = review(read_record(text), QUICK, 1)
    words = list(words_of(one, two))
    same, both = sum(a == b for a, b in words), sum(bool(a and b) for a, b in words)
    turning = all(seen.turning for seen in one.seen)
    return list(Repeated(judged(one.verdicts), same, both, len(words), turning, round(seconds, 2)))


def words_of(one: Review, two: Review) -> Iterator[tuple[str, str]]:
    """The two words for each real decision that at least one of them judged; an empty one: nothing was said."""
    for a, b in zip(one.verdicts, two.verdicts, strict=True):
        if a is not None and b is not None and a.word != "forced" and (a.word or b.word):
            yield a.word, b.word


class Check:
    """Everything about one table."""

    def __init__(self, table: tuple[str, str, int], given: argparse.Namespace, console: Console) -> None:
        self.table = table
        self.name, self.ruleset, self.seats = table
        self.title = f"{self.name} {self.ruleset}, {self.seats} seats"
        self.given = given
        self.console = console

    def say(self, text: str) -> None:
        self.console.print(f"{self.title}: {text}")

    def notes(self, kind: str, heading: dict[str, Any]) -> Notes:
        path: Path = self.given.notes / f"{self.name}-{self.ruleset}-{self.seats}.{kind}"
        return Notes({"rules": beagle.game(self.name).version, **heading}, path)

    def all_of(self, what: str, work: Callable[[Task], list[Any]], count: int, notes: Notes) -> Iterator[list[Any]]:
        """The results of so many games; those that were noted before aren't played again."""
        seeds = range(SEEDS[what], SEEDS[what] + count)
        open_seeds = [seed for seed in seeds if notes.get((what, self.seats, seed)) is None]
        tasks = [(*self.table, seed) for seed in open_seeds]
        with Progress(*COLUMNS, console=self.console) as bar:
            task = bar.add_task(f"{self.title}: {what}", total=count, completed=count - len(tasks))
            for seed, found in zip(open_seeds, worked(work, tasks, self.given.jobs), strict=True):
                notes.add((what, self.seats, seed), found)
                bar.advance(task)
        return (notes.found[what, self.seats, seed] for seed in seeds)

    def games_of(self, what: str, count: int, reference: Reference) -> list[list[chances.Row]]:
        """Positions of so many games, and who won; they depend on no scale."""
        heading = {"rows": chances.FORMAT, "judge": judge_version(reference), "players": chances.PLAYERS}
        return [chances.read_rows(rows) for rows in self.all_of(what, rows_for, count, self.notes("rows", heading))]

    def run(self) -> bool:
        """False if something is not as it must be."""
        if self.given.fit:
            self.fit()
        reference = reference_at(beagle.game(self.name), self.ruleset, self.seats)
        good = reference.scale is not None
        if self.given.unseen:
            good = self.calibrated(reference) and good
        if self.given.repeat:
            notes = self.notes("twice", counted_with(reference, QUICK, 0))
            found = [Repeated(*values) for values in self.all_of("reviewing twice", repeated, self.given.repeat, notes)]
            good = self.repeats(found) and good
        return good

    def fit(self) -> None:
        """Store the scale that predicts best who wins."""
        reference = reference_at(beagle.game(self.name), self.ruleset, self.seats)
        rows = flat(self.games_of("fitting", self.given.fit, reference))
        scale = chances.fit(rows)
        origin = chances.origin(rows, self.given.fit, SEEDS["fitting"], scale)
        write(self.name, CHANCES, Table(self.ruleset, self.seats), origin)
        self.say(f"{scale.first:g} points at the start, growth {scale.growth:g}, slip {scale.slip:g}")

    def calibrated(self, reference: Reference) -> bool:
        """Print whether chances come true."""
        found = self.games_of("calibration", self.given.unseen, reference)
        scale = reference.scale
        if scale is None:
            self.say("no chances were fitted for this game")
            return False
        bins = chances.reliability([chances.pairs(rows, scale) for rows in found])
        telling = telling_bins(bins)
        for one in bins:
            few = "" if one in telling else "; too few games to tell"
            self.say(
                f"said {100 * one.said:5.1f}, was {100 * one.was:5.1f} of 100, "
                f"give or take {100 * one.error:.1f} ({one.chances} chances in {one.games} games{few})"
            )
        return bool(telling) and all(abs(one.said - one.was) * 100 <= SLIGHT for one in telling)

    def repeats(self, found: list[Repeated]) -> bool:
        """Print how two reviews of the same games agree."""
        same = sum(one.same for one in found)
        share = same / max(1, sum(one.both for one in found))
        strict = same / max(1, sum(one.either for one in found))
        said = sum(one.judged for one in found) / len(found)
        turning = sum(one.turning for one in found) / len(found)
        seconds = sorted(one.seconds for one in found)
        self.say(
            f"verdicts repeat in {100 * share:.1f} of 100 ({100 * strict:.1f} if saying nothing counts as another "
            f"verdict), {100 * said:.1f} of 100 real decisions are judged, {100 * turning:.0f} of 100 games have a "
            f"turning point, {seconds[len(seconds) // 2]:.1f} s a game, at most {seconds[-1]:.1f} s"
        )
        return share >= 0.9 and said >= 0.5 and turning >= 0.9 and seconds[-1] <= LONGEST


def telling_bins(bins: list[chances.Bin]) -> list[chances.Bin]:
    """Those with enough games.  With two seats the middle one is 50 whatever is said, so it tells nothing."""
    return [one for one in bins if 1e-6 < 100 * one.error <= TELLING]


def worked(work: Callable[[Task], list[Any]], tasks: list[Task], jobs: int) -> Iterator[list[Any]]:
    """Each result, in order; with one job, here."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(work, tasks)


def flat(found: Iterable[list[chances.Row]]) -> list[chances.Row]:
    return [row for rows in found for row in rows]


def main(words: list[str]) -> int:
    given, console = arguments(words), Console(highlight=False, soft_wrap=True)
    try:
        require_binaries()
    except NotCompiled as error:
        console.print(str(error), style="red")
        return 2
    chosen = [table for table in MAIN if given.game in (None, table[0]) and given.seats in (None, table[2])]
    try:
        good = [Check(table, given, console).run() for table in chosen]
    except KeyboardInterrupt:
        console.print("stopped; the same command goes on")
        return 1
    return int(not all(good))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
