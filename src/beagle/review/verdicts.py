"""Verdicts on moves: what was played against the best that was found, from what the seat could know.

First the moves are compared with each other to find the best; then the best and what was played are compared in new
worlds, so that a lucky find costs nothing.  A verdict is given only where a second comparison would say the same.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

from beagle.kernel.judge import by_rating
from beagle.review.accounts import RANGE
from beagle.review.moments import Moment, Story
from beagle.review.outlook import Reference, Worlds

GOOD: Final = 3.0  # a move that costs less is good
MISTAKE: Final = 8.0  # one that costs more is a mistake
DOUBT: Final = 2.0  # standard errors by which a cost must be clear
WIDEST: Final = 20.0  # a range that is wider says nothing
SECOND_SEED: Final = 1 << 20  # the worlds of the second comparison are others


class Effort(NamedTuple):
    """How much a verdict may cost."""

    width: int = 6  # moves that are compared
    worlds: int = 6  # for each half of them that stays
    fewest: int = 8  # worlds of the last comparison
    most: int = 48


class Compared(NamedTuple):
    """One move: the chance of the seat after it, of 100, with its error."""

    action: int
    wins: float
    error: float
    why: tuple[tuple[str, int], ...] = ()  # what follows from it at once, with a number (`whys`)


class Verdict(NamedTuple):
    """What a move cost, of 100, against the best that was found; `word` is empty if nothing can be said."""

    word: str  # great, good, inaccurate, mistake, forced
    cost: float
    error: float  # of the cost
    best: int
    options: tuple[Compared, ...]  # the best first; what was played is among them


class Trial:
    """The results of one move, world by world."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.found: list[float] = []

    def mean(self) -> float:
        return sum(self.found) / max(1, len(self.found))

    def compared(self) -> Compared:
        return Compared(self.action, self.mean(), error_of(self.found))


def error_of(values: list[float]) -> float:
    """The standard error of their mean."""
    if len(values) < 2:
        return math.inf
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


class Comparison:
    """Moves of one moment, tried in the same worlds with the same luck, as the seat that chose saw it."""

    def __init__(self, story: Story, reference: Reference, moment: Moment, seed: int) -> None:
        self.reference = reference
        self.seat = moment.actor
        self.worlds = Worlds(story, moment, moment.actor, seed)
        self.usual = -1  # what the reference player would do

    def liked(self, moment: Moment, width: int) -> list[int]:
        """What looks best to the judge, and what was played."""
        world, _ = self.worlds.next()
        ranked = by_rating(list(world.options), self.reference.judge.rates(world))
        allowed = set(moment.state.options)
        chosen = [action for action in ranked if action in allowed][:width]
        self.usual = chosen[0]
        return chosen if moment.action in chosen else [*chosen, moment.action]

    def try_all(self, trials: list[Trial]) -> None:
        """One world more for each of them."""
        world, luck = self.worlds.next()
        end = int(self.reference.judge.horizon(world))
        for trial in trials:
            g: Any = world.clone()
            g.pick(trial.action)
            trial.found.append(100 * self.reference.follow(g, end, luck())[self.seat])


def verdict_of(story: Story, reference: Reference, moment: Moment, effort: Effort, seed: int) -> Verdict:
    """What is to be said about the move that was made here."""
    if moment.forced:
        return Verdict("forced", 0.0, 0.0, moment.action, ())
    comparison = Comparison(story, reference, moment, seed)
    trials = [Trial(action) for action in comparison.liked(moment, effort.width)]
    left = trials
    while len(left) > 2:
        for _ in range(effort.worlds):
            comparison.try_all(left)
        left = better_half(left, moment.action)
    played = next(trial for trial in trials if trial.action == moment.action)
    best = max(left, key=Trial.mean)
    other = played if best is not played else max((one for one in trials if one is not played), key=Trial.mean)
    pair = [Trial(best.action), Trial(other.action)]
    cost, error = compare(Comparison(story, reference, moment, seed + SECOND_SEED), pair, effort)
    rest = [one.compared() for one in trials if one.action not in (best.action, other.action)]
    found = (pair[0].compared(), pair[1].compared(), *sorted(rest, key=lambda one: -one.wins))
    if best is played:
        alone = cost - DOUBT * error > GOOD and all(one.wins < pair[0].mean() - GOOD for one in rest)
        word = "great" if alone and comparison.usual != moment.action else "good"
        return Verdict(word, 0.0, error, best.action, found)
    if cost < 0:  # in other worlds it was the better one
        return Verdict(word_for(0.0, error), 0.0, error, moment.action, (found[1], found[0], *found[2:]))
    return Verdict(word_for(cost, error), cost, error, best.action, found)


def better_half(trials: list[Trial], keep: int) -> list[Trial]:
    """The better half, at least two, and the one that is kept."""
    ranked = sorted(trials, key=lambda one: -one.mean())
    half = ranked[: max(2, len(ranked) // 2)]
    return half if any(one.action == keep for one in half) or len(half) < 2 else [*half[:-1], *kept(ranked, keep)]


def kept(trials: list[Trial], action: int) -> list[Trial]:
    return [one for one in trials if one.action == action]


def compare(comparison: Comparison, pair: list[Trial], effort: Effort) -> tuple[float, float]:
    """How much better the first is than the second, and the error; more worlds where it isn't clear."""
    while True:
        comparison.try_all(pair)
        tried = len(pair[0].found)
        if tried < effort.fewest:
            continue
        differences = [one - two for one, two in zip(pair[0].found, pair[1].found, strict=True)]
        cost, error = sum(differences) / tried, error_of(differences)
        if tried >= effort.most or clear(cost, error):
            return cost, error


def clear(cost: float, error: float) -> bool:
    """Is it far enough from every limit that a second look would say the same?"""
    return all(abs(cost - limit) > 2.5 * error for limit in (GOOD, MISTAKE)) and (cost < GOOD or cost > DOUBT * error)


def word_for(cost: float, error: float) -> str:
    """The word for a cost; none if the range is too wide, or the cost too near to a limit."""
    if 2 * RANGE * error > WIDEST:
        return ""
    if cost + error < GOOD:
        return "good"
    if cost <= DOUBT * error:
        return ""
    if GOOD + error < cost < MISTAKE - error:
        return "inaccurate"
    return "mistake" if cost - error > MISTAKE else ""
