"""Writes the types that pages share with Python as TypeScript: python -m tools.generators.web_types [--check]

`web/src/lib/generated/wire.ts` has the messages, `web/src/games/<game>/generated.ts` the picture and the events of a
game.  The text is formatted as prettier would do it, so no Node is needed, here or to check that the files are up to
date.

A class of a game's picture is called after what it shows: `AnimalPicture` in Python, `Animal` in its game's folder.
"""

import sys
import textwrap
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from beagle.games import GAMES
from tools.generators import wire_types
from tools.generators.event_types import EventTypes
from tools.generators.shapes import (
    Alias,
    Basic,
    Choice,
    Field,
    Fixed,
    Keyed,
    ListOf,
    Number,
    OneOf,
    Reader,
    Ref,
    Text,
    Type,
    frozen,
)

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
FOLDER = ROOT / "src" / "beagle" / "games"
WIDTH = 120
HEAD = "/** {about} Made by tools/generators/web_types.py: do not edit. */"
BASIC = {"flag": "boolean", "null": "null", "anything": "unknown"}


def files() -> dict[Path, str]:
    """The text of every generated file."""
    games = sorted(path.parent.name for path in FOLDER.glob("*/picture.py"))
    return {WEB / "lib" / "generated" / "wire.ts": wire(), WEB / "games" / "plain" / "generated.ts": plain()} | {
        WEB / "games" / game / "generated.ts": of_game(game) for game in games
    }


def wire() -> str:
    """The messages, and what is sent and answered over HTTP."""
    from beagle.server import wire as messages

    reader = wire_types.reader()
    groups = wire_types.groups()
    roots: list[Type] = [reader.read(messages.Request), reader.read(messages.Reply)]
    roots += [Ref(cls) for name in ("bodies", "answers") for cls in groups[name]]
    version = f"/** The version of the protocol these types belong to. */\nexport const PROTOCOL = {messages.PROTOCOL};"
    about = "The messages between pages and the server: `beagle.server.wire` and the bodies of its HTTP requests."
    return module(about, [version, *Writer(reader).declarations(roots)])


def of_game(game: str) -> str:
    """What a game shows, and what happens in it."""
    reader, roots = wire_types.game_reader(game)
    writer = Writer(reader, lambda name: name.removesuffix("Picture") or name)
    about = f"What the server sends of a table of this game: `beagle.games.{game}`."
    table = GAMES[game].event_table()
    events = EventTypes(table, lambda literal: reader.names.get(frozen(literal)))
    return module(about, [*writer.declarations(map(Ref, roots)), *events.declarations()])


def plain() -> str:
    """What is shown of a game that has no page of its own."""
    reader, roots = wire_types.game_reader(wire_types.PLAIN)
    writer = Writer(reader, lambda name: name.removesuffix("Picture") or name)
    return module("A plain table: `beagle.kernel.base.picture`.", writer.declarations(map(Ref, roots)))


def module(about: str, parts: Iterable[str]) -> str:
    return "\n\n".join([*comment(HEAD.format(about=about)[4:-3], 0), *parts]) + "\n"


class Writer:
    """Writes types as TypeScript."""

    def __init__(self, reader: Reader, rename: Callable[[str], str] = lambda name: name) -> None:
        self.reader = reader
        self.rename = rename
        self.lists = ""  # what is written before a list: a page may send one that it can't change

    def declarations(self, roots: Iterable[Type]) -> list[str]:
        """Everything these types are made of, by name."""
        found = self.reader.reachable(roots)
        names = [self.name(one) for one in found]
        twice = {name for name in names if names.count(name) > 1}
        if twice:
            raise ValueError(f"two types are called {', '.join(sorted(twice))}")
        return [self.interface(one.cls) if isinstance(one, Ref) else self.alias(one) for one in found]

    def name(self, named: Ref | Alias) -> str:
        return self.rename(named.cls.__name__ if isinstance(named, Ref) else named.name)

    def interface(self, cls: type) -> str:
        shape = self.reader.shape(cls)
        self.lists = "readonly " if cls in self.reader.received else ""
        tag = [f'  {shape.tag[0]}: "{shape.tag[1]}";'] if shape.tag else []
        lines = [*tag, *(line for field in shape.fields for line in self.field(field))]
        name = self.rename(shape.name)
        head = comment(shape.doc, 0)
        if not lines:
            return "\n".join([*head, f"export type {name} = Record<string, never>;"])
        return "\n".join([*head, f"export interface {name} {{", *lines, "}"])

    def field(self, field: Field) -> list[str]:
        name = f"{field.name}?" if field.optional else field.name
        return [*comment(sentence(field.comment), 2), *declared(f"  {name}:", self.parts(field.type), 4)]

    def alias(self, alias: Alias) -> str:
        return "\n".join([*comment(alias.doc, 0), *declared(f"export type {alias.name} =", self.parts(alias.type), 2)])

    def parts(self, kind: Type) -> list[str]:
        """The alternatives of a type; one if it has none."""
        if isinstance(kind, OneOf):
            return [self.write(part) for part in kind.parts]
        if isinstance(kind, Choice):
            return [msgspec.json.encode(value).decode() for value in kind.values]
        return [self.write(kind)]

    def write(self, kind: Type) -> str:
        match kind:
            case Text():
                return "string"
            case Number():
                return "number"
            case Basic(kind=basic):
                return BASIC[basic]
            case ListOf(item=item):
                parts = self.parts(item)
                return self.lists + (f"({' | '.join(parts)})[]" if len(parts) > 1 else f"{parts[0]}[]")
            case Fixed(items=items):
                return f"[{', '.join(self.write(item) for item in items)}]"
            case Keyed(value=Basic(kind="anything")):
                return "object"
            case Keyed(value=value):
                return f"Record<string, {self.write(value)}>"
            case Ref() | Alias():
                return self.name(kind)
            case OneOf() | Choice():
                return " | ".join(self.parts(kind))


def declared(start: str, parts: list[str], indent: int) -> list[str]:
    """A name and its type: on one line if it fits, otherwise a line for each alternative."""
    line = f"{start} {' | '.join(parts)};"
    if len(line) <= WIDTH or len(parts) == 1:
        return [line]
    lines = [f"{' ' * indent}| {part}" for part in parts]
    return [start, *lines[:-1], f"{lines[-1]};"]


def sentence(text: str) -> str:
    """A comment of a line of Python as a sentence."""
    end = "" if not text or text[-1] in ".?!" else "."
    return f"{text[:1].upper()}{text[1:]}{end}"


def comment(text: str, indent: int) -> list[str]:
    space = " " * indent
    if not text:
        return []
    if len(text) + indent + len("/**  */") <= WIDTH:
        return [f"{space}/** {text} */"]
    lines = textwrap.wrap(text, WIDTH - indent - 3, break_on_hyphens=False)
    return ["\n".join([f"{space}/**", *(f"{space} * {line}" for line in lines), f"{space} */"])]


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
