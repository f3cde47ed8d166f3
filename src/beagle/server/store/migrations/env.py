"""Alembic runs this file.  The connection, and the transaction around all steps, are the caller's."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=False)
context.run_migrations()
