"""The database in PostgreSQL: checking that it is ours and that we may use it, and bringing it up to date."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import psycopg

from beagle.server.store import migrations
from beagle.server.store.address import shown
from beagle.server.store.contract import StoreError
from beagle.server.store.lock import InUse
from beagle.server.store.postgres.connections import OLDEST, connect, store_errors
from beagle.server.store.schema import must_be_known

OURS: Final = "Beagle"  # the comment on the table of versions: this database is ours

# Advisory locks: one for each server, by its number; and one for the whole database.
NODES: Final = 4265
DATABASE: Final = 4266
ADDING: Final = 4267  # for a moment, while something is counted and added
SERVING: Final = 0
MIGRATING: Final = 1
DUTY: Final = 2  # one of several servers does the housekeeping


def check_server(connection: psycopg.Connection[Any], address: str) -> None:
    """Raises if this server can't be used: it is too old, or can only be read."""
    version = connection.info.server_version // 10_000
    if version < OLDEST:
        raise StoreError(f"{shown(address)}: this is PostgreSQL {version}; {OLDEST} or newer is needed")
    (standby,) = one(connection, "SELECT pg_is_in_recovery()")
    if standby:
        raise StoreError(f"{shown(address)}: this is a standby, which can only be read; name the primary server")


def one(connection: psycopg.Connection[Any], sql: str, *values: Any) -> tuple[Any, ...]:
    found: tuple[Any, ...] | None = connection.execute(sql, values).fetchone()
    assert found is not None
    return found


def version_of(connection: psycopg.Connection[Any], address: str) -> str:
    """The schema version of the database; "" if it is empty.  Raises if the database isn't ours."""
    query = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    names = {name for (name,) in connection.execute(query)}
    if not names:
        return ""
    comment = one(connection, "SELECT obj_description(to_regclass('public.alembic_version'), 'pg_class')")[0]
    if comment != OURS:
        raise StoreError(
            f"{shown(address)}: this database was not made by Beagle; create one for it alone: createdb beagle"
        )
    return str(one(connection, "SELECT version_num FROM alembic_version")[0])


def must_be_current(connection: psycopg.Connection[Any], address: str) -> None:
    """For commands that read: they change nothing."""
    version = version_of(connection, address)
    must_be_known(version)
    if not version:
        raise StoreError(f"{shown(address)}: there is nothing in this database")
    if version != migrations.HEAD:
        raise StoreError(f"{shown(address)}: the database has an older format; start the server once to upgrade it")


def migrate(address: str, to: str = migrations.HEAD) -> None:
    """Bring the database to this schema version: all steps in one transaction, or none.

    Several servers may start at once: one of them does it, the others wait and find it done.
    """
    with connect(address) as connection, store_errors(address):
        check_server(connection, address)
        connection.execute("SELECT pg_advisory_lock(%s, %s)", [DATABASE, MIGRATING])  # ends with the connection
        version = version_of(connection, address)
        must_be_known(version)
        if version != to:
            upgrade(lambda: to_migrate(address), to)


def to_migrate(address: str) -> psycopg.Connection[Any]:
    connection = connect(address)
    connection.execute("SET statement_timeout = 0")
    connection.autocommit = False
    return connection


def upgrade(creator: Callable[[], Any], to: str) -> None:
    """Let Alembic run the steps."""
    import sqlalchemy  # here: slow to import, and most starts don't need it
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    engine = sqlalchemy.create_engine("postgresql+psycopg://", creator=creator, poolclass=sqlalchemy.NullPool)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, to)
            connection.exec_driver_sql(f"COMMENT ON TABLE alembic_version IS '{OURS}'")
    except sqlalchemy.exc.DBAPIError as error:
        raise error.orig or error from error


def hold(connection: psycopg.Connection[Any], address: str, node: int, before: int) -> None:
    """This server is alive as long as this connection is.  InUse: another one uses the database.

    `before` is the process of PostgreSQL that served our last connection: if it hasn't noticed yet that the connection
    is lost, it is ended, since it holds our own locks.
    """
    for tried in range(3):
        got = one(connection, "SELECT pg_try_advisory_lock(%s, %s)", DATABASE, SERVING)[0]
        if got and one(connection, "SELECT pg_try_advisory_lock(%s, %s)", NODES, node)[0]:
            return
        if got:
            connection.execute("SELECT pg_advisory_unlock(%s, %s)", [DATABASE, SERVING])
        if not before or tried:
            break
        connection.execute("SELECT pg_terminate_backend(%s, 2000)", [before])
    raise InUse(f"{shown(address)}: another server is running on this database")
