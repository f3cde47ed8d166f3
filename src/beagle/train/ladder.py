"""The steps between the levels, found and measured by play.

Neighbouring levels sit at the same tables, every deal from every seat.  After each batch the slips are set again where
a step is not what it should be: each level has odds of about e to finish ahead of the next weaker one.  As games add
up, the slips move less and less.  The odds of a step are those of the games in which both levels slipped about as much
as in the end, corrected by the small difference.  Every game is noted, so a run that is stopped goes on where it was.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, pairwise
from typing import Any, Final, NamedTuple

from beagle.bots.bot import Move
from beagle.bots.judges import judge_at, numbered
from beagle.bots.levels import LEVELS, Step
from beagle.bots.searcher import Dials, SearchBot
from beagle.bots.tables import NUMBERS, Table, nearest
from beagle.games import game as game_of
from beagle.kernel.game import Game
from beagle.kernel.judge import Judge
from beagle.train.duel import TWO_ERRORS, play
from beagle.train.progress import Notes
from beagle.train.strength import Compared, Strengths

WANTED: Final = 2.63  # odds: in the middle, on the scale of logarithms, of
LOWEST: Final = 2.3
HIGHEST: Final = 3.0
BATCH: Final = 24  # games before the dials are looked at again
SEARCH: Final = 40  # games of each step in which the dials are set again whatever they give
NEAR: Final = 0.25  # slips differ by at most so much, as a logarithm: such games count for a step
FARTHEST: Final = 3.0  # from the first guess of slips, as a logarithm
FIRST_DEAL: Final = 9_000_000
SHORT_SIGHTED: Final = 3  # levels that may look less far than the others


class Level(NamedTuple):
    """A level on its way: its dials, and the first guess of its slips."""

    name: str
    dials: Dials
    slip: float


class Start(NamedTuple):
    """Where the search for levels begins."""

    strongest: Dials
    least: int = 8  # iterations of the weakest
    guesses: tuple[float, ...] = (3.2, 1.6, 0.8, 0.4, 0.0)  # slips, from the weakest; the strongest never slips
    ahead: int = 0  # how far the three weakest look; 0: as far as the others
    tries: tuple[int, ...] = ()  # iterations of all but the strongest, from the weakest; (): parts of the strongest's


def starts(start: Start) -> list[Level]:
    """From the weakest to the strongest: more iterations, and slips to be found.

    Half of the iterations is how many moves are tried: with too few, even the largest slips choose among good moves.
    """
    strongest, out = start.strongest, []
    parts = [max(start.least, strongest.iterations // of) for of in (16, 8, 4, 2)]
    tries = (*(start.tries or parts), strongest.iterations)
    for at, (name, iterations, slip) in enumerate(zip(LEVELS, tries, start.guesses, strict=True)):
        ahead = start.ahead if start.ahead and at < SHORT_SIGHTED else strongest.ahead
        out.append(Level(name, strongest._replace(iterations=iterations, ahead=ahead), slip))
    return out


class Timed(SearchBot):
    """A bot that notes how much processor time its choices take."""

    def __init__(self, dials: Dials, judge: Judge[Any] | None = None) -> None:
        super().__init__(dials, judge)
        self.times: list[float] = []

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        start = time.process_time()
        chosen = super().choose(view, moves, budget)
        if len(moves) > 1:
            self.times.append(round(time.process_time() - start, 4))
        return chosen


class Met(NamedTuple):
    """Two levels met in a game: their slips as the fit sees them, and whether the stronger finished ahead."""

    deal: int
    stronger_at: float
    weaker_at: float
    ahead: float


class Task(NamedTuple):
    """A game to be played: plain data, so that another process can play it."""

    game: str
    ruleset: str
    deal: int
    levels: tuple[int, ...]  # of each seat
    dials: tuple[Dials, ...]
    numbers: Table | None = None  # the table whose tuned numbers the judge has; None: those of this table


class Result(NamedTuple):
    task: Task
    scores: list[float]
    times: list[list[float]]


def play_task(task: Task) -> Result:
    judge = None if task.numbers is None else numbered(task.game, task.numbers)
    game, players = game_of(task.game), [Timed(dials, judge) for dials in task.dials]
    state = play(game, task.ruleset, players, task.deal)
    return Result(task, [float(points) for points in game.scores(state)], [player.times for player in players])


Mapper = Callable[[Callable[[Task], Result], Iterable[Task]], Iterator[Result]]  # `map`, or that of a pool


class Ladder:
    """The levels of one table."""

    def __init__(
        self,
        game: Game,
        table: Table,
        notes: Notes,
        start: Start,
        weakest: str = LEVELS[0],
        tuned: Table | None = None,
    ) -> None:
        self.game = game
        self.table = table
        self.notes = notes
        self.tuned = tuned  # another table, whose tuned numbers are used at this one
        self.numbers = (judge_at(game, table) if tuned is None else numbered(game.name, tuned)).numbers()
        data = notes.read()
        if data.get("numbers") != self.numbers:
            data = {}  # the judge has changed since: what was played says nothing any more
        self.start = started(data) or start
        self.levels = starts(self.start)
        self.lower = range(LEVELS.index(weakest), len(LEVELS) - 1)  # the levels that have a step up from them
        self.slips: list[float] = data.get("slips", [level.slip for level in self.levels])
        self.played: list[dict[str, Any]] = data.get("played", [])  # deal, levels, slips, scores
        self.times: dict[str, list[float]] = data.get("times", {})

    def save(self) -> None:
        self.notes.write(
            {
                "start": {**self.start._asdict(), "strongest": self.start.strongest._asdict()},
                "numbers": self.numbers,
                "slips": self.slips,
                "played": self.played,
                "times": {name: times[-500:] for name, times in self.times.items()},
            }
        )

    # What was played

    def met(self, weaker: int) -> list[Met]:
        """The games in which a level met the next stronger one."""
        out = []
        for each in self.played:
            levels = each["levels"]
            if weaker in levels and weaker + 1 in levels:
                low, high = levels.index(weaker), levels.index(weaker + 1)
                slips, scores = each["slips"], each["scores"]
                places = self.place_of(weaker + 1, slips[high]), self.place_of(weaker, slips[low])
                out.append(Met(each["deal"], *places, ahead(scores[high], scores[low])))
        return out

    def near(self, weaker: int) -> list[Met]:
        """Those of them with about the slips of now."""
        above, below = self.places(weaker)
        return [
            met
            for met in self.met(weaker)
            if abs(met.stronger_at - above) <= NEAR and abs(met.weaker_at - below) <= NEAR
        ]

    def places(self, weaker: int) -> tuple[float, float]:
        """The slips of now of both levels of a step, as the fit sees them."""
        return self.place_of(weaker + 1, self.slips[weaker + 1]), self.place_of(weaker, self.slips[weaker])

    def strengths(self) -> Strengths:
        """Fitted to all games, whatever their slips."""
        found: dict[tuple[int, int, float, float], list[float]] = {}
        for each in self.played:
            seats = sorted(zip(each["levels"], each["slips"], each["scores"], strict=True))
            for (low, low_slip, low_score), (high, high_slip, high_score) in combinations(seats, 2):
                if low != high:
                    key = (high, low, self.place_of(high, high_slip), self.place_of(low, low_slip))
                    found.setdefault(key, []).append(ahead(high_score, low_score))
        made = Strengths(len(LEVELS), WANTED)
        made.fit([Compared(*key, sum(results), len(results)) for key, results in found.items()])
        return made

    def place_of(self, level: int, slip: float) -> float:
        """Slips as the fit sees them: the logarithm, from the first guess on."""
        return math.log(slip / self.levels[level].slip) if slip > 0 else 0.0

    # Dials

    def set_dials(self, games: int) -> None:
        """Other slips for all levels while they are searched; later only where the odds are clearly not as wanted.

        Few games say little: slips that follow them never stay, and games with other slips don't count.
        """
        strengths, searching = self.strengths(), self.searching()
        for level in reversed(self.lower):
            if searching or is_off(self.step(level, strengths), games):
                place = max(-FARTHEST, min(FARTHEST, strengths.place(level, self.places(level)[0])))
                self.slips[level] = float(f"{self.levels[level].slip * math.exp(place):.3g}")

    def searching(self) -> bool:
        return min(len(self.met(at)) for at in self.lower) < SEARCH

    def step(self, weaker: int, strengths: Strengths) -> Step:
        """The step up from a level, as it is measured so far."""
        done, (above, below) = self.near(weaker), self.places(weaker)
        slopes = strengths.slopes[weaker + 1], strengths.slopes[weaker]
        offs = [slopes[1] * (met.weaker_at - below) - slopes[0] * (met.stronger_at - above) for met in done]
        found = [round(each, 2) for each in odds_of(done, offs)]
        return Step(LEVELS[weaker], LEVELS[weaker + 1], found[0], found[1], found[2], len(done))

    def is_measured(self, step: Step, games: int) -> bool:
        return step.games >= games and LOWEST <= step.odds <= HIGHEST

    # Games

    def climb(self, games: int, told: Callable[[Step, float], None], mapper: Mapper) -> None:
        """Find and measure every step; `told` hears of the steps after each batch, and of the slips."""
        while len(self.steps(games)) < len(self.lower):
            self.set_dials(games)
            for result in mapper(play_task, self.batch(games)):
                self.note(result)
            for step in self.all_steps():
                told(step, self.slips[LEVELS.index(step.weaker)])

    def note(self, result: Result) -> None:
        task = result.task
        slips = [dials.slip for dials in task.dials]
        self.played.append({"deal": task.deal, "levels": list(task.levels), "slips": slips, "scores": result.scores})
        for level, times in zip(task.levels, result.times, strict=True):
            self.times.setdefault(LEVELS[level], []).extend(times)
        self.save()

    def batch(self, games: int) -> list[Task]:
        """The next games: levels at a table whose steps need games most, every deal from every seat."""
        seats = self.table.seats
        if self.searching():
            missing = [SEARCH - len(self.met(at)) for at in self.lower]
        else:
            missing = [max(games - step.games, self.more(step, games)) for step in self.all_steps()]
        deal = FIRST_DEAL + len({each["deal"] for each in self.played})
        tasks: list[Task] = []
        while len(tasks) < BATCH and (not tasks or max(missing) > 0):
            group = neediest(dict(zip(self.lower, missing, strict=True)), seats)
            for turn in range(seats):
                levels = group[turn:] + group[:turn]
                dials = tuple(self.levels[level].dials._replace(slip=self.slips[level]) for level in levels)
                tasks.append(Task(self.game.name, self.table.ruleset, deal, levels, dials, self.tuned))
            for low, high in pairwise(sorted(set(group))):
                if high == low + 1:
                    missing[low - self.lower.start] -= seats
            deal += 1
        return tasks

    def more(self, step: Step, games: int) -> int:
        """At least a deal for a step that isn't measured yet."""
        return 0 if self.is_measured(step, games) else self.table.seats

    # What came out

    def all_steps(self) -> list[Step]:
        """Every step as it is known so far, from the weakest."""
        strengths = self.strengths()
        return [self.step(weaker, strengths) for weaker in self.lower]

    def steps(self, games: int) -> list[Step]:
        """The measured ones."""
        return [step for step in self.all_steps() if self.is_measured(step, games)]

    def same(self, step: Step) -> int:
        """How many of its games were played with exactly these dials."""
        weaker = LEVELS.index(step.weaker)
        return sum((met.stronger_at, met.weaker_at) == self.places(weaker) for met in self.met(weaker))

    def data(self, games: int, origin: dict[str, Any]) -> dict[str, Any]:
        """What is stored beside the judge."""
        steps = self.steps(games)
        joined = {level for step in steps for level in (step.weaker, step.stronger)}
        numbers = self.tuned or nearest(self.game.name, NUMBERS, self.table)
        return {
            "numbers": None if numbers is None else list(numbers),
            "levels": {
                level.name: level.dials._replace(slip=slip)._asdict()
                for level, slip in zip(self.levels, self.slips, strict=True)
                if level.name in joined
            },
            "steps": [{**step._asdict(), "with exactly these dials": self.same(step)} for step in steps],
            "processor_seconds_95": {
                name: percentile(self.times[name], 0.95) for name in LEVELS if name in joined and self.times.get(name)
            },
            "origin": origin,
        }


def is_off(step: Step, games: int) -> bool:
    """Is a step not what it should be: beyond doubt, or after so many games?"""
    if step.games >= games:
        return not LOWEST <= step.odds <= HIGHEST
    return step.games > 0 and (step.low > HIGHEST or step.high < LOWEST)


def started(data: dict[str, Any]) -> Start | None:
    """Where a ladder that was noted has begun; None if nothing was."""
    if "start" not in data:
        return None
    given = data["start"]
    tries = tuple(given.get("tries", ()))
    return Start(Dials(**given["strongest"]), given["least"], tuple(given["guesses"]), given["ahead"], tries)


def odds_of(done: list[Met], offs: list[float]) -> tuple[float, float, float]:
    """The odds of the stronger with their interval over deals; `offs` is how far each game's log-odds are off."""
    middle, steep = 0.0, 1.0
    for _ in range(30):
        chances = [1 / (1 + math.exp(-middle - off)) for off in offs]
        steep = 0.25 + sum(chance * (1 - chance) for chance in chances)  # as if there were half a game for each side
        pull = sum(met.ahead - chance for met, chance in zip(done, chances, strict=True))
        middle += max(-1.0, min(1.0, (pull + 0.5 - 1 / (1 + math.exp(-middle))) / steep))
    by_deal: dict[int, float] = {}
    for met, off in zip(done, offs, strict=True):
        by_deal[met.deal] = by_deal.get(met.deal, 0.0) + met.ahead - 1 / (1 + math.exp(-middle - off))
    error = TWO_ERRORS * math.sqrt(sum(each * each for each in by_deal.values())) / steep
    return math.exp(middle), math.exp(middle - error), math.exp(middle + error)


def ahead(one: float, other: float) -> float:
    """1 for more points, a half for as many."""
    return 0.5 if one == other else float(one > other)


def neediest(missing: dict[int, int], seats: int) -> tuple[int, ...]:
    """The levels for a table: those whose steps to each other need games most.  Further seats repeat the weakest."""

    def need(group: tuple[int, ...]) -> int:
        return sum(max(0, missing[low]) for low, high in pairwise(group) if high == low + 1)

    levels = range(min(missing), max(missing) + 2)
    best = max(combinations(levels, min(seats, len(levels))), key=need)
    return best + best[:1] * (seats - len(best))


def percentile(times: list[float], part: float) -> float:
    return round(sorted(times)[min(len(times) - 1, int(part * len(times)))], 4)
