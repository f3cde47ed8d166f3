"""Processes that are started and killed again and again: forked from one that has imported everything already.

python -m tests.server.nursery
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import pkgutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

PATIENCE = 60.0  # seconds
LOADED = ("beagle.server", "beagle.games", "beagle.play", "beagle.bots", "beagle.i18n")
LEFT_OUT = (".migrations.", ".conformance", ".__main__")


class Forked:
    """A process of the nursery, with what we need of `subprocess.Popen`."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        """None while it lives.  Nobody knows how it ended."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return 0
        return None

    def send_signal(self, how: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self, patience: float = PATIENCE) -> int:
        end = time.monotonic() + patience
        while self.poll() is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(str(self.pid), patience)
            time.sleep(0.002)
        return 0


class Nursery:
    """The process that forks."""

    def __init__(self) -> None:
        environ = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        command = [sys.executable, "-m", "tests.server.nursery"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=environ
        )

    def fork(self, main: Callable[[list[str]], Any], arguments: list[str], log: Path, **environ: str) -> Forked:
        """Run this function in a process of its own; what it writes goes to the end of this file."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        job = [main.__module__, main.__name__, arguments, str(log), environ]
        self.process.stdin.write(f"{json.dumps(job)}\n")
        return Forked(int(self.process.stdout.readline()))

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)


@lru_cache
def nursery() -> Nursery:
    """One for all tests of this process."""
    made = Nursery()
    atexit.register(made.close)
    return made


def load() -> None:
    for name in LOADED:
        package = import_module(name)
        for module in pkgutil.walk_packages(package.__path__, f"{name}."):
            if not any(part in f"{module.name}." for part in LEFT_OUT):
                import_module(module.name)


def serve() -> None:
    load()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    for line in sys.stdin:
        module, name, arguments, log, environ = json.loads(line)
        main = getattr(import_module(module), name)  # imported once, for all that follow
        pid = os.fork()
        if not pid:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.environ.update(environ)
            become(Path(log))
            sys.exit(main(arguments))
        print(pid, flush=True)


def become(log: Path) -> None:
    """From now on it reads nothing, and writes to this file."""
    for handle in (1, 2):
        file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(file, handle)
        os.close(file)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)


if __name__ == "__main__":
    serve()
