"""The loop of steps, with nothing on it but dice."""

from typing import Any

import pytest

from beagle import CHANCE, NOBODY
from beagle.kernel.action import roll, rolled_face
from beagle.kernel.state import GameState, IllegalAction, Roll


def dice() -> GameState:
    """A table at which one die is thrown, and then it is over."""
    table = GameState()
    table.push(Roll())
    table.settle()
    return table


def test_a_die_is_a_move_of_chance_with_equal_weights() -> None:
    table = dice()
    assert table.actor == CHANCE
    assert table.chances() == [(roll(face), 1) for face in range(1, 7)]
    assert not table.over


def test_a_table_without_steps_is_over() -> None:
    table = dice()
    table.apply(roll(4))
    assert table.over
    assert table.actor == NOBODY
    assert table.options == []
    assert table.chances() == []


def test_an_action_that_is_not_offered_raises_and_changes_nothing() -> None:
    table = dice()
    with pytest.raises(IllegalAction, match="not among the 6 options"):
        table.apply(roll(7))
    assert (table.actor, len(table.options), len(table.stack)) == (CHANCE, 6, 1)


def test_events_are_kept_only_if_someone_listens_and_only_of_the_last_move() -> None:
    table = dice()
    table.tell(3, 1)
    assert table.events == []
    table.listen()
    table.tell(3, 1)
    assert [event.values() for event in table.events] == [(3, 1, 0, 0, 0, -1)]
    table.apply(roll(1))
    assert table.events == []


def test_a_step_hands_its_value_to_the_one_below() -> None:
    """Two dice, one upon the other: the upper one's face goes to the lower, which does not care."""
    table = GameState()
    table.push(Roll())
    table.push(Roll(2))
    table.settle()
    assert [rolled_face(action) for action in table.options] == [1, 2]
    table.apply(roll(2))
    assert [rolled_face(action) for action in table.options] == [1, 2, 3, 4, 5, 6]


def test_a_die_can_be_saved_loaded_and_cloned() -> None:
    die, other = Roll(4), Roll()
    other.load(die.save())
    clones: list[Any] = [other, die.clone()]
    assert [clone.faces for clone in clones] == [4, 4]
    assert clones[1] is not die
