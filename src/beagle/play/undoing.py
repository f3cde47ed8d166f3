"""Which moves of a game count.  An undo takes back the last move of its seat that counts, and every move after it.

This follows from who moved when: no position is needed for it.  Records, replays and live tables all ask here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol


class MadeMove(Protocol):
    """A move, as any part of the program writes it down."""

    @property
    def actor(self) -> int: ...


class Act(MadeMove, Protocol):
    """A line of a game: a move, an undo, or something that changes no position, like a seat that is handed to a bot."""

    def is_move(self) -> bool: ...

    def is_undo(self) -> bool: ...


class NothingToUndo(ValueError):
    """An undo of a seat that has no move to undo."""

    def __init__(self, number: int) -> None:
        super().__init__(f"{number}: there is nothing to undo")
        self.number = number  # of the undo


def last_move_of(line: Sequence[MadeMove], seat: int) -> int:
    """The index of this seat's last move among the moves that count; -1 if it has none.  An undo cuts the line here."""
    for place in range(len(line) - 1, -1, -1):
        if line[place].actor == seat:
            return place
    return -1


def moves_undone(acts: Iterable[Act]) -> dict[int, list[int]]:
    """By the number of each undo: the numbers of the moves it takes back, in order.  The first act is number 1.

    The position after an undo is the one before the first of these moves.
    """
    out: dict[int, list[int]] = {}
    line: list[Act] = []
    numbers: list[int] = []
    for number, act in enumerate(acts, 1):
        if act.is_move():
            line.append(act)
            numbers.append(number)
        elif act.is_undo():
            place = last_move_of(line, act.actor)
            if place < 0:
                raise NothingToUndo(number)
            out[number] = numbers[place:]
            del line[place:], numbers[place:]
    return out
