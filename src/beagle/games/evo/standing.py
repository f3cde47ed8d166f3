"""The standing answers of EVO: which dinosaurs to save, and when to play no card.

Players who hold a card are asked at every moment when some card could be played, because whether they are asked must
not depend on their hands.  Most of these questions have no answer but a pass; `FITTING` passes them.
"""

from __future__ import annotations

from typing import Final

from beagle.games.evo import actions, ids
from beagle.games.evo.outlook import doom
from beagle.games.evo.state import State
from beagle.games.evo.steps.cards import OwnWindow, Window
from beagle.games.evo.steps.initiative import ChoosePlace
from beagle.games.evo.steps.survival import SurvivalGo
from beagle.kernel.action import PASS
from beagle.kernel.standing import StandingAnswer

SAVE: Final = "save-as-many-as-i-can"
FITTING: Final = "only-when-a-card-fits"

# The moments when a player may decline to play a card: all of them, or the most frequent ones.
MOMENTS: Final[dict[str, tuple[int, ...]]] = {
    "no-cards-for-bids": (ids.MARKER_PLACED,),
    "no-cards-for-newborns": (ids.BORN,),
    "no-cards": tuple(range(len(ids.MOMENTS))),
    "no-cards-in-this-phase": tuple(range(len(ids.MOMENTS))),
}

SWITCHES: Final = (
    StandingAnswer(SAVE, default=True),
    StandingAnswer(FITTING, default=True, private=True),
    *(StandingAnswer(name, phase=name.endswith("-phase")) for name in MOMENTS),
)


# The questions that need neither a hidden card nor points out of a hidden purse.
OPEN: Final = (SurvivalGo, ChoosePlace)


def choice_is_public(g: State) -> bool:
    """Everything but the cards and the points lies on the table."""
    return bool(g.stack) and isinstance(g.stack[-1], OPEN)


def answer(g: State, name: str) -> int | None:
    """What this standing answer says to the current question; None: nothing."""
    if not g.stack:
        return None
    step = g.stack[-1]
    if name == SAVE:
        return saving(g, int(step.seat)) if isinstance(step, SurvivalGo) else None
    if not isinstance(step, Window | OwnWindow):
        return None
    if name == FITTING:
        return PASS if g.options == [PASS] else None
    return PASS if step.moment in MOMENTS[name] else None


def saving(g: State, seat: int) -> int | None:
    """Those that nothing can save die, then the dying stops; None: the owner has to choose who is saved."""
    doomed = doom(g, seat)
    if doomed.dead:
        return actions.lose(doomed.dead[0])
    return None if doomed.chosen else PASS
