"""beagle perft: count sequences of moves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from beagle.cli.options import AsJson
from beagle.cli.progress import progress
from beagle.cli.say import OK, UsageError, console, find_game, print_json, read_text, sentence, usage_errors
from beagle.kernel.game import Game
from beagle.testing.perft import divide


def perft(
    position: str,
    depth: int,
    /,
    *,
    by_move: Annotated[bool, Parameter(name="--divide", negative="")] = False,
    as_json: AsJson = False,
) -> int:
    """Count sequences of moves from a position."""
    if depth < 1:
        raise UsageError(sentence("cli-perft-depth", depth=depth))
    game, state = read_position(position)
    counts = count(game, state, depth, quiet=as_json)
    total = sum(counts.values())
    if as_json:
        data: dict[str, Any] = {"position": game.write(state), "depth": depth, "sequences": total}
        print_json(data | ({"moves": counts} if by_move else {}))
        return OK
    out = console()
    if by_move:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right")
        for text, number in counts.items():
            grid.add_row(f"{number:,}", text)
        out.print(grid)
    out.print(sentence("cli-perft", depth=depth, sequences=total), soft_wrap=True)
    return OK


def read_position(position: str) -> tuple[Game, Any]:
    """The position, and the game its first word names."""
    path = Path(position)
    text = read_text(path) if len(position) < 4096 and "\n" not in position and path.is_file() else position
    if not text.split():
        raise UsageError(sentence("cli-perft-empty"))
    if " " not in text.strip():
        raise UsageError(sentence("cli-perft-no-file", text=text.strip()))
    game = find_game(text.split()[0])
    with usage_errors():
        return game, game.read(text)


def count(game: Game, state: Any, depth: int, quiet: bool) -> dict[str, int]:
    """Sequences by first move, with a progress bar while a person waits."""
    texts = {action: game.write_move(state, action) for action in state.options}
    counts: dict[str, int] = {}
    with progress(sentence("cli-perft-counting"), len(texts), quiet) as advance:
        for action, number in divide(state, depth):
            counts[texts[action]] = number
            advance()
    return counts
