"""Standing answers: what the table may answer for a seat, so that the seat isn't asked.

A game declares them, with their names and defaults, and says what each answers to the current question.  The
engine always asks; code that runs a table for people looks here first.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple, Protocol


class StandingAnswer(NamedTuple):
    """A switch that every seat has.  Its message is `standing-NAME`."""

    name: str
    phase: bool = False  # once switched on, it stays on until this phase ends
    default: bool = False  # on for every seat that hasn't switched it off
    asks: bool = False  # on means that the seat wants to be asked: the table answers while it is off


class Answering(Protocol):
    """The part of a game that is needed here."""

    def standing(self) -> list[StandingAnswer]: ...

    def answer(self, state: Any, name: str) -> int | None: ...


def default_switches(game: Answering) -> list[str]:
    """The switches that are on for a seat that hasn't changed any."""
    return [switch.name for switch in game.standing() if switch.default]


def asking_switches(game: Answering) -> list[str]:
    """The switches of a seat that wants to be asked everything."""
    return [switch.name for switch in game.standing() if switch.asks]


def standing_answer(game: Answering, state: Any, switches: Collection[str]) -> tuple[str, int] | None:
    """What the table answers for the asked seat with these switches on, and which switch did it; None: ask the seat."""
    for switch in game.standing():
        if (switch.name in switches) != switch.asks:
            action = game.answer(state, switch.name)
            if action is not None:
                return switch.name, action
    return None
