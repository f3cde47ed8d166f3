"""The buckets and doors that enforce the rates and counts of `limits`.

A rate is a token bucket: it holds `burst` tokens, each act takes one, and `per_second` flow back.  Time comes from a
clock that is passed in.  Memory is bounded: if there are too many buckets, the least recently used are dropped.
"""

from __future__ import annotations

import ipaddress
import re
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from beagle.server import limits
from beagle.server.limits import Rate

Clock = Callable[[], float]

WITH_PORT: Final = re.compile(r"\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+")
"""An address followed by a port, as some proxies write it."""

LIFTED: Final = 1e9
"""The factor that means no limit at all."""


class Bucket:
    """One bucket: owned by a connection, and gone when it ends."""

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
        """How many seconds until it may be tried again."""
        return max(0.0, tokens - self.left) / self.rate.per_second


class Buckets:
    """A bucket for each key.  If there are more than `most`, the least recently used is dropped, and so is full
    again."""

    def __init__(self, rate: Rate, clock: Clock, most: int = limits.BUCKETS) -> None:
        self.rate = rate
        self.clock = clock
        self.most = most
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, tokens: float = 1.0) -> bool:
        """May this be done now for this key?"""
        return self.of(key).take(tokens)

    def give_back(self, key: str, tokens: float = 1.0) -> None:
        """It shouldn't have counted."""
        bucket = self.of(key)
        bucket.left = min(self.rate.burst, bucket.left + tokens)

    def wait(self, key: str, tokens: float = 1.0) -> float:
        """How many seconds until this key may try again."""
        return self.known[key].wait(tokens) if key in self.known else 0.0

    def of(self, key: str) -> Bucket:
        bucket = self.known.pop(key, None) or Bucket(self.rate, self.clock)
        self.known[key] = bucket
        if len(self.known) > self.most:
            self.known.popitem(last=False)
        return bucket


class Doors:
    """How many are inside, per key and in total.  Everybody who enters must leave."""

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
            raise ValueError("nobody with this key is inside")
        self.total -= 1
        if here == 1:
            del self.inside[key]
        else:
            self.inside[key] = here - 1


class Limits:
    """All buckets and doors of a server.  `factor` multiplies all of them; 0 removes the limits."""

    def __init__(self, clock: Clock, factor: float = 1.0, connections: int = limits.CONNECTIONS) -> None:
        self.clock = clock
        self.factor = factor or LIFTED
        self.sockets = Doors(limits.ADDRESS_SOCKETS * self.factor, connections + limits.SPARE_SOCKETS)
        self.accepts = self.buckets(limits.ADDRESS_ACCEPTS)
        self.connections = Doors(limits.ADDRESS_CONNECTIONS * self.factor, connections)
        self.watchers = Doors(limits.TABLE_WATCHERS * self.factor, connections)
        self.at_seats = Doors(limits.SEAT_CONNECTIONS * self.factor, connections)
        self.seat_messages = self.buckets(limits.SEAT_MESSAGES)
        self.chat = self.buckets(limits.CHAT)
        self.spectator_chat = self.buckets(limits.SPECTATOR_CHAT)
        self.hellos = self.buckets(limits.ADDRESS_HELLOS)
        self.requests = self.buckets(limits.REQUESTS)
        self.files = self.buckets(limits.FILES)
        self.replays = self.buckets(limits.REPLAYS)
        self.stored_replays = self.buckets(limits.STORED_REPLAYS)
        self.reviews = self.buckets(limits.REVIEWS)
        self.lesson_whys = self.buckets(limits.WHY)
        self.guesses = self.buckets(limits.GUESSES)
        self.old_links = self.buckets(limits.OLD_LINKS)
        self.nudges = self.buckets(limits.NUDGES)
        self.given_time = self.buckets(limits.GIVEN_TIME)
        self.reports = self.buckets(limits.ADDRESS_REPORTS)
        self.page_errors = self.buckets(limits.PAGE_ERRORS)
        self.all_page_errors = self.buckets(limits.ALL_PAGE_ERRORS)
        self.notice_changes = self.buckets(limits.NOTICE_CHANGES)
        self.pushes = self.buckets(limits.PUSHES)
        self.confirmations = self.buckets(limits.CONFIRMATIONS)
        self.address_confirmations = self.buckets(limits.ADDRESS_CONFIRMATIONS)
        self.mails_to_one = self.buckets(limits.MAILS_TO_ONE)
        self.all_mails = self.buckets(limits.ALL_MAILS)
        self.host_guesses = self.buckets(limits.HOST_GUESSES)
        self.exports = self.buckets(limits.EXPORTS)
        self.exporting = Doors(1, limits.EXPORTS_AT_ONCE)
        self.visitors = self.buckets(limits.ADDRESS_VISITORS)
        self.tables_of_visitor = self.buckets(limits.VISITOR_TABLES)
        self.tables_of_address = self.buckets(limits.ADDRESS_TABLES)

    def widened(self, rate: Rate) -> Rate:
        return Rate(rate.burst * self.factor, rate.per_second * self.factor)

    def bucket(self, rate: Rate) -> Bucket:
        """A bucket of one connection: MESSAGES, TRAFFIC, WHY, TELLINGS, REFUSALS."""
        return Bucket(self.widened(rate), self.clock)

    def buckets(self, rate: Rate) -> Buckets:
        return Buckets(self.widened(rate), self.clock)


def one_address(text: str) -> str:
    """The key an address counts for: an IPv4 address itself, an IPv6 address its /64 network.

    Some proxies append the port; unless it is removed, the address would be invalid, and all of them would share one
    limit.
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
