"""Positions and moves as text: defaults, errors that say where."""

import pytest

import beagle
from beagle.games.evo.game import EVO
from beagle.games.evo.view import SPECS
from beagle.kernel.cards import type_of
from beagle.kernel.text import NotationError

CLANS = "A: -1,-2 -3,1 / B: 1,2 3,-1"


# Defaults


def test_a_position_of_two_lines_has_all_the_rest_by_default() -> None:
    state = EVO.place(f"evo second movement / {CLANS}")
    assert (state.round, state.dial, list(state.order)) == (1, 0, [0, 1])
    assert [clan.mp for clan in state.players] == [6, 6]
    assert sum(state.bag) == 44
    assert len(state.deck) == 15
    assert type_of(state.pile[0]) == 9
    assert len(state.pile) == 13


def test_what_is_named_elsewhere_is_not_in_bag_deck_or_pile() -> None:
    state = EVO.place(
        "evo second movement / A: -1,-2 -3,1 | genes legs*2 wings | cards terror / B: 1,2 3,-1 | cards 2"
        " / turned +2*2 / spent oasis"
    )
    assert state.bag[1] == 6
    assert sum(state.bag) == 44 - 3
    hands = [type_of(c) for clan in state.players for c in clan.hand]
    assert sorted([*hands, *(type_of(c) for c in state.deck), 11]) == list(range(15))
    assert [type_of(c) for c in state.pile].count(3) == 0


def test_a_counted_pile_ends_with_the_meteor() -> None:
    state = EVO.place(f"evo second climate / {CLANS} / pile +1 4")
    assert (type_of(state.pile[-1]), type_of(state.pile[0])) == (2, 9)
    assert len(state.pile) == 5


def test_the_own_map_of_a_table_is_not_written() -> None:
    rows = "-1,-2:YGYGW -2,-1:BWBWBY -2,0:GYGYG -3,1:YBWBWB -3,2:WGYGY"
    state = EVO.read(f"evo second movement / map {rows} / {CLANS}")
    assert "map" not in EVO.write(state)
    other = EVO.read(f"evo second movement / map {rows.replace('WGYGY', 'YGYGY')} / {CLANS}")
    assert "map -1,-2:YGYGW" in EVO.write(other)


def test_points_of_a_go_that_has_begun() -> None:
    assert EVO.read(f"evo second movement to B points 1 / {CLANS}").points == 1
    assert EVO.read(f"evo second movement to B / {CLANS}").points == 2
    none = EVO.read("evo second movement to A points 0 / A: -1,-2 -3,1 | cards migration / B: 1,2 3,-1")
    assert (none.points, [EVO.write_move(none, action) for action in none.options]) == (0, ["!migration", "-"])


def test_a_newborn_that_is_gone_is_not_written() -> None:
    rows = "map 0,0:GGGGGGGGG 0,5:GGGGGGGG"
    herd = "0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0"
    clans = f"A: {herd} | genes deadly-babies / B: 8,0 4,5 5,5 6,5"
    state = EVO.read(f"evo second birth pass 2 newborn 6,0 to A / {rows} / {clans}")
    state.apply(EVO.read_move(state, "6,0+8,0"))
    assert EVO.write(EVO.read(EVO.write(state))) == EVO.write(state)


# Errors


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", 'line 1, column 1: expected a position, beginning "evo"'),
        ("evolution", 'expected "evo"'),
        ("evo", "expected a ruleset"),
        (f"evo second movment / {CLANS}", "a line A:|no option"),
        (f"evo second movement round 0 / {CLANS}", 'column 21: expected a number from 1 to 99 after "round"'),
        (f"evo second movement dial 6 / {CLANS}", 'expected a number from 0 to 5 after "dial"'),
        (f"evo second movement order AA / {CLANS}", 'expected every seat once after "order", A to B'),
        (f"evo second movement order AB order AB / {CLANS}", "expected order only once"),
        (f"evo second movement to C / {CLANS}", "expected a seat of this table, A to B"),
        (f"evo second movement to % / {CLANS}", 'expected a seat after "to"'),
        (f"evo second climate to A / {CLANS}", "expected a phase in which players act"),
        (
            f"evo second mutation to A / {CLANS}",
            'column 21: expected a laboratory where the seat after "to" has no marker',
        ),
        (
            f"evo second mutation to A / {CLANS} / lab card=0A legs",
            'expected a laboratory where the seat after "to" has no',
        ),
        (f"evo second movement turns meteor / {CLANS}", 'expected +2, +1, +0 or -1 after "turns"'),
        (f"evo second movement newborn 9,9 / {CLANS}", 'expected a cell of the land after "newborn"'),
        (f"evo second movement newborn 0,0 / {CLANS}", 'expected the cell of a dinosaur after "newborn"'),
        ("evo second movement / A: -1,-2 / B: 1,2 3,-1", "expected 2 to 8 dinosaurs for each clan"),
        ("evo second movement / A: -1,-2 9,9 / B: 1,2 3,-1", "column 32: expected a cell of the land"),
        ("evo second movement / A: -1,-2 1,2 / B: 1,2 3,-1", "expected a cell of the land, with at most one dinosaur"),
        ("evo second movement / A: -1,-2 -3,1 | mp 999 / B: 1,2 3,-1", "at most 200 mutation points"),
        ("evo second movement / A: -1,-2 -3,1 | genes wing / B: 1,2 3,-1", 'expected a gene, found "wing'),
        ("evo second movement / A: -1,-2 -3,1 | genes wings*2 / B: 1,2 3,-1", "each special one only once"),
        ("evo second movement / A: -1,-2 -3,1 | cards terror*2 / B: 1,2 3,-1", "each event card only once"),
        ("evo second movement / A: -1,-2 -3,1 | coins 3 / B: 1,2 3,-1", "expected mp, genes, cards or plays"),
        ("evo second movement / A: -1,-2 -3,1 | mp 3 | mp 3 / B: 1,2 3,-1", "expected mp only once"),
        ("evo second movement / A: -1,-2 -3,1 | mp 3 0,0 / B: 1,2 3,-1", '"|" or the end of the line'),
        ("evo second movement / A: -1,-2 -3,1 | mp ? / B: 1,2 3,-1", "expected a whole position, without ?"),
        (f"evo second movement / {CLANS} / deck ?3", "expected a whole position, without ?"),
        (f"evo second view A movement / {CLANS}", "expected a whole position, not the view of a seat"),
        (f"evo second mutation / {CLANS} / lab legs", 'expected "card", the first column'),
        (f"evo second mutation / {CLANS} / lab card=7A legs", "expected a bid, 0 to 6"),
        (f"evo second mutation / {CLANS} / lab card=1A legs=1A", "each in one column"),
        (f"evo second mutation / {CLANS} / lab card legs fur", "expected at most 2 columns"),
        (f"evo second movement / {CLANS} / bag wings*2", "expected wings only once in the game"),
        (f"evo second movement / {CLANS} / pile +9", "expected a climate token"),
        (f"evo second movement / {CLANS} / map 0,0:GGX", "expected a row of cells like 0,-1:YGBW"),
        (f"evo second movement / {CLANS} / map 0,0:GG 1,0:G", "a row of new cells"),
        (f"evo second movement / {CLANS} / stack moves(seat=A)", "expected moves only on top of movement"),
        (f"evo second movement / {CLANS} / stack round(next=4) birth(begun)", "expected movement on top of the round"),
        (
            f"evo second movement / {CLANS} / stack round(next=4) movement(gone=3 begun)",
            "numbers that are possible for movement",
        ),
        (f"evo second movement / {CLANS} / stack round(next=4) dance()", "expected a step: round"),
        (f"evo second movement / {CLANS} / stack round(next=4) movement(here)", "expected one of gone, begun"),
        (f"evo second birth / {CLANS} / stack round(next=4) movement(begun)", "the phase that the stack gives"),
        (
            f"evo second / {CLANS} / stack round(next=4) movement(gone=1) moves(seat=A) fight(from=-1,-2 to=1,2)",
            "numbers that are possible for movement here",
        ),
        (
            "evo second / A: 0,0 -3,1 / B: 1,0 3,-1"
            " / stack round(next=4) movement(gone=1 begun) moves(seat=A begun) fight(from=0,0 to=1,0)",
            "numbers that are possible for fight here",
        ),
        (
            "evo second / A: 0,0 -3,1 | genes deadly-babies / B: 1,0 3,-1 2,-1 | genes regeneration"
            " / stack round(next=5) birth(gone=1 begun) birth-go(seat=A begun) babies(seat=A cell=1,0)",
            "numbers that are possible for babies here",
        ),
        (
            f"evo second / {CLANS} / lab card legs / stack round(next=2) mutation(stage=3) auction(next=1)"
            " bid(seat=A lost=1)",
            "numbers that are possible for bid here",
        ),
    ],
)
def test_an_error_says_where_and_what(text: str, message: str) -> None:
    with pytest.raises((NotationError, beagle.RulesetError)) as error:
        EVO.read(text)
    assert any(part in str(error.value) for part in message.split("|")) or message in str(error.value), str(error.value)


@pytest.mark.parametrize("name", ["first", "second@nobody", "second half-deck", "base@gift"])
def test_a_ruleset_that_does_not_exist_lists_those_that_do(name: str) -> None:
    with pytest.raises(beagle.RulesetError, match=r"choose from: second|its options: summary-babies"):
        EVO.deal(name, 2, 1)


@pytest.mark.parametrize(
    ("text", "column"),
    [
        *(("0,0>", 5), ("0,0>9,9", 5), ("0,0", 4), ("!", 2), ("!terror", 8), ("!terror>", 9), ("!prophecy>+3", 11)),
        *(("@0", 2), ("@3", 2), ("2=7", 3), ("3=0", 1), ("%7", 2), ("%luck", 2), ("00,0>1,0", 1), ("x", 1), ("-1", 1)),
        ("!oasis>0,0", 7),
    ],
)
def test_what_is_no_move_is_refused_with_its_column(text: str, column: int) -> None:
    state = EVO.read(f"evo second movement / {CLANS}")
    with pytest.raises(NotationError) as error:
        EVO.read_move(state, text)
    assert error.value.column == column, str(error.value)


def test_a_refusal_names_its_rules() -> None:
    state = EVO.read(f"evo second movement / {CLANS}")
    with pytest.raises(beagle.IllegalMove, match="-1,-2>1,2: forbidden by DI-MOVE-01"):
        EVO.read_move(state, "-1,-2>1,2")
    refusal = EVO.why(state, 1, "-")
    assert refusal is not None
    assert refusal.rules == ("DI-ROUND-02",)


def test_every_field_of_a_step_has_a_type_that_is_known() -> None:
    types = {part.partition(":")[2] for spec in SPECS.values() for part in spec.split()}
    assert types == {"number", "flag", "seat", "moment", "cell", "land"}
