"""Chances and what came of them: the table that `./run review-check` prints."""

import json

import pytest

from beagle.review.outlook import End, Scale
from beagle.train.chances import Row, fit, read_rows, reliability, surprise


def test_bins_say_what_was_said_and_what_came_true() -> None:
    games = [[(0.1, 0.0), (0.9, 1.0)], [(0.1, 1.0), (0.9, 0.0)], [(0.1, 0.0), (0.9, 1.0)], [(0.1, 0.0), (0.9, 1.0)]]
    low, high = reliability(games)
    assert [low.chances, high.chances] == [4, 4]
    assert [low.said, low.was] == pytest.approx([0.1, 0.25])
    assert [high.said, high.was] == pytest.approx([0.9, 0.75])


def test_positions_of_one_game_have_one_result() -> None:
    """Four times as many positions of the same games make nothing surer; four times as many games do."""
    games = [[(0.3, 0.0)], [(0.3, 1.0)]]
    (once,) = reliability(games)
    (longer,) = reliability([game * 4 for game in games])
    (more,) = reliability(games * 4)
    assert longer.error == pytest.approx(once.error)
    assert more.error == pytest.approx(once.error / 2)


def test_what_is_certain_is_in_the_last_bin() -> None:
    (only,) = reliability([[(1.0, 1.0)]])
    assert (only.said, only.was, only.error) == (1.0, 1.0, 0.0)


SCALE = Scale(4.0, 0.0, slip=1.0)


def test_a_result_is_surer_the_fewer_choices_led_to_it() -> None:
    """People choose otherwise than the reference player: two points ahead may not be enough."""
    ahead = [End([12.0, 10.0], 9, [1.0, 0.0], choices) for choices in (0, 1, 9, 100)]
    first = [SCALE.chances(end)[0] for end in ahead]
    assert first[0] == 1
    assert sorted(first, reverse=True) == first
    assert 0.5 < first[-1] < 0.7
    assert SCALE._replace(slip=0.0).chances(ahead[-1]) == [1.0, 0.0]


def test_a_tie_that_was_decided_is_a_small_advantage() -> None:
    won, lost = SCALE.chances(End([10.0, 10.0], 9, [1.0, 0.0], 4))
    assert won > lost > 0
    assert SCALE.chances(End([10.0, 10.0], 9, [0.5, 0.5], 4)) == [0.5, 0.5]


def test_the_fit_finds_how_often_results_change() -> None:
    """In one of four games the other wins: sure results are surprising, and the fitted scale says about 75."""
    end = End([12.0, 10.0], 9, [1.0, 0.0], 4)
    rows = [Row([end], [1.0, 0.0])] * 3 + [Row([end], [0.0, 1.0])]
    found = fit(rows)
    assert surprise(rows, found) < surprise(rows, found._replace(slip=0.0))
    assert found.chances(end)[0] == pytest.approx(0.75, abs=0.02)


def test_rows_are_read_as_they_were_written() -> None:
    rows = [Row([End([1.5, 2.0], 3), End([4.0, 2.0], 5, [1.0, 0.0], 7)], [0.0, 1.0])]
    assert read_rows(json.loads(json.dumps(rows))) == rows
