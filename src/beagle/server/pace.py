"""How long bots think about what: so that a bot without a choice can't be recognised by its quick answer.

Everybody sees who has to move and how long the answer takes.  Whether there was a choice follows from hidden cards.
"""

from __future__ import annotations

import random
from collections import deque
from typing import Final

USUAL: Final = 0.02  # seconds, as long as there are no measured times
REMEMBERED: Final = 30  # thinking times per question
FEW_ARE_LONGER: Final = 0.95  # of the times
ENOUGH: Final = 40  # times, before anything is concluded from them


class Pace:
    """The times of the last choices, by bot and question."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.known: dict[tuple[str, str], deque[float]] = {}

    def thought(self, bot: str, question: str, seconds: float) -> None:
        """It had a choice, and took so long."""
        self.known.setdefault((bot, question), deque(maxlen=REMEMBERED)).append(seconds)

    def most(self, bot: str) -> float:
        """How long 95 of 100 of its last choices took at most; 0 while too few are known."""
        times = sorted(seconds for (other, _), known in self.known.items() for seconds in known if other == bot)
        return times[int(FEW_ARE_LONGER * len(times))] if len(times) >= ENOUGH else 0.0

    def as_if(self, bot: str, question: str) -> float:
        """How long it could have taken with a choice: a time of this question, or else of another."""
        times = self.known.get((bot, question)) or [
            seconds for (other, _), known in self.known.items() for seconds in known if other == bot
        ]
        return self.dice.choice(list(times)) if times else USUAL
