"""The turning points of a game, and its luck: the steps that changed most."""

from __future__ import annotations

from typing import Final, NamedTuple

from beagle.kernel.state import CHANCE
from beagle.review.accounts import Part
from beagle.review.moments import Moment

MOST: Final = 4
APART: Final = 3  # moves
SMALLEST: Final = 0.06  # a step that moves less than this of the chances, added up over all seats, is none
LUCKY: Final = 0.04  # given or taken by one die or draw


class TurningPoint(NamedTuple):
    """A step after which the game was another."""

    at: int  # the moment
    actor: int  # a seat, or CHANCE
    before: list[float]
    after: list[float]


class LuckyStep(NamedTuple):
    """What a die or a draw gave to a seat, or took from it."""

    at: int
    seat: int
    gained: float


def turning_points(moments: list[Moment], chances: list[list[float]]) -> list[TurningPoint]:
    """At most four, the greatest first chosen, in the order of the game."""
    moved = [
        (sum(abs(b - a) for a, b in zip(chances[at], chances[at + 1], strict=True)), -at) for at in range(len(moments))
    ]
    chosen: list[int] = []
    for size, minus in sorted(moved, reverse=True):
        if len(chosen) == MOST or size < SMALLEST:
            break
        if all(abs(-minus - other) >= APART for other in chosen):
            chosen.append(-minus)
    return [TurningPoint(at, moments[at].actor, chances[at], chances[at + 1]) for at in sorted(chosen)]


def luck_of(moments: list[Moment], parts: list[Part], seat: int) -> list[LuckyStep]:
    """Every die and draw that changed something for this seat, the greatest first."""
    steps = [
        LuckyStep(moment.number, seat, part.luck)
        for moment, part in zip(moments, parts, strict=True)
        if part.luck and (moment.actor == CHANCE or moment.learned[seat])
    ]
    return sorted(steps, key=lambda step: (-abs(step.gained), step.at))
