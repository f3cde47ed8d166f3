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
from beagle.kernel.rng import Rng
from beagle.play.match import begin
from beagle.play.record import Record
from beagle.review.moments import Story, story_of
from beagle.review.outlook import End, Reference, Scale, Worlds, reference_at

FORMAT: Final = 2  # of rows
TRIALS: Final = 24  # of the players: greedy ones of middle strength
PLAYERS: Final = f"greedy:trials={TRIALS}"
POSITIONS: Final = 24  # of each game
WORLDS: Final = 24
FEW: Final = 6
LEAST: Final = 1e-4  # a chance is never taken as nothing
BINS: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
FACTORS: Final = (1.6, 1.25, 1.08, 1.02)
SHIFTS: Final = (0.05, 0.02, 0.008, 0.002)


class Row(NamedTuple):
    """One position: how it went on in several worlds, and the part of the victory of each seat in the end."""

    ends: list[End]
    won: list[float]


class Bin(NamedTuple):
    """Chances of about the same size: how many, what was said on average, and how often it came true.

    The error is that of the difference, over games: the positions of one game have one result.
    """

    chances: int
    said: float
    was: float
    error: float
    games: int


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
            choices = reference.play_on(world, int(reference.judge.horizon(world)), luck())
            end = reference.end_of(world, choices)
            ends.append(end._replace(standings=[round(points, 4) for points in end.standings]))
        yield Row(ends, story.won)


def read_rows(data: list[Any]) -> list[Row]:
    """Rows that were written as JSON."""
    return [Row([End(*end) for end in ends], won) for ends, won in data]


def observed(game: Game, ruleset: str, seats: int, seed: int) -> list[Row]:
    """The rows of one new game."""
    reference = reference_at(game, ruleset, seats)
    return list(rows_of(story_of(game_between(game, ruleset, seats, seed)), reference, seed))


def chances(row: Row, scale: Scale) -> list[float]:
    """What this scale says of a position."""
    found = [scale.chances(end) for end in row.ends]
    return [sum(values) / len(found) for values in zip(*found, strict=True)]


def surprise(rows: list[Row], scale: Scale) -> float:
    """How badly a scale predicts who wins: less is better."""
    total = 0.0
    for row in rows:
        for chance, won in zip(chances(row, scale), row.won, strict=True):
            total -= won * math.log(max(LEAST, chance)) + (1 - won) * math.log(max(LEAST, 1 - chance))
    return total / max(1, len(rows))


def fit(rows: list[Row]) -> Scale:
    """The scale that predicts best, found by smaller and smaller steps; for the large ones a few worlds are enough."""
    best = Scale(6.0, 0.0, 1.0)
    few = [Row(row.ends[:FEW], row.won) for row in rows]
    for place, (factor, shift) in enumerate(zip(FACTORS, SHIFTS, strict=True)):
        tried = few if place < len(FACTORS) - 2 else rows
        lowest, moved = surprise(tried, best), True
        while moved:
            moved = False
            for other in around(best, factor, shift):
                found = surprise(tried, other)
                if found < lowest - 1e-9:
                    best, lowest, moved = other, found, True
    return Scale(round(best.first, 3), round(best.growth, 4), round(best.slip, 3))


def around(scale: Scale, factor: float, shift: float) -> list[Scale]:
    """A step in each direction."""
    first, growth, slip = scale
    return [
        Scale(first * factor, growth, slip),
        Scale(first / factor, growth, slip),
        Scale(first, growth + shift, slip),
        Scale(first, growth - shift, slip),
        Scale(first * factor, growth - shift, slip),
        Scale(first / factor, growth + shift, slip),
        Scale(first, growth, slip * factor),
        Scale(first, growth, slip / factor),
    ]


def reliability(games: list[list[tuple[float, float]]]) -> list[Bin]:
    """Chances and what came of them, game by game, in five bins; empty ones are left out."""
    out: list[Bin] = []
    for place, (low, high) in enumerate(itertools.pairwise(BINS)):
        last = place == len(BINS) - 2
        inside = [[one for one in said if low <= one[0] < high or (last and one[0] == high)] for said in games]
        count = sum(len(said) for said in inside)
        if count:
            off = sum(was - chance for said in inside for chance, was in said) / count
            spread = sum(sum(was - chance - off for chance, was in said) ** 2 for said in inside)
            chance = sum(one[0] for said in inside for one in said) / count
            games_in = sum(bool(said) for said in inside)
            out.append(Bin(count, chance, chance + off, math.sqrt(spread) / count, games_in))
    return out


def pairs(rows: list[Row], scale: Scale) -> list[tuple[float, float]]:
    """Every chance that was said in a game, with what came of it."""
    return [pair for row in rows for pair in zip(chances(row, scale), row.won, strict=True)]


def origin(rows: list[Row], games: int, first_seed: int, scale: Scale) -> dict[str, Any]:
    """The data of a table, with where they come from."""
    return {
        "first": scale.first,
        "growth": scale.growth,
        "slip": scale.slip,
        "games": games,
        "seed": first_seed,
        "players": PLAYERS,
        "surprise": round(surprise(rows, scale), 4),
    }
