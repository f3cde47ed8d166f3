"""What is stored about calling people to their tables, and what a store does with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from msgspec import Struct

# What a notice is about.
MY_MOVE: Final = "move"
SHORT: Final = "short"  # little time is left
ENDED: Final = "over"
KINDS: Final = (MY_MOVE, SHORT, ENDED)

# How it is sent.
PUSH: Final = "push"
MAIL: Final = "mail"

NO_QUIET: Final = -1


class NoticePerson(Struct, frozen=True):
    """When and about what somebody is called; and their days off."""

    visitor: str
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int = NO_QUIET  # minutes after midnight in their zone
    quiet_to: int = NO_QUIET
    kinds: str = " ".join((MY_MOVE, ENDED))
    off_from: float = 0.0  # the last days off; earlier ones are kept for a while, for slow clocks
    off_until: float = 0.0
    off_used: float = 0.0  # seconds of days off that were taken in the year that began at
    off_year: float = 0.0


class Channel(Struct, frozen=True):
    """A way to reach somebody: a browser that receives pushes, or an e-mail address."""

    id: str  # also the secret in the link that ends it
    visitor: str
    kind: str
    address: str  # the address of a push service, or an e-mail address
    key: str = ""  # of the browser, for what is sent
    auth: str = ""
    name: str = ""  # as the person is shown it
    made: float = 0.0
    confirmed: int = 0  # nothing but the question whether it is theirs is sent before
    proof: bytes = b""  # hash of the secret in the link that confirms it
    device: bytes = b""  # hash of the cookie of the browser
    failing: int = 0  # how often in a row it failed


class Call(Struct, frozen=True):
    """Somebody is to be called to a table, or has been and hasn't looked yet."""

    table: str
    visitor: str
    kind: str
    due: float
    deadline: float = 0.0  # when their time is out; 0: never
    sent: float = 0.0


Change = Callable[[NoticePerson], NoticePerson]
DaysOff = dict[str, list[tuple[float, float]]]  # by visitor


class CallStore(Protocol):
    """The part of `contract.Store` about notices."""

    async def notice_person(self, visitor: str) -> NoticePerson: ...

    async def change_notice_person(self, visitor: str, change: Change) -> NoticePerson:
        """In one write, so that two changes at once are both made.  LookupError if there is no such visitor."""

    async def days_off(self, visitors: list[str], now: float) -> DaysOff:
        """Who of these has days off now or later, or had some not long ago: from when until when, in order."""

    async def channels(self, visitor: str) -> list[Channel]: ...

    async def add_channel(self, channel: Channel, most: int) -> None:
        """Add it, in place of one with the same address.  TooMany: this visitor has `most`."""

    async def confirm_channel(self, proof: bytes, after: float) -> Channel | None:
        """The address with this proof is confirmed, if it was added after that time."""

    async def remove_channel(self, id: str, visitor: str = "") -> bool:
        """Delete it, if it belongs to this visitor, or to anybody if none is named."""

    async def channel_failed(self, id: str, failing: int) -> None:
        """How often in a row it has failed; 0: it works."""

    async def calls_of(self, table: str) -> list[Call]: ...

    async def put_call(self, call: Call) -> None:
        """Somebody is to be called.  One that was already sent stays as it is."""

    async def drop_call(self, table: str, visitor: str, unsent: bool = False) -> None:
        """Somebody has looked, or needn't come any more; `unsent`: only if they weren't called."""

    async def due_calls(self, now: float, most: int) -> list[Call]: ...

    async def put_off(self, call: Call, due: float) -> None: ...

    async def claim_call(self, call: Call, now: float) -> bool:
        """From now on it counts as sent.  True for exactly one who asks."""

    async def give_back_call(self, call: Call, claimed: float, due: float) -> None:
        """It was claimed then and could not be sent: it is due again."""

    async def forget_calls(self, before: float) -> int:
        """Delete those that were sent before that time."""

    async def server_key(self, name: str, new: str) -> str:
        """The key with this name; if there is none, this new one from now on."""
