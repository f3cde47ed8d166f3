"""The rules contain no sentences: a message is a key and its arguments; `beagle.i18n` translates it."""

from __future__ import annotations

from typing import NamedTuple


class Message(NamedTuple):
    """A sentence to show: the key of a Fluent message, and arguments that may be messages too."""

    key: str
    args: dict[str, Argument]


class Seat(NamedTuple):
    """A seat in a sentence: replaced by a person's name when the sentence is shown."""

    number: int


class Piece(NamedTuple):
    """A piece in a sentence by its letter in the notation: pages replace it by its name on the table."""

    letter: str


Argument = str | int | Message | Seat | Piece


class Refusal(NamedTuple):
    """Why a well-formed move isn't legal: the ids of the rules that forbid it, and the words to say so."""

    rules: tuple[str, ...]
    message: Message
