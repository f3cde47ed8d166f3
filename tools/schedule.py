"""Runs named commands, several at a time: each begins when those it needs have ended well.

What a command prints goes into a file of its own in build/test.  When it has ended, its output is shown: all of it if
it failed, otherwise without the dots of its tests.  A terminal shows what is going on meanwhile.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console, Group
from rich.live import Live
from rich.text import Text

from tools.steps import ROOT, Command

LOGS = ROOT / "build" / "test"
DOTS = re.compile(r"[.sxXFE]+( +\[ *\d+%\])?")
PAUSE = 0.2  # seconds between two looks at what is running


@dataclass(frozen=True)
class Job(Command):
    """A command, and the names of those that must have ended well before it."""

    needs: tuple[str, ...] = ()

    @property
    def log(self) -> Path:
        return LOGS / f"{re.sub(r'[^a-z0-9]+', '-', self.name.lower()).strip('-')}.log"


@dataclass
class Ended:
    """How a job went."""

    job: Job
    good: bool
    seconds: float
    work: float  # seconds of processor time of it and of all it started; 0 where this is not known

    def __str__(self) -> str:
        work = f", {self.work:.0f} s of work" if self.work else ""
        return f"{self.job.name}: {'passed' if self.good else 'FAILED'} after {self.seconds:.0f} s{work}"


@dataclass
class Running:
    job: Job
    process: subprocess.Popen[bytes]
    start: float = field(default_factory=time.monotonic)

    def ended(self) -> Ended | None:
        code, work = poll(self.process)
        return None if code is None else Ended(self.job, code == 0, time.monotonic() - self.start, work)

    def line(self) -> str:
        """The last thing it said."""
        text = self.job.log.read_bytes()[-400:].decode("utf-8", "replace").strip()
        return f"{self.job.name}, {time.monotonic() - self.start:.0f} s  {text.splitlines()[-1] if text else ''}"


def poll(process: subprocess.Popen[bytes]) -> tuple[int | None, float]:
    """Its exit status if it has ended, and the processor time of it and its children."""
    if sys.platform == "win32":
        return process.poll(), 0.0
    pid, status, usage = os.wait4(process.pid, os.WNOHANG)
    if pid == 0:
        return None, 0.0
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, usage.ru_utime + usage.ru_stime


def start(job: Job) -> Running:
    job.log.parent.mkdir(parents=True, exist_ok=True)
    with job.log.open("wb") as output:
        environment = {**os.environ, **job.environment}
        process = subprocess.Popen(
            job.command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output
        )
    return Running(job, process)


def run(jobs: list[Job], at_once: int, console: Console) -> list[Ended]:
    """Run them, at most so many at a time; after a failure nothing new is begun.  How they went, in their order."""
    waiting, running, done = list(jobs), list[Running](), list[Ended]()
    with Live(console=console, auto_refresh=False, transient=True) as live:
        try:
            while waiting or running:
                while (job := next_of(waiting, running, done, at_once)) is not None:
                    waiting.remove(job)
                    running.append(start(job))
                    console.print(f"── {job.name}", markup=False, highlight=False)
                if not running:
                    break
                time.sleep(PAUSE)
                running = [one for one in running if not finish(one, done, console.print)]
                if console.is_terminal:
                    live.update(Group(*(Text(one.line(), no_wrap=True) for one in running)), refresh=True)
        except KeyboardInterrupt:  # they have been interrupted too
            for one in running:
                with suppress(ChildProcessError):
                    one.process.wait()
            raise
    return done


def next_of(waiting: list[Job], running: list[Running], done: list[Ended], at_once: int) -> Job | None:
    """What can begin now: the first that has all it needs."""
    if len(running) >= at_once or not all(one.good for one in done):
        return None
    ready = {one.job.name for one in done}
    return next((job for job in waiting if ready >= set(job.needs)), None)


def finish(one: Running, done: list[Ended], say: Callable[..., None]) -> bool:
    """If it has ended, say so, with what it has to say."""
    ended = one.ended()
    if ended is None:
        return False
    done.append(ended)
    text = one.job.log.read_text("utf-8", "replace").splitlines()
    shown = [line for line in text if line.strip() and (not ended.good or not DOTS.fullmatch(line.strip()))]
    say("\n".join([*shown, f"── {ended}"]), markup=False, highlight=False, soft_wrap=True)
    return True
