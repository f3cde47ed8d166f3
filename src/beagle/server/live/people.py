"""The people at a table: who is there, who left on their own, who was sent away, and everybody's name."""

from __future__ import annotations

from beagle.server import names
from beagle.server.limits import KICK_SECONDS, SENT_AWAY, STAND_IN_SECONDS
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import LINK_ONLY
from beagle.server.refusing import Refused
from beagle.server.store.contract import BOT, INVITED, OPEN, TO_BOT, SeatRow


def may_be_sent_away(table: LiveTable, seat: SeatRow) -> bool:
    """During a game: only somebody whose seat a bot plays already, or who has been gone for a while.

    Where a clock runs, it decides: nobody who has time left is sent away, whether they are watching or not.
    """
    return bool(seat.bot) or (not table.data.clocks.runs and table.viewers.gone_for(seat) >= KICK_SECONDS)


def may_be_kept_by_bot(table: LiveTable, seat: SeatRow) -> bool:
    """May a bot play for somebody who isn't there?  Where a clock runs, it decides."""
    return not table.data.clocks.runs and table.viewers.gone_for(seat) >= STAND_IN_SECONDS


def may_be_replaced(table: LiveTable, seat: SeatRow) -> bool:
    """May somebody else take this seat, if the others agree?  Only if its person isn't there."""
    return not table.viewers.holders(seat) and (bool(seat.bot) or table.viewers.gone_for(seat) >= STAND_IN_SECONDS)


def left_willingly(table: LiveTable, seat: SeatRow) -> bool:
    """Did the person of this seat hand it to a bot, rather than a clock or the owner?  Their request has an id."""
    entries = table.game_so_far().entries
    last = next((entry for entry in reversed(entries) if (entry.kind, entry.actor) == (TO_BOT, seat.number)), None)
    return last is not None and bool(last.client)


def wronged(table: LiveTable) -> list[int]:
    """Seats of other people who would still play if a clock or the owner hadn't taken their seat."""
    people = [seat for seat in table.seats if seat.kind != BOT and seat.visitor not in ("", table.row.owner)]
    return [
        seat.number for seat in people if seat.number not in table.data.resigned and not left_willingly(table, seat)
    ]


# Sent away


def with_sent_away(table: LiveTable, seat: SeatRow) -> str:
    """Everybody who was sent away, plus the person of this seat.  If there are too many, the oldest are dropped."""
    known = table.row.sent_away.split()
    if seat.visitor not in ("", LINK_ONLY, table.row.owner, *known):
        known.append(seat.visitor)
    return " ".join(known[-SENT_AWAY:])


def may_sit(table: LiveTable, visitor: str) -> None:
    """Raises `Refused` if they were sent away or have a seat already."""
    if visitor in table.row.sent_away.split():  # a new link from the owner is an invitation, for its seat only
        raise Refused("sent-away")
    if any(seat.visitor == visitor and seat.kind in (OPEN, INVITED) for seat in table.seats):
        raise Refused("one-seat")


# Names


def name_at(table: LiveTable, name: str, seat: int) -> str:
    """This name as shown at this table: made different from the names already there."""
    return names.told_apart(name, [other.name for other in table.seats if other.number != seat])
