"""States and generators can be pickled and copied, and go on alike."""

import copy
import multiprocessing
import pickle
from typing import Any

import pytest

import beagle
from beagle import Rng
from beagle.kernel.state import GameState
from beagle.testing.laws.laws import a_pickled_state_plays_on_alike, play_on
from beagle.testing.laws.planted import StateWith, caught
from tests.laws.games import SUITE, TABLES, Table, hold, moments

SOME = moments(TABLES[0], games=6)


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_a_pickled_state_plays_on_alike(table: Table) -> None:
    hold(a_pickled_state_plays_on_alike, moments(table))


class Spoilt(StateWith):
    """A state whose copies and pickles forget something."""

    def __init__(self, state: Any, name: str, value: Any) -> None:
        super().__init__(state)
        self.__dict__["forgets"] = (name, value)

    def spoilt(self) -> Any:
        out = self.__dict__["planted_in"].clone()
        setattr(out, *self.__dict__["forgets"])
        return out

    def __copy__(self) -> Any:
        return self.spoilt()

    def __deepcopy__(self, memo: Any) -> Any:
        return self.spoilt()

    def __reduce__(self) -> Any:
        return self.spoilt().__reduce__()


@pytest.mark.parametrize(("name", "value"), [("turn", 77), ("first", 9), ("options", [])])
def test_a_copy_that_forgets_something_is_caught(name: str, value: Any) -> None:
    caught(a_pickled_state_plays_on_alike, SOME, state=lambda state: Spoilt(state, name, value))


def test_a_pickle_keeps_no_listener() -> None:
    state = beagle.game("evolution").deal("base@gift", 2, 1)
    state.listen()
    assert pickle.loads(pickle.dumps(state)).sink is None


def test_a_generator_goes_on_where_it_was() -> None:
    rng = Rng(2**90 + 5)
    for _ in range(7):
        rng.bits()
    copies = [pickle.loads(pickle.dumps(rng)), copy.copy(rng), copy.deepcopy(rng)]
    expected = [rng.bits() for _ in range(20)]
    assert all([other.bits() for _ in range(20)] == expected for other in copies)


def test_a_state_that_names_no_views_says_why_it_cannot_be_pickled() -> None:
    with pytest.raises(TypeError, match="views"):
        pickle.dumps(GameState())


def moves_from(state: Any) -> list[int]:
    return play_on(state, 5, 30)


def test_another_process_goes_on_alike() -> None:
    """Spawned: nothing is inherited, everything is pickled."""
    state = beagle.game("dinosaurs").deal("base", 3, 4)
    play_on(state, 1, 9)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.apply(moves_from, (state,))
    assert there == moves_from(state.clone())


@pytest.mark.parametrize("name", ["evolution", "evo", "dinosaurs"])
def test_points_are_on_the_state(name: str) -> None:
    game = beagle.game(name)
    state = game.deal(game.rulesets()[0].name, 2, 3)
    play_on(state, 2, 10_000)
    assert state.scores() == game.scores(state) == [sum(points for _, points in sheet) for sheet in game.sheets(state)]
    assert state.winners() == game.winners(state)
