"""Somebody who looks at a table: one connection, with the seats it may act for and the eyes it looks through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from beagle.kernel.cards import SPECTATOR
from beagle.server import tokens
from beagle.server.store.contract import LINK_ONLY as LINK_ONLY
from beagle.server.store.contract import LOCAL, SeatRow, TableRow
from beagle.server.wire import FromServer, encode

NO_EYES: Final = -1  # on the wire: a spectator


class Viewer:
    """A connection at a table.  Its own seats follow from its visitor and its seat links alone."""

    def __init__(
        self,
        visitor: str,
        links: frozenset[bytes],
        deliver: Callable[[str], None],
        dismiss: Callable[[str], None] = lambda code: None,
        device: bytes = b"",
        hang_up: Callable[[], None] = lambda: None,
        come_back: Callable[[], None] = lambda: None,
    ) -> None:
        self.visitor = visitor
        self.tokens = links
        self.deliver = deliver
        self.dismiss = dismiss  # it may not look any more, for this reason: closes its connection
        self.device = device  # the cookie it came with, hashed
        self.hang_up = hang_up  # closes its connection; it may reconnect with its new rights
        self.come_back = come_back  # closes its connection; what it was shown may be wrong
        self.proof = b""  # the key it sent with its links, hashed
        self.blocked: frozenset[str] = frozenset()  # visitors this one doesn't want to read
        self.eyes = NO_EYES
        self.elsewhere = False  # its person doesn't look at the page

    def send(self, reply: FromServer) -> None:
        self.deliver(encode(reply))

    def owns(self, table: TableRow) -> bool:
        return bool(self.visitor) and self.visitor == table.owner

    def holds(self, table: TableRow, seat: SeatRow) -> bool:
        """May it act for this seat?"""
        if seat.token and seat.token in self.tokens:
            return True
        if seat.token and seat.link in self.tokens and tokens.same(seat.proof, self.proof):
            return True
        if not self.visitor:
            return False
        return seat.visitor == self.visitor or (seat.kind == LOCAL and table.owner == self.visitor)

    def invited(self, seats: list[SeatRow]) -> bool:
        """Has it a link that nobody has used yet?  That isn't a seat, but its holder may know which table it leads
        to."""
        return any(seat.unused and seat.link in self.tokens for seat in seats)

    def mine(self, table: TableRow, seats: list[SeatRow]) -> list[int]:
        return [seat.number for seat in seats if self.holds(table, seat)]


def engine_eyes(eyes: int) -> int:
    """The seat number the game uses for these eyes."""
    return SPECTATOR if eyes == NO_EYES else eyes
