"""How much anybody may do: every limit of the server in one place, and the buckets that keep to them.

A rate is a bucket: it holds `burst` tokens, each act takes one, and `per_second` flow back.  Time comes from a clock
that is passed in.  Memory is bounded: of too many buckets those not used for longest are forgotten.
"""

from __future__ import annotations

import ipaddress
import re
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from beagle.server import wire

Clock = Callable[[], float]


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


# Messages

MESSAGE_BYTES: Final = wire.MOST_BYTES
"""The longest message a client may send over the websocket."""

MESSAGES: Final = Rate(40, 15)
"""Messages of one connection.  A person sends one or two a second, a bot answers as fast as it is asked."""

TRAFFIC: Final = Rate(64 * 1024, 16 * 1024)
"""Bytes that one connection sends."""

SEAT_MESSAGES: Final = Rate(60, 20)
"""Messages for one seat, over all its connections: many connections with one link are not many times as fast."""

CHAT: Final = Rate(5, 0.5)
"""What one seat says: five lines at once, then one every two seconds."""

SPECTATOR_CHAT: Final = Rate(2, 0.1)
"""What one address says without a seat."""

WHY: Final = Rate(20, 5)
"""Questions whether a move is legal, of one connection, or of one address in lessons: they cost the server more than
they tell."""

TELLINGS: Final = Rate(30, 1)
"""Requests of one connection that are answered with the whole game so far: other eyes, or a number that is past."""

REFUSALS: Final = Rate(50, 2)
"""Messages of one connection that are refused.  One that goes on is closed."""

# Connections

CONNECTIONS: Final = 5_000
"""Open websockets in all."""

ADDRESS_CONNECTIONS: Final = 60
"""Open websockets of one address.  A family or a class may sit behind one address."""

TABLE_WATCHERS: Final = 200
"""Open websockets at one table that have no seat there."""

SEAT_CONNECTIONS: Final = 20
"""Open websockets with one seat of a table.  Those who watch never keep a player out, nor does another seat."""

ADDRESS_HELLOS: Final = Rate(60, 2)
"""New websockets of one address."""

HELLO_SECONDS: Final = 10.0
"""A websocket that has not said `hello` by then is closed."""

OUTBOX_BYTES: Final = 1024 * 1024
"""What may wait for one slow reader.  Beyond that its connection is closed; it comes back and gets what is missing."""

# Requests over HTTP

REQUESTS: Final = Rate(120, 20)
"""Requests of one address."""

BODY_BYTES: Final = 64 * 1024
"""The longest body of a request."""

RECORD_BYTES: Final = 512 * 1024
"""The longest record or position that can be pasted."""

BODY_SECONDS: Final = 15.0
"""A body that has not come by then is given up."""

REPLAYS: Final = Rate(10, 0.1)
"""Pasted records of one address: each is played again on the server."""

STORED_REPLAYS: Final = Rate(20, 0.5)
"""Stored games that one address asks for, move by move or as a record."""

RULESET_LETTERS: Final = 240
"""The name of a ruleset with all the options it may have."""

MOST_MOVES: Final = 5_000
"""The longest game that is played again for somebody.  A long one has about a thousand."""

GUESSES: Final = Rate(10, 0.02)
"""Return codes and seat links of one address that turned out wrong: ten, then one in fifty seconds."""

OLD_LINKS: Final = Rate(1, 1 / 600)
"""How often a table is told that somebody showed an old link of one seat: once in ten minutes, so that nobody can fill
its chat with it.  All of them are refused."""

# What is stored

DEVICES: Final = 20
"""Devices of one visitor.  One more is refused, and no other is signed out for it."""

DEVICE_IDLE: Final = 60 * 86_400.0
"""A device not seen for so many seconds makes room for a new one: two months."""

DEVICES_REMEMBERED: Final = 20_000
"""Devices of which the server remembers that they were here today.  It writes the others down once more."""

ADDRESS_VISITORS: Final = Rate(20, 0.01)
"""New visitors of one address."""

VISITOR_TABLES: Final = Rate(10, 0.02)
"""Tables that one visitor opens: ten, then one in fifty seconds."""

ADDRESS_TABLES: Final = Rate(30, 0.05)
"""Tables opened from one address."""

TABLES_OF_VISITOR: Final = 50
"""Unfinished tables that one visitor owns."""

LOBBY_TABLES: Final = 100
"""Tables in one list of the lobby."""

LOBBY_OF_VISITOR: Final = 3
"""Tables of one visitor in one list of the lobby: nobody fills it, and three are more than one can sit at."""

KICK_SECONDS: Final = 120.0
"""One who plays is sent away only if they have been gone for so long: a phone that sleeps comes back sooner."""

SENT_AWAY: Final = 50
"""Visitors that a table remembers to have sent away."""

ADDRESS_REPORTS: Final = Rate(5, 0.005)
"""Reports to the host from one address: five, then one in two hundred seconds."""

REPORTED_LINES: Final = 20
"""Lines of chat that a report keeps."""

PAGE_ERRORS: Final = Rate(5, 0.02)
"""Errors of pages that one address reports."""

ALL_PAGE_ERRORS: Final = Rate(60, 0.05)
"""Errors of pages that reach the log in all: a page that is broken everywhere must not fill the disk."""

VISITOR_LIST: Final = 200
"""Tables in the list of one's own."""

ENTRIES_OF_TABLE: Final = 20_000
"""Entries of one game, with all its undos.  A long game has about a thousand."""

UNDOS_OF_TABLE: Final = 1_000
"""Undos in one game."""

RETURNS_OF_SEAT: Final = 100
"""How often one may come back to one seat of a game.  Each time is an entry, and a game has only so many."""

CHAT_LINES: Final = 200
"""Lines of chat that a table keeps."""

NAME_LENGTH: Final = 24
"""Characters of a name, as people count them."""

CHAT_LENGTH: Final = 300
"""Characters of a line of chat."""

STANDING_ANSWERS: Final = 8
"""Standing answers of one seat."""

# Memory

BUCKETS: Final = 20_000
"""Buckets of one kind that are remembered."""

WITH_PORT: Final = re.compile(r"\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+")
"""An address with a port behind it, as some proxies write it."""

LIFTED: Final = 1e9
"""The factor that stands for no limit at all."""


class Bucket:
    """One bucket: of a connection, which takes it along when it goes."""

    __slots__ = ("at", "clock", "left", "rate")

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self.clock = clock
        self.left = rate.burst
        self.at = clock()

    def take(self, tokens: float = 1.0) -> bool:
        """May this be done now?  If not, nothing is taken."""
        now = self.clock()
        self.left = min(self.rate.burst, self.left + max(0.0, now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < tokens:
            return False
        self.left -= tokens
        return True

    def wait(self, tokens: float = 1.0) -> float:
        """In how many seconds it may be tried again."""
        return max(0.0, tokens - self.left) / self.rate.per_second


class Buckets:
    """A bucket for each key.  Of more than `most` the one not used for longest is forgotten, and so is full again."""

    def __init__(self, rate: Rate, clock: Clock, most: int = BUCKETS) -> None:
        self.rate = rate
        self.clock = clock
        self.most = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, tokens: float = 1.0) -> bool:
        """May this be done now by this one?"""
        return self.of(key).take(tokens)

    def give_back(self, key: str, tokens: float = 1.0) -> None:
        """It should not have counted."""
        bucket = self.of(key)
        bucket.left = min(self.rate.burst, bucket.left + tokens)

    def wait(self, key: str, tokens: float = 1.0) -> float:
        """In how many seconds this one may try again."""
        return self.known[key].wait(tokens) if key in self.known else 0.0

    def of(self, key: str) -> Bucket:
        bucket = self.known.pop(key, None) or Bucket(self.rate, self.clock)
        self.known[key] = bucket
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        return bucket


class Doors:
    """How many are inside, of one key and in all.  Whoever is let in must leave."""

    def __init__(self, of_one: float, in_all: float) -> None:
        self.of_one = of_one
        self.in_all = in_all
        self.inside: dict[str, int] = {}
        self.total = 0

    def enter(self, key: str) -> bool:
        """One more, if there is room."""
        here = self.inside.get(key, 0)
        if here >= self.of_one or self.total >= self.in_all:
            return False
        self.inside[key] = here + 1
        self.total += 1
        return True

    def leave(self, key: str) -> None:
        here = self.inside.get(key, 0)
        if not here:
            raise ValueError("nobody of this key is inside")
        self.total -= 1
        if here == 1:
            del self.inside[key]
        else:
            self.inside[key] = here - 1


class Limits:
    """All buckets and doors of a server.  `factor` widens every one of them; 0 lifts them."""

    def __init__(self, clock: Clock, factor: float = 1.0, connections: int = CONNECTIONS) -> None:
        self.clock = clock
        self.factor = factor or LIFTED
        self.connections = Doors(ADDRESS_CONNECTIONS * self.factor, connections)
        self.watchers = Doors(TABLE_WATCHERS * self.factor, connections)
        self.at_seats = Doors(SEAT_CONNECTIONS * self.factor, connections)
        self.seat_messages = self.buckets(SEAT_MESSAGES)
        self.chat = self.buckets(CHAT)
        self.spectator_chat = self.buckets(SPECTATOR_CHAT)
        self.hellos = self.buckets(ADDRESS_HELLOS)
        self.requests = self.buckets(REQUESTS)
        self.replays = self.buckets(REPLAYS)
        self.stored_replays = self.buckets(STORED_REPLAYS)
        self.lesson_whys = self.buckets(WHY)
        self.guesses = self.buckets(GUESSES)
        self.old_links = self.buckets(OLD_LINKS)
        self.visitors = self.buckets(ADDRESS_VISITORS)
        self.reports = self.buckets(ADDRESS_REPORTS)
        self.page_errors = self.buckets(PAGE_ERRORS)
        self.all_page_errors = self.buckets(ALL_PAGE_ERRORS)
        self.tables_of_visitor = self.buckets(VISITOR_TABLES)
        self.tables_of_address = self.buckets(ADDRESS_TABLES)

    def widened(self, rate: Rate) -> Rate:
        return Rate(rate.burst * self.factor, rate.per_second * self.factor)

    def bucket(self, rate: Rate) -> Bucket:
        """A bucket of one connection: MESSAGES, TRAFFIC, WHY, TELLINGS, REFUSALS."""
        return Bucket(self.widened(rate), self.clock)

    def buckets(self, rate: Rate) -> Buckets:
        return Buckets(self.widened(rate), self.clock)


def one_address(text: str) -> str:
    """Whom an address counts for: an IPv4 address for itself, an IPv6 address for its network of 64 bits.

    Some proxies write the port behind it; without that it would be nobody's, and all of them would share one limit.
    """
    found = WITH_PORT.fullmatch(text)
    try:
        address = ipaddress.ip_address((found[1] or found[2] if found else text).partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False).network_address)
