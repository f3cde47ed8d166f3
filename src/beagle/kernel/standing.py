"""StandingAnswer answers: what a seat lets the table say for it, so that it is not asked.

A game declares them, with their names and defaults, and says what each answers to the question that is asked now.  The
engine always asks; whoever runs a table for people looks here first.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple, Protocol


class StandingAnswer(NamedTuple):
    """A switch that every seat has.  Its words are `standing-NAME`."""

    name: str
    phase: bool = False  # switched on, it is on until this phase ends
    default: bool = False  # on for every seat that has not switched it off
    asks: bool = False  # switched on, the seat wants to be asked: the table answers while it is off


class Answering(Protocol):
    """The part of a game that is needed here."""

    def standing(self) -> list[StandingAnswer]: ...

    def answer(self, state: Any, name: str) -> int | None: ...


def default_switches(game: Answering) -> list[str]:
    """The switches that are on for a seat that has touched none."""
    return [switch.name for switch in game.standing() if switch.default]


def asking_switches(game: Answering) -> list[str]:
    """The switches of a seat that wants to be asked everything."""
    return [switch.name for switch in game.standing() if switch.asks]


def standing_answer(game: Answering, state: Any, switches: Collection[str]) -> tuple[str, int] | None:
    """What the table answers for the seat that is asked and has these switches on, by which of them; None: ask it."""
    for switch in game.standing():
        if (switch.name in switches) != switch.asks:
            action = game.answer(state, switch.name)
            if action is not None:
                return switch.name, action
    return None
