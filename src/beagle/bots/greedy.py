"""The bot that looks one move ahead: it imagines what it cannot see, tries each move, and keeps the best.

It knows no game.  A game's judge says how play is likely to continue after a move, and what the result is worth.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from beagle.bots.bot import Move
from beagle.bots.judges import evaluation
from beagle.bots.search.luck import Luck
from beagle.bots.search.rollout import go_on
from beagle.kernel.event import Event
from beagle.kernel.game import Game
from beagle.kernel.judge import Judge, by_rating
from beagle.kernel.rng import Rng

TRIALS: Final = 90  # how many continuations a choice may cost when there is no hurry
TRIAL_SECONDS: Final = 0.001  # cost of one; a constant, not a clock, so that a budget too gives the same choice
WIDTH: Final = 24  # if there are more moves, only the most promising ones are tried
FEWEST: Final = 3  # worlds before a move is dropped
DOUBT: Final = 2.0  # standard errors by which another move may lag and still be tried


class GreedyBot:
    """Tries its moves in the same imagined worlds, until one is clearly the best or the trials are used up."""

    name = "greedy"

    def __init__(self, trials: int = TRIALS, judge: Judge[Any] | None = None) -> None:
        self.trials = trials
        self.judge = judge  # None: that of the game being played
        self.rng = Rng(0)
        self.contest: tuple[Game, Judge[Any]] | None = None
        self.report: Callable[[Move], None] | None = None  # hears of the best move so far
        self.memory: list[int] = []  # it looks only at the table

    def begin(self, game: Game, ruleset: str, seat: int, seed: int) -> None:
        self.contest = game, self.judge or evaluation(game.name)
        self.rng = Rng(seed)

    def saw(self, events: list[Event]) -> None:
        pass

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        if self.contest is None:
            raise RuntimeError("call `begin` before `choose`")
        if len(moves) == 1:
            return moves[0]
        trials = self.trials if budget is None else min(self.trials, int(budget / TRIAL_SECONDS))
        return Contest(*self.contest, view, self.rng, self.report).best(moves, trials)


class Contest:
    """The moves of one choice against each other.

    Most moves are clearly bad, and some choices don't matter: so all moves are tried in a few worlds, and then only
    those that may still turn out best.
    """

    def __init__(
        self, game: Game, judge: Judge[Any], view: Any, rng: Rng, report: Callable[[Move], None] | None = None
    ) -> None:
        self.game = game
        self.judge = judge
        self.view = view
        self.rng = rng
        self.report = report
        self.shift = rng.bits() / 2**32
        self.worlds = 0
        self.found: dict[int, list[float]] = {}  # for each move its results, world by world

    def best(self, moves: list[Move], trials: int) -> Move:
        by_action = {move.action: move for move in moves}
        first = self.imagined()
        ranked = [action for action in by_rating(first.options, self.judge.rates(first)) if action in by_action]
        left = ranked[: max(1, min(WIDTH, trials // FEWEST))]
        self.found = {action: [] for action in left}
        while len(left) > 1 and trials >= len(left):
            if self.report is not None:
                self.report(by_action[max(left, key=lambda action: sum(self.found[action]))])
            self.try_all(left)
            trials -= len(left)
            if self.worlds >= FEWEST:
                left = self.hopeful(left)
        return by_action[max(left, key=lambda action: sum(self.found[action]))]

    def hopeful(self, actions: list[int]) -> list[int]:
        """The best so far, and all that may still prove better; one that does the same as the best is not needed."""
        best = max(actions, key=lambda action: sum(self.found[action]))
        return [action for action in actions if action == best or self.close(best, action)]

    def close(self, best: int, other: int) -> bool:
        """Is the lead small compared with how it varies from world to world?"""
        leads = [a - b for a, b in zip(self.found[best], self.found[other], strict=True)]
        mean = sum(leads) / len(leads)
        spread = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
        return mean < DOUBT * math.sqrt(spread / len(leads))

    def imagined(self) -> Any:
        return self.game.imagine(self.view, self.rng)

    def try_all(self, actions: list[int]) -> None:
        """One world, the same luck for all: only the move differs."""
        world = self.imagined()
        seed = self.rng.bits()
        self.worlds += 1
        for action in actions:
            state = world.clone()
            state.apply(action)
            go_on(state, self.judge, self.judge.clock(world) + 1, Luck(self.shift, self.worlds, seed))
            self.found[action].append(self.judge.worth(state, self.view.seat))
