"""Which rules changed in which version: shown for a game of older rules that can no longer be replayed."""

from __future__ import annotations

from typing import Final

CHANGES: Final[dict[int, tuple[str, ...]]] = {
    2: ("EV-TR-04", "EV-FLY-20", "EV-GIFT-02", "EV-RUL-25", "EV-RUL-36"),
    3: (
        "EV-FEED-04",
        "EV-FEED-06",
        "EV-TR-16",
        "EV-ED-05",
        "EV-FLY-07",
        "EV-FLY-20",
        "EV-CON-10",
        "EV-CON-14",
        "EV-CON-18",
        "EV-RUL-01",
        "EV-RUL-02",
        "EV-RUL-11",
        "EV-RUL-20",
        "EV-RUL-28",
        "EV-RUL-29",
        "EV-RUL-31",
        "EV-RUL-35",
    ),
}
