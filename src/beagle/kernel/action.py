"""An action is one int: a kind and up to five parts of one byte each.  Outside the engine it is text (see text.py).

Each game names the parts of its actions in its own `actions.py`: a function that makes an action of a kind, and one
for each part.  They shift by the constants below, so that compiled rules make one call for a part, not two.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PASS: Final = 0  # pass, refuse, end: the step that asks decides what it means
ROLL: Final = 1  # chance: a die shows a face; the games' own kinds begin at 2

# Where the parts are, in bits
FIRST: Final = 8
SECOND: Final = 16
THIRD: Final = 24
FOURTH: Final = 32
FIFTH: Final = 40

BYTE: Final = 0xFF  # one part
TWO_BYTES: Final = 0xFFFF  # a part and the next
THREE_BYTES: Final = 0xFFFFFF


def act(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
    """Pack an action."""
    return kind | a << FIRST | b << SECOND | c << THIRD | d << FOURTH | e << FIFTH


def kind_of(action: i64) -> i64:
    return action & BYTE


def operand(action: i64, place: i64) -> i64:
    """The part at this place, whatever it means: FIRST, SECOND, …"""
    return action >> place & BYTE


def roll(face: i64) -> i64:
    """The die shows this face."""
    return ROLL | face << FIRST


def rolled_face(action: i64) -> i64:
    """What the die of a ROLL shows."""
    return action >> FIRST & BYTE
