"""Runs named commands one after another, and reports how each went."""

import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable
BIN = Path(sys.executable).parent


@dataclass(frozen=True)
class Command:
    name: str
    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    quiet: bool = False  # show its output only if it fails


def run(steps: list[Command], keep_going: bool) -> int:
    """Run the steps in the root of the repository; the exit status is 1 if any failed.

    keep_going: a check shows everything that is wrong; a suite stops at the first failure.
    """
    failed: list[str] = []
    for step in steps:
        if failed and not keep_going:
            break
        if not _run_one(step):
            failed.append(step.name)
    if failed:
        print(f"failed: {', '.join(failed)}", flush=True)
    return int(bool(failed))


def _run_one(step: Command) -> bool:
    print(f"── {step.name}", flush=True)
    start = time.monotonic()
    output = subprocess.PIPE if step.quiet else None
    environment = {**os.environ, **step.environment}
    done = subprocess.run(step.command, cwd=ROOT, env=environment, stdout=output, stderr=output, text=True)
    if done.returncode:
        print(done.stdout or "", done.stderr or "", sep="", end="")
        print(f"── {step.name} failed after {time.monotonic() - start:.0f} s", flush=True)
    return done.returncode == 0
