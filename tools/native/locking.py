"""One build at a time.  The system releases the lock when its process ends, however it ends."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

from tools.native.recipe import builds


class Busy(Exception):
    """Somebody else is compiling the rules."""


@contextmanager
def alone(wait: bool = False) -> Iterator[None]:
    """Busy: another process compiles; with `wait`, wait until it has finished."""
    builds().mkdir(parents=True, exist_ok=True)
    with (builds() / "lock").open("a+") as file:
        while not taken(file):
            if not wait:
                raise Busy("somebody else is compiling the rules")
            time.sleep(0.2)
        yield


def taken(file: TextIO) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
