"""Writes the types that pages share with Python as TypeScript: python -m tools.generators.web_types [--check]

`web/src/lib/generated/wire.ts` has the messages, `web/src/games/<game>/generated.ts` the picture and the events of a
game.  No Node is needed, here or to check that the files are up to date.

A class of a game's picture is called after what it shows: `AnimalPicture` in Python, `Animal` in its game's folder.
"""

import sys
from pathlib import Path

from beagle.games import GAMES
from tools.generators import wire_files, wire_types
from tools.generators.event_types import EventTypes
from tools.generators.shapes import Ref, frozen
from tools.generators.writing import Writer, module

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
FOLDER = ROOT / "src" / "beagle" / "games"


def files() -> dict[Path, str]:
    """The text of every generated file."""
    games = sorted(path.parent.name for path in FOLDER.glob("*/picture.py"))
    made = {WEB / "lib" / "generated" / name: text for name, text in wire_files.files().items()}
    made[WEB / "games" / "plain" / "generated.ts"] = plain()
    return made | {WEB / "games" / game / "generated.ts": of_game(game) for game in games}


def of_game(game: str) -> str:
    """What a game shows, and what happens in it."""
    reader, roots = wire_types.game_reader(game)
    writer = Writer(reader, lambda name: name.removesuffix("Picture") or name)
    about = f"What the server sends of a table of this game: `beagle.games.{game}`."
    table = GAMES[game].event_table()
    events = EventTypes(table, lambda literal: reader.names.get(frozen(literal)))
    return module(about, [*writer.declarations(map(Ref, roots)).values(), *events.declarations()])


def plain() -> str:
    """What is shown of a game that has no page of its own."""
    reader, roots = wire_types.game_reader(wire_types.PLAIN)
    writer = Writer(reader, lambda name: name.removesuffix("Picture") or name)
    return module("A plain table: `beagle.kernel.base.picture`.", writer.declarations(map(Ref, roots)).values())


def outdated(made: dict[Path, str]) -> list[Path]:
    """The files that are not as they should be."""
    return [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]


def main() -> int:
    made = files()
    if "--check" in sys.argv:
        old = [str(path.relative_to(ROOT)) for path in outdated(made)]
        if old:
            print(f"not what Python says: {', '.join(old)}\nrun: ./run python -m tools.generators.web_types")
        return int(bool(old))
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
