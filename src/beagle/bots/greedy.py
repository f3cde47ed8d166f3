"""The bot that looks one move ahead: it imagines what it cannot see, tries each move, and keeps the best.

It knows no game.  A game's evaluation says how play is likely to go on after a move, and what comes of it.
"""

from __future__ import annotations

from typing import Any, Final

from beagle.bots.bot import Move
from beagle.bots.evaluate import Evaluation, evaluation
from beagle.kernel.event import Event
from beagle.kernel.game import Game
from beagle.kernel.rng import Rng
from beagle.kernel.table import CHANCE, NOBODY

TRIALS: Final = 90  # how many continuations a choice may cost when nobody is in a hurry
TRIAL_SECONDS: Final = 0.001  # what one costs; a constant and no clock, so that a budget too gives the same choice
WIDTH: Final = 24  # of more moves than this only those that look best are tried
KEPT: Final = 3  # so many moves are left for the last round of trials
SPREAD: Final = (0.5698402909980532, 0.7548776662466927)  # multiples of both, modulo 1, fill the square evenly
LONGEST: Final = 500  # moves of one continuation: a game that goes on for longer is judged as it stands


class GreedyBot:
    """Tries every move in the same few imagined worlds; the better half goes on to the next few."""

    name = "greedy"

    def __init__(self, trials: int = TRIALS, judge: Evaluation | None = None) -> None:
        self.trials = trials
        self.judge = judge  # None: the evaluation of the game that is played
        self.rng = Rng(0)
        self.contest: tuple[Game, Evaluation] | None = None

    def begin(self, game: Game, ruleset: str, seat: int, seed: int) -> None:
        self.contest = game, self.judge or evaluation(game.name)
        self.rng = Rng(seed)

    def saw(self, events: list[Event]) -> None:
        pass

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        if self.contest is None:
            raise RuntimeError("a bot chooses after `begin`")
        if len(moves) == 1:
            return moves[0]
        trials = self.trials if budget is None else min(self.trials, int(budget / TRIAL_SECONDS))
        return Contest(*self.contest, view, self.rng).best(moves, trials)


class Contest:
    """The moves of one choice against each other.

    A trial costs the same for every move, and most moves are plainly bad: so all are tried a little, and only those
    that did well are tried more.
    """

    def __init__(self, game: Game, evaluation: Evaluation, view: Any, rng: Rng) -> None:
        self.game = game
        self.evaluation = evaluation
        self.view = view
        self.rng = rng
        self.shift = rng.bits() / 2**32
        self.worlds = 0
        self.sums: dict[int, float] = {}

    def best(self, moves: list[Move], trials: int) -> Move:
        by_action = {move.action: move for move in moves}
        ranked = [action for action in self.evaluation.order(self.imagined()) if action in by_action]
        if trials < 2:
            return by_action[ranked[0]]
        left = ranked[: min(WIDTH, trials)]
        self.sums = dict.fromkeys(left, 0.0)
        while True:
            last = len(left) <= KEPT
            share = trials if last else max(len(left), trials // 2)
            rounds = share // len(left)
            for _ in range(rounds):
                self.try_all(left)
            trials -= rounds * len(left)
            left.sort(key=lambda action: -self.sums[action])
            if last or trials < 2:
                return by_action[left[0]]
            left = left[: min(max(KEPT, len(left) // 2), trials)]

    def imagined(self) -> Any:
        return self.game.imagine(self.view, self.rng)

    def try_all(self, actions: list[int]) -> None:
        """One world, the same luck for all: what differs is the move."""
        world = self.imagined()
        seed = self.rng.bits()
        self.worlds += 1
        for action in actions:
            state = world.clone()
            state.apply(action)
            self.go_on(state, self.evaluation.clock(world), Luck(self.shift, self.worlds, seed))
            self.sums[action] += self.evaluation.worth(state, self.view.seat)

    def go_on(self, state: Any, since: int, luck: Luck) -> None:
        """The likely continuation, until there is something to judge."""
        for _ in range(LONGEST):
            if state.actor == NOBODY or self.evaluation.clock(state) > since:
                return
            state.apply(luck.draw(state) if state.actor == CHANCE else self.evaluation.likely(state))


class Luck:
    """What chance does in one continuation.

    Few continuations are tried, so the first draws of them are spread evenly: a table is not judged by three low rolls.
    """

    def __init__(self, shift: float, number: int, seed: int) -> None:
        self.even = [(shift + number * step) % 1 for step in SPREAD]
        self.rng = Rng(seed)

    def draw(self, state: Any) -> int:
        """One of the chances, by their weights."""
        chances = state.chances()
        point = self.even.pop() if self.even else self.rng.bits() / 2**32
        left = point * sum(weight for _, weight in chances)
        for action, weight in chances:
            left -= weight
            if left < 0:
                return int(action)
        return int(chances[-1][0])
