"""Chance by weight: all that draw use the same line of options, each as long as its weight."""

from typing import Any

import pytest

import beagle
from beagle import Rng
from beagle.bots.search.luck import Luck
from beagle.kernel.chance import at_point, draw, total_weight
from beagle.play.fair import Deals

LINE = [(100, 2), (101, 0), (102, 1), (103, 3)]
POINTS = [100, 100, 102, 103, 103, 103]
BAG = "evo second mutation / A: -1,-2 -3,1 / B: 1,2 3,-1 / bag legs*6 fur*3 wings"


def test_every_point_belongs_to_one_action_and_no_weight_is_no_chance() -> None:
    assert total_weight(LINE) == len(POINTS)
    assert [at_point(LINE, point) for point in range(len(POINTS))] == POINTS


def test_beyond_the_line_there_is_nothing() -> None:
    with pytest.raises(ValueError, match="add up to 6: there is no point 6"):
        at_point(LINE, 6)
    with pytest.raises(ValueError, match="add up to 0"):
        at_point([], 0)


def test_a_draw_uses_one_random_number() -> None:
    one, other = Rng(7), Rng(7)
    for _ in range(50):
        assert draw(LINE, one) == POINTS[other.below(len(POINTS))]
    assert one.bits() == other.bits()


class Asked:
    """A state at which chance is asked."""

    def chances(self) -> list[tuple[int, int]]:
        return LINE


def drawn_at(state: Any, share: float) -> int:
    """What the first draw of a bot's luck is, at this part of the line."""
    luck = Luck(0.0, 0, 1)
    luck.first = share
    return int(luck.draw(state))


def test_a_table_a_fair_deal_and_a_bot_draw_from_the_same_line() -> None:
    state = beagle.game("evo").read(BAG)
    line = state.chances()
    assert [state.sample_chance(Rng(seed)) for seed in range(40)] == [draw(line, Rng(seed)) for seed in range(40)]
    deals = Deals(bytes(range(32)))
    points = [int.from_bytes(deals.digest(b"chance:%d" % k), "big") % total_weight(LINE) for k in range(40)]
    assert [deals.chance(Asked(), k) for k in range(40)] == [POINTS[point] for point in points]
    count = int(total_weight(line))
    for point in range(count):
        assert drawn_at(state, (2 * point + 1) / (2 * count)) == at_point(line, point)


def test_the_last_share_below_one_is_still_on_the_line() -> None:
    for legs in range(1, 9):
        state = beagle.game("evo").read(BAG.replace("legs*6", f"legs*{legs}"))
        assert drawn_at(state, 1 - 2**-53) == state.options[-1]
