"""Every bot by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from beagle.bots.bot import Bot
from beagle.bots.greedy import GreedyBot
from beagle.bots.random import RandomBot

BOTS: Final[dict[str, Callable[[], Bot]]] = {RandomBot.name: RandomBot, GreedyBot.name: GreedyBot}


def bot(name: str) -> Bot:
    """A new bot of this kind."""
    if name not in BOTS:
        raise KeyError(f'no bot is called "{name}"; choose from: {", ".join(BOTS)}')
    return BOTS[name]()
