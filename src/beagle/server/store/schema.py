"""The database file: connections to it, checking that it is ours, and bringing it up to date."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from beagle.server.store import migrations
from beagle.server.store.contract import Damaged, StoreError

NAME: Final = "beagle.db"
APPLICATION: Final = 0x4265676C  # "Begl" in the file header: this database is ours
BUSY_SECONDS: Final = 5.0
WAL_BYTES: Final = 64 * 1024 * 1024  # how much of the log file is kept after a full checkpoint
ONLY_US: Final = 0o600  # it contains the secrets of running games


class TooNew(StoreError):
    """A newer version of the program has written this database."""


@contextmanager
def store_errors(path: Path) -> Iterator[None]:
    """Turns every SQLite error into a StoreError that names the file."""
    try:
        yield
    except sqlite3.Error as error:
        raise as_ours(path, error) from error


BROKEN: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


def as_ours(path: Path, error: sqlite3.Error) -> StoreError:
    """An SQLite error, in our words."""
    name = getattr(error, "sqlite_errorname", "") or ""
    broken = name.startswith(BROKEN) or "Could not decode" in str(error)  # bytes that aren't text
    ours = (Damaged if broken else StoreError)(f"{path}: {reason(error)}")
    return ours.said("error-not-a-database", path=str(path)) if name.startswith("SQLITE_NOTADB") else ours


def reason(error: sqlite3.Error) -> str:
    """Words for the problems somebody can do something about."""
    name = getattr(error, "sqlite_errorname", "") or ""
    known = {
        "SQLITE_FULL": "the disk is full",
        "SQLITE_BUSY": "another program holds the database",
        "SQLITE_LOCKED": "another program holds the database",
        "SQLITE_READONLY": "it may not be written",
        "SQLITE_NOTADB": "this is not a database",
        "SQLITE_CORRUPT": "the database is damaged",
        "SQLITE_CANTOPEN": "it cannot be opened",
        "SQLITE_IOERR": "the disk does not work as it should",
    }
    for prefix, words in known.items():
        if name.startswith(prefix):
            return f"{words} ({error})"
    return str(error)


def logs(path: Path) -> tuple[Path, Path]:
    """The files SQLite keeps next to a database while it is open."""
    return path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")


def connect(path: Path, busy: float = BUSY_SECONDS) -> sqlite3.Connection:
    """A connection that writes.  Transactions begin and end explicitly; a commit returns when it is on disk."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, ONLY_US))
    connection = sqlite3.connect(path, busy, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA journal_size_limit = {WAL_BYTES}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def connect_to_read(path: Path, busy: float = BUSY_SECONDS) -> sqlite3.Connection:
    """A connection that can't write."""
    address = f"{path.resolve().as_uri()}?mode=ro"
    connection = sqlite3.connect(address, busy, isolation_level=None, check_same_thread=False, uri=True)
    connection.execute("PRAGMA query_only = ON")
    return connection


def version_of(connection: sqlite3.Connection) -> str:
    """The schema version of the database; "" if it is empty.  Raises if the database isn't ours."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if not tables:
        return ""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    if application != APPLICATION or "alembic_version" not in tables:
        raise StoreError("this database was not made by Beagle")
    (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(version)


def must_be_known(version: str) -> None:
    if version and version not in versions():
        newest = migrations.HEAD
        raise TooNew(
            f"this database was written by a newer version of Beagle (format {version}; this program knows "
            f"{newest}): install that version"
        )


def must_be_current(connection: sqlite3.Connection, path: Path) -> None:
    version = version_of(connection)
    must_be_known(version)
    if version != migrations.HEAD:
        raise StoreError(f"{path}: the database has an older format; start the server once to upgrade it")


def versions() -> list[str]:
    """The schema versions this program knows, oldest first: the numbers in the file names."""
    folder = Path(migrations.__file__).parent / "versions"
    return sorted(file.name[1:5] for file in folder.glob("v[0-9][0-9][0-9][0-9]_*.py"))


def make_new(path: Path) -> None:
    """A new database: it exists completely or not at all, so an empty file is never one of ours."""
    part = path.with_name(f"{path.name}.new")
    for left in (part, *logs(part)):
        left.unlink(missing_ok=True)
    migrate(part)
    os.replace(part, path)


def migrate(path: Path, to: str = migrations.HEAD) -> None:
    """Bring the database to this schema version: all steps in one transaction, or none."""
    with closing(connect(path)) as connection:
        version = version_of(connection)
    must_be_known(version)
    if version != to:
        upgrade(path, to)


def upgrade(path: Path, to: str) -> None:
    """Let Alembic run the steps."""
    import sqlalchemy  # here: slow to import, and most starts don't need it
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    engine = sqlalchemy.create_engine("sqlite://", creator=lambda: connect(path), poolclass=sqlalchemy.NullPool)
    try:
        with engine.connect() as connection:  # which rolls back unless it reaches the commit
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            config.attributes["connection"] = connection
            command.upgrade(config, to)
            connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
            connection.commit()
    except sqlalchemy.exc.DBAPIError as error:
        raise error.orig or error from error
