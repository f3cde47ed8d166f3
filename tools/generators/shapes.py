"""The shape of messages and pictures, read from their Python types: structs, typed dicts and what their fields hold.

`protocol` writes them as tables for people, `web_types` as TypeScript.
"""

import ast
import inspect
import io
import textwrap
import tokenize
import types
import typing
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

import msgspec

Json = str | int | bool | None


@dataclass(frozen=True)
class Text:
    least: int | None = None
    most: int | None = None
    pattern: str | None = None


@dataclass(frozen=True)
class Number:
    whole: bool
    least: float | None = None
    most: float | None = None


@dataclass(frozen=True)
class Basic:
    kind: Literal["flag", "null", "anything"]


@dataclass(frozen=True)
class Choice:
    """One of these values."""

    values: tuple[Json, ...]


@dataclass(frozen=True)
class ListOf:
    item: "Type"
    most: int | None = None


@dataclass(frozen=True)
class Fixed:
    """A list with one type for each place."""

    items: tuple["Type", ...]


@dataclass(frozen=True)
class Keyed:
    """An object whose keys aren't known beforehand."""

    value: "Type"


@dataclass(frozen=True)
class OneOf:
    parts: tuple["Type", ...]


@dataclass(frozen=True)
class Ref:
    """A struct or a typed dict."""

    cls: type


@dataclass(frozen=True)
class Alias:
    """A type that has a name in its module, but is no class."""

    name: str
    type: "Type"
    doc: str = ""


Type = Text | Number | Basic | Choice | ListOf | Fixed | Keyed | OneOf | Ref | Alias
NULL = Basic("null")
ANYTHING = Basic("anything")
NAMEABLE = (Literal, Union, types.UnionType)


@dataclass(frozen=True)
class Field:
    name: str
    type: Type
    optional: bool  # it can be missing in a message; a default that is always sent can't
    default: str = ""  # as JSON, or in words
    comment: str = ""


@dataclass(frozen=True)
class Shape:
    name: str
    doc: str
    tag: tuple[str, str] | None  # the field that says which message this is, and its value
    fields: tuple[Field, ...]


class Reader:
    """Reads types.  Literals and unions are known by the names they have in these modules.

    In a struct that is received, every field with a default can be missing; in one that is sent, only if it says so.
    """

    def __init__(self, modules: Iterable[ModuleType], received: Collection[type] = ()) -> None:
        self.received = received
        self.names: dict[Any, str] = {}
        for module in modules:
            for name, value in vars(module).items():
                if get_origin(value) in NAMEABLE and self.names.setdefault(frozen(value), name) != name:
                    raise ValueError(f"{name} and {self.names[frozen(value)]} are the same type")
        self.shapes: dict[type, Shape] = {}

    def shape(self, cls: type) -> Shape:
        if cls not in self.shapes:
            fields = struct_fields(self, cls) if issubclass(cls, msgspec.Struct) else dict_fields(self, cls)
            self.shapes[cls] = Shape(cls.__name__, doc_of(cls), tag_of(cls), tuple(fields))
        return self.shapes[cls]

    def read(self, kind: Any) -> Type:
        if get_origin(kind) is typing.Annotated:
            return self.annotated(kind)
        if get_origin(kind) in NAMEABLE:
            return self.one_of(kind)
        return self.plain(kind)

    def annotated(self, kind: Any) -> Type:
        base, *metas = get_args(kind)
        found = self.read(base)
        for meta in metas:
            extra = meta.extra or {}
            if "type" in extra:
                found = self.read(extra["type"])
            found = bounded(found, meta)
            if "name" in extra:
                found = Alias(extra["name"], found, meta.description or "")
        return found

    def one_of(self, kind: Any) -> Type:
        """A union or a literal, by its name if it has one; a name also serves with `| None` after it."""
        name = self.names.get(frozen(kind))
        if get_origin(kind) is Literal:
            choice = Choice(get_args(kind))
            return Alias(name, choice) if name else choice
        parts = get_args(kind)
        if name:
            return Alias(name, OneOf(tuple(map(self.read, parts))))
        rest = tuple(part for part in parts if part is not type(None))
        if len(rest) < len(parts) and len(rest) > 1 and (found := self.names.get(frozenset(rest))):
            return OneOf((Alias(found, OneOf(tuple(map(self.read, rest)))), NULL))
        return OneOf(tuple(map(self.read, parts)))

    def plain(self, kind: Any) -> Type:
        origin, args = get_origin(kind) or kind, get_args(kind)
        basic: dict[Any, Type] = {
            str: Text(),
            int: Number(True),
            float: Number(False),
            bool: Basic("flag"),
            type(None): NULL,
            Any: ANYTHING,
        }
        if origin in basic:
            return basic[origin]
        if origin is list:
            return ListOf(self.read(args[0]))
        if origin is tuple:
            return ListOf(self.read(args[0])) if args[1:] == (...,) else Fixed(tuple(map(self.read, args)))
        if origin in (dict, Mapping):
            return Keyed(self.read(args[1]))
        if isinstance(origin, type) and (issubclass(origin, msgspec.Struct) or is_typeddict(origin)):
            return Ref(origin)
        raise TypeError(f"{kind} has no shape")

    def reachable(self, types: Iterable[Type]) -> list[Ref | Alias]:
        """All classes and names that these types are made of, each once, in the order in which they are met."""
        found: dict[Ref | Alias, None] = {}
        waiting = list(types)
        while waiting:
            kind = waiting.pop(0)
            if kind in found:
                continue
            if isinstance(kind, Ref | Alias):
                found[kind] = None
            waiting[:0] = [kind.type] if isinstance(kind, Alias) else list(self.inside(kind))
        return list(found)

    def inside(self, kind: Type) -> Iterator[Type]:
        if isinstance(kind, Ref):
            yield from (field.type for field in self.shape(kind.cls).fields)
        elif isinstance(kind, ListOf):
            yield kind.item
        elif isinstance(kind, Keyed):
            yield kind.value
        elif isinstance(kind, Fixed):
            yield from kind.items
        elif isinstance(kind, OneOf):
            yield from kind.parts


def frozen(kind: Any) -> Any:
    """A literal or a union as a key: the order of its parts is no matter."""
    return (Literal, frozenset(get_args(kind))) if get_origin(kind) is Literal else frozenset(get_args(kind))


def bounded(kind: Type, meta: Any) -> Type:
    if isinstance(kind, Text):
        return Text(meta.min_length, meta.max_length, meta.pattern) if meta.max_length or meta.pattern else kind
    if isinstance(kind, Number):
        return Number(kind.whole, meta.ge, meta.le) if meta.le is not None else kind
    if isinstance(kind, ListOf):
        return ListOf(kind.item, meta.max_length)
    return kind


def tag_of(cls: type) -> tuple[str, str] | None:
    config = getattr(cls, "__struct_config__", None)
    return (config.tag_field, config.tag) if config is not None and config.tag else None


def struct_fields(reader: Reader, cls: Any) -> Iterator[Field]:
    said = comments(cls)
    omits = cls in reader.received or cls.__struct_config__.omit_defaults
    for field in msgspec.structs.fields(cls):
        kind, default = reader.read(field.type), "" if field.required else default_of(field)
        optional = not field.required and omits
        yield Field(field.encode_name, kind, optional, default, said.get(field.name, ""))


def default_of(field: Any) -> str:
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return "its defaults" if isinstance(value, msgspec.Struct) else msgspec.json.encode(value).decode()


def dict_fields(reader: Reader, cls: type) -> Iterator[Field]:
    said = comments(cls)
    for name, hint in typing.get_type_hints(cls, include_extras=True).items():
        missing = get_origin(hint) is NotRequired
        kind = get_args(hint)[0] if missing else hint
        yield Field(name, reader.read(kind), missing, "", said.get(name, ""))


def doc_of(cls: type) -> str:
    own = cls.__doc__ or ""
    return "" if own == dict.__doc__ else " ".join(own.split())


@cache
def comments(cls: type) -> dict[str, str]:
    """For each field, the comment at the end of its line; with those of the classes it inherits from."""
    found: dict[str, str] = {}
    for base in getattr(cls, "__orig_bases__", cls.__bases__):
        if isinstance(base, type) and (is_typeddict(base) or issubclass(base, msgspec.Struct)):
            found |= comments(base)
    try:
        source = textwrap.dedent(inspect.getsource(cls))
    except (OSError, TypeError):  # it wasn't written as a class
        return found
    said = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    for line in body.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.end_lineno in said:
            found[line.target.id] = " ".join(said[line.end_lineno].split())
    return found
