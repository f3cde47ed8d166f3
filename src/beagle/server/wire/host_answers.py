"""What the server answers to its host.  No card of a game that goes on is in it, nor anything a card follows from."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from beagle.server.wire.kinds import SeatKind, TableStatus


class HostNode(TypedDict):
    """A server that uses the same database."""

    number: int
    name: str  # of its machine
    version: str
    here: bool  # it is the one that answers


class HostGame(TypedDict):
    """A game, and the version of its rules."""

    name: str
    version: int


class HostCopy(TypedDict):
    """A copy of the database, in the folder `backups` of the data folder."""

    name: str
    bytes: int
    at: float


class HostStorage(TypedDict):
    """Where everything is stored, and how much."""

    kind: str  # sqlite or postgres
    bytes: int
    free: int  # bytes that the disk has left; -1: not known
    visitors: int
    most_visitors: int
    tables: dict[str, int]  # by status
    most_tables: int
    copies: list[HostCopy]  # newest first


class HostSaid(TypedDict):
    """What the host has said to everybody."""

    text: str
    at: float
    until: float


class HostState(TypedDict):
    """The server as its host sees it."""

    version: str
    protocol: int
    python: str
    rules: str  # compiled or interpreted
    games: list[HostGame]
    nodes: list[HostNode]
    started: float
    now: float
    draining: bool
    given: bool  # its tables have gone to other servers
    live: int  # tables in memory here
    connected: int  # open connections here
    people: int  # visitors with a name who are connected here
    storage: HostStorage
    reports: int
    said: NotRequired[HostSaid]


class HostSeat(TypedDict):
    """A seat of a table."""

    name: str
    kind: SeatKind
    bot: str
    visitor: str  # empty: nobody with a name


class HostTable(TypedDict):
    """A table."""

    id: str
    name: str
    game: str
    ruleset: str
    status: TableStatus
    made: float
    touched: float
    entries: int
    public: bool
    clock: str
    seats: list[HostSeat]
    connected: int  # open connections here
    here: bool  # in the memory of the server that answers


class HostTables(TypedDict):
    """The tables with a status, most recently touched first."""

    tables: list[HostTable]
    more: bool


class HostPerson(TypedDict):
    """A visitor with a name."""

    visitor: str
    name: str
    made: float
    seen: float
    devices: int
    seats: int
    banned: bool
    here: bool  # connected to the server that answers


class HostPeople(TypedDict):
    """Visitors, the last to be here first."""

    people: list[HostPerson]
    more: bool


class HostError(TypedDict):
    """A line of the log: what happened, never to whom."""

    at: str
    level: str
    event: str
    more: dict[str, str | int | float]  # numbers, kinds of errors and places in the code


class HostErrors(TypedDict):
    """The last warnings and errors of this server since it was started, newest first."""

    errors: list[HostError]


class HostReportPerson(TypedDict):
    """Somebody at a reported table."""

    name: str
    visitor: str
    seat: int  # -1: the one who opened it


class HostReportLine(TypedDict):
    """What was said at a reported table."""

    name: str
    visitor: str
    text: str


class HostReport(TypedDict):
    """What somebody has reported."""

    number: int
    table: str
    by: str
    why: str
    text: str
    at: float
    people: list[HostReportPerson]
    chat: list[HostReportLine]


class HostReports(TypedDict):
    """The reports, newest first."""

    reports: list[HostReport]


class HostBan(TypedDict):
    """Somebody who is banned."""

    visitor: str
    name: str
    why: str
    at: float


class HostBans(TypedDict):
    """Who is banned, newest first."""

    bans: list[HostBan]


HostAnswer = HostState | HostTables | HostPeople | HostErrors | HostReports | HostBans | HostBan | HostCopy | HostSaid
