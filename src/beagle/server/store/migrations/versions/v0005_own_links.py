"""The link that is handed out is one thing, what its player holds afterwards another; devices know of each other.

The links of today are those that were handed out: the first person to show one gets their own.  Seats of a rematch
were never handed out: their links are their players' own already.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


SECONDS: sa.types.TypeEngine[Any] = sa.Double().with_variant(sa.REAL(), "sqlite")


def upgrade() -> None:
    empty = "x''" if op.get_bind().dialect.name == "sqlite" else "''"
    for name in ("link", "proof"):
        op.add_column("seat", sa.Column(name, sa.LargeBinary(), nullable=False, server_default=sa.text(empty)))
    op.execute(f"UPDATE seat SET link = token, token = {empty} WHERE before < 0 AND length(token) > 0")
    for name in ("seen", "told"):
        op.add_column("device", sa.Column(name, SECONDS, nullable=False, server_default="0"))
    op.execute("UPDATE device SET seen = made, told = (SELECT MAX(made) FROM device)")
