"""Who has been here today.  What is stored once a day isn't stored with every request."""

from __future__ import annotations

from collections import OrderedDict

from beagle.server.limits import DEVICES_REMEMBERED
from beagle.server.store.contract import DAY


class Days:
    """Devices, and when each was last stored as seen.  If there are too many, the oldest are dropped: they are stored
    once more."""

    def __init__(self, most: int = DEVICES_REMEMBERED) -> None:
        self.most = most
        self.written: OrderedDict[bytes, float] = OrderedDict()

    def first(self, device: bytes, now: float) -> bool:
        """Is this the first time today?  It counts as stored from now on."""
        if abs(now - self.written.get(device, -DAY)) < DAY:
            return False
        self.written[device] = now
        self.written.move_to_end(device)
        if len(self.written) > self.most:
            self.written.popitem(last=False)
        return True
