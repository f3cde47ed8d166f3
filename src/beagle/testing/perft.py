"""Counts how many sequences of moves lead from a position to a depth: a test of the rules and a measure of speed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def perft(state: Any, depth: int) -> int:
    """The number of sequences of exactly this many moves.  Every outcome of chance is a move; a game that ends before
    that depth doesn't count.  The state is left unchanged."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(state.options)
    return sum(count for _, count in divide(state, depth))


def divide(state: Any, depth: int) -> Iterator[tuple[int, int]]:
    """For each first move, how many sequences start with it."""
    for action in list(state.options):
        after = state.clone()
        after.apply(action)
        yield action, perft(after, depth - 1)
