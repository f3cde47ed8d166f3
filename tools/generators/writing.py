"""Writes types that were read from Python as TypeScript, formatted as prettier would do it: no Node is needed."""

import textwrap
from collections.abc import Callable, Iterable

import msgspec

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
)

WIDTH = 120
HEAD = "/** {about} Made by tools/generators/web_types.py: do not edit. */"
BASIC = {"flag": "boolean", "null": "null", "anything": "unknown"}


def module(about: str, parts: Iterable[str]) -> str:
    return "\n\n".join([*comment(HEAD.format(about=about)[4:-3], 0), *parts]) + "\n"


class Writer:
    """Writes types as TypeScript."""

    def __init__(self, reader: Reader, rename: Callable[[str], str] = lambda name: name) -> None:
        self.reader = reader
        self.rename = rename
        self.lists = ""  # what is written before a list: a page may send one that it can't change

    def declarations(self, roots: Iterable[Type]) -> dict[Ref | Alias, str]:
        """Everything these types are made of, in the order in which it is met."""
        found = self.reader.reachable(roots)
        names = [self.name(one) for one in found]
        twice = {name for name in names if names.count(name) > 1}
        if twice:
            raise ValueError(f"two types are called {', '.join(sorted(twice))}")
        return {one: self.interface(one.cls) if isinstance(one, Ref) else self.alias(one) for one in found}

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
