"""Bots and their processes."""

from __future__ import annotations

from typing import Final

HINT_RUNGS: Final = 3
"""The rungs of a hint: where to look, why, the move."""

REASON_NUMBER: Final = 10**6
"""A number in the reason of a hint, as a worker says it.  Points and tries are far smaller."""

LATE_TWICE: Final = 2
"""A table whose bots were late this often in a row waits behind all others, and its bots get less time."""

LATE_OF_OWNER: Final = 6
"""The same for an owner, over all tables: opening new tables with hard positions gives no advantage."""

SLOW_SHARE: Final = 5
"""The fraction of the usual time they get then: two seconds instead of ten."""

TURNS_KNOWN: Final = 1_000
"""Late tables that are remembered, and as many late owners."""

BOT_WORKERS: Final = 64
"""Bot processes that can be configured: more than any machine here has cores."""

BOT_MEMORY: Final = 1 << 30
"""Bytes of address space of one bot process."""

BOT_LINE_BYTES: Final = 64 * 1024
"""The longest line a bot process may send.  A normal one has a few dozen bytes."""
