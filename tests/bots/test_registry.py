"""Bots by their names."""

import pytest

from beagle.bots.judges import evaluation
from beagle.bots.registry import BOTS, bot


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_made_by_its_name_and_is_new_each_time(name: str) -> None:
    assert bot(name).name == name
    assert bot(name) is not bot(name)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(KeyError, match='no bot is called "grumpy"; choose from: random, greedy'):
        bot("grumpy")


def test_an_unknown_game_has_no_evaluation() -> None:
    with pytest.raises(KeyError, match='no game is called "chess"; choose from: evolution, evo, dinosaurs'):
        evaluation("chess")
