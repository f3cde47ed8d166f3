"""A game as it is played: what follows from an act, and what is applied once it is stored.

`so_far` has what the game is now, `reading_back` reads it from the store, `following` tries moves on a copy.
"""

from __future__ import annotations

from beagle.kernel.state import CHANCE
from beagle.play.undoing import last_move_of
from beagle.server.live.branches import Act, BranchStep, branches_at
from beagle.server.live.following import Following
from beagle.server.live.pending import EventsTold, PendingMove
from beagle.server.live.reading_back import ReadBack
from beagle.server.store.contract import MOVE, UNDO, Entry


class History(ReadBack):
    """One game.  `move`, `join`, `note` and `undo` propose what follows; `accept` applies it once it is stored."""

    def move(self, actor: int, action: int, client: str, spent: float, at: float) -> PendingMove:
        """This seat makes this legal move; then any dice are rolled."""
        return self.follow(actor, [Act(action, client, spent)], at)

    def chances(self, at: float) -> PendingMove:
        """The dice that are rolled before anybody has to move."""
        return self.follow(CHANCE, [], at)

    def follow(self, actor: int, acts: list[Act], at: float) -> PendingMove:
        """This seat makes these moves, one decision; then any dice are rolled."""
        line = Following(self)
        for action, client, spent in acts:
            line.make(Entry(0, MOVE, actor, "", action, client, spent, at))
        return line.end(at)

    def join(self, last: BranchStep | None, at: float) -> PendingMove:
        """Everybody has finished, the seat of this step as the last: the branches join the line in turn order."""
        assert self.branches is not None
        line = Following(self, undoes=True)
        for branch in self.branches.of_seats:
            more = last.entries if last is not None and last.seat == branch.seat else []
            for entry in [*branch.entries, *more]:
                line.make(entry)
        step = line.end(at)
        step.joins, step.untimed = True, [] if last is None else last.entries
        return step

    def note(self, kind: str, actor: int, client: str, at: float) -> PendingMove:
        """Something that changes nothing in the game: a seat is given up, taken over or taken back."""
        entry = Entry(self.n + 1, kind, actor, "", 0, client, 0.0, at)
        told = [EventsTold(past=self.past)]
        return PendingMove(self.state, [entry], told, [], len(self.line), self.branches)

    def undo(self, seat: int, client: str, at: float) -> PendingMove:
        """Back to before the last choice of this seat.  Dice rolled since then are undone too.

        Each entry takes back one move of the seat: first those that were forced, or belong to the same decision, at the
        end the choice.
        """
        keep = self.last_of(seat)
        place, before = self.before.get(seat, (-1, None))
        state = before.clone() if place == keep else self.replay(keep)
        line, entries = self.line, list[Entry]()
        undone: dict[int, list[int]] = {}
        while len(line) > keep:
            last, n = last_move_of(line, seat), self.n + len(entries) + 1
            entries.append(Entry(n, UNDO, seat, "", 0, "" if entries else client, 0.0, at))
            undone[n] = [turn.entry + 1 for turn in line[last:]]
            line = line[:last]
        past = self.told[self.line[keep - 1].entry].past if self.told and keep > 0 else None
        branches = branches_at(state, self.n + len(entries))
        return PendingMove(state, entries, [EventsTold(past=past) for _ in entries], [], keep, branches, undone)

    def accept(self, step: PendingMove) -> None:
        """It is stored: apply it."""
        asked_at = self.asked_after(step)
        if step.turns and step.turns[0].actor != CHANCE:
            self.before[step.turns[0].actor] = step.keep, self.state
        self.undone |= step.undone
        self.branches = step.branches
        self.entries += step.entries
        self.line = self.line[: step.keep] + step.turns
        self.state = step.state
        if self.told is not None:
            self.told += step.told
        for entry in step.entries:
            self.note_entry(entry)
        self.asked_at = asked_at

    def accept_on_branch(self, step: BranchStep) -> None:
        """It is stored: apply it."""
        branch = self.branch_of(step.seat)
        assert branch is not None
        branch.accept(step)
        self.note_clients(step.entries)

    def close_branches(self) -> None:
        """The game has ended: what was done on branches isn't part of it."""
        self.branches = None

    def asked_after(self, step: PendingMove) -> int:
        """When the question that is open after this step was asked: it is a new one, unless nothing has moved."""
        return self.n + len(step.entries) if step.changes(len(self.line)) else self.asked_at
