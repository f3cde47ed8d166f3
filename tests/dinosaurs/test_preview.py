"""What a table shows before a move is made: where a tile can go, what a walk eats, eggs and score."""

import beagle
from beagle.dinosaurs.game import DINOSAURS
from beagle.dinosaurs.preview import Preview, Standing
from beagle.dinosaurs.state import State


def option(state: State, text: str) -> Preview:
    return DINOSAURS.foresee(state, DINOSAURS.read_move(state, text))


def test_a_walk_tells_what_it_eats_and_what_it_is_worth() -> None:
    state = DINOSAURS.read("dinosaurs base dinosaurs / A: 0,0M:D 1,0P:e 2,0P:f 3,0M | eggs 2 / B: 0,0M")
    seen = option(state, "0,0>1,0>2,0>3,0")
    assert seen.cells == ((0, 0), (1, 0), (2, 0), (3, 0))
    assert seen.eaten == (Standing((1, 0), "eagle"), Standing((2, 0), "frog"))
    assert (seen.eggs, seen.score, seen.dies, seen.comes) == (1, 4, (), ())
    dead = option(state, "0,0x")
    assert (dead.dies, dead.score, dead.eaten) == ((Standing((0, 0), "dinosaur"),), 2, ())


def test_a_hunt_tells_where_young_ones_come() -> None:
    state = DINOSAURS.read("dinosaurs base eagles / A: 0,0P:e 1,0P:f 2,0P:h / B: 0,0M")
    seen = option(state, "0,0>1,0>2,0")
    assert seen.comes == (Standing((1, 0), "eagle"),)
    assert [standing.figure for standing in seen.eaten] == ["frog", "rabbit"]


def test_a_birth_and_an_egg_tell_who_comes() -> None:
    rabbits = DINOSAURS.read("dinosaurs base rabbits / A: 0,0P:h 1,0P / B: 0,0M")
    assert option(rabbits, "0,0+1,0").comes == (Standing((1, 0), "rabbit"),)
    assert option(rabbits, "0,0+1,0").cells == ((0, 0), (1, 0))
    nest = DINOSAURS.read("dinosaurs base hatching / A: 0,0M* | eggs 2 / B: 0,0M")
    seen = option(nest, "hatch")
    assert (seen.comes, seen.eggs, seen.score) == ((Standing((0, 0), "dinosaur"),), -1, 2)
    assert option(nest, "-").comes == ()


def test_every_rotation_of_a_tile_is_shown_before_it_is_taken() -> None:
    state = DINOSAURS.read(
        "dinosaurs base / A: 0,0M / B: 0,0M / board frog FL:t MU | rabbit 2 | rat 2 | tiger 2 | eagle 2"
    )
    before = DINOSAURS.write(state)
    shown = DINOSAURS.placements(state, DINOSAURS.read_move(state, "frog1"))
    assert DINOSAURS.write(state) == before
    assert len(shown) == 48
    here = {one.text: one for one in shown}["1,0:2,0"]
    assert here.cells == ((1, 0), (2, 0))
    assert here.comes == (Standing((1, 0), "tiger"),)


def test_what_is_previewed_is_what_comes() -> None:
    """In random games: eggs and score of each move are as they were foretold."""
    state, rng = DINOSAURS.deal("base strict-supply", 3, 7), beagle.Rng(7)
    while state.actor != beagle.NOBODY:
        seat, action = state.actor, int(state.options[rng.below(len(state.options))])
        seen = DINOSAURS.foresee(state, action)
        eggs = state.players[seat].eggs
        state.choose(action)
        assert DINOSAURS.scores(state)[seat] == seen.score
        assert state.players[seat].eggs - eggs == seen.eggs
        state.settle()
