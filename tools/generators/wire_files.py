"""The messages between pages and the server as TypeScript, in files by subject, which `wire.ts` brings together."""

from __future__ import annotations

import re
from collections import Counter

from beagle.server import wire as messages
from tools.generators import wire_types
from tools.generators.shapes import Alias, Ref, Type
from tools.generators.writing import WIDTH, Writer, module

ABOUT = {
    "requests": "What a page sends at a table: `beagle.server.wire.requests`.",
    "replies": "What the server says at a table: `beagle.server.wire.replies`.",
    "http": "What is sent and answered over HTTP: the bodies and answers of `beagle.server`.",
    "parts": "What messages of several kinds are made of: `beagle.server.wire`.",
}
WIRE = "The messages between pages and the server: `beagle.server.wire` and the bodies of its HTTP requests."
VERSION = "/** The version of the protocol these types belong to. */\nexport const PROTOCOL = {};"


def files() -> dict[str, str]:
    """The text of every file, by its name."""
    reader = wire_types.reader()
    groups = wire_types.groups()
    roots: dict[str, list[Type]] = {
        "requests": [reader.read(messages.Request)],
        "replies": [reader.read(messages.Reply)],
        "http": [Ref(cls) for name in ("bodies", "answers") for cls in groups[name]],
    }
    writer = Writer(reader)
    written = writer.declarations(root for group in roots.values() for root in group)
    reached = {group: reader.reachable(kinds) for group, kinds in roots.items()}
    times = Counter(one for found in reached.values() for one in found)
    home: dict[Ref | Alias, str] = {}
    for group, found in reached.items():
        home |= {one: group if times[one] == 1 else "parts" for one in found}
    where = {writer.name(one): group for one, group in home.items()}
    made = {name: [text for one, text in written.items() if home[one] == name] for name in ABOUT}
    texts = {f"{name}.ts": module(ABOUT[name], [*imports(name, parts, where), *parts]) for name, parts in made.items()}
    joined = [f'export type * from "./{name}.ts";' for name in ABOUT]
    return {**texts, "wire.ts": module(WIRE, ["\n".join(joined), VERSION.format(messages.PROTOCOL)])}


def imports(here: str, parts: list[str], where: dict[str, str]) -> list[str]:
    """What a file uses of the others."""
    code = re.sub(r'/\*.*?\*/|"[^"]*"', "", "\n".join(parts), flags=re.DOTALL)
    used = {word for word in re.findall(r"\b[A-Z]\w*\b", code) if where.get(word, here) != here}
    return [brought(sorted(name for name in used if where[name] == other), other) for other in used_files(used, where)]


def used_files(used: set[str], where: dict[str, str]) -> list[str]:
    return sorted({where[name] for name in used})


def brought(names: list[str], file: str) -> str:
    line = f'import type {{ {", ".join(names)} }} from "./{file}.ts";'
    if len(line) <= WIDTH:
        return line
    return "\n".join(["import type {", *(f"  {name}," for name in names), f'}} from "./{file}.ts";'])
