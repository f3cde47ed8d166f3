"""What the chances are at a moment, and how the action changed them: sampled in worlds that are the same for both."""

from __future__ import annotations

from typing import Final, NamedTuple

from beagle.review.moments import OPEN, Moment, Story
from beagle.review.outlook import Reference, Worlds

LEAST: Final = 4  # worlds, if they agree exactly
SEVERAL: Final = 6  # worlds, if they agree about
CLOSE: Final = 0.006**2  # the variance of a chance that is known well enough
CLOSE_CHANGE: Final = 0.0015**2  # of a change: hundreds of them are added up


class Sample(NamedTuple):
    """Chances before an action, and how much it changed them on average in the same worlds, with the same luck."""

    chances: list[float]
    spread: float  # the variance of one world, on average over the seats
    change: list[float] | None  # None: the action isn't possible in every world, so it can't be compared
    change_spread: float
    worlds: int


def sample(story: Story, reference: Reference, moment: Moment, eyes: int, worlds: int, seed: int) -> Sample:
    """Try at most so many worlds: fewer where they agree, as they do where nothing hidden matters."""
    source = Worlds(story, moment, eyes, seed)
    before, after = list[list[float]](), list[list[float]]()
    comparable = sees_all_of(story, moment, eyes)
    for tried in range(worlds):
        if tried >= LEAST and tried % 2 == 0 and known(before, after):
            break
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
        return Sample(chances, spread, None, 0.0, len(before))
    return Sample(chances, spread, *mean_of(changes_of(before, after)), len(before))


def known(before: list[list[float]], after: list[list[float]]) -> bool:
    """Do the worlds agree so well that more of them would change nothing that is shown?"""
    count = len(before)
    share = count if count >= SEVERAL else 0
    return mean_of(before)[1] <= CLOSE * share and mean_of(changes_of(before, after))[1] <= CLOSE_CHANGE * share


def changes_of(before: list[list[float]], after: list[list[float]]) -> list[list[float]]:
    """How each world changed, by seat."""
    return [[b - a for a, b in zip(one, two, strict=True)] for one, two in zip(before, after, strict=True)]


def sees_all_of(story: Story, moment: Moment, eyes: int) -> bool:
    """Do these eyes see the whole move?  If a part of it stays hidden, it can't be tried in their worlds."""
    if eyes in (OPEN, moment.actor):
        return True
    write = story.game.write_move
    return write(moment.state, moment.action, eyes) == write(moment.state, moment.action)


def mean_of(rows: list[list[float]]) -> tuple[list[float], float]:
    """The mean of each column, and the variance of a row, on average over the columns."""
    count = len(rows)
    means = [sum(column) / count for column in zip(*rows, strict=True)]
    if count < 2:
        return means, 1.0
    total = sum((value - mean) ** 2 for row in rows for value, mean in zip(row, means, strict=True))
    return means, total / (count - 1) / len(means)
