"""Two servers on one PostgreSQL, and each fault many times while people play: `./run soak --only cluster`.

The rounds come in turns of a few, each with a seed, a database and servers of its own; every fault has its first turn,
then every fault its second.  A turn is noted in build/soak with what it depends on, so a run that is stopped, or ended
by `--minutes`, goes on where it was.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rich.console import Console

from beagle.review.notes import Notes
from tests.server.crashing import Report
from tests.support.cluster import Cluster
from tools import nodes

ROOT = Path(__file__).resolve().parents[2]
NOTED = ROOT / "build" / "soak" / "cluster.jsonl"
ROUNDS = 10  # of a turn


class Turn(NamedTuple):
    """Some rounds of one fault."""

    fault: str
    seed: int
    rounds: int


class Done(NamedTuple):
    """A turn that was played: what came of it, and how long it took."""

    report: Report
    seconds: float


def turns(faults: int, seed: int) -> Iterator[Turn]:
    for place, begun in enumerate(range(0, faults, ROUNDS)):
        for name in nodes.NAMES:
            yield Turn(name, seed + place, min(ROUNDS, faults - begun))


def depends_on() -> dict[str, str]:
    """What a noted turn is worth nothing without: the program, and the trial itself."""
    found = hashlib.sha256()
    for folder in ("src/beagle", "tests/server", "tests/support", "tools/nodes.py"):
        place = ROOT / folder
        for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
            found.update(path.read_bytes())
    return {"program": found.hexdigest()}


class NodeFaults:
    """A run of it, with what earlier ones have noted."""

    def __init__(self, console: Console, minutes: float, noted: Path) -> None:
        self.console = console
        self.end = time.monotonic() + minutes * 60 if minutes else float("inf")
        self.notes = Notes(depends_on(), noted)
        self.done: dict[Turn, Done] = {}

    def run(self, asked: list[Turn]) -> int:
        """Play the turns that aren't noted; returns how much was lost, doubled or told wrongly."""
        left = 0
        with ExitStack() as opened:
            cluster: Cluster | None = None
            for turn in asked:
                known = self.notes.get(turn)
                if known is not None:
                    self.done[turn] = Done(Report(**known[0]), known[1])
                elif time.monotonic() >= self.end:
                    left += 1
                else:
                    if cluster is None:
                        cluster = Cluster()
                        opened.callback(cluster.stop)
                    self.play(cluster, turn)
        self.tell(left)
        return sum(len(done.report.wrong) for done in self.done.values())

    def play(self, cluster: Cluster, turn: Turn) -> None:
        start = time.monotonic()
        with TemporaryDirectory() as folder:
            report = nodes.trial(Path(folder), cluster, turn.fault, turn.rounds, turn.seed)
        done = Done(report, time.monotonic() - start)
        self.notes.add(turn, [asdict(report), done.seconds])
        self.done[turn] = done
        self.console.print(f"{turn.fault}, seed {turn.seed}: {report}; {report.times()}; {done.seconds:.0f} s")
        for what in report.wrong:
            self.console.print(what, markup=False, highlight=False)
        if report.wrong:
            self.console.print(f"Again: ./run python -m tools.nodes FOLDER {turn.fault} {turn.rounds} {turn.seed}")

    def tell(self, left: int) -> None:
        """All turns of each fault together, and how long the rest takes."""
        for name in nodes.NAMES:
            of_it = [done for turn, done in self.done.items() if turn.fault == name]
            if of_it:
                report = together([done.report for done in of_it])
                seconds = sum(done.seconds for done in of_it) / report.rounds
                self.console.print(
                    f"{name}: {report}; {report.times()}; wrong: {len(report.wrong)}; "
                    f"{seconds:.1f} s a round, so 1,000 rounds take {seconds / 3.6:.1f} hours"
                )
        if left:
            self.console.print(f"{left} turns of {ROUNDS} rounds are left; the same command goes on")


def together(reports: list[Report]) -> Report:
    """What came of several turns."""
    whole = Report()
    for report in reports:
        whole.rounds += report.rounds
        whole.tables += report.tables
        whole.acknowledged += report.acknowledged
        whole.resent += report.resent
        whole.reconnects += report.reconnects
        whole.amid += report.amid
        whole.wrong += report.wrong
        whole.recovered += report.recovered
    return whole


def node_faults(console: Console, faults: int, seed: int, minutes: float, noted: Path = NOTED) -> int:
    return NodeFaults(console, minutes, noted).run(list(turns(faults, seed)))
