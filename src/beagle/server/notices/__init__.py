"""Calling people to their tables: by web push and e-mail, outside quiet hours, once until they have looked."""
