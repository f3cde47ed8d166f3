"""The rules are compiled while the server runs, if they are interpreted and this is a checkout.

The work is done by a process of its own at the lowest priority (`tools/native/background.py`), which starts when the
tables are up.  When it is done, bots think in compiled workers; the server itself is compiled from its next start on.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from beagle import _native
from beagle.server.logs import log

BUILDER: Final = "tools.native.background"  # in a checkout
PATIENCE: Final = 3.0  # seconds after the start, for the first page

WAITING: Final = "waiting"
COMPILING: Final = "compiling"
DONE: Final = "compiled for the next start"
SKIPPED: Final = "not compiled"  # the log says why


def folder_to_compile() -> Path | None:
    """The checkout whose rules are to be compiled; None if they are compiled, or must be interpreted, or can't be."""
    found = _native.checkout()
    if found is None or _native.compiled() or os.environ.get("BEAGLE_PURE") == "1":
        return None
    return found if (found / "tools" / "native" / "background.py").is_file() else None


class Compiling:
    """One attempt, from the start of the server to its end."""

    def __init__(self, replace_workers: Callable[[], Awaitable[None]], command: list[str] | None = None) -> None:
        self.replace_workers = replace_workers
        self.command = command or [sys.executable, "-m", BUILDER]
        self.status = ""  # what to say about it; empty if it isn't wanted
        self.task: asyncio.Task[None] | None = None

    def start(self, patience: float = PATIENCE) -> None:
        folder = folder_to_compile()
        if folder is not None:
            self.status = WAITING
            self.task = asyncio.create_task(self.run(folder, patience))

    async def run(self, folder: Path, patience: float) -> None:
        await asyncio.sleep(patience)
        self.status = COMPILING
        try:
            process = await self.begin(folder)
        except OSError as error:
            log.warning("the rules stay interpreted", because="failed", exc_info=error)
            self.status = SKIPPED
            return
        try:
            reason = await self.listen(process)
            failed = await process.wait()
        finally:
            end(process)
            await process.wait()
        if failed:
            self.status = SKIPPED
            if reason in ("", "failed"):
                log.warning("compiling the rules failed: background.log in the folder of builds says why")
            log.info("the rules stay interpreted", because=reason or "failed")
            return
        self.status = DONE
        log.info("the rules are compiled: bots use them now, the server from its next start on")
        await self.replace_workers()

    async def begin(self, folder: Path) -> asyncio.subprocess.Process:
        """Start the compiler.  If this is cancelled on the way, what was started ends too."""
        starting = asyncio.create_task(
            asyncio.create_subprocess_exec(
                *self.command,
                cwd=folder,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                start_new_session=True,  # the compiler's own processes end with it
            )
        )
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            with suppress(OSError):
                process = await starting
                end(process)
                await process.wait()
            raise

    async def listen(self, process: asyncio.subprocess.Process) -> str:
        """Log its progress; returns the word for why it was skipped, if it was.

        Each line begins with one of a few words: see `tools/native/background.py`.
        """
        assert process.stdout is not None
        reason = ""
        async for line in process.stdout:
            word, *rest = line.decode("utf-8", errors="replace").replace(":", "").split() or [""]
            if word in ("installing", "translating", "wheel"):
                log.info("compiling the rules", stage=word)
            elif word == "compiled" and len(rest) > 1 and rest[0].isdigit() and rest[1].isdigit():
                log.info("compiling the rules", n=int(rest[0]), count=int(rest[1]))
            elif word == "skipped" and rest:
                reason = rest[0]
        return reason

    async def close(self) -> None:
        """Stop it.  What it has compiled so far is kept."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task


def end(process: asyncio.subprocess.Process) -> None:
    """Kill the compiler with all processes it has started."""
    if process.returncode is not None:
        return
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


def describe(status: str) -> str:
    """Which rules run, for people who look after the server.  Anybody may ask: why they do is in the log."""
    if _native.compiled():
        return f"rules: compiled ({_native.reason()})"
    return f"rules: interpreted ({status})" if status else "rules: interpreted"
