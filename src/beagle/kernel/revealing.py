"""Would an option show somebody something?  Tried on a copy, and judged by what the game counts as hidden."""

from __future__ import annotations

from typing import Any

from beagle.kernel.game import Game
from beagle.kernel.state import CHANCE


def would_reveal(game: Game, state: Any, action: int, hidden: int) -> bool:
    """After this option, at the next question: does anybody know more than before, or is it chance that is asked?

    `hidden` is the game's count before.  Who is asked depends on public facts only, so the answer reveals nothing.
    """
    copy = state.clone()
    copy.apply(action)
    return bool(copy.actor == CHANCE or game.hidden(copy) != hidden)
