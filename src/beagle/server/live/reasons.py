"""Why a move may not be made: asked by its text or by what a player touches, at a table and in a lesson."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from beagle.kernel.game import Game
from beagle.kernel.message import Message
from beagle.kernel.text import NotationError
from beagle.kernel.why import NoMeaning, why_touched
from beagle.server.refusing import Refused, detail


class Reason(NamedTuple):
    """Is it legal, and if not, the words and the rules; touches that mean nothing break no rule."""

    legal: bool
    words: Message | None = None
    rules: tuple[str, ...] = ()


NOTHING_WITH_THIS: Final = Reason(False, Message("server-nothing-with-this", {}))


def reason(game: Game, state: Any, seat: int, move: str | None, touches: list[str] | None) -> Reason:
    """For a seat that doesn't have to move only that.  One of the two is given."""
    try:
        refusal = game.why(state, seat, move) if move is not None else why_touched(game, state, seat, touches or [])
    except NoMeaning:
        return NOTHING_WITH_THIS
    except NotationError as error:
        raise Refused("not-a-move", error=detail(error)) from error
    return Reason(True) if refusal is None else Reason(False, refusal.message, refusal.rules)
