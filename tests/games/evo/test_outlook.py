"""What a player is shown before choosing comes true."""

import pytest

import beagle
from beagle.games.evo import actions, ids
from beagle.games.evo.game import EVO
from beagle.games.evo.outlook import doom, reach
from beagle.games.evo.state import State
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.hexes import hex_at, hex_name
from beagle.kernel.rng import Rng


def cell(state: State, q: int, r: int) -> int:
    return state.rules.land.number[hex_at(q, r)]


def named(state: State, cells: object) -> set[str]:
    assert isinstance(cells, list | dict)
    return {hex_name(state.rules.land.cells[n]) for n in cells}


def test_the_ground_of_every_cell() -> None:
    state = EVO.read("evo second movement dial 1 / map 0,0:YGBW 0,5:GGGG / A: 0,0 1,0 / B: 0,5 1,5")
    assert EVO.grounds(state)[:4] == ["hot", "ideal", "cold", "deadly"]


def test_who_would_die_surely_and_by_choice() -> None:
    state = EVO.place(
        "evo second movement dial 1 / map 0,0:GGYBW 0,5:GYYY / A: 0,0 1,0 2,0 3,0 4,0"
        " / B: 0,5 1,5 2,5 3,5 | genes thermoregulation"
    )
    assert named(state, EVO.doom(state, 0).dead) == {"2,0", "3,0", "4,0"}
    assert EVO.doom(state, 0).among == []
    assert named(state, EVO.doom(state, 1).among) == {"1,5", "2,5", "3,5"}
    assert EVO.doom(state, 1).chosen == 2


def test_where_the_floor_stops_it_everyone_may_be_spared() -> None:
    state = EVO.place("evo second movement dial 3 / map 0,0:GGY 0,5:WWYYB / A: 0,0 1,0 2,0 / B: 0,5 1,5 2,5 3,5 4,5")
    assert EVO.doom(state, 0) == ([], [0, 1, 2], 1)
    assert EVO.doom(state, 1).chosen == 0


def test_some_surely_and_others_by_choice() -> None:
    rows = "map 0,0:WWWYBB 0,5:WWWW"
    state = EVO.place(
        f"evo second movement dial 3 / {rows} / A: 0,0 1,0 2,0 3,0 4,0 5,0 | genes thermoregulation / B: 0,5 1,5"
    )
    assert named(state, EVO.doom(state, 0).dead) == {"3,0"}
    assert named(state, EVO.doom(state, 0).among) == {"4,0", "5,0"}
    assert EVO.doom(state, 0).chosen == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_the_climate_takes_as_many_as_were_foretold(seats: int) -> None:
    state, rng, looked = EVO.deal("second", seats, 6), Rng(6), 0
    state.listen()
    while state.actor != beagle.NOBODY:
        step = state.stack[-1].name
        if step == "survival-go":
            seat = state.actor
            before = doom(state, seat)
            herd = len(state.players[seat].herd)
            while state.stack and state.stack[-1].name == "survival-go" and state.actor == seat:
                now = doom(state, seat)
                assert {*now.among, *now.dead} <= {*before.among, *before.dead}
                risky = now.among + now.dead
                saving = [a for a in state.options if a == PASS or actions.only_cell(a) in risky]
                state.apply(PASS if PASS in saving else saving[rng.below(len(saving))])
            assert len(state.players[seat].herd) == herd - before.chosen - len(before.dead)
            looked += 1
            continue
        state.apply(state.options[rng.below(len(state.options))])
    assert looked


def test_where_a_dinosaur_can_go_and_whom_it_can_attack() -> None:
    state = EVO.read("evo second movement to A / map 0,0:GGGGGG 0,5:GGGG / A: 0,0 2,5 | genes horn / B: 3,0 1,5 3,5")
    found = EVO.reach(state, cell(state, 0, 0))
    assert {hex_name(state.rules.land.cells[n]): cost for n, cost in found.cells.items()} == {"1,0": 1, "2,0": 2}
    assert found.attacks == {}
    prey = EVO.reach(state, cell(state, 2, 5)).attacks
    assert named(state, prey) == {"1,5", "3,5"}
    assert {(odds.wins, odds.sides) for odds in prey.values()} == {(4, 6)}


def test_wings_and_fins_count() -> None:
    rows = "map 0,0:GGGGGG 0,5:GGGG"
    winged = EVO.read(f"evo second movement to A / {rows} / A: 0,0 2,5 | genes wings / B: 1,0 0,5 3,5")
    assert named(winged, EVO.reach(winged, cell(winged, 0, 0)).cells) == {"2,0", "3,0"}
    finned = EVO.read(f"evo second movement to A / {rows} / A: 0,0 2,5 | genes fins / B: 1,0 0,5 3,5")
    assert named(finned, EVO.reach(finned, cell(finned, 0, 0)).cells) == {"2,0", "3,0", "4,0", "5,0", "1,5"}


def test_wings_may_be_kept_for_the_obstacle() -> None:
    """The second cell is nearest by wings, but who walks there can fly on over the enemy."""
    rows = "map 0,0:GGGGGG 0,5:GGGG"
    state = EVO.read(f"evo second movement to A / {rows} / A: 0,0 2,5 | genes wings legs / B: 3,0 0,5 3,5")
    found = EVO.reach(state, cell(state, 0, 0)).cells
    assert {hex_name(state.rules.land.cells[n]): cost for n, cost in found.items()} == {"1,0": 1, "2,0": 1, "4,0": 3}


def test_while_a_die_is_in_the_air_the_points_that_are_left_count() -> None:
    rows = "map 0,0:GGGGGG 0,5:GGGG"
    state = EVO.read(f"evo second movement to A / {rows} / A: 1,0 2,5 / B: 0,0 0,5 3,5")
    state.apply(EVO.read_move(state, "1,0x0,0"))
    assert state.stack[-1].name == "fight"
    assert named(state, EVO.reach(state, cell(state, 1, 0)).cells) == {"2,0"}


def test_out_of_ones_go_a_fresh_one_is_shown() -> None:
    state = EVO.read("evo second birth / map 0,0:GGGGGG 0,5:GGGG / A: 0,0 2,5 | genes legs / B: 0,5 3,5")
    assert named(state, EVO.reach(state, cell(state, 0, 0)).cells) == {"1,0", "2,0", "3,0"}


def test_what_is_reached_in_one_point_is_what_is_offered() -> None:
    state, rng, looked = EVO.deal("second", 3, 8), Rng(8), 0
    while state.actor != beagle.NOBODY:
        if state.stack[-1].name == "moves" and state.points:
            for start in state.players[state.actor].herd:
                found = reach(state, start)
                ways = {ids.WALK, ids.FLY, ids.SWIM}
                moves = [a for a in state.options if kind_of(a) in ways and actions.start_cell(a) == start]
                near = {actions.end_cell(a) for a in moves}
                assert {n for n, cost in found.cells.items() if cost == 1} == near
                attacks = [a for a in state.options if kind_of(a) == ids.ATTACK and actions.start_cell(a) == start]
                prey = {actions.end_cell(a) for a in attacks}
                assert set(found.attacks) == prey
                looked += 1
        state.apply(state.options[rng.below(len(state.options))])
    assert looked > 50


@pytest.mark.parametrize("genes", ["legs*2", "legs wings", "legs fins", "strong-thighs wings fins"])
def test_every_way_that_is_shown_can_be_walked(genes: str) -> None:
    state = EVO.read(f"evo second movement to A / A: -1,-2 -3,1 | genes {genes} | cards terror / B: 1,2 3,-1 2,-1 0,-1")
    for start in state.players[0].herd:
        found = reach(state, start)
        assert found.cells == {end: len(way) for end, way in found.ways.items()}
        for end, way in found.ways.items():
            world = state.clone()
            for action in way:
                assert action in world.options
                world.apply(action)
            assert world.board[end] == 0
            assert world.points == state.points - len(way)


def test_a_cell_met_again_with_wings_left_leads_farther() -> None:
    """Wings carry over an enemy only where the way is long enough: they must not be spent before."""
    rows = "map 0,0:GGGGGG 0,5:GGGG"
    state = EVO.read(f"evo second movement to A / {rows} / A: 0,0 2,5 | genes wings legs / B: 3,0 0,5 3,5")
    found = reach(state, cell(state, 0, 0)).cells
    assert {hex_name(state.rules.land.cells[n]): cost for n, cost in found.items()} == {
        "1,0": 1,
        "2,0": 1,
        "4,0": 3,
    }


def test_looking_ahead_changes_nothing() -> None:
    state = EVO.read("evo second movement to A / A: -1,-2 -3,1 | genes fins wings legs / B: 1,2 3,-1 2,-1")
    before = EVO.write(state)
    for start in range(state.rules.land.size):
        if state.board[start] >= 0:
            EVO.reach(state, start)
    assert EVO.write(state) == before
