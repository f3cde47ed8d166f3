"""What a position cannot say: tables and their seats, the box, the deal, whole games."""

from collections import Counter

import pytest

import beagle
from beagle.games.dinosaurs import ids
from beagle.games.dinosaurs.game import DINOSAURS
from beagle.games.dinosaurs.rulesets import rules
from beagle.games.dinosaurs.tiles import OUR_TILES, animal_of, face_name, first_of
from beagle.kernel.cards import type_of

GAME = beagle.game("dinosaurs")


@pytest.mark.rule("GD-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_is_for_two_to_five(seats: int) -> None:
    assert len(GAME.deal("base", seats, 1).players) == seats


@pytest.mark.rule("GD-SET-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 8])
def test_other_numbers_of_seats_are_refused_and_the_error_says_which_are_allowed(seats: int) -> None:
    with pytest.raises(beagle.RulesetError, match="base is for 2 to 5 seats"):
        GAME.deal("base", seats, 1)


@pytest.mark.parametrize("name", ["", "basic", "base@gift", "base+base", "@printed", "base fast"])
def test_another_name_is_refused_and_the_error_says_what_there_is(name: str) -> None:
    with pytest.raises(beagle.RulesetError, match=r"base"):
        GAME.deal(name, 2, 1)


@pytest.mark.rule("GD-SET-02")
def test_the_box_holds_84_tiles_and_so_many_figures() -> None:
    assert len(OUR_TILES) == 84
    made = rules("base", 2)
    box = {ids.FIGURE_NAMES[species.id]: species.box for species in made.species[1:]}
    assert box == {"frog": 25, "rabbit": 30, "rat": 35, "tiger": 25, "eagle": 25, "dinosaur": 20}


@pytest.mark.rule("GD-SET-02", "GD-SET-07", "GD-TURN-04")
@pytest.mark.parametrize("kind", range(ids.FROG, ids.DINOSAUR + 1))
def test_the_last_figure_of_the_box_can_be_placed_and_no_other(kind: int) -> None:
    most = {"f": 25, "h": 30, "r": 35, "t": 25, "e": 25, "D": 19}[ids.FIGURES[kind]]
    for ruleset, limited in (("base", False), ("base strict-supply", True)):
        for there in (most - 1, most):
            crowd = " ".join(f"{q},0M:{ids.FIGURES[kind]}" for q in range(there))
            state = GAME.read(f"dinosaurs {ruleset} / A: 0,0M / B: {crowd} / board frog 1 / piles A -")
            assert state.settle_figure(0, kind, 0) == (there < most or not limited)


# G063
@pytest.mark.rule("GD-SET-03", "GD-SET-05")
@pytest.mark.parametrize(("seats", "in_a_stack"), [(2, 10), (3, 14), (4, 18), (5, 21)])
def test_tiles_for_more_players_stay_in_the_box(seats: int, in_a_stack: int) -> None:
    made = rules("base", seats)
    assert [len(stack) for stack in made.stacks] == [in_a_stack] * 4
    assert made.rows == (2 if seats < 4 else 3)
    assert (made.tiles() - 5 * made.rows) % made.rows == 0
    for stack, faces in enumerate(made.stacks):
        marks = Counter(tile.face for tile in OUR_TILES if tile.stack == stack and tile.players <= seats)
        assert Counter(faces) == marks


def test_no_animal_of_ours_stands_on_a_mountain() -> None:
    assert [tile for tile in OUR_TILES if animal_of(tile.face) and first_of(tile.face) == ids.MOUNTAIN] == []


@pytest.mark.rule("GD-SET-04")
def test_each_stack_is_shuffled_by_itself() -> None:
    orders = set()
    for seed in range(5):
        state = GAME.deal("base", 2, seed)
        assert [Counter(map(type_of, stack)) for stack in state.stacks[1:]] == [*map(Counter, state.rules.stacks[1:])]
        orders.add(tuple(state.stacks[3]))
        on_board = Counter(tile for tile in state.board if tile >= 0)
        assert on_board == Counter(state.rules.stacks[0])
    assert len(orders) == 5


@pytest.mark.rule("GD-SET-10")
def test_a_lot_decides_who_is_first_and_turns_go_clockwise() -> None:
    firsts = Counter(GAME.deal("base", 3, seed).first for seed in range(300))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 60
    for seed in range(3):
        state = GAME.deal("base", 3, seed)
        rng, turns = beagle.Rng(seed), []
        while state.actor != beagle.NOBODY:
            if state.stack[-1].name == "draft":
                turns.append(state.actor)
            state.apply(state.options[rng.below(len(state.options))])
        assert turns == [(state.first + n) % 3 for n in range(len(turns))]


@pytest.mark.rule("GD-SET-10")
def test_a_table_may_name_its_first_player() -> None:
    for seat in range(3):
        state = GAME.deal(f"base first-{'abc'[seat]}", 3, 5)
        assert state.actor == state.first == GAME.first_player(state) == seat
        assert state.stacks == GAME.deal("base", 3, 5).stacks


# G058
@pytest.mark.rule("GD-TURN-08")
def test_before_every_draft_a_tile_lies_open_in_the_column_of_the_marker() -> None:
    for seats in (2, 3, 4, 5):
        state = GAME.deal("base", seats, seats)
        rng, drafts = beagle.Rng(seats), 0
        while state.actor != beagle.NOBODY:
            if state.stack[-1].name == "draft":
                drafts += 1
                assert state.tiles_in(state.marker)
            state.apply(state.options[rng.below(len(state.options))])
        assert drafts > 12 * seats


@pytest.mark.rule("GD-END-01")
def test_five_eggs_are_shown_as_a_golden_one() -> None:
    state = GAME.read("dinosaurs base over / A: 0,0M:D | eggs 13 / B: 0,0M | eggs 4")
    points = DINOSAURS.points(state)
    assert [(sheet.golden, sheet.ordinary, sheet.dinosaurs, sheet.total) for sheet in points] == [
        (2, 3, 1, 14),
        (0, 4, 0, 4),
    ]


def test_a_tile_without_an_animal_has_no_first_half() -> None:
    bare = [face_name(tile.face) for tile in OUR_TILES if not animal_of(tile.face)]
    assert set(bare) == {"MU", "ML", "MF", "MP"}
