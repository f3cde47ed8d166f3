"""Writes the tables of docs/protocol.md from the messages themselves: python -m tools.generators.protocol [--check]"""

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "protocol.md"
BEGIN = "<!-- made by tools/generators/protocol.py from {name}: do not edit -->"
END = "<!-- end -->"


def parts() -> dict[str, list[type]]:
    """The groups of messages, each a list of structs."""
    from beagle.server import http, lessons, opening, reporting, visiting, wire

    inside = [
        wire.TableInfo,
        wire.SeatInfo,
        wire.ClockInfo,
        wire.Ask,
        wire.Option,
        wire.Line,
        wire.EventLine,
        wire.OutcomeLine,
        wire.ChatLine,
        wire.Result,
        wire.OwnLink,
    ]
    bodies = [visiting.Name, visiting.Code, http.Pasted, http.Deck, http.Eyes]
    bodies += [opening.Wish, opening.SeatWish, lessons.Tried, reporting.Reported, reporting.PageError]
    return {
        "requests": list(get_args(wire.Request)),
        "replies": list(get_args(wire.Reply)),
        "parts": inside,
        "bodies": bodies,
    }


def page(text: str) -> str:
    """The page with its tables generated again."""
    for name, structs in parts().items():
        begin = BEGIN.format(name=name)
        before, found, rest = text.partition(begin)
        _, ended, after = rest.partition(END)
        if not found or not ended:
            raise SystemExit(f"{PAGE.name}: no lines {begin} … {END} for {name}")
        made = "\n\n".join(section(struct) for struct in structs)
        text = f"{before}{begin}\n\n{made}\n\n{END}{after}"
    return text


def section(struct: type) -> str:
    """One message: its name, what it means, its fields."""
    info: Any = msgspec.inspect.type_info(struct)
    title = f"`{info.tag}`" if info.tag else struct.__name__
    lines = [f"### {title}", "", " ".join((struct.__doc__ or "").split())]
    rows = [f"| `{field.encode_name}` | {type_name(field.type)} | {default(field)} |" for field in info.fields]
    if rows:
        lines += ["", "| field | what | if missing |", "|---|---|---|", *rows]
    return "\n".join(lines)


def default(field: Any) -> str:
    if field.required:
        return "refused"
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    if isinstance(value, msgspec.Struct):
        return "its defaults"
    return f"`{msgspec.json.encode(value).decode()}`"


def type_name(kind: Any) -> str:
    """A type in JSON terms, with its bounds."""
    inspect = msgspec.inspect
    if isinstance(kind, inspect.Metadata):
        return type_name(kind.type)
    if isinstance(kind, inspect.UnionType):
        return " or ".join(type_name(part) for part in kind.types)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        most = f", at most {kind.max_length}" if getattr(kind, "max_length", None) else ""
        return f"list of {type_name(kind.item_type)}{most}"
    if isinstance(kind, inspect.TupleType):
        return "[" + ", ".join(type_name(part) for part in kind.item_types) + "]"
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.StrType):
        return "text" + bounds(kind)
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        number = "whole number" if isinstance(kind, inspect.IntType) else "number"
        return number + (f", {kind.ge} to {kind.le}" if kind.le is not None else "")
    names = {
        inspect.BoolType: "true or false",
        inspect.NoneType: "null",
        inspect.DictType: "object",
        inspect.AnyType: "anything",
    }
    if isinstance(kind, inspect.LiteralType):
        return " or ".join(f"`{msgspec.json.encode(value).decode()}`" for value in kind.values)
    return names[type(kind)]


def bounds(kind: Any) -> str:
    out = ""
    if kind.max_length:
        out += f", {kind.min_length or 0} to {kind.max_length} letters"
    if kind.pattern:
        out += f" of `{kind.pattern.strip('^$').rstrip('+')}`"
    return out


def main() -> int:
    old = PAGE.read_text("utf-8")
    new = page(old)
    if "--check" in sys.argv:
        return int(new != old)
    PAGE.write_text(new, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
