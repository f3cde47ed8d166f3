"""Does a value have the shape that its type promises?  Unlike a decoder, this also objects to keys nobody declared."""

from __future__ import annotations

from typing import Any

from tools.generators.shapes import (
    Alias,
    Basic,
    Choice,
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


def misfits(reader: Reader, kind: Type, value: Any, where: str = "it") -> list[str]:
    """What is wrong with a value of JSON, and where; empty if nothing is."""
    match kind:
        case Alias():
            return misfits(reader, kind.type, value, where)
        case Ref():
            return object_misfits(reader, kind, value, where)
        case ListOf(item=item) if isinstance(value, list):
            return [bad for n, one in enumerate(value) for bad in misfits(reader, item, one, f"{where}[{n}]")]
        case Fixed(items=items) if isinstance(value, list) and len(value) == len(items):
            pairs = enumerate(zip(items, value, strict=True))
            return [bad for n, (item, one) in pairs for bad in misfits(reader, item, one, f"{where}[{n}]")]
        case Keyed(value=inner) if isinstance(value, dict):
            return [bad for key, one in value.items() for bad in misfits(reader, inner, one, f"{where}.{key}")]
        case OneOf(parts=parts):
            tried = [misfits(reader, part, value, where) for part in parts]
            return [] if not all(tried) else min(tried, key=len)
        case _:
            return [] if simple(kind, value) else [f"{where} is {value!r}, not {kind}"]


def object_misfits(reader: Reader, kind: Ref, value: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where} is {value!r}, not {kind.cls.__name__}"]
    shape = reader.shape(kind.cls)
    fields = {field.name: field for field in shape.fields}
    tag = {shape.tag[0]} if shape.tag else set()
    out = [f"{where}.{name} is not declared" for name in value if name not in fields and name not in tag]
    if shape.tag and value.get(shape.tag[0]) != shape.tag[1]:
        out.append(f"{where}.{shape.tag[0]} is not {shape.tag[1]}")
    for name, field in fields.items():
        if name in value:
            out += misfits(reader, field.type, value[name], f"{where}.{name}")
        elif not field.optional:
            out.append(f"{where}.{name} is missing")
    return out


def simple(kind: Type, value: Any) -> bool:
    match kind:
        case Text():
            return isinstance(value, str)
        case Number(whole=whole):
            return isinstance(value, int if whole else int | float) and not isinstance(value, bool)
        case Basic(kind=basic):
            return basic == "anything" or (value is None if basic == "null" else isinstance(value, bool))
        case Choice(values=values):
            return value in values
        case _:
            return False
