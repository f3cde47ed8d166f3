"""Phrases that everybody at a table reads in their own language.  The words are in the Fluent files."""

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

NEW_LINK: Final = "notice-new-link"
"""What the server itself says: the owner made a new link for a seat that is taken.  The line's text is its letter."""

RULES: Final = "notice-rules"
"""And when the rules have changed, and a game goes on under the new ones.  The line's text is both versions."""
OLD_LINK: Final = "notice-old-link"
"""And when somebody shows the link of a seat that somebody else has used: they were not let in."""

LINK_USED: Final = "notice-link-used"
"""And when somebody uses a new link of a seat that is taken: there are now two who see its cards."""

GIVEN: Final = "notice-given"
"""And when people begin a game that was not dealt: it begins from a position that somebody gave."""

NOTICES: Final = (NEW_LINK, OLD_LINK, LINK_USED, GIVEN, RULES)
"""All that the server itself says at a table."""
