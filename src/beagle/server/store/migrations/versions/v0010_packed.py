"""Entries of games of the past, packed.  On PostgreSQL what every move changes is kept apart from what stays.

No database on PostgreSQL is older than this step, so there it makes the tables of entries again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

# `k` is a short key.  `entry` and `branch_entry` refer to `live` without a foreign key: every insert updates its row of
# `live` in the same statement, and a table is deleted with all its entries.
POSTGRESQL = """
DROP TABLE entry, branch_entry;
DROP INDEX table_lobby, table_idle;
ALTER TABLE game_table
  ADD COLUMN k bigint UNIQUE GENERATED ALWAYS AS IDENTITY,
  ADD COLUMN listed float8 NOT NULL DEFAULT 0,
  DROP COLUMN touched, DROP COLUMN entries, DROP COLUMN actor, DROP COLUMN together, DROP COLUMN position;
CREATE INDEX table_lobby ON game_table (status, listed DESC, id) WHERE public = 1;
CREATE INDEX table_idle ON game_table (status, listed, id);
CREATE TABLE live (
  k bigint PRIMARY KEY REFERENCES game_table (k) ON DELETE CASCADE,
  epoch bigint NOT NULL DEFAULT 0, node bigint, entries int NOT NULL DEFAULT 0,
  actor int NOT NULL, together int NOT NULL,
  touched float8 NOT NULL, thinking float8 NOT NULL DEFAULT 0, position bytea NOT NULL) WITH (fillfactor = 50);
ALTER TABLE live ALTER COLUMN position SET STORAGE EXTERNAL;
CREATE TABLE entry (
  k bigint NOT NULL, n int NOT NULL, kind text NOT NULL, actor int NOT NULL, text text NOT NULL, action bigint NOT NULL,
  client text NOT NULL, spent float8 NOT NULL, at float8 NOT NULL, mark text NOT NULL, PRIMARY KEY (k, n));
CREATE UNIQUE INDEX entry_client ON entry (k, actor, client) WHERE client <> '';
CREATE TABLE branch_entry (
  k bigint NOT NULL, n int NOT NULL, kind text NOT NULL, actor int NOT NULL, text text NOT NULL, action bigint NOT NULL,
  client text NOT NULL, spent float8 NOT NULL, at float8 NOT NULL, mark text NOT NULL, PRIMARY KEY (k, actor, n));
CREATE UNIQUE INDEX branch_client ON branch_entry (k, actor, client) WHERE client <> '';
CREATE TABLE node (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, name text NOT NULL, version text NOT NULL,
  since timestamptz NOT NULL DEFAULT clock_timestamp());
DROP TABLE room
"""


UNPACKED = sa.text("packed = 0 AND status IN ('over', 'closed')")


def upgrade() -> None:
    op.add_column("game_table", sa.Column("packed", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "packed",
        sa.Column(
            "table_id", sa.Text(), sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True, nullable=False
        ),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        for statement in POSTGRESQL.split(";"):
            op.execute(sa.text(statement))
    order = "touched" if op.get_bind().dialect.name == "sqlite" else "listed"
    columns = [order, "id"]
    op.create_index("table_unpacked", "game_table", columns, sqlite_where=UNPACKED, postgresql_where=UNPACKED)
