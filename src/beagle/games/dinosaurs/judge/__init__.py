"""What bots think of Gods Love Dinosaurs.

The engine decides what a rule allows: it gives the options and the walks of an animal.  This package has only opinions,
and most of them are numbers.
"""

from __future__ import annotations

from typing import Final

from beagle.games.dinosaurs.judge.likely import Habits
from beagle.games.dinosaurs.judge.opinion import DinosaursJudge
from beagle.games.dinosaurs.judge.standing import Weights

EVALUATION: Final = DinosaursJudge(Weights(), Habits())
