"""Why a player may not do what they touch: the reason of the action that is nearest to what was touched."""

from __future__ import annotations

from typing import Any

from beagle.kernel.action import PASS
from beagle.kernel.game import Game
from beagle.kernel.message import Refusal
from beagle.kernel.touching import Reading


class NoMeaning(ValueError):
    """Touches that mean no action at all."""


def why_touched(game: Game, state: Any, seat: int, path: list[str]) -> Refusal | None:
    """Why this seat may not do what it touches; None if an option goes like this.  NoMeaning: it is no action.

    If the whole path means nothing, the player has turned to something else: then its end is read.
    """
    if state.over or seat != state.actor:
        return game.refusal(state, seat, PASS)
    if path and any(path == game.touches(state, option)[: len(path)] for option in state.options):
        return None
    for start in range(len(path)):
        found = game.read_touches(state, path[start:])
        if found:
            return game.refusal(state, seat, nearest(state, found))
    raise NoMeaning("nothing can be done with this")


def nearest(state: Any, found: list[Reading]) -> int:
    """Of the nearest readings the one that the fewest rules forbid: a legal one, if there is any."""
    best = [reading.action for reading in found if reading.distance == found[0].distance]
    return min(best, key=lambda action: len(state.refusals(action)))
