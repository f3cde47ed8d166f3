"""The people at a table: who is there, who has gone of their own will, who was sent away, how each is called."""

from __future__ import annotations

from beagle.server import names
from beagle.server.limits import KICK_SECONDS, SENT_AWAY
from beagle.server.live.refusing import Refused
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import LINK_ONLY
from beagle.server.store.contract import BOT, INVITED, OPEN, TO_BOT, SeatRow


def gone_for(table: LiveTable, seat: SeatRow) -> float:
    """The seconds for which nobody has been at this seat."""
    if any(viewer.holds(table.row, seat) for viewer in table.viewers):
        return 0.0
    return table.tick() - table.gone[seat.number]


def may_be_sent_away(table: LiveTable, seat: SeatRow) -> bool:
    """During a game only one whose seat a bot plays already, or who has been gone for a while.

    Where a clock runs it decides: nobody who is in time is sent away, whether they look or not.
    """
    return bool(seat.bot) or (not table.clocks.runs and gone_for(table, seat) >= KICK_SECONDS)


def left_willingly(table: LiveTable, seat: SeatRow) -> bool:
    """Did the person of this seat hand it to a bot, and not a clock or the owner?  Their request has an id."""
    entries = table.game_so_far().entries
    last = next((entry for entry in reversed(entries) if (entry.kind, entry.actor) == (TO_BOT, seat.number)), None)
    return last is not None and bool(last.client)


def wronged(table: LiveTable) -> list[int]:
    """Seats of others who would still play, had a clock or the owner not taken their seat."""
    people = [seat for seat in table.seats if seat.kind != BOT and seat.visitor not in ("", table.row.owner)]
    return [seat.number for seat in people if seat.number not in table.resigned and not left_willingly(table, seat)]


# Sent away


def with_sent_away(table: LiveTable, seat: SeatRow) -> str:
    """Those who were sent away, and the person of this seat with them.  Of very many the first are forgotten."""
    known = table.row.sent_away.split()
    if seat.visitor not in ("", LINK_ONLY, table.row.owner, *known):
        known.append(seat.visitor)
    return " ".join(known[-SENT_AWAY:])


def may_sit(table: LiveTable, visitor: str) -> None:
    """Refused if they were sent away, or have a seat already."""
    if visitor in table.row.sent_away.split():  # a new link from the owner is an invitation, for its seat alone
        raise Refused("sent-away")
    if any(seat.visitor == visitor and seat.kind in (OPEN, INVITED) for seat in table.seats):
        raise Refused("one-seat")


# Names


def name_at(table: LiveTable, name: str, seat: int) -> str:
    """This name as it stands at this table: told apart from those who are there."""
    return names.told_apart(name, [other.name for other in table.seats if other.number != seat])
