"""What bots think of EVO.

The engine decides what a rule allows: it gives the options, and it answers who would die or win a fight.  This package
has only opinions, and most of them are numbers.
"""

from __future__ import annotations

from typing import Final

from beagle.games.evo.judge.likely import Habits
from beagle.games.evo.judge.opinion import EvoJudge
from beagle.games.evo.judge.standing import Weights

EVALUATION: Final = EvoJudge(Weights(), Habits())
