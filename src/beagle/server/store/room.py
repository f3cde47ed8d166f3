"""Is there room on the disk?  Found by trying: the free space the system reports isn't always correct."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

from beagle.server.store.contract import StoreError

TRIAL: Final = 128 * 1024  # bytes: more than any move needs
NAME: Final = "beagle.room"


def try_disk(folder: Path) -> None:
    """Write as much as a few moves need, wait until it is on disk, and delete it again."""
    path = folder / NAME
    try:
        handle = os.open(path, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        try:
            if os.write(handle, os.urandom(TRIAL)) < TRIAL:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(handle)
        finally:
            os.close(handle)
            path.unlink()
    except OSError as error:
        raise StoreError(f"{folder}: {(error.strerror or str(error)).lower()}") from error
