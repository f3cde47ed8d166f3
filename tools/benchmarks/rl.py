"""Our games as learning programs see them, beside other libraries: ./run bench --rl [--rounds N] [--seconds S] [--json]

One process, one core; random legal actions; a mask and what the actor sees at every step.  Every round measures
everything once, so that other load on the machine affects all equally; the numbers are medians over the rounds.  The
other libraries are installed from requirements/rl-peers.txt into an environment of their own, .tools/peers/rl; `--here`
measures in the project's environment.  A library that isn't installed is named and left out, and the exit status is 3.
These are different games: trivial ones are faster.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tools.benchmarks.peers import PeerError, call
from tools.environments import program

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements" / "rl-peers.txt"
PLACE = ROOT / ".tools" / "peers" / "rl"
OURS = "Beagle"
OK, SKIPPED = 0, 3

Speeds = dict[str, list[float]]  # of each subject, round by round: decisions in a second of processor time


def environment() -> Path:
    """The Python of the environment with all libraries, created if it doesn't exist or the lock has changed."""
    python, stamp = Path(program(PLACE, "python")), PLACE / "stamp"
    mark = f"{sys.version}\n{PLACE}\n{LOCK.read_text('utf-8')}"
    if python.exists() and stamp.exists() and stamp.read_text("utf-8") == mark:
        return python
    uv = os.environ.get("UV") or shutil.which("uv")
    if uv is None:
        raise PeerError("uv is needed to install them: ./run bench --rl installs uv")
    call([uv, "venv", "-q", "--clear", "--python", sys.executable, str(PLACE)])
    call([uv, "pip", "sync", "-q", "--python", str(python), "--require-hashes", str(LOCK)])
    built = ["--build-constraints", str(ROOT / "requirements" / "build.txt")]
    call(
        [uv, "pip", "install", "-q", "--python", str(python), "--no-deps", *built, "-e", str(ROOT)],
        {**os.environ, "HATCH_BUILD_NO_HOOKS": "true"},
    )
    stamp.write_text(mark, "utf-8")
    return python


def speed(stepper: Any, seconds: float) -> float:
    """Decisions in a second of processor time."""
    start, done = time.process_time(), 0
    while time.process_time() - start < seconds:
        done += next(stepper)
    return done / (time.process_time() - start)


def measured(subjects: dict[str, Any], rounds: int, seconds: float, console: Console) -> tuple[Speeds, dict[str, str]]:
    """The speeds of each subject; and why others were left out."""
    steppers: dict[str, Any] = {}
    left_out: dict[str, str] = {}
    for name, make in subjects.items():
        try:
            stepper = make()
            next(stepper)
            steppers[name] = stepper
        except Exception as error:  # of another library: whatever it is, it can't be measured here
            if name.startswith(OURS):
                raise
            left_out[name] = f"{type(error).__name__}: {error}".splitlines()[0]
    found: Speeds = {name: [] for name in steppers}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("measuring", total=rounds * len(steppers))
        for _ in range(rounds):
            for name, stepper in steppers.items():
                found[name].append(speed(stepper, seconds))
                bar.advance(task)
    return found, left_out


def compared(found: Speeds, pairs: list[Any]) -> list[tuple[Any, float]]:
    """How many times faster ours is than the line beside it: the median over the rounds."""
    return [
        (pair, median(mine / theirs for mine, theirs in zip(found[pair.ours], found[pair.beside], strict=True)))
        for pair in pairs
        if pair.ours in found and pair.beside in found
    ]


def table(*heads: str, numbers_from: int) -> Table:
    """As Markdown, so that it can be copied into docs/benchmarks.md."""
    made = Table(box=box.MARKDOWN, header_style="")
    for number, head in enumerate(heads):
        made.add_column(head, justify="right" if number >= numbers_from else "left", no_wrap=True)
    return made


def show(found: Speeds, ratios: list[tuple[Any, float]]) -> None:
    speeds = table("subject", "decisions/s", numbers_from=1)
    for name, rates in found.items():
        speeds.add_row(name, f"{median(rates):,.0f}")
    beside = table("ours", "beside", "ratio", "aim", numbers_from=2)
    for pair, ratio in ratios:
        beside.add_row(pair.ours, pair.beside, f"{ratio:.2f}", "" if pair.aim is None else f"{pair.aim:g}")
    console = Console(width=200)
    console.print(speeds)
    console.print(beside)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="./run bench --rl")
    parser.add_argument("--rl", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--here", action="store_true", help="with what the project's environment has")
    parser.add_argument("--only", default="", help="subjects whose names contain one of these, with commas, and ours")
    parser.add_argument("--json", action="store_true")
    given = sys.argv[1:] if words is None else words
    asked = parser.parse_args(given)
    console = Console(stderr=True)
    if not asked.here:
        try:
            python = str(environment())
        except PeerError as error:
            console.print(f"the other libraries can't be installed, so only ours are measured: {error}", markup=False)
        else:
            command = [python, "-W", "ignore", "-m", "tools.benchmarks.rl", "--here", *given]
            return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}).returncode
    return measure(asked, console)


def measure(asked: argparse.Namespace, console: Console) -> int:
    from beagle import _native
    from tools.benchmarks.rl_subjects import COMPARED, SUBJECTS  # here: it needs the environment

    if not _native.compiled():
        console.print("our rules are interpreted here, many times slower: ./run native compiles them")
    wanted = [OURS, *asked.only.split(",")]
    chosen = {name: make for name, make in SUBJECTS.items() if any(word in name for word in wanted)}
    found, left_out = measured(chosen, max(1, asked.rounds), max(0.05, asked.seconds), console)
    ratios = compared(found, COMPARED)
    if asked.json:
        lines = [{**pair._asdict(), "ratio": round(ratio, 3)} for pair, ratio in ratios]
        speeds = {name: round(median(rates)) for name, rates in found.items()}
        print(
            json.dumps(
                {
                    "compiled": _native.compiled(),
                    "decisions_per_second": speeds,
                    "compared": lines,
                    "left_out": left_out,
                },
                indent=2,
            )
        )
    else:
        show(found, ratios)
        for name, why in left_out.items():
            console.print(f"left out: {name} ({why})", markup=False)
    return SKIPPED if left_out else OK


if __name__ == "__main__":
    sys.exit(main())
