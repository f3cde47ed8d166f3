"""Compares pairs of worlds that look alike to a seat: nothing that is written for it or sent to it may differ.

Most pairs are compared by the rules: views, pictures, questions, options, events and refusals, for some moves.  Others
are played on a real server, and every byte that the seat is sent is compared.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import structlog
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from beagle import NOBODY, SPECTATOR
from beagle.testing.laws.hidden import worlds_cannot_be_told_apart
from tests.laws.games import TABLES, moments_of, must
from tests.server.leaking import difference, pair, still_room

FAILURES = 5  # then it stops
WIRE_PAIRS = 8  # on one server


class Compared(NamedTuple):
    """The result of one game."""

    table: int
    seed: int
    pairs: int
    failure: str  # empty if no pair could be told apart


Compare = Callable[[int, int, int], Compared]  # a table, a seed, and how many pairs at most


def counted(pairs: Callable[[int, int], Iterator[int]], table: int, seed: int, most: int) -> Compared:
    done = 0
    try:
        for compared in pairs(table, seed):
            done += compared
            if done >= most:
                break
    except Exception:
        return Compared(table, seed, done, traceback.format_exc())
    return Compared(table, seed, done, "")


def by_rules(table: int, seed: int, most: int) -> Compared:
    """Pairs at the moments of one game, for everybody who looks."""
    return counted(rules_pairs, table, seed, most)


def rules_pairs(number: int, seed: int) -> Iterator[int]:
    table = TABLES[number]
    for moment in moments_of(table, seed, 1):
        try:
            yield worlds_cannot_be_told_apart(table.game, moment.state, seed)
        except Exception as error:
            error.add_note(str(moment))
            raise


def on_the_wire(table: int, seed: int, most: int) -> Compared:
    """Pairs at some moments of one game, each for one listener."""
    return counted(wire_pairs, table, seed, min(most, WIRE_PAIRS))


def wire_pairs(number: int, seed: int) -> Iterator[int]:
    table = TABLES[number]
    listeners = [*range(table.seats), SPECTATOR]
    with TemporaryDirectory() as folder, still_room(Path(folder)) as room:
        for place, moment in enumerate(moments_of(table, seed, 1), seed):
            case = pair(moment, place, listeners[place % len(listeners)]) if moment.state.actor != NOBODY else None
            if case is not None:
                found = difference(room, case)
                must(found == "", f"{case}: what is sent differs:\n{found}")
                yield 1


def quiet() -> None:
    """No log of servers that start and stop, only of errors."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))


def compare(progress: Progress, task: TaskID, how: Compare, wanted: int, seed: int, jobs: int) -> list[Compared]:
    """Games at all tables in turn, until so many pairs are compared."""
    todo = ((number, seed + games) for games in count() for number in range(len(TABLES)))
    results: list[Compared] = []
    running: set[Future[Compared]] = set()
    done = failed = 0
    with ProcessPoolExecutor(jobs, initializer=quiet) as pool:
        while True:
            while len(running) < 2 * jobs and done < wanted and failed < FAILURES:
                running.add(pool.submit(how, *next(todo), wanted - done))
            if not running:
                return results
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for result in (future.result() for future in finished):
                results.append(result)
                done, failed = done + result.pairs, failed + bool(result.failure)
                progress.update(task, completed=min(done, wanted))


def report(console: Console, pairs: int, wire: int, seed: int, jobs: int) -> int:
    """Compare and say; returns the number of games with a pair that could be told apart."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    failed: list[Compared] = []
    with Progress(*columns, console=console) as progress:
        parts: list[tuple[str, Compare, int]] = [
            ("by the rules", by_rules, pairs),
            ("on the wire", on_the_wire, wire),
        ]
        said = []
        for name, how, wanted in parts:
            task = progress.add_task(f"leak pairs {name}", total=wanted)
            results = compare(progress, task, how, wanted, seed, jobs)
            failed += [result for result in results if result.failure]
            tables = len({result.table for result in results if result.pairs})
            said.append(f"{sum(result.pairs for result in results):,} {name} ({tables} tables)")
    for result in failed:
        console.print(f"{result.failure}\n{TABLES[result.table]}, seed {result.seed}", markup=False, highlight=False)
    end = f"{len(failed)} games with a leak" if failed else "none can be told apart"
    console.print(f"leak pairs: {', '.join(said)}: {end}")
    return len(failed)
