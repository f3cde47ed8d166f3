"""What a case cannot say: the deal, the components, the end of the game."""

from cmath import phase
from collections import Counter
from math import tau

import pytest

import beagle
from beagle.games.evo import actions, ids, tell
from beagle.games.evo.game import EVO
from beagle.games.evo.ids import FIRST_SPECIAL, METEOR
from beagle.games.evo.rulesets import COMPONENTS
from beagle.games.evo.state import State
from beagle.kernel.cards import type_of
from beagle.kernel.hexes import distance, hex_at, neighbours, q_of, r_of
from beagle.kernel.playout import Tally, playout
from beagle.kernel.rng import Rng

SEATS = (2, 3, 4, 5)
SEEDS = range(60)


def deals(seats: int = 4) -> list[State]:
    return [EVO.deal("second", seats, seed) for seed in SEEDS]


# The maps, as they are described in numbers


MAPS = {
    2: (27, {"Y": 8, "G": 7, "B": 6, "W": 6}, 16),
    3: (43, {"Y": 12, "G": 12, "B": 10, "W": 9}, 21),
    4: (55, {"Y": 14, "G": 14, "B": 14, "W": 13}, 26),
    5: (69, {"Y": 18, "G": 17, "B": 17, "W": 17}, 28),
}


@pytest.mark.rule("DI-SET-01")
@pytest.mark.parametrize("seats", SEATS)
def test_each_number_of_players_has_its_map(seats: int) -> None:
    land = EVO.deal("second", seats, 1).rules.land
    cells, terrains, coast = MAPS[seats]
    assert land.size == cells
    assert Counter(ids.TERRAINS[terrain] for terrain in land.terrain) == terrains
    assert len(land.coast) == coast
    assert len(land.starts) == seats


@pytest.mark.rule("DI-SET-01")
@pytest.mark.parametrize("seats", [1, 6])
def test_nobody_else_can_play(seats: int) -> None:
    with pytest.raises(beagle.RulesetError, match="2 to 5 seats"):
        EVO.deal("second", seats, 1)


def turned(cell: tuple[int, int], times: int) -> tuple[int, int]:
    """By sixty degrees each time."""
    q, r = cell
    for _ in range(times):
        q, r = -r, q + r
    return q, r


@pytest.mark.parametrize(("seats", "times"), [(2, 3), (3, 2)])
def test_the_small_maps_look_the_same_to_every_player(seats: int, times: int) -> None:
    land = EVO.deal("second", seats, 1).rules.land
    terrain = {(q_of(c), r_of(c)): kind for c, kind in zip(land.cells, land.terrain, strict=True)}
    centre = min(
        ((q, r, s) for q in range(-2, 3) for r in range(-2, 3) for s in (0, 1)), key=lambda c: misfit(terrain, times, c)
    )
    assert misfit(terrain, times, centre) == 0


def misfit(terrain: dict[tuple[int, int], int], times: int, centre: tuple[int, int, int]) -> int:
    """How many cells differ from those they fall on when the map is turned about a cell near the middle."""
    q0, r0, shifted = centre
    out = 0
    for (q, r), kind in terrain.items():
        a, b = turned((q - q0, r - r0), times)
        out += terrain.get((a + q0 + shifted, b + r0)) != kind
    return out


@pytest.mark.parametrize("seats", [4, 5])
def test_the_large_maps_are_alike_from_east_and_west(seats: int) -> None:
    terrain = terrains(seats)
    assert all(terrain.get((-q - r, r)) == kind for (q, r), kind in terrain.items())


def test_the_map_of_four_is_alike_from_north_and_south() -> None:
    terrain = terrains(4)
    assert all(terrain.get((q + r, -r)) == kind for (q, r), kind in terrain.items())


def terrains(seats: int) -> dict[tuple[int, int], int]:
    land = EVO.deal("second", seats, 1).rules.land
    return {(int(q_of(c)), int(r_of(c))): kind for c, kind in zip(land.cells, land.terrain, strict=True)}


def test_neighbours_of_land_are_at_distance_one() -> None:
    land = EVO.deal("second", 5, 1).rules.land
    for n, cell in enumerate(land.cells):
        assert {land.cells[m] for m in land.near[n]} == set(neighbours(cell)) & set(land.cells)
        assert all(distance(cell, land.cells[m]) == 2 for m in land.leap[n])
        assert set(land.near[n]) <= set(land.within[n])


# The deal


@pytest.mark.rule("DI-SET-02", "DI-SET-08")
@pytest.mark.parametrize("seats", SEATS)
def test_a_clan_begins_with_six_points_and_a_plain_species(seats: int) -> None:
    for clan in EVO.deal("second", seats, 3).players:
        assert (clan.mp, len(clan.herd), sum(clan.genes), list(clan.hand)) == (6, 2, 0, [])
        assert (clan.moves, clan.attack, clan.defence, clan.eggs, clan.discount) == (2, 0, 0, 1, 0)
        assert list(clan.saves)[1:] == [0, 0, 0]


@pytest.mark.rule("DI-SET-02", "DI-SET-07")
def test_six_dinosaurs_stay_in_the_supply() -> None:
    state = EVO.deal("second", 5, 3)
    assert [state.supply(seat) for seat in range(5)] == [6] * 5


@pytest.mark.rule("DI-SET-03")
def test_the_fifteen_cards_are_shuffled_face_down() -> None:
    decks = [[type_of(c) for c in state.deck] for state in deals()]
    assert all(sorted(deck) == list(range(15)) for deck in decks)
    assert len({tuple(deck) for deck in decks}) > 50
    assert len({deck[-1] for deck in decks}) > 10


@pytest.mark.rule("DI-SET-04")
def test_v003_the_bag_has_36_normal_and_8_special_genes() -> None:
    met: Counter[int] = Counter()
    for state in deals():
        special = [gene for gene in range(FIRST_SPECIAL, ids.GENES) if state.bag[gene]]
        assert sum(list(state.bag)[:FIRST_SPECIAL]) == 36
        assert [state.bag[gene] for gene in special] == [1] * 8
        met.update(special)
    assert len(met) == 12


@pytest.mark.rule("DI-SET-05")
def test_v001_the_meteor_is_among_the_last_three_of_twelve() -> None:
    places: Counter[int] = Counter()
    for state in deals():
        pile = list(state.turned) + [type_of(c) for c in reversed(list(state.pile))]  # the first is turned over at once
        assert len(pile) == 12
        assert len(state.aside) == 1
        assert METEOR not in [type_of(c) for c in state.aside]
        whole = [*pile, *(type_of(c) for c in state.aside)]
        assert Counter(whole) == {3: 2, 2: 6, 1: 2, 0: 2, METEOR: 1}
        places[pile.index(METEOR) + 1] += 1
    assert set(places) == {10, 11, 12}
    assert min(places.values()) > 8


@pytest.mark.rule("DI-SET-06")
def test_the_first_order_is_random_and_the_leftmost_begins() -> None:
    orders = {tuple(state.order) for state in deals()}
    assert len(orders) > 15
    for state in deals():
        while state.actor < 0:
            state.apply(state.options[0])
        assert state.actor == state.order[0]


@pytest.mark.rule("DI-SET-06")
def test_a_table_may_name_who_is_first_on_the_track() -> None:
    """The others keep their random order, and nothing else of the deal changes."""
    for seed in range(20):
        lot, named = EVO.deal("second", 4, seed), EVO.deal("second first-c", 4, seed)
        assert named.order[0] == EVO.first_player(named) == 2
        assert list(named.order)[1:] == [seat for seat in lot.order if seat != 2]
        assert (named.board, named.pile, named.bag, named.deck) == (lot.board, lot.pile, lot.bag, lot.deck)


@pytest.mark.rule("DI-SET-07")
@pytest.mark.parametrize("seats", SEATS)
def test_the_start_pairs_are_dealt_at_random(seats: int) -> None:
    met: set[tuple[int, ...]] = set()
    for state in deals(seats):
        pairs = [sorted(pair) for pair in state.rules.land.starts]
        assert sorted(sorted(clan.herd) for clan in state.players) == sorted(pairs)
        met.add(tuple(pairs.index(list(clan.herd)) for clan in state.players))
    assert len(met) >= min(2 * seats - 2, 20)


def sides(state: State) -> list[float]:
    """For each seat the direction of its start from the middle of the map, clockwise, that of the first being 0."""
    land = state.rules.land
    points = [complex(int(q_of(cell)) + int(r_of(cell)) / 2, int(r_of(cell)) * 3**0.5 / 2) for cell in land.cells]
    middle = sum(points) / len(points)
    directions = [phase(sum(points[cell] for cell in clan.herd) / 2 - middle) for clan in state.players]
    return [round((direction - directions[0]) % tau, 6) for direction in directions]


def on_their_sides(states: list[State]) -> bool:
    """The law of the option: every deal has the same starts, and they go clockwise round the map as the seats do."""
    herds = {tuple(tuple(clan.herd) for clan in state.players) for state in states}
    return len(herds) == 1 and all(sides(state) == sorted(sides(state)) for state in states)


@pytest.mark.rule("DI-SET-07")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("ruleset", ["second own-side", "second own-side summary-babies"])
def test_on_their_own_side_the_seats_sit_clockwise(seats: int, ruleset: str) -> None:
    states = [EVO.deal(ruleset, seats, seed) for seed in SEEDS]
    pairs = [sorted(pair) for pair in states[0].rules.land.starts]
    assert sorted(sorted(clan.herd) for clan in states[0].players) == sorted(pairs)
    assert states[0].players[0].herd == pairs[0]
    assert on_their_sides(states)
    assert len({tuple(state.order) for state in states}) > 1  # who begins is still drawn


@pytest.mark.parametrize("seats", SEATS)
def test_starts_that_are_dealt_are_not_taken_for_sides(seats: int) -> None:
    """Planted: the lot of the common start; and two seats that have changed places."""
    assert not on_their_sides(deals(seats))
    if seats > 2:
        swapped = EVO.deal("second own-side", seats, 1)
        one, other = swapped.players[1], swapped.players[2]
        one.herd, other.herd = other.herd, one.herd
        assert not on_their_sides([swapped])


@pytest.mark.rule("DI-SET-07")
def test_a_map_of_ones_own_is_gone_round_clockwise_too() -> None:
    """However the file lists the pairs: from the first on they go clockwise."""
    rows = "  0,0 GGGG\n  0,1 YYYY\n  0,2 BBBB\n  0,3 WWWW\n"
    starts = "  start 0,0 1,0\n  start 2,3 3,3\n  start 2,0 3,0\n  start 0,3 1,3\n"
    name = EVO.add_components("sides", f"map 4\n{rows}{starts}")
    try:
        state = EVO.deal(f"{name} own-side", 4, 1)
        assert on_their_sides([state])
        assert [state.players[seat].herd for seat in range(4)] == [
            sorted(state.rules.land.starts[pair]) for pair in (0, 2, 1, 3)
        ]
    finally:
        del COMPONENTS["sides"]


@pytest.mark.rule("DI-SET-10")
def test_the_dial_begins_in_its_first_section_and_points_never_run_out() -> None:
    state = EVO.deal("second", 4, 1)
    assert state.dial == (state.turned[0] - 1) % 6
    rich = EVO.read("evo second survival dial 1 / A: -1,-2 -3,1 | mp 150 / B: 1,2 3,-1 | mp 150")
    assert [clan.mp for clan in rich.players] == [152, 152]


# Genes, die, rounds


@pytest.mark.rule("DI-GENE-22")
def test_a_board_holds_any_number_of_one_gene() -> None:
    state = EVO.read("evo second movement to A / A: -1,-2 -3,1 | genes legs*8 horn*6 / B: 1,2 3,-1")
    assert (state.points, state.players[0].attack) == (10, 6)


@pytest.mark.rule("DI-MOVE-05")
@pytest.mark.parametrize(("mine", "theirs", "wins"), [(0, 3, 1), (0, 1, 1), (1, 1, 2), (1, 0, 4), (2, 0, 5), (6, 0, 5)])
def test_v053_the_faces_that_win(mine: int, theirs: int, wins: int) -> None:
    state = EVO.read(
        f"evo second movement / A: -1,-2 -3,1 | genes horn*{mine or '0'} / B: 1,2 3,-1 | genes horn*{theirs or '0'}"
    )
    odds = EVO.odds(state, 0, 1)
    assert (odds.wins, odds.sides, odds.attack, odds.defence) == (wins, 6, mine, theirs)


@pytest.mark.rule("DI-GENE-18")
@pytest.mark.parametrize(("ruleset", "kills", "dies"), [("second", 3, 5), ("second summary-babies", 2, 4)])
def test_a_newborn_set_on_an_enemy_dies_or_goes_back(ruleset: str, kills: int, dies: int) -> None:
    for face in range(1, 7):
        state = EVO.read(f"evo {ruleset} birth to A / A: 0,0 -3,1 | genes deadly-babies / B: 1,0 3,-1 2,-1")
        state.apply(EVO.read_move(state, "+1,0"))
        state.listen()
        state.apply(EVO.read_move(state, f"%{face}"))
        told = {event.kind for event in state.events} & {tell.KILLED, tell.NEWBORN_DIED, tell.NEWBORN_BACK}
        assert told == {tell.KILLED if face <= kills else tell.NEWBORN_DIED if face <= dies else tell.NEWBORN_BACK}


@pytest.mark.rule("DI-MOVE-05")
def test_chance_throws_the_fight_die_by_its_sides() -> None:
    state = EVO.read("evo second movement to A / A: 0,0 -3,1 / B: 1,0 3,-1 2,-1")
    state.apply(EVO.read_move(state, "0,0x1,0"))
    weights = {EVO.write_move(state, action): weight for action, weight in state.chances()}
    assert weights == {"%fail": 1, "%success": 1, "%equal": 1, "%more": 2, "%two-more": 1}
    drawn = Counter(EVO.write_move(state, state.sample_chance(Rng(seed))) for seed in range(600))
    assert 150 < drawn["%more"] < 250
    assert min(drawn.values()) > 60


@pytest.mark.rule("DI-AUCT-02")
def test_chance_draws_genes_by_their_number() -> None:
    state = EVO.read("evo second mutation / A: -1,-2 -3,1 / B: 1,2 3,-1 / bag legs*6 fur*3 wings")
    assert {EVO.write_move(state, action): weight for action, weight in state.chances()} == {
        "%legs": 6,
        "%fur": 3,
        "%wings": 1,
    }


@pytest.mark.rule("DI-CARD-20")
@pytest.mark.parametrize("purse", [6, 0])
def test_one_is_asked_for_a_bid_unless_all_see_that_there_is_none(purse: int) -> None:
    clans = f"A: -1,-2 -3,1 | mp {purse} | plays missing-ingredients / B: 1,2 3,-1"
    state = EVO.read(f"evo second mutation order BA / {clans} / lab card / deck -")
    state.apply(EVO.read_move(state, "1=0"))
    assert state.actor == 0  # a secret purse decides nothing
    state = EVO.read(f"evo second mutation order BA / {clans} / lab card / deck -")
    state.listen()
    state.apply(EVO.read_move(state, "1=6"))
    assert tell.STAYS_OUT in [event.kind for event in state.events]


@pytest.mark.rule("DI-SET-05", "DI-CLIM-02")
@pytest.mark.parametrize("seats", SEATS)
def test_a_game_lasts_nine_to_eleven_rounds(seats: int) -> None:
    rounds = set()
    for seed in range(12):
        state = EVO.deal("second", seats, seed)
        playout(state, Rng(seed), Tally())
        rounds.add(state.round - 1)
    assert rounds <= {9, 10, 11}
    assert len(rounds) > 1


@pytest.mark.rule("DI-ROUND-01")
def test_the_six_phases_follow_one_another() -> None:
    state = EVO.place("evo second climate / A: 3,0 3,-3 / B: -3,3 0,3 / C: 0,-3 -3,0")
    state.listen()
    state.settle()
    rng, met = Rng(5), [event.a for event in state.events if event.kind == tell.PHASE]
    while state.round < 4:
        state.apply(state.options[rng.below(len(state.options))])
        met += [event.a for event in state.events if event.kind == tell.PHASE]
    assert met[:17] == [1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]


@pytest.mark.rule("DI-AUCT-11")
def test_five_players_over_eleven_rounds_need_the_whole_bag() -> None:
    for seed in range(40):
        state = EVO.deal("second", 5, seed)
        playout(state, Rng(seed), Tally())
        if state.round - 1 == 11 and ids.MISSING_INGREDIENTS not in state.spent:
            assert sum(state.bag) == 0
            return
    pytest.fail("no game of eleven rounds")


def test_an_action_names_cells_by_their_number() -> None:
    state = EVO.read("evo second movement to A / A: -1,-2 -3,1 / B: 1,2 3,-1")
    land = state.rules.land
    start, end = land.number[hex_at(-1, -2)], land.number[hex_at(0, -2)]
    assert EVO.read_move(state, "-1,-2>0,-2") == actions.move(ids.WALK, start, end)
