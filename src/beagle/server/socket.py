"""One websocket: a hello, then requests in, and everything the table sends out.  It trusts nothing it receives."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from beagle.kernel.message import Message
from beagle.server import cookies, tokens, wire
from beagle.server.buckets import Doors
from beagle.server.growing import Waiting
from beagle.server.guard import address_of, cookie_counts
from beagle.server.limits import (
    ANSWER_BYTES,
    HELLO_SECONDS,
    MESSAGES,
    OUTBOX_BYTES,
    OUTBOX_LITTLE,
    REFUSALS,
    TELLINGS,
    TRAFFIC,
    WHY,
)
from beagle.server.live import links, requests, seating
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import NO_EYES, Viewer
from beagle.server.logs import log
from beagle.server.metrics import Metrics
from beagle.server.refusing import IN_DOUBT, Refused
from beagle.server.store.contract import StoreError
from beagle.server.table_manager import TableManager
from beagle.server.wire import BadMessage, encode, to_wire

# Why the server closes a connection.
BAD: Final = 4400
SIGNED_OUT: Final = 4401
NO_TABLE: Final = 4404
TOO_FAST: Final = 4429
TOO_SLOW: Final = 4408  # it reads too slowly, or hasn't sent hello in time
GOING_DOWN: Final = 1012
LATER: Final = 1013  # something is wrong here that may soon work again
CLOSES: Final = {
    "no-such-table": NO_TABLE,
    "no-spectators": NO_TABLE,
    "cannot-read": NO_TABLE,
    "banned": NO_TABLE,
    "too-fast": TOO_FAST,
    "too-many-connections": TOO_FAST,
    IN_DOUBT: GOING_DOWN,
    "draining": GOING_DOWN,
}

CHATTY: Final = (wire.Chat, wire.Phrase)
NOBODY_YET: Final = Viewer("", frozenset(), lambda text: None)


class Outbox:
    """What waits to be sent on one connection.  A slow reader is closed; it reconnects and catches up."""

    def __init__(self, socket: WebSocket, metrics: Metrics, all_waiting: Waiting) -> None:
        self.socket = socket
        self.metrics = metrics
        self.all_waiting = all_waiting
        self.waiting: deque[str] = deque()
        self.size = 0
        self.longest = 0  # the longest waiting message: a single long question doesn't count as too slow
        self.ready = asyncio.Event()
        self.close_code = 0

    def put(self, text: str) -> None:
        if self.close_code:
            return
        if len(text) > ANSWER_BYTES:
            log.error("an answer was too long to be sent", bytes=len(text))
            self.close(LATER)
            return
        if self.too_slow():
            self.metrics.slow_reader()
            self.close(TOO_SLOW)
            return
        self.waiting.append(text)
        self.longest = max(self.longest, len(text))
        self.count(len(text))
        self.ready.set()

    def too_slow(self) -> bool:
        """Does too much wait for this reader, or more than a little while too much waits for all?"""
        return self.size - self.longest > OUTBOX_BYTES or (self.size > OUTBOX_LITTLE and self.all_waiting.full)

    def count(self, size: int) -> None:
        self.size += size
        self.all_waiting.size += size

    def close(self, code: int) -> None:
        """Close after sending what waits."""
        self.close_code = self.close_code or code
        self.ready.set()

    async def run(self) -> None:
        try:
            with suppress(WebSocketDisconnect, RuntimeError, OSError):
                await self.send_all()
        finally:
            self.waiting.clear()
            self.count(-self.size)

    async def send_all(self) -> None:
        while True:
            await self.ready.wait()
            self.ready.clear()
            while self.waiting:
                text = self.waiting.popleft()
                await self.socket.send_text(text)
                self.count(-len(text))
            self.longest = 0
            if self.close_code:
                await self.socket.close(self.close_code)
                return


class Connection:
    """A websocket from its hello to its end."""

    def __init__(self, socket: WebSocket, manager: TableManager, address: str) -> None:
        self.socket = socket
        self.manager = manager
        self.address = address
        self.outbox = Outbox(socket, manager.metrics, manager.outboxes)
        self.messages = manager.limits.bucket(MESSAGES)
        self.traffic = manager.limits.bucket(TRAFFIC)
        self.whys = manager.limits.bucket(WHY)
        self.tellings = manager.limits.bucket(TELLINGS)
        self.refusals = manager.limits.bucket(REFUSALS)
        self.door: tuple[Doors, str] | None = None  # the door it came in by

    async def run(self) -> None:
        sender = asyncio.create_task(self.outbox.run())
        try:
            await self.converse(sender)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            sender.cancel()
            with suppress(asyncio.CancelledError):
                await sender

    async def converse(self, sender: asyncio.Task[None]) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                text = await self.hear()
        except TimeoutError:
            self.outbox.close(TOO_SLOW)
            await sender
            return
        first = self.parse_first(text)
        if isinstance(first, wire.Hello):
            await self.at_table(first, sender)
        else:
            self.outbox.close(BAD)
        await sender

    def parse_first(self, text: str) -> wire.Hello | None:
        """The hello.  Its version is looked at before anything else: another one may have other fields."""
        try:
            wire.check_version(text)
        except wire.WrongVersion as wrong:
            self.refuse("", wrong_version(wrong.spoken))
            return None
        first = self.parse(text)
        if first is not None and not isinstance(first, wire.Hello):
            self.refuse("", Refused("bad-message", error="the first message must be hello"))
            return None
        named = self.socket.path_params.get("table", "")
        if first is not None and named and named != first.table:
            self.refuse("", Refused("bad-message", error="hello must name the table of the address"))
            return None
        return first

    async def at_table(self, hello: wire.Hello, sender: asyncio.Task[None]) -> None:
        table, viewer = None, NOBODY_YET
        try:
            viewer = await self.viewer(hello)
            table = await asyncio.shield(self.join(viewer, hello))
            while not sender.done():
                text = await self.hear()
                if self.outbox.close_code:  # a request that comes too late would load the table again
                    break
                if not self.messages.take() or not self.traffic.take(len(text)):
                    raise Refused("too-fast")
                table = await self.take(table, viewer, text)
        except Refused as refused:
            self.refuse("", refused)
            self.outbox.close(CLOSES.get(refused.code, LATER))
        finally:
            if table is not None:
                table.viewers.leave(viewer)
            if self.door is not None:
                self.door[0].leave(self.door[1])

    async def hear(self) -> str:
        """The next message.  A binary one isn't understood, whatever it contains."""
        try:
            return await self.socket.receive_text()
        except KeyError:
            return ""

    async def viewer(self, hello: wire.Hello) -> Viewer:
        """Who it is: by its cookie, if the page is one of ours, and by the seat links it shows."""
        device = cookies.device_of(self.socket)
        found = None
        if device and cookie_counts(self.socket, self.manager.settings):
            found = await self.manager.store.visitor_by_token(device)
            await self.manager.seen(found, device)
            await self.manager.must_be_welcome(found)
        links = frozenset(map(tokens.hashed, hello.tokens))
        here = device if found else b""
        viewer = Viewer(
            found.id if found else "", links, self.outbox.put, self.dismiss, here, self.hang_up, self.come_back
        )
        viewer.proof = tokens.hashed(hello.key) if hello.key else b""
        viewer.blocked = await self.manager.store.blocked(found.id) if found else frozenset()
        return viewer

    def dismiss(self, code: str) -> None:
        """It may no longer see what it was looking at."""
        self.refuse("", Refused(code))
        self.outbox.close(NO_TABLE)

    def hang_up(self) -> None:
        """Its cookie is no longer valid.  It may reconnect without it."""
        self.outbox.close(SIGNED_OUT)

    def come_back(self) -> None:
        """The table was lost: it may reconnect and is shown what is stored."""
        self.outbox.close(GOING_DOWN)

    async def join(self, viewer: Viewer, hello: wire.Hello) -> LiveTable:
        await self.manager.cluster.refresh(hello.table)
        table = await self.manager.table(hello.table)
        async with table.lock:
            if self.manager.live.get(hello.table) is table:
                await self.come_in(table, viewer, hello)
                return table
        return await self.join(viewer, hello)  # it was dropped from memory in between

    async def come_in(self, table: LiveTable, viewer: Viewer, hello: wire.Hello) -> None:
        try:
            own = await seating.claim(table, viewer, {tokens.hashed(token): token for token in hello.tokens})
        except StoreError as error:
            raise Refused("cannot-write") from error
        mine = viewer.mine(table.row, table.seats)
        if await links.refuses(table, viewer):
            self.refuse("", Refused("old-link"))
        elif hello.tokens and not any({seat.token, seat.link} & viewer.tokens for seat in table.seats):
            if not self.manager.limits.guesses.take(self.address):
                raise Refused("too-fast")
            self.refuse("", Refused("bad-link"))
        if not table.data.may_watch(viewer):
            raise Refused("no-spectators")
        self.enter(table, mine)
        viewer.eyes = table.first_eyes(mine)
        await table.join(viewer, hello.since, own)
        self.manager.announcer.greet(viewer)

    def enter(self, table: LiveTable, mine: list[int]) -> None:
        """Through the door of its seat, or the door of spectators: if one is full, the others stay open."""
        limits = self.manager.limits
        door = (limits.at_seats, f"{table.row.id}.{mine[0]}") if mine else (limits.watchers, table.row.id)
        if not door[0].enter(door[1]):
            raise Refused("too-many-connections")
        self.door = door

    async def take(self, table: LiveTable, viewer: Viewer, text: str) -> LiveTable:
        """One request.  It is carried out completely, even if the connection ends meanwhile."""
        request = self.parse(text)
        if request is None:
            return table
        if isinstance(request, wire.Hello):
            self.refuse("", Refused("bad-message", error="hello was sent twice"))
        elif not self.in_time(table, viewer, request):
            self.refuse(request.id, Refused("too-fast"))
        else:
            table = await self.current(table, viewer)
            if not await asyncio.shield(requests.handle(table, viewer, request)):
                self.count_refusal()
        return table

    async def current(self, table: LiveTable, viewer: Viewer) -> LiveTable:
        """The table as it is in memory now: it may have been loaded again from the store."""
        live = await self.manager.table(table.row.id)
        if live is not table:
            table.viewers.leave(viewer)
            async with live.lock:
                if not live.data.may_watch(viewer):
                    raise Refused("no-spectators")
                if viewer.eyes not in viewer.mine(live.row, live.seats):
                    viewer.eyes = NO_EYES
                await live.join(viewer, 0)
        return live

    def in_time(self, table: LiveTable, viewer: Viewer, request: wire.Request) -> bool:
        """Is there room for this request in the buckets it takes from?"""
        if isinstance(request, wire.Why | wire.Preview | wire.Unseen) and not self.whys.take():
            return False
        if wants_all(table, request) and not self.tellings.take():
            return False
        if isinstance(request, CHATTY) and not self.may_chat(table, viewer):
            return False
        return viewer.eyes == NO_EYES or self.manager.limits.seat_messages.take(f"{table.row.id}.{viewer.eyes}")

    def may_chat(self, table: LiveTable, viewer: Viewer) -> bool:
        if viewer.eyes == NO_EYES:
            return self.manager.limits.spectator_chat.take(self.address)
        return self.manager.limits.chat.take(f"{table.row.id}.{viewer.eyes}")

    def parse(self, text: str) -> wire.Request | None:
        try:
            return wire.parse(text)
        except BadMessage as error:
            self.refuse("", Refused("bad-message", error=str(error)))
            return None

    def refuse(self, id: str, refused: Refused) -> None:
        """Say why nothing was done.  A client that doesn't stop is disconnected."""
        self.manager.metrics.refused(refused.code)
        self.outbox.put(encode(wire.Refused(id, refused.code, to_wire(refused.message), list(refused.rules))))
        self.count_refusal()

    def count_refusal(self) -> None:
        if not self.refusals.take():
            self.outbox.close(TOO_FAST)


def wrong_version(spoken: int) -> Refused:
    """Why a client of another version can't come in.  A client without a number doesn't know the newer words."""
    code = "old-client" if spoken < wire.PROTOCOL else "new-client"
    return Refused(code, Message("server-bad-message", {}) if spoken == wire.UNNUMBERED else None)


def wants_all(table: LiveTable, request: wire.Request) -> bool:
    """Is its answer the whole game, or much of it?"""
    if isinstance(request, wire.Play | wire.Undo):
        return table.history is not None and request.n < table.history.asked_at
    return isinstance(request, wire.Look | wire.Block)


async def say_full(socket: WebSocket, manager: TableManager) -> None:
    """There is no room for this connection.  It is accepted and told why, since a page couldn't see it otherwise."""
    refused = Refused("too-many-connections")
    manager.metrics.refused(refused.code)
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.accept()
        await socket.send_text(encode(wire.Refused("", refused.code, to_wire(refused.message))))
        await socket.close(TOO_FAST)


async def endpoint(socket: WebSocket) -> None:
    """A websocket at /ws or /ws/TABLE.  The guard has checked its origin."""
    manager: TableManager = socket.app.state.manager
    address = address_of(socket)
    if not manager.limits.hellos.take(address):
        await socket.close(TOO_FAST)
        return
    if not manager.limits.connections.enter(address):
        await say_full(socket, manager)
        return
    try:
        await socket.accept()
        with manager.metrics.connected():
            await Connection(socket, manager, address).run()
    finally:
        manager.limits.connections.leave(address)
