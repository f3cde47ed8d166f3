"""beagle bench: how fast the rules are."""

from __future__ import annotations

from rich.table import Table

from beagle.cli.options import AsJson
from beagle.cli.say import FOUND, OK, UsageError, console, find_game, print_json, ruleset_of, sentence, usage_errors
from beagle.testing import bench as measuring


def bench(
    *,
    game: str = "evolution",
    rules: str | None = None,
    seats: int = 4,
    games: int = 2000,
    against: str | None = None,
    as_json: AsJson = False,
) -> int:
    """Measure how fast the rules are."""
    found = find_game(game)
    ruleset = ruleset_of(found, rules)
    with usage_errors():
        found.deal(ruleset, seats, 1)
    if games < 1:
        raise UsageError(sentence("cli-bench-games", games=games))
    try:
        result = measure(found.name, ruleset, seats, games, against)
    except measuring.BenchError as error:
        raise UsageError(str(error), FOUND) from error
    if as_json:
        print_json(result)
        return OK
    grid = Table.grid(padding=(0, 2))
    for name, value in result.items():
        grid.add_row(name.replace("_", " "), f"{value:,}" if isinstance(value, int | float) else str(value))
    console().print(grid)
    return OK


def measure(game: str, rules: str, seats: int, games: int, against: str | None) -> dict[str, object]:
    """The numbers, with a line on stderr about what is being done."""
    terminal = console(stderr=True)

    def step(what: str) -> None:
        if terminal.is_terminal:
            terminal.print(f"{what} …", style="dim")

    if against is None:
        return measuring.report(game, rules, seats, games, step)
    return measuring.against(against, game, rules, seats, games, step)
