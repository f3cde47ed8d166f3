"""What a die could have shown: each face tried in the same worlds, with the same luck after it."""

from __future__ import annotations

from typing import Final, NamedTuple

from beagle.kernel.state import CHANCE, GameState
from beagle.review.moments import Moment, Story
from beagle.review.outlook import Reference, Worlds
from beagle.review.turning import LuckyStep

DICE: Final = 6  # of each seat: those that gave or took most
FACES: Final = 12  # a die with more is no die, but a draw
THIRD_SEED: Final = 1 << 21


class Fallen(NamedTuple):
    """One face, how often it comes, and the chance of the seat to win after it."""

    action: int
    weight: int
    wins: float


def dice_of(moments: list[Moment], luck: list[list[LuckyStep]]) -> list[tuple[int, Moment]]:
    """The dice that are worth a closer look: for each seat, those with the greatest luck."""
    out: list[tuple[int, Moment]] = []
    for seat, steps in enumerate(luck):
        dice = [moments[step.at] for step in steps if moments[step.at].actor == CHANCE]
        out += [(seat, moment) for moment in dice[:DICE]]
    return out


def fallen(story: Story, reference: Reference, moment: Moment, eyes: int, worlds: int, seed: int) -> list[Fallen]:
    """The chance of this seat after each face, in the order of the faces.

    Empty if it is no die to this seat: what can come depends on something that it can't know.
    """
    source = Worlds(story, moment, eyes, seed + THIRD_SEED)
    faces: list[tuple[int, int]] = []
    sums: list[float] = []
    for _ in range(worlds):
        world, luck = source.next()
        sums = sums or [0.0] * len(world.options)
        faces = faces or faces_of(world)
        if faces_of(world) != faces or not 1 < len(faces) <= FACES:
            return []
        end = int(reference.judge.horizon(world))
        for place, (action, _) in enumerate(faces):
            g = world.clone()
            g.pick(action)
            sums[place] += reference.follow(g, end, luck())[eyes]
    return [Fallen(action, weight, total / worlds) for (action, weight), total in zip(faces, sums, strict=True)]


def faces_of(world: GameState) -> list[tuple[int, int]]:
    """What chance can do here, and how often."""
    return [(int(action), int(world.weight(action))) for action in world.options]
