"""How strong players are, from the order in which they finished: the Plackett-Luce model.

The odds of one player to finish ahead of another are e to the difference of their strengths, no matter who else sits
there, and each seat has a strength of its own that is added to that of its player.  Strengths are those that make the
results likeliest.  Ties are split as Efron does it for the same model in survival analysis.  A weak first guess (all
are equal) keeps strengths finite where somebody has won every game.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

TWO_ERRORS: Final = 1.96  # an interval of 95 %
PLAYER_DOUBT: Final = 3.0  # how far strengths may be from each other before anything is known
SEAT_DOUBT: Final = 1.0
STEPS: Final = 60
LONGEST_STEP: Final = 1.0
SETTLED: Final = 1e-9

Matrix = list[list[float]]


class Finish(NamedTuple):
    """One game: its deal, the player of each seat, and how each seat finished: more is better, equal is a tie."""

    deal: int
    players: tuple[int, ...]
    results: tuple[float, ...]


class Estimate(NamedTuple):
    """A number, and how far it may be off: an interval of 95 % over deals."""

    value: float
    error: float


class Ratings:
    """The fitted strengths.  Games of one deal are alike, so doubt is counted over deals."""

    def __init__(self, games: Sequence[Finish], players: int) -> None:
        self.players = players
        self.games = games
        seats = max(len(game.players) for game in games)
        self.values = [0.0] * (players + seats)
        self.prior = [1 / PLAYER_DOUBT**2] * players + [1 / SEAT_DOUBT**2] * seats
        self.fit()
        self.model = inverse(self.slopes()[1])
        self.spread = self.over_deals()

    def fit(self) -> None:
        """Newton's steps until they are too small to matter."""
        for _ in range(STEPS):
            pull, curve = self.slopes()
            step = [dot(row, pull) for row in inverse(curve)]
            longest = max(abs(part) for part in step)
            shorten = min(1.0, LONGEST_STEP / longest) if longest else 1.0
            self.values = [value + shorten * part for value, part in zip(self.values, step, strict=True)]
            if longest < SETTLED:
                return

    def slopes(self) -> tuple[list[float], Matrix]:
        """How the likelihood grows with each number, and its curvature."""
        pull = [-weight * value for weight, value in zip(self.prior, self.values, strict=True)]
        size = len(self.values)
        curve = [[self.prior[i] if i == j else 0.0 for j in range(size)] for i in range(size)]
        for game in self.games:
            add_slopes(game, self.values, self.players, pull, curve)
        return pull, curve

    def over_deals(self) -> Matrix:
        """The covariance of the numbers, from how much deals differ."""
        size = len(self.values)
        by_deal: dict[int, list[float]] = {}
        for game in self.games:
            add_slopes(game, self.values, self.players, by_deal.setdefault(game.deal, [0.0] * size), None)
        grow = len(by_deal) / max(1, len(by_deal) - 1)
        pulls = list(by_deal.values())
        middle = [[grow * sum(pull[i] * pull[j] for pull in pulls) for j in range(size)] for i in range(size)]
        return product(product(self.model, middle), self.model)

    def estimate(self, parts: Sequence[float]) -> Estimate:
        """A sum of the numbers with these weights.  The doubt is never less than the model's own: somebody who won all
        of a few games isn't known to be infinitely strong."""
        value = dot(parts, self.values)
        spread = max(quadratic(self.spread, parts), quadratic(self.model, parts))
        return Estimate(value, TWO_ERRORS * math.sqrt(max(0.0, spread)))

    def strength(self, player: int) -> Estimate:
        """Compared with the mean of all players."""
        return self.estimate(self.parts({player: 1.0}, -1 / self.players))

    def ahead(self, one: int, other: int) -> Estimate:
        """The logarithm of the odds to finish ahead of another, from the same seat."""
        return self.estimate(self.parts({one: 1.0, other: -1.0}))

    def seat(self, seat: int) -> Estimate:
        """How much a seat helps, compared with the mean of all seats."""
        seats = len(self.values) - self.players
        parts = [0.0] * self.players + [float(at == seat) - 1 / seats for at in range(seats)]
        return self.estimate(parts)

    def parts(self, some: dict[int, float], rest: float = 0.0) -> list[float]:
        of_players = [rest + some.get(player, 0.0) for player in range(self.players)]
        return of_players + [0.0] * (len(self.values) - self.players)


def add_slopes(game: Finish, values: Sequence[float], players: int, pull: list[float], curve: Matrix | None) -> None:
    """Add what one game says: at each place, one of those who are left is the next."""
    seats = range(len(game.players))
    weights = [math.exp(values[game.players[seat]] + values[players + seat]) for seat in seats]
    numbers = [(game.players[seat], players + seat) for seat in seats]
    for level in sorted(set(game.results), reverse=True):
        left = [seat for seat in seats if game.results[seat] <= level]
        tied = [seat for seat in left if game.results[seat] == level]
        if len(left) > len(tied) or len(tied) > 1:
            add_place(left, tied, weights, numbers, pull, curve)


def add_place(
    left: list[int],
    tied: list[int],
    weights: list[float],
    numbers: list[tuple[int, int]],
    pull: list[float],
    curve: Matrix | None,
) -> None:
    """One place, shared by those who are tied: each later one of them counts less among those who are left."""
    for seat in tied:
        for number in numbers[seat]:
            pull[number] += 1.0
    for taken in range(len(tied)):
        kept = 1 - taken / len(tied)
        parts = {seat: weights[seat] * (kept if seat in tied else 1.0) for seat in left}
        total = sum(parts.values())
        chances: dict[int, float] = {}
        for seat, part in parts.items():
            for number in numbers[seat]:
                chances[number] = chances.get(number, 0.0) + part / total
        for number, chance in chances.items():
            pull[number] -= chance
        if curve is not None:
            for seat, part in parts.items():
                for i in numbers[seat]:
                    for j in numbers[seat]:
                        curve[i][j] += part / total
            for i, one in chances.items():
                for j, other in chances.items():
                    curve[i][j] -= one * other


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def product(one: Matrix, other: Matrix) -> Matrix:
    columns = list(zip(*other, strict=True))
    return [[dot(row, column) for column in columns] for row in one]


def quadratic(matrix: Matrix, parts: Sequence[float]) -> float:
    return dot(parts, [dot(row, parts) for row in matrix])


def inverse(matrix: Matrix) -> Matrix:
    """Of a matrix that has one, by elimination: they have a dozen rows at most."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]
