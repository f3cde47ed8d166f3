"""Bots against each other, on the same deals from every seat.

A bot is one of ours by name, one of your own by file, or `greedy:trials=20,danger=0`: the greedy bot with other
numbers, to find out what each of them is good for.  The first bot is the one that is measured.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

import beagle
from beagle.bots.bot import Bot, Move
from beagle.bots.files import BotError, any_bot, in_file
from beagle.bots.greedy import GreedyBot
from beagle.bots.judges import tunable
from beagle.games.components import load_components
from beagle.kernel.event import Event
from beagle.kernel.game import Game
from beagle.kernel.message import Message
from beagle.play.match import begin


class Task(NamedTuple):
    """One game: who plays what, the deal, and by how many seats they are rotated."""

    specs: list[str]
    game: str
    ruleset: str
    seed: int
    turned: int


class Result(NamedTuple):
    """One game for the measured bot: its share of the win, its points, the best of the others, its thinking time."""

    won: float
    points: int
    against: int
    seconds: float
    choices: int


class Mean(NamedTuple):
    """The mean of many games, and twice its standard error."""

    mean: float
    error: float


class Report(NamedTuple):
    """The results of all games."""

    games: int
    won: Mean
    points: Mean
    best_other: Mean
    ahead: Mean
    milliseconds: float  # per choice


class Timed:
    """A bot with a timer: it measures its processor time, whatever else the machine does."""

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


def contender(spec: str, game: str) -> Bot:
    """A bot from its name or file, or the greedy one with other numbers; BotError says what is wrong."""
    name, _, numbers = spec.partition(":")
    if in_file(spec) or not numbers:
        return any_bot(spec)
    if name != GreedyBot.name:
        words = Message("error-bot-no-settings", {"bot": spec, "greedy": GreedyBot.name})
        raise BotError(f"{spec}: only {GreedyBot.name} takes settings", words)
    try:
        given = {key: float(value) for key, _, value in (part.partition("=") for part in numbers.split(","))}
        trials = int(given.pop("trials", GreedyBot().trials))
        return GreedyBot(trials, tunable(game).tuned(given))
    except (ValueError, TypeError, KeyError) as error:
        words = Message("error-bot-settings", {"bot": spec})
        raise BotError(f"{spec}: settings look like greedy:trials=20,danger=0: {error}", words) from error


def play_one(task: Task) -> Result:
    game, turned = beagle.game(task.game), task.turned
    bots = [Timed(contender(spec, task.game)) for spec in task.specs]
    seated = bots[-turned:] + bots[:-turned] if turned else bots
    session = begin(game, task.ruleset, seated, [bot.name for bot in seated], task.seed)
    session.run()
    seat, result = seated.index(bots[0]), session.record.result
    winners = game.winners(session.state)
    others = [points for s, points in enumerate(result) if s != seat]
    won = (seat in winners) / len(winners)
    return Result(won, result[seat], max(others), bots[0].seconds, bots[0].choices)


def tasks(specs: list[str], game: str, ruleset: str, games: int, first: int) -> list[Task]:
    """Every deal is played once from each seat."""
    seats = len(specs)
    return [Task(specs, game, ruleset, first + number // seats, number % seats) for number in range(games)]


def play_all(todo: Sequence[Task], jobs: int) -> Iterator[Result]:
    """Yield the results one by one, as this many processes play them."""
    if jobs == 1:
        yield from map(play_one, todo)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), load_components) as pool:
        try:
            yield from pool.map(play_one, todo)
        finally:
            pool.shutdown(cancel_futures=True)  # stopping early doesn't wait for the rest


def report(done: Sequence[Result]) -> Report:
    choices = max(1, sum(result.choices for result in done))
    return Report(
        games=len(done),
        won=mean([result.won for result in done]),
        points=mean([float(result.points) for result in done]),
        best_other=mean([float(result.against) for result in done]),
        ahead=mean([float(result.points - result.against) for result in done]),
        milliseconds=1000 * sum(result.seconds for result in done) / choices,
    )


def mean(values: Sequence[float]) -> Mean:
    middle = sum(values) / len(values)
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1))
    return Mean(middle, 2 * spread / math.sqrt(len(values)))
