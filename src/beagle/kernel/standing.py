"""Standing answers: what the table may answer for a seat, so that the seat isn't asked.

A game declares them, with their names and defaults, and says what each answers to the current question.  The
engine always asks; code that runs a table for people looks here first.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple, Protocol


class StandingAnswer(NamedTuple):
    """A switch that every seat has.  Its message is `standing-NAME`."""

    name: str
    phase: bool = False  # once switched on, it stays on until this phase ends
    default: bool = False  # on for every seat that hasn't switched it off
    asks: bool = False  # on means that the seat wants to be asked: the table answers while it is off
    private: bool = False  # whether it answers, and what, may follow from what only the seat knows


IF_FORCED: Final = StandingAnswer("ask-if-forced", asks=True, private=True)
"""A switch of every game: the table gives the only legal answer, unless the seat wants to be asked even then."""


class Answering(Protocol):
    """The part of a game that is needed here."""

    def standing(self) -> list[StandingAnswer]: ...

    def answer(self, state: Any, name: str) -> int | None: ...


def all_switches(game: Answering) -> list[StandingAnswer]:
    """The switches of a game, and the one that every game has."""
    return [*game.standing(), IF_FORCED]


def switches_at(game: Any, state: Any) -> list[StandingAnswer]:
    """Those of them that can answer something at this table."""
    return [*game.standing_at(state), IF_FORCED]


def default_switches(game: Answering) -> list[str]:
    """The switches that are on for a seat that hasn't changed any."""
    return [switch.name for switch in all_switches(game) if switch.default]


def asking_switches(game: Answering) -> list[str]:
    """The switches of a seat that wants to be asked everything."""
    return [switch.name for switch in all_switches(game) if switch.asks]


def is_forced(state: Any) -> bool:
    """Is there only one legal answer to the current question?"""
    return len(state.options) == 1


def answer_of(game: Answering, state: Any, switch: StandingAnswer) -> int | None:
    """What this standing answer says to the current question; None: nothing.

    A question that is left to a private switch of the game is answered by that one alone.
    """
    if switch != IF_FORCED:
        return game.answer(state, switch.name)
    own = any(one.private and game.answer(state, one.name) is not None for one in game.standing())
    return int(state.options[0]) if is_forced(state) and not own else None


def standing_answer(game: Answering, state: Any, switches: Collection[str]) -> tuple[str, int] | None:
    """What the table answers for the asked seat with these switches on, and which switch did it; None: ask the seat."""
    for switch in [IF_FORCED, *game.standing()]:
        if (switch.name in switches) != switch.asks:
            action = answer_of(game, state, switch)
            if action is not None:
                return switch.name, action
    return None
