"""Rates: how many at once, and how many per second after that."""

from __future__ import annotations

from typing import Final, NamedTuple


class Rate(NamedTuple):
    """So many at once, and then so many per second."""

    burst: float
    per_second: float


BUCKETS: Final = 20_000
"""Buckets of one kind that are remembered."""
