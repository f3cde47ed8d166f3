"""TypeScript types of every game's events, from the tables that also tell them: one member of a union per event.

python -m tools.generators.event_types            write them
python -m tools.generators.event_types --check    write nothing; exit 1 if a file would change
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from beagle.games import GAMES, game
from beagle.kernel.data import EventPart
from beagle.kernel.game import Game

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "games"
FILE: Final = "event-types.ts"
WIDTH: Final = 120
HEAD: Final = "/** Written by tools/generators/event_types.py from the game's table of events: do not edit. */\n\n"


def type_of(part: EventPart, aliases: dict[tuple[str, ...], str]) -> str:
    """The type of a part.  Types with names are written once."""
    type = part.type
    if not type.text:
        return "number"
    name = aliases.setdefault(type.names, part.of.capitalize()) if type.names else "string"
    return f"{name} | null" if part.is_card else name


def union(name: str, members: list[str]) -> str:
    """An exported union, one member in a line unless all fit into one."""
    short = f"export type {name} = {' | '.join(members)};"
    if len(short) <= WIDTH:
        return short + "\n"
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def member(name: str, parts: list[EventPart], aliases: dict[tuple[str, ...], str]) -> str:
    """One event."""
    if not parts:
        return f'{{ event: "{name}"; args: Record<string, never> }}'
    args = "; ".join(f"{part.label}: {type_of(part, aliases)}" for part in parts)
    short = f'{{ event: "{name}"; args: {{ {args} }} }}'
    return short if len(short) <= WIDTH - 4 else f'{{\n      event: "{name}";\n      args: {{ {args} }};\n    }}'


def event_types(game: Game) -> str:
    """The types of one game's events."""
    aliases: dict[tuple[str, ...], str] = {}
    members = [member(name, parts, aliases) for name, parts in game.event_table().rows]
    named = [union(name, [f'"{value}"' for value in values]) for values, name in aliases.items()]
    return "\n".join([*named, union("GameEvent", members)])


def files() -> dict[Path, str]:
    """What should be written where."""
    return {FOLDER / name / FILE: HEAD + event_types(game(name)) for name in GAMES}


def main() -> int:
    stale = [path for path, text in files().items() if not path.is_file() or path.read_text("utf-8") != text]
    for path in stale:
        print(f"changed: {path.relative_to(FOLDER.parents[2])}")
        if "--check" not in sys.argv:
            path.write_text(files()[path], "utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
