"""Bots against each other, on the same deals from every seat.

A bot is one of ours by name, one of your own by file, or one with other numbers, to find out what each of them is good
for: `greedy:trials=20,danger=0`, `search:iterations=64,depth=0`.  With fewer seats than bots, every group of bots that
fits plays every deal.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, count, islice
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

import beagle
from beagle.bots.bot import Bot, Move
from beagle.bots.files import BotError, any_bot, in_file
from beagle.bots.greedy import GreedyBot
from beagle.bots.judges import tunable
from beagle.bots.searcher import Dials, SearchBot
from beagle.games.components import load_components
from beagle.kernel.event import Event
from beagle.kernel.game import Game
from beagle.kernel.message import Message
from beagle.play.match import begin
from beagle.play.ratings import TWO_ERRORS, Estimate, Finish, Ratings

ELO: Final = 400 / math.log(10)  # points of a rating for each factor of e in the odds


class Contest(NamedTuple):
    """Who plays what: the bots, at tables of this many seats."""

    bots: tuple[str, ...]
    game: str
    ruleset: str
    seats: int
    seed: int  # of the first deal; the others follow

    @property
    def names(self) -> list[str]:
        """The different bots, in the order in which they were named."""
        return list(dict.fromkeys(self.bots))


class Task(NamedTuple):
    """One game: its number in the contest, the deal, and the bot of each seat."""

    contest: Contest
    number: int
    deal: int
    seated: tuple[str, ...]


class Result(NamedTuple):
    """One game, seat by seat: points, share of the victory, thinking time in seconds, and choices."""

    number: int
    deal: int
    seated: tuple[str, ...]
    points: tuple[int, ...]
    won: tuple[float, ...]
    seconds: tuple[float, ...]
    choices: tuple[int, ...]


class Mean(NamedTuple):
    """The mean of many games with its interval of 95 % over deals; None: one deal says nothing about others."""

    mean: float
    error: float | None


class Rated(NamedTuple):
    """One bot: its part of the victories, its points, its rating on the scale of Elo, and its odds over the next."""

    bot: str
    games: int
    won: Mean
    points: Mean
    rating: Estimate  # 0 is the mean of all bots
    odds: tuple[float, float, float] | None  # to finish ahead of the next one, and their interval; None for the last
    milliseconds: float  # per choice


class Report(NamedTuple):
    """The results of all games: those of the first bot, and the ratings of all, best first."""

    games: int
    won: Mean
    points: Mean
    best_other: Mean
    ahead: Mean
    milliseconds: float  # per choice
    ratings: list[Rated]
    seats: list[Estimate]  # how much each seat helps, on the same scale


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
    """A bot from its name or file, or one with other numbers; BotError says what is wrong."""
    name, _, numbers = spec.partition(":")
    if in_file(spec) or not numbers:
        return any_bot(spec)
    if name not in (GreedyBot.name, SearchBot.name):
        words = Message("error-bot-no-settings", {"bot": spec, "greedy": GreedyBot.name})
        raise BotError(f"{spec}: only {GreedyBot.name} and {SearchBot.name} take settings", words)
    try:
        given = {key: float(value) for key, _, value in (part.partition("=") for part in numbers.split(","))}
        return searcher(given, game) if name == SearchBot.name else greedy(given, game)
    except (ValueError, TypeError, KeyError) as error:
        words = Message("error-bot-settings", {"bot": spec})
        raise BotError(f"{spec}: settings look like greedy:trials=20,danger=0: {error}", words) from error


def greedy(given: dict[str, float], game: str) -> GreedyBot:
    trials = int(given.pop("trials", GreedyBot().trials))
    return GreedyBot(trials, tunable(game).tuned(given))


def searcher(given: dict[str, float], game: str) -> SearchBot:
    """The search with these dials; with numbers of the judge, they replace those it was written with."""
    kinds = {name: type(value) for name, value in Dials()._asdict().items()}
    dials = Dials(**{name: kinds[name](given.pop(name)) for name in kinds if name in given})
    return SearchBot(dials, tunable(game).tuned(given) if given else None)


def play_one(task: Task) -> Result:
    contest = task.contest
    game = beagle.game(contest.game)
    bots = [Timed(contender(spec, contest.game)) for spec in task.seated]
    session = begin(game, contest.ruleset, bots, [bot.name for bot in bots], task.deal)
    session.run()
    winners = game.winners(session.state)
    return Result(
        task.number,
        task.deal,
        task.seated,
        tuple(session.record.result),
        tuple((seat in winners) / len(winners) for seat in range(len(bots))),
        tuple(round(bot.seconds, 6) for bot in bots),
        tuple(bot.choices for bot in bots),
    )


def tasks(contest: Contest, games: int) -> list[Task]:
    """Every deal is played by every group of bots, once from each seat."""
    return list(islice(all_tasks(contest), games))


def all_tasks(contest: Contest) -> Iterator[Task]:
    number, groups = count(), list(combinations(contest.bots, contest.seats))
    for deal in count(contest.seed):
        for group in groups:
            for turned in range(contest.seats):
                seated = group[-turned:] + group[:-turned] if turned else group
                yield Task(contest, next(number), deal, seated)


def deal_size(contest: Contest) -> int:
    """How many games one deal is."""
    return math.comb(len(contest.bots), contest.seats) * contest.seats


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


# What came out


class Sat(NamedTuple):
    """One game as one of its players has it."""

    deal: int
    won: float
    points: float
    best_other: float
    seconds: float
    choices: int


def games_of(bot: str, done: Sequence[Result]) -> list[Sat]:
    """All that this bot played; a game in which it sits twice counts twice."""
    out = []
    for each in done:
        for seat, name in enumerate(each.seated):
            if name == bot:
                others = [points for other, points in enumerate(each.points) if other != seat]
                own = each.won[seat], float(each.points[seat]), float(max(others))
                out.append(Sat(each.deal, *own, each.seconds[seat], each.choices[seat]))
    return out


def finish(result: Result, names: Sequence[str]) -> Finish:
    """The order in which a game ended: by points, and where the rules break a tie at the top, as they say."""
    order = sorted({(won > 0, points) for won, points in zip(result.won, result.points, strict=True)})
    places = tuple(float(order.index((won > 0, points))) for won, points in zip(result.won, result.points, strict=True))
    return Finish(result.deal, tuple(names.index(bot) for bot in result.seated), places)


def report(contest: Contest, done: Sequence[Result]) -> Report:
    names = contest.names
    fitted = Ratings([finish(result, names) for result in done], len(names))
    first = games_of(contest.bots[0], done)
    order = sorted(range(len(names)), key=lambda at: -fitted.strength(at).value)
    return Report(
        games=len(done),
        won=mean(first, lambda sat: sat.won),
        points=mean(first, lambda sat: sat.points),
        best_other=mean(first, lambda sat: sat.best_other),
        ahead=mean(first, lambda sat: sat.points - sat.best_other),
        milliseconds=milliseconds(first),
        ratings=[rated(names, order, place, fitted, done) for place in range(len(order))],
        seats=[elo(fitted.seat(seat)) for seat in range(contest.seats)],
    )


def rated(names: list[str], order: list[int], place: int, fitted: Ratings, done: Sequence[Result]) -> Rated:
    at = order[place]
    sat = games_of(names[at], done)
    odds = None
    if place + 1 < len(order):
        value, error = fitted.ahead(at, order[place + 1])
        odds = math.exp(value), math.exp(value - error), math.exp(value + error)
    won, points = mean(sat, lambda one: one.won), mean(sat, lambda one: one.points)
    return Rated(names[at], len(sat), won, points, elo(fitted.strength(at)), odds, milliseconds(sat))


def elo(strength: Estimate) -> Estimate:
    return Estimate(ELO * strength.value, ELO * strength.error)


def milliseconds(sat: Sequence[Sat]) -> float:
    return 1000 * sum(one.seconds for one in sat) / max(1, sum(one.choices for one in sat))


def mean(sat: Sequence[Sat], value: Callable[[Sat], float]) -> Mean:
    """Games of one deal are alike, so the interval is over deals."""
    by_deal: dict[int, list[float]] = {}
    for one in sat:
        by_deal.setdefault(one.deal, []).append(value(one))
    means = [sum(values) / len(values) for values in by_deal.values()]
    middle = sum(map(sum, by_deal.values())) / max(1, len(sat))
    if len(means) < 2:
        return Mean(middle, None)
    spread = sum((each - middle) ** 2 for each in means) / (len(means) - 1)
    return Mean(middle, TWO_ERRORS * math.sqrt(spread / len(means)))
