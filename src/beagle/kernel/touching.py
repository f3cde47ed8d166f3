"""What touches mean: a player points at things, and the game says which actions that could be.

`Game.touches` names the things of one action, in order.  Reading is the inverse: a path of touches can be all the
things of an action, or only some of them, since nobody points at what goes without saying.  A game guesses actions
that the path could be about; this module keeps those that have all touches of the path in their order, and says how
far each is from what was touched.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, Final, NamedTuple

from beagle.kernel.action import PASS, kind_of

MAX_GUESSES: Final = 600  # guesses that are looked at; a path with everything in it has a few

WHOLE_PATH: Final = 0  # it is all that is touched for the action
BEGINNING: Final = 1  # the action goes on after it
WITH_GAPS: Final = 2  # something between was left out
FROM_WITHIN: Final = 3  # what comes first was left out
NO_FIT: Final = 4


class Guess(NamedTuple):
    """An action that a path could be about; the odder it is, the later it is considered."""

    action: int
    odd: int = 0


class Reading(NamedTuple):
    """An action that a path means, and its distance: what is compared first comes first."""

    action: int
    distance: tuple[int, int, int, int]  # is it off the question; how odd; how the path fits; how much is missing


def split_touch(touch: str) -> tuple[str, str]:
    """What kind of thing it is, and which: `animal:a` is ("animal", "a")."""
    kind, _, which = touch.partition(":")
    return kind, which


def named(path: list[str], kind: str) -> list[str]:
    """The things of this kind in a path."""
    return [which for its_kind, which in map(split_touch, path) if its_kind == kind]


def numbers(texts: list[str], low: int, high: int) -> list[int]:
    """The numbers among these texts, from low to high."""
    read = [int(text) for text in texts if re.fullmatch("[0-9]{1,3}", text)]
    return [number for number in read if low <= number <= high]


def fit(path: list[str], whole: list[str]) -> int:
    """How a path fits the touches of an action."""
    if path == whole[: len(path)]:
        return WHOLE_PATH if len(path) == len(whole) else BEGINNING
    left = iter(whole)
    if not all(touch in left for touch in path):
        return NO_FIT
    return WITH_GAPS if path[0] == whole[0] else FROM_WITHIN


def readings(
    state: Any, path: list[str], guesses: Iterable[Guess], touches: Callable[[Any, int], list[str]]
) -> list[Reading]:
    """Of these guesses all that fit, the nearest first."""
    if not path:
        return []
    kinds = [PASS, *state.stack[-1].kinds()]
    found: dict[int, Reading] = {}
    for action, odd in islice(guesses, MAX_GUESSES):
        whole = touches(state, action)
        fits = fit(path, whole)
        if fits != NO_FIT and action not in found:
            off = 0 if kind_of(action) in kinds else 1
            found[action] = Reading(action, (off, odd, fits, len(whole) - len(path)))
    return sorted(found.values(), key=lambda reading: reading.distance)
