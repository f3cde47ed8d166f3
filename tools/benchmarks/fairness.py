"""Is every start as good as the others?  Mean mutation points by start position: python -m tools.benchmarks.fairness

For each map of EVO, random games and games between greedy bots.  A start is a pair of cells of the map, numbered as the
map lists them.  The interval is twice the standard error: starts whose intervals don't overlap are unequal.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

import beagle
from beagle.bots.bot import Bot
from beagle.bots.registry import bot
from beagle.kernel.playout import Tally, playout
from beagle.play.match import Session, begin_record
from beagle.play.record import Record

GAME = "evo"


class Task(NamedTuple):
    """One game."""

    ruleset: str
    seats: int
    player: str
    seed: int


def starts(state: Any) -> list[int]:
    """For each seat, the number of its start pair."""
    pairs = [sorted(pair) for pair in state.rules.land.starts]
    return [pairs.index(sorted(clan.herd)) for clan in state.players]


def play_one(task: Task) -> list[tuple[int, int]]:
    """Play a game; returns for each seat its start and its mutation points at the end."""
    game, rng = beagle.game(GAME), beagle.Rng(task.seed)
    state = game.deal(task.ruleset, task.seats, rng)
    begun = starts(state)
    if task.player == "random":
        playout(state, rng, Tally())
    else:
        players: list[Bot] = [bot(task.player) for _ in range(task.seats)]
        record: Record = begin_record(game, state, task.ruleset, [])
        Session(game, players, state, record, rng).run()
    return list(zip(begun, game.scores(state), strict=True))


def mean(values: list[int]) -> tuple[float, float]:
    """The mean, and twice its standard error."""
    middle = sum(values) / len(values)
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
    return middle, 2 * spread / math.sqrt(len(values))


def collect(played: Iterable[list[tuple[int, int]]], seats: int) -> list[list[int]]:
    """Mutation points by start."""
    found: list[list[int]] = [[] for _ in range(seats)]
    for result in played:
        for start, points in result:
            found[start].append(points)
    return found


def unequal(found: list[list[int]]) -> float:
    """How far the best start is above the mean of all, as a fraction of it."""
    means = [mean(values)[0] for values in found]
    return max(means) / (sum(means) / len(means)) - 1


def line(task: Task, count: int, found: list[list[int]]) -> str:
    """The result of this many games like this one."""
    means = "  ".join(f"{middle:.2f} ± {error:.2f}" for middle, error in map(mean, found))
    return f"{task.seats} seats  {count} {task.player}:  {means}  (best start +{unequal(found):.1%})"


def report(console: Console, ruleset: str, games: dict[str, int], jobs: int, first: int = 1) -> None:
    """One line for each map and kind of player, printed as soon as it is known: the whole run takes an hour."""
    game = beagle.game(GAME)
    low, high = next(info.seats for info in game.rulesets() if info.name == ruleset)
    console.print("mean mutation points by start, ± twice the standard error")
    with ProcessPoolExecutor(jobs) as pool:
        for seats in range(low, high + 1):
            for player, count in games.items():
                if not count:
                    continue
                tasks = [Task(ruleset, seats, player, first + n) for n in range(count)]
                chunks = pool.map(play_one, tasks, chunksize=max(1, count // (32 * jobs)))
                title = f"{seats} seats, {player}"
                found = collect(track(chunks, title, count, console=console, transient=True), seats)
                console.print(line(tasks[0], count, found), highlight=False, soft_wrap=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--ruleset", default="second", help="the table, as second@mybox for components of your own")
    parser.add_argument("--random", type=int, default=2000, metavar="N", help="random games per map (2000)")
    parser.add_argument("--greedy", type=int, default=500, metavar="N", help="games of greedy bots per map (500)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes at a time")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the seed of the first game")
    asked = parser.parse_args()
    games = {"random": asked.random, "greedy": asked.greedy}
    report(Console(), asked.ruleset, games, asked.jobs, asked.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
