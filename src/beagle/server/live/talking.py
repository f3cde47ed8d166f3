"""The chat at a table."""

from __future__ import annotations

from beagle.server import plain_text, wire
from beagle.server.live import showing
from beagle.server.live.allowed import need_seat, numbered
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import LINK_ONLY, NO_EYES, Viewer
from beagle.server.phrases import PHRASES
from beagle.server.refusing import Refused
from beagle.server.store.contract import ChatRow


async def chat(table: LiveTable, viewer: Viewer, request: wire.Chat) -> None:
    try:
        text = plain_text.chat(request.text)
    except ValueError as error:
        raise Refused("bad-text") from error
    await say(table, viewer, request.id, text=text)


async def phrase(table: LiveTable, viewer: Viewer, request: wire.Phrase) -> None:
    if request.phrase not in PHRASES:
        raise Refused("no-such-phrase")
    await say(table, viewer, request.id, phrase=request.phrase)


async def say(table: LiveTable, viewer: Viewer, id: str, text: str = "", phrase: str = "") -> None:
    """Only players and the owner of the table may talk."""
    if viewer.eyes != NO_EYES:
        speaker = need_seat(table, viewer)
        seat, name = speaker.number, speaker.name
    elif viewer.owns(table.row):
        seat, name = NO_EYES, table.data.owner_name
    else:
        raise Refused("not-yours")
    await table.ledger.add_chat(ChatRow(0, seat, name, text, phrase, table.time.now(), id, viewer.visitor))


async def announce(table: LiveTable, phrase: str, text: str = "", name: str | None = None, client: str = "") -> None:
    """The server says it to everybody: nobody can mute it.  `name`: who did it; the owner if none is given."""
    who = table.data.owner_name if name is None else name
    await table.ledger.add_chat(ChatRow(0, NO_EYES, who, text, phrase, table.time.now(), client))


async def mute(table: LiveTable, viewer: Viewer, request: wire.Mute) -> None:
    seat = need_seat(table, viewer)
    numbered(table, request.seat)
    muted = set(seat.muted) - {str(request.seat)} | ({str(request.seat)} if request.muted else set())
    await table.ledger.change_seat(seat.number, muted="".join(sorted(muted)))


async def block(table: LiveTable, viewer: Viewer, request: wire.Block) -> None:
    """A blocked person can go on talking, and isn't notified.  The person who blocked them sees none of it."""
    if not viewer.visitor:
        raise Refused("not-yours")
    other = table.row.owner if request.seat is None else numbered(table, request.seat).visitor
    if other in ("", LINK_ONLY, viewer.visitor):
        raise Refused("no-such-person")
    store = table.outside.store
    try:
        if request.blocked:
            await store.block(viewer.visitor, other, table.time.now())
        else:
            await store.unblock(viewer.visitor, other)
    except LookupError as error:
        raise Refused("no-such-person") from error
    blocked = viewer.blocked | {other} if request.blocked else viewer.blocked - {other}
    for place, mine in table.outside.viewers_of(viewer.visitor):
        mine.blocked = blocked
        mine.send(wire.Blocked(showing.blocked_here(place.data, mine), showing.chat_for(place.data, mine)))
