"""beagle arena: how strong a bot is."""

from __future__ import annotations

import os

from rich.table import Table

from beagle import _native
from beagle.cli.options import AsJson
from beagle.cli.progress import progress
from beagle.cli.say import OK, UsageError, console, find_game, print_json, ruleset_of, sentence, usage_errors
from beagle.play.arena import Mean, Report, Result, contender, play_all, report, tasks


def arena(
    *bots: str,
    game: str = "evolution",
    rules: str | None = None,
    games: int = 200,
    seed: int = 1,
    jobs: int | None = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play against each other."""
    if not bots:
        raise UsageError(sentence("cli-arena-what"))
    found = find_game(game)
    ruleset = ruleset_of(found, rules)
    for name, number in (("--games", games), ("--jobs", 1 if jobs is None else jobs)):
        if number < 1:
            raise UsageError(sentence("cli-arena-number", name=name, number=number))
    if seed < 0:
        raise UsageError(sentence("cli-seed", seed=seed))
    with usage_errors():
        found.deal(ruleset, len(bots), seed)
    for spec in bots:
        contender(spec, found.name)  # errors in one are reported before the first game
    done = played(list(bots), found.name, ruleset, games, seed, jobs or os.cpu_count() or 1, as_json)
    said = report(done)
    if as_json:
        print_json(data(said) | {"bots": bots, "game": found.name, "ruleset": ruleset, "compiled": _native.compiled()})
    else:
        show(list(bots), said)
    return OK


def played(bots: list[str], game: str, ruleset: str, games: int, seed: int, jobs: int, quiet: bool) -> list[Result]:
    """All games, with a progress bar while a person waits."""
    todo, done = tasks(bots, game, ruleset, games, seed), []
    with progress(sentence("cli-arena-playing"), len(todo), quiet) as advance:
        for result in play_all(todo, min(jobs, len(todo))):
            done.append(result)
            advance()
    return done


def data(said: Report) -> dict[str, object]:
    return {key: value._asdict() if isinstance(value, Mean) else value for key, value in said._asdict().items()}


def show(bots: list[str], said: Report) -> None:
    out, grid = console(), Table.grid(padding=(0, 2))
    out.print(sentence("cli-arena-title", bot=bots[0], others=", ".join(bots[1:])), style="bold", soft_wrap=True)
    rules = sentence("cli-arena-compiled" if _native.compiled() else "cli-arena-interpreted")
    grid.add_row(sentence("cli-arena-games"), f"{said.games}, {rules}")
    for key, value in (
        ("cli-arena-won", said.won),
        ("cli-arena-points", said.points),
        ("cli-arena-best-other", said.best_other),
        ("cli-arena-ahead", said.ahead),
    ):
        grid.add_row(sentence(key), f"{value.mean:.3f} ± {value.error:.3f}")
    grid.add_row(sentence("cli-arena-choice"), f"{said.milliseconds:.1f} ms")
    out.print(grid)
