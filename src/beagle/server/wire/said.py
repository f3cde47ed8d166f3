"""What replies are made of: sentences as keys and arguments, things to touch, pictures of tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NotRequired, TypedDict, cast

from msgspec import Meta

from beagle.kernel.base.picture import as_data
from beagle.kernel.data import Plain
from beagle.kernel.message import Message

# `extra` says what the type is where msgspec can't decode it, and what a type without a class is called elsewhere.
View = Annotated[Mapping[str, Any], Meta(extra={"name": "View"}, description="A game's picture of the table.")]
Touch = Annotated[str, Meta(extra={"name": "Touch"}, description="A thing to touch: `animal:a`, `trait:a.piracy`.")]

Args = Annotated[
    dict[str, Any],
    Meta(extra={"name": "Args", "type": dict[str, Plain]}, description="Names and numbers by label."),
]


class Said(TypedDict):
    """A sentence to say, as a key and arguments; the reader formats it in a language."""

    key: str  # of a Fluent message
    args: NotRequired[Annotated[dict[str, Any], Meta(extra={"type": dict[str, SaidArgument]})]]


class SaidSeat(TypedDict):
    """A seat in a sentence: the reader puts a person's name there."""

    seat: int


class SaidPiece(TypedDict):
    """A piece in a sentence, by its letter: the reader puts the name there that it has in the picture of the table."""

    piece: str


SaidArgument = str | int | Said | SaidSeat | SaidPiece


def to_wire(message: Message) -> Said:
    """A message as it is sent."""
    return cast(Said, as_data(message))
