"""Requests over HTTP: how many, how long, and how large their answers."""

from __future__ import annotations

from typing import Final

from beagle.server.limits.rates import Rate

REQUESTS: Final = Rate(120, 20)
"""Requests of one address to the API."""

FILES: Final = Rate(3_000, 100)
"""Requests of one address for pages, their files, and the server's health: a class that loads the page at once."""

MADE_SECONDS: Final = 1.0
"""What is the same for everybody, like the metrics, is built once in this time."""

GRACEFUL_SECONDS: Final = 5
"""How long requests have to finish when the server stops."""

BODY_BYTES: Final = 64 * 1024
"""The longest body of a request."""

BODY_SECONDS: Final = 15.0
"""A body that hasn't arrived by then is given up."""

ANSWER_PIECE: Final = 64 * 1024
"""Bytes of a long answer that are passed on at once: what a socket takes without blocking."""

PIECE_SECONDS: Final = 15.0
"""A reader that hasn't taken a piece of a long answer by then gets no more of it: slower than any phone."""

ANSWER_SECONDS: Final = 300.0
"""And in total: the longest answer at half a megabit per second."""

PAGE_ERRORS: Final = Rate(5, 0.02)
"""Page errors that one address reports."""

ALL_PAGE_ERRORS: Final = Rate(60, 0.05)
"""Page errors that reach the log in total: a page that is broken everywhere must not fill the disk."""
