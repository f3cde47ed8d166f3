"""The options against everything that could be said: every walk, every place for a tile, by sheer counting."""

from itertools import product

import pytest

import beagle
from beagle.games.dinosaurs import actions
from beagle.games.dinosaurs.game import DINOSAURS
from beagle.games.dinosaurs.ids import KIND, STARVE, WALK
from beagle.games.dinosaurs.notation.moves import write_move
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.steps.activation import Activation
from beagle.games.dinosaurs.steps.draft import forbids_tile, list_placements
from beagle.games.dinosaurs.tiles import face
from beagle.games.dinosaurs.walks import forbids_walk, outcome
from beagle.kernel.action import kind_of
from beagle.kernel.hexes import DIRECTIONS, hex_at
from beagle.kernel.int_list import IntList


def hunts(seed: int, games: int, name: str) -> list[State]:
    """Positions of random games in which hunters are asked."""
    out: list[State] = []
    for n in range(games):
        state, rng = DINOSAURS.deal("base", 2 + n % 4, seed + n), beagle.Rng(seed + n)
        while state.actor != beagle.NOBODY:
            if state.stack[-1].name == name:
                out.append(state.clone())
            state.apply(state.options[rng.below(len(state.options))])
    return out


def every_walk(state: State, place: int, steps: int) -> set[tuple[int, int, int]]:
    """The outcomes of all legal walks from a cell: each path there could be is tried."""
    step = state.stack[-1]
    assert isinstance(step, Activation)
    land, species = state.players[state.actor], state.rules.species[step.figure]
    found = set()
    for length in range(1, steps + 1):
        for directions in product(range(1, 7), repeat=length):
            path = sum(direction << 3 * n for n, direction in enumerate(directions))
            refused: list[int] = []
            forbids_walk(land, species, place, path, refused)
            if not refused:
                found.add(outcome(land, actions.walk(place, path)))
    return found


@pytest.mark.rule("GD-PRED-02", "GD-PRED-03", "GD-PRED-09")
def test_tigers_and_eagles_are_offered_every_outcome_once() -> None:
    looked = 0
    for state in hunts(10, 6, "hunting"):
        compare(state, 4)
        looked += 1
    assert looked > 50


@pytest.mark.rule("GD-DINO-05", "GD-DINO-06", "GD-DINO-10", "GD-DINO-11")
def test_dinosaurs_are_offered_every_outcome_once() -> None:
    some = hunts(20, 4, "rampage")[4::9]
    assert len(some) > 5
    for state in some:
        compare(state, 5)


def compare(state: State, steps: int) -> None:
    land = state.players[state.actor]
    offered = [outcome(land, action) for action in state.options if kind_of(action) == WALK]
    assert len(set(offered)) == len(offered)
    waiting = [actions.figure_cell(action) for action in state.options if kind_of(action) == STARVE]
    everything = set().union(*(every_walk(state, place, steps) for place in waiting))
    assert set(offered) == everything
    assert all(land.figures[place] & ~KIND == 0 for place in waiting)


def test_every_legal_path_can_be_said_and_leads_to_the_offered_position() -> None:
    state = DINOSAURS.read("dinosaurs base dinosaurs / A: 0,0M:D 1,0P 0,1P 1,1P:t 2,0P 1,-1P / B: 0,0M")
    texts = [write_move(state, action) for action in state.options]
    assert texts == ["0,0>1,0>1,1>1,0>0,0", "0,0x"]
    said = {
        ">".join(["0,0", *(f"{q},{r}" for q, r in path)])
        for path in paths_home(state, (0, 0), 5)
        if any(hex == (1, 1) for hex in path)
    }
    assert len(said) > 10
    for text in said:
        assert DINOSAURS.why(state, 0, text) is None, text
        assert DINOSAURS.read_move(state, text) == state.options[0]


def paths_home(state: State, at: tuple[int, int], steps: int) -> list[list[tuple[int, int]]]:
    """Every path of at most so many steps over cells, that ends on 0,0."""
    cells = set(state.players[0].cells)
    out: list[list[tuple[int, int]]] = []
    for dq, dr in DIRECTIONS if steps else ():
        there = (at[0] + dq, at[1] + dr)
        if hex_at(*there) in cells:
            out += [[there]] if there == (0, 0) else []
            out += [[there, *rest] for rest in paths_home(state, there, steps - 1)]
    return out


@pytest.mark.rule("GD-TURN-02")
@pytest.mark.parametrize(("tile", "ways"), [(face(0, 1, 1), 48), (face(0, 0, 1), 48), (face(4, 3, 0), 48), (0, 24)])
def test_a_tile_goes_beside_a_single_cell_in_so_many_ways(tile: int, ways: int) -> None:
    """By hand: 6 cells touch it, and 12 ordered pairs of them are neighbours; each has 3 neighbours that do not touch
    it, which makes 18 pairs and as many the other way round.  Halves that are the same: half of it all."""
    state = DINOSAURS.read("dinosaurs base / A: 0,0M / B: 0,0M")
    found = IntList()
    list_placements(state.players[0], tile, found)
    assert len(found) == ways


@pytest.mark.rule("GD-TURN-02")
def test_every_place_for_a_tile_is_offered_once() -> None:
    state, rng = DINOSAURS.deal("base", 3, 5), beagle.Rng(5)
    looked = 0
    while state.actor != beagle.NOBODY:
        if state.stack[-1].name == "placing" and state.turn % 4 == 0:
            land, looked = state.players[state.actor], looked + 1
            wanted = set()
            for q, r in product(range(-20, 21), repeat=2):
                for direction, (dq, dr) in enumerate(DIRECTIONS):
                    if forbids_tile(land, hex_at(q, r), hex_at(q + dq, r + dr)) == 0:
                        wanted.add(actions.place(hex_at(q, r), direction))
            assert len(set(state.options)) == len(state.options)
            assert wanted == {int(option) for option in state.options}
        if looked == 3:
            return
        state.apply(state.options[rng.below(len(state.options))])
    raise AssertionError("too few tiles were laid")
