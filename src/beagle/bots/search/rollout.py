"""Playing on as players are likely to, until there is something to judge."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from beagle.bots.search.luck import Luck
from beagle.kernel.judge import Judge, best_option
from beagle.kernel.state import CHANCE, NOBODY, GameState

LONGEST: Final = 500  # moves of one continuation: a longer game is judged where it is


def likely(g: GameState, judge: Judge[Any]) -> i64:
    """What the player who is asked is likely to do."""
    if g.offered.size == 1:
        return g.offered[0]
    return g.offered[best_option(judge.rates(g))]


def go_on(g: GameState, judge: Judge[Any], end: i64, luck: Luck) -> None:
    """Play the likely continuation until the clock has reached this moment, or the game is over."""
    for _ in range(LONGEST):
        if g.actor == NOBODY or judge.clock(g) >= end:
            return
        g.pick(luck.draw(g) if g.actor == CHANCE else likely(g, judge))
