"""Which rules are otherwise since which version: said of a game of older rules that can no longer be followed."""

from __future__ import annotations

from typing import Final

CHANGES: Final[dict[int, tuple[str, ...]]] = {}
