"""The chat lines of a person are found by an index: they are deleted with the name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

NAMED = sa.text("visitor <> ''")


def upgrade() -> None:
    op.create_index("chat_visitor", "chat", ["visitor"], sqlite_where=NAMED, postgresql_where=NAMED)
