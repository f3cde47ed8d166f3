"""What bots think of Evolution.

The engine says what is legal: the moves are its options, and it knows whether a hunter reaches a prey or an animal
can eat.  Only opinions are written here, and most of them are numbers.
"""

from __future__ import annotations

from typing import Final

from beagle.games.evolution.judge.likely import Habits
from beagle.games.evolution.judge.opinion import EvolutionJudge
from beagle.games.evolution.judge.standing import Weights

EVALUATION: Final = EvolutionJudge(Weights(), Habits())
