"""Alembic runs this file.  The caller owns the connection and the transaction around all steps."""

from alembic import context

connection = context.config.attributes["connection"]
context.configure(connection=connection, transactional_ddl=connection.dialect.name != "sqlite")  # there it is ours
context.run_migrations()
