"""What was counted of the reviews of finished games, and who counts it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "review",
        sa.Column(
            "table_id", sa.Text(), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True, nullable=False
        ),
        sa.Column("heading", sa.Text(), nullable=False),
        sa.Column("fine", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("done", sa.Float(), nullable=False),
        sa.Column("spent", sa.Float(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False, server_default=""),
        sa.Column("until", sa.Float(), nullable=False, server_default="0"),
    )
    op.create_index("review_at", "review", ["at"])
