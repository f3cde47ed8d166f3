"""Standing answers at a table: which switches of a seat are on, and what the table answers for it.

A seat stores, by name, the phase that a switch is on for ("" for all phases), or None for a switch that is on by
default and was switched off.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from beagle.kernel.standing import standing_answer
from beagle.server.live.data import TableData
from beagle.server.live.history import History
from beagle.server.live.viewer import NO_EYES
from beagle.server.store.contract import UNDO

Kept = dict[str, str | None]


def switches_of(data: TableData, seat: int) -> list[str]:
    """The switches of this seat that are on now, in the order of the game."""
    if seat == NO_EYES or data.history is None:
        return []
    history, text = data.history, data.seats[seat].standing
    kept: Kept = msgspec.json.decode(text, type=Kept) if text else {}
    on = (history.game.moment(history.state), "") if any(kept.values()) else ("",)
    return [
        switch.name for switch in history.game.standing() if kept.get(switch.name, "" if switch.default else None) in on
    ]


def as_kept(history: History, switches: Collection[str]) -> str:
    """What is stored for a seat that has exactly these switches on now."""
    moment = history.game.moment(history.state)
    kept: Kept = {}
    for switch in history.game.standing():
        if switch.name in switches and not switch.default:
            kept[switch.name] = moment if switch.phase else ""
        elif switch.name not in switches and switch.default:
            kept[switch.name] = None
    return msgspec.json.encode(kept).decode() if kept else ""


def answer_of(data: TableData, seat: int) -> tuple[str, int] | None:
    """What the table answers for this seat, which has to move, and by which switch; None: the seat answers itself.

    A player who has just taken a move back wants to choose, and is asked.
    """
    history = data.history
    if history is None or data.seats[seat].bot:
        return None
    last = history.entries[-1] if history.entries else None
    if last is not None and last.kind == UNDO and last.actor == seat:
        return None
    return standing_answer(history.game, history.state, switches_of(data, seat))
