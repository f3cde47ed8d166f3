"""Games keep where they stand, so that later rules can tell whether they lead there, and be played on from there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game_table", sa.Column("position", sa.Text(), nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("continues", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("entry", sa.Column("mark", sa.Text(), nullable=False, server_default=""))
