"""A short checksum of a written position."""

from __future__ import annotations

import hashlib


def check_of(position: str) -> str:
    """A short checksum of a written position: two different positions share one in about one case in four billion."""
    return hashlib.sha256(position.encode()).hexdigest()[:8]
