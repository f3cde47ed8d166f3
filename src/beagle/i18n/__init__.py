"""Words: turns messages into text of a language.  What a language lacks is said in English, which is complete."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from functools import cache

from beagle.i18n.files import ENGLISH as ENGLISH
from beagle.i18n.files import WordsError as WordsError
from beagle.i18n.files import languages as languages
from beagle.i18n.loading import bundle
from beagle.kernel.message import Argument, Message, Piece, Seat


@cache
def known(language: str) -> str:
    """The language, if there is one of this name.  To look for it takes longer than to say something in it."""
    if language not in languages():
        raise WordsError(f'no language is called "{language}"; choose from: {", ".join(languages())}')
    return language


class Words:
    """Formats messages in a language.  `names` are the people at the table; a seat without one is its letter."""

    def __init__(self, language: str = ENGLISH, names: Sequence[str] = ()) -> None:
        self.language = known(language)
        self.names = list(names)

    def say(self, message: Message) -> str:
        """The message as text.  What a language lacks, or has wrong, is said in English."""
        args = {name: self.argument(value) for name, value in message.args.items()}
        if self.language != ENGLISH:
            said = attempt(self.language, message.key, args)
            if said is not None:
                return said
        pattern = bundle(ENGLISH).pattern(message.key)
        if pattern is None:
            raise WordsError(f'no English message "{message.key}"; its arguments are: {", ".join(args) or "none"}')
        text, errors = bundle(ENGLISH).format(pattern, args)
        if errors:
            raise WordsError(f'the English message "{message.key}" cannot be formatted: {faults(errors)}')
        return text

    def has(self, key: str) -> bool:
        """Is there a message for this key?"""
        return bundle(ENGLISH).pattern(key) is not None

    def argument(self, value: Argument) -> str | int:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, Seat):
            return self.name(value.number)
        return value.letter if isinstance(value, Piece) else value

    def name(self, seat: int) -> str:
        """A seat that has lost its name is a player: its person has deleted it."""
        if not 0 <= seat < len(self.names):
            return chr(ord("A") + seat)
        return self.names[seat] or self.say(Message("table-a-player", {}))


def attempt(language: str, key: str, args: dict[str, str | int]) -> str | None:
    """The message in this language; None if it cannot be formatted, with a warning if it exists."""
    pattern = bundle(language).pattern(key)
    if pattern is None:
        return None
    text, errors = bundle(language).format(pattern, args)
    if errors:
        warnings.warn(f'{language}: the message "{key}" cannot be formatted: {faults(errors)}', stacklevel=3)
        return None
    return text


def faults(errors: Sequence[Exception]) -> str:
    return "; ".join(str(error) for error in errors)
