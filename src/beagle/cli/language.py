"""The language of the terminal: what --lang says, or else what the system is set to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from beagle.i18n import ENGLISH, languages

FLAG: Final = "--lang"
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as everywhere on Unix


def system_language(environment: Mapping[str, str]) -> str:
    """Of ru_RU.UTF-8 it is ru.  A language that we lack, and none at all, is English."""
    locale = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    language = locale.partition(".")[0].partition("@")[0].partition("_")[0].lower()
    return language if language in languages() else ENGLISH


def language_asked_for(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to say everything in, help and errors too: so it is known before the command line is read."""
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        name, given, value = argument.partition("=")
        if name == FLAG:
            asked = value if given else "".join(arguments[at + 1 : at + 2])
            return asked if asked in languages() else system_language(environment)
    return system_language(environment)
