"""The curve through all samples: least squares, with the same weights for all seats."""

import pytest

from beagle.review.smoothing import Estimate, Link, smooth, solve


def test_a_sure_change_joins_two_rough_estimates() -> None:
    rough = [Estimate([0.4, 0.6], 0.01), Estimate([0.6, 0.4], 0.01), None]
    links = [Link([0.0, 0.0], 1e-9), Link([0.0, 0.0], 1e-9), Link([0.0, 0.0], 0.25)]
    curve = smooth(rough, links, [1.0, 0.0])
    for row in curve.chances[:-1]:
        assert row == pytest.approx([0.5, 0.5], abs=0.02)
    assert curve.chances[-1] == [1.0, 0.0]
    assert curve.errors[0] < 0.1 < curve.errors[0] * 2


def test_the_solution_and_the_errors_are_those_of_the_system() -> None:
    diagonal, beside, right = [3.0, 4.0, 5.0], [-1.0, 0.5], [[1.0], [2.0], [3.0]]
    rows, inverse = solve(diagonal, beside, right)
    x, y, z = (row[0] for row in rows)
    assert 3 * x - y == pytest.approx(1)
    assert -x + 4 * y + 0.5 * z == pytest.approx(2)
    assert 0.5 * y + 5 * z == pytest.approx(3)
    determinant = 3 * (4 * 5 - 0.25) - 5
    assert inverse == pytest.approx([(4 * 5 - 0.25) / determinant, 15 / determinant, 11 / determinant])


def test_no_chance_is_below_nothing() -> None:
    curve = smooth([Estimate([0.9, 0.1], 0.01)], [Link([-0.3, 0.3], 1e-6)], [1.0, 0.0])
    assert curve.chances[0] == [1.0, 0.0]
