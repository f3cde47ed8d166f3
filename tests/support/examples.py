"""The packages of `examples`, installed from their folders as anybody would, into a folder of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.commands.wheel_check import UV

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
GAME, BOT = "magpies", "hasty"


def install(site: Path) -> Path:
    """Both examples, next to nothing else: only what they bring themselves is in this folder."""
    packages = [str(EXAMPLES / GAME), str(EXAMPLES / BOT)]
    options = ["-q", "--no-deps", "--no-build-isolation", "--python", sys.executable, "--target", str(site)]
    done = subprocess.run([UV, "pip", "install", *options, *packages], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return site


def beside_beagle(site: Path) -> dict[str, str]:
    """The environment in which they are installed next to this Beagle, compiled or interpreted as this process is."""
    path = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "NO_COLOR": "1", "COLUMNS": "200"}


def run(site: Path, *command: str) -> str:
    """The output of a Python command next to them."""
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=beside_beagle(site), cwd=site.parent
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout
