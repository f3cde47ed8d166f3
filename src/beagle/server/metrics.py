"""What the server counts, for Prometheus.  Labels are words of a fixed list: no names, no tokens, no ids, no cards.

A counter must not reveal anything about hidden cards: an answer counts the same whether there was a choice or not, and
whether a person gave it now or in advance.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

from beagle.server.codes import CODES
from beagle.server.limits import MAX_TABLES, MAX_VISITORS
from beagle.server.store.contract import CLOSED, GATHERING, OVER, PLAYING, Counts
from beagle.server.workers import OUTCOMES

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
SHOWN_SECONDS: Final = 60.0  # between two readings of the counters
OTHER: Final = "other"
STATUSES: Final = (GATHERING, PLAYING, OVER, CLOSED)
PAST: Final = ("finished", "closed", "visitors")
TAKES: Final = ("free", "given", "forced", "adopted")  # how a server gets a table
LOSSES: Final = ("fenced", "in-doubt", "forced", "lease")  # how it loses one that it did not give
SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
THINKING: Final = (0.001, 0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    """All counters of one server, in their own registry: two servers in one process don't mix."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.made, self.made_at = b"", 0.0
        registry = CollectorRegistry()
        self.registry = registry
        self._moves = Counter("beagle_moves", "Moves of people, standing answers among them.", registry=registry)
        self._entries = Counter("beagle_entries", "Entries of games that were written down.", registry=registry)
        self._append_seconds = Histogram(
            "beagle_append_seconds", "From an entry to the disk.", registry=registry, buckets=SECONDS
        )
        self._broadcast_seconds = Histogram(
            "beagle_broadcast_seconds", "From the disk to the last outbox.", registry=registry, buckets=SECONDS
        )
        self._connections = Gauge("beagle_connections", "Open websockets.", registry=registry)
        self._tables = Gauge("beagle_live_tables", "Tables in memory.", registry=registry)
        self._slow_readers = Counter(
            "beagle_slow_readers", "Connections closed because they did not read.", registry=registry
        )
        self._thinking = Histogram(
            "beagle_bot_seconds", "How long a bot thought.", ["outcome"], registry=registry, buckets=THINKING
        )
        self._stored = Gauge("beagle_stored", "What the database holds.", ["what"], registry=registry)
        self._room = Gauge("beagle_stored_most", "How much of it there may be.", ["what"], registry=registry)
        self._size = Gauge("beagle_database_bytes", "The size of the database.", registry=registry)
        self._forgotten = Counter("beagle_forgotten", "What was past and is gone.", ["what"], registry=registry)
        self._room.labels("tables").set(MAX_TABLES)
        self._room.labels("visitors").set(MAX_VISITORS)
        self._refusals = Counter("beagle_refusals", "Requests refused.", ["code"], registry=registry)
        self.count_tables_of_several(registry)
        for outcome in OUTCOMES:  # so that every series exists from the first scrape on
            self._thinking.labels(outcome)

    def count_tables_of_several(self, registry: CollectorRegistry) -> None:
        """What happens if several servers share the tables; one that is alone takes each once."""
        self._takes = Counter("beagle_takes", "Tables that this server took.", ["how"], registry=registry)
        self._take_seconds = Histogram(
            "beagle_take_seconds", "From asking for a table to having it.", registry=registry, buckets=SECONDS
        )
        self._gives = Counter("beagle_gives", "Tables that were given to another server.", registry=registry)
        self._losses = Counter("beagle_losses", "Tables lost without being given.", ["why"], registry=registry)
        self._lease = Gauge("beagle_lease_left_seconds", "What is left of the server's lease.", registry=registry)
        for how in TAKES:
            self._takes.labels(how)
        for why in LOSSES:
            self._losses.labels(why)

    def took(self, how: str, seconds: float) -> None:
        """This server has taken a table."""
        self._takes.labels(how if how in TAKES else OTHER).inc()
        self._take_seconds.observe(seconds)

    def gave(self) -> None:
        """A table was given to another server."""
        self._gives.inc()

    def lost(self, why: str) -> None:
        """A table is no longer this server's, or it is unknown what is stored."""
        self._losses.labels(why if why in LOSSES else OTHER).inc()

    def watch_lease(self, left: Callable[[], float]) -> None:
        """`left` says for how many seconds the lease is valid; of a server that is alone, without an end."""
        self._lease.set_function(left)

    def moved(self) -> None:
        """Somebody made a move."""
        self._moves.inc()

    def live_tables(self, count: int) -> None:
        """So many tables are in memory."""
        self._tables.set(count)

    @contextmanager
    def connected(self) -> Iterator[None]:
        """Around the lifetime of a websocket."""
        with self._connections.track_inprogress():
            yield

    def stored(self, counts: Counts) -> None:
        """So much is in the database."""
        self._stored.labels("visitors").set(counts.visitors)
        for status in STATUSES:
            self._stored.labels(status).set(counts.tables.get(status, 0))
        self._size.set(counts.size)

    def forgotten(self, what: str, many: int) -> None:
        """Finished or closed tables, or visitors, that were deleted."""
        self._forgotten.labels(what if what in PAST else OTHER).inc(many)

    def slow_reader(self) -> None:
        """A connection was closed because it didn't read."""
        self._slow_readers.inc()

    def thought(self, outcome: str, seconds: float) -> None:
        """A bot was asked; `Workers` reports it."""
        self._thinking.labels(outcome if outcome in OUTCOMES else OTHER).observe(seconds)

    def refused(self, code: str) -> None:
        """A request was refused."""
        self._refusals.labels(code if code in CODES else OTHER).inc()

    @contextmanager
    def appending(self, entries: int) -> Iterator[None]:
        """Around an append of so many entries to the store.  One that fails isn't counted."""
        with timed(self._append_seconds):
            yield
        self._entries.inc(entries)

    @contextmanager
    def broadcasting(self) -> Iterator[None]:
        """Around the sending of what was appended."""
        with timed(self._broadcast_seconds):
            yield

    def text(self) -> bytes:
        """All counters as they are now, of type CONTENT_TYPE."""
        return generate_latest(self.registry)

    def shown(self) -> bytes:
        """What `/metrics` answers: built once a minute for everybody, so that nobody can see single moves in it."""
        now = self.clock()
        if not self.made or now - self.made_at >= SHOWN_SECONDS:
            self.made, self.made_at = self.text(), now
        return self.made


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    start = time.perf_counter()
    yield
    histogram.observe(time.perf_counter() - start)
