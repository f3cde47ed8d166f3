"""Who was sent away, who said what, whom somebody blocked, whom the host banned, what was reported; room to try."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

TEXT = sa.Text()
SECONDS: sa.types.TypeEngine[Any] = sa.Double().with_variant(sa.REAL(), "sqlite")
BY_KEY = {"sqlite_with_rowid": False}


def upgrade() -> None:
    op.add_column("game_table", Column("sent_away", TEXT, nullable=False, server_default=""))
    op.add_column("chat", Column("visitor", TEXT, nullable=False, server_default=""))
    op.create_table("block", person("visitor"), person("other"), moment(), **BY_KEY)
    op.create_index("block_other", "block", ["other"])
    op.create_table("ban", person("visitor"), column("why"), moment(), **BY_KEY)
    op.create_table(
        "report",
        Column("id", sa.Integer(), primary_key=True, nullable=False),
        column("table_id"),
        column("visitor"),
        column("why"),
        column("text"),
        column("seen"),
        moment(),
    )
    op.create_index("report_once", "report", ["table_id", "visitor"], unique=True)
    op.create_index("report_at", "report", ["at"])
    op.create_table("room", Column("filler", sa.LargeBinary(), nullable=False))


def column(name: str) -> Column[Any]:
    return Column(name, TEXT, nullable=False)


def moment() -> Column[Any]:
    return Column("at", SECONDS, nullable=False)


def person(name: str) -> Column[Any]:
    """Goes with the visitor."""
    return Column(name, TEXT, sa.ForeignKey("visitor.id", ondelete="CASCADE"), primary_key=True, nullable=False)
