"""What a position leaves out, what it may not say, and where the error points."""

import pytest

from beagle import NotationError, RulesetError
from beagle.games.dinosaurs.game import DINOSAURS
from beagle.games.dinosaurs.ids import COLUMNS
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.tiles import face_name
from beagle.games.dinosaurs.view import STEPS

M = "/ A: 0,0M / B: 0,0M"


def read(text: str) -> State:
    return DINOSAURS.read(f"dinosaurs base {text}")


def error(text: str) -> NotationError:
    with pytest.raises(NotationError) as caught:
        read(text)
    return caught.value


ROW = " ".join(f"{q},0P" for q in range(40))

WRONG = [
    ("/ A: 0,0M 0,0P / B: 0,0M", "another cell", "0,0P"),
    ("/ A: 0,0 / B: 0,0M", "a cell with its terrain", "0,0"),
    ("/ A: 0,0X / B: 0,0M", "a space after the cell", "X"),
    ("/ A: 0,0M:x / B: 0,0M", "a figure: f h r t e or D", "x"),
    ("/ A: 0,0P* / B: 0,0M", "one nest, on a mountain", "0,0P*"),
    ("/ A: 0,0M* 1,0M* / B: 0,0M", "one nest, on a mountain", "1,0M*"),
    ("/ A: 121,0M / B: 0,0M", "within 120 of the middle", "121,0M"),
    ("/ A: 0M / B: 0,0M", "a cell, like 1,-1P:h", "0M"),
    (f"/ A: {ROW} / B: 0,0M", "at most 32 cells while 12 tiles may still come", "32,0P"),
    (f"/ A: {ROW} / B: 0,0M / piles D 30", "at most 16 cells while 20 tiles may still come", "16,0P"),
    ("/ A: 0,0M / B: 81,0M", "a cell at most 80 from the middle while 20 tiles may still come", "81,0M"),
    ("/ A: 0,0M / B: / piles D 40", "fewer tiles: B has room for 24, and 25 may still come", "piles D 40"),
    ("/ A: 0,0P:h' / B: 0,0M", "no mark: only animals that are being activated", "0,0P:h'"),
    ("rabbits / A: 0,0P:h 1,0P:f+ / B: 0,0M", "no mark: only animals", "1,0P:f+"),
    ("rabbits / A: 0,0P:h 1,0P / B: 0,0P:h'", "no mark: only animals", "0,0P:h'"),
    ("/ A: 0,0M | eggs / B: 0,0M", "how many eggs", ""),
    ("/ A: 0,0M | eggs 1 | eggs 2 / B: 0,0M", "eggs only once", "eggs"),
    ("/ A: 0,0M | hand / B: 0,0M", "eggs or tiles", "hand"),
    ("/ A: 0,0M | eggs 1000 / B: 0,0M", "at most 999 eggs", "A:"),
    ("/ A: 0,0M | tiles ? / B: 0,0M", "a tile that all can see", "?"),
    (f"first C {M}", "A to B", "first C"),
    (f"to E {M}", "A to B", "to E"),
    (f"turn 0 {M}", "a turn from 1", "turn 0"),
    (f"turn 2 to A {M}", "the player whose turn it is", "to A"),
    (f"refill to A {M}", "in refill nobody is asked", "to A"),
    (f"over to A {M}", "in over nobody is asked", "to A"),
    (f"marker cat {M}", "a column: frog, rabbit, rat, tiger, eagle", "cat"),
    (f"draft rats {M}", "phase only once", "rats"),
    (f"draft turns 3 {M}", "turn, first, marker, to, view or a phase", "turns"),
    (f"{M} / board frog FL:r FU:r MU", "at most 2 tiles in a column", "MU"),
    (f"{M} / board frog ?", "a tile that all can see", "?"),
    (f"{M} / board frog 1 | frog 1", "each column only once", "frog"),
    (f"{M} / board cat 1", "a column", "cat"),
    (f"{M} / board frog FLr", "a space after the tile", "r"),
    (f"{M} / board rabbit 2", "a tile in the column of the marker, frog", "board"),
    (
        f"rats {M} / board rabbit 2",
        "a tile in the column of the marker",
        "board",
    ),
    (f"{M} / piles E 2", "a stack: A, B, C or D", "E"),
    (f"{M} / piles A 2 | A 2", "each stack only once", "A"),
    (f"{M} / piles A ?2", "a whole position, without ?", "?2"),
    (f"{M} / piles A 41", "at most 40 tiles on the board and in the piles", "41"),
    (f"{M} / stack draft()", "draft only on top of turn", ""),
    (f"{M} / stack turn(next=1) placing(tile=MU)", "placing only on top of draft", "tile=MU"),
    (f"{M} / stack turn(next=1) draft() draft()", "draft only on top of turn", ""),
    (f"{M} / stack turn(next=9)", "numbers that are possible for turn", "next=9"),
    (f"{M} / stack turn(next=2) breeding(figure=frog)", "numbers that are possible for turn", "next=2"),
    (
        f"{M} / stack turn(next=2 column=rat) breeding(figure=frog)",
        "breeding, the part of the turn that its number",
        "figure=frog",
    ),
    (
        f"{M} / stack turn(next=2 column=rat) hunting(figure=tiger)",
        "breeding, the part of the turn that its n",
        "figure=tiger",
    ),
    (f"{M} / stack turn(next=2 column=rat) breeding(figure=dog)", "a figure: frog", "dog"),
    (
        f"{M} / stack turn(next=2 column=tiger) hunting(figure=frog)",
        "numbers that are possible for hunting",
        "figure=frog",
    ),
    (
        f"{M} / stack turn(next=4 column=rat) rampage(figure=dinosaur)",
        "a part that follows the column of the m",
        "figure=dino",
    ),
    (
        f"{M} / stack turn(next=2 column=rat) breeding(figure=rat gone=3)",
        "numbers that are possible for breeding",
        "figure=rat",
    ),
    (f"{M} / stack turn(next=1) draft(column=rat)", "a column exactly while its tile is being placed", "column=rat"),
    (f"{M} / stack turn(next=1) draft() placing(tile=MU)", "a column exactly while its tile is being placed", ""),
    (f"{M} / stack turn() draft()", "no step on a turn whose first part has not begun", ""),
    (f"{M} / stack turn(next=1 next=2)", "each once", "next=2"),
    (f"{M} / stack hiding()", "a step: turn, draft", ""),
    (f"rats {M} / stack turn(next=1) draft()", "the phase that the stack gives, draft", "rats"),
    (f"view A {M}", "a whole position, not the view of a seat", "view A"),
]


@pytest.mark.parametrize(("text", "expected", "found"), WRONG)
def test_what_cannot_be_is_said_with_its_place(text: str, expected: str, found: str) -> None:
    caught = error(text)
    assert expected in caught.expected
    assert caught.found.startswith(found)
    assert (caught.found == "") == (found == "")


def test_the_place_of_an_error_is_line_and_column() -> None:
    caught = error("draft\nA: 0,0M 1,0Q\nB: 0,0M")
    assert (caught.line, caught.column) == (2, 12)


@pytest.mark.parametrize("text", ["", "evolution base", "dinosaurs", "dinosaurs  "])
def test_a_text_that_is_no_position_of_this_game_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=r'"dinosaurs"|a ruleset'):
        DINOSAURS.read(text)


def test_a_ruleset_that_does_not_exist_is_refused() -> None:
    with pytest.raises(RulesetError, match='no option "loose"'):
        DINOSAURS.read(f"dinosaurs base loose draft {M}")
    with pytest.raises(RulesetError, match="2 to 5 seats, not 1"):
        DINOSAURS.read("dinosaurs base / A: 0,0M")


def test_more_figures_than_a_strict_box_holds_are_refused() -> None:
    dinosaurs = " ".join(f"{q},0M:D" for q in range(20))
    text = f"dinosaurs base strict-supply draft / A: 0,0M / B: {dinosaurs} / board frog 2 / piles D 2"
    with pytest.raises(NotationError, match="at most 19 figures of the kind dinosaur in all"):
        DINOSAURS.read(text)
    DINOSAURS.read(text.replace(" strict-supply", ""))


# What is left out


def test_a_seat_without_cells_has_the_starting_tile() -> None:
    state = read("/ A: / B: | eggs 5")
    start = "0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F"
    assert DINOSAURS.write(state).splitlines()[1:3] == [
        f"A: {start} | eggs 3 | tiles -",
        f"B: {start} | eggs 5 | tiles -",
    ]
    assert DINOSAURS.write(read("/ B:")).splitlines()[1:2] == [f"A: {start} | eggs 3 | tiles -"]


def test_board_and_piles_hold_what_the_text_does_not_name() -> None:
    state = read(f"{M} / board frog FU:r - | rabbit 2")
    board = [face_name(tile) if tile >= 0 else "-" for tile in state.board]
    assert board[:6] == ["FU:r", "-", "-", "FL:r", "PP:h", "-"]
    assert board[6:] == ["-"] * 9
    assert [len(stack) for stack in state.stacks] == [7, 10, 10, 10]
    counted = read(f"{M} / board frog 1 / piles A 2 | C MU 3")
    assert [len(stack) for stack in counted.stacks] == [2, 0, 4, 0]
    assert face_name(counted.stacks[2][-1] & 255) == "MU"


def test_piles_that_are_said_to_be_empty_are_empty() -> None:
    assert [len(stack) for stack in read(f"{M} / board frog 1 / piles A -").stacks] == [0, 0, 0, 0]


def test_tiles_that_have_become_cells_are_not_in_the_piles() -> None:
    ten = " ".join(f"{q},0P" for q in range(10))
    assert [len(stack) for stack in read(f"/ A: {ten} / B: 0,0M").stacks] == [0, 8, 10, 10]
    assert [len(stack) for stack in read(f"/ A: {ten} | tiles FU:r / B: 0,0M").stacks] == [0, 8, 10, 10]


@pytest.mark.parametrize("where", ["A: 0,0P / B: -80,80M", "A: 80,0P / B: 0,0M"])
def test_an_ecosystem_at_the_bounds_grows_to_the_end_and_every_move_can_be_said(where: str) -> None:
    """All go on in one direction, as far as tiles lead; what is written is read back at every turn."""
    state = DINOSAURS.read(f"dinosaurs base / {where}")
    while state.actor >= 0:
        texts = [DINOSAURS.write_move(state, action) for action in state.options]
        assert [DINOSAURS.read_move(state, text) for text in texts] == state.options
        written = DINOSAURS.write(state)
        assert DINOSAURS.write(DINOSAURS.read(written)) == written
        state.apply(max(state.options, key=lambda action: farthest(state, action)))


def farthest(state: State, action: int) -> int:
    """How far a tile would lie from the middle."""
    cells = DINOSAURS.foresee(state, action).cells if state.stack[-1].name == "placing" else ()
    return max((abs(number) for cell in cells for number in cell), default=0)


def test_an_ecosystem_with_just_room_enough_grows_to_the_end() -> None:
    sixteen = " ".join(f"{q},0P" for q in range(16))
    state = read(f"/ A: {sixteen} / B: 0,0M / piles D 29")
    while state.actor >= 0:
        written = DINOSAURS.write(state)
        assert DINOSAURS.write(DINOSAURS.read(written)) == written
        state.apply(state.options[0])


def test_the_activated_column_is_empty_unless_said_otherwise() -> None:
    state = DINOSAURS.place(f"dinosaurs base rats {M}")
    assert [state.tiles_in(column) for column in range(5)] == [2, 2, 0, 2, 2]
    after = DINOSAURS.place(f"dinosaurs base refill marker tiger {M}")
    assert [after.tiles_in(column) for column in range(5)] == [2, 2, 0, 2, 2]


@pytest.mark.parametrize(
    ("head", "turn", "actor"),
    [("", 1, 0), ("to B", 2, 1), ("first B", 1, 1), ("first B to A", 2, 0), ("turn 7", 7, 0), ("turn 8 to B", 8, 1)],
)
def test_whose_turn_it_is_follows_from_what_is_said(head: str, turn: int, actor: int) -> None:
    state = read(f"{head} {M}")
    assert (state.turn, state.actor) == (turn, actor)


def test_in_an_activation_those_before_the_one_who_is_asked_have_had_their_go() -> None:
    lands = " / ".join(f"{seat}: 0,0P:h 1,0P" for seat in "ABC")
    state = read(f"rabbits turn 2 to C / {lands}")
    assert (state.active(), state.actor) == (1, 2)
    assert DINOSAURS.write(state).splitlines()[-1] == "stack turn(next=2 column=rabbit) breeding(figure=rabbit gone=1)"


def test_every_step_can_be_told_by_its_name() -> None:
    assert len(STEPS.by_name) == len(STEPS.kinds)
    assert all(
        column in {name.rstrip("s") for name in ("frogs", "rabbits", "rats", "tigers", "eagles")} for column in COLUMNS
    )


# Moves


MOVES = [
    ("frog", "the row of the tile, 1 to 3", 5),
    ("frog0", "the row of the tile, 1 to 3", 5),
    ("frog4", "the row of the tile, 1 to 3", 5),
    ("frog1 ", None, 0),
    ("frog11", "the end of the move", 6),
    ("cat1", "a move", 1),
    ("undo", "a move", 1),
    ("0,0", '":", "+", ">" or "x"', 4),
    ("0,0:0,0", "a cell beside 0,0", 5),
    ("0,0:2,0", "a cell beside 0,0", 5),
    ("0,0>2,0", "a cell beside 0,0", 5),
    ("0,0>1,0>", "a cell, like 1,-1", 9),
    ("7,7>7,6", "a cell of the ecosystem", 1),
    ("7,7x", "a cell of the ecosystem", 1),
    ("0,0+7,7", "a cell of the ecosystem", 5),
    ("0,0xx", "the end of the move", 5),
    ("200,0:201,0", "a cell within 120", 1),
    (">".join(["0,0", "1,0"] * 5), "at most 8 steps", 37),
    ("x" * 201, "at most 200 characters", 1),
]


@pytest.mark.parametrize(("text", "expected", "column"), MOVES)
def test_what_is_no_move_is_refused_with_its_column(text: str, expected: str | None, column: int) -> None:
    state = read("/ A: 0,0M:D 1,0P:t / B: 0,0M")
    if expected is None:
        DINOSAURS.read_move(state, text)
        return
    with pytest.raises(NotationError) as caught:
        DINOSAURS.read_move(state, text)
    assert caught.value.expected.startswith(expected)
    assert caught.value.column == column


def test_what_is_expected_of_a_position_is_told_where_it_fails() -> None:
    view = DINOSAURS.view(read("/ A: 0,0M*:D 1,0P:t | eggs 2 | tiles PM:t / B: 0,0M"), 0)
    for fits in (
        "A: 0,0:D 1,0P:t | eggs 2",
        "A: | tiles 1",
        "marker frog draft turn 1 to A first A",
        "board frog 2",
        "piles A - | B ?10",
        "B: 0,0M",
    ):
        assert DINOSAURS.mismatches(view, fits) == [], fits
    for text, said in (
        ("A: 0,0 1,0P:t", "A: it is 0,0M*:D"),
        ("A: 1,0P:e", "A: it is 1,0P:t"),
        ("A: 1,0L:t", "A: it is 1,0P:t"),
        ("A: 1,0*:t", "A: it is 1,0P:t"),
        ("A: 1,0:t'", "A: it is 1,0P:t"),
        ("A: 9,9P", "A: 9,9 expected, it is not there"),
        ("A: | eggs 3", "A: | eggs 3 expected, it is eggs 2"),
        ("A: | tiles MU", "A: it is | tiles PM:t"),
        ("C: 0,0M", "there is no seat C"),
        ("marker rat", "marker rat expected, it is marker frog"),
        ("rats", "rats expected, it is draft"),
        ("board frog 1", "it is board frog FL:r FU:r"),
        ("board frog MU FU:r", "it is board frog FL:r FU:r"),
        ("board frog MU 1", "it is board frog FL:r FU:r"),
        ("piles B ?1", "it is piles B ?10"),
    ):
        assert DINOSAURS.mismatches(view, text) == [said], text
