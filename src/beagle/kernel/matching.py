"""What the three notations report when a position isn't as a text expects: both sides in words of the notation."""

from __future__ import annotations

from typing import NamedTuple

from beagle.kernel.state import NOBODY
from beagle.kernel.text import seat_name


class Said(NamedTuple):
    """One item of the head: the word before its value, the value in the text (None: not given), the actual value."""

    name: str  # "" for the phase, which has no word before it
    wanted: str | None
    found: str


def head_differs(all_said: list[Said]) -> list[str]:
    """One line for each item of the head that differs from the text."""
    return [
        unlike(f"{name} {wanted}".strip(), f"{name} {found}".strip())
        for name, wanted, found in all_said
        if wanted is not None and wanted != found
    ]


def unlike(wanted: str, found: str) -> str:
    return f"{wanted} expected, it is {found}"


def numbers_text(numbers: list[int]) -> str:
    return " ".join([str(number) for number in numbers])


def number_said(name: str, wanted: int | None, found: int) -> Said:
    return Said(name, None if wanted is None else str(wanted), str(found))


def seat_said(name: str, wanted: int | None, found: int) -> Said:
    return Said(name, None if wanted is None else seat_name(wanted), seat_name(found))


def go_differs(wanted: int | None, actor: int) -> list[str]:
    """Whose go it is; nobody's while the game continues without a choice, and at its end."""
    if wanted is None or wanted == actor:
        return []
    expected = f"to {seat_name(wanted)}"
    if actor == NOBODY:
        return [f"{expected} expected, nobody is asked"]
    return [unlike(expected, f"to {seat_name(actor)}")]
