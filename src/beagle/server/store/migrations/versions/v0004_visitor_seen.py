"""Visitors can be found by when they were last here."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("visitor_seen", "visitor", ["seen"])
