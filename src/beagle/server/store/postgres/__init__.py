"""The store in PostgreSQL, for sites that outgrow one file.  It needs the extra `postgres`."""
