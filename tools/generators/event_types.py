"""The events of a game as TypeScript, from the table that also tells them: one member of a union per event."""

from collections.abc import Callable
from typing import Final, Literal

from beagle.kernel.data import EventPart, EventTable

WIDTH: Final = 120
MANY: Final = 30  # more names than this are texts: of all the traits a page names none, so a new one changes no type
Named = Callable[[object], str | None]  # the name that a literal already has


class EventTypes:
    """The types of one game's events.  Types with names are written once."""

    def __init__(self, table: EventTable, named: Named) -> None:
        self.named = named
        self.aliases: dict[tuple[str, ...], str] = {}
        self.members = [self.member(name, parts) for name, parts in table.rows]

    def declarations(self) -> list[str]:
        named = [union(name, [f'"{value}"' for value in values]) for values, name in self.aliases.items()]
        return [*named, "/** Something that happened. */\n" + union("GameEvent", self.members)]

    def member(self, name: str, parts: list[EventPart]) -> str:
        """One event."""
        if not parts:
            return f'{{ event: "{name}"; args: Record<string, never> }}'
        args = "; ".join(f"{part.label}: {self.type_of(part)}" for part in parts)
        short = f'{{ event: "{name}"; args: {{ {args} }} }}'
        return short if len(short) <= WIDTH - 4 else f'{{\n      event: "{name}";\n      args: {{ {args} }};\n    }}'

    def type_of(self, part: EventPart) -> str:
        """The type of a part."""
        if not part.type.text:
            return "number"
        name = self.name_of(part) if 0 < len(part.type.names) <= MANY else "string"
        return f"{name} | null" if part.is_card else name

    def name_of(self, part: EventPart) -> str:
        """What the names of a part are called: as in the picture, or after the part."""
        names = part.type.names
        return self.named(Literal[names]) or self.aliases.setdefault(names, f"{part.of.capitalize()}Name")


def union(name: str, members: list[str]) -> str:
    """An exported union, one member in a line unless all fit into one."""
    short = f"export type {name} = {' | '.join(members)};"
    if len(short) <= WIDTH:
        return short
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";"
