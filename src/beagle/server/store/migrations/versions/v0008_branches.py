"""Seats that act at once: what each has done before it joins the line, and who still has to act."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("together", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "branch_entry",
        sa.Column("table_id", sa.String(), sa.ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("action", sa.BigInteger(), nullable=False),
        sa.Column("client", sa.String(), nullable=False),
        sa.Column("spent", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "actor", "n"),
        sqlite_with_rowid=False,
    )
    there = sa.text("client <> ''")  # a resend is refused by the database too
    whose = ["table_id", "actor", "client"]
    op.create_index("branch_client", "branch_entry", whose, unique=True, sqlite_where=there, postgresql_where=there)
