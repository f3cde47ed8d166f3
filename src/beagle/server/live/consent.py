"""Who must agree when a move is taken back.

An undo takes back the last choice of a seat and everything after it: what was forced, and the moves of bots.  It never
takes back a move of a person who wasn't asked.  What was shown can't be unseen: a player who would know more afterwards
than before must ask the others, and where there are only bots nobody can allow it, except at a table for practice.
"""

from __future__ import annotations

from typing import Final

from beagle.server.live.data import TableData
from beagle.server.live.viewer import LINK_ONLY, NO_EYES
from beagle.server.store.contract import BOT, PLAYING, SeatRow
from beagle.server.wire import UndoKind

FREE: Final = "free"  # at once
ASK: Final = "ask"  # if the others agree
NOT: Final = ""  # there is nothing to take back, or nobody to ask


def kind(data: TableData, seat: int) -> UndoKind:
    """What taking back would be for this seat now."""
    history = data.history
    if history is None or seat == NO_EYES or data.row.status != PLAYING:
        return NOT
    if data.seats[seat].bot:
        return NOT  # a player who has left can't take back; they may return first
    branch = history.branch_of(seat)
    if branch is not None and branch.has_choice:
        return FREE  # until all have finished nobody else sees it
    if history.last_of(seat) < 0 or history.on_branches:
        return NOT  # others have acted since: that can't be taken back while they go on
    if not others(data, seat):
        return NOT if shown_by_bots(data, seat) and not data.row.practice else FREE
    absent = cannot_ask(data, seat)
    if not learns(data, seat) and not (absent and history.shown_since(seat)):
        return FREE
    if absent:
        return NOT
    return ASK if must_agree(data, seat) else FREE


def shown_by_bots(data: TableData, seat: int) -> bool:
    """Does one person play against bots, and would know more than before?"""
    return any(other.kind == BOT for other in data.seats) and learns(data, seat)


def learns(data: TableData, seat: int) -> bool:
    """Has another person acted since this seat's last choice, were dice rolled, or did the seat learn anything?  The
    moves of bots, and of other seats of the same person, are taken back along with its own."""
    history, people = data.game_so_far(), {other.number for other in others(data, seat)}
    along = [other.number for other in data.seats if other.number not in people]
    return history.acted_since(seat, along) or history.learnt_since(seat)


def others(data: TableData, seat: int) -> list[SeatRow]:
    """The seats of other people, present or away.  Seats of one device belong to one person."""
    mine = data.seats[seat].visitor
    people = [other for other in data.seats if other.number != seat and other.visitor and other.kind != BOT]
    return [other for other in people if mine == LINK_ONLY or other.visitor != mine]


def must_agree(data: TableData, seat: int) -> list[int]:
    """The other people who are there.  Against bots, and between seats of one device, nobody needs to be asked."""
    return [other.number for other in others(data, seat) if not other.bot]


def cannot_ask(data: TableData, seat: int) -> bool:
    """Is somebody away who would have to agree?

    While a bot plays a seat its person may come back, to a hand that nobody should have seen.  A player who has
    resigned doesn't come back; but their own moves stay.
    """
    absent = {other.number for other in others(data, seat) if other.bot}
    return bool(absent - data.resigned or absent & data.game_so_far().people_since(seat))
