"""The events of each game as code: writes `tell.py` in the game's folder from `EVENTS` in its `ids.py`.

    ./run python -m tools.generators.event_functions

`EVENTS` is the only list of events: a name and its parts, each "type label".  Its order gives the numbers.  `tell.py`
has the number of each event as a constant that mypyc builds in, and a function that emits it and names its parts.  A
test checks that the files are up to date.

It reads the sources without importing them: rules that use a new event can't be imported before it has been written.
"""

import ast
import sys
from keyword import iskeyword
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "beagle"
GAMES = PACKAGE / "games"

HEAD = '''"""The events of this game: their numbers, and a function that emits each.

Written by tools/generators/event_functions.py from `EVENTS` in ids.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beagle.games.{game}.ids import EVENTS
from beagle.kernel.event import Event, Labels
from beagle.kernel.state import GameState

'''

PART = '''
LABELS: Final = Labels(EVENTS)


def part(event: Event, label: str) -> i64:
    """The number of the event with this label; a KeyError names an event that has none."""
    return LABELS.part(event, label)
'''


def written() -> list[str]:
    """The games that have such a table."""
    return sorted(path.parent.name for path in GAMES.glob("*/ids.py") if "\nEVENTS:" in path.read_text("utf-8"))


def literal(path: Path, name: str) -> Any:
    """The value of a constant in a source file."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            assert node.value is not None
            return ast.literal_eval(node.value)
    raise LookupError(f"{path.name} has no constant {name}")


def file_of(game: str) -> Path:
    return GAMES / game / "tell.py"


def text(game: str) -> str:
    """The whole file."""
    events = literal(GAMES / game / "ids.py", "EVENTS")
    constants = [f"{constant(name)}: Final = {number}" for number, (name, _) in enumerate(events)]
    functions = [function(name, fields) for name, fields in events]
    return HEAD.format(game=game) + "\n".join(constants) + "\n" + PART + "".join(functions)


def constant(name: str) -> str:
    return name.upper().replace("-", "_")


def function(name: str, fields: str) -> str:
    """It builds no event unless somebody listens."""
    parts = [field.split(" ") for field in fields.split(", ") if field]
    cards = literal(PACKAGE / "kernel" / "event.py", "CARD_TYPES")
    passed = [("card=" if part[0] in cards else "") + python_name(part[-1]) for part in parts]
    taken = "".join(f", {python_name(part[-1])}: i64" for part in parts)
    return (
        f"\n\ndef {python_name(name.replace('-', '_'))}(g: GameState{taken}) -> None:\n"
        f"    if g.sink is not None:\n"
        f"        g.tell({', '.join([constant(name), *passed])})\n"
    )


def python_name(word: str) -> str:
    return f"{word}_" if iskeyword(word) else word


def main() -> int:
    stale = [game for game in written() if text(game) != file_of(game).read_text("utf-8")]
    check = "--check" in sys.argv
    for game in stale:
        print(f"tell.py of {game} is out of date: ./run check --fix" if check else f"written: tell.py of {game}")
        if not check:
            file_of(game).write_text(text(game), "utf-8")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
