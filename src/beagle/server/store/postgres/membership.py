"""A server among several: a lease by the database's clock, a lock that goes with the process, and what others say.

A connection of its own renews the lease each second.  If the connection or the lease is lost, this life is over: the
tables belong to the server that takes them, and a new life with another number begins as soon as the database answers.
"""

from __future__ import annotations

import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import psycopg

from beagle import __version__
from beagle.server.store.address import shown
from beagle.server.store.contract import StoreError
from beagle.server.store.lock import InUse
from beagle.server.store.postgres import schema
from beagle.server.store.postgres.claims import CHANNEL
from beagle.server.store.postgres.connections import connect, cut, store_errors

LEASE_SECONDS: Final = 4.0
BEAT_SECONDS: Final = 1.0
LISTEN_SECONDS: Final = 0.1
AGAIN_SECONDS: Final = 0.2  # until a new life is tried
BEGAN: Final = "began"
ENDED: Final = "ended"


def boot_time() -> float:
    """Seconds that also count while the machine sleeps, where the system has such a clock."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Membership:
    """One server among several.  `heard` is called from its thread, with what others say and with its own changes."""

    def __init__(self, address: str, heard: Callable[[str], None]) -> None:
        self.address = address
        self.heard = heard
        self.node = 0  # of the present life; 0 between two lives
        self.until = 0.0  # by `boot_time`: the lease is valid at least until then
        self.duty = False  # this server does what only one of them should
        self.connection: psycopg.Connection[Any] | None = None
        self.closing = threading.Event()
        self.thread = threading.Thread(target=self.run, name="beagle-membership", daemon=True)

    @property
    def left(self) -> float:
        """The seconds that the lease is valid for, if it isn't renewed."""
        return self.until - boot_time() if self.node else 0.0

    def start(self) -> None:
        """The first life begins now: errors are raised."""
        self.begin()
        self.thread.start()

    def run(self) -> None:
        """The thread."""
        while not self.closing.is_set():
            try:
                if self.connection is None:
                    self.begin()
                self.beat()
            except (psycopg.Error, StoreError, OSError):
                self.end()
                self.closing.wait(AGAIN_SECONDS)

    def begin(self) -> None:
        before = boot_time()
        connection = connect(self.address)
        try:
            with store_errors(self.address):
                number = self.enter(connection)
        except BaseException:
            connection.close()
            raise
        self.connection, self.until, self.duty = connection, before + LEASE_SECONDS, False
        self.node = number
        self.heard(BEGAN)

    def enter(self, connection: psycopg.Connection[Any]) -> int:
        if not schema.one(connection, "SELECT pg_try_advisory_lock_shared(%s, %s)", schema.DATABASE, schema.SERVING)[0]:
            raise InUse(f"{shown(self.address)}: another server is running on this database")
        query = (
            "INSERT INTO node (name, version, until)"
            " VALUES (%s, %s, clock_timestamp() + make_interval(secs => %s)) RETURNING id"
        )
        number = int(schema.one(connection, query, socket.gethostname(), __version__, LEASE_SECONDS)[0])
        connection.execute("SELECT pg_advisory_lock(%s, %s)", [schema.NODES, number])
        connection.execute(f"LISTEN {CHANNEL}")
        return number

    def beat(self) -> None:
        """Renew the lease, then listen until the next beat.  A lease that has run out can't be renewed."""
        connection = self.connection
        assert connection is not None
        before = boot_time()
        query = (
            "UPDATE node SET until = clock_timestamp() + make_interval(secs => %s)"
            " WHERE id = %s AND until > clock_timestamp()"
        )
        if connection.execute(query, [LEASE_SECONDS, self.node]).rowcount != 1:
            raise StoreError(f"{shown(self.address)}: the lease of this server has run out")
        self.until = before + LEASE_SECONDS
        if not self.duty:
            query = "SELECT pg_try_advisory_lock(%s, %s)"
            self.duty = bool(schema.one(connection, query, schema.DATABASE, schema.DUTY)[0])
        while boot_time() - before < BEAT_SECONDS and not self.closing.is_set():
            for notice in connection.notifies(timeout=LISTEN_SECONDS):
                self.heard(notice.payload)

    def end(self) -> None:
        """This life is over."""
        connection, self.connection = self.connection, None
        if connection is not None:
            self.node, self.until, self.duty = 0, 0.0, False
            with suppress(psycopg.Error):
                connection.close()
            self.heard(ENDED)

    def abandon(self) -> None:
        """Called from outside: the connection hangs, and waiting for it is given up."""
        if self.connection is not None:
            cut(self.connection)

    def close(self) -> None:
        """The server stops: its lease ends at once."""
        self.closing.set()
        if self.thread.is_alive():
            self.thread.join()
        if self.connection is not None:
            with suppress(psycopg.Error):
                self.connection.execute("UPDATE node SET until = clock_timestamp() WHERE id = %s", [self.node])
                self.connection.close()
            self.connection, self.node = None, 0
