"""Processes that are started and killed again and again: forked from one that has imported everything already."""

from __future__ import annotations

import multiprocessing
import os
import pkgutil
import subprocess
import sys
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

LOADED = ("beagle.server", "beagle.games", "beagle.play", "beagle.bots", "beagle.cli")


@lru_cache
def context() -> Any:
    made = multiprocessing.get_context("forkserver")
    inside = [pkgutil.walk_packages(import_module(name).__path__, f"{name}.") for name in LOADED]
    named = [found.name for modules in inside for found in modules if ".migrations" not in found.name]
    made.set_forkserver_preload(["pytest", *(name for name in named if not name.endswith("__main__"))])
    return made


class Forked:
    """A process, with what we need of `subprocess.Popen`."""

    def __init__(self, *arguments: Any) -> None:
        self.process = context().Process(target=become, args=arguments)
        self.process.start()
        self.pid, self.kill = self.process.pid, self.process.kill

    def poll(self) -> int | None:
        return None if self.process.exitcode is None else int(self.process.exitcode)

    def send_signal(self, how: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def wait(self, patience: float = 60.0) -> int:
        self.process.join(patience)
        if self.process.exitcode is None:
            raise subprocess.TimeoutExpired("forked", patience)
        return int(self.process.exitcode)


def become(main: Callable[[list[str]], Any], arguments: list[str], log: Path, environ: dict[str, str]) -> None:
    """Run this function in this environment; what it writes goes to the end of this file."""
    os.environ.clear()
    os.environ.update(environ)
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for handle in (1, 2):
        os.dup2(output, handle)
    sys.exit(main(arguments))
