"""Seat links.  A link that was handed out works once: the first person to use it gets a secret token.

So the owner, who saw the link, can't look into the hand of the person who used it.  The first user may send a key of
their own with it.  A program that is restarted with the same link sends the same key, and is let in.  Anybody else who
uses a link again is refused, and everybody at the table is notified.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from beagle.kernel.text import seat_name
from beagle.server import tokens
from beagle.server.live import people, talking
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import LINK_ONLY, Viewer
from beagle.server.phrases import LINK_USED, OLD_LINK
from beagle.server.store.contract import GATHERING, INVITED, PLAYING, SeatRow, StoreError
from beagle.server.wire import OwnLink


async def exchange(table: LiveTable, viewer: Viewer, shown: Mapping[bytes, str]) -> list[OwnLink]:
    """For each link that this viewer is the first to use, return a link of their own; a seat nobody holds becomes
    theirs.

    `shown` are the links they came with, by their hashes.
    """
    out = []
    for seat in table.seats:
        if seat.unused and seat.link in viewer.tokens and not (vacant(table, seat) and table.data.held_by(viewer)):
            token = tokens.new_token()
            changes = await arrival(table, viewer, seat)
            await table.ledger.change_seat(seat.number, token=tokens.hashed(token), proof=viewer.proof, **changes)
            viewer.tokens |= {tokens.hashed(token)}
            out.append(OwnLink(seat.number, token, shown.get(seat.link, "")))
            if seat.visitor and seat.visitor != viewer.visitor:
                await tell(table, LINK_USED, seat)
    return out


async def arrival(table: LiveTable, viewer: Viewer, seat: SeatRow) -> dict[str, object]:
    """What changes at a seat that was reserved for its link; nothing if somebody has it already."""
    own = await table.outside.name_of(viewer.visitor) if viewer.visitor else ""
    if vacant(table, seat):
        return {"visitor": viewer.visitor or LINK_ONLY, "name": people.name_at(table, own or seat.name, seat.number)}
    if table.row.status != GATHERING or seat.kind != INVITED or seat.visitor:
        return {}
    name = seat.name or own
    return {"visitor": viewer.visitor or LINK_ONLY, "name": people.name_at(table, name, seat.number)}


def vacant(table: LiveTable, seat: SeatRow) -> bool:
    """Was the person of this seat sent away or replaced during the game?  Nobody who plays here already may take it."""
    return table.row.status == PLAYING and seat.visitor == LINK_ONLY and bool(seat.bot) and not seat.token


def old(table: LiveTable, viewer: Viewer) -> list[SeatRow]:
    """The seats whose link this viewer shows although somebody else has used it."""
    shown = [seat for seat in table.seats if seat.token and seat.link and seat.link in viewer.tokens]
    return [seat for seat in shown if not viewer.holds(table.row, seat)]


async def refuses(table: LiveTable, viewer: Viewer) -> bool:
    """Does this viewer show a link that somebody else has used?  Then everybody at the table is notified."""
    seats = old(table, viewer)
    for seat in seats:
        if table.outside.limits.old_links.take(f"{table.row.id}.{seat.number}"):
            await tell(table, OLD_LINK, seat)
    return bool(seats)


async def tell(table: LiveTable, phrase: str, seat: SeatRow) -> None:
    if table.row.status in (GATHERING, PLAYING):
        with suppress(StoreError):  # a notice that can't be stored gives nothing away
            await talking.announce(table, phrase, seat_name(seat.number))
