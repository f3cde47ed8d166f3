"""Which store a server uses: a folder with a file of SQLite, or a database of PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path

from beagle.server.store import schema
from beagle.server.store.care import existing
from beagle.server.store.contract import Store, StoreError
from beagle.server.store.sql import Connection
from beagle.server.store.sqlite import SqliteStore


def store_of(folder: Path, database: str = "", nodes: bool = False) -> Store:
    """The store at this address, or if there is none, in this folder.  `nodes`: other servers use it too."""
    if not database:
        if nodes:
            raise StoreError(
                "several servers can share a database of PostgreSQL, not a folder: --database postgresql://…"
            )
        return SqliteStore(folder)
    need_driver()
    from beagle.server.store.postgres.store import PostgresStore  # here: most servers have no driver for it

    return PostgresStore(database, alone=not nodes)


@contextmanager
def by_hand(folder: Path, database: str = "", reads: bool = False) -> Iterator[Connection]:
    """A connection for a command of the host; the server may be running.  `reads`: it writes nothing."""
    if database:
        need_driver()
        from beagle.server.store.postgres.moving import by_hand as in_postgres  # here: most have no driver for it

        with in_postgres(database) as sql:
            yield sql
        return
    path = existing(folder / schema.NAME)
    connect = schema.connect_to_read if reads else schema.connect
    with schema.store_errors(path), closing(connect(path)) as connection:
        schema.must_be_current(connection, path)
        yield connection


def need_driver() -> None:
    """StoreError if what talks to PostgreSQL isn't installed."""
    try:
        import_module("psycopg")
    except ImportError as error:
        raise StoreError(
            f"PostgreSQL needs a driver that is not installed: pip install 'beagle-games[postgres]' ({error})"
        ) from error
