"""A game as it is shown: its state, and what its table shows of the past."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from beagle.kernel.base.begun import BeginsAnywhere
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.event import Event
from beagle.kernel.game import Game


def recalled(game: Game, past: Any, events: Iterable[Event]) -> Any:
    """What the table shows of the past after these events.  It learns only what a spectator may know."""
    for event in events:
        past = game.recall(past, game.event_data(event.seen_by(SPECTATOR)))
    return past


def first_past(game: Game, state: Any) -> Any:
    """What the table shows of the past before the first event."""
    return game.begun(state) if isinstance(game, BeginsAnywhere) else None


class Scene:
    """A state that is listened to, and the past that goes with it."""

    def __init__(self, game: Game, state: Any, past: Any = None) -> None:
        self.game = game
        self.state = state
        self.past = first_past(game, state) if past is None else past
        state.listen()

    def apply(self, action: int) -> list[Event]:
        """Make a move: what happened."""
        self.state.apply(action)
        events: list[Event] = self.state.events
        self.past = recalled(self.game, self.past, events)
        return events

    def clone(self) -> Scene:
        return Scene(self.game, self.state.clone(), self.past)

    def picture(self, seat: int) -> Mapping[str, Any]:
        """What this seat may see of it."""
        return self.game.picture(self.state, seat, self.past)
