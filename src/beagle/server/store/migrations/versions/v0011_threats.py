"""A host can switch off that pages show who could attack whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("threats", sa.Integer(), nullable=False, server_default="1"))
