"""A table names the bot that plays for people who are missing, and may have agreed to hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("substitute", sa.Text(), nullable=False, server_default="greedy"))
    op.add_column("game_table", sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))
