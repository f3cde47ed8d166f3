"""On PostgreSQL a table that is given to another server takes along what its people are asking each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.execute(sa.text("ALTER TABLE live ADD COLUMN carried text NOT NULL DEFAULT ''"))
