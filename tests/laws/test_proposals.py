"""Options are offered in a good order: the first way of a hunt is never worse than another in every respect."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

import pytest

from beagle import Rng
from beagle.games.dinosaurs import actions, ids
from beagle.games.dinosaurs.ways import Way, way_of
from beagle.kernel.action import kind_of
from beagle.testing.laws.planted import GameWith, caught
from tests.laws.games import SUITE, Law, Moment, Table, hold, moments, must

HUNTS = [table for table in SUITE if table.game.name == "dinosaurs"]


# Lands with many hunters: games of random moves seldom have two that can eat.
PHASES = ("dinosaurs", "tigers", "eagles")
ROUND = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) < 3]


def crowded(phase: str, seed: int) -> Moment:
    """A random land, full of animals, at the beginning of a hunt."""
    rng, table = Rng(seed), HUNTS[0]
    cells = []
    for q, r in ROUND:
        terrain = "M" if (q, r) == (0, 0) else "LPFUMM"[rng.below(6)]
        animals = ["", ":D"] if terrain == "M" else ["", "", ":f", ":h", ":r", ":t", ":e"]
        cells.append(f"{q},{r}{terrain}{animals[rng.below(len(animals))]}")
    return Moment(table, seed, 0, table.game.read(f"dinosaurs base {phase} / A: {' '.join(cells)} / B: 0,0M"))


@cache
def crowds() -> tuple[Moment, ...]:
    return tuple(crowded(phase, seed) for phase in PHASES for seed in range(12))


def all_options_are_listed_once(game: Any, state: Any, seed: int) -> None:
    if state.actor >= 0:
        must(sorted(game.listed(state)) == sorted(state.options), "an option is missing, or listed twice")


def walks_of(game: Any, state: Any) -> list[int]:
    return [action for action in game.listed(state) if kind_of(action) == ids.WALK] if state.actor >= 0 else []


def the_first_way_is_never_dominated(game: Any, state: Any, seed: int) -> None:
    """Of all animals together: no listed way brings at least as much for no more prey, and more of something."""
    ways = [way_of(state, action) for action in walks_of(game, state)]
    must(not any(ways[0].is_worse_than(other) for other in ways), f"{ways[:1]} is offered first")


def no_way_is_listed_before_a_better_one(game: Any, state: Any, seed: int) -> None:
    """Of the same animal; and of two animals, the one listed first has the better best way."""
    found: dict[int, list[Way]] = {}
    for action in walks_of(game, state):
        found.setdefault(int(actions.figure_cell(action)), []).append(way_of(state, action))
    for ways in [*found.values(), [ways[0] for ways in found.values()]]:
        unlike = {(way.eggs, way.young, way.prey): way for way in reversed(ways)}  # the first of those that are alike
        for first, second in combinations(sorted(unlike.values(), key=ways.index), 2):
            must(not first.is_worse_than(second), f"{first} before {second}")


def who_can_eat_comes_before_who_starves(game: Any, state: Any, seed: int) -> None:
    """An animal that can only starve waits for the others, who may make room for it."""
    walks = walks_of(game, state)
    eaters = {actions.figure_cell(action) for action in walks}
    listed = game.listed(state) if walks else []
    starts = [actions.figure_cell(a) in eaters for a in listed if kind_of(a) in (ids.WALK, ids.STARVE)]
    must(starts == sorted(starts, reverse=True), "one that can only starve is listed before one that can eat")


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_the_listed_options_are_the_options(table: Table) -> None:
    hold(all_options_are_listed_once, moments(table))


HUNTING = [the_first_way_is_never_dominated, no_way_is_listed_before_a_better_one, who_can_eat_comes_before_who_starves]


@pytest.mark.parametrize("law", HUNTING)
@pytest.mark.parametrize("table", HUNTS, ids=str)
def test_the_best_way_comes_first(table: Table, law: Law) -> None:
    hold(law, moments(table))


@pytest.mark.parametrize("law", [all_options_are_listed_once, *HUNTING])
def test_the_best_way_of_many_hunters_comes_first(law: Law) -> None:
    hold(law, crowds())


def most_meals_first(state: Any) -> list[int]:
    def meals(action: int) -> int:
        way = way_of(state, action)
        return -(way.prey + way.hunters)

    walks = [action for action in state.options if kind_of(action) == ids.WALK]
    return sorted(walks, key=meals) + [action for action in state.options if kind_of(action) != ids.WALK]


def one_animal_after_another(state: Any) -> list[int]:
    """The order of the land: each animal's own ways are sorted, but not the animals."""
    starts = list(dict.fromkeys(actions.figure_cell(a) for a in state.options if kind_of(a) in (ids.WALK, ids.STARVE)))

    def order(action: int) -> tuple[int, ...]:
        if kind_of(action) not in (ids.WALK, ids.STARVE):
            return (len(starts),)
        start = starts.index(actions.figure_cell(action))
        return (start, 0, *way_of(state, action).order()) if kind_of(action) == ids.WALK else (start, 1)

    return sorted(state.options, key=order)


@pytest.mark.parametrize("law", HUNTING[:2])
def test_the_most_meals_first_is_caught(law: Law) -> None:
    caught(law, crowds(), lambda game: GameWith(game, listed=most_meals_first))


@pytest.mark.parametrize("law", HUNTING)
def test_one_animal_after_another_is_caught(law: Law) -> None:
    caught(law, crowds(), lambda game: GameWith(game, listed=one_animal_after_another))


def test_an_option_left_out_is_caught() -> None:
    caught(
        all_options_are_listed_once,
        moments(HUNTS[0], games=2),
        lambda game: GameWith(game, listed=lambda state: list(state.options[:-1])),
    )
