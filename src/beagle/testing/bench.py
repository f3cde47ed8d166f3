"""How fast the rules are: random games on one core, compiled against interpreted, and against another revision.

A decision is an apply by a seat that had two or more options; chance is not counted.  Time is processor time.  Every
measurement runs in its own process, so that compiled and interpreted rules, or two revisions, take turns.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from beagle.kernel.game import Game

WARM_UP = 20  # games before the clock starts
BUILT = "built"  # a file in the folder of a revision that is compiled
CLONES = 20_000
REFERENCE = ("evolution", "base@gift", 4)  # others are compared with it, so a number doesn't depend on the machine


class BenchError(RuntimeError):
    """A measurement that cannot be made here.  The text says why."""


@dataclass
class Sample:
    """One measurement of one build."""

    compiled: bool
    games: int
    decisions: int
    seconds: float
    checksum: int
    clone_us: float

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


def measure(game: str, ruleset: str, seats: int, games: int, seed: int = 1) -> Sample:
    """Play this many random games in this process."""
    from beagle._native import compiled
    from beagle.games import game as game_of
    from beagle.kernel.playout import Tally, playout
    from beagle.kernel.rng import Rng

    rules = game_of(game)
    tally = Tally()
    for n in range(min(WARM_UP, games)):
        playout(rules.deal(ruleset, seats, n), Rng(n), Tally())
    begun = time.process_time()
    for n in range(seed, seed + games):
        playout(rules.deal(ruleset, seats, n), Rng(n + 1_000_000), tally)
    seconds = time.process_time() - begun
    clone_us = measure_clone(rules, ruleset, seats)
    return Sample(compiled(), games, tally.decisions, seconds, tally.checksum, clone_us)


def measure_clone(game: Game, ruleset: str, seats: int) -> float:
    """Microseconds for a clone in mid-game: the mean over the middle positions of twenty random games."""
    from beagle.kernel.rng import Rng
    from beagle.kernel.state import NOBODY

    middles: list[Any] = []
    for seed in range(20):
        state, rng = game.deal(ruleset, seats, seed), Rng(seed)
        path = []
        while state.actor != NOBODY:
            path.append(state.clone())
            state.apply(state.options[rng.below(len(state.options))])
        middles.append(path[len(path) // 2])
    begun = time.process_time()
    for n in range(CLONES):
        middles[n % len(middles)].clone()
    return (time.process_time() - begun) / CLONES * 1e6


def worker(arguments: list[str]) -> None:
    """The other side of `sample`: measures and prints JSON.

    It runs with the sources of any revision, so it imports nothing that has moved since unless it is needed.
    """
    if os.environ.get("BEAGLE_BOXES"):
        from beagle.games.components import load_components

        load_components()
    game, ruleset, seats, games = arguments
    print(json.dumps(asdict(measure(game, ruleset, int(seats), int(games)))))


def sample(game: str, ruleset: str, seats: int, games: int, pure: bool = False, source: Path | None = None) -> Sample:
    """Measure in a new process: interpreted if `pure`, and with the sources of another revision if given."""
    env = {key: value for key, value in os.environ.items() if key not in ("BEAGLE_PURE", "BEAGLE_REQUIRE_NATIVE")}
    if pure:
        env["BEAGLE_PURE"] = "1"
    if source is not None:
        env["PYTHONPATH"] = str(source)
    # Run this file, so that both revisions are measured in the same way.  -P: import nothing from its folder.
    command = [sys.executable, "-P", __file__, game, ruleset, str(seats), str(games)]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    if done.returncode:
        raise BenchError(f"the measurement failed:\n{done.stderr.strip()[-2000:]}")
    return Sample(**json.loads(done.stdout.splitlines()[-1]))


def report(game: str, ruleset: str, seats: int, games: int, step: Callable[[str], None] = print) -> dict[str, object]:
    """Compiled and interpreted on the same seeds: both must play the same games, and one is faster."""
    step("compiled")
    fast = sample(game, ruleset, seats, games)
    if not fast.compiled:
        raise BenchError(f"the rules are interpreted ({native_reason()}): ./run native (or ./run bench) compiles them")
    few = max(20, games // 20)
    step("interpreted")
    slow = sample(game, ruleset, seats, few, pure=True)
    step("checksums")
    same = sample(game, ruleset, seats, few)
    if same.checksum != slow.checksum:
        raise BenchError(f"compiled and interpreted games differ: {same.checksum:08x} and {slow.checksum:08x}")
    step("reference")
    reference = fast if (game, ruleset, seats) == REFERENCE else sample(*REFERENCE, games=max(few, 200))
    return {
        "game": game,
        "ruleset": ruleset,
        "seats": seats,
        "games": games,
        "decisions_per_second": round(fast.rate),
        "ratio_to_reference": round(fast.rate / reference.rate, 3),
        "games_per_second": round(fast.games / fast.seconds),
        "decisions_per_game": round(fast.decisions / fast.games, 1),
        "clone_us": round(fast.clone_us, 2),
        "interpreted_decisions_per_second": round(slow.rate),
        "compiled_to_interpreted": round(fast.rate / slow.rate, 1),
        "checksum": f"{same.checksum:08x}",
    }


def against(
    reference: str, game: str, ruleset: str, seats: int, games: int, step: Callable[[str], None] = print
) -> dict[str, object]:
    """This tree and another revision in turn, so that other load on the machine affects both equally."""
    root, rounds = repository(), 5
    step(f"building {reference}")
    there = build_revision(root, reference) / "src"
    both: dict[bool, list[tuple[Sample, Sample]]] = {False: [], True: []}
    for number in range(rounds):
        step(f"round {number + 1} of {rounds}")
        for pure, count in ((False, games), (True, max(10, games // 40))):
            mine = sample(game, ruleset, seats, count, pure)
            both[pure].append((mine, sample(game, ruleset, seats, count, pure, there)))
    if not all(one.compiled for pair in both[False] for one in pair):
        raise BenchError("one of the two is not compiled")
    ratios = sorted(mine.rate / theirs.rate for mine, theirs in both[False])
    return {
        "against": reference,
        "ruleset": ruleset,
        "seats": seats,
        "games": games,
        "rounds": rounds,
        "decisions_per_second": round(median(mine.rate for mine, _ in both[False])),
        "decisions_per_second_there": round(median(theirs.rate for _, theirs in both[False])),
        "ratio": round(median(ratios), 3),
        "ratio_range": [round(ratios[0], 3), round(ratios[-1], 3)],
        "clone_ratio": round(median(theirs.clone_us / mine.clone_us for mine, theirs in both[False]), 3),
        "interpreted_ratio": round(median(mine.rate / theirs.rate for mine, theirs in both[True]), 3),
        "same_games": all(mine.checksum == theirs.checksum for pairs in both.values() for mine, theirs in pairs),
    }


def native_reason() -> str:
    """Why the rules aren't compiled: there is no build, or it is stale."""
    from beagle._native import reason

    return reason()


def repository() -> Path:
    root = Path(__file__).resolve().parents[3]
    if not (root / "tools" / "commands" / "native.py").exists() or shutil.which("git") is None:
        raise BenchError("--against needs a git checkout of the project")
    return root


def build_revision(root: Path, reference: str) -> Path:
    """The sources of that revision, compiled, in their own folder, which is kept: a revision never changes."""
    found = subprocess.run(["git", "rev-parse", "--verify", f"{reference}^{{commit}}"], cwd=root, capture_output=True)
    if found.returncode:
        raise BenchError(f'git has no revision "{reference}"')
    folder = root / "build" / "revisions" / found.stdout.decode().strip()
    if not (folder / BUILT).exists():
        folder.mkdir(parents=True, exist_ok=True)
        archive = subprocess.run(["git", "archive", reference], cwd=root, capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)
        compile_revision(reference, folder)
        (folder / BUILT).touch()
    return folder


def compile_revision(reference: str, folder: Path) -> None:
    env = {**os.environ, "BEAGLE_NATIVE": "required", "PYTHONPATH": str(folder / "src")}
    moved = (folder / "tools" / "commands" / "native.py").exists()  # revisions before 0.2 have it elsewhere
    compiler = ["-m", "tools.commands.native"] if moved else ["tools/native.py"]
    built = subprocess.run([sys.executable, *compiler], cwd=folder, env=env, capture_output=True, text=True)
    if built.returncode:
        raise BenchError(f"{reference} does not compile:\n{built.stderr.strip()[-2000:]}")


if __name__ == "__main__":
    worker(sys.argv[1:])
