"""Random play, compiled with the rules: it measures the engine's speed, and every search is built on it."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.kernel.rng import Rng
from beagle.kernel.state import CHANCE, NOBODY, GameState


class Tally:
    """What a playout did: `decisions` are choices of a seat between two or more options; chance isn't counted."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.moves: i64 = 0
        self.checksum: i64 = 0


def playout(state: GameState, rng: Rng, count_in: Tally | None = None) -> None:
    """Play uniformly at random to the end.  The checksum covers every action in order."""
    tally = Tally() if count_in is None else count_in
    while state.actor != NOBODY:
        options = state.offered
        count: i64 = len(options)
        if count > 1 and state.actor >= 0:
            tally.decisions += 1
        action: i64 = state.sample_chance(rng) if state.actor == CHANCE else options[rng.below(count)]
        tally.moves += 1
        tally.checksum = (tally.checksum * 31 + action) & 0xFFFFFFFF
        state.pick(action)
