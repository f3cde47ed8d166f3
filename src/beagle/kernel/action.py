"""An action is one int: a kind and up to five one-byte operands.  Outside the engine it is text (see text.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PASS: Final = 0  # pass, refuse, end: the step that asks decides what it means
ROLL: Final = 1  # chance: a die shows the face in the first operand; the games' own kinds begin at 2


def act(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> i64:
    """Pack an action."""
    return kind | a << 8 | b << 16 | c << 24 | d << 32 | e << 40


def kind_of(action: i64) -> i64:
    return action & 255


def arg_a(action: i64) -> i64:
    return action >> 8 & 255


def arg_b(action: i64) -> i64:
    return action >> 16 & 255


def arg_c(action: i64) -> i64:
    return action >> 24 & 255


def arg_d(action: i64) -> i64:
    return action >> 32 & 255


def arg_e(action: i64) -> i64:
    return action >> 40 & 255
