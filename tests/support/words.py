"""What the pages, the server and the terminal say, looked up by key: a test names a message, not its sentence."""

from __future__ import annotations

from beagle.i18n import Words
from beagle.kernel.message import Argument, Message

ENGLISH = Words()


def say(key: str, **args: Argument) -> str:
    """The English text of a message."""
    return ENGLISH.say(Message(key, args))


def start_of(key: str, **args: Argument) -> str:
    """The first sentence of a message, without its end."""
    return say(key, **args).split(". ")[0].rstrip(".")
