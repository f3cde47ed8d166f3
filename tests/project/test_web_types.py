"""The types of the pages are those of Python: generated, and never out of date."""

import shutil
import types
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
import pytest
from msgspec import Meta, Struct

from tools.commands import check
from tools.generators import web_types, wire_types, writing
from tools.generators.shapes import Reader, Ref
from tools.generators.writing import Writer
from tools.steps import PYTHON

Colour = Literal["red", "green"]


class Leaf(TypedDict):
    """A leaf."""

    colour: Colour | None
    torn: NotRequired[bool]  # by the wind


class Sent(Struct, tag_field="is", tag="sent", omit_defaults=True):
    """A message that leaves out defaults."""

    n: int
    words: list[str] = []
    leaf: Leaf | None = None


class Always(Struct):
    """A message that never leaves out anything."""

    n: int = 0


class Received(Struct, forbid_unknown_fields=True):
    """A message that a client may send without some fields."""

    always: Always
    text: Annotated[str, Meta(max_length=9)] = ""


Stick = TypedDict("Stick", {"kind": Literal["stick"], "from": str})


class Stone(TypedDict):
    """A stone."""

    kind: Literal["stone"]


Thing = Stick | Stone


class Heap(TypedDict):
    """A heap of things."""

    top: Thing | None
    all: dict[str, list[Thing]]
    pairs: list[tuple[str, int]]
    mixed: list[str | None]
    unknown: dict[str, Any]


def module_here() -> types.ModuleType:
    module = types.ModuleType("here")
    vars(module).update(Colour=Colour, Thing=Thing)
    return module


def written(*roots: type, received: tuple[type, ...] = ()) -> str:
    return "\n".join(Writer(Reader([module_here()], received)).declarations(map(Ref, roots)).values())


def test_the_types_of_the_pages_are_those_of_python() -> None:
    assert web_types.outdated(web_types.files()) == [], "run: ./run python -m tools.generators.web_types"


def test_the_check_looks_at_them_without_node() -> None:
    commands = [command.command for command in check.CHECKS]
    assert [PYTHON, "-m", "tools.generators.web_types", "--check"] in commands


def test_a_file_that_somebody_changed_is_noticed(tmp_path: Path) -> None:
    made = web_types.files()
    kept = {tmp_path / str(n): text for n, text in enumerate(made.values())}
    for path, source in zip(kept, made, strict=True):
        shutil.copy(source, path)
    assert web_types.outdated(kept) == []
    first, second = next(path for path in kept if "resigned?: boolean" in path.read_text("utf-8")), list(kept)[-1]
    first.write_text(first.read_text("utf-8").replace("resigned?: boolean", "resigned: boolean"), "utf-8")
    second.unlink()
    assert web_types.outdated(kept) == [first, second]


def test_a_field_that_python_renames_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class OtherPicture(TypedDict):
        rulesets: str

    monkeypatch.setattr(wire_types, "game_reader", lambda game: (Reader([]), [OtherPicture]))
    assert {path.name for path in web_types.outdated(web_types.files())} == {"generated.ts"}


def test_what_can_be_missing_is_optional() -> None:
    assert written(Sent).splitlines() == [
        "/** A message that leaves out defaults. */",
        "export interface Sent {",
        '  is: "sent";',
        "  n: number;",
        "  words?: string[];",
        "  leaf?: Leaf | null;",
        "}",
        "/** A leaf. */",
        "export interface Leaf {",
        "  colour: Colour | null;",
        "  /** By the wind. */",
        "  torn?: boolean;",
        "}",
        'export type Colour = "red" | "green";',
    ]


def test_a_default_that_is_always_sent_is_there() -> None:
    assert "  n: number;" in written(Always)
    assert "  n?: number;" in written(Always, received=(Always,))
    assert "  text?: string;" in written(Received, received=(Received,))


def test_what_is_received_is_known_as_such() -> None:
    """Also inside other messages: the clock of a wish has defaults, and is never sent."""
    from beagle.server.opening import Wish
    from beagle.server.store.contract import Clock
    from beagle.server.wire import ClockInfo

    received = wire_types.reader().received
    assert {Wish, Clock} <= set(received)
    assert ClockInfo not in received


def test_a_union_keeps_its_name() -> None:
    text = written(Heap)
    assert "  top: Thing | null;" in text
    assert "  all: Record<string, Thing[]>;" in text
    assert "  pairs: [string, number][];" in text
    assert "  mixed: (string | null)[];" in text
    assert "  unknown: object;" in text
    assert "export type Thing = Stick | Stone;" in text
    assert '  kind: "stick";\n  from: string;' in text


def test_a_long_union_has_a_line_for_each_part() -> None:
    lines = writing.declared("  kind:", [f'"{letter * 30}"' for letter in "abcd"], 4)
    assert lines[0] == "  kind:"
    assert lines[1] == f'    | "{"a" * 30}"'
    assert lines[-1] == f'    | "{"d" * 30}";'


def test_two_types_of_one_name_are_refused() -> None:
    first, second = (msgspec.defstruct("Twin", [("n", int)]) for _ in range(2))
    with pytest.raises(ValueError, match="two types are called Twin"):
        written(first, second)


def test_a_type_without_a_shape_is_refused() -> None:
    with pytest.raises(TypeError, match="has no shape"):
        written(msgspec.defstruct("Odd", [("n", set[int])]))
