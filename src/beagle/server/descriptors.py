"""How many files and sockets this process may open: raised as far as the system allows, with some reserved."""

from __future__ import annotations

import sys
from contextlib import suppress

from beagle.server.limits import DESCRIPTORS_KEPT


def raise_limit(wanted: int) -> int:
    """Ask the system for so many; returns how many there are.  If it can't be asked, returns what was wanted."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < most:
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return min(wanted, resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def for_connections(wanted: int) -> int:
    """How many connections are possible, if so many are wanted: the store and the bots always have descriptors."""
    return max(1, raise_limit(wanted + DESCRIPTORS_KEPT) - DESCRIPTORS_KEPT)
