"""How a bot evaluates a game: by the module `judge` of the game's package, or by the points alone."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from beagle.bots.tables import NUMBERS, Table, nearest, read
from beagle.games import game, part
from beagle.kernel.game import Game
from beagle.kernel.judge import Judge, against
from beagle.kernel.rng import Rng
from beagle.kernel.state import NOBODY


class ByPoints(Judge[Any]):
    """For a game without a judge: play on at random to the end, and compare the points.

    It needs no knowledge of the game.  For a small game it plays well; for a large one it is slow, and a judge is
    better.  Each bot has its own, because it carries random numbers.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rng = Rng(0)

    def clock(self, state: Any) -> int:
        """Nothing is worth judging before the end."""
        return int(state.actor == NOBODY)

    def horizon(self, state: Any) -> int:
        return 1

    def rates(self, state: Any) -> list[float]:
        """No move looks better than another: the dice decide."""
        return [self.rng.bits() / 2**32 for _ in range(len(state.offered))]

    def standings(self, state: Any) -> list[float]:
        winners = self.game.winners(state)
        return [points + float(seat in winners) for seat, points in enumerate(self.game.scores(state))]

    def worth(self, state: Any, seat: int) -> float:
        points = [float(number) for number in self.game.scores(state)]
        others = points[:seat] + points[seat + 1 :]
        won = float(seat in self.game.winners(state))
        return won + (against(points[seat], others, 1.0) if others else points[seat])


def evaluation(name: str) -> Judge[Any]:
    """The judge of the game of this name, with the numbers it was written with.  KeyError: there is no such game."""
    judge = part(name, "judge")
    return ByPoints(game(name)) if judge is None else cast("Judge[Any]", judge.EVALUATION)


def judge_at(game: Game, table: Table) -> Judge[Any]:
    """The judge of a table: with the numbers that were tuned for it, or for the nearest table."""
    judge = evaluation(game.name)
    found = nearest(game.name, NUMBERS, table)
    if found is None or not judge.numbers():
        return judge
    return numbered(game.name, found)


@cache
def numbered(game: str, table: Table) -> Judge[Any]:
    """The judge with the numbers of a table that has some.  It is shared: its numbers never change."""
    return evaluation(game).tuned(read(game, NUMBERS, table)["numbers"])


def tunable(name: str) -> Judge[Any]:
    """The judge of a game, if it has named numbers.  KeyError: it has none, or there is no such game."""
    found = evaluation(name)
    if not found.numbers():
        raise KeyError(f'the game "{name}" has no judge, so there are no numbers to change')
    return found
