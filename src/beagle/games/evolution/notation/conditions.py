"""What can be written about an animal after a `!`: one entry per word, for reading, writing, checking and comparing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from beagle.games.evolution.ids import CARNIVOROUS, MIGRATION, MIMICRY, OCEAN
from beagle.games.evolution.trait import Rules
from beagle.games.evolution.view import AnimalView


@dataclass(frozen=True)
class Condition:
    """A word, whether it is true for an animal, how to make it true, and where it can be true.

    `shown` says whether it is written: not if the rest of the text already implies it.
    """

    name: str
    true: Callable[[AnimalView], bool]
    put: Callable[[AnimalView], None]
    shown: Callable[[AnimalView], bool]
    possible: Callable[[Rules, AnimalView], bool]


def flag(name: str, field: str, possible: Callable[[Rules, AnimalView], bool]) -> Condition:
    """A boolean field of the animal."""

    def true(a: AnimalView) -> bool:
        return bool(getattr(a, field))

    return Condition(name, true, lambda a: setattr(a, field, True), true, possible)


def deed(name: str, trait: int, possible: Callable[[Rules, AnimalView], bool]) -> Condition:
    """What it did or what happened to it this turn; not written if the mark of a card on it says so."""

    def put(a: AnimalView) -> None:
        a.did |= 1 << trait

    def true(a: AnimalView) -> bool:
        return a.did >> trait & 1 != 0

    def shown(a: AnimalView) -> bool:
        return (a.did & ~a.used) >> trait & 1 != 0

    return Condition(name, true, put, shown, possible)


def put_got(a: AnimalView) -> None:
    a.got = True


def put_from_fat(a: AnimalView) -> None:
    a.got = False
    a.blue = a.food  # food made from fat is blue


def is_from_fat(a: AnimalView) -> bool:
    return a.food > 0 and not a.got


# Food counts as got this turn.  Two words are for the exceptions: it wasn't, or it was got and is gone.
GOT: Final = Condition(
    "got", lambda a: a.got, put_got, lambda a: a.got and a.food == 0, lambda made, a: not is_from_fat(a)
)
FROM_FAT: Final = Condition("from-fat", is_from_fat, put_from_fat, is_from_fat, lambda made, a: a.food > 0)

CONDITIONS: Final = (
    flag("poisoned", "poisoned", lambda made, a: True),
    flag("stopped", "stopped", lambda made, a: True),
    GOT,
    FROM_FAT,
    flag("paralysed", "paralysed", lambda made, a: made.stinging_mask != 0),
    flag("swims", "adrift", lambda made, a: made.wide and a.place != OCEAN),
    flag("restored", "restored", lambda made, a: made.regrowing_mask != 0),
    deed("attacked", CARNIVOROUS, lambda made, a: made.lasting_mask != 0),
    deed("migrated", MIGRATION, lambda made, a: made.traits[MIGRATION].id == MIGRATION),
    deed("struck", MIMICRY, lambda made, a: made.lasting_mask >> MIMICRY & 1 != 0),
)
CONDITION_BY_NAME: Final = {condition.name: condition for condition in CONDITIONS}
