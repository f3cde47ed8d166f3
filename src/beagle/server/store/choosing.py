"""Which store a server uses: a folder with a file of SQLite, or a database of PostgreSQL."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from beagle.server.store.contract import Store, StoreError
from beagle.server.store.sqlite import SqliteStore


def store_of(folder: Path, database: str = "") -> Store:
    """The store at this address, or if there is none, in this folder."""
    if not database:
        return SqliteStore(folder)
    need_driver()
    from beagle.server.store.postgres.store import PostgresStore  # here: most servers have no driver for it

    return PostgresStore(database)


def need_driver() -> None:
    """StoreError if what talks to PostgreSQL isn't installed."""
    try:
        import_module("psycopg")
    except ImportError as error:
        raise StoreError(
            f"PostgreSQL needs a driver that is not installed: pip install 'beagle-games[postgres]' ({error})"
        ) from error
