"""The standing answers of Evolution: what a seat declines without being asked.  Defending is never among them."""

from __future__ import annotations

from typing import Final

from beagle.games.evolution import words
from beagle.games.evolution.ids import AMBUSH, INTELLECT, MIGRATION
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack
from beagle.games.evolution.steps.development import Development
from beagle.games.evolution.steps.meal import Meal
from beagle.games.evolution.steps.rebirth import NewStart, Restoring
from beagle.games.evolution.view import view
from beagle.kernel.action import PASS
from beagle.kernel.standing import StandingAnswer

OWN_ANIMALS: Final = "ask-about-own-animals"  # whether to ambush an own animal that eats

# The questions that each of these declines.
DECLINED: Final[dict[str, tuple[str, ...]]] = {
    "never-ambush": ("meal",),
    "decline-unless-attacked": ("meal", "turned", "migrating"),
    "pass-phase": ("development", "go", "go-side", "meal", "turned", "migrating"),
}

# The trait that brings a question to a table; the others are asked at every table.
BROUGHT_BY: Final[dict[str, int]] = {"meal": AMBUSH, "turned": INTELLECT, "migrating": MIGRATION}

SWITCHES: Final = (
    StandingAnswer(OWN_ANIMALS, asks=True),
    *(StandingAnswer(name, phase=name.endswith("-phase")) for name in DECLINED),
)


# The questions that are answered with cards from the hand.
FROM_HAND: Final = (Development, Restoring, NewStart)


def at_table(g: State) -> list[StandingAnswer]:
    """The switches that can answer something with the traits of this table."""
    traits = {int(trait.id) for trait in g.rules.all}
    asked = {
        switch: [question for question in DECLINED.get(switch.name, ("meal",)) if comes_up(question, traits)]
        for switch in SWITCHES
    }
    return [switch for switch, questions in asked.items() if questions]


def comes_up(question: str, traits: set[int]) -> bool:
    return question not in BROUGHT_BY or BROUGHT_BY[question] in traits


def choice_is_public(g: State) -> bool:
    """Everything but the hands and the face-down animals lies on the table."""
    if not g.stack or isinstance(g.stack[-1], FROM_HAND):
        return False
    step = g.stack[-1]
    return not isinstance(step, Attack) or not any(trait.interrupts(g, step) for trait in g.rules.interrupting)


def answer(g: State, name: str) -> int | None:
    """What this standing answer says to the current question: decline it, or None for nothing."""
    if not g.stack or PASS not in g.options:
        return None
    step = g.stack[-1]
    if name == OWN_ANIMALS:
        return PASS if isinstance(step, Meal) and g.animals[step.eater].owner == g.actor else None
    return PASS if words.question_name(view(g, int(g.actor))) in DECLINED[name] else None
