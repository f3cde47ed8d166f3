"""Programs that a test needs and this machine may not have: an installed one, or the one of a Debian package, which is
unpacked into build/debian and not installed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tools.environments import ROOT

FOLDER = ROOT / "build" / "debian"
PATIENCE = 300  # seconds


class NotHere(RuntimeError):
    """There is no such program, and no package could be loaded.  The text says what to do."""


def program(name: str, *packages: str) -> tuple[Path, dict[str, str]]:
    """The path of a program, and the environment that it needs; `packages` have it and its libraries."""
    found = shutil.which(name)
    if found:
        return Path(found), dict(os.environ)
    place = unpacked(*packages)
    found = next((str(path) for path in place.glob(f"usr/*bin/{name}")), None)
    if found is None:
        raise NotHere(f"{name} is not in the packages {' '.join(packages)}; install it")
    return Path(found), {**os.environ, "LD_LIBRARY_PATH": libraries(place)}


def library(name: str, *packages: str) -> Path:
    """A file of a package, by the end of its path."""
    found = next((path for path in sorted(Path("/usr/lib").rglob(name))), None)
    found = found or next((path for path in sorted(unpacked(*packages).rglob(name))), None)
    if found is None:
        raise NotHere(f"{name} is not in the packages {' '.join(packages)}; install it")
    return found


def unpacked(*packages: str) -> Path:
    place = FOLDER / "+".join(packages)
    if not (place / ".done").exists():
        if not shutil.which("apt-get") or not shutil.which("dpkg"):
            raise NotHere(f"this is no Debian: install {packages[0]}")
        (place / "packages").mkdir(parents=True, exist_ok=True)
        call(["apt-get", "download", *packages], place / "packages")
        for file in (place / "packages").glob("*.deb"):
            call(["dpkg", "-x", str(file), str(place)], place)
        (place / ".done").touch()
    return place


def libraries(place: Path) -> str:
    folders = {str(file.parent) for file in (place / "usr" / "lib").rglob("*.so*")}
    return os.pathsep.join(sorted(folders))


def call(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE)
    if done.returncode:
        raise NotHere(f"{' '.join(command)}: {done.stderr.strip() or done.stdout.strip()}")
