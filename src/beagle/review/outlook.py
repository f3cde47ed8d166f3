"""How a position goes on: continuations by the reference player, and the chances of all seats to win at their end.

The reference player is the same in all seats: it plays what the judge of the game likes best.  A continuation ends
where the judge can evaluate; how points there become chances was fitted to games that were played to their end.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from beagle.bots.judges import judge_at
from beagle.bots.search.luck import Luck
from beagle.bots.search.rollout import LONGEST, likely
from beagle.bots.tables import CHANCES, Table, nearest, read, table_of
from beagle.kernel.game import Game
from beagle.kernel.judge import Judge, soft_max
from beagle.kernel.rng import Rng
from beagle.kernel.state import CHANCE, NOBODY, GameState
from beagle.review.moments import OPEN, Moment, Story

WIDEST: Final = 1000.0  # points; a larger unit says nothing
AHEAD: Final = 0.5  # points that a victory is worth, if points are equal


class Scale(NamedTuple):
    """How many points multiply the odds to win by e: so many at the start, and how this changes with the clock.

    A continuation that came to the end of the game has a result.  But people choose otherwise than the reference
    player, so that its points are not certain either: less so, the more choices there were on the way.
    """

    first: float
    growth: float  # of its logarithm, for each step of the judge's clock
    slip: float = 0.0  # points, after one choice; they grow with the square root of the choices

    def unit(self, clock: int) -> float:
        return max(1 / WIDEST, min(WIDEST, self.first * math.exp(self.growth * clock)))

    def chances(self, end: End) -> list[float]:
        """The chance of each seat to win, where a continuation has ended."""
        if end.won is None:
            return soft_max(end.standings, self.unit(end.clock))
        if not end.choices or not self.slip:
            return end.won
        ahead = [points + (AHEAD if part else 0.0) for points, part in zip(end.standings, end.won, strict=True)]
        return soft_max(ahead, self.slip * math.sqrt(end.choices))


class End(NamedTuple):
    """Where a continuation ended: what the seats can expect, in points, and the clock.

    Where the game is over, the points, the part of the victory of each seat, and how often a player chose on the way.
    """

    standings: list[float]
    clock: int
    won: list[float] | None = None
    choices: int = 0


class Reference(NamedTuple):
    """The reference player of a table."""

    game: Game
    seats: int
    judge: Judge[Any]
    scale: Scale | None  # None: that of the judge, because no table was fitted
    table: Table | None  # where the scale was fitted

    @property
    def version(self) -> str:
        """What chances depend on besides the rules: where and how they were fitted."""
        return "-" if self.scale is None else f"{self.table} {' '.join(f'{number:g}' for number in self.scale)}"

    def fits(self, ruleset: str) -> bool:
        """Were chances fitted to these rules, with this number of seats or another?"""
        return self.table is not None and self.table.ruleset == table_of(ruleset, self.seats).ruleset

    def end_of(self, world: GameState, choices: int) -> End:
        """What is known where a continuation has ended."""
        clock = int(self.judge.clock(world))
        if world.actor != NOBODY:
            return End(self.judge.standings(world), clock)
        winners = self.game.winners(world)
        won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        return End([float(points) for points in self.game.scores(world)], clock, won, choices)

    def follow(self, world: GameState, end: int, luck: Luck) -> list[float]:
        """Play on to this moment of the clock; the world is used up.  The chance of each seat to win there."""
        found = self.end_of(world, self.play_on(world, end, luck))
        if self.scale is not None:
            return self.scale.chances(found)
        return found.won or soft_max(found.standings, self.judge.chance_unit(world))

    def play_on(self, world: GameState, end: int, luck: Luck) -> int:
        """As the reference player does; how often it had a choice."""
        judge, choices = self.judge, 0
        for _ in range(LONGEST):
            if world.actor == NOBODY or judge.clock(world) >= end:
                break
            if world.actor == CHANCE:
                world.pick(luck.draw(world))
            else:
                choices += world.offered.size > 1
                world.pick(likely(world, judge))
        return choices

    def choice(self, world: GameState, luck: Luck) -> int:
        """What happens next: what chance draws, or what the reference player does."""
        return int(luck.draw(world) if world.actor == CHANCE else likely(world, self.judge))


def reference_at(game: Game, ruleset: str, seats: int) -> Reference:
    """The reference player of this table, with the chances that were fitted for it or for the nearest table."""
    table = table_of(ruleset, seats)
    judge = judge_at(game, table)
    found = nearest(game.name, CHANCES, table)
    if found is None:
        return Reference(game, seats, judge, None, None)
    data = read(game.name, CHANCES, found)
    return Reference(game, seats, judge, Scale(data["first"], data["growth"], data.get("slip", 0.0)), found)


def seed_of(*numbers: int) -> int:
    """One seed from several small numbers."""
    out = 0
    for number in numbers:
        out = (out * 1_000_003 + number + 7) % (1 << 90)
    return out


class Worlds:
    """What somebody could think possible at a moment: numbered worlds, each with the luck that belongs to it."""

    def __init__(self, story: Story, moment: Moment, eyes: int, seed: int) -> None:
        self.rng = Rng(seed_of(seed, eyes + 1, moment.number))
        self.shift = self.rng.bits() / 2**32
        self.made = 0
        self.imagine = imagination(story.game, moment, eyes)

    def next(self) -> tuple[GameState, Callable[[], Luck]]:
        """A world, and its luck from the start: the same for everything that is tried in it."""
        world, seed, number = self.imagine(self.rng), self.rng.bits(), self.made
        self.made += 1
        return world, lambda: Luck(self.shift, number, seed)


def imagination(game: Game, moment: Moment, eyes: int) -> Callable[[Rng], GameState]:
    """Worlds as these eyes see them: of what a seat can't know, anything that fits; the true one if all is open."""
    if eyes == OPEN:
        return lambda rng: moment.state.clone()
    view, memory = game.view(moment.state, eyes), moment.memories[eyes]
    return lambda rng: game.imagine_remembering(view, rng, memory)
