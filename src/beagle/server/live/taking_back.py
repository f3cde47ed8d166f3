"""Taking a move back: at once if it reveals nothing, otherwise if everybody who must agree does."""

from __future__ import annotations

import msgspec

from beagle.server.limits import UNDOS_OF_TABLE
from beagle.server.live import consent
from beagle.server.live.branches import BranchStep
from beagle.server.live.data import TableData
from beagle.server.live.outside import Time
from beagle.server.live.pending import PendingMove
from beagle.server.live.viewers import Viewers
from beagle.server.refusing import Refused
from beagle.server.store.contract import UNDO
from beagle.server.wire import UndoAsked, UndoRefused


class TakingBack:
    """The undo that somebody has asked for.  What is taken back is returned; only the ledger makes it count."""

    def __init__(self, data: TableData, viewers: Viewers, time: Time) -> None:
        self.data = data
        self.viewers = viewers
        self.time = time

    def kind(self, seat: int) -> str:
        """What taking back would be for this seat now; `Refused` if it can't."""
        found = consent.kind(self.data, seat)
        if not found:
            raise Refused(self.why_not(seat))
        return found

    def why_not(self, seat: int) -> str:
        history = self.data.game_so_far()
        if history.last_of(seat) < 0 or self.data.seats[seat].bot or history.on_branches:
            return "nothing-to-undo"
        return "undo-away" if consent.others(self.data, seat) else "undo-shown"

    def request(self, seat: int, client: str) -> PendingMove | BranchStep | None:
        """This seat wants its last choice back.  None: the others have been asked."""
        history, kind = self.data.game_so_far(), self.kind(seat)
        if sum(entry.kind == UNDO for entry in [*history.entries, *history.on_branches]) >= UNDOS_OF_TABLE:
            raise Refused("too-long")
        branch = history.branch_of(seat)
        if branch is not None and branch.has_choice:
            return branch.undo(client, self.time.now())
        if kind == consent.FREE:
            return history.undo(seat, client, self.time.now())
        if self.data.undo_asked is not None:
            raise Refused("undo-pending")
        self.data.undo_asked = UndoAsked(seat, history.asked_at)
        self.viewers.tell_all(self.data.undo_asked)
        return None

    def pending(self, n: int) -> UndoAsked:
        """The request with this number, if it is still open."""
        asked = self.data.undo_asked
        if asked is None or n != asked.n or consent.kind(self.data, asked.seat) != consent.ASK:
            raise Refused("no-undo")
        return asked

    def agree(self, asked: UndoAsked, seats: list[int]) -> PendingMove | None:
        """These seats agree.  None: others still have to."""
        agreed = sorted({*asked.agreed, *seats})
        if set(consent.must_agree(self.data, asked.seat)) <= set(agreed):
            self.data.undo_asked = None
            return self.data.game_so_far().undo(asked.seat, "", self.time.now())
        self.data.undo_asked = msgspec.structs.replace(asked, agreed=agreed)
        self.viewers.tell_all(self.data.undo_asked)
        return None

    def carry_on(self, asked: UndoAsked | None) -> None:
        """It was asked at another server, which has given the table to this one."""
        self.data.undo_asked = asked

    def drop(self) -> None:
        """Somebody has refused, or the game went on: everybody is told that nothing is taken back."""
        if self.data.undo_asked is not None:
            seat, self.data.undo_asked = self.data.undo_asked.seat, None
            self.viewers.tell_all(UndoRefused(seat))

    def seats_changed(self) -> None:
        """Somebody may have left who would have had to agree."""
        asked = self.data.undo_asked
        if asked is not None and consent.kind(self.data, asked.seat) != consent.ASK:
            self.drop()
