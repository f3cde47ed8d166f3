"""What a row says about a game whose rules have changed, and what people see of it."""

from __future__ import annotations

from typing import Final

import msgspec

from beagle.play.older import Stop
from beagle.server.store.contract import CLOSED, TableRow
from beagle.server.wire import OlderRules, StoredResult, to_wire

RULES_CHANGED: Final = "rules"  # how a game ended that the current rules don't follow


def ended(row: TableRow) -> StoredResult | None:
    """How it ended; None while it goes on, or if it was closed without points."""
    return msgspec.json.decode(row.result, type=StoredResult) if row.result else None


def closed_for_rules(row: TableRow) -> bool:
    """Was this table closed because its rules have changed?"""
    end = ended(row) if row.status == CLOSED else None
    return end is not None and end.ended == RULES_CHANGED


def as_told(stop: Stop) -> OlderRules:
    """A stop as everybody may read it."""
    return OlderRules(stop.was, stop.now, stop.agreed, to_wire(stop.message()), list(stop.rules))


def closing(stop: Stop, scores: list[int]) -> str:
    """What is stored in the row of a table closed because of its rules: the points at that time, and why."""
    end = StoredResult(scores, [], RULES_CHANGED, as_told(stop))
    return msgspec.json.encode(end).decode()
