"""What was tried after one move: a tree of the choices that followed, over all the worlds it was tried in.

Every player chooses what is best for their own seat.  What they hold differs from world to world, so a choice counts
only where it was possible.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from mypy_extensions import i64

from beagle.bots.search.luck import Luck
from beagle.bots.search.rollout import LONGEST, go_on
from beagle.kernel.int_list import IntList
from beagle.kernel.judge import Judge, leads
from beagle.kernel.state import CHANCE, NOBODY, GameState


class Edge:
    """One choice at a node."""

    def __init__(self, action: i64, actor: i64) -> None:
        self.action: i64 = action
        self.actor: i64 = actor
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it was possible
        self.total: float = 0.0  # the leads of its player after it, added up
        self.node: Node | None = None


class Node:
    """A moment after the same choices and chances."""

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.places: dict[int, int] = {}  # by action

    def edge(self, action: i64, actor: i64) -> Edge:
        """The edge of this action, a new one if there is none."""
        at = self.places.get(action)
        if at is not None:
            return self.edges[at]
        made = Edge(action, actor)
        self.places[action] = len(self.edges)
        self.edges.append(made)
        return made


class Range:
    """The lowest and the highest lead that was found: values are compared between them."""

    def __init__(self) -> None:
        self.low: float = 0.0
        self.high: float = 0.0
        self.met: bool = False

    def meet(self, value: float) -> None:
        if not self.met:
            self.met = True
            self.low = value
            self.high = value
        elif value < self.low:
            self.low = value
        elif value > self.high:
            self.high = value

    def scaled(self, value: float) -> float:
        """From 0, the lowest, to 1, the highest."""
        if self.high <= self.low:
            return 0.5
        return (value - self.low) / (self.high - self.low)


def most_liked(rates: list[float], width: i64) -> IntList:
    """The positions of the highest ratings, best first: at most so many."""
    found = IntList()
    for i in range(len(rates)):
        rate = rates[i]
        at = found.size
        while at > 0 and rates[found[at - 1]] < rate:
            at -= 1
        if at < width:
            found.insert(at, i)
            if found.size > width:
                found.pop()
    return found


class Shape(NamedTuple):
    """How a tree grows."""

    width: int  # choices at each question; below two there is no tree
    curiosity: float  # how much a choice that looked good, and was tried rarely, is preferred


def chosen(node: Node, g: GameState, judge: Judge[Any], shape: Shape, seen: Range) -> Edge:
    """The choice that promises most to the player who is asked, or was tried too rarely."""
    options = g.offered
    ranked = most_liked(judge.rates(g), shape.width)
    edges: list[Edge] = []
    visits: i64 = 0
    total = 0.0
    for rank in range(ranked.size):
        edge = node.edge(options[ranked[rank]], g.actor)
        edge.offered += 1
        edges.append(edge)
        visits += edge.visits
        total += edge.total
    unknown = 0.5
    if visits:
        unknown = seen.scaled(total / float(visits))
    best = edges[0]
    highest = -1.0
    curiosity = shape.curiosity
    for rank in range(len(edges)):
        edge = edges[rank]
        value = unknown
        if edge.visits:
            value = seen.scaled(edge.total / float(edge.visits))
        value += curiosity * math.sqrt(float(edge.offered)) / (float(rank + 1) * float(1 + edge.visits))
        if value > highest:
            highest = value
            best = edge
    return best


def descend(
    root: Node, g: GameState, judge: Judge[Any], end: i64, luck: Luck, shape: Shape, seen: Range
) -> list[float]:
    """Play on from here to the end of the search: first along the tree, then as is likely.  The leads of all seats.

    The tree grows by one choice.  Without width there is no tree.
    """
    path: list[Edge] = []
    node = root
    steps: i64 = 0
    grown = shape.width < 2
    while not grown and steps < LONGEST and g.actor != NOBODY and judge.clock(g) < end:
        steps += 1
        if g.actor == CHANCE:
            action = luck.draw(g)
            edge = node.edge(action, CHANCE)
        elif g.offered.size == 1:
            g.pick(g.offered[0])
            continue
        else:
            edge = chosen(node, g, judge, shape, seen)
            path.append(edge)
            grown = edge.visits == 0
        g.pick(edge.action)
        following = edge.node
        if following is None:
            following = Node()
            edge.node = following
        node = following
    go_on(g, judge, end, luck)
    found = leads(judge.standings(g), judge.rivalry())
    for lead in found:
        seen.meet(lead)
    for edge in path:
        edge.visits += 1
        edge.total += found[edge.actor]
    return found
