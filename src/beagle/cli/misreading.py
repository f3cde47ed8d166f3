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
    ("an animal", "animal"),
    ("a trait", "trait"),
    ("the other trait", "trait"),
    ("a card", "card"),
    ("a cell", "cell"),
    ("a place on the track", "track"),
    ("a place", "place"),
    ("a move", "move"),
    ("the end", "end"),
)


def wanted(expected: str) -> Argument:
    """What a move should have had, by what the notation says of it."""
    signs = SIGN.findall(expected)
    if signs:
        return Message("cli-wanted-sign", {"signs": "  ".join(signs), "number": len(signs)})
    name = next((name for start, name in BEGINNINGS if expected.startswith(start)), "more")
    there = THERE.search(expected) if name == "animal" else None
    return Message("cli-wanted-there", {"there": there[1]}) if there else Message(f"cli-wanted-{name}", {})
