"""The steps between the levels, found and measured by play.

From the strongest level down, the slips of the next weaker one are set so that the stronger has odds of about e to
finish ahead of it; then the step is measured.  Every game is noted, so a run that is stopped goes on where it was.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final, NamedTuple

from beagle.bots.bot import Move
from beagle.bots.levels import LEVELS, Step
from beagle.bots.searcher import Dials, SearchBot
from beagle.bots.tables import Table
from beagle.kernel.game import Game
from beagle.train.duel import Played, odds, play, result
from beagle.train.progress import Notes

WANTED: Final = 2.65  # odds: in the middle, on the scale of logarithms, of
LOWEST: Final = 2.3
HIGHEST: Final = 3.0
BATCH: Final = 40  # games before the dial is set again
STEEP: Final = 1.0  # what is assumed of the dial before anything is played: log-odds for each factor of e in slips
SURE: Final = 12.0  # and as how many games that counts
FIRST_DEAL: Final = 9_000_000


class Level(NamedTuple):
    """A level on its way: its dials, and the first guess of its slips."""

    name: str
    dials: Dials
    slip: float


def starts(strongest: Dials) -> list[Level]:
    """From the strongest to the weakest: fewer iterations, and slips to be found."""
    least = max(8, strongest.iterations // 16)
    return [
        Level(LEVELS[4], strongest, 0.0),
        Level(LEVELS[3], strongest._replace(iterations=max(least, strongest.iterations // 2)), 0.4),
        Level(LEVELS[2], strongest._replace(iterations=max(least, strongest.iterations // 4)), 0.8),
        Level(LEVELS[1], strongest._replace(iterations=max(least, strongest.iterations // 8)), 1.6),
        Level(LEVELS[0], strongest._replace(iterations=least), 3.2),
    ]


class Timed(SearchBot):
    """A bot that notes how long its choices take."""

    times: list[float] | None = None

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        start = time.perf_counter()
        chosen = super().choose(view, moves, budget)
        if self.times is not None and len(moves) > 1:
            self.times.append(time.perf_counter() - start)
        return chosen


class Ladder:
    """The levels of one table."""

    def __init__(self, game: Game, table: Table, notes: Notes, strongest: Dials) -> None:
        self.game = game
        self.table = table
        self.notes = notes
        data = notes.read()
        self.strongest = Dials(**data["strongest"]) if "strongest" in data else strongest
        self.played: list[dict[str, Any]] = data.get("played", [])  # step, slip, deal, seat, won, ahead, beaten
        self.slips: dict[str, float] = data.get("slips", {})  # of the levels that are measured
        self.times: dict[str, list[float]] = data.get("times", {})

    def save(self) -> None:
        self.notes.write(
            {
                "strongest": self.strongest._asdict(),
                "slips": self.slips,
                "played": self.played,
                "times": {name: [round(seconds, 4) for seconds in times[-500:]] for name, times in self.times.items()},
            }
        )

    def games_of(self, level: str, slip: float | None = None) -> list[dict[str, Any]]:
        """The games of the step up from this level, with these slips."""
        return [each for each in self.played if each["step"] == level and slip in (None, each["slip"])]

    def climb(self, wanted: int, told: Callable[[str, float, int], None]) -> None:
        """Find and measure every step that isn't yet; `told` hears of each game: the level, its slips, the count."""
        levels = starts(self.strongest)
        for above, level in pairwise(levels):
            if level.name not in self.slips:
                stronger = above.dials._replace(slip=self.slips.get(above.name, 0.0))
                self.measure(level, above.name, stronger, wanted, told)

    def measure(
        self, level: Level, above: str, stronger: Dials, wanted: int, told: Callable[[str, float, int], None]
    ) -> None:
        """Play in batches, setting the slips again, until enough games with the same slips have the wanted odds."""
        slip = self.next_slip(level)
        while True:
            done = self.games_of(level.name, slip)
            while len(done) < wanted and (len(done) % BATCH or not done or self.keeps(level, slip, done)):
                self.play_one(level, above, stronger, slip, len(done))
                done = self.games_of(level.name, slip)
                told(level.name, slip, len(done))
            if len(done) >= wanted and LOWEST <= odds(games_from(done), self.table.seats)[0] <= HIGHEST:
                self.slips[level.name] = slip
                self.save()
                return
            slip = self.next_slip(level)

    def keeps(self, level: Level, slip: float, done: list[dict[str, Any]]) -> bool:
        """Could the odds still be the wanted ones?"""
        _, low, high = odds(games_from(done), self.table.seats)
        return low <= WANTED <= high

    def play_one(self, level: Level, above: str, stronger: Dials, slip: float, number: int) -> None:
        seats, weaker = self.table.seats, level.dials._replace(slip=slip)
        deal, seat = FIRST_DEAL + LEVELS.index(level.name) * 100_000 + number // seats, number % seats
        players = [Timed(stronger if at == seat else weaker) for at in range(seats)]
        players[seat].times = self.times.setdefault(above, [])
        players[seat - 1].times = self.times.setdefault(level.name, [])
        found = result(self.game, play(self.game, self.table.ruleset, players, deal), deal, seat)
        self.played.append({"step": level.name, "slip": slip, **found._asdict()})
        self.save()

    def next_slip(self, level: Level) -> float:
        """Where the odds should be the wanted ones, by all games so far.

        The log-odds are a line over the logarithm of the slips, found by ridge regression from a first guess.
        """
        middle, slope = math.log(level.slip), STEEP
        height = math.log(WANTED)
        points = []
        for slip in {each["slip"] for each in self.games_of(level.name)}:
            done = games_from(self.games_of(level.name, slip))
            points.append((math.log(slip) - middle, math.log(odds(done, self.table.seats)[0]), len(done)))
        for _ in range(50):  # alternately, the height of the line and its slope
            weight = SURE + sum(count for _, _, count in points)
            height = (SURE * math.log(WANTED) + sum(n * (y - slope * x) for x, y, n in points)) / weight
            steep = SURE + sum(n * x * x for x, _, n in points)
            slope = max(0.2, (SURE * STEEP + sum(n * x * (y - height) for x, y, n in points)) / steep)
        return round(math.exp(middle + (math.log(WANTED) - height) / slope), 3)

    def steps(self) -> list[Step]:
        """The measured steps, from the weakest."""
        out = []
        for stronger, weaker in zip(LEVELS[:0:-1], LEVELS[-2::-1], strict=True):
            if weaker in self.slips:
                done = games_from(self.games_of(weaker, self.slips[weaker]))
                middle, low, high = (round(each, 2) for each in odds(done, self.table.seats))
                out.append(Step(weaker, stronger, middle, low, high, len(done)))
        return out[::-1]

    def data(self, origin: dict[str, Any]) -> dict[str, Any]:
        """What is stored beside the judge."""
        dials = {
            level.name: level.dials._replace(slip=self.slips.get(level.name, 0.0))._asdict()
            for level in starts(self.strongest)
            if level.name in self.slips or level.name == LEVELS[-1]
        }
        seconds = {name: percentile(times, 0.95) for name, times in self.times.items() if name in dials and times}
        return {
            "levels": dict(reversed(dials.items())),
            "steps": [step._asdict() for step in self.steps()],
            "seconds_95": seconds,
            "origin": origin,
        }


def games_from(done: list[dict[str, Any]]) -> list[Played]:
    return [Played(*(each[name] for name in Played._fields)) for each in done]


def percentile(times: list[float], part: float) -> float:
    return round(sorted(times)[min(len(times) - 1, int(part * len(times)))], 4)
