"""The migrations from one schema version to the next, oldest first.  Alembic runs them."""

from typing import Final

HEAD: Final = "0017"  # the newest step: the schema version this program writes
