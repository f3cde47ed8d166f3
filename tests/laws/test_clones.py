"""A clone shares nothing with its original and plays on alike."""

from typing import Any

import pytest

from beagle.testing.laws.laws import a_clone_is_independent
from beagle.testing.laws.planted import StateWith, caught
from tests.laws.games import SUITE, TABLES, Table, hold, moments

SOME = moments(TABLES[0], games=12)


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_a_clone_is_independent_of_its_original(table: Table) -> None:
    hold(a_clone_is_independent, moments(table))


def cloning(state: Any, spoil: Any) -> StateWith:
    """A state whose clones are spoilt."""

    def clone() -> Any:
        copy = state.clone()
        spoil(copy)
        return copy

    return StateWith(state, clone=clone)


def test_a_clone_that_shares_a_hand_is_caught() -> None:
    def share(state: Any) -> StateWith:
        return cloning(state, lambda copy: setattr(copy.players[0], "hand", state.players[0].hand))

    caught(a_clone_is_independent, SOME, state=share)


def test_a_clone_that_shares_a_step_is_caught() -> None:
    caught(a_clone_is_independent, SOME, state=lambda state: cloning(state, lambda copy: share_step(state, copy)))


def share_step(state: Any, copy: Any) -> None:
    if state.stack:
        copy.stack[0] = state.stack[0]


def test_a_clone_that_shares_an_animal_is_caught() -> None:
    def share(state: Any, copy: Any) -> None:
        for player, other in zip(state.players, copy.players, strict=True):
            if player.herd:
                other.herd[0] = player.herd[0]

    caught(a_clone_is_independent, SOME, state=lambda state: cloning(state, lambda copy: share(state, copy)))


def test_a_clone_that_forgets_a_field_is_caught() -> None:
    caught(a_clone_is_independent, SOME, state=lambda state: cloning(state, lambda copy: setattr(copy, "turn", 1)))
