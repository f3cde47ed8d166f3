"""A short check sum of a written position."""

from __future__ import annotations

import hashlib


def check_of(position: str) -> str:
    """A short sum of a written position: two that differ have different sums, but for one in four thousand million."""
    return hashlib.sha256(position.encode()).hexdigest()[:8]
