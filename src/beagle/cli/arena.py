"""beagle arena: how strong bots are."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from rich.table import Table

from beagle import _native
from beagle.cli.options import AsJson
from beagle.cli.progress import progress
from beagle.cli.say import OK, UsageError, console, find_game, print_json, ruleset_of, sentence, usage_errors
from beagle.play.arena import Contest, Mean, Rated, Report, Result, Task, contender, play_all, report, tasks
from beagle.play.arena_notes import Notes, OtherContest
from beagle.play.ratings import Estimate

ENORMOUS = 999  # odds that are only said to be greater


def arena(
    *bots: str,
    game: str = "evolution",
    rules: str | None = None,
    seats: int | None = None,
    games: int = 200,
    seed: int = 1,
    jobs: int | None = None,
    keep: Path | None = None,
    ray: str | None = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play against each other."""
    if not bots:
        raise UsageError(sentence("cli-arena-what"))
    found = find_game(game)
    contest = Contest(bots, found.name, ruleset_of(found, rules), len(bots) if seats is None else seats, seed)
    check_numbers(contest, games, jobs)
    with usage_errors():
        found.deal(contest.ruleset, contest.seats, seed)
    for spec in bots:
        contender(spec, found.name)  # errors in one are reported before the first game
    said = report(contest, played(contest, games, jobs, keep, ray, as_json))
    if as_json:
        about = {"bots": bots, "game": found.name, "ruleset": contest.ruleset, "compiled": _native.compiled()}
        print_json(data(said) | about)
    else:
        show(contest, said)
    return OK


def check_numbers(contest: Contest, games: int, jobs: int | None) -> None:
    for name, number in (("--games", games), ("--jobs", 1 if jobs is None else jobs), ("--seats", contest.seats)):
        if number < 1:
            raise UsageError(sentence("cli-arena-number", name=name, number=number))
    if contest.seats > len(contest.bots):
        raise UsageError(sentence("cli-arena-seats", seats=contest.seats, bots=len(contest.bots)))
    if contest.seed < 0:
        raise UsageError(sentence("cli-seed", seed=contest.seed))


def played(
    contest: Contest, games: int, jobs: int | None, keep: Path | None, ray: str | None, quiet: bool
) -> list[Result]:
    """All games, with a progress bar while a person waits; those that are kept in the file aren't played again."""
    todo, notes = tasks(contest, games), notes_in(keep, contest)
    done = [] if notes is None else [result for result in notes.done if result.number < games]
    left = {task.number for task in todo} - {result.number for result in done}
    with progress(sentence("cli-arena-playing"), games, quiet) as advance:
        for _ in done:
            advance()
        for result in results([task for task in todo if task.number in left], jobs, ray):
            done.append(result)
            if notes is not None:
                notes.add(result)
            advance()
    return sorted(done, key=lambda result: result.number)


def notes_in(keep: Path | None, contest: Contest) -> Notes | None:
    try:
        return None if keep is None else Notes(keep, contest)
    except OtherContest as other:
        raise UsageError(sentence("cli-arena-other", file=str(keep), what=other.what)) from other


def results(todo: list[Task], jobs: int | None, ray: str | None) -> Iterable[Result]:
    """Played here, or by a cluster."""
    if not todo:
        return ()
    if ray is not None:
        from beagle.play.arena_ray import play_on_ray

        return play_on_ray(todo, ray, jobs)
    return play_all(todo, min(jobs or os.cpu_count() or 1, len(todo)))


def data(said: Report) -> dict[str, object]:
    return {**plain(said), "ratings": [plain(rated) for rated in said.ratings], "seats": list(map(plain, said.seats))}


def plain(value: Report | Rated | Estimate) -> dict[str, object]:
    """A tuple with names, as data."""
    parts = value._asdict()
    return {key: part._asdict() if isinstance(part, Mean | Estimate) else part for key, part in parts.items()}


def show(contest: Contest, said: Report) -> None:
    out, bots = console(), contest.bots
    out.print(sentence("cli-arena-title", bot=bots[0], others=", ".join(bots[1:])), style="bold", soft_wrap=True)
    rules = sentence("cli-arena-compiled" if _native.compiled() else "cli-arena-interpreted")
    grid = Table.grid(padding=(0, 2))
    grid.add_row(sentence("cli-arena-games"), f"{said.games}, {rules}")
    for key, value in (
        ("cli-arena-won", said.won),
        ("cli-arena-points", said.points),
        ("cli-arena-best-other", said.best_other),
        ("cli-arena-ahead", said.ahead),
    ):
        grid.add_row(sentence(key), with_error(value, 3))
    grid.add_row(sentence("cli-arena-choice"), f"{said.milliseconds:.1f} ms")
    out.print(grid)
    if len(said.ratings) > 1:
        out.print()
        out.print(rating_table(said))
        out.print(sentence("cli-arena-about"), style="dim")


def rating_table(said: Report) -> Table:
    """All bots, the best first."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(sentence("cli-arena-bot"))
    for key in ("cli-arena-rating", "cli-arena-odds", "cli-arena-won", "cli-arena-points", "cli-arena-games"):
        table.add_column(sentence(key), justify="right", no_wrap=True)
    table.add_column("ms", justify="right", no_wrap=True)
    for one in said.ratings:
        odds = "" if one.odds is None else "{} ({}–{})".format(*map(short, one.odds))
        table.add_row(
            one.bot,
            f"{one.rating.value:+.0f} ± {one.rating.error:.0f}",
            odds,
            with_error(one.won, 2),
            with_error(one.points, 1),
            str(one.games),
            f"{one.milliseconds:.1f}",
        )
    return table


def short(odds: float) -> str:
    return f"{odds:.3g}" if odds < ENORMOUS else f">{ENORMOUS}"


def with_error(value: Mean, digits: int) -> str:
    said = f"{value.mean:.{digits}f}"
    return said if value.error is None else f"{said} ± {value.error:.{digits}f}"
