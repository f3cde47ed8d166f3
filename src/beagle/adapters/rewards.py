"""What an episode is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

KINDS: Final = ("win", "rank", "margin", "score", "gain")
ZERO_SUM: Final = ("win", "rank", "margin")


def check_kind(kind: str) -> str:
    if kind not in KINDS:
        raise ValueError(f'there is no reward "{kind}"; choose from: {", ".join(KINDS)}')
    return kind


def rewards(kind: str, scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """For each seat, at the end of an episode.  `gain` is paid out on the way, so nothing is left for the end."""
    seats = len(scores)
    if kind == "win":
        share = (1 / len(winners) - 1 / seats) * seats / (seats - 1)
        return [share if seat in winners else -1 / (seats - 1) for seat in range(seats)]
    if kind == "rank":
        return [sum((one > other) - (one < other) for other in scores) / (seats - 1) for one in scores]
    if kind == "margin":
        mean = sum(scores) / seats
        return [score - mean for score in scores]
    return [float(score) for score in scores] if kind == "score" else [0.0] * seats


def bounds(kind: str) -> tuple[float, float]:
    """The least and the most that a seat can get."""
    return (-1.0, 1.0) if kind in ("win", "rank") else (float("-inf"), float("inf"))
