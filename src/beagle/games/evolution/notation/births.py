"""The names of animals in a text: what is left out is counted, in the order in which the animals stand."""

from __future__ import annotations

from typing import Final

from beagle.games.evolution.notation.parsing import AnimalText
from beagle.games.evolution.view import PlayerView

MAX_ANIMALS: Final = 255  # an action has one byte for an animal


def numbers_of(animals: list[AnimalText]) -> list[int]:
    """The number of each; one that says none comes after all that stand before it."""
    out: list[int] = []
    for a in animals:
        out.append(next_number(out) if a.number is None else a.number)
    return out


def next_number(before: list[int]) -> int:
    """The number of the next animal, if nothing is said."""
    return max(before, default=0) + 1


def number_texts(player: PlayerView) -> dict[int, str]:
    """For each animal, by its letter, what must be said of its number: nothing where counting tells it."""
    out: dict[int, str] = {}
    before: list[int] = []
    for a in player.herd + player.remains:
        out[a.id] = "" if a.number == next_number(before) else f"#{a.number}"
        before.append(a.number)
    return out


def born_text(player: PlayerView) -> str:
    """How many animals the seat has had, where that is not the highest number."""
    highest = max((a.number for a in player.herd + player.remains), default=0)
    return f" | born {player.born}" if player.born != highest else ""
