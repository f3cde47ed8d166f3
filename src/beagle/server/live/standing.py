"""Standing answers: what a seat has said in advance that it declines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from beagle.kernel.action import PASS
from beagle.kernel.game import Standing
from beagle.server.live.viewer import NO_EYES

if TYPE_CHECKING:
    from beagle.server.live.table import LiveTable


def standing_of(table: LiveTable, seat: int) -> dict[str, str]:
    """The standing answers of this seat that hold now: by name, with the phase they are for."""
    if seat == NO_EYES or not table.seats[seat].standing or table.history is None:
        return {}
    moment = table.history.game.moment(table.history.state)
    kept: dict[str, str] = msgspec.json.decode(table.seats[seat].standing)
    return {name: phase for name, phase in kept.items() if phase in ("", moment)}


def declines(table: LiveTable, seat: int) -> bool:
    """Has this seat said in advance that it declines what it is asked now?"""
    history = table.history
    kept = standing_of(table, seat)
    if history is None or not kept or PASS not in history.state.options:
        return False
    question = history.game.question(history.game.view(history.state, seat)).key
    possible: list[Standing] = history.game.standing()
    return any(answer.name in kept and question in answer.questions for answer in possible)
