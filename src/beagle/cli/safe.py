"""Makes text from files safe to show in a terminal: control characters are escaped, so that they do nothing.

A record, a case or a position may come from anybody.  Control characters clear the screen, change its title or forge
lines; direction marks reverse the text.  Everything the commands print goes through here: `say.console` and
`say.print_json` are the only ways to a terminal.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator
from typing import Any, Final

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook
from rich.segment import Segment

STEERING: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Zl", "Zp"))  # categories of characters that are not text
HARMLESS: Final = frozenset("\n\u200c\u200d")  # our own line breaks, and the joiners some scripts need


def steers(sign: str) -> bool:
    """Might a terminal do something other than show this character?"""
    return sign not in HARMLESS and unicodedata.category(sign) in STEERING


def shown(text: str) -> str:
    """The text with every control character escaped: an escape becomes `\\x1b`."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(written_out(sign) if steers(sign) else sign for sign in text)


def written_out(sign: str) -> str:
    return sign.encode("ascii", "backslashreplace").decode() if not sign.isascii() else f"\\x{ord(sign):02x}"


def shown_json(value: Any) -> str:
    """JSON that is safe to show: the same value, with control characters as JSON escapes."""
    text = json.dumps(value, ensure_ascii=False, indent=2)
    return "".join(json.dumps(sign)[1:-1] if steers(sign) or sign == "\x7f" else sign for sign in text)


class Shown:
    """Something to print, with all control characters in its texts escaped."""

    def __init__(self, inside: ConsoleRenderable) -> None:
        self.inside = inside

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        for segment in console.render(self.inside, options):
            yield segment if segment.control else Segment(shown(segment.text), segment.style)


class ShowEverything(RenderHook):
    """Filters everything that is printed to the terminal.  Colours and cursor codes come from rich, and pass."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [Shown(one) for one in renderables]
