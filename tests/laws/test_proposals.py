"""Options are offered in a good order: the first way of a hunt is never worse than another in every respect."""

from __future__ import annotations

from typing import Any

import pytest

from beagle.games.dinosaurs import actions, ids
from beagle.games.dinosaurs.proposals import way_of
from beagle.kernel.action import kind_of
from beagle.testing.laws.planted import GameWith, caught
from tests.laws.games import SUITE, Table, hold, moments, must

HUNTS = [table for table in SUITE if table.game.name == "dinosaurs"]


def all_options_are_listed_once(game: Any, state: Any, seed: int) -> None:
    if state.actor >= 0:
        must(sorted(game.listed(state)) == sorted(state.options), "an option is missing, or listed twice")


def the_first_way_is_never_dominated(game: Any, state: Any, seed: int) -> None:
    """For each animal: no listed way brings at least as much for no more prey, and more of something."""
    if state.actor < 0:
        return
    walks = [action for action in game.listed(state) if kind_of(action) == ids.WALK]
    for start in {actions.figure_cell(action) for action in walks}:
        first, *others = [way_of(state, action) for action in walks if actions.figure_cell(action) == start]
        must(not any(first.is_worse_than(other) for other in others), f"{first} is offered first")


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_the_listed_options_are_the_options(table: Table) -> None:
    hold(all_options_are_listed_once, moments(table))


@pytest.mark.parametrize("table", HUNTS, ids=str)
def test_the_best_way_comes_first(table: Table) -> None:
    hold(the_first_way_is_never_dominated, moments(table))


def most_meals_first(state: Any) -> list[int]:
    def meals(action: int) -> int:
        way = way_of(state, action)
        return -(way.prey + way.hunters)

    walks = [action for action in state.options if kind_of(action) == ids.WALK]
    return sorted(walks, key=meals) + [action for action in state.options if kind_of(action) != ids.WALK]


def test_the_most_meals_first_is_caught() -> None:
    caught(
        the_first_way_is_never_dominated,
        moments(HUNTS[0], games=6),
        lambda game: GameWith(game, listed=most_meals_first),
    )


def test_an_option_left_out_is_caught() -> None:
    caught(
        all_options_are_listed_once,
        moments(HUNTS[0], games=2),
        lambda game: GameWith(game, listed=lambda state: list(state.options[:-1])),
    )
