"""What the server keeps, and what it asks of whoever keeps it.

An entry is acknowledged to a player only after `append` has returned, and `append` returns only when the entries are
on the disk.  Entries are the only truth of a game; everything else about it can be derived from them.
"""

from __future__ import annotations

from typing import Final, Protocol

from msgspec import Struct

# The life of a table.
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"  # abandoned, or nobody came back

# Who may sit on a seat.
OPEN: Final = "open"  # anyone from the lobby
INVITED: Final = "invited"  # whoever has its link
LOCAL: Final = "local"  # somebody on the owner's device
BOT: Final = "bot"

# What an entry of a game can be, beside a move.  The words are those of records.
MOVE: Final = "move"
UNDO: Final = "undo"
RESIGN: Final = "resign"
TO_BOT: Final = "bot"  # a bot plays on for this seat
RETURN: Final = "return"  # its person is back

NO_CLOCK: Final = "none"
PER_MOVE: Final = "move"
TOTAL: Final = "total"
DAYS: Final = "days"

DAY: Final = 86_400.0
FOR_EVER: Final = 1e12  # seconds: thirty thousand years


class Conflict(Exception):
    """Somebody else has written an entry of this number.  Nothing was written."""


class StoreError(OSError):
    """It cannot be read or written: the disk is full, the file is held or damaged.  Nothing was written."""


class Damaged(StoreError):
    """What is stored cannot be read: pages of the file are broken."""


class Full(Exception):
    """The store holds as many of these as it may.  Nothing was written."""


class TooMany(Exception):
    """This visitor has as many of these as one may.  Nothing was written."""


class DevicesFull(Exception):
    """The visitor has as many devices as one may have, and all of them are in use.  Nothing was written."""


class Visitor(Struct, frozen=True):
    """Somebody with a name, on one device or several.  Tokens and codes are kept as hashes only."""

    id: str
    name: str
    code: bytes  # hash of the return code, which adds a device
    made: float
    seen: float


class Device(Struct, frozen=True):
    """A browser in which a visitor is known by a cookie."""

    token: bytes  # hash of the cookie
    made: float
    seen: float = 0.0  # when it was last here; to the day
    told: float = 0.0  # devices added after this have not been shown to it yet


class Clock(Struct, frozen=True):
    """How long a player may think: seconds for a move, or in all and added with each move, or days for a move."""

    kind: str = NO_CLOCK
    seconds: float = 0.0
    increment: float = 0.0


class SeatRow(Struct, frozen=True):
    """A seat at a table.  It belongs to a visitor, to whoever has its link, or to a bot."""

    number: int
    kind: str
    name: str = ""
    visitor: str = ""  # "" while nobody sits there
    token: bytes = b""  # hash of the token that its player alone holds; empty: nobody has used the link yet
    bot: str = ""  # the bot that plays here: its own seat, or one it has taken over
    standing: str = ""  # standing answers, as JSON
    muted: str = ""  # seats whose chat this one does not want to read, as letters
    before: int = -1  # of a rematch: the seat of the game before whose holder this one is kept for
    link: bytes = b""  # hash of the link that was handed out; whoever shows it first gets a token of their own
    proof: bytes = b""  # hash of the key that this first one showed with it: so a program is known again

    @property
    def unused(self) -> bool:
        """Is there a link that nobody has used yet?"""
        return bool(self.link) and not self.token


class TableRow(Struct, frozen=True):
    """A table, without its seats and entries."""

    id: str
    game: str
    ruleset: str
    seats: int
    owner: str  # a visitor
    made: float
    touched: float  # when something last happened here
    status: str = GATHERING
    public: bool = True
    spectators: bool = True
    clock: Clock = Clock()
    version: int = 0  # of the rules it is played under
    secret: bytes = b""  # of its deals; never leaves the server before the end
    start: str = ""  # the whole first position, once it is dealt
    given: bool = False  # the first position was not dealt but given
    entries: int = 0  # how many there are
    actor: int = -1  # who is asked, for lists; the entries say it too
    result: str = ""  # scores, once it is over
    after: str = ""  # the table this one is a rematch of
    rematch: str = ""  # the table that is a rematch of this one, or on which it is played on
    sent_away: str = ""  # visitors whom the owner has sent away, with blanks between
    position: str = ""  # the whole position after the last entry, as its version of the rules writes it
    continues: bool = False  # the first position is where the table `after` stood when its rules changed


class Entry(Struct, frozen=True, gc=False):
    """One thing that happened in a game.  `n` counts from 1 without a gap."""

    n: int
    kind: str
    actor: int  # a seat, or CHANCE
    text: str  # of the move, in full
    action: int = 0  # its number under the rules version of the table: a shortcut for replaying
    client: str = ""  # the id its sender gave it: a resend is known by it
    spent: float = 0.0  # seconds of the actor's clock
    at: float = 0.0
    mark: str = ""  # `check_of` the position after it: so later rules can tell whether they lead there too


class Keeping(Struct, frozen=True):
    """How many seconds what is past is kept; `FOR_EVER` if it is."""

    finished: float
    closed: float  # tables that were closed before they began or ended
    visitors: float  # since they were last here, if no table of theirs is kept
    reports: float = FOR_EVER  # what was reported to the host


class DeviceRoom(Struct, frozen=True):
    """How many devices one visitor may have; those not seen since `before` make room for a new one."""

    most: int
    before: float


class Counts(Struct, frozen=True):
    """How much is stored."""

    visitors: int
    tables: dict[str, int]  # by status
    size: int  # of the database, in bytes


class ChatRow(Struct, frozen=True):
    """Something said at a table: a text, or the key of a phrase."""

    number: int
    seat: int  # -1: the organiser or a spectator
    name: str
    text: str = ""
    phrase: str = ""
    at: float = 0.0
    client: str = ""  # the id its sender gave it: a resend is known by it
    visitor: str = ""  # who said it; empty if they have no name here, or the server itself did


class Ban(Struct, frozen=True):
    """Somebody whom the host does not want here."""

    visitor: str
    name: str
    why: str  # for the host alone
    at: float


class Report(Struct, frozen=True):
    """What a visitor reported to the host about a table, with what could be seen there."""

    table: str
    visitor: str  # who reported it
    why: str
    text: str
    seen: str  # names and chat, as JSON
    at: float
    number: int = 0


class Store(Protocol):
    """All methods that write return when it is durable, or raise and have written nothing.

    LookupError: there is no such visitor or table.  StoreError: the disk or the database does not do it.
    """

    async def open(self) -> None:
        """Bring the database up to date and be ready."""

    async def close(self) -> None:
        """Finish what was begun."""

    # Visitors

    async def add_visitor(self, visitor: Visitor) -> None: ...

    async def visitor(self, id: str) -> Visitor | None: ...

    async def visitor_by_token(self, token: bytes) -> Visitor | None:
        """Whose device has this token (its hash)?"""

    async def add_device(self, visitor: str, device: Device, room: DeviceRoom) -> None:
        """A device of this visitor.  DevicesFull if there is no room."""

    async def devices(self, visitor: str) -> list[Device]:
        """The devices of this visitor, oldest first."""

    async def use_code(self, code: bytes, new: bytes, device: Device, room: DeviceRoom) -> Visitor | None:
        """Whoever this code belongs to comes back on this device, and the code becomes the new one: all at once.

        None if it is nobody's code: of several who use one at the same time the first comes in.  DevicesFull if there
        is no room; the code is not used up then.
        """

    async def keep_one_device(self, visitor: str, device: bytes, code: bytes) -> None:
        """All other devices of this visitor are signed out, and the return code is this one: in one write."""

    async def told_device(self, device: bytes, at: float) -> None:
        """All devices that were added until then have been shown on this one."""

    async def new_code(self, visitor: str, device: bytes, code: bytes) -> None:
        """The return code of this visitor is this one from now on, if the device that asks is still one of theirs."""

    async def rename_visitor(self, visitor: str, name: str, at: float) -> None:
        """This visitor, who is here now, is called so."""

    async def see_visitor(self, id: str, at: float, device: bytes = b"") -> None:
        """This visitor is here now, on this device."""

    async def old_visitors(self, before: float, most: int) -> list[str]:
        """Visitors not seen since to whom no table belongs."""

    async def forget_visitor(self, id: str, before: float) -> bool:
        """Forget this visitor and their devices, if it still holds that they are one of those."""

    # Tables

    async def add_table(self, table: TableRow, seats: list[SeatRow], most: int = 0) -> None:
        """A new table.  TooMany: its owner has `most` that are not finished (0: as many as they like)."""

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None: ...

    async def save_table(self, table: TableRow, seats: list[SeatRow]) -> None:
        """All but the entries: settings, status, who sits where."""

    async def lobby(self, status: str, most: int, of_one: int = 0) -> list[tuple[TableRow, list[SeatRow]]]:
        """Public tables of this status, those touched last first; of one owner at most `of_one` (0: all)."""

    async def tables_of(self, visitor: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables this visitor owns or sits at, those touched last first."""

    async def running(self) -> list[str]:
        """The ids of tables with status PLAYING whose clock runs: they must be woken after a start."""

    async def idle(self, status: str, before: float, most: int) -> list[str]:
        """The ids of tables of this status not touched since."""

    async def count_tables(self, owner: str) -> int:
        """How many unfinished tables this visitor owns."""

    async def forget_table(self, id: str, before: float) -> bool:
        """Forget all of a table that is over or closed and was not touched since; no other is ever forgotten."""

    # Entries

    async def append(self, table: TableRow, entries: list[Entry], seats: list[SeatRow] | None = None) -> None:
        """Write these entries, the table's row and, if they change with it, its seats as one thing.

        They follow the entries that are there, and the row counts them.  Conflict: an entry of such a number is there,
        or one of this actor with the same client id.
        """

    async def entries(self, id: str, after: int = 0) -> list[Entry]: ...

    async def adopt(self, table: TableRow, entries: list[Entry]) -> None:
        """The same game under newer rules: the row names them, and the entries get their actions.  All or nothing."""

    async def of_older_rules(self, game: str, version: int) -> list[str]:
        """The ids of tables with status PLAYING that are played under rules before this version."""

    # Chat

    async def add_chat(self, id: str, said: ChatRow, keep: int) -> None:
        """Write it; of this table's chat keep only so many."""

    async def chat(self, id: str) -> list[ChatRow]: ...

    # People who disturb

    async def block(self, visitor: str, other: str, at: float) -> None: ...

    async def unblock(self, visitor: str, other: str) -> None: ...

    async def blocked(self, visitor: str) -> frozenset[str]:
        """Whom this visitor does not want to read."""

    async def is_banned(self, visitor: str) -> bool: ...

    async def banned(self) -> frozenset[str]:
        """All whom the host has banned."""

    async def add_report(self, report: Report) -> None:
        """Of one table and visitor only the last is kept."""

    async def forget_reports(self, before: float) -> int: ...

    # Care

    async def ids(self) -> list[str]:
        """All tables there are, for checking them."""

    async def counts(self) -> Counts: ...

    async def heartbeat(self, at: float) -> float:
        """The server is alive now.  Until when nothing should be closed or forgotten: 0.0 if it may be."""

    async def ping(self) -> None:
        """Raises if nothing can be written that needs room, as a move does."""
