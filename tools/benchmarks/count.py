"""How many instructions a decision and a clone take: ./run bench --count

valgrind counts them, so the numbers are the same on a busy machine.  They are compared with the stored ones of another
revision (`instructions.json`).  An instruction isn't a nanosecond: `./run bench --against` measures time.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[2]
WORKER = Path(__file__).with_name("count_worker.py")
BASELINE = Path(__file__).with_name("instructions.json")

# What is counted: everything inside the function that Python calls.
INSIDE = {"playout": "CPyPy_*playout", "clone": "CPyPy_*State___clone"}
GAMES = {"playout": 150, "clone": 10}

TABLES = [
    ("evolution", "base@gift", 4),
    ("evolution", "base+fly+continents+gift@gift", 4),
    ("evo", "second", 4),
    ("dinosaurs", "base", 4),
]


class CountError(Exception):
    """Something is missing.  The text says what."""


@dataclass(frozen=True)
class Counts:
    """Instructions per decision and per clone."""

    decision: float
    clone: float


def count(what: str, table: tuple[str, str, int], source: Path | None) -> float:
    """Instructions for one decision, or one clone."""
    game, ruleset, seats = table
    games = GAMES[what] if (game, what) != ("dinosaurs", "playout") else GAMES[what] // 5
    environment = {**os.environ, "BEAGLE_REQUIRE_NATIVE": "1", "PYTHONHASHSEED": "0"}
    environment.pop("BEAGLE_PURE", None)
    if source is not None:
        environment["PYTHONPATH"] = str(source)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "callgrind.out"
        valgrind = ["valgrind", "-q", "--tool=callgrind", f"--callgrind-out-file={report}"]
        valgrind.append(f"--toggle-collect={INSIDE[what]}")
        worker = [sys.executable, "-P", str(WORKER), what, game, ruleset, str(seats), str(games)]
        done = subprocess.run([*valgrind, *worker], env=environment, capture_output=True, text=True)
        if done.returncode:
            raise CountError(f"the count of {game} {ruleset} failed:\n{done.stderr.strip()[-2000:]}")
        total = re.search(r"^totals: (\d+)", report.read_text("utf-8"), re.MULTILINE)
    if total is None or int(total[1]) == 0:
        raise CountError(f"valgrind saw no {INSIDE[what]}: are the binaries stripped?")
    return int(total[1]) / int(done.stdout.split()[-1])


def name_of(table: tuple[str, str, int]) -> str:
    return f"{table[0]} {table[1]}, {table[2]} seats"


def stored() -> dict[str, dict[str, float]]:
    """The counts of the baseline, by table."""
    found: dict[str, dict[str, float]] = json.loads(BASELINE.read_text("utf-8"))["counts"]
    return found


def lines(counts: dict[str, Counts]) -> list[dict[str, object]]:
    """What is shown: the counts, and how many times fewer they are than the baseline's."""
    before = stored()
    out: list[dict[str, object]] = []
    for name, now in counts.items():
        line: dict[str, object] = {"table": name, "decision": round(now.decision), "clone": round(now.clone)}
        if name in before:
            line["decision_ratio"] = round(before[name]["decision"] / now.decision, 2)
            line["clone_ratio"] = round(before[name]["clone"] / now.clone, 2)
        out.append(line)
    return out


def keep(counts: dict[str, Counts], revision: str) -> None:
    """Store the counts as the new baseline."""
    machine = f"{platform.machine()}, Python {platform.python_version()}"
    numbers = {name: {"decision": round(one.decision), "clone": round(one.clone)} for name, one in counts.items()}
    BASELINE.write_text(json.dumps({"revision": revision, "machine": machine, "counts": numbers}, indent=2) + "\n")


def show(counts: dict[str, Counts]) -> None:
    grid = Table(box=None, title=f"instructions, and the ratio to {json.loads(BASELINE.read_text())['revision'][:8]}")
    for heading in ("table", "decision", "ratio", "clone", "ratio"):
        grid.add_column(heading, justify="left" if heading == "table" else "right")
    for line in lines(counts):
        numbers = [
            f"{line[key]:,}" if key in line else "" for key in ("decision", "decision_ratio", "clone", "clone_ratio")
        ]
        grid.add_row(str(line["table"]), *numbers)
    Console().print(grid)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run bench --count", description="Count instructions with valgrind.")
    parser.add_argument("--count", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--game", help="only tables of this game")
    parser.add_argument("--rules", help="only this ruleset")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--source", type=Path, help="the sources of another, compiled revision: its folder src")
    parser.add_argument("--keep", metavar="REVISION", help="store the counts as the baseline, under this name")
    asked = parser.parse_args(words)
    if shutil.which("valgrind") is None:
        print("bench: --count needs valgrind (Debian: apt install valgrind)", file=sys.stderr)
        return 2
    tables = [one for one in TABLES if asked.game in (None, one[0]) and asked.rules in (None, one[1])]
    counts: dict[str, Counts] = {}
    try:
        for number, table in enumerate(tables, 1):
            print(f"{number} of {len(tables)}: {name_of(table)} …", file=sys.stderr, flush=True)
            counts[name_of(table)] = Counts(*(count(what, table, asked.source) for what in ("playout", "clone")))
    except CountError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    if asked.keep:
        keep(counts, asked.keep)
    if asked.json:
        print(json.dumps(lines(counts)))
    else:
        show(counts)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
