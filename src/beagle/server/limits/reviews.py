"""Reviews of finished games."""

from __future__ import annotations

from typing import Final

from beagle.server.limits.rates import Rate

REVIEWS: Final = Rate(60, 6)
"""Requests of one address about reviews: a class of thirty, each page asking every few seconds while one is counted."""

REVIEW_POLL: Final = 1.5
"""Seconds after which a page asks again how far a review is."""

REVIEWS_WAITING: Final = 200
"""Reviews that wait to be counted, one after another: half an hour of work.  One more is refused."""

REVIEW_TRIES: Final = 3
"""How often in a row a worker may fail with the same piece of a review before it is given up."""

REVIEW_SAVES: Final = 10
"""After so many pieces what was counted is stored: a few seconds of work could be lost."""

REVIEW_LINES: Final = 60
"""Lines that a worker finds in one piece of a review: far shorter than the longest line it may send."""

REVIEW_LEASE: Final = 30.0
"""A server that hasn't stored anything of a review for so many seconds has lost it: another one goes on."""

REVIEW_BYTES: Final = 1024 * 1024
"""What was counted of one game, packed.  A long game of eight seats has 300 kB."""

MAX_REVIEWS: Final = 20_000
"""Reviews that are stored; if there are more, the oldest are deleted, and can be counted again."""

REVIEW_ANSWERS: Final = 32 * 1024 * 1024
"""Answers about reviews that are kept in memory: about a hundred."""

REVIEW_HEADINGS: Final = 1_000
"""Games of which the server remembers what their reviews depend on: otherwise it is found out again."""

REVIEW_GAMES: Final = 4
"""Games whose moments are kept in memory, so that the next answer about them is quick: a few megabytes each."""
