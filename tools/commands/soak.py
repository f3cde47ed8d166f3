"""Runs the tests marked slow, plays many games under all laws, kills a server again and again while people play, shows
that tests notice mutants, compares starts, attacks a server, compares worlds that a seat must not tell apart, and looks
for the largest games: python -m tools.commands.soak

A failure names the seed that reproduces it.
"""

import argparse
import os
import subprocess
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from beagle import Rng, _native
from beagle.testing.laws import games
from beagle.testing.laws.hidden import HIDDEN, no_secret_is_written
from beagle.testing.laws.laws import AT_A_MOMENT
from beagle.testing.laws.whole import a_game_keeps_order, a_record_replays
from tests.laws.games import TABLES, Law, Moment, Table, moments_of, pending
from tests.server.crashing import Report, crash
from tools.benchmarks import fairness
from tools.commands import attack, largest, leaks, meetings

ROOT = Path(__file__).resolve().parents[2]


PARTS = ("slow", "laws", "crashes", "mutations", "fairness", "largest", "attack", "store", "cluster")
LAWS: tuple[Law, ...] = (*AT_A_MOMENT, *HIDDEN, no_secret_is_written)
MOMENTS = 2  # per game, checked under every law


class Outcome(NamedTuple):
    """The result of one game."""

    table: int
    seed: int
    moves: int
    met: list[str]  # the pending steps of the checked moments
    meetings: set[meetings.Meeting]  # the traits that met
    failure: str  # empty if all laws held


def look_at_all() -> None:
    """Check every seat each time, at tables with many seats too."""
    games.THOROUGH = True


def soak(number: int, seed: int) -> Outcome:
    """One game: each of its moves is checked under the laws of cards and food, some moments under all of them."""
    table = TABLES[number]
    moves, met = 0, []
    try:
        record, state = a_game_keeps_order(table, seed)
        moves = len(record.moves)
        a_record_replays(record, state)
        for moment in some_moments(table, seed):
            met.append(pending(moment.state))
            for law in LAWS:
                try:
                    law(table.game, moment.state, seed)
                except Exception as error:
                    error.add_note(f"law: {getattr(law, '__name__', law)}\n{moment}")
                    raise
    except Exception:
        return Outcome(number, seed, moves, met, set(), traceback.format_exc())
    return Outcome(number, seed, moves, met, meetings.of_a_game(number, seed), "")


def some_moments(table: Table, seed: int) -> list[Moment]:
    """A few moments with different pending steps, rare ones as often as common ones."""
    found = moments_of(table, seed, 1)
    rng = Rng(seed + 2)
    while len(found) > MOMENTS:
        found.pop(rng.below(len(found)))
    return found


def jobs_of(first: int, games: int) -> Iterator[tuple[int, int]]:
    """Tables take turns, so that an interrupted run has covered all of them."""
    return ((i % len(TABLES), first + i // len(TABLES)) for i in range(games))


def laws(arguments: argparse.Namespace, console: Console) -> int:
    """Play; returns the number of failures."""
    end = time.monotonic() + arguments.minutes * 60 if arguments.minutes else None
    todo = jobs_of(arguments.seed, arguments.games)
    met: Counter[str] = Counter()
    meeting: set[meetings.Meeting] = set()
    played = moves = 0
    failed: list[Outcome] = []
    columns = (TextColumn("games"), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with (
        Progress(*columns, console=console) as progress,
        ProcessPoolExecutor(arguments.jobs, initializer=look_at_all) as pool,
    ):
        task = progress.add_task("", total=arguments.games)
        running: set[Future[Outcome]] = set()
        while True:
            late = end is not None and time.monotonic() > end
            while len(running) < 2 * arguments.jobs and not late and len(failed) < arguments.failures:
                job = next(todo, None)
                if job is None:
                    break
                running.add(pool.submit(soak, *job))
            if not running:
                break
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for outcome in (future.result() for future in finished):
                played, moves = played + 1, moves + outcome.moves
                met.update(outcome.met)
                meeting |= outcome.meetings
                progress.update(task, advance=1, description=f"{len(failed)} failed" if failed else "")
                if outcome.failure:
                    failed.append(outcome)
                    progress.console.print(told(outcome), markup=False, highlight=False)
    kinds = ", ".join(f"{count} {kind}" for kind, count in met.most_common())
    console.print(f"games: {played}, moves: {moves}, moments under all {len(LAWS)} laws: {sum(met.values())} ({kinds})")
    return len(failed) + meetings.say(console, meeting)


def told(outcome: Outcome) -> str:
    again = f"./run soak --only laws --seed {outcome.seed} --games {len(TABLES)}"
    return f"{outcome.failure}\n{TABLES[outcome.table]}, seed {outcome.seed}: a law is broken.  Again: {again}\n"


def crashes(arguments: argparse.Namespace, console: Console) -> int:
    """Kill a server this many times; returns the number of things that were lost, doubled or reported wrongly."""
    seed = arguments.seed
    columns = (TextColumn("kills"), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console) as progress, TemporaryDirectory() as folder:
        task = progress.add_task("", total=arguments.kills)

        def said(report: Report) -> None:
            progress.update(task, completed=report.rounds, description=f"{report.tables} tables")

        report = crash(Path(folder), arguments.kills, seed, said).report
    for what in report.wrong:
        console.print(what, markup=False, highlight=False)
    if report.wrong:
        console.print(f"Again: ./run soak --only crashes --seed {seed} --kills {arguments.kills}")
    console.print(str(report))
    return len(report.wrong)


def killed_servers(arguments: argparse.Namespace, console: Console) -> int:
    """kill -9 of a server on each kind of store this many times, while people play."""
    from tests.support.cluster import Cluster  # here: it needs PostgreSQL

    cluster, bad = Cluster(), 0
    try:
        for kind in ("sqlite", "postgres"):
            name = f"kill {kind}"
            columns = (TextColumn(name), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
            with Progress(*columns, console=console) as progress, TemporaryDirectory() as folder:
                task = progress.add_task("", total=arguments.faults)

                def said(report: Report, progress: Progress = progress, task: TaskID = task) -> None:
                    progress.update(task, completed=report.rounds, description=f"{report.tables} tables")

                database = cluster.database(folder) if kind == "postgres" else ""
                report = crash(Path(folder), arguments.faults, arguments.seed, said, database).report
            for what in report.wrong:
                console.print(what, markup=False, highlight=False)
            console.print(f"{name}: {report}")
            bad += len(report.wrong)
    finally:
        cluster.stop()
    return bad


def store_faults(arguments: argparse.Namespace, console: Console) -> int:
    """Each fault of a database this many times; returns how much was lost, doubled or told wrongly."""
    from tests.server import store_faults as faults  # here: it needs PostgreSQL
    from tests.support.cluster import Cluster

    bad = killed_servers(arguments, console)
    for name in (*faults.NAMES, "full file"):
        cluster = Cluster() if name in faults.NAMES else TemporaryDirectory()
        columns = (TextColumn(name), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
        try:
            with Progress(*columns, console=console) as progress:
                task = progress.add_task("", total=arguments.faults)

                def said(report: faults.Report, progress: Progress = progress, task: TaskID = task) -> None:
                    progress.update(task, completed=report.rounds, description=f"{report.acknowledged} acknowledged")

                place = cluster if isinstance(cluster, Cluster) else Path(cluster.name)
                report = faults.trial(place, name.partition(" ")[0], arguments.faults, arguments.seed, said=said)
        finally:
            (cluster.stop if isinstance(cluster, Cluster) else cluster.cleanup)()
        for what in report.wrong:
            console.print(what, markup=False, highlight=False)
        if report.wrong:
            console.print(f"Again: ./run soak --only store --seed {arguments.seed} --faults {arguments.faults}")
        console.print(f"{name}: {report}")
        bad += len(report.wrong)
    return bad


def cluster_faults(arguments: argparse.Namespace, console: Console) -> int:
    """Two servers on one PostgreSQL: each fault this many times; returns how much was lost, doubled or told wrongly."""
    from tools.commands.node_faults import node_faults  # here: it needs PostgreSQL

    return node_faults(console, arguments.faults, arguments.seed, arguments.minutes)


def slow_tests(arguments: argparse.Namespace) -> int:
    """What ./run test leaves out; returns the number of runs that failed."""
    pytest = [sys.executable, "-m", "pytest", "-m", "slow", "-n", str(arguments.jobs), "--dist", "worksteal"]
    return sum(subprocess.run([*pytest, folder], cwd=ROOT).returncode != 0 for folder in ("tests", "tests/browser"))


def mutations(arguments: argparse.Namespace) -> int:
    command = [sys.executable, "-m", "tools.commands.mutation", "--jobs", str(arguments.jobs)]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "BEAGLE_PURE": "1"}).returncode


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="./run soak")
    parser.add_argument("--games", type=int, default=3000, metavar="N", help="number of games, over all tables (3000)")
    parser.add_argument(
        "--minutes", type=float, default=0, metavar="M", help="begin no game or turn of faults after so many minutes"
    )
    parser.add_argument("--seed", type=int, default=1_000_000, metavar="S", help="the seed of the first games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes at a time")
    parser.add_argument("--failures", type=int, default=5, metavar="F", help="stop after this many broken games (5)")
    parser.add_argument("--kills", type=int, default=1000, metavar="K", help="kill the server this many times (1000)")
    parser.add_argument(
        "--faults", type=int, default=1000, metavar="N", help="each fault of the database and of servers (1000)"
    )
    parser.add_argument(
        "--random", type=int, default=2000, metavar="N", help="random games per map, for fairness (2000)"
    )
    parser.add_argument("--greedy", type=int, default=500, metavar="N", help="greedy games per map, for fairness (500)")
    parser.add_argument("--attack-minutes", type=float, default=5, metavar="M", help="minutes for each flood (5)")
    parser.add_argument("--messages", type=int, default=1_000_000, metavar="N", help="fuzzed messages (1000000)")
    parser.add_argument("--pairs", type=int, default=100_000, metavar="N", help="leak pairs by the rules (100000)")
    parser.add_argument("--wire-pairs", type=int, default=1000, metavar="N", help="leak pairs on a server (1000)")
    parser.add_argument("--rounds", type=int, default=100, metavar="N", help="games per table, for the largest (100)")
    parser.add_argument("--ruleset", default="", metavar="NAME", help="only this ruleset, for the largest")
    parser.add_argument("--seats", type=int, default=0, metavar="N", help="only this number of seats, for the largest")
    parser.add_argument("--only", choices=PARTS, help="only one of these; attack includes kills and leak pairs")
    arguments = parser.parse_args(words)
    console = Console()
    failed = 0
    if arguments.only in (None, "slow"):
        failed += slow_tests(arguments)
    if arguments.only in (None, "laws"):
        console.print(f"rules: {'compiled' if _native.compiled() else 'interpreted'}")
        failed += laws(arguments, console)
    if arguments.only in (None, "crashes", "attack"):
        failed += crashes(arguments, console)
    if arguments.only in (None, "store"):
        failed += store_faults(arguments, console)
    if arguments.only in (None, "cluster"):
        failed += cluster_faults(arguments, console)
    if arguments.only in (None, "mutations"):
        failed += mutations(arguments)
    if arguments.only in (None, "fairness"):
        games = {"random": arguments.random, "greedy": arguments.greedy}
        fairness.report(console, "second", games, arguments.jobs, arguments.seed)
    if arguments.only in (None, "largest"):
        searched = (arguments.minutes, arguments.ruleset, arguments.seats)
        failed += largest.report(console, largest.Wish(arguments.rounds, arguments.seed, arguments.jobs, *searched))
    if arguments.only in (None, "attack"):
        failed += attack.report(console, arguments.attack_minutes, arguments.messages, arguments.seed)
        failed += leaks.report(console, arguments.pairs, arguments.wire_pairs, arguments.seed, arguments.jobs)
    console.print("[red]failed[/red]" if failed else "all laws hold")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main())
