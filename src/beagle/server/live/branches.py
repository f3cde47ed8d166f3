"""A part of the game in which several seats act at once: each on a branch of its own.

A branch starts at the position of the line and knows only the moves of its seat.  When every seat has finished, the
branches join the line, one after another in turn order: so what is played doesn't depend on who was faster.  What is
done on a branch is an entry like any other: stored before it is told, numbered, taken back by another entry.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from msgspec.structs import replace

from beagle.kernel.event import Event
from beagle.kernel.game import Game, IllegalMove
from beagle.kernel.standing import is_forced
from beagle.kernel.text import NotationError
from beagle.server.store.contract import MOVE, UNDO, Entry


class OpenQuestion(NamedTuple):
    """A seat has to move.  A question is known by its seat and its number, which no other question of the seat has."""

    seat: int
    n: int


class Act(NamedTuple):
    """A move that somebody wants to make: a decision may be several."""

    action: int
    client: str
    spent: float


def client_of(client: str, place: int) -> str:
    """The id of the n-th entry of one decision: only the first has the id that its sender gave it."""
    return client if place == 0 or not client else f"{client}+{place}"


def is_continued(entry: Entry) -> bool:
    """Does this entry belong to the same decision as the one before it?"""
    return "+" in entry.client


def is_choice(entry: Entry, before: Any) -> bool:
    """Was there another legal answer, and does this entry begin a decision?"""
    return not is_forced(before) and not is_continued(entry)


@dataclass
class BranchStep:
    """What an accepted act on a branch leads to.  Nothing of it counts before its entries are stored."""

    seat: int
    entries: list[Entry]
    events: list[list[Event]]  # of each entry
    state: Any
    moves: list[tuple[Entry, Any]]  # those that count, each with the state before it

    @property
    def done(self) -> bool:
        return bool(self.state.actor != self.seat)


@dataclass
class Branch:
    """What one seat has done since the line stopped."""

    seat: int
    base: int  # the number of its first question
    state: Any
    of: int  # how many things it has to decide about
    entries: list[Entry] = field(default_factory=list)
    moves: list[tuple[Entry, Any]] = field(default_factory=list)  # those that count, each with the state before it

    @property
    def question(self) -> OpenQuestion:
        return OpenQuestion(self.seat, self.base + len(self.entries))

    @property
    def done(self) -> bool:
        return bool(self.state.actor != self.seat)

    @property
    def made(self) -> int:
        """How many of these things are decided."""
        return self.of if self.done else max(0, self.of - int(self.state.stack[-1].left_to_do(self.state, self.seat)))

    def play(self, game: Game, acts: list[Act], at: float) -> BranchStep:
        """The seat makes these legal moves."""
        step = BranchStep(self.seat, [], [], self.state, self.moves.copy())
        for action, client, spent in acts:
            before, step.state = step.state, step.state.clone()
            text = game.write_move(before, action)
            entry = Entry(self.next_n(step), MOVE, self.seat, text, action, client, spent, at)
            step.state.listen()
            step.state.apply_for(self.seat, action)
            step.entries.append(entry)
            step.events.append(step.state.events)
            step.moves.append((entry, before))
        return step

    @property
    def has_choice(self) -> bool:
        """Is there anything to take back?"""
        return any(is_choice(*made) for made in self.moves)

    def undo(self, client: str, at: float) -> BranchStep:
        """The seat takes back its last choice, and what followed from it."""
        step = BranchStep(self.seat, [], [], self.state, self.moves.copy())
        while step.moves:
            undone, step.state = step.moves.pop()
            id = "" if step.entries else client
            step.entries.append(Entry(self.next_n(step), UNDO, self.seat, "", 0, id, 0.0, at))
            step.events.append([])
            if is_choice(undone, step.state):
                break
        return step

    def next_n(self, step: BranchStep) -> int:
        return len(self.entries) + len(step.entries) + 1

    def accept(self, step: BranchStep) -> None:
        """It is stored: apply it."""
        self.entries += step.entries
        self.state, self.moves = step.state, step.moves

    def follow_stored(self, game: Game, entries: list[Entry]) -> None:
        """The same branch from its stored entries; it ends before one that the current rules don't follow."""
        for entry in entries:
            if entry.kind == UNDO:
                if not self.moves:
                    return
                _, self.state = self.moves.pop()
            else:
                before, state = self.state, self.state.clone()
                if self.done:
                    return
                try:
                    action = game.read_move(before, entry.text)
                except (IllegalMove, NotationError):
                    return
                entry = replace(entry, action=action)
                state.apply_for(self.seat, action)
                self.moves.append((entry, before))
                self.state = state
            self.entries.append(entry)


class Branches:
    """All branches that start at one position of the line, in turn order."""

    def __init__(self, of_seats: list[Branch]) -> None:
        self.of_seats = of_seats

    def of(self, seat: int) -> Branch | None:
        return next((branch for branch in self.of_seats if branch.seat == seat), None)

    @property
    def entries(self) -> list[Entry]:
        """What was done on all of them, in turn order."""
        return [entry for branch in self.of_seats for entry in branch.entries]

    def completed_by(self, step: BranchStep) -> bool:
        """Has everybody finished after this step?"""
        return step.done and all(branch.done for branch in self.of_seats if branch.seat != step.seat)


def branches_at(state: Any, base: int) -> Branches | None:
    """Branches for everybody who may act at once in this position; None if players act one after another."""
    seats = state.together()
    return Branches([start(state, seat, base) for seat in seats]) if len(seats) > 1 else None


def start(state: Any, seat: int, base: int) -> Branch:
    alone = state.clone()
    alone.turn_to(seat)
    return Branch(seat, base, alone, int(alone.stack[-1].left_to_do(alone, seat)))
