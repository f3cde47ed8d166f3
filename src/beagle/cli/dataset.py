"""beagle dataset: games for learning programs, as seeds and numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from rich.table import Table as Grid

from beagle.cli.options import AsJson
from beagle.cli.progress import progress
from beagle.cli.say import (
    FOUND,
    OK,
    UsageError,
    console,
    find_game,
    in_words,
    print_json,
    reason,
    ruleset_of,
    sentence,
    usage_errors,
)


def dataset(
    what: Literal["make", "info", "read"],
    file: Path,
    *,
    game: str = "evolution",
    rules: str | None = None,
    bots: str = "random,random",
    games: int = 100,
    seed: int = 1,
    episode: Annotated[int, Parameter(name="--episode")] = 0,
    as_json: AsJson = False,
) -> int:
    """Make, describe or read a dataset."""
    from beagle.adapters.dataset import Dataset, DatasetError  # here: it needs the extra rl

    try:
        if what == "make":
            return make(file, game, rules, bots.split(","), games, seed, as_json)
        data = Dataset(file)
        return info(data, as_json) if what == "info" else read(data, episode, as_json)
    except DatasetError as error:
        raise UsageError(sentence("cli-dataset-bad", file=str(file), reason=in_words(error)), FOUND) from error
    except FileExistsError as error:
        raise UsageError(sentence("cli-dataset-exists", file=str(file))) from error
    except OSError as error:
        raise UsageError(sentence("cli-cannot-read", file=str(file), reason=reason(error)), FOUND) from error


def make(file: Path, game: str, rules: str | None, bots: list[str], games: int, seed: int, quiet: bool) -> int:
    from beagle.adapters import dataset as keeping
    from beagle.adapters.episode import Table

    found = find_game(game)
    if games < 1:
        raise UsageError(sentence("cli-arena-number", name="--games", number=games))
    if seed < 0:
        raise UsageError(sentence("cli-seed", seed=seed))
    with usage_errors():
        table = Table(found, ruleset_of(found, rules), len(bots))
    steps = 0
    with progress(sentence("cli-arena-playing"), games, quiet) as advance:
        for kept in keeping.make(file, table, bots, games, seed):
            steps += len(kept.numbers)
            advance()
    size = file.stat().st_size
    if quiet:
        print_json({"games": games, "steps": steps, "bytes": size, "coder": table.coder.name})
    else:
        console().print(
            sentence("cli-dataset-made", file=str(file), games=games, steps=steps, bytes=size), soft_wrap=True
        )
    return OK


def info(data: Any, as_json: bool) -> int:
    """What was played, how much of it there is, and who won how often."""
    games = steps = 0
    best = [0.0] * data.about.seats
    for kept in data.games():
        games += 1
        steps += len(kept.numbers)
        winners = [seat for seat, score in enumerate(kept.scores) if score == max(kept.scores)]
        for seat in winners:
            best[seat] += 1 / len(winners)
    shares = [round(share / games, 3) if games else 0.0 for share in best]
    found = {**data.about._asdict(), "games": games, "steps": steps, "most_points": shares}
    if as_json:
        print_json(found)
        return OK
    grid = Grid.grid(padding=(0, 2))
    for name, value in found.items():
        shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        grid.add_row(name.replace("_", " "), shown)
    console().print(grid)
    return OK


def read(data: Any, number: int, as_json: bool) -> int:
    """One episode, decision by decision: made again from its seed."""
    kept = next((one for at, one in enumerate(data.games()) if at == number), None)
    if kept is None:
        raise UsageError(sentence("cli-dataset-no-episode", number=number), FOUND)
    steps = list(data.steps(kept))
    if as_json:
        lines = [
            {"seat": step.seat, "action": step.action, "options": int(step.mask.sum()), "rewards": step.rewards}
            for step in steps
        ]
        print_json({"seed": f"{kept.seed:x}", "scores": kept.scores, "steps": lines})
        return OK
    grid = Grid.grid(padding=(0, 2))
    blocks = data.about.table().coder.blocks
    for at, step in enumerate(steps):
        grid.add_row(
            str(at), "ABCDEFGH"[step.seat], str(step.action), blocks.name_of(step.action), f"/ {step.mask.sum()}"
        )
    console().print(grid)
    return OK
