"""Who is called when it is their move: how, when not, and at which tables; days off; the keys of the server."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

SECONDS: sa.types.TypeEngine[Any] = sa.Double().with_variant(sa.REAL(), "sqlite")
BY_KEY = {"sqlite_with_rowid": False}


def upgrade() -> None:
    op.add_column("seat", Column("given_for", sa.Integer(), nullable=False, server_default="-1"))
    add_people()
    add_channels()
    op.create_table(
        "notice",
        Column("table_id", sa.Text(), primary_key=True, nullable=False),
        visitor(primary_key=True),
        text("kind"),
        moment("due"),
        moment("deadline"),
        moment("sent"),
        **BY_KEY,
    )
    op.create_index("notice_due", "notice", ["sent", "due"])
    op.create_table("notice_key", Column("id", sa.Text(), primary_key=True, nullable=False), text("value"), **BY_KEY)


def add_people() -> None:
    op.create_table(
        "notice_person",
        visitor(primary_key=True),
        text("language"),
        text("zone"),
        number("quiet_from"),
        number("quiet_to"),
        text("kinds"),
        moment("off_from"),
        moment("off_until"),
        moment("off_used"),
        moment("off_year"),
        **BY_KEY,
    )
    op.create_table(
        "day_off",
        visitor(primary_key=True),
        Column("off_from", SECONDS, primary_key=True, nullable=False),
        moment("off_until"),
        **BY_KEY,
    )


def add_channels() -> None:
    op.create_table(
        "notice_channel",
        Column("id", sa.Text(), primary_key=True, nullable=False),
        visitor(),
        text("kind"),
        text("address"),
        text("key"),
        text("auth"),
        text("name"),
        moment("made"),
        number("confirmed"),
        Column("proof", sa.LargeBinary(), nullable=False),
        Column("device", sa.LargeBinary(), nullable=False),
        number("failing"),
        **BY_KEY,
    )
    op.create_index("notice_channel_visitor", "notice_channel", ["visitor"])
    op.create_index("notice_channel_address", "notice_channel", ["address"])
    op.create_index("notice_channel_proof", "notice_channel", ["proof"])


def visitor(primary_key: bool = False) -> Column[Any]:
    """Goes with the visitor."""
    key = sa.ForeignKey("visitor.id", ondelete="CASCADE")
    return Column("visitor", sa.Text(), key, primary_key=primary_key, nullable=False)


def text(name: str) -> Column[Any]:
    return Column(name, sa.Text(), nullable=False)


def number(name: str) -> Column[Any]:
    return Column(name, sa.Integer(), nullable=False)


def moment(name: str) -> Column[Any]:
    return Column(name, SECONDS, nullable=False)
