"""Tables have a name and a host, may be for practice, and a host can give a player more time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("name", sa.Text(), nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("host", sa.Integer(), nullable=False, server_default="-1"))
    op.add_column("game_table", sa.Column("practice", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("given", sa.Float(), nullable=False, server_default="0"))
