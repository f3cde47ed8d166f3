"""Processes that are started and killed again and again: forked from one that has imported everything already."""

from __future__ import annotations

import atexit
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

LOADED = ("beagle.server", "beagle.games", "beagle.play", "beagle.bots")


class Forked:
    """A process of the nursery, with what we need of `subprocess.Popen`.  Nobody knows how it ended."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
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

    def wait(self, patience: float = 60.0) -> int:
        end = time.monotonic() + patience
        while self.poll() is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(str(self.pid), patience)
            time.sleep(0.002)
        return 0


@lru_cache
def nursery() -> subprocess.Popen[str]:
    """The process that forks: one for all tests of this process."""
    environ = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "tests.server.nursery"]
    made = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=environ)
    atexit.register(made.communicate)  # its input ends, and so does it
    return made


def fork(main: Callable[[list[str]], Any], arguments: list[str], log: Path, **environ: str) -> Forked:
    """Run this function in a process of its own; what it writes goes to the end of this file."""
    stdin, stdout = nursery().stdin, nursery().stdout
    assert stdin is not None
    assert stdout is not None
    stdin.write(f"{json.dumps([main.__module__, main.__name__, arguments, str(log), environ])}\n")
    return Forked(int(stdout.readline()))


def serve() -> None:
    for name in LOADED:
        for found in pkgutil.walk_packages(import_module(name).__path__, f"{name}."):
            if ".migrations" not in found.name:
                import_module(found.name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    for line in sys.stdin:
        module, name, arguments, log, environ = json.loads(line)
        main = getattr(import_module(module), name)  # imported once, for all that follow
        pid = os.fork()
        if not pid:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.environ.update(environ)
            output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            for handle, file in enumerate((os.open(os.devnull, os.O_RDONLY), output, output)):
                os.dup2(file, handle)
            sys.exit(main(arguments))
        print(pid, flush=True)


if __name__ == "__main__":
    serve()
