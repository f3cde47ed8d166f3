"""Connections to PostgreSQL: how they are set, how a lost one is replaced, and what its errors mean."""

from __future__ import annotations

import os
import random
import re
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Any, Final, TypeVar

import psycopg
from psycopg import errors
from psycopg.types.numeric import IntDumper

from beagle.server.store.address import shown
from beagle.server.store.contract import Damaged, InDoubt, StoreError

OLDEST: Final = 14  # the oldest PostgreSQL this works with
CONNECT_SECONDS: Final = 5
STATEMENT_MILLISECONDS: Final = 30_000
TRIES: Final = 8  # of a transaction that PostgreSQL asks to repeat
APPLICATION: Final = "beagle"
SETTINGS: Final = {
    "application_name": APPLICATION,
    "connect_timeout": CONNECT_SECONDS,
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}

SERIALIZABLE: Final = "BEGIN ISOLATION LEVEL SERIALIZABLE"
ORDINARY: Final = "BEGIN"
SNAPSHOT: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
AT_ONCE: Final = ""  # one statement, without a transaction around it

T = TypeVar("T")
Job = Callable[["Sql"], T]

# Errors of PostgreSQL that somebody can do something about, by the start of their code.
KNOWN: Final = {
    "53100": "the disk is full",
    "53200": "it is out of memory",
    "53300": "it has too many connections; raise max_connections",
    "53": "it has run out of something",
    "57P03": "it is starting up or shutting down",
    "57014": "a statement took too long",
    "28P01": "the password is wrong",
    "28": "this user may not log in",
    "3D000": "there is no such database; create it: createdb NAME",
    "25006": "it can only be read: name the primary server, not a standby",
    "42501": "this user lacks rights; grant them: GRANT ALL ON SCHEMA public TO USER",
}
BROKEN: Final = ("XX001", "XX002")  # pages or indexes of the database are corrupt


def as_ours(address: str, error: psycopg.Error) -> StoreError:
    """An error of PostgreSQL, in our words."""
    code, first = error.sqlstate or "", str(error).strip().partition("\n")[0]
    if code in BROKEN:
        return Damaged(f"{shown(address)}: the database is damaged ({first})")
    words = next((words for start, words in KNOWN.items() if code.startswith(start)), "")
    if not words and isinstance(error, psycopg.OperationalError) and not code:
        words = no_connection(str(error))
    return StoreError(f"{shown(address)}: {words} ({first})" if words else f"{shown(address)}: {first}")


def no_connection(text: str) -> str:
    """Why there is no connection: there is no code for it, only words."""
    for sign, words in {
        "password authentication failed": "the password is wrong",
        "no password supplied": "a password is needed; put it into the address or into ~/.pgpass",
        "does not exist": "there is no such database or user",
        "Connection refused": "no PostgreSQL answers there; is it running?",
        "No such file": "no PostgreSQL answers there; is it running?",
        "could not translate host name": "there is no such host",
        "failed to resolve host": "there is no such host",
        "starting up": "it is starting up",
        "shutting down": "it is shutting down",
        "too many clients": "it has too many connections; raise max_connections",
        "timeout": "it does not answer",
    }.items():
        if sign in text:
            return words
    return "the connection is lost"


@contextmanager
def store_errors(address: str) -> Iterator[None]:
    """Turns every error of PostgreSQL into a StoreError that names the database."""
    try:
        yield
    except psycopg.Error as error:
        raise as_ours(address, error) from error


def connect(address: str) -> psycopg.Connection[Any]:
    """A connection that acknowledges a commit only when it is durable.  Transactions begin and end explicitly."""
    given: dict[str, Any] = {name: value for name, value in SETTINGS.items() if f"{name}=" not in address}
    with store_errors(address):
        connection = psycopg.connect(address, autocommit=True, **given)
        connection.adapters.register_dumper(bool, IntDumper)  # as SQLite stores them
        connection.prepare_threshold = 3
        connection.execute(f"SET statement_timeout = {STATEMENT_MILLISECONDS}")
        connection.execute("SET search_path = public")
        found = connection.execute("SELECT current_setting('synchronous_commit')").fetchone()
        if found and found[0] == "off":
            connection.execute("SET synchronous_commit = on")
    return connection


def cut(connection: psycopg.Connection[Any]) -> None:
    """End a connection on which another thread waits: the wait ends with an error."""
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)


@lru_cache(1000)
def translated(sql: str) -> str:
    """Places for values as PostgreSQL's driver writes them: `?` and `?1` are SQLite's way."""
    numbered = re.sub(r"\?(\d+)", r"%(p\1)s", sql)
    return numbered if numbered != sql else sql.replace("?", "%s")


class Sql:
    """A connection that understands the same statements as one of SQLite."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.connection = connection

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> psycopg.Cursor[Any]:
        text = translated(sql)
        if "%(p" in text:
            return self.connection.execute(text, {f"p{place}": value for place, value in enumerate(values, 1)})
        return self.connection.execute(text, list(values))

    def executemany(self, sql: str, rows: Sequence[Sequence[Any]], /) -> psycopg.Cursor[Any]:
        cursor = self.connection.cursor()
        if rows:
            cursor.executemany(translated(sql), rows)
        return cursor


class Session:
    """One connection, replaced when it is lost.  Used by one thread at a time."""

    def __init__(self, address: str, prepare: Callable[[psycopg.Connection[Any]], None] = lambda connection: None):
        self.address = address
        self.prepare = prepare  # what every new connection must do first
        self.connection: psycopg.Connection[Any] | None = None

    def connected(self) -> psycopg.Connection[Any]:
        """Nothing was sent yet: if this fails, nothing was written."""
        if self.connection is not None and (self.connection.closed or self.connection.broken):
            self.close()
        if self.connection is None:
            connection = connect(self.address)
            try:
                with store_errors(self.address):
                    self.prepare(connection)
            except BaseException:
                connection.close()
                raise
            self.connection = connection
        return self.connection

    def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(psycopg.Error):
                connection.close()

    def abandon(self) -> None:
        """A thread that waits for an answer is told that there is none."""
        if self.connection is not None:
            cut(self.connection)

    def write(self, job: Job[T], begin: str = SERIALIZABLE) -> T:
        """In a transaction, which is repeated if PostgreSQL asks for it.  If the job raises, nothing was written."""
        for tried in range(TRIES):
            try:
                return self.write_once(job, begin)
            except (errors.SerializationFailure, errors.DeadlockDetected):
                time.sleep(random.uniform(0, 0.002 * 2**tried))
            except psycopg.Error as error:
                raise as_ours(self.address, error) from error
        raise StoreError(f"{shown(self.address)}: too many programs are writing the same rows at once")

    def write_once(self, job: Job[T], begin: str) -> T:
        connection = self.begun(begin)
        try:
            value = job(Sql(connection))
        except BaseException:
            self.roll_back()
            raise
        self.commit(connection)
        return value

    def begun(self, begin: str) -> psycopg.Connection[Any]:
        """If the connection was lost meanwhile, a new one: nothing was sent yet."""
        connection = self.connected()
        try:
            connection.execute(begin)
        except psycopg.OperationalError:
            if not (connection.closed or connection.broken):
                raise
            self.close()
            connection = self.connected()
            connection.execute(begin)
        return connection

    def commit(self, connection: psycopg.Connection[Any]) -> None:
        """If the connection is lost now, only the database knows."""
        try:
            connection.execute("COMMIT")
        except psycopg.Error as error:
            if connection.closed or connection.broken:
                self.close()
                raise InDoubt(f"{shown(self.address)}: the connection was lost during a commit") from error
            raise

    def roll_back(self) -> None:
        if self.connection is not None and not (self.connection.closed or self.connection.broken):
            with suppress(psycopg.Error):
                self.connection.execute("ROLLBACK")
                return
        self.close()

    def read(self, job: Job[T], begin: str = AT_ONCE) -> T:
        """If the connection was lost, once more on a new one: reading twice does no harm."""
        with store_errors(self.address):
            lost = self.connection is not None
            try:
                return self.read_once(job, begin)
            except psycopg.OperationalError:
                if not lost or not (self.connection is None or self.connection.closed or self.connection.broken):
                    raise
                return self.read_once(job, begin)

    def read_once(self, job: Job[T], begin: str) -> T:
        connection = self.connected()
        if not begin:
            return job(Sql(connection))
        try:
            connection.execute(begin)
            return job(Sql(connection))
        finally:
            self.roll_back()
