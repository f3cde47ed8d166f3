"""Standing answers at a table: which switches of a seat are on, and what the table answers for it.

A seat stores, by name, the phase that a switch is on for ("" for all phases), or None for a switch that is on by
default and was switched off.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from beagle.kernel.standing import all_switches, is_forced, standing_answer, switches_at
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
        switch.name
        for switch in all_switches(history.game)
        if kept.get(switch.name, "" if switch.default else None) in on
    ]


def offered(data: TableData, seat: int) -> list[str]:
    """The switches that a seat can use at this table."""
    if seat == NO_EYES or data.history is None:
        return []
    return [switch.name for switch in switches_at(data.history.game, data.history.state)]


def as_kept(history: History, switches: Collection[str]) -> str:
    """What is stored for a seat that has exactly these switches on now."""
    moment = history.game.moment(history.state)
    kept: Kept = {}
    for switch in all_switches(history.game):
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
    branch = history.branch_of(seat)
    done = history.entries if branch is None else branch.entries
    if done and done[-1].kind == UNDO and done[-1].actor == seat:
        return None
    return standing_answer(history.game, history.state_of(seat), switches_of(data, seat))


def seen_to_be_forced(data: TableData, seat: int) -> bool:
    """Can everybody see that there is only one answer to the current question of this seat?"""
    history = data.game_so_far()
    state = history.state_of(seat)
    return is_forced(state) and history.game.choice_is_public(state)
