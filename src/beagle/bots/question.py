"""A question as text, as it comes over a pipe or a socket: the view in notation, and the moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from beagle.bots.bot import Move
from beagle.kernel.game import Game
from beagle.kernel.rng import Rng


class BadQuestion(ValueError):
    """The view and the moves do not belong together."""


def read_question(game: Game, text: str, moves: Sequence[str]) -> tuple[Any, list[Move]]:
    """The view and the moves for a bot.

    A view as text does not contain its options.  They follow from any state that is consistent with it, so one is
    imagined.
    """
    seen = game.read_view(text)
    world = game.imagine(seen, Rng(0))
    actions = {game.write_move(world, action): int(action) for action in world.options}
    unknown = [move for move in moves if move not in actions]
    if unknown or world.actor != seen.seat:
        raise BadQuestion(f"not moves of this view: {', '.join(unknown) or 'it asks somebody else'}")
    return game.view(world, seen.seat), [Move(actions[move], move) for move in moves]
