"""Why a request changes nothing: a code for programs, words for people."""

from __future__ import annotations

from typing import Final

from beagle.kernel.message import Argument, Message
from beagle.kernel.text import NotationError

IN_DOUBT: Final = "in-doubt"  # the only refusal after which something may have changed


def detail(error: Exception) -> Argument:
    """What is wrong with a text: in the language of the reader, if the page has the words."""
    return error.words if isinstance(error, NotationError) else str(error)


class Refused(Exception):
    """The request is refused, and nothing has changed."""

    def __init__(
        self, code: str, message: Message | None = None, rules: tuple[str, ...] = (), **args: Argument
    ) -> None:
        super().__init__(code)
        self.code = code
        self.message = message or Message(f"server-{code}", dict(args))
        self.rules = rules
