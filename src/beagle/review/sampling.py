"""What the chances are at a moment, and how the action changed them: sampled in worlds that are the same for both."""

from __future__ import annotations

from typing import NamedTuple

from beagle.review.moments import Moment, Story
from beagle.review.outlook import Reference, Worlds


class Sample(NamedTuple):
    """Chances before an action, and how much it changed them on average in the same worlds, with the same luck."""

    chances: list[float]
    spread: float  # the variance of one world, on average over the seats
    change: list[float] | None  # None: the action isn't possible in every world, so it can't be compared
    change_spread: float
    worlds: int


def sample(story: Story, reference: Reference, moment: Moment, eyes: int, worlds: int, seed: int) -> Sample:
    """Try so many worlds."""
    source = Worlds(story, moment, eyes, seed)
    before, after = list[list[float]](), list[list[float]]()
    comparable = True
    for _ in range(worlds):
        world, luck = source.next()
        end = int(reference.judge.horizon(world))
        one = luck()
        comparable = comparable and moment.action in world.options
        likely = reference.choice(world, one)
        other = world.clone() if comparable and likely != moment.action else None
        world.pick(likely)
        before.append(reference.follow(world, end, one))
        if other is None:
            after.append(before[-1])
        else:
            two = luck()
            if other.actor < 0:
                two.share()  # chance has drawn: what follows is the same luck
            other.pick(moment.action)
            after.append(reference.follow(other, end, two))
    chances, spread = mean_of(before)
    if not comparable:
        return Sample(chances, spread, None, 0.0, worlds)
    changes = [[b - a for a, b in zip(one, two, strict=True)] for one, two in zip(before, after, strict=True)]
    return Sample(chances, spread, *mean_of(changes), worlds)


def mean_of(rows: list[list[float]]) -> tuple[list[float], float]:
    """The mean of each column, and the variance of a row, on average over the columns."""
    count = len(rows)
    means = [sum(column) / count for column in zip(*rows, strict=True)]
    if count < 2:
        return means, 1.0
    total = sum((value - mean) ** 2 for row in rows for value, mean in zip(row, means, strict=True))
    return means, total / (count - 1) / len(means)
