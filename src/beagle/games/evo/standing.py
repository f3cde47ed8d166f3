"""The standing answers of EVO: which dinosaurs to save, and when to play no card."""

from __future__ import annotations

from typing import Final

from beagle.games.evo import actions, ids
from beagle.games.evo.outlook import doom
from beagle.games.evo.state import State
from beagle.games.evo.steps.cards import OwnWindow, Window
from beagle.games.evo.steps.survival import SurvivalGo
from beagle.kernel.action import PASS
from beagle.kernel.standing import StandingAnswer

SAVE: Final = "save-as-many-as-i-can"

# The moments when a player may decline to play a card: all of them, or the most frequent ones.
MOMENTS: Final[dict[str, tuple[int, ...]]] = {
    "no-cards-for-bids": (ids.MARKER_PLACED,),
    "no-cards-for-newborns": (ids.BORN,),
    "no-cards": tuple(range(len(ids.MOMENTS))),
    "no-cards-in-this-phase": tuple(range(len(ids.MOMENTS))),
}

SWITCHES: Final = (
    StandingAnswer(SAVE, default=True),
    *(StandingAnswer(name, phase=name.endswith("-phase")) for name in MOMENTS),
)


def answer(g: State, name: str) -> int | None:
    """What this standing answer says to the current question; None: nothing."""
    if not g.stack:
        return None
    step = g.stack[-1]
    if name == SAVE:
        return saving(g, int(step.seat)) if isinstance(step, SurvivalGo) else None
    if isinstance(step, Window | OwnWindow) and step.moment in MOMENTS[name]:
        return PASS
    return None


def saving(g: State, seat: int) -> int | None:
    """Those that nothing can save die, then the dying stops; None: the owner has to choose who is saved."""
    doomed = doom(g, seat)
    if doomed.dead:
        return actions.lose(doomed.dead[0])
    return None if doomed.chosen else PASS
