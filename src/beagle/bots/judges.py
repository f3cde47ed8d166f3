"""How a bot evaluates a game: by the module `judge` of the game's package, or by the points alone."""

from __future__ import annotations

from typing import Any, cast

from beagle.games import game, part
from beagle.games.judging import Evaluation, Tunable, against
from beagle.kernel.game import Game
from beagle.kernel.rng import Rng
from beagle.kernel.state import NOBODY


class ByPoints:
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

    def likely(self, state: Any) -> int:
        return int(state.options[self.rng.below(len(state.options))])

    def order(self, state: Any) -> list[int]:
        return list(state.options)

    def worth(self, state: Any, seat: int) -> float:
        points = [float(number) for number in self.game.scores(state)]
        others = points[:seat] + points[seat + 1 :]
        won = float(seat in self.game.winners(state))
        return won + (against(points[seat], others, 1.0) if others else points[seat])


def evaluation(name: str) -> Evaluation:
    """The evaluation of the game of this name.  KeyError: there is no such game."""
    judge = part(name, "judge")
    return ByPoints(game(name)) if judge is None else cast(Evaluation, judge.EVALUATION)


def tunable(name: str) -> Tunable:
    """The evaluation of a game, if it has named numbers.  KeyError: it has none, or there is no such game."""
    found = evaluation(name)
    if not hasattr(found, "tuned"):
        raise KeyError(f'the game "{name}" has no judge, so there are no numbers to change')
    return cast(Tunable, found)
