"""Words are made outside the rules: a message is a key and its arguments, put into a language by `beagle.i18n`."""

from __future__ import annotations

from typing import NamedTuple


class Message(NamedTuple):
    """A sentence to be said: the key of a Fluent message, and arguments that may be messages themselves."""

    key: str
    args: dict[str, Argument]


class Seat(NamedTuple):
    """A seat in a sentence: whoever says it puts a person's name there."""

    number: int


Argument = str | int | Message | Seat


class Refusal(NamedTuple):
    """Why a well-formed move is not legal: the ids of the rules that forbid it, and the words to say so."""

    rules: tuple[str, ...]
    message: Message
