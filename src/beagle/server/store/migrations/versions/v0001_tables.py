"""The first form: visitors and their devices; tables with seats, entries and chat."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

Kind = sa.types.TypeEngine[Any]
TEXT, WHOLE, BYTES = sa.Text(), sa.Integer(), sa.LargeBinary()
LONG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
SECONDS: Kind = sa.Double().with_variant(sa.REAL(), "sqlite")
BY_KEY = {"sqlite_with_rowid": False}  # rows of one table lie together


def upgrade() -> None:
    visitors()
    tables()
    inside_tables()
    op.create_table("pulse", column("id", WHOLE, primary_key=True), column("at", SECONDS))


def column(name: str, kind: Kind, primary_key: bool = False) -> Column[Any]:
    return Column(name, kind, nullable=False, primary_key=primary_key)


def of_table() -> Column[Any]:
    key = sa.ForeignKey("game_table.id", ondelete="CASCADE")
    return Column("table_id", TEXT, key, primary_key=True, nullable=False)


def visitors() -> None:
    columns = [column("name", TEXT), column("code", BYTES), column("made", SECONDS), column("seen", SECONDS)]
    op.create_table("visitor", column("id", TEXT, primary_key=True), *columns)
    op.create_index("visitor_code", "visitor", ["code"], unique=True)
    whose = Column("visitor", TEXT, sa.ForeignKey("visitor.id", ondelete="CASCADE"), nullable=False)
    op.create_table("device", column("token", BYTES, primary_key=True), whose, column("made", SECONDS))
    op.create_index("device_visitor", "device", ["visitor", "made"])


def tables() -> None:
    op.create_table(
        "game_table",
        column("id", TEXT, primary_key=True),
        column("game", TEXT),
        column("ruleset", TEXT),
        column("seats", WHOLE),
        column("owner", TEXT),
        column("made", SECONDS),
        column("touched", SECONDS),
        column("status", TEXT),
        column("public", WHOLE),
        column("spectators", WHOLE),
        column("clock_kind", TEXT),
        column("clock_seconds", SECONDS),
        column("clock_increment", SECONDS),
        column("version", WHOLE),
        column("secret", BYTES),
        column("start", TEXT),
        column("given", WHOLE),
        column("entries", WHOLE),
        column("actor", WHOLE),
        column("result", TEXT),
        column("after", TEXT),
        column("rematch", TEXT),
    )
    op.create_index("table_lobby", "game_table", ["status", "public", "touched"])
    op.create_index("table_idle", "game_table", ["status", "touched"])
    op.create_index("table_owner", "game_table", ["owner", "status"])


def inside_tables() -> None:
    seat = ["kind", "name", "visitor", "bot", "standing", "muted"]
    number = column("number", WHOLE, primary_key=True)
    op.create_table(
        "seat", of_table(), number, *(column(name, TEXT) for name in seat), column("token", BYTES), **BY_KEY
    )
    taken = sa.text("visitor <> ''")
    op.create_index("seat_visitor", "seat", ["visitor"], sqlite_where=taken, postgresql_where=taken)
    op.create_table(
        "entry",
        of_table(),
        column("n", WHOLE, primary_key=True),
        column("kind", TEXT),
        column("actor", WHOLE),
        column("text", TEXT),
        column("action", LONG),
        column("client", TEXT),
        column("spent", SECONDS),
        column("at", SECONDS),
        **BY_KEY,
    )
    # A resend is refused by the database too.
    there = sa.text("client <> ''")
    op.create_index(
        "entry_client",
        "entry",
        ["table_id", "actor", "client"],
        unique=True,
        sqlite_where=there,
        postgresql_where=there,
    )
    said = [column("name", TEXT), column("text", TEXT), column("phrase", TEXT), column("at", SECONDS)]
    number = column("number", WHOLE, primary_key=True)
    op.create_table("chat", of_table(), number, column("seat", WHOLE), *said, **BY_KEY)
