"""Who has been here today.  What is written once a day is not written with every request."""

from __future__ import annotations

from collections import OrderedDict

from beagle.server.limits import DEVICES_REMEMBERED
from beagle.server.store.contract import DAY


class Days:
    """Devices, and when each was last written down as seen.  Of too many the oldest are forgotten: they are written
    down once more."""

    def __init__(self, most: int = DEVICES_REMEMBERED) -> None:
        self.most = most
        self.written: OrderedDict[bytes, float] = OrderedDict()

    def first(self, device: bytes, now: float) -> bool:
        """Is this the first time today?  It counts as written from now on."""
        if abs(now - self.written.get(device, -DAY)) < DAY:
            return False
        self.written[device] = now
        self.written.move_to_end(device)
        if len(self.written) > self.most:
            self.written.popitem(last=False)
        return True
