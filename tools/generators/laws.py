"""The numbers of the rules as code: writes `law.py` in each game's folder, with every rule that its sources cite.

    ./run python -m tools.generators.laws [--check]

A rule is cited by its name, `TR_05` for EV-TR-05, and the rulebook says which rules there are: `SECTIONS` and `ENTRIES`
in `rulebook.py`.  It reads the sources without importing them: rules that cite a new number can't be imported before it
has been written.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.generators.event_functions import PACKAGE, literal

GAMES = PACKAGE / "games"
NAME = re.compile(r"[A-Z]+_\d\d")

HEAD = '''"""The numbers of the rules that a hook or a step cites.  `rulebook.name` turns {number} into "{id}".

Written by tools/generators/laws.py.
"""

from __future__ import annotations

from typing import Final

FREE: Final = 0  # nothing forbids it

'''


class UnknownRule(LookupError):
    """The sources cite a rule that the rulebook hasn't."""


def written() -> list[str]:
    """The games that have a rulebook of their own."""
    return sorted(path.parent.name for path in GAMES.glob("*/rulebook.py"))


def file_of(game: str) -> Path:
    return GAMES / game / "law.py"


def rules(game: str) -> dict[str, str]:
    """The ids of the rulebook by the names that sources use."""
    book = GAMES / game / "rulebook.py"
    calls = [node for node in ast.walk(ast.parse(book.read_text("utf-8"))) if isinstance(node, ast.Call)]
    entries = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Entry"]
    ids = [str(entry.value) for entry in entries if isinstance(entry, ast.Constant)]
    return {id.partition("-")[2].replace("-", "_"): id for id in ids}


def cited(game: str) -> set[str]:
    """The names of rules in the sources of a game."""
    found: set[str] = set()
    for path in (GAMES / game).rglob("*.py"):
        if path != file_of(game):
            found.update(name for name in names_in(ast.parse(path.read_text("utf-8"))) if NAME.fullmatch(name))
    return found


def names_in(tree: ast.AST) -> Iterator[str]:
    """What is imported from `law`, and attributes of it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".law"):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "law":
            yield node.attr


def text(game: str) -> str:
    known, wanted = rules(game), cited(game)
    unknown = sorted(wanted - known.keys())
    if unknown:
        raise UnknownRule(f"{game} cites {', '.join(unknown)}, but its rulebook has no such rule")
    sections = list(literal(GAMES / game / "rulebook.py", "SECTIONS"))
    numbers = {name: number_of(name, sections) for name in known if name in wanted}
    last = next(reversed(numbers))
    head = HEAD.format(number=numbers[last], id=known[last])
    return head + "".join(f"{name}: Final = {number}\n" for name, number in numbers.items())


def number_of(name: str, sections: list[str]) -> int:
    """As `Numbering` of the kernel counts."""
    section, own = name.split("_")
    return (sections.index(section) + 1) * 100 + int(own)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file would change")
    check = parser.parse_args().check
    stale = [game for game in written() if text(game) != file_of(game).read_text("utf-8")]
    for game in stale:
        print(f"law.py of {game} is out of date: ./run check --fix" if check else f"written: law.py of {game}")
        if not check:
            file_of(game).write_text(text(game), "utf-8")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
