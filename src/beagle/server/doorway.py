"""Connections before they are requests: counted when accepted, closed if they are silent, slow or flooding.

uvicorn handles HTTP and websockets; this limits what a connection may cost before anything of it is parsed.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from beagle.server import limits
from beagle.server.buckets import Limits, one_address
from beagle.server.logs import log

FLOOD: Final = 4429  # the close code for clients that are too fast


class Doorway:
    """All open connections of a server, and which of them have sent nothing yet."""

    def __init__(self, allowed: Limits, proxy: bool = False) -> None:
        self.allowed = allowed
        self.proxy = proxy  # all come from the proxy: it counts per address, we only count the total
        self.silent: OrderedDict[Http, None] = OrderedDict()
        self.refused = 0

    def enter(self, one: Http) -> str | None:
        """The key this connection is counted under; None if there is no room for it.

        If the server is full, the connection that has been silent longest is closed to make room.
        """
        address = one_address(one.client[0]) if one.client else "unknown"
        sockets = self.allowed.sockets
        if sockets.total >= sockets.in_all:
            log.warning("no room for another connection", connections=sockets.total)
            if self.silent:
                next(iter(self.silent)).cut()
        key = f"{address} {id(one)}" if self.proxy else address
        if (self.proxy or self.allowed.accepts.take(address)) and sockets.enter(key):
            return key
        self.refused += 1
        return None

    def leave(self, key: str) -> None:
        self.allowed.sockets.leave(key)


class Http(H11Protocol):
    """An HTTP connection.  `doorway` is set by `protocols`."""

    doorway: Doorway

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.key: str | None = None
        self.head: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.key = self.doorway.enter(self)
        if self.key is None:
            transport.abort()
            return
        self.expect_head()

    def expect_head(self) -> None:
        """A complete request head must arrive soon."""
        self.heard_head()
        self.doorway.silent[self] = None
        self.head = self.loop.call_later(limits.HEAD_SECONDS, self.cut)

    def heard_head(self) -> None:
        self.doorway.silent.pop(self, None)
        if self.head is not None:
            self.head.cancel()
            self.head = None

    def cut(self) -> None:
        """Close it now, without sending anything.  Its place is free at once."""
        self.heard_head()
        self.go()
        self.transport.abort()

    def go(self) -> None:
        if self.key is not None:
            self.doorway.leave(self.key)
            self.key = None

    def busy(self) -> bool:
        """Is there a request that hasn't been answered completely?"""
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete

    def data_received(self, data: bytes) -> None:
        if self.key is None:
            return
        super().data_received(data)
        if self.busy():
            self.heard_head()

    def on_response_complete(self) -> None:
        if self.key is not None:
            self.expect_head()
        super().on_response_complete()
        if self.busy():
            self.heard_head()  # the next request had already arrived

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The websocket takes over the connection, and its place."""
        self.heard_head()
        super().handle_websocket_upgrade(event)
        taken: Any = self.transport.get_protocol()
        taken.key, self.key = self.key, None

    def connection_lost(self, exc: Exception | None) -> None:
        self.heard_head()
        self.go()
        super().connection_lost(exc)


class Socket(WebSocketsSansIOProtocol):
    """A websocket.  Its frames and bytes are counted as they are read, before they form a message."""

    doorway: Doorway

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        allowed = self.doorway.allowed
        self.key: str | None = None
        self.pieces = 0
        self.frames_left = allowed.bucket(limits.FRAMES)
        self.bytes_left = allowed.bucket(limits.FRAME_BYTES)
        self.pings_left = allowed.bucket(limits.PINGS)
        self.pongs_left = allowed.bucket(limits.PONGS)

    def data_received(self, data: bytes) -> None:
        """A little at a time: one read may contain tens of thousands of frames."""
        for start in range(0, len(data), limits.FRAME_SLICE):
            if self.transport.is_closing():
                return
            piece = data[start : start + limits.FRAME_SLICE]
            if not self.bytes_left.take(len(piece)):
                self.flood()
                return
            super().data_received(piece)

    def counted(self) -> bool:
        """Is another frame allowed?  After the close, nothing but the other side's own close is waited for."""
        if not self.frames_left.take():
            self.flood()
            return False
        return not self.close_sent

    def handle_text(self, event: Frame) -> None:
        self.pieces = 1
        if self.counted():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self.pieces = 1
        if self.counted():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self.pieces += 1
        if self.pieces > limits.MESSAGE_PIECES:
            self.flood()
        elif self.counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if not self.close_sent and not self.pings_left.take():
            self.flood()
        elif self.counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self.close_sent and not self.pongs_left.take():
            self.flood()
        elif self.counted():
            super().handle_pong(event)

    def flood(self) -> None:
        """Too many frames, or too many for one message: the connection is closed."""
        if self.close_sent:
            self.transport.close()
            return
        self.conn.fail(FLOOD)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD, "reason": ""})
        self.transport.close()

    def shutdown(self) -> None:
        """The server stops.  If the other side has just closed, a second close would be an error."""
        if self.handshake_complete and not self.close_sent and self.conn.state is not State.OPEN:
            self.stop_keepalive()
            self.transport.close()
            return
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.key is not None:
            self.doorway.leave(self.key)
            self.key = None
        super().connection_lost(exc)


def protocols(doorway: Doorway) -> tuple[type[Http], type[Socket]]:
    """The protocol classes uvicorn uses for each connection of this server."""
    http: type[Http] = type("HttpHere", (Http,), {"doorway": doorway})
    socket: type[Socket] = type("SocketHere", (Socket,), {"doorway": doorway})
    return http, socket
