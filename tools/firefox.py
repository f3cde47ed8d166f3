"""A Firefox for walks through whole games: an installed one, or one that apt can install; puppeteer-core drives it.

In this order: BEAGLE_FIREFOX, a system's Firefox; then Debian's firefox-esr, for root.  puppeteer-core comes from npm,
as tools/puppeteer/package-lock.json says, and speaks WebDriver BiDi, which every Firefox understands.  (Playwright
drives only its own build of Firefox.)
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools import chromium
from tools.commands import web
from tools.environments import executable

PACKAGE = Path(__file__).resolve().parent / "puppeteer"
VARIABLE = "BEAGLE_FIREFOX"
NAMES = ("firefox-esr", "firefox")
PATIENCE = 1200  # seconds for a whole game on a busy machine


class NoFirefox(RuntimeError):
    """There is no Firefox here, and none could be installed.  The text says what to do."""


def find() -> Path:
    """The path of a Firefox; it is installed if it must be."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    return installed() or by_apt()


def installed() -> Path | None:
    found = next((found for name in NAMES if (found := shutil.which(name))), None)
    return Path(found) if found else None


def by_apt() -> Path:
    if sys.platform == "win32" or os.geteuid() != 0 or not shutil.which("apt-get"):
        raise NoFirefox(f"there is no Firefox here: install one, or set {VARIABLE} to its path")
    web.say("getting a Firefox with apt")
    try:
        chromium.call(["apt-get", "update", "-qq"])
        chromium.call(["apt-get", "install", "-qq", "--no-install-recommends", NAMES[0]])
    except chromium.NoChromium as error:
        raise NoFirefox(str(error)) from error
    found = installed()
    if found is None:
        raise NoFirefox(f"apt has installed {NAMES[0]}, but it is not there")
    return found


def get_puppeteer() -> Path:
    """The folder of Node, with puppeteer-core installed."""
    node = web.get_node()
    mark = PACKAGE / "node_modules" / ".installed"
    wanted = web.digest([PACKAGE / "package-lock.json"])
    if not mark.exists() or mark.read_text("utf-8") != wanted:
        web.say("getting puppeteer-core from npm")
        environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
        command = [str(node / executable("npm")), "ci", "--no-audit", "--no-fund", "--ignore-scripts"]
        web.call(command, PACKAGE, environment)
        mark.write_text(wanted, "utf-8")
    return node


def walk(**wish: Any) -> subprocess.CompletedProcess[str]:
    """Walk through a game as tools/puppeteer/walk.js says; it prints where it came, and what was wrong."""
    node = get_puppeteer()
    said = json.dumps({"firefox": str(find()), **wish})
    command = [str(node / executable("node")), "walk.js", said]
    return subprocess.run(command, cwd=PACKAGE, capture_output=True, text=True, timeout=PATIENCE)
