"""The numbers of a judge, tuned by play.

In each generation a few pairs of candidates, mirrored around the present numbers, play against them on new deals from
every seat.  The numbers then move in the directions that got ahead.  What comes out is used only if it wins on deals
that nobody has seen, against the numbers in use and against those the judge was written with.
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
from beagle.train.duel import Estimate, Maker, estimate, games
from beagle.train.progress import Notes

PAIRS: Final = 4  # of candidates in a generation
DEALS: Final = 3  # for each candidate, each from every seat
REACH: Final = 0.35  # how far candidates are from the present numbers, as a part of each
STEP: Final = 0.5  # how far the numbers move, as a part of that
QUICK: Final = Dials(iterations=24, depth=0, ahead=1, worlds=8)  # how candidates play
SEEN: Final = 1_000_000  # deals from here on are for tuning
UNSEEN: Final = 5_000_000  # and from here on for the check


class Check(NamedTuple):
    """How the tuned numbers did on unseen deals."""

    against: str
    won: Estimate
    ahead: Estimate
    games: int

    @property
    def passed(self) -> bool:
        """Did they win more than their part, beyond doubt?  Points decide: they vary less than victories."""
        return self.ahead.mean > self.ahead.error


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
            ahead = [self.fitness(moved(self.numbers, direction, sizes, sign), pair) for sign in (1.0, -1.0)]
            gains.append((ahead[0] - ahead[1]) / 2)
        scale = math.sqrt(sum(gain * gain for gain in gains) / PAIRS) or 1.0
        for name in self.numbers:
            pull = sum(gain / scale * direction[name] for gain, direction in zip(gains, directions, strict=True))
            self.numbers[name] += STEP * sizes[name] * pull / PAIRS
        self.generation += 1
        self.history.append(round(scale, 3))
        self.seconds += time.process_time() - start
        self.save()
        return scale

    def fitness(self, numbers: dict[str, float], pair: int) -> float:
        """How far a candidate gets ahead of the present numbers; both of a pair play the same deals."""
        first = SEEN + (self.seed * 10_000 + self.generation) * PAIRS * DEALS + pair * DEALS
        deals = range(first, first + DEALS)
        game, table = self.game, self.table
        done = games(game, table.ruleset, table.seats, self.player(numbers), self.player(self.numbers), deals)
        found = [played.ahead for played in done]
        return sum(found) / len(found)

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
            won, ahead = estimate(done, lambda played: played.won), estimate(done, lambda played: played.ahead)
            out.append(Check(name, won, ahead, len(done)))
        return out


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
