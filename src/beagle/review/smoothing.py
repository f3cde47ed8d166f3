"""The chances over a whole game, from many small samples: the curve that fits all of them best.

Each moment has a rough estimate of the chances; most steps from one moment to the next have a much better estimate of
the change.  Least squares joins them.  All seats have the same weights, so the chances still add up to one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

NEWS: Final = 0.05  # how much a step with news usually changes the chances: a weak link across it
SURE: Final = 1e-9  # the variance of what is certain


class Link(NamedTuple):
    """What is known about one step: the change of each seat, and its variance."""

    change: list[float]
    variance: float


class Estimate(NamedTuple):
    """What is known about one moment; None: nothing but what its neighbours say."""

    chances: list[float]
    variance: float


class Curve(NamedTuple):
    """Chances after each step, by seat, and the standard error of each moment."""

    chances: list[list[float]]
    errors: list[float]
    diagonal: list[float]  # of the system that was solved
    beside: list[float]

    def variance(self, weights: list[float]) -> float:
        """The variance of a sum over the moments: what is off at one moment is off at its neighbours too."""
        solved, _ = solve(self.diagonal, self.beside, [[weight] for weight in weights])
        return sum(weight * row[0] for weight, row in zip(weights, solved, strict=True))


def smooth(estimates: list[Estimate | None], links: list[Link], end: list[float]) -> Curve:
    """The curve; `end` is certain.  There is one link between each two neighbours, and one to the end."""
    count, seats = len(estimates), len(end)
    known = [*estimates, Estimate(end, SURE)]
    diagonal = [SURE] * (count + 1)
    beside = [0.0] * count
    right = [[0.0] * seats for _ in range(count + 1)]
    for at, estimate in enumerate(known):
        if estimate is not None:
            weight = 1.0 / max(SURE, estimate.variance)
            diagonal[at] += weight
            for seat in range(seats):
                right[at][seat] += weight * estimate.chances[seat]
    for at, link in enumerate(links):
        weight = 1.0 / max(SURE, link.variance)
        diagonal[at] += weight
        diagonal[at + 1] += weight
        beside[at] -= weight
        for seat in range(seats):
            right[at][seat] -= weight * link.change[seat]
            right[at + 1][seat] += weight * link.change[seat]
    solved, variances = solve(diagonal, beside, right)
    solved[-1] = list(end)
    chances = [*(within(row) for row in solved[:-1]), list(end)]
    return Curve(chances, [variance**0.5 for variance in variances], diagonal, beside)


def smooth_part(estimates: list[Estimate | None], links: list[Link], seats: int) -> Curve:
    """The curve as far as it was sampled: each moment is what its own samples say, the last one after its step."""
    chances, errors = list[list[float]](), list[float]()
    for estimate in estimates:
        if estimate is not None:
            chances.append(within(estimate.chances))
            errors.append(estimate.variance**0.5)
        else:
            chances.append(list(chances[-1]) if chances else [1 / seats] * seats)
            errors.append(errors[-1] if errors else 0.5)
    if links:
        chances.append(within([a + b for a, b in zip(chances[-1], links[-1].change, strict=True)]))
        errors.append((errors[-1] ** 2 + links[-1].variance) ** 0.5)
    return Curve(chances, errors, [], [])


def solve(
    diagonal: list[float], beside: list[float], right: list[list[float]]
) -> tuple[list[list[float]], list[float]]:
    """A symmetric system with one neighbour on each side: its solution, and the diagonal of its inverse."""
    count = len(diagonal)
    forward, backward = list(diagonal), list(diagonal)
    rows = [list(row) for row in right]
    for at in range(1, count):
        factor = beside[at - 1] / forward[at - 1]
        forward[at] -= factor * beside[at - 1]
        rows[at] = [value - factor * above for value, above in zip(rows[at], rows[at - 1], strict=True)]
    for at in range(count - 2, -1, -1):
        backward[at] -= beside[at] * beside[at] / backward[at + 1]
    out = [[0.0]] * count
    out[-1] = [value / forward[-1] for value in rows[-1]]
    for at in range(count - 2, -1, -1):
        out[at] = [
            (value - beside[at] * after) / forward[at] for value, after in zip(rows[at], out[at + 1], strict=True)
        ]
    return out, [1.0 / (forward[at] + backward[at] - diagonal[at]) for at in range(count)]


def within(row: list[float]) -> list[float]:
    """No chance below nothing, and together one."""
    cut = [max(0.0, value) for value in row]
    total = sum(cut)
    return [value / total for value in cut] if total > 0 else [1 / len(row)] * len(row)
