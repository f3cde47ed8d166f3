"""The moves of one choice against each other, in the same imagined worlds and with the same luck.

In each stage all moves that are left are tried equally often, then the better half stays.  The number of tries is
given, and no clock is read: so the same question with the same seed has the same answer, compiled or not.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from beagle.bots.search.luck import Luck
from beagle.bots.search.tree import Node, Range, Shape, descend, most_liked
from beagle.kernel.judge import Judge
from beagle.kernel.rng import Rng
from beagle.kernel.state import GameState

LAST_WORLDS: Final = 16  # the last two moves are compared in at least so many
ENOUGH: Final = 2  # moves


class Budget(NamedTuple):
    """How much a choice may cost."""

    iterations: int  # continuations, all moves together
    width: int = 24  # moves that are tried
    depth: int = 8  # choices at each later question; below two there is no tree
    worlds: int = 48  # different worlds that are imagined; after them, the same again with other luck
    ahead: int = 0  # how far to look, in steps of the judge's clock; 0: as far as the judge says
    curiosity: float = 0.0  # how much the tree prefers what was tried rarely; 0: as much as the judge says


class Line(NamedTuple):
    """What was found out about one move; the error is that of its difference to the best."""

    action: int
    trials: int
    lead: float  # points ahead of the others, as if it had been tried in the worlds of the best
    win: float  # how likely it is to win
    error: float


class Root:
    """One of the moves."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.node: Node = Node()
        self.found: list[float] = []  # its leads, world by world
        self.total: float = 0.0

    def mean(self) -> float:
        return self.total / float(max(1, len(self.found)))


class Contest:
    """All that is known during one choice."""

    def __init__(self, judge: Judge[Any], imagine: Callable[[Rng], Any], seat: int, budget: Budget, rng: Rng) -> None:
        self.judge: Judge[Any] = judge
        self.imagine: Callable[[Rng], Any] = imagine
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.shift: float = float(rng.bits()) / 4294967296.0
        self.tried: i64 = 0  # worlds, counting repeated ones
        self.kept: i64 = budget.worlds
        self.shape: Shape = Shape(budget.depth, budget.curiosity or judge.curiosity())
        self.worlds: list[GameState] = []
        self.seen: Range = Range()
        first = self.world()
        self.end: i64 = judge.horizon(first)
        if budget.ahead:
            self.end = judge.clock(first) + budget.ahead

    def world(self) -> GameState:
        """The next world."""
        if len(self.worlds) >= self.kept:
            return self.worlds[self.tried % self.kept]
        if self.tried < len(self.worlds):  # the one in which the moves were put in order
            return self.worlds[self.tried]
        made: GameState = self.imagine(self.rng)
        self.worlds.append(made)
        return made

    def roots(self, actions: list[int], width: i64, keep: list[int]) -> list[Root]:
        """The moves to try: those that look best, and those that must not be dropped.

        Equals come in an order that is drawn: options are listed seat by seat, and nobody is harmed more for sitting
        first.
        """
        world = self.world()
        rates = self.judge.rates(world)
        order = list(range(len(rates)))
        self.rng.shuffle(order)
        ranked = most_liked([rates[at] for at in order], len(order))
        out: list[Root] = []
        for i in range(ranked.size):
            action = world.offered[order[ranked[i]]]
            if action in actions and (len(out) < width or action in keep):
                out.append(Root(action))
        return out

    def try_all(self, roots: list[Root]) -> None:
        """One world, the same luck for all: only the move differs."""
        world = self.world()
        self.tried += 1
        seed = self.rng.bits()
        for root in roots:
            g = world.clone()
            g.pick(root.action)
            luck = Luck(self.shift, self.tried, seed)
            lead = descend(root.node, g, self.judge, self.end, luck, self.shape, self.seen)[self.seat]
            root.found.append(lead)
            root.total += lead

    def better_half(self, roots: list[Root], keep: list[int]) -> list[Root]:
        """The better half in the order of their means; equals stay in the order of their ratings."""
        order = [(-roots[i].mean(), i) for i in range(len(roots))]
        order.sort()
        half = (len(roots) + 1) // 2
        return [roots[order[i][1]] for i in range(len(order)) if i < half or roots[order[i][1]].action in keep]


def stages_of(count: i64) -> i64:
    """How often a number can be halved before one is left."""
    stages: i64 = 0
    while count > 1:
        count = (count + 1) // 2
        stages += 1
    return stages


def think(
    judge: Judge[Any],
    imagine: Callable[[Rng], Any],
    seat: int,
    actions: list[int],
    budget: Budget,
    rng: Rng,
    keep: list[int],
    told: Callable[[int], None] | None,
) -> list[Line]:
    """What is known about the moves, best first.  Those in `keep` are never dropped.

    `told` hears of the best move so far: before the search, and after each stage.
    """
    contest = Contest(judge, imagine, seat, budget, rng)
    width: i64 = max(ENOUGH, min(budget.width, budget.iterations // ENOUGH))
    roots = contest.roots(actions, width, keep)
    if not roots:  # the world that was imagined offers something else
        return [Line(actions[0], 0, 0.0, 0.0, 0.0)]
    if told is not None:
        told(roots[0].action)
    left = roots
    stages = stages_of(len(roots))
    while stages > 0 and len(left) > 1:
        share = budget.iterations // stages_of(len(roots)) // len(left)
        if len(left) == ENOUGH and budget.iterations >= LAST_WORLDS * ENOUGH:
            share = max(share, LAST_WORLDS - len(left[0].found))
        for _ in range(max(1, share)):
            contest.try_all(left)
        left = contest.better_half(left, keep)
        stages -= 1
        if told is not None:
            told(left[0].action)
    return lines(contest, left[0], roots)


def lines(contest: Contest, best: Root, roots: list[Root]) -> list[Line]:
    """The best first, then the others by how long they stayed and by their means."""
    order = [(0 if root is best else 1, -len(root.found), -root.mean(), i) for i, root in enumerate(roots)]
    order.sort()
    out: list[Line] = []
    for _, _, _, i in order:
        root = roots[i]
        lead = best.mean() - behind(best, root)
        out.append(Line(root.action, len(root.found), lead, won(contest, lead), error_of(best, root)))
    return out


def behind(best: Root, other: Root) -> float:
    """How much worse it did, over the worlds that both were tried in: one lucky world says nothing against many."""
    count = min(len(best.found), len(other.found))
    total = 0.0
    for i in range(count):
        total += best.found[i] - other.found[i]
    return total / float(max(1, count))


def won(contest: Contest, lead: float) -> float:
    """How likely somebody with this lead is to win: against one other who is as good as all of them."""
    unit = contest.judge.chance_unit(contest.worlds[0])
    return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, -lead / unit))))


def error_of(best: Root, other: Root) -> float:
    """The standard error of the difference, over the worlds that both were tried in."""
    count = min(len(best.found), len(other.found))
    if count < 2 or best is other:
        return 0.0
    mean = behind(best, other)
    spread = 0.0
    for i in range(count):
        off = best.found[i] - other.found[i] - mean
        spread += off * off
    return math.sqrt(spread / float(count - 1) / float(count))
