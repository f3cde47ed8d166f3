"""What the host says to everybody: shown on every page, at every server, until its time is over or it is taken back.

It is kept in memory alone: a server that starts later hasn't heard it.
"""

from __future__ import annotations

import base64
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from beagle.server.cluster import ANNOUNCED
from beagle.server.store.contract import StoreError
from beagle.server.wire import Announced

if TYPE_CHECKING:
    from beagle.server.live.viewer import Viewer
    from beagle.server.table_manager import TableManager


class Announcer:
    """The part of a manager that knows what the host has said."""

    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.said: Announced | None = None

    def current(self) -> Announced | None:
        """What everybody is to know now."""
        said = self.said
        return said if said is not None and said.text and said.until > self.manager.now() else None

    async def say(self, text: str, seconds: float) -> Announced:
        """Tell everybody, here and at the other servers.  An empty text takes back what was said."""
        now = self.manager.now()
        said = Announced(text, now, now + seconds)
        self.take(said)
        with suppress(StoreError):  # the people here know it
            await self.manager.store.tell_others(f"{ANNOUNCED} {packed(said)}")
        return said

    def hear(self, text: str) -> None:
        """Another server says it; or this one, which hears itself."""
        with suppress(ValueError, msgspec.MsgspecError):
            said = msgspec.json.decode(base64.urlsafe_b64decode(text), type=Announced)
            if self.said is None or said.at > self.said.at:
                self.take(said)

    def take(self, said: Announced) -> None:
        self.said = said
        for table in list(self.manager.live.values()):
            table.viewers.tell_all(said)

    def greet(self, viewer: Viewer) -> None:
        """Somebody has come: they are told too."""
        said = self.current()
        if said is not None:
            viewer.send(said)


def packed(said: Announced) -> str:
    return base64.urlsafe_b64encode(msgspec.json.encode(said)).decode()
