"""What the host has proposed, and who has agreed.  It isn't stored: after a restart the host asks again."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from beagle.server.live.data import TableData
from beagle.server.wire import Proposed


class Proposals:
    """At most one proposal at a time."""

    def __init__(self, data: TableData) -> None:
        self.data = data
        self.made = 0

    def make(self, act: str, needs: list[int], agreed: list[int], seat: int) -> Proposed:
        self.made += 1
        self.data.proposed = made = Proposed(self.made, act, needs, agreed, seat)
        return made

    def agree(self, seats: Iterable[int], here: list[int]) -> Proposed:
        """These seats agree.  Everybody who is here now must agree too; a seat that a bot plays by now needn't."""
        before = self.data.proposed
        assert before is not None
        needs = [seat.number for seat in self.data.seats if seat.number in {*before.needs, *here} and not seat.bot]
        agreed = sorted({*before.agreed, *seats} & set(needs))
        self.data.proposed = after = msgspec.structs.replace(before, needs=needs, agreed=agreed)
        return after

    def carry_on(self, proposed: Proposed | None) -> None:
        """It was proposed at another server, which has given the table to this one."""
        self.data.proposed = proposed
        self.made = 0 if proposed is None else proposed.n

    def drop(self) -> bool:
        """There is no proposal any more.  Was there one?"""
        was, self.data.proposed = self.data.proposed, None
        return was is not None
