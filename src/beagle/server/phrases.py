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
"""Said by the server: the owner made a new link for a seat that is taken.  The line's text is its letter."""

RULES: Final = "notice-rules"
"""The rules have changed, and a game continues under the new ones.  The line's text is both versions."""
OLD_LINK: Final = "notice-old-link"
"""Somebody showed the link of a seat that somebody else has used: they weren't let in."""

LINK_USED: Final = "notice-link-used"
"""Somebody used a new link of a seat that is taken: two people can now see its cards."""

GIVEN: Final = "notice-given"
"""People start a game that wasn't dealt: it starts from a position that somebody gave."""

# What the host did.  The line's name is the host's, its text the name of somebody else, or of the table.
HOST_RENAMED: Final = "notice-host-renamed"
HOST_THREATS: Final = "notice-host-threats"
HOST_NO_THREATS: Final = "notice-host-no-threats"
HOST_NUDGED: Final = "notice-host-nudged"
HOST_TIME: Final = "notice-host-time"
HOST_BOT: Final = "notice-host-bot"
HOST_PASSED: Final = "notice-host-passed"
HOST_AWAY: Final = "notice-host-away"
HOST_PROPOSED_REPLACE: Final = "notice-host-proposed-replace"
HOST_PROPOSED_END: Final = "notice-host-proposed-end"
HOST_REFUSED: Final = "notice-host-refused"
HOST_REPLACED: Final = "notice-host-replaced"
HOST_ENDED: Final = "notice-host-ended"
HOST_PROPOSED_HINTS: Final = "notice-host-proposed-hints"
HOST_HINTS: Final = "notice-host-hints"
HOST_SUBSTITUTE: Final = "notice-host-substitute"
HOST_ACTS: Final = (
    HOST_RENAMED,
    HOST_THREATS,
    HOST_NO_THREATS,
    HOST_NUDGED,
    HOST_TIME,
    HOST_BOT,
    HOST_PASSED,
    HOST_AWAY,
    HOST_PROPOSED_REPLACE,
    HOST_PROPOSED_END,
    HOST_REFUSED,
    HOST_REPLACED,
    HOST_ENDED,
    HOST_PROPOSED_HINTS,
    HOST_HINTS,
    HOST_SUBSTITUTE,
)

HINT_TAKEN: Final = "notice-hint-taken"
"""Somebody asked for a hint: the line's name is theirs.  What it says is told to them alone."""

NOTICES: Final = (NEW_LINK, OLD_LINK, LINK_USED, GIVEN, RULES, HINT_TAKEN, *HOST_ACTS)
"""Everything the server itself says at a table."""
