"""Who may send which request at a table."""

from __future__ import annotations

from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import NO_EYES, Viewer
from beagle.server.refusing import Refused
from beagle.server.store.contract import GATHERING, PLAYING, SeatRow


def need_owner(table: LiveTable, viewer: Viewer) -> None:
    if not viewer.owns(table.row):
        raise Refused("not-owner")


def need_host(table: LiveTable, viewer: Viewer) -> None:
    if not table.data.hosts(viewer):
        raise Refused("not-host")


def need_seat(table: LiveTable, viewer: Viewer) -> SeatRow:
    """The seat the viewer looks through, which must be one of its own."""
    if viewer.eyes == NO_EYES or not viewer.holds(table.row, table.seats[viewer.eyes]):
        raise Refused("not-yours")
    return table.seats[viewer.eyes]


def need_playing(table: LiveTable) -> None:
    if table.row.status == GATHERING:
        raise Refused("not-started")
    if table.row.status != PLAYING:
        raise Refused("over")


def need_gathering(table: LiveTable) -> None:
    if table.row.status != GATHERING:
        raise Refused("already-started" if table.row.status == PLAYING else "over")


def numbered(table: LiveTable, number: int) -> SeatRow:
    if number >= len(table.seats):
        raise Refused("no-such-seat")
    return table.seats[number]
