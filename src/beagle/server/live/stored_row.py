"""What is stored with the entries of a step: the new row, and the position the step leads to."""

from __future__ import annotations

import msgspec

from beagle.server.live.history import History, PendingMove
from beagle.server.store.contract import TableRow


def row_after(row: TableRow, history: History, step: PendingMove, now: float) -> TableRow:
    """The row after this step.  The last entry of a step gets the checksum of the position it leads to."""
    entries, position = history.n + len(step.entries), row.position
    if step.changes(history):
        position = history.game.write(step.state)
        step.mark(history.game.check_sum(step.state))
    return msgspec.structs.replace(row, entries=entries, actor=int(step.state.actor), touched=now, position=position)
