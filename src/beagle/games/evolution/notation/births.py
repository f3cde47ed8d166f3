"""The numbers in animals' names in a text: if left out, they are counted in the order of the animals."""

from __future__ import annotations

from typing import Final

from beagle.games.evolution.notation.parsing import AnimalText
from beagle.games.evolution.view import PlayerView

MAX_ANIMALS: Final = 255  # an action has one byte for an animal


def numbers_of(animals: list[AnimalText]) -> list[int]:
    """The number of each; an animal without a number gets one above all those before it."""
    out: list[int] = []
    for a in animals:
        out.append(next_number(out) if a.number is None else a.number)
    return out


def next_number(before: list[int]) -> int:
    """The number of the next animal, if none is given."""
    return max(before, default=0) + 1


def number_texts(player: PlayerView) -> dict[int, str]:
    """For each animal, by its letter, the text of its number: empty if counting gives the same."""
    out: dict[int, str] = {}
    before: list[int] = []
    for a in player.herd + player.remains:
        out[a.id] = "" if a.number == next_number(before) else f"#{a.number}"
        before.append(a.number)
    return out


def born_text(player: PlayerView) -> str:
    """How many animals the seat has had, if that isn't the highest number."""
    highest = max((a.number for a in player.herd + player.remains), default=0)
    return f" | born {player.born}" if player.born != highest else ""
