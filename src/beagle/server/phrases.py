"""Phrases that everybody at a table reads in their own language.  The words are `phrase-…` in the Fluent files."""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-thinking",
    "phrase-your-turn",
    "phrase-well-played",
    "phrase-ouch",
    "phrase-sorry",
    "phrase-one-moment",
    "phrase-thanks",
    "phrase-good-game",
    "phrase-rematch",
    "phrase-must-go",
)
