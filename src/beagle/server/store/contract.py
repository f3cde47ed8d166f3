"""What the server stores, and what it requires of a store.

An entry is acknowledged to a player only after `append` has returned, and `append` returns only when the entries are on
disk.  Entries are the only source of truth about a game; everything else can be derived from them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, Protocol, Self

from msgspec import Struct

from beagle.kernel.message import Argument, Message
from beagle.server.store.calls import CallStore
from beagle.server.store.contract_people import Ban as Ban
from beagle.server.store.contract_people import Device as Device
from beagle.server.store.contract_people import DeviceRoom as DeviceRoom
from beagle.server.store.contract_people import DevicesFull as DevicesFull
from beagle.server.store.contract_people import Known as Known
from beagle.server.store.contract_people import PeopleContract
from beagle.server.store.contract_people import Report as Report
from beagle.server.store.contract_people import Visitor as Visitor

# The status of a table.
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"  # abandoned, or nobody came back
TableStatus = Literal["gathering", "playing", "over", "closed"]

# Who may take a seat.
OPEN: Final = "open"  # anyone from the lobby
INVITED: Final = "invited"  # anybody with its link
LOCAL: Final = "local"  # somebody on the owner's device
BOT: Final = "bot"
LINK_ONLY: Final = "~"  # the "visitor" of a seat that somebody without a cookie holds by its link, or nobody any more
SeatKind = Literal["open", "invited", "local", "bot"]

# What an entry of a game can be, besides a move.  The words are those of records.
MOVE: Final = "move"
UNDO: Final = "undo"
RESIGN: Final = "resign"
TO_BOT: Final = "bot"  # a bot plays on for this seat
RETURN: Final = "return"  # its person is back

NO_CLOCK: Final = "none"
PER_MOVE: Final = "move"
TOTAL: Final = "total"
HOURS: Final = "hours"
DAYS: Final = "days"

DAY: Final = 86_400.0
FOR_EVER: Final = 1e12  # seconds: thirty thousand years


class Conflict(Exception):
    """Somebody else has written an entry with this number.  Nothing was written."""


class Fenced(Conflict):
    """Somebody else has taken this table since.  Nothing was written."""


class StoreError(OSError):
    """It can't be read or written: the disk is full, the file is locked or damaged.  Nothing was written."""

    words: Message | None = None  # the same in any language, of what a host is most likely to read

    def said(self, key: str, **args: Argument) -> Self:
        self.words = Message(key, args)
        return self


class InDoubt(StoreError):
    """The connection was lost while this was being committed: maybe it was written.  Only taking the table again
    tells."""


class NoSuchTable(LookupError):
    """There is no table with this id."""


class Damaged(StoreError):
    """Stored data can't be read: pages of the file are corrupt."""


class Full(Exception):
    """The store has reached its limit for these.  Nothing was written."""


class TooMany(Exception):
    """This visitor has reached the limit for these.  Nothing was written."""


class Clock(Struct, frozen=True):
    """How long a player may think: seconds per move, or a total with an increment per move, or hours or days per
    move."""

    kind: str = NO_CLOCK
    seconds: float = 0.0
    increment: float = 0.0


class SeatRow(Struct, frozen=True):
    """A seat at a table.  It belongs to a visitor, to the holder of its link, or to a bot."""

    number: int
    kind: SeatKind
    name: str = ""
    visitor: str = ""  # "" while nobody sits there
    token: bytes = b""  # hash of the token that only its player has; empty: nobody has used the link yet
    bot: str = ""  # the bot that plays here: its own seat, or one it has taken over
    standing: str = ""  # standing answers, as JSON
    muted: str = ""  # seats whose chat this one doesn't want to read, as letters
    before: int = -1  # in a rematch: the seat of the previous game whose holder this one is reserved for
    link: bytes = b""  # hash of the link that was handed out; the first to use it gets their own token
    proof: bytes = b""  # hash of the key that the first user sent with it: identifies a restarted program
    given: float = 0.0  # seconds that hosts have added to its clock
    given_for: int = -1  # the number of the question they were added for, where a slow clock counts each move

    @property
    def unused(self) -> bool:
        """Is there a link that nobody has used yet?"""
        return bool(self.link) and not self.token


SUBSTITUTE: Final = "greedy"  # the bot that plays for people who are missing, if nobody has chosen another


class TableRow(Struct, frozen=True):
    """A table, without its seats and entries."""

    id: str
    game: str
    ruleset: str
    seats: int
    owner: str  # a visitor
    made: float
    touched: float  # when something last happened here
    status: TableStatus = GATHERING
    public: bool = True
    spectators: bool = True
    clock: Clock = Clock()
    version: int = 0  # of the rules it is played under
    secret: bytes = b""  # for its deals; never leaves the server before the end
    start: str = ""  # the whole first position, once dealt
    given: bool = False  # the first position was not dealt but given
    entries: int = 0  # how many there are
    actor: int = -1  # who has to move, for lists; also follows from the entries
    result: str = ""  # scores, once it is over
    after: str = ""  # the table this one is a rematch of
    rematch: str = ""  # the table that is a rematch or a continuation of this one
    sent_away: str = ""  # visitors the owner has sent away, separated by blanks
    position: str = ""  # the whole position after the last entry, as written by its version of the rules
    continues: bool = False  # the first position is that of the table `after` when its rules changed
    together: int = 0  # if several seats act at once: those that still have to, as bits; for lists, like `actor`
    name: str = ""  # what its people call it
    host: int = -1  # the seat whose person is the host; -1: the owner
    practice: bool = False  # against bots alone: everything can be taken back
    threats: bool = True  # pages may show who could attack whom; the host decides
    substitute: str = SUBSTITUTE  # the bot that plays for people who are missing
    hints: bool = False  # everybody has agreed to hints


class Entry(Struct, frozen=True, gc=False):
    """One thing that happened in a game.  `n` counts from 1 without gaps."""

    n: int
    kind: str
    actor: int  # a seat, or CHANCE
    text: str  # the move, in full
    action: int = 0  # its number under the rules version of the table: a shortcut for replaying
    client: str = ""  # the id its sender gave it: detects a resend
    spent: float = 0.0  # seconds of the actor's clock
    at: float = 0.0
    mark: str = ""  # `check_of` the position after it: later rules use it to check that they lead there too

    def is_move(self) -> bool:
        return self.kind == MOVE

    def is_undo(self) -> bool:
        return self.kind == UNDO


class Claim(Struct, frozen=True):
    """The right to write a table.  It is given by `take`, and ends when somebody takes the table after that."""

    table: str
    epoch: int


class Keeping(Struct, frozen=True):
    """How many seconds old data is kept; `FOR_EVER` if it is never deleted."""

    finished: float
    closed: float  # tables that were closed before they started or ended
    visitors: float  # since their last visit, if no table of theirs is kept
    reports: float = FOR_EVER  # reports to the host


class Counts(Struct, frozen=True):
    """How much is stored."""

    visitors: int
    tables: dict[str, int]  # by status
    size: int  # of the database, in bytes


class ChatRow(Struct, frozen=True):
    """A chat line at a table: a text, or the key of a phrase."""

    number: int
    seat: int  # -1: the organiser or a spectator
    name: str
    text: str = ""
    phrase: str = ""
    at: float = 0.0
    client: str = ""  # the id its sender gave it: detects a resend
    visitor: str = ""  # who said it; empty if they have no name here, or if it was the server


class Taken(Struct, frozen=True):
    """A table that was taken: everything about it, from the moment at which the claim began."""

    claim: Claim
    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]
    branches: list[Entry]
    chat: list[ChatRow]
    owner_name: str = ""
    thinking: float = 0.0  # seconds that the one who is asked has already spent: known if the table was given
    carried: str = ""  # what its people were asking each other when it was given: see `live.carrying`


class Node(Struct, frozen=True):
    """A server that uses the database."""

    number: int
    name: str  # of its machine
    version: str


class ReviewRow(Struct, frozen=True):
    """The review of a finished game, as far as it was counted."""

    table: str
    heading: str  # all that it depends on: the game, how it is counted, and the versions of rules and numbers
    fine: bool
    state: str  # queued, counting, done, stopped, failed, impossible
    why: str = ""
    done: float = 0.0
    spent: float = 0.0  # seconds of processor time, over all counts of this table
    content: bytes = b""  # what was found, packed
    at: float = 0.0


class Store(PeopleContract, CallStore, Protocol):
    """All methods that write return when the data is durable, or raise and have written nothing.  Only `InDoubt` means
    that nobody knows.

    LookupError: there is no such visitor or table.  StoreError: the disk or the database fails.  A table is written
    only with a claim to it, which `take` gives.  Fenced: somebody else has taken it since.
    """

    async def open(self) -> None:
        """Bring the database up to date and get ready."""

    async def close(self) -> None:
        """Finish pending work."""

    # Tables

    async def add_table(self, table: TableRow, seats: list[SeatRow], most: int = 0) -> None:
        """Add a table.  TooMany: its owner has `most` unfinished ones (0: no limit)."""

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None: ...

    async def take(self, id: str, force: bool = False) -> Taken | None:
        """Take a table: from now on no claim to it but this one is valid.  What was written before is all there.

        None: another server that is alive has it; `force` takes it anyway.  NoSuchTable: there is none.
        """

    async def give(self, claim: Claim, thinking: float = 0.0, to: int = 0, carried: str = "") -> None:
        """Give a table back, so that anybody may take it, or only the server with this number while it is alive.
        Nothing happens if the claim has ended."""

    async def look(self, id: str) -> Taken | None:
        """Everything about a table, without taking it: its claim was never valid."""

    async def is_valid(self, claim: Claim) -> bool:
        """Has nobody taken the table since?  What its holder knows about it is then all there is."""

    async def save_table(self, claim: Claim, table: TableRow, seats: list[SeatRow]) -> None:
        """Everything except the entries: settings, status, who sits where."""

    async def lobby(self, status: str, most: int, of_one: int = 0) -> list[tuple[TableRow, list[SeatRow]]]:
        """Public tables with this status, most recently touched first, to the minute; at most `of_one` per owner
        (0: all)."""

    async def newest(self, status: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables with this status, most recently touched first, to the minute: for the host."""

    async def tables_of(self, visitor: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables this visitor owns or sits at, most recently touched first."""

    async def running(self) -> list[str]:
        """The ids of tables with status PLAYING whose clock runs: they must be loaded after a start."""

    async def idle(self, status: str, before: float, most: int) -> list[str]:
        """The ids of tables with this status not touched since then."""

    async def count_tables(self, owner: str) -> int:
        """How many unfinished tables this visitor owns."""

    async def forget_table(self, id: str, before: float) -> bool:
        """Delete everything about a table that is over or closed and wasn't touched since; no other is ever deleted."""

    # Entries

    async def append(
        self,
        claim: Claim,
        table: TableRow,
        entries: list[Entry],
        seats: list[SeatRow] | None = None,
        joined: bool = False,
    ) -> None:
        """Write these entries, the table's row and, if they change with it, its seats in one transaction.

        The entries follow the existing ones, and the row counts them.  Conflict: there is an entry with such a number
        already, or one of this actor with the same client id.  `joined`: the entries on branches are among these, and
        are no longer kept apart.
        """

    async def entries(self, id: str, after: int = 0) -> list[Entry]: ...

    async def append_on_branch(self, claim: Claim, table: TableRow, entries: list[Entry]) -> None:
        """Write these entries of one actor and the table's row in one transaction: they don't belong to the line yet.

        `n` counts from 1 on each branch.  Conflict: as in `append`.
        """

    async def branches(self, id: str) -> list[Entry]:
        """The entries that are on branches, of all actors, in order."""

    async def adopt(self, claim: Claim, table: TableRow, entries: list[Entry], on_branches: list[Entry]) -> None:
        """The same game under newer rules: the row names them, and the entries get their actions.  All or nothing."""

    async def of_older_rules(self, game: str, version: int) -> list[str]:
        """The ids of tables with status PLAYING whose rules are older than this version."""

    async def pack(self, before: float, most: int) -> int:
        """Pack the entries of some tables that are over or closed and weren't touched since.  Returns how many."""

    # Chat

    async def add_chat(self, claim: Claim, said: ChatRow, keep: int) -> None:
        """Write it; keep only so many lines of this table's chat."""

    async def strike(self, claim: Claim, numbers: list[int]) -> None:
        """Delete these lines of the chat."""

    async def chat(self, id: str) -> list[ChatRow]: ...

    # Reviews of finished games

    async def review(self, id: str) -> ReviewRow | None: ...

    async def queue_review(self, row: ReviewRow, holder: str, now: float) -> bool:
        """This replaces what is stored.  False: another server counts it, or there is no such finished game."""

    async def hold_review(self, id: str, holder: str, now: float, until: float) -> bool:
        """From now on this server counts it.  False: another one does, or it is not to be counted."""

    async def save_review(self, row: ReviewRow, holder: str, until: float) -> bool:
        """Write what was counted.  False: it was stopped, or belongs to another server now."""

    async def stop_review(self, id: str) -> bool:
        """Nobody counts it any more; what was counted stays."""

    async def reviews_waiting(self, now: float, most: int) -> list[str]:
        """Tables whose review is to be counted and that nobody counts."""

    # Several servers

    hear: Callable[[str], None]  # called with what other servers say: see `cluster`
    knows: Callable[[str, int], bool]  # only tables of rules that this server knows are taken: a game, and a version

    @property
    def shared(self) -> bool:
        """Do several servers use it?  Then each table belongs to one of them."""

    @property
    def node(self) -> int:
        """The number of this server; 0 while it has no lease."""

    async def nodes(self) -> list[Node]:
        """The servers that are alive, this one too."""

    def lease_left(self) -> float:
        """For how many seconds no other server takes its tables, unless by force."""

    def abandon(self) -> None:
        """The lease has run out: give up waiting for the database, and begin again as a new server."""

    def on_duty(self) -> bool:
        """Does this server do what only one of them should?"""

    async def ask_for(self, id: str) -> None:
        """The server that has this table is asked to give it to this one."""

    async def tell_others(self, text: str) -> None:
        """All servers hear this."""

    async def orphans(self, most: int) -> list[str]:
        """Some tables with status PLAYING whose clock runs and whose server is gone."""

    async def time(self) -> float:
        """The time of day, the same for all servers."""

    # Maintenance

    async def ids(self) -> list[str]:
        """All tables, for checking them."""

    async def counts(self) -> Counts: ...

    async def heartbeat(self, at: float) -> float:
        """The server is alive now.  Returns until when nothing should be closed or deleted: 0.0 if it may be."""

    async def ping(self) -> None:
        """Raises if nothing can be written that needs space, as a move does."""
