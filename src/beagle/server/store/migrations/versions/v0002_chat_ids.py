"""A line of chat keeps the id its sender gave it: a resend is known by it after a restart too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("client", sa.Text(), nullable=False, server_default=""))
