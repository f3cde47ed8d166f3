"""Writes the tables of docs/protocol.md from the messages themselves: python -m tools.generators.protocol [--check]"""

import sys
from pathlib import Path

import msgspec

from tools.generators import wire_types
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
    Ref,
    Shape,
    Text,
    Type,
)

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "protocol.md"
BEGIN = "<!-- made by tools/generators/protocol.py from {name}: do not edit -->"
END = "<!-- end -->"
BASIC = {"flag": "true or false", "null": "null", "anything": "anything"}


def page(text: str) -> str:
    """The page with its tables generated again."""
    reader = wire_types.reader()
    for name, group in wire_types.groups().items():
        begin = BEGIN.format(name=name)
        before, found, rest = text.partition(begin)
        _, ended, after = rest.partition(END)
        if not found or not ended:
            raise SystemExit(f"{PAGE.name}: no lines {begin} … {END} for {name}")
        made = "\n\n".join(section(reader.shape(cls), cls in reader.received) for cls in group)
        text = f"{before}{begin}\n\n{made}\n\n{END}{after}"
    return text


def section(shape: Shape, received: bool) -> str:
    """One message: its name, what it means, its fields."""
    title = f"`{shape.tag[1]}`" if shape.tag else shape.name
    lines = [f"### {title}", *(["", shape.doc] if shape.doc else [])]
    if shape.fields:
        columns = ["field", "what", "if missing", "meaning"][: 4 if any(field.comment for field in shape.fields) else 3]
        lines += ["", *map(line, [columns, ["---"] * len(columns)])]
        lines += [line(cells(field, received)[: len(columns)]) for field in shape.fields]
    return "\n".join(lines)


def line(cells: list[str]) -> str:
    """A line of a table."""
    if cells[0] == "---":
        return f"|{'|'.join(cells)}|"
    return f"| {' | '.join(cells)} |".replace("  |", " |")


def cells(field: Field, received: bool) -> list[str]:
    return [f"`{field.name}`", type_name(field.type), if_missing(field, received), field.comment]


def if_missing(field: Field, received: bool) -> str:
    """What a reader does without the field."""
    if field.default:
        return field.default if field.default == "its defaults" else f"`{field.default}`"
    if field.optional:
        return "there is none"
    return "refused" if received else "never"


def type_name(kind: Type) -> str:
    """A type in JSON terms, with its bounds."""
    match kind:
        case Text():
            return "text" + bounds(kind)
        case Number():
            number = "whole number" if kind.whole else "number"
            return number + (f", {kind.least} to {kind.most}" if kind.most is not None else "")
        case Basic(kind=basic):
            return BASIC[basic]
        case Choice(values=values):
            return " or ".join(f"`{msgspec.json.encode(value).decode()}`" for value in values)
        case ListOf(item=item, most=most):
            return f"list of {type_name(item)}" + (f", at most {most}" if most else "")
        case Fixed(items=items):
            return "[" + ", ".join(map(type_name, items)) + "]"
        case Keyed(value=Basic(kind="anything")):
            return "object"
        case Keyed(value=value):
            return f"object of {type_name(value)}"
        case OneOf(parts=parts):
            return " or ".join(map(type_name, parts))
        case Ref(cls=cls):
            return cls.__name__
        case Alias():
            return type_name(kind.type)


def bounds(kind: Text) -> str:
    out = ""
    if kind.most:
        out += f", {kind.least or 0} to {kind.most} letters"
    if kind.pattern:
        letters = kind.pattern.removeprefix("^").removesuffix(r"\Z").rstrip("+")
        out += f" of `{letters}`"
    return out


def main() -> int:
    old = PAGE.read_text("utf-8")
    new = page(old)
    if "--check" in sys.argv:
        if new != old:
            print(
                f"not what the messages are: {PAGE.relative_to(ROOT)}\nrun: ./run python -m tools.generators.protocol"
            )
        return int(new != old)
    PAGE.write_text(new, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
