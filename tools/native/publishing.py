"""Makes a finished build the current one.

A build is moved to its final name when it is complete, and CURRENT is replaced in one step: killed at any moment, the
rules run as before.
"""

import os
import shutil
from contextlib import suppress
from pathlib import Path

from tools.native.recipe import Recipe, builds, loader

UNFINISHED = "unfinished-"  # how the name of a copy begins; one that was left behind is removed by the next build
KEPT = 3  # builds: a process that runs an older one may still load modules from it


def is_current(wanted: Recipe) -> bool:
    native = loader()
    current = builds() / native.CURRENT
    return current.exists() and current.read_text("utf-8").strip() == wanted.key and is_complete(wanted)


def is_complete(wanted: Recipe) -> bool:
    return loader().read_manifest(wanted.folder) is not None


def publish_as(name: str, binaries: Path) -> None:
    """Copy finished binaries to a folder of this name, and use them from now on."""
    unfinished = builds() / f"{UNFINISHED}{name}.{os.getpid()}"
    shutil.rmtree(unfinished, ignore_errors=True)  # of an earlier process with the same number
    shutil.copytree(binaries, unfinished)
    shutil.rmtree(builds() / name, ignore_errors=True)
    unfinished.replace(builds() / name)
    use(name)


def use(name: str) -> None:
    """Name the build that is to be used, and drop those that nobody needs any more."""
    native = loader()
    pointer = builds() / f"{UNFINISHED}{native.CURRENT}.{os.getpid()}"
    pointer.write_text(f"{name}\n", "utf-8")
    pointer.replace(builds() / native.CURRENT)
    (builds() / name).touch()
    finished = [path.parent for path in builds().glob(f"*/{native.MANIFEST}")]
    others = [folder for folder in finished if not folder.name.startswith(UNFINISHED)]
    old = sorted(others, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT:]
    for folder in [*old, *builds().glob(f"{UNFINISHED}*")]:
        shutil.rmtree(folder, ignore_errors=True)
        with suppress(OSError):
            folder.unlink()  # it was a file
