"""How a game looks in the terminal: one file per game, found by the game's name.  Nothing here knows a rule."""

from __future__ import annotations

from typing import Any, Final, Protocol

from rich.console import RenderableType

from beagle.games.dinosaurs.terminal import DinosaursDrawing
from beagle.games.evo.terminal import EvoDrawing
from beagle.games.evolution.terminal import EvolutionDrawing
from beagle.i18n import Words
from beagle.kernel.event import Event
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


DRAWINGS: Final[dict[str, Drawing]] = {
    "evolution": EvolutionDrawing(),
    "dinosaurs": DinosaursDrawing(),
    "evo": EvoDrawing(),
}


def drawing(game: str) -> Drawing:
    return DRAWINGS[game]
