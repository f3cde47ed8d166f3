"""On PostgreSQL a server has a lease, by the database's clock, and its tables are found by its number."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(sa.text("ALTER TABLE node ADD COLUMN until timestamptz NOT NULL DEFAULT clock_timestamp()"))
        op.execute(sa.text("CREATE INDEX live_node ON live (node) WHERE node IS NOT NULL"))
