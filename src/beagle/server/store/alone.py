"""What a store of one server says about other servers: there are none."""

from __future__ import annotations

import math
import socket
import time
from collections.abc import Callable

from beagle import __version__
from beagle.server.store.contract import Node


class Alone:
    """The part of `contract.Store` that is about several servers."""

    shared = False
    node = 1
    hear: Callable[[str], None]
    knows: Callable[[str, int], bool]

    async def nodes(self) -> list[Node]:
        return [Node(self.node, socket.gethostname(), __version__)]

    def lease_left(self) -> float:
        return math.inf

    def abandon(self) -> None:
        """There is no lease to lose."""

    def on_duty(self) -> bool:
        return True

    async def ask_for(self, id: str) -> None:
        """Nobody else can have it."""

    async def tell_others(self, text: str) -> None:
        """Nobody else hears it."""

    async def orphans(self, most: int) -> list[str]:
        return []

    async def time(self) -> float:
        return time.time()
