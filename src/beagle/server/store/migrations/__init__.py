"""The steps by which a database comes from one form to the next, oldest first.  Alembic runs them."""

from typing import Final

HEAD: Final = "0007"  # the newest step: the form that this program writes
