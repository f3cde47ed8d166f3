"""The numbers of a judge, tuned by play.

In each generation a few pairs of candidates, mirrored around the present numbers, play against each other on new deals:
one of a pair takes every second seat, the other the rest, and then the reverse.  The numbers then move in the
directions that got ahead.  What comes out is used only if it wins on deals that nobody has seen, against the numbers in
use and against those the judge was written with.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from beagle.bots.judges import evaluation, judge_at
from beagle.bots.searcher import Dials, SearchBot
from beagle.bots.tables import Table
from beagle.kernel.game import Game
from beagle.kernel.judge import Judge
from beagle.kernel.rng import Rng
from beagle.train.duel import Estimate, Maker, estimate, games, play, result
from beagle.train.progress import Notes

PAIRS: Final = 4  # of candidates in a generation
DEALS: Final = 3  # for each pair, each with both seatings
REACH: Final = 0.35  # how far candidates are from the present numbers, as a part of each
STEP: Final = 0.5  # how far the numbers move, as a part of that
QUICK: Final = Dials(iterations=24, depth=0, ahead=1, worlds=8)  # how candidates play
SEEN: Final = 1_000_000  # deals from here on are for tuning
UNSEEN: Final = 5_000_000  # and from here on for the check


class Check(NamedTuple):
    """How the tuned numbers did on unseen deals."""

    against: str
    won: Estimate
    above: Estimate  # points, compared with the mean of the others
    games: int

    @property
    def passed(self) -> bool:
        """Did they win more than their part, beyond doubt?  Points decide: they vary less than victories."""
        return self.above.mean > self.above.error


class Tuning:
    """One table's numbers on their way."""

    def __init__(self, game: Game, table: Table, notes: Notes, seed: int) -> None:
        self.game = game
        self.table = table
        self.notes = notes
        self.written = evaluation(game.name)  # with the numbers it was written with
        data = notes.read()
        self.seed: int = data.get("seed", seed)
        self.generation: int = data.get("generation", 0)
        self.seconds: float = data.get("seconds", 0.0)
        self.numbers: dict[str, float] = data.get("numbers") or judge_at(game, table).numbers()
        self.history: list[float] = data.get("history", [])

    def save(self) -> None:
        self.notes.write(
            {
                "seed": self.seed,
                "generation": self.generation,
                "seconds": round(self.seconds, 1),
                "numbers": self.numbers,
                "history": self.history,
            }
        )

    def player(self, numbers: dict[str, float], dials: Dials = QUICK) -> Maker:
        judge = self.written.tuned(numbers)
        return lambda: SearchBot(dials, judge)

    def advance(self) -> float:
        """One generation; returns how far the better candidates were ahead of the worse ones."""
        start = time.process_time()
        rng = Rng(self.seed * 1_000_003 + self.generation)
        sizes = {name: REACH * max(0.05, abs(value)) for name, value in self.numbers.items()}
        directions, gains = [], []
        for pair in range(PAIRS):
            direction = {name: normal(rng) for name in self.numbers}
            directions.append(direction)
            candidates = [moved(self.numbers, direction, sizes, sign) for sign in (1.0, -1.0)]
            gains.append(self.gain(candidates[0], candidates[1], pair))
        scale = math.sqrt(sum(gain * gain for gain in gains) / PAIRS) or 1.0
        for name in self.numbers:
            pull = sum(gain / scale * direction[name] for gain, direction in zip(gains, directions, strict=True))
            self.numbers[name] += STEP * sizes[name] * pull / PAIRS
        self.generation += 1
        self.history.append(round(scale, 3))
        self.seconds += time.process_time() - start
        self.save()
        return scale

    def gain(self, one: dict[str, float], other: dict[str, float], pair: int) -> float:
        """How much further ahead a seat with these numbers gets than a seat with the others, at the same tables."""
        first = SEEN + (self.seed * 10_000 + self.generation) * PAIRS * DEALS + pair * DEALS
        game, seats = self.game, self.table.seats
        makers = self.player(one), self.player(other)
        total = 0.0
        for deal in range(first, first + DEALS):
            for turn in (0, 1):
                sides = [(seat + turn) % 2 for seat in range(seats)]
                state = play(game, self.table.ruleset, [makers[side]() for side in sides], deal)
                above = [result(game, state, deal, seat).above for seat in range(seats)]
                means = [mean_of(above, sides, side) for side in (0, 1)]
                total += means[0] - means[1]
        return total / (2 * DEALS)

    def check(self, dials: Dials, deals: int, each: Callable[[], None]) -> list[Check]:
        """Against the numbers in use and the written ones, as strong as the players are whom they serve."""
        game, table = self.game, self.table
        opponents: dict[str, Judge[Any]] = {"as written": self.written}
        if judge_at(game, table).numbers() != self.written.numbers():
            opponents["in use"] = judge_at(game, table)
        out = []
        for name, judge in opponents.items():
            other = bot_of(judge, dials)
            done = []
            unseen = range(UNSEEN, UNSEEN + deals)
            for played in games(game, table.ruleset, table.seats, self.player(self.numbers, dials), other, unseen):
                done.append(played)
                each()
            won, above = estimate(done, lambda played: played.won), estimate(done, lambda played: played.above)
            out.append(Check(name, won, above, len(done)))
        return out


def mean_of(values: list[float], sides: list[int], side: int) -> float:
    """The mean over the seats of one side."""
    own = [value for value, at in zip(values, sides, strict=True) if at == side]
    return sum(own) / len(own)


def bot_of(judge: Judge[Any], dials: Dials) -> Maker:
    return lambda: SearchBot(dials, judge)


def moved(
    numbers: dict[str, float], direction: dict[str, float], sizes: dict[str, float], sign: float
) -> dict[str, float]:
    return {name: value + sign * sizes[name] * direction[name] for name, value in numbers.items()}


def normal(rng: Rng) -> float:
    """A number from the normal distribution."""
    first, second = (rng.bits() + 1) / 2**32, rng.bits() / 2**32
    return math.sqrt(-2 * math.log(first)) * math.cos(2 * math.pi * second)
