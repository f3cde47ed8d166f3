"""Which rules changed in which version.  Reported for a game with older rules that can no longer be replayed."""

from __future__ import annotations

from typing import Final

CHANGES: Final[dict[int, tuple[str, ...]]] = {}
