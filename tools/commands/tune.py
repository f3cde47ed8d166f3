"""Tunes the numbers of a judge by play: python -m tools.commands.tune evo --seats 2 --minutes 5

It goes on where the last run of the same table stopped (build/tune).  With --accept it plays the check on unseen deals
and stores the numbers beside the judge, with their origin, if they win.
"""

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import beagle
from beagle.bots.searcher import Dials
from beagle.bots.tables import NUMBERS, Table, write
from beagle.train.duel import NotCompiled, require_binaries
from beagle.train.progress import Notes
from beagle.train.tune import DEALS, PAIRS, Check, Tuning

ROOT = Path(__file__).resolve().parents[2]
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())


def commit() -> str:
    """The commit the numbers were made with."""
    found = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return found.stdout.strip()


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run tune", description="Tune the numbers of a judge by play.")
    parser.add_argument("game", help="evolution, evo or dinosaurs")
    parser.add_argument("--rules", help="the ruleset; the game's first one by default")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0, help="processor time for this run")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--accept", action="store_true", help="play the check, and store the numbers if they win")
    parser.add_argument("--deals", type=int, default=300, help="unseen deals of the check, each from every seat")
    parser.add_argument("--iterations", type=int, default=100, help="of the players in the check")
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    given, console = arguments(words), Console()
    try:
        require_binaries()
    except NotCompiled as error:
        console.print(str(error), style="red")
        return 2
    game = beagle.game(given.game)
    table = Table(given.rules or game.rulesets()[0].name, given.seats)
    tuning = Tuning(game, table, Notes(ROOT / "build" / "tune", game.name, table), given.seed)
    run_generations(tuning, given.minutes, console)
    return accept(tuning, given, console) if given.accept else 0


def run_generations(tuning: Tuning, minutes: float, console: Console) -> None:
    """As many as fit."""
    start = time.process_time()
    with Progress(*COLUMNS, console=console) as bar:
        task = bar.add_task(f"tuning {tuning.table}", total=int(minutes * 60))
        while (spent := time.process_time() - start) < minutes * 60:
            bar.update(
                task, completed=int(spent), description=f"tuning {tuning.table}: {tuning.generation} generations"
            )
            tuning.advance()
    console.print(f"{tuning.table}: {tuning.generation} generations in {tuning.seconds:.0f} s of processor time")


def accept(tuning: Tuning, given: argparse.Namespace, console: Console) -> int:
    """The check; 1 if the numbers don't win."""
    with Progress(*COLUMNS, console=console) as bar:
        task = bar.add_task("unseen deals", total=given.deals * given.seats)
        dials = Dials(iterations=given.iterations)
        checks = tuning.check(dials, given.deals, lambda: bar.advance(task))
    for check in checks:
        console.print(f"against the numbers {check.against}: {said(check)}")
    if not all(check.passed for check in checks):
        console.print("not accepted: they must get ahead by more than the doubt", style="red")
        return 1
    path = write(tuning.game.name, NUMBERS, tuning.table, stored(tuning, checks, given.iterations))
    console.print(f"stored: {path.relative_to(ROOT) if path.is_relative_to(ROOT) else path}", style="green")
    return 0


def said(check: Check) -> str:
    won, above = check.won, check.above
    return (
        f"won {100 * won.mean:.1f} ± {100 * won.error:.1f} % of {check.games}, "
        f"{above.mean:+.2f} ± {above.error:.2f} points above the others"
    )


def stored(tuning: Tuning, checks: list[Check], iterations: int) -> dict[str, Any]:
    """The numbers with their origin."""
    return {
        "numbers": {name: round(value, 4) for name, value in tuning.numbers.items()},
        "origin": {
            "made by": "./run tune",
            "commit": commit(),
            "seed": tuning.seed,
            "generations": tuning.generation,
            "candidates": 2 * PAIRS * tuning.generation,
            "deals of each": DEALS,
            "processor seconds": round(tuning.seconds),
            "checked at iterations": iterations,
            "checks": {check.against: said(check) for check in checks},
        },
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
