"""How a game ended."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from beagle.cli.drawing import drawing
from beagle.i18n import Words
from beagle.kernel.game import Game
from beagle.kernel.message import Message


def print_ending(console: Console, game: Game, state: Any, words: Words) -> None:
    """Everybody's points, who has won, and why if others have as many points."""
    console.print(drawing(game.name).scores(state, words))
    console.print()
    winners = [words.name(seat) for seat in game.winners(state)]
    names = f" {words.say(Message('cli-and', {}))} ".join(winners)
    console.print(words.say(Message("cli-winners", {"names": names, "winners": len(winners)})), style="bold green")
    tie = game.tie(state)
    if tie is not None:
        console.print(words.say(tie))
