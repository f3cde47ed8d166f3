"""The bot that searches: every move in the same imagined worlds, and below each a tree of what may follow.

It knows no game, and it sees what its seat may see: views, and what it remembers of what it was told.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from beagle.bots.bot import Move
from beagle.bots.judges import ByPoints, evaluation, judge_at
from beagle.bots.search.contest import Budget, Line, think
from beagle.bots.tables import table_of
from beagle.kernel.event import Event
from beagle.kernel.game import Game
from beagle.kernel.judge import Judge
from beagle.kernel.rng import Rng

SMALLEST: Final = 1e-6  # a slip smaller than this is none


class Dials(NamedTuple):
    """What makes a player stronger or weaker."""

    iterations: int = 300
    width: int = 24
    depth: int = 8
    ahead: int = 0  # how far it looks, in steps of the judge's clock; 0: as far as the judge says
    slip: float = 0.0  # points: moves that are this much worse are chosen e times more rarely; 0: never
    worlds: int = 48
    curiosity: float = 0.0  # how much its tree prefers what was tried rarely; 0: as much as the judge says
    anywhere: int = 0  # 1: slips may choose moves that it has not tried, too

    def budget(self, most: int | None) -> Budget:
        """The same for the search, with at most so many iterations."""
        iterations = self.iterations if most is None else max(1, min(self.iterations, most))
        return Budget(iterations, self.width, self.depth, self.worlds, self.ahead, self.curiosity)


class SearchBot:
    """Plays what its search finds, as strong as its dials allow."""

    name = "search"

    def __init__(self, dials: Dials | None = None, judge: Judge[Any] | None = None) -> None:
        self.given = dials
        self.judge = judge  # None: that of the table
        self.rng = Rng(0)
        self.game: Game | None = None
        self.seat = 0
        self.memory: list[int] = []
        self.report: Callable[[Move], None] | None = None  # hears of the best move so far
        self.table: tuple[Judge[Any], Dials] | None = None

    def begin(self, game: Game, ruleset: str, seat: int, seed: int) -> None:
        self.game, self.seat, self.rng, self.memory, self.table = game, seat, Rng(seed), [], None

    def saw(self, events: list[Event]) -> None:
        if self.game is not None:
            for event in events:
                self.memory = self.game.remember(self.memory, event, self.seat)

    def dials_at(self, game: Game, ruleset: str, seats: int) -> Dials:
        """How strong it plays at this table."""
        return self.given or Dials()

    def judge_at(self, game: Game, ruleset: str, seats: int) -> Judge[Any]:
        """What it thinks of positions at this table."""
        return judge_at(game, table_of(ruleset, seats))

    def set_up(self, game: Game, view: Any) -> tuple[Judge[Any], Dials]:
        """The judge and the dials: they depend on the number of seats, which any world tells."""
        if self.table is None:
            seats = int(game.imagine(view, Rng(0)).seats)
            judge = self.judge or self.judge_at(game, view.ruleset, seats)
            dials = self.dials_at(game, view.ruleset, seats)
            self.table = judge, dials._replace(depth=0) if isinstance(judge, ByPoints) else dials
        return self.table

    def lines(
        self, view: Any, moves: list[Move], seconds: float | None = None, keep: list[int] | None = None
    ) -> list[Line]:
        """What it finds out about these moves, best first."""
        if self.game is None:
            raise RuntimeError("call `begin` before `choose`")
        game, memory, by_action = self.game, self.memory, {move.action: move for move in moves}
        judge, dials = self.set_up(game, view)
        most = None if seconds is None else int(seconds * ITERATIONS_PER_SECOND)
        report = self.report
        told = None if report is None else lambda action: report(by_action[action])
        return think(
            judge,
            lambda rng: game.imagine_remembering(view, rng, memory),
            int(view.seat),
            list(by_action),
            dials.budget(most),
            self.rng,
            keep or [],
            told,
        )

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        if self.game is None:
            raise RuntimeError("call `begin` before `choose`")
        if len(moves) == 1:
            return moves[0]
        found = self.lines(view, moves, budget)
        dials = self.set_up(self.game, view)[1]
        if dials.slip < SMALLEST:
            action = found[0].action
        else:
            action = slipped(with_untried(found, moves, dials.slip) if dials.anywhere else found, dials.slip, self.rng)
        return next(move for move in moves if move.action == action)


ITERATIONS_PER_SECOND: Final = 1000  # a constant, not a clock, so that a budget too gives the same choice


def with_untried(lines: list[Line], moves: list[Move], slip: float) -> list[Line]:
    """The moves that were not tried too: each is taken to be one slip worse than the worst that was."""
    tried = {line.action for line in lines}
    lead = min(line.lead for line in lines) - slip
    return lines + [Line(move.action, 0, lead, 0.0, 0.0) for move in moves if move.action not in tried]


def slipped(lines: list[Line], slip: float, rng: Rng) -> int:
    """One of the moves: small mistakes are common, large ones rare."""
    best = max(line.lead for line in lines)
    weights = [math.exp(max(-30.0, (line.lead - best) / slip)) for line in lines]
    point = rng.bits() / 2**32 * sum(weights)
    for line, weight in zip(lines, weights, strict=True):
        point -= weight
        if point < 0:
            return line.action
    return lines[0].action


def flat(game: Game) -> bool:
    """Is this game searched without a judge?  Then a bot knows only the points at the end."""
    return isinstance(evaluation(game.name), ByPoints)
