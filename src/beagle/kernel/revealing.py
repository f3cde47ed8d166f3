"""Would an option show somebody something?  Tried on a copy, and judged by what the game itself counts as hidden."""

from __future__ import annotations

from typing import Any

from beagle.kernel.game import Game
from beagle.kernel.state import CHANCE


def would_reveal(game: Game, state: Any, action: int, hidden: int) -> bool:
    """After this option, when the next is asked: does anybody know more than before, or is it chance that is asked?

    `hidden` is what the game counts before.  Who is asked follows from what all can see, so the answer tells nothing.
    """
    copy = state.clone()
    copy.apply(action)
    return bool(copy.actor == CHANCE or game.hidden(copy) != hidden)
