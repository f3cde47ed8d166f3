"""Alembic runs this file.  The caller owns the connection and the transaction around all steps."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=False)
context.run_migrations()
