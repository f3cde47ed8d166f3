"""How many files and sockets this process may have open: raised as far as the system allows, and some kept back."""

from __future__ import annotations

import sys
from contextlib import suppress

from beagle.server.limits import DESCRIPTORS_KEPT


def raise_limit(wanted: int) -> int:
    """Ask the system for so many; how many there are.  Where it cannot be asked there are as many as are wanted."""
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
    """How many connections there may be, if so many are wanted: the store and the bots always have descriptors."""
    return max(1, raise_limit(wanted + DESCRIPTORS_KEPT) - DESCRIPTORS_KEPT)
