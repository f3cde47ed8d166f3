"""A folder in memory: files there need no disk, so nothing waits for one and nothing is worn."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import disk_usage
from unittest.mock import patch

from tools.native.background import free_memory

SHARED = Path("/dev/shm")  # of Linux
FOR_TESTS = 4 << 30  # bytes that must be free; a whole run of the tests writes less than one
READABLE = 0o755  # PostgreSQL, which has a folder in it, may be somebody else


def has_room(needed: int) -> bool:
    """Files of so many bytes may be kept in memory.  In a container it is often too small."""
    if not SHARED.is_dir():
        return False
    free = free_memory()
    return disk_usage(SHARED).free >= needed and (free is None or free >= needed)


def runs_programs() -> bool:
    """Libraries may be loaded from there; containers often forbid it."""
    return sys.platform == "linux" and not os.statvfs(SHARED).f_flag & os.ST_NOEXEC


@contextmanager
def files_in_memory() -> Iterator[Path | None]:
    """Temporary files of this process and of those it starts are in memory from now on, where that can be."""
    if not has_room(FOR_TESTS) or not runs_programs():
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="beagle-", dir=SHARED, ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(READABLE)
        with patch.dict(os.environ, {"TMPDIR": folder}), patch.object(tempfile, "tempdir", None):
            yield Path(folder)
