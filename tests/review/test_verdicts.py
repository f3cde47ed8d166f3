"""When a verdict is given, and which."""

import pytest

from beagle.review.verdicts import clear, error_of, word_for


@pytest.mark.parametrize(
    ("cost", "error", "word"),
    [
        (0.0, 0.5, "good"),
        (2.0, 0.5, "good"),
        (2.8, 0.5, ""),  # may be more than 3
        (5.0, 1.0, "inaccurate"),
        (5.0, 3.0, ""),  # not beyond twice its error
        (12.0, 1.0, "mistake"),
        (8.5, 1.0, ""),  # may be less than 8
        (30.0, 7.0, ""),  # the range is too wide
    ],
)
def test_a_verdict_is_said_where_it_is_clear(cost: float, error: float, word: str) -> None:
    assert word_for(cost, error) == word


def test_near_a_limit_more_worlds_are_tried() -> None:
    assert clear(0.0, 0.1)
    assert clear(20.0, 1.0)
    assert not clear(3.0, 0.1)
    assert not clear(7.5, 1.0)


def test_the_error_of_a_mean() -> None:
    assert error_of([1.0, 1.0, 1.0]) == 0
    assert error_of([0.0, 2.0]) == pytest.approx(1.0)
    assert error_of([1.0]) == float("inf")
