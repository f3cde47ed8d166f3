"""Somebody deletes their name while a table of theirs goes on: what becomes of their seats and of what they own.

Before the start their seats are free again, and their own tables are closed.  In a game a bot plays on for them to the
end, and the others go on; if there is nobody else, the table is closed.
"""

from __future__ import annotations

import msgspec

from beagle.server import tokens
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import LINK_ONLY
from beagle.server.store.contract import GATHERING, LOCAL, OPEN, PLAYING, TO_BOT, SeatRow, Visitor
from beagle.server.store.forgetting import lines_about


async def erase(table: LiveTable, person: Visitor) -> None:
    """Nothing of this table names the person any more; afterwards it must be loaded again."""
    await table.ledger.strike(lines_about(person, table.seats, table.data.chat))
    if table.row.status == GATHERING:
        await before_the_start(table, person.id)
    elif table.row.status == PLAYING:
        await in_the_game(table, person.id)


async def before_the_start(table: LiveTable, visitor: str) -> None:
    if table.row.owner == visitor:
        await table.close()
    elif any(seat.visitor == visitor for seat in table.seats):
        await table.ledger.save_seats([freed(seat) if seat.visitor == visitor else seat for seat in table.seats])


def freed(seat: SeatRow) -> SeatRow:
    """The seat without its person; a link to it works again, for the first to use it."""
    link = b"" if seat.kind == OPEN else seat.link or seat.token
    return msgspec.structs.replace(seat, visitor="", name="", token=b"", link=link, proof=b"", before=-1)


async def in_the_game(table: LiveTable, visitor: str) -> None:
    others = [seat.number for seat in table.data.people() if not belongs_to(table, seat, visitor)]
    if not others:
        await table.close()
        return
    mine = [seat for seat in table.seats if belongs_to(table, seat, visitor)]
    for seat in mine:
        if table.row.status == PLAYING:  # also where a clock gave it to a bot: now it was left willingly
            step = table.game_so_far().note(TO_BOT, seat.number, tokens.new_id(), table.time.now())
            await table.ledger.append_move(step, vacated(table, seat))
        else:
            await table.ledger.save_seats(vacated(table, seat))
    row, host = table.row, table.row.host
    if row.owner == visitor or host in [seat.number for seat in mine]:
        owner = "" if row.owner == visitor else row.owner
        await table.ledger.save_seats(table.seats, owner=owner, host=others[0])


def belongs_to(table: LiveTable, seat: SeatRow, visitor: str) -> bool:
    """Is it theirs?  The seats on the device of the owner are."""
    return seat.visitor == visitor or (seat.kind == LOCAL and table.row.owner == visitor)


def vacated(table: LiveTable, seat: SeatRow) -> list[SeatRow]:
    """The seats, with nobody at this one: a bot plays here to the end."""
    nobody = {"visitor": LINK_ONLY, "name": "", "token": b"", "link": b"", "proof": b"", "before": -1}
    return table.data.seats_with(seat.number, bot=seat.bot or table.row.substitute, **nobody)
