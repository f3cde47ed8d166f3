"""What a typed move should have had where it stops making sense, in the language of the terminal.

The notation says it in English, down to the last sign.  Other languages have words for what a move is made of.
"""

from __future__ import annotations

import re
from typing import Final

from beagle.kernel.message import Argument, Message

SIGN: Final = re.compile(r'"([^"]+)"')
THERE: Final = re.compile(r"\(([^()]+)\)$")
BEGINNINGS: Final = (
    ("an animal", "cli-wanted-animal"),
    ("a trait", "cli-wanted-trait"),
    ("the other trait", "cli-wanted-trait"),
    ("a card", "cli-wanted-card"),
    ("a cell", "cli-wanted-cell"),
    ("a place on the track", "cli-wanted-track"),
    ("a place", "cli-wanted-place"),
    ("a move", "cli-wanted-move"),
    ("the end", "cli-wanted-end"),
)


def wanted(expected: str) -> Argument:
    """What a move should have had, by what the notation says of it."""
    signs = SIGN.findall(expected)
    if signs:
        return Message("cli-wanted-sign", {"signs": "  ".join(signs), "number": len(signs)})
    key = next((key for start, key in BEGINNINGS if expected.startswith(start)), "cli-wanted-more")
    there = THERE.search(expected) if key == "cli-wanted-animal" else None
    return Message("cli-wanted-there", {"there": there[1]}) if there else Message(key, {})
