"""Weighted chance, drawn in one place: every draw is a point on a line of all options, each as long as its weight."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.kernel.rng import Rng


def total_weight(chances: list[tuple[int, int]]) -> i64:
    """All weights together: the points of the line are 0 to one less."""
    total: i64 = 0
    for _, weight in chances:
        total += weight
    return total


def at_point(chances: list[tuple[int, int]], point: i64) -> i64:
    """The action at this point of the line."""
    left = point
    for action, weight in chances:
        left -= weight
        if left < 0:
            return action
    raise ValueError(f"the weights add up to {total_weight(chances)}: there is no point {point}")


def draw(chances: list[tuple[int, int]], rng: Rng) -> i64:
    """An action, drawn by weight with one random number."""
    return at_point(chances, rng.below(total_weight(chances)))
