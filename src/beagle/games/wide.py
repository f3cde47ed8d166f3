"""Text that must not be wrapped: the rows of a map."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from beagle.i18n import Words
from beagle.kernel.message import Message


class Map:
    """Rows printed one below the other, unwrapped.  A screen that is too narrow cuts off their ends and says so."""

    def __init__(self, rows: Sequence[Text], words: Words) -> None:
        self.rows = rows
        self.words = words
        self.width = max(row.cell_len for row in rows)

    @property
    def plain(self) -> str:
        return "\n".join(row.plain for row in self.rows)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("\n", no_wrap=True, overflow="crop").join(self.rows)
        if self.width > options.max_width:
            yield Text(self.words.say(Message("cli-too-narrow", {"columns": self.width})), "bold red")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(min(self.width, options.max_width), min(self.width, options.max_width))
