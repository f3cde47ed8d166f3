"""What a table shows of the past of a position that was given, for games in which that is something."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class BeginsAnywhere(Protocol):
    """A game whose table knows something of a past that no event told.  Others needn't say anything."""

    def begun(self, state: Any, /) -> Any:
        """What `recall` would have made of it, before the first event; None: nothing.  It holds no secret."""
