"""How points become chances to win: fitted to games that were played to their end, and checked on others.

At a few positions of each game the reference player of the review plays on, from what one seat may know.  The scale
makes the chances that follow agree with who won.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from beagle.bots.greedy import GreedyBot
from beagle.kernel.game import Game
from beagle.kernel.judge import soft_max
from beagle.kernel.rng import Rng
from beagle.kernel.state import NOBODY
from beagle.play.match import begin
from beagle.play.record import Record
from beagle.review.moments import Story, story_of
from beagle.review.outlook import Reference, Scale, Worlds, reference_at

TRIALS: Final = 24  # of the players: greedy ones of middle strength
POSITIONS: Final = 6  # of each game
WORLDS: Final = 24
LEAST: Final = 1e-4  # a chance is never taken as nothing
BINS: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
FACTORS: Final = (1.6, 1.25, 1.08, 1.02)
SHIFTS: Final = (0.05, 0.02, 0.008, 0.002)


class End(NamedTuple):
    """Where one continuation ended: what the seats can expect, and the clock; or who has won."""

    standings: list[float]
    clock: int
    won: list[float] | None


class Row(NamedTuple):
    """One position: how it went on in several worlds, and the part of the victory of each seat in the end."""

    ends: list[End]
    won: list[float]


class Bin(NamedTuple):
    """Chances of about the same size: how many, what was said on average, and how often it came true."""

    chances: int
    said: float
    was: float


def game_between(game: Game, ruleset: str, seats: int, seed: int) -> Record:
    """A game between players of middle strength."""
    players = [GreedyBot(TRIALS) for _ in range(seats)]
    session = begin(game, ruleset, players, [f"{seat + 1}" for seat in range(seats)], seed)
    session.run()
    return session.record


def rows_of(story: Story, reference: Reference, seed: int) -> Iterator[Row]:
    """A few positions of a game, each from what one seat may know."""
    rng = Rng(seed)
    for _ in range(POSITIONS):
        moment = story.moments[int(rng.below(len(story.moments)))]
        worlds = Worlds(story, moment, int(rng.below(story.seats)), seed)
        ends: list[End] = []
        for _ in range(WORLDS):
            world, luck = worlds.next()
            reference.follow(world, int(reference.judge.horizon(world)), luck())
            won = reference.chances(world) if world.actor == NOBODY else None
            standings = [] if won is not None else reference.judge.standings(world)
            ends.append(End(standings, int(reference.judge.clock(world)), won))
        yield Row(ends, story.won)


def observed(game: Game, ruleset: str, seats: int, seed: int) -> list[Row]:
    """The rows of one new game."""
    reference = reference_at(game, ruleset, seats)
    return list(rows_of(story_of(game_between(game, ruleset, seats, seed)), reference, seed))


def chances(row: Row, scale: Scale) -> list[float]:
    """What this scale says of a position."""
    found = [soft_max(end.standings, scale.unit(end.clock)) if end.won is None else end.won for end in row.ends]
    return [sum(values) / len(found) for values in zip(*found, strict=True)]


def surprise(rows: list[Row], scale: Scale) -> float:
    """How badly a scale predicts who wins: less is better."""
    total = 0.0
    for row in rows:
        for chance, won in zip(chances(row, scale), row.won, strict=True):
            total -= won * math.log(max(LEAST, chance)) + (1 - won) * math.log(max(LEAST, 1 - chance))
    return total / max(1, len(rows))


def fit(rows: list[Row]) -> Scale:
    """The scale that predicts best, found by smaller and smaller steps."""
    best = Scale(6.0, 0.0)
    lowest = surprise(rows, best)
    for factor, shift in zip(FACTORS, SHIFTS, strict=True):
        moved = True
        while moved:
            moved = False
            for other in (
                Scale(best.first * factor, best.growth),
                Scale(best.first / factor, best.growth),
                Scale(best.first, best.growth + shift),
                Scale(best.first, best.growth - shift),
                Scale(best.first * factor, best.growth - shift),
                Scale(best.first / factor, best.growth + shift),
            ):
                found = surprise(rows, other)
                if found < lowest - 1e-9:
                    best, lowest, moved = other, found, True
    return Scale(round(best.first, 3), round(best.growth, 4))


def reliability(said: list[tuple[float, float]]) -> list[Bin]:
    """Chances and what came of them, in five bins; empty ones are left out."""
    out: list[Bin] = []
    for place, (low, high) in enumerate(itertools.pairwise(BINS)):
        inside = [pair for pair in said if low <= pair[0] < high or (place == len(BINS) - 2 and pair[0] == high)]
        if inside:
            count = len(inside)
            out.append(Bin(count, sum(pair[0] for pair in inside) / count, sum(pair[1] for pair in inside) / count))
    return out


def pairs(rows: list[Row], scale: Scale) -> list[tuple[float, float]]:
    """Every chance that was said, with what came of it."""
    return [pair for row in rows for pair in zip(chances(row, scale), row.won, strict=True)]


def origin(rows: list[Row], games: int, first_seed: int, scale: Scale) -> dict[str, Any]:
    """The data of a table, with where they come from."""
    return {
        "first": scale.first,
        "growth": scale.growth,
        "games": games,
        "seed": first_seed,
        "players": f"greedy:trials={TRIALS}",
        "surprise": round(surprise(rows, scale), 4),
    }
