"""The requests a viewer may send to a table, one function each.  A refused one raises `Refused` and changes nothing.

All are called with the table's lock held.  The seat comes from the connection, never from the message.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from beagle.server import wire
from beagle.server.live import hinting, hosting, playing, seating, talking
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import Viewer
from beagle.server.phrases import HOST_ACTS
from beagle.server.refusing import IN_DOUBT, Refused
from beagle.server.store.contract import Full, StoreError
from beagle.server.wire import Done, to_wire


async def ping(table: LiveTable, viewer: Viewer, request: wire.Ping) -> None:
    viewer.send(wire.Pong(request.id))


Handler = Callable[[LiveTable, Viewer, Any], Awaitable[None]]
HANDLERS: Final[dict[type[wire.FromClient], Handler]] = {
    wire.Look: playing.look,
    wire.Play: playing.play,
    wire.Why: playing.why,
    wire.Preview: playing.preview,
    wire.Unseen: playing.unseen,
    wire.Undo: playing.undo,
    wire.Agree: playing.agree,
    wire.Stand: playing.stand,
    wire.Resign: playing.resign,
    wire.Leave: playing.leave,
    wire.Return: playing.come_back,
    wire.Chat: talking.chat,
    wire.Phrase: talking.phrase,
    wire.Mute: talking.mute,
    wire.Block: talking.block,
    wire.Sit: seating.sit,
    wire.Arrange: seating.arrange,
    wire.Reissue: seating.reissue,
    wire.Kick: seating.kick,
    wire.StandIn: seating.stand_in,
    wire.Attend: hosting.attend,
    wire.Rename: hosting.rename,
    wire.Threats: hosting.show_threats,
    wire.Substitute: hosting.choose_substitute,
    wire.Hint: hinting.hint,
    wire.Nudge: hosting.nudge,
    wire.GiveTime: hosting.give_time,
    wire.PassHost: hosting.pass_host,
    wire.Propose: hosting.propose,
    wire.Vote: hosting.vote,
    wire.Pace: playing.pace,
    wire.Start: seating.start,
    wire.Close: seating.close,
    wire.Rematch: seating.rematch,
    wire.PlayOn: seating.play_on,
    wire.Ping: ping,
}
SPEAKS_FOR_ITSELF: Final = (wire.Ping, wire.Preview, wire.Unseen, wire.Why)  # their answer isn't `Done`


TALK: Final = (wire.Chat, wire.Phrase)
BY_HOST: Final = (
    *(wire.Rename, wire.Threats, wire.Substitute, wire.Nudge, wire.GiveTime, wire.PassHost, wire.Propose, wire.Vote),
)
IN_THE_GAME: Final = (wire.Play, wire.Undo, wire.Resign, wire.Leave, wire.Return)


def done_already(table: LiveTable, viewer: Viewer, request: Any) -> bool:
    """Is it a resend of a request that was carried out, whatever has happened in the game since?"""
    if isinstance(request, TALK):
        return any((line.seat, line.client) == (viewer.eyes, request.id) for line in table.data.chat)
    if isinstance(request, BY_HOST):
        return any(line.phrase in HOST_ACTS and line.client == request.id for line in table.data.chat)
    if not isinstance(request, IN_THE_GAME) or table.history is None:
        return False
    return any((seat, request.id) in table.history.clients for seat in viewer.mine(table.row, table.seats))


async def handle(table: LiveTable, viewer: Viewer, request: Any) -> bool:
    """Carry out a request and confirm it, or say why not."""
    try:
        async with table.lock:
            if table.gone:
                raise Refused(IN_DOUBT)
            if not done_already(table, viewer, request):
                await HANDLERS[type(request)](table, viewer, request)
            if not isinstance(request, SPEAKS_FOR_ITSELF):
                viewer.send(Done(request.id, table.n))
        return True
    except Refused as refused:
        if refused.code == IN_DOUBT:  # no answer: it comes back and asks again with the same id
            viewer.come_back()
            return False
        refuse(table, viewer, request.id, refused)
    except StoreError:
        refuse(table, viewer, request.id, Refused("cannot-write"))
    except Full:
        refuse(table, viewer, request.id, Refused("full"))
    except LookupError:  # it was over, and has just been removed from memory
        refuse(table, viewer, request.id, Refused("no-such-table"))
    return False


def refuse(table: LiveTable, viewer: Viewer, id: str, refused: Refused) -> None:
    table.outside.metrics.refused(refused.code)
    viewer.send(wire.Refused(id, refused.code, to_wire(refused.message), list(refused.rules)))
