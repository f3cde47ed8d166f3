"""A seat of a rematch knows for whom it is kept: nobody else gets a link to it from the game before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("before", sa.Integer(), nullable=False, server_default="-1"))
