"""Other engines compared with ours: random games on one core, in turn: ./run bench --peers [--json]

Each peer is installed from requirements/peers.txt into its own environment, .tools/peers/NAME, and never into the
project's.  Every round measures everything once, so that other load on the machine affects all equally; the numbers are
medians over the rounds.  A decision is an apply by a seat that had two or more options; chance is not counted.  Where a
core plays whole games itself, decisions aren't counted, and the mean of the same game from Python is used.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements" / "peers.txt"
WORKER = ROOT / "tools" / "benchmarks" / "peers_worker.py"
OURS = "beagle"
RULESET, DOUBLE = "base@gift", "base+base@gift"  # DOUBLE, for more seats, shows the growth once it exists
PATIENCE = 120  # seconds a worker may take to start, and to end

OK, FAILED, SKIPPED, INTERRUPTED = 0, 1, 3, 130
EXIT_CODES = "exit status: 0 all measured; 1 ours cannot be measured; 2 wrong use; 3 a peer was skipped"


class PeerError(RuntimeError):
    """An engine that cannot be installed or measured here.  The text says why."""


@dataclass(frozen=True)
class Subject:
    """What is measured: a game of an engine, and who drives it (the ways of tools/benchmarks/peers_worker.py)."""

    engine: str
    game: str
    seats: int
    way: str

    def __str__(self) -> str:
        return f"{self.engine} {self.game}, {self.seats} seats, {self.way}"


@dataclass(frozen=True)
class Sample:
    """What a worker reports.  No decisions where they weren't counted."""

    games: int
    decisions: int | None
    seconds: float
    version: str
    compiled: bool


@dataclass
class Row:
    """A row of the table: medians over the rounds."""

    engine: str
    version: str
    game: str
    seats: int
    way: str
    decisions_per_game: float
    decisions_per_second: int
    games_per_second: float
    ratio: float  # ours, whole games compiled, to this
    ratio_range: tuple[float, float]
    ratio_same_way: float  # ours, driven the same way, to this


@dataclass
class Growth:
    """What a decision costs at a table of this many seats."""

    seats: int
    decisions_per_game: float
    us_per_decision: float
    to_fewest_seats: float


@dataclass
class Skip:
    what: str
    why: str


@dataclass
class Report:
    rounds: int
    seconds: float
    python: str = platform.python_version()
    system: str = f"{platform.system()} {platform.machine()}"
    cores: int = os.cpu_count() or 1
    rows: list[Row] = field(default_factory=list)
    growth_ruleset: str = ""
    growth: list[Growth] = field(default_factory=list)
    skipped: list[Skip] = field(default_factory=list)


WAYS = ("python", "core", "playouts")
OURS_FIRST = [Subject(OURS, RULESET, 4, way) for way in ("core", "python", "playouts")]
PEERS = [
    *(
        Subject("open_spiel", game, seats, way)
        for game, seats in (("crazy_eights(players=4)", 4), ("hearts", 4), ("gin_rummy", 2))
        for way in WAYS
    ),
    Subject("catanatron", "catan", 4, "python"),
]

# --- The environments -------------------------------------------------------------------------------------------------


def part_of_lock(lock: str, name: str) -> str:
    """The requirements of one peer, by the `via` comments of the lock."""
    blocks = [block for block in re.split(r"\n(?=\S)", lock.rstrip("\n")) if not block.startswith("#")]
    wanted, size = {plain(name)}, 0
    while len(wanted) > size:
        size = len(wanted)
        wanted |= {name_of(block) for block in blocks if wanted & brought_by(block)}
    found = [block for block in blocks if name_of(block) in wanted]
    if plain(name) not in {name_of(block) for block in found}:
        raise PeerError(f"requirements/peers.txt does not name {name}: ./run lock writes it again")
    return "\n".join(found) + "\n"


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def name_of(block: str) -> str:
    return plain(re.split(r"[\s=\[;]", block, maxsplit=1)[0])


def brought_by(block: str) -> set[str]:
    _, _, via = block.partition("# via")
    return {plain(word) for word in re.findall(r"[\w.-]+", via)}


def environment(name: str, folder: Path = ROOT / ".tools" / "peers") -> Path:
    """The Python of this peer's environment, created if it doesn't exist or the lock has changed."""
    wanted = part_of_lock(LOCK.read_text("utf-8"), name)
    place = folder / name
    python, lock, stamp = place / "bin" / "python", folder / f"{name}.txt", place / "stamp"
    mark = f"{sys.version}\n{place}\n{wanted}"
    if python.exists() and stamp.exists() and stamp.read_text("utf-8") == mark:
        return python
    uv = os.environ.get("UV") or shutil.which("uv")
    if uv is None:
        raise PeerError("uv is needed to install it: ./run bench --peers installs uv")
    folder.mkdir(parents=True, exist_ok=True)
    lock.write_text(wanted, "utf-8")
    call([uv, "venv", "-q", "--clear", "--python", sys.executable, str(place)])
    sync = ["pip", "sync", "-q", "--python", str(python), "--require-hashes", "--only-binary", ":all:", str(lock)]
    call([uv, *sync])
    stamp.write_text(mark, "utf-8")
    return python


def call(command: list[str], environ: dict[str, str] | None = None, timeout: float | None = None) -> str:
    """What a command prints; if it fails, PeerError with the end of its output."""
    try:
        done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=timeout)
    except subprocess.TimeoutExpired as error:
        raise PeerError(f"no answer within {error.timeout:.0f} s") from error
    except OSError as error:
        raise PeerError(str(error)) from error
    if done.returncode:
        raise PeerError(done.stderr.strip()[-600:] or f"exit status {done.returncode}")
    return done.stdout


# --- Measuring --------------------------------------------------------------------------------------------------------


def parse(output: str) -> Sample:
    """The last line a worker prints; libraries may print before."""
    lines = output.strip().splitlines()
    try:
        sample = Sample(**json.loads(lines[-1]))
    except (IndexError, TypeError, json.JSONDecodeError) as error:
        raise PeerError(f'cannot read the output of the worker: "{lines[-1] if lines else ""}"') from error
    if sample.games < 1 or sample.seconds <= 0:
        raise PeerError("the worker played no game")
    return sample


def sample(python: Path, subject: Subject, seed: int, seconds: float) -> Sample:
    environ = {key: value for key, value in os.environ.items() if not key.startswith(("BEAGLE_", "PYTHON"))}
    words = [subject.engine, subject.game, str(subject.seats), subject.way, str(seed), str(seconds)]
    taken = parse(call([str(python), str(WORKER), *words], environ, PATIENCE + 10 * seconds))
    if not taken.compiled:
        raise PeerError("our rules are not compiled: run ./run native to see why")
    return taken


Samples = dict[Subject, list[Sample]]
Take = Callable[[Subject, int], Sample]


def interleave(
    subjects: list[Subject], rounds: int, take: Take, step: Callable[[], None]
) -> tuple[Samples, list[Skip]]:
    """Measure everything once per round.  What fails once is left out and reported."""
    samples: Samples = {subject: [] for subject in subjects}
    skipped: list[Skip] = []
    for number in range(1, rounds + 1):
        for subject in subjects:
            if subject in samples:
                try:
                    samples[subject].append(take(subject, number))
                except PeerError as error:
                    if subject.engine == OURS:
                        raise
                    del samples[subject]
                    skipped.append(Skip(str(subject), str(error)))
            step()
    return samples, skipped


# --- Statistics -------------------------------------------------------------------------------------------------------


def per_game(samples: Samples, subject: Subject) -> float | None:
    """Decisions per game, over all rounds; where they weren't counted, of the same game driven from Python."""
    for way in (subject.way, "python"):
        counted = samples.get(Subject(subject.engine, subject.game, subject.seats, way), [])
        if counted and all(one.decisions is not None for one in counted):
            return sum(one.decisions or 0 for one in counted) / sum(one.games for one in counted)
    return None


def rates(taken: list[Sample], mean: float) -> list[float]:
    """Decisions per second, round by round."""
    return [(one.games * mean if one.decisions is None else one.decisions) / one.seconds for one in taken]


def rows_of(samples: Samples, subjects: list[Subject]) -> tuple[list[Row], list[Skip]]:
    """The table, ours first: our rates are what the others are compared with."""
    ours: dict[str, list[float]] = {}
    rows: list[Row] = []
    skipped: list[Skip] = []
    for subject in (subject for subject in subjects if subject in samples):
        mean = per_game(samples, subject)
        if mean is None:
            skipped.append(Skip(str(subject), "its decisions were not counted: the same game from Python failed"))
            continue
        speeds = rates(samples[subject], mean)
        if subject.engine == OURS:
            ours[subject.way] = speeds
        rows.append(row(subject, samples[subject], mean, speeds, ours))
    return rows, skipped


def row(subject: Subject, taken: list[Sample], mean: float, speeds: list[float], ours: dict[str, list[float]]) -> Row:
    ratios = sorted(mine / theirs for mine, theirs in zip(ours["core"], speeds, strict=True))
    same = [mine / theirs for mine, theirs in zip(ours[subject.way], speeds, strict=True)]
    return Row(
        **asdict(subject),
        version=taken[0].version,
        decisions_per_game=round(mean, 1),
        decisions_per_second=round(median(speeds)),
        games_per_second=round(median(one.games / one.seconds for one in taken), 1),
        ratio=round(median(ratios), 2),
        ratio_range=(round(ratios[0], 2), round(ratios[-1], 2)),
        ratio_same_way=round(median(same), 2),
    )


def growth_of(samples: Samples, subjects: list[Subject]) -> list[Growth]:
    """The cost of a decision at each number of seats, and its ratio to that of the smallest table."""
    found: list[Growth] = []
    first: list[float] = []
    for subject in subjects:
        mean = per_game(samples, subject) or 0.0
        costs = [1e6 / rate for rate in rates(samples[subject], mean)]
        first = first or costs
        times = median(cost / least for cost, least in zip(costs, first, strict=True))
        found.append(Growth(subject.seats, round(mean, 1), round(median(costs), 3), round(times, 2)))
    return found


# --- The table --------------------------------------------------------------------------------------------------------

ENGINE_NAMES = {OURS: "Beagle", "open_spiel": "OpenSpiel", "catanatron": "catanatron"}
CORES = {OURS: "compiled", "open_spiel": "C++"}


def driven(engine: str, way: str) -> str:
    core = CORES.get(engine, "Python")
    return {"python": "a Python loop", "core": f"{core}, whole games", "playouts": f"{core}, dealt tables"}[way]


def table(title: str, numbers_from: int, *heads: str) -> Table:
    """As Markdown, so that it can be copied into docs/benchmarks.md."""
    made = Table(box=box.MARKDOWN, title=title, title_justify="left", title_style="bold", header_style="")
    for number, head in enumerate(heads):
        made.add_column(head, justify="right" if number >= numbers_from else "left", no_wrap=True)
    return made


def peers_table(rows: list[Row]) -> Table:
    heads = ("engine", "game", "seats", "driven by", "dec./game", "games/s", "decisions/s", "ratio", "same way")
    made = table("Random games on one core; ratio: ours, compiled, to it", 4, *heads)
    for one in rows:
        numbers = (f"{one.decisions_per_game:,.0f}", f"{one.games_per_second:,.0f}", f"{one.decisions_per_second:,}")
        words = (f"{ENGINE_NAMES[one.engine]} {one.version}", one.game.partition("(")[0], str(one.seats))
        made.add_row(*words, driven(one.engine, one.way), *numbers, f"{one.ratio:.2f}", f"{one.ratio_same_way:.2f}")
    return made


def growth_table(ruleset: str, rows: list[Growth]) -> Table:
    made = table(f"The cost of a decision, {ruleset}", 0, "seats", "dec./game", "µs/decision", "growth")
    for one in rows:
        made.add_row(
            str(one.seats), f"{one.decisions_per_game:,.0f}", f"{one.us_per_decision:.2f}", f"{one.to_fewest_seats:.2f}"
        )
    return made


def show(report: Report) -> None:
    out = Console(highlight=False, markup=False)
    out = Console(highlight=False, markup=False, width=max(out.width, 130))  # a wrapped table is useless
    out.print(peers_table(report.rows))
    out.print(growth_table(report.growth_ruleset, report.growth))
    out.print(
        f"medians of {report.rounds} rounds of {report.seconds:g} s; {report.cores} cores, {report.system}, "
        f"Python {report.python}"
    )


# --- The command ------------------------------------------------------------------------------------------------------


def growth_subjects(rulesets: dict[str, tuple[int, int]]) -> list[Subject]:
    """Our game at tables of every size one ruleset allows."""
    name = DOUBLE if DOUBLE in rulesets else RULESET
    fewest, most = rulesets[name]
    return [Subject(OURS, name, seats, "core") for seats in range(fewest, most + 1)]


def install(engines: list[str], step: Callable[[str], None]) -> tuple[dict[str, Path], list[Skip]]:
    ready, skipped = {OURS: Path(sys.executable)}, []
    for name in engines:
        step(f"installing {name}")
        try:
            ready[name] = environment(name)
        except PeerError as error:
            skipped.append(Skip(name, f"cannot be installed: {error}"))
    return ready, skipped


def bench(rounds: int, seconds: float, terminal: Console) -> Report:
    from beagle import game

    report = Report(rounds, seconds)
    growth = growth_subjects({info.name: info.seats for info in game("evolution").rulesets()})
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=terminal, transient=True, disable=not terminal.is_terminal) as progress:
        task = progress.add_task("peers", total=None)
        engines = list(dict.fromkeys(subject.engine for subject in PEERS))
        ready, absent = install(engines, lambda what: progress.update(task, description=what))
        compared = [*OURS_FIRST, *(subject for subject in PEERS if subject.engine in ready)]
        subjects = list(dict.fromkeys([*compared, *growth]))

        def take(subject: Subject, number: int) -> Sample:
            progress.update(task, description=f"{ENGINE_NAMES[subject.engine]} {subject.game}")
            return sample(ready[subject.engine], subject, number, seconds)

        progress.update(task, total=rounds * len(subjects))
        samples, failed = interleave(subjects, rounds, take, lambda: progress.advance(task))
    report.rows, uncounted = rows_of(samples, compared)
    report.growth_ruleset, report.growth = growth[0].game, growth_of(samples, growth)
    report.skipped = [*absent, *failed, *uncounted]
    return report


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run bench --peers", description=__doc__, epilog=EXIT_CODES)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--peers", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=5, help="how many times everything is measured (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of the processor, for one measurement (1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error("--rounds must be 1 or more, and --seconds more than 0")
    return asked


def main() -> int:
    asked = arguments()
    terminal = Console(stderr=True, highlight=False, markup=False)
    try:
        report = bench(asked.rounds, asked.seconds, terminal)
    except PeerError as error:
        terminal.print(f"bench: {error}")
        return FAILED
    except KeyboardInterrupt:
        terminal.print("bench: interrupted")
        return INTERRUPTED
    if asked.json:
        print(json.dumps(asdict(report), ensure_ascii=False, indent=2))
    else:
        show(report)
    for skip in report.skipped:
        terminal.print(f"bench: skipped {skip.what}: {skip.why}")
    return SKIPPED if report.skipped else OK


if __name__ == "__main__":
    sys.exit(main())
