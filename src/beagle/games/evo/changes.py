"""Which rules changed in which version.  Reported for a game with older rules that can no longer be replayed."""

from __future__ import annotations

from typing import Final

CHANGES: Final[dict[int, tuple[str, ...]]] = {
    2: ("DI-SURV-01", "DI-SURV-02", "DI-SURV-03", "DI-CARD-01", "DI-CARD-05", "DI-CARD-07", "DI-CARD-09", "DI-CARD-15"),
}
