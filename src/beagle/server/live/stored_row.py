"""What is stored with the entries of a step: the new row, and the position the step leads to."""

from __future__ import annotations

import msgspec

from beagle.server.live.branches import Branches, BranchStep
from beagle.server.live.history import History
from beagle.server.live.pending import PendingMove
from beagle.server.store.contract import TableRow


def row_after(row: TableRow, history: History, step: PendingMove, now: float) -> TableRow:
    """The row after this step.  The last entry of a step gets the checksum of the position it leads to."""
    entries, position = history.n + len(step.entries), row.position
    if step.changes(len(history.line)):
        position = history.game.write(step.state)
        step.mark(history.game.check_sum(step.state))
    actor, together = int(step.state.actor), still_acting(step.branches)
    return msgspec.structs.replace(row, entries=entries, actor=actor, together=together, touched=now, position=position)


def row_after_on_branch(row: TableRow, history: History, step: BranchStep, now: float) -> TableRow:
    """The same for a step on a branch: the line is where it was."""
    others = still_acting(history.branches) & ~(1 << step.seat)
    return msgspec.structs.replace(row, together=others | (0 if step.done else 1 << step.seat), touched=now)


def still_acting(branches: Branches | None) -> int:
    """The seats that act at once and haven't finished, as bits; 0 if players act one after another."""
    seats = branches.of_seats if branches is not None else []
    return sum(1 << branch.seat for branch in seats if not branch.done)
