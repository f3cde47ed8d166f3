"""Records that are pasted, and stored games that are shown move by move."""

from __future__ import annotations

from typing import Final

from beagle.server.limits.rates import Rate

RECORD_BYTES: Final = 512 * 1024
"""The longest record or position that can be pasted."""

REPLAYS: Final = Rate(10, 0.1)
"""Pasted records of one address: each is replayed on the server."""

STORED_REPLAYS: Final = Rate(20, 0.5)
"""Stored games that one address requests, move by move or as a record."""

RULESET_LETTERS: Final = 240
"""The name of a ruleset with all the options it may have."""

MAX_MOVES: Final = 5_000
"""The longest game that is replayed on request.  A long one has about a thousand moves."""

REPLAY_BYTES: Final = 24 * 1024 * 1024
"""The longest answer that shows a game move by move.  The longest natural ones found had 9 MB (EVO with five seats and
a thousand moves); 200 undone moves may add 4 MB."""

REPLAYS_BYTES: Final = 96 * 1024 * 1024
"""Such answers in memory at once, over all requests, until they are sent: four of the longest, hundreds of normal ones.
If there is no room, the client is asked to try again."""

UNDONE_SHOWN: Final = 200
"""Undos and undone moves that a replay shows.  If a game has more, only the moves that still count are shown: a game
with a thousand undos would be several times as long."""

PASTES_WAITING: Final = 16
"""Pasted records and positions that wait to be played, one after another: some seconds of work."""
