"""What a search knows of a game besides its rules: opinions.  A judge sees only states that were imagined.

A game offers its judge as `EVALUATION` in the module `judge` of its package.  Compiled and interpreted, a judge says
the same: its sums are made in the same order.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

G = TypeVar("G")
W = TypeVar("W", bound="DataclassInstance")

LARGEST: Final = 30.0  # exponents beyond this make no difference


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[G]):
    """The opinions on a game: how far it has come, what a player is likely to do, what the seats can expect."""

    def clock(self, g: G) -> i64:
        """How far the game has come.  When this number grows, a position is quiet enough to be evaluated."""
        raise NotImplementedError

    def horizon(self, g: G) -> i64:
        """The clock at which a search from here stops."""
        return self.clock(g) + 1

    def rates(self, g: G) -> list[float]:
        """How good each option looks to the player who is asked, in the order of the options.  Found quickly."""
        raise NotImplementedError

    def standings(self, g: G) -> list[float]:
        """What each seat can expect in the end, in points; when the game is over, its result and the victory."""
        raise NotImplementedError

    def rivalry(self) -> float:
        """How much the best of the others counts, compared with all of them: from 0 to 1."""
        return 0.6

    def curiosity(self) -> float:
        """How much a search prefers what looked good and was tried rarely: little, if moves differ by little."""
        return 1.0

    def chance_unit(self, g: G) -> float:
        """How many points ahead multiply the odds of winning by e."""
        return 5.0

    def worth(self, g: G, seat: i64) -> float:
        """How good the position is for this seat, taking the others into account: more is better."""
        return leads(self.standings(g), self.rivalry())[seat]

    def wins(self, g: G, standings: list[float]) -> list[float]:
        """The chance of each seat to win, from these standings: odds grow evenly with points."""
        return soft_max(standings, self.chance_unit(g))

    def numbers(self) -> dict[str, float]:
        """The numbers of the judge, by name."""
        return {}

    def tuned(self, numbers: Mapping[str, float]) -> Judge[G]:
        """The same with these numbers replaced; TypeError if it has no number with such a name."""
        if numbers:
            raise TypeError(f"this judge has no numbers, so there is no {next(iter(numbers))}")
        return self


def leads(standings: list[float], best: float) -> list[float]:
    """For each seat, its own standing compared with the others, mainly with the best of them."""
    out: list[float] = []
    for seat in range(len(standings)):
        others = standings[:seat] + standings[seat + 1 :]
        out.append(against(standings[seat], others, best) if others else standings[seat])
    return out


def against(own: float, others: list[float], best: float) -> float:
    """Own worth minus that of the others: `best` is the weight of the best of them, the rest goes to their mean."""
    total = 0.0
    for other in others:
        total += other
    return own - best * max(others) - (1 - best) * total / len(others)


def soft_max(values: list[float], unit: float) -> list[float]:
    """Parts of one that grow with these values; a difference of one unit multiplies the odds by e."""
    top = max(values)
    parts: list[float] = []
    total = 0.0
    for value in values:
        part = math.exp(-min(LARGEST, (top - value) / unit))
        parts.append(part)
        total += part
    return [part / total for part in parts]


def best_option(rates: list[float]) -> i64:
    """The index of the first of the highest ratings."""
    found: i64 = 0
    highest = rates[0]
    for i in range(1, len(rates)):
        if rates[i] > highest:
            highest = rates[i]
            found = i
    return found


def by_rating(options: list[int], rates: list[float]) -> list[int]:
    """The options, best-looking first; equals stay in their order."""
    pairs = [(-rates[i], i) for i in range(len(rates))]
    pairs.sort()
    return [options[i] for _, i in pairs]


def named_numbers(*parts: Any) -> dict[str, float]:
    """The numbers of these dataclasses, by name."""
    return {field.name: float(getattr(part, field.name)) for part in parts for field in fields(part)}


def replaced(part: W, numbers: Mapping[str, float]) -> W:
    """The dataclass with those of these numbers that are its own."""
    own = {field.name for field in fields(part)}
    return replace(part, **{name: float(value) for name, value in numbers.items() if name in own})


def check_names(known: Mapping[str, float], numbers: Mapping[str, float]) -> None:
    """TypeError: one of these numbers is none of the known ones."""
    for name in numbers:
        if name not in known:
            raise TypeError(f"there is no number {name}; the names are {', '.join(known)}")
