"""Who is connected to a table, through which eyes they look, and sending them what those eyes may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from beagle.server.limits import GONE_SECONDS
from beagle.server.live import question, showing
from beagle.server.live.branches import BranchStep
from beagle.server.live.data import TableData
from beagle.server.live.outside import Lanes, Time
from beagle.server.live.showing import Presence
from beagle.server.live.viewer import NO_EYES, Viewer
from beagle.server.store.contract import ChatRow, SeatRow
from beagle.server.wire import Changed, Chatted, Ended, FromServer, OwnLink, encode


class Viewers:
    """The connections of one table."""

    def __init__(self, data: TableData, time: Time, lanes: Lanes, changed: Callable[[], None] = lambda: None) -> None:
        self.data = data
        self.time = time
        self.lanes = lanes
        self.changed = changed  # somebody has come, left, or looks elsewhere; or something else is different
        self.connected: list[Viewer] = []
        self.idle_since = time.tick()
        self.gone = [time.tick()] * data.row.seats  # since when nobody has looked through the eyes of each seat
        self.host_gone = time.tick()  # since when the host isn't here

    def __iter__(self) -> Iterator[Viewer]:
        return iter(list(self.connected))

    def __len__(self) -> int:
        return len(self.connected)

    def carry_on(self, gone: list[float], host_gone: float) -> None:
        """People were gone for so long when another server gave the table to this one."""
        if len(gone) == len(self.gone):
            self.gone = [since - seconds for since, seconds in zip(self.gone, gone, strict=True)]
        self.host_gone -= host_gone

    # Who is here

    async def prepare(self, eyes: set[int]) -> None:
        """Make everything ready that these eyes will be shown."""
        data = self.data
        if data.history is not None:
            data.prepared = await question.make_ready(data.history, data.prepared, self.lanes, eyes)

    def join(self, viewer: Viewer, since: int, own: list[OwnLink] | None = None) -> None:
        """From now on this viewer is sent everything; first the current state, and the links they got."""
        self.connected.append(viewer)
        self.welcome(viewer, since, own)
        self.tell_change(but=viewer)

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.connected:
            self.connected.remove(viewer)
            self.idle_since = self.time.tick()
            if self.data.hosts(viewer):
                self.host_gone = self.time.tick()
            for seat in self.data.held_by(viewer):
                self.gone[seat] = self.time.tick()
            self.tell_change()

    async def look(self, viewer: Viewer, eyes: int) -> None:
        """Look through these eyes from now on.  They have seen other things, so the whole game is sent again."""
        await self.prepare({eyes})
        viewer.eyes = eyes
        self.welcome(viewer, 0)

    def evict(self) -> None:
        """Viewers who may no longer look through a seat's eyes become spectators; if nobody may watch, they have to
        leave."""
        data = self.data
        for viewer in self:
            if not data.may_watch(viewer):
                self.connected.remove(viewer)
                viewer.dismiss("sent-away" if viewer.visitor in data.row.sent_away.split() else "no-spectators")
            elif viewer.eyes != NO_EYES and not viewer.holds(data.row, data.seats[viewer.eyes]):
                viewer.eyes = NO_EYES
                self.welcome(viewer, 0)

    def eyes(self) -> set[int]:
        """All eyes that somebody looks through."""
        return {viewer.eyes for viewer in self.connected}

    def holders(self, seat: SeatRow) -> list[Viewer]:
        """The connections that may act for this seat."""
        return [viewer for viewer in self.connected if viewer.holds(self.data.row, seat)]

    def gone_for(self, seat: SeatRow) -> float:
        """The seconds since anybody was at this seat."""
        return 0.0 if self.holders(seat) else self.time.tick() - self.gone[seat.number]

    def host_gone_for(self) -> float:
        """The seconds since the host was here."""
        return 0.0 if any(map(self.data.hosts, self.connected)) else self.time.tick() - self.host_gone

    def presence(self) -> Presence:
        holders = {seat.number: self.holders(seat) for seat in self.data.seats}
        here = frozenset(number for number, theirs in holders.items() if theirs)
        elsewhere = frozenset(number for number in here if all(viewer.elsewhere for viewer in holders[number]))
        gone = {number: self.gone_since(number) for number in holders if number not in here}
        return Presence(here, sum(viewer.eyes == NO_EYES for viewer in self.connected), elsewhere, gone)

    def gone_since(self, seat: int) -> float:
        """The time of day when somebody was last at this seat, to the minute: nobody is watched to the second."""
        return (self.time.now() - (self.time.tick() - self.gone[seat])) // GONE_SECONDS * GONE_SECONDS

    # Sending

    def welcome(self, viewer: Viewer, since: int, own: list[OwnLink] | None = None) -> None:
        viewer.send(showing.welcome(self.data, self.presence(), viewer, since, self.time.tick(), own))

    async def welcome_all(self) -> None:
        """The game has started: everybody is sent all of it."""
        await self.prepare(self.eyes())
        for viewer in self:
            self.welcome(viewer, 0)

    def tell_change(self, but: Viewer | None = None) -> None:
        """Something outside the game has changed.  The message is built once for all who get the same one."""
        info = showing.table_info(self.data, self.presence(), self.time.tick())
        texts: dict[tuple[tuple[int, ...], bool], str] = {}
        for viewer in self:
            if viewer is not but:
                mine, owner = self.data.held_by(viewer), viewer.owns(self.data.row)
                key = tuple(mine), owner
                if key not in texts:
                    texts[key] = encode(Changed(info, mine, owner))
                viewer.deliver(texts[key])
        self.changed()

    def tell_all(self, reply: FromServer) -> None:
        text = encode(reply)
        for viewer in self:
            viewer.deliver(text)

    def tell_moves(self, since: int, own: BranchStep | None = None) -> None:
        """Send what was added after so many entries, to each viewer as their eyes see it; a seat that acts at the same
        time as others is told what it has done itself."""
        texts: dict[tuple[int, int], str] = {}
        for viewer in self:
            key = viewer.eyes, self.data.asked_of(viewer)
            if key not in texts:
                texts[key] = encode(showing.moved(self.data, *key, since, self.time.tick(), own))
            viewer.deliver(texts[key])

    def tell_missed(self, viewer: Viewer, since: int) -> None:
        """Somebody answers an old question: they are sent what they have missed."""
        held = self.data.asked_of(viewer)
        viewer.send(showing.moved(self.data, viewer.eyes, held, since, self.time.tick()))

    def tell_chat(self, row: ChatRow) -> None:
        """A new chat line, to everybody who may read it."""
        for viewer in self:
            if showing.readable(self.data, row, viewer):
                viewer.send(Chatted(showing.chat_line(row)))

    def tell_end(self) -> None:
        ended = showing.result(self.data.row, self.data.history)
        assert ended is not None
        self.tell_all(Ended(ended, showing.table_info(self.data, self.presence(), self.time.tick())))
