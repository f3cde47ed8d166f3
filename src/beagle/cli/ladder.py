"""beagle ladder: the levels of bots, and the measured steps between them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table as Grid

from beagle.bots.levels import measured_table, steps_at
from beagle.bots.tables import LEVELS as FOLDER
from beagle.bots.tables import Table, known
from beagle.cli.ladder_plot import Ladder, Rung, plot
from beagle.cli.options import AsJson
from beagle.cli.say import OK, UsageError, console, find_game, print_json, reason, sentence, spoken
from beagle.games import GAMES
from beagle.i18n import Words


def ladder(
    *,
    game: str | None = None,
    rules: str | None = None,
    seats: int | None = None,
    svg: Path | None = None,
    markdown: Annotated[bool, Parameter(negative="")] = False,
    as_json: AsJson = False,
) -> int:
    """Show the levels of bots, and how much stronger each is than the one before."""
    words = spoken()
    tables = measured([find_game(game).name] if game else list(GAMES), rules, seats)
    if not tables:
        raise UsageError(sentence("cli-ladder-none"))
    if svg is not None:
        write(svg, plot([drawn(name, table, words) for name, table in tables]))
    if as_json:
        print_json([data(name, table) for name, table in tables])
    elif markdown:
        console().print(as_markdown(tables, words), soft_wrap=True)
    else:
        show(tables, words)
    return OK


def measured(games: list[str], rules: str | None, seats: int | None) -> list[tuple[str, Table]]:
    """The tables with measured steps: all, or those that were asked for."""
    return [
        (game, table)
        for game in games
        for table in known(game, FOLDER)
        if measured_table(game, table).offered() and rules in (None, table.ruleset) and seats in (None, table.seats)
    ]


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise UsageError(sentence("cli-cannot-write", file=str(path), reason=reason(error))) from error


def title(game: str, table: Table, words: Words) -> str:
    name = sentence(f"web-game-{game}", words)
    return sentence("cli-ladder-table", words, game=name, ruleset=table.ruleset, seats=table.seats)


def level(name: str, words: Words) -> str:
    return sentence(f"web-bot-{name}", words)


def data(game: str, table: Table) -> dict[str, Any]:
    found = measured_table(game, table)
    return {
        "game": game,
        "ruleset": table.ruleset,
        "seats": table.seats,
        "levels": {name: found.dials[name]._asdict() for name in found.offered()},
        "steps": [step._asdict() for step in steps_at(game, table)],
        "above": [step._asdict() for step in found.above],
    }


def drawn(game: str, table: Table, words: Words) -> Ladder:
    rungs = [
        Rung(level(step.weaker, words), level(step.stronger, words), step.odds, step.low, step.high)
        for step in steps_at(game, table)
    ]
    return Ladder(title(game, table, words), rungs)


def rows(game: str, table: Table, words: Words) -> list[tuple[str, str, str, str]]:
    """Who over whom, the odds, their interval, the games; the strongest first."""
    return [
        (
            sentence("cli-ladder-over", words, stronger=level(step.stronger, words), weaker=level(step.weaker, words)),
            f"{step.odds:.2f}",
            f"{step.low:.2f}–{step.high:.2f}",
            str(step.games),
        )
        for step in reversed([*steps_at(game, table), *measured_table(game, table).above])
    ]


def headings(words: Words) -> list[str]:
    keys = ("cli-ladder-step", "cli-ladder-odds", "cli-ladder-interval", "cli-arena-games")
    return [sentence(key, words) for key in keys]


def show(tables: list[tuple[str, Table]], words: Words) -> None:
    out = console()
    for game, table in tables:
        out.print(title(game, table, words), style="bold")
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for place, heading in enumerate(headings(words)):
            grid.add_column(heading, justify="right" if place else "left")
        for row in rows(game, table, words):
            grid.add_row(*row)
        out.print(grid)
        out.print()
    out.print(sentence("cli-ladder-about", words), style="dim")


def as_markdown(tables: list[tuple[str, Table]], words: Words) -> str:
    """One table for all, as the documents have it."""
    lines = ["| " + " | ".join(["", *headings(words)]) + " |", "|---|---|--:|--:|--:|"]
    for game, table in tables:
        for place, row in enumerate(rows(game, table, words)):
            lines.append("| " + " | ".join(["" if place else title(game, table, words), *row]) + " |")
    return "\n".join(lines)
