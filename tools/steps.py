"""Runs named commands, several at a time, and reports in their order how each went."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
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


@dataclass(frozen=True)
class Result:
    good: bool
    seconds: float
    output: str


def run(steps: list[Command], at_once: int = 1) -> int:
    """Run the steps in the root of the repository, and show everything that is wrong; 1 if any failed."""
    failed: list[str] = []
    with ThreadPoolExecutor(at_once) as pool:
        for step, result in zip(steps, pool.map(_run_one, steps), strict=True):
            print(f"── {step.name}", flush=True)
            if not result.good or not step.quiet:
                print(result.output, end="", flush=True)
            if not result.good:
                failed.append(step.name)
                print(f"── {step.name} failed after {result.seconds:.0f} s", flush=True)
    if failed:
        print(f"failed: {', '.join(failed)}", flush=True)
    return int(bool(failed))


def _run_one(step: Command) -> Result:
    start = time.monotonic()
    environment = {**os.environ, **step.environment}
    done = subprocess.run(
        step.command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    return Result(done.returncode == 0, time.monotonic() - start, done.stdout)
