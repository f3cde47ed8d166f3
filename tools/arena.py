"""Bots against each other, on the same deals from every seat: python tools/arena.py greedy random random

A bot is named as the registry names it; `greedy:trials=20,danger=0` is the greedy bot with other numbers, so that each
of them can be asked what it is good for.  The first bot is the one that is measured.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track

import beagle
from beagle import _native
from beagle.bots.bot import Bot, Move
from beagle.bots.evaluate import evaluation
from beagle.bots.greedy import GreedyBot
from beagle.bots.registry import bot
from beagle.kernel.event import Event
from beagle.kernel.game import Game


class Task(NamedTuple):
    """One game: who plays what, the deal, and by how many seats they are turned."""

    specs: list[str]
    game: str
    ruleset: str
    seed: int
    turned: int


class Result(NamedTuple):
    """One game, seen by the measured bot: its part of the victory, its points, the best of the others, its thinking."""

    won: float
    points: int
    against: int
    seconds: float
    choices: int


class Timed:
    """A bot with a watch: the time of its processor, whatever else the machine does."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.seconds = 0.0
        self.choices = 0

    def begin(self, game: Game, ruleset: str, seat: int, seed: int) -> None:
        self.bot.begin(game, ruleset, seat, seed)

    def saw(self, events: list[Event]) -> None:
        self.bot.saw(events)

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        start = time.process_time()
        chosen = self.bot.choose(view, moves, budget)
        if len(moves) > 1:
            self.seconds += time.process_time() - start
            self.choices += 1
        return chosen


def make(spec: str, game: str) -> Bot:
    """A bot from its name, or the greedy one with other numbers."""
    name, _, numbers = spec.partition(":")
    if not numbers:
        return bot(name)
    given = {key: float(value) for key, _, value in (part.partition("=") for part in numbers.split(","))}
    trials = int(given.pop("trials", GreedyBot().trials))
    return GreedyBot(trials, evaluation(game).tuned(given))


def play_one(task: Task) -> Result:
    game, turned = beagle.game(task.game), task.turned
    bots = [Timed(make(spec, task.game)) for spec in task.specs]
    seated = bots[-turned:] + bots[:-turned] if turned else bots
    record = beagle.play(game, task.ruleset, seated, task.seed)
    seat = seated.index(bots[0])
    winners = game.winners(beagle.replay(record.text()).state)
    others = [points for s, points in enumerate(record.result) if s != seat]
    won = (seat in winners) / len(winners)
    return Result(won, record.result[seat], max(others), bots[0].seconds, bots[0].choices)


def tasks(specs: list[str], game: str, ruleset: str, games: int, first: int) -> Iterator[Task]:
    for number in range(games):
        yield Task(specs, game, ruleset, first + number // len(specs), number % len(specs))


def mean(values: list[float]) -> str:
    """The mean and twice its standard error."""
    middle = sum(values) / len(values)
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
    return f"{middle:.3f} ± {2 * spread / math.sqrt(len(values)):.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("bots", nargs="+", help="one a seat; the first is measured")
    parser.add_argument("--game", default="evolution", choices=beagle.GAMES)
    parser.add_argument("--ruleset", help="default: the first of the game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    console = Console()
    ruleset = asked.ruleset or beagle.game(asked.game).rulesets()[0].name
    todo = list(tasks(asked.bots, asked.game, ruleset, asked.games, asked.seed))
    with ProcessPoolExecutor(asked.jobs) as pool:
        done = list(track(pool.map(play_one, todo), asked.bots[0], len(todo), console=console))
    report(console, asked.bots, done)


def report(console: Console, bots: list[str], done: list[Result]) -> None:
    """A line a number: names of bots are long, and terminals are narrow."""
    milliseconds = 1000 * sum(r.seconds for r in done) / max(1, sum(r.choices for r in done))
    lines = {
        "games": f"{len(done)}, rules {'compiled' if _native.compiled() else 'interpreted'}",
        "won": mean([r.won for r in done]),
        "points": mean([float(r.points) for r in done]),
        "best other": mean([float(r.against) for r in done]),
        "ahead": mean([float(r.points - r.against) for r in done]),
        "a choice": f"{milliseconds:.1f} ms",
    }
    console.print(f"{bots[0]} against {', '.join(bots[1:])}")
    for name, text in lines.items():
        console.print(f"  {name:11}{text}", highlight=False)


if __name__ == "__main__":
    main()
