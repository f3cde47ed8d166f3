"""What a seat's result is made of: its chance at the start, luck, its own choices, and those of others.

Every step of the game belongs to chance, to the seat itself or to another, so the parts add up to the result.  A move
that turns up something hidden counts in two parts: as a choice, what it changes on average over all that could have
turned up; as luck, the rest.
"""

from __future__ import annotations

from enum import IntEnum
from math import sqrt
from typing import Final, NamedTuple

from beagle.kernel.state import CHANCE
from beagle.review.moments import OPEN, Moment
from beagle.review.sampling import Sample
from beagle.review.smoothing import Curve

RANGE: Final = 1.64  # standard errors on each side: nine times of ten
WHOLE: Final = 1000  # accounts are in tenths of a percent, so that what is shown adds up exactly
ROUNDED: Final = 1.01  # thousandths: start and end are rounded, by half of one each


class Owner(IntEnum):
    """To whom a step belongs."""

    LUCK = 0
    OWN = 1
    OTHERS = 2


class Part(NamedTuple):
    """How one step changed the chance of a seat: by what was chosen, and by luck."""

    choice: float
    luck: float
    variance: float = 0.0  # of the choice, where it was found apart from the curve


class Account(NamedTuple):
    """Thousandths: start + luck + own + others = end, exactly."""

    seat: int
    start: int
    luck: int
    own: int
    others: int
    end: int
    range: int  # of luck and choices, nine times of ten

    @property
    def balanced(self) -> bool:
        return self.start + self.luck + self.own + self.others == self.end


def parts_of(
    moments: list[Moment], samples: list[Sample | None], chances: list[list[float]], eyes: int, seat: int
) -> list[Part]:
    """How each step changed the chance of this seat, as these eyes saw it."""
    out: list[Part] = []
    for moment, sample in zip(moments, samples, strict=True):
        change = chances[moment.number + 1][seat] - chances[moment.number][seat]
        if moment.actor == CHANCE:
            out.append(Part(0.0, change))
        elif eyes != OPEN and moment.learned[eyes] and sample is not None and sample.change is not None:
            choice = sample.change[seat]
            out.append(Part(choice, change - choice, sample.change_spread / sample.worlds))
        elif eyes != OPEN and moment.learned[eyes] and moment.forced_for(eyes):
            out.append(Part(0.0, change))
        else:
            out.append(Part(change, 0.0))
    return out


def account_of(moments: list[Moment], parts: list[Part], curve: Curve, seat: int) -> Account:
    """The account of a seat, from how it saw the game."""
    owners = [Owner.LUCK if m.actor == CHANCE else Owner.OWN if m.actor == seat else Owner.OTHERS for m in moments]
    sums = [0.0, 0.0, 0.0]
    weights = [[0.0] * len(curve.chances) for _ in sums]
    unsure = 0.0
    for at, (owner, part) in enumerate(zip(owners, parts, strict=True)):
        sums[owner] += part.choice
        sums[Owner.LUCK] += part.luck
        rest = Owner.LUCK if part.luck else owner  # what is known apart is the choice
        weights[rest][at + 1] += 1
        weights[rest][at] -= 1
        unsure += part.variance
    start, end = round(curve.chances[0][seat] * WHOLE), round(curve.chances[-1][seat] * WHOLE)
    by_luck, by_self, by_others = shared_out(sums, end - start)
    widest = max(curve.variance(one) for one in weights) + unsure
    return Account(seat, start, by_luck, by_self, by_others, end, round(RANGE * WHOLE * sqrt(widest)))


class NotBalanced(ArithmeticError):
    """A step of the game is in no account, or in two: then no account is shown."""


def shared_out(values: list[float], total: int) -> list[int]:
    """Thousandths of these values that add up to the total: each is rounded down, the largest rests get one more.

    Only what rounding left is shared out.
    """
    scaled = [value * WHOLE for value in values]
    if abs(sum(scaled) - total) > ROUNDED:
        raise NotBalanced(f"{sum(scaled):.2f} thousandths are accounted for, not {total}")
    out = [int(value // 1) for value in scaled]
    by_rest = sorted(range(len(values)), key=lambda at: out[at] - scaled[at])
    missing = total - sum(out)
    for place in range(abs(missing)):
        out[by_rest[place % len(out)]] += 1 if missing > 0 else -1
    return out
