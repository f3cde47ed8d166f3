"""Finds the dials of the five levels and measures the steps between them: python -m tools.commands.levels evo --seats 2

Every game is noted in build/ladder, so a run that is stopped goes on where it was.  What is measured is stored beside
the judge; a level without a measured step isn't offered.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import beagle
from beagle.bots.levels import FEWEST_GAMES, LEVELS, Step
from beagle.bots.searcher import Dials
from beagle.bots.tables import LEVELS as FOLDER
from beagle.bots.tables import Table, write
from beagle.train.above import Above
from beagle.train.duel import NotCompiled, require_binaries
from beagle.train.ladder import Ladder, Mapper, Start
from beagle.train.progress import Notes
from tools.commands.tune import commit

ROOT = Path(__file__).resolve().parents[2]


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run levels", description="Find and measure the levels of a table.")
    parser.add_argument("game", help="evolution, evo or dinosaurs")
    parser.add_argument("--rules", help="the ruleset; the game's first one by default")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=FEWEST_GAMES, help="of each step")
    parser.add_argument("--iterations", type=int, default=160, help="of the strongest level")
    parser.add_argument("--least", type=int, default=8, help="iterations of the weakest level")
    parser.add_argument("--tries", default="", help="of all but the strongest, like 8,8,16,32 from the weakest")
    parser.add_argument("--dials", default="", help="other dials of all levels, like curiosity=0.2,anywhere=1")
    parser.add_argument("--numbers", type=int, metavar="SEATS", help="use the numbers tuned for so many seats here too")
    parser.add_argument("--guesses", default="", help="first slips, like 3.2,1.6,0.8,0.4 from the weakest")
    parser.add_argument("--ahead", type=int, default=0, help="how far the three weakest look; 0: as far as the others")
    parser.add_argument("--notes", type=Path, default=ROOT / "build" / "ladder", help="where the games are noted")
    parser.add_argument("--weakest", choices=LEVELS[:-1], default=LEVELS[0], help="levels below it are left out")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="games played at once")
    parser.add_argument(
        "--above", type=int, metavar="TRIES", help="measure only a stronger player above the levels that are stored"
    )
    parser.add_argument("--store", action="store_true", help="play nothing, store what is measured")
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
    if given.above:
        return rise(Above(game, table, Notes(given.notes / "above", game.name, table), given.above), given, console)
    notes = Notes(given.notes, game.name, table)
    dials = Dials(iterations=given.iterations, **others(given.dials))
    start = Start(dials, given.least, ahead=given.ahead)
    if given.tries:
        start = start._replace(tries=tuple(map(int, given.tries.split(","))))
    if given.guesses:
        start = start._replace(guesses=(*map(float, given.guesses.split(",")), 0.0))
    tuned = Table(table.ruleset, given.numbers) if given.numbers else None
    ladder = Ladder(game, table, notes, start, given.weakest, tuned)
    try:
        if not given.store:
            climb(ladder, given.games, given.workers, console)
    except KeyboardInterrupt:
        console.print("stopped; the same command goes on")
    steps = ladder.steps(given.games)
    for step in steps:
        console.print(
            f"{step.stronger} over {step.weaker}: {step.odds} ({step.low} to {step.high}), {step.games} games"
        )
    if steps:
        origin = {"made by": "./run levels", "commit": commit(), "games": len(ladder.played), "compiled": True}
        stored = write(game.name, FOLDER, table, ladder.data(given.games, origin))
        console.print(f"stored: {stored.name}", style="green")
    return 0 if len(steps) == len(ladder.lower) else 1


def rise(above: Above, given: argparse.Namespace, console: Console) -> int:
    """One step more at the top; the weakest level leaves."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as bar:
        task = bar.add_task(f"{given.above} tries", total=given.games)

        def told(step: Step) -> None:
            about = f"{given.above} tries, odds {step.odds} ({step.low} to {step.high})"
            bar.update(task, completed=step.games, description=about)

        if not given.store:
            above.measure(given.games, told)
    if not above.is_measured(given.games):
        console.print(f"not stored: {above.step()}", style="red")
        return 1
    origin = {"made by": "./run levels", "commit": commit(), "games": len(above.played), "compiled": True}
    stored = write(above.game.name, FOLDER, above.table, above.data(origin))
    console.print(f"stored: {stored.name}, {above.step()}", style="green")
    return 0


def others(text: str) -> dict[str, Any]:
    """Dials by name, each as what it is: a whole number or not."""
    named = dict(part.split("=") for part in text.split(",") if part)
    return {name: type(Dials._field_defaults[name])(value) for name, value in named.items()}


def climb(ladder: Ladder, games: int, workers: int, console: Console) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as bar, mapping(workers) as mapper:
        tasks = {name: bar.add_task(name, total=games) for name in reversed(LEVELS[:-1])}

        def told(step: Step, slip: float) -> None:
            about = f"{step.weaker}, slips {slip}, odds {step.odds} ({step.low} to {step.high})"
            bar.update(tasks[step.weaker], completed=step.games, description=about)

        ladder.climb(games, told, mapper)


@contextmanager
def mapping(workers: int) -> Iterator[Mapper]:
    """Games in processes of their own; with one worker, here."""
    if workers == 1:
        yield map
        return
    with ProcessPoolExecutor(workers) as pool:
        yield pool.map


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
