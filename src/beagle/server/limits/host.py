"""The host's page."""

from __future__ import annotations

from typing import Final

from beagle.server.limits.rates import Rate

HOST_GUESSES: Final = Rate(5, 0.02)
"""Wrong tokens of the host from one address: five, then one every fifty seconds."""

HOST_TOKEN_LENGTH: Final = 200
"""The token of the host; ours have 32 letters."""

HOST_SECONDS: Final = 12 * 3600
"""How long a browser that has shown the token is the host's."""

HOST_LEFT: Final = 1_000
"""Cookies of browsers that have left, which the server remembers until they end."""

HOST_LIST: Final = 100
"""Tables, people or reports in one list of the host's page."""

HOST_COPIES: Final = 10
"""Copies of the database that were made from the host's page; the oldest beyond these are deleted."""

REPORT_NUMBERS: Final = 2**53
"""The number of a report."""

WHOM_LENGTH: Final = 60
"""Whom the host means: the id of a visitor, or a table and a seat."""

ANNOUNCED_MINUTES: Final = 7 * 24 * 60
"""For how long the host may say something to everybody."""

LOG_KEPT: Final = 200
"""Warnings and errors that the host's page shows: the last ones."""
