"""How a game looks in the terminal: as the module `terminal` of its package says, or plainly."""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from beagle.games import game, part
from beagle.i18n import Words
from beagle.kernel.event import Event
from beagle.kernel.game import Game
from beagle.kernel.message import Message


class Drawing(Protocol):
    """A game's table, and what its log and its menus look like.

    `behind` is a state imagined from the view: it answers questions about what is public, and has no secrets.
    """

    notation: str  # the key of a short text on how moves are written

    def table(self, view: Any, behind: Any, words: Words) -> RenderableType:
        """All that the seat of this view may see."""

    def cards(self, view: Any, words: Words) -> RenderableType:
        """The cards that the seat of this view may look at, with their texts."""

    def scores(self, state: Any, words: Words) -> RenderableType:
        """Where everybody's points come from."""

    def style(self, event: Event, seat: int) -> str | None:
        """How the log line of this event looks to this seat; None if the log omits it."""

    def group(self, behind: Any, action: int) -> Message | None:
        """The heading of this option in a menu; None if it has none."""


class PlainDrawing:
    """A game that draws nothing itself: its view as text, and the points as a table."""

    notation = "cli-plain-notation"

    def __init__(self, game: Game) -> None:
        self.game = game

    def table(self, view: Any, behind: Any, words: Words) -> RenderableType:
        return Text(self.game.write_view(view))

    def cards(self, view: Any, words: Words) -> RenderableType:
        return Text(words.say(Message("cli-plain-cards", {})), "dim")

    def scores(self, state: Any, words: Words) -> RenderableType:
        table = Table(box=None, pad_edge=False, padding=(0, 2))
        sheets, scores, winners = self.game.sheets(state), self.game.scores(state), self.game.winners(state)
        table.add_column("")
        titles = list(dict.fromkeys(words.say(title) for sheet in sheets for title, _ in sheet))
        for title in titles if len(titles) > 1 else []:
            table.add_column(title, justify="right")
        table.add_column(words.say(Message("table-points", {})), justify="right")
        for seat, sheet in enumerate(sheets):
            points = {words.say(title): str(number) for title, number in sheet}
            cells = [points.get(title, "") for title in titles] if len(titles) > 1 else []
            style = "bold green" if seat in winners else ""
            table.add_row(words.name(seat), *cells, str(scores[seat]), style=style)
        return table

    def style(self, event: Event, seat: int) -> str | None:
        return ""

    def group(self, behind: Any, action: int) -> Message | None:
        return None


def drawing(name: str) -> Drawing:
    """The drawing in the module `terminal` of a game's package, or a plain one.  KeyError: there is no such game."""
    found = part(name, "terminal")
    drawn: Drawing = PlainDrawing(game(name)) if found is None else found.DRAWING
    return drawn
