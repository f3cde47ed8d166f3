"""The names of animals: owner and number in order of birth, in texts and in moves."""

from typing import Any

import pytest

from beagle import GAMES, SPECTATOR, IllegalMove, NotationError

EVOLUTION = GAMES["evolution"]


def read(text: str) -> Any:
    return EVOLUTION.read(f"evolution base@gift {text}")


def names(state: Any, seat: int = SPECTATOR) -> list[list[str]]:
    return [
        [plain["name"] for plain in player["animals"] + player["remains"]]
        for player in EVOLUTION.picture(state, seat)["players"]
    ]


def test_animals_without_numbers_are_counted_in_the_order_in_which_they_stand() -> None:
    assert names(read("feeding bank 1 / A: c a / B: m n")) == [["A1", "A2"], ["B1", "B2"]]


def test_numbers_may_be_said() -> None:
    state = read("feeding bank 1 / A: a#2 b c#7 / B: m | born 4")
    assert names(state) == [["A2", "A3", "A7"], ["B1"]]
    assert [int(player.born) for player in state.players] == [7, 4]
    assert "A: a#2" in EVOLUTION.write(state)
    assert "| born 4" in EVOLUTION.write(state)


def test_the_next_animal_has_the_next_number_and_nobody_that_of_the_dead() -> None:
    state = read("development / A: a#2 | hand swimming | born 5 / B: m#3 | hand running running")
    for move in ("+swimming", "+running"):
        state.apply(EVOLUTION.read_move(state, move))
    assert names(state) == [["A2", "A6"], ["B3", "B4"]]


def test_an_eaten_animal_takes_its_name_with_it() -> None:
    state = read("feeding bank 0 / A: a[carnivorous] / B: m n1 | hand running / deck 9")
    state.apply(EVOLUTION.read_move(state, "A1>B1"))
    assert names(state)[1] == ["B2"]
    assert "n#2" in EVOLUTION.write(state)
    while "+running" not in [EVOLUTION.write_move(state, option) for option in state.options]:
        state.apply(state.options[-1])
    state.apply(EVOLUTION.read_move(state, "+running"))
    assert names(state)[1] == ["B2", "B3"]


def test_remains_keep_their_name() -> None:
    state = EVOLUTION.read(
        "evolution base+continents@gift feeding bank 3 0 0 / A: a[carnivorous] / B: m n[regeneration] o"
    )
    state.apply(EVOLUTION.read_move(state, "A1>B2"))
    assert names(state)[1] == ["B1", "B3", "B2"]
    text = EVOLUTION.write(state)
    assert EVOLUTION.write(EVOLUTION.read(text)) == text


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_every_view_has_the_names(seat: int) -> None:
    state = read("feeding bank 1 / A: a#2 b / B: m | born 4")
    assert names(state, seat) == names(state)
    view = EVOLUTION.read_view(EVOLUTION.write_view(EVOLUTION.view(state, seat)))
    assert [[a.number for a in player.herd] for player in view.players] == [[2, 3], [1]]
    assert [player.born for player in view.players] == [3, 4]


MOVES = {
    "a*": "A2*",
    "a>m": "A2>B1",
    "a.piracy>m": "A2.piracy>B1",
    "a.fat*1": "A2.fat",
}


@pytest.mark.parametrize("text", MOVES)
def test_a_move_may_use_letters_and_names(text: str) -> None:
    state = read("feeding bank 1 / A: a#2[carnivorous piracy fat*] b / B: m[parasite]1")
    action = EVOLUTION.read_move(state, text)
    assert EVOLUTION.read_move(state, MOVES[text]) == action
    assert EVOLUTION.write_move(state, action) == text  # records keep the letters


def test_letters_and_names_may_be_mixed() -> None:
    state = read("feeding bank 1 / A: a[carnivorous] / B: m")
    assert EVOLUTION.read_move(state, "a>B1") == EVOLUTION.read_move(state, "A1>m") == EVOLUTION.read_move(state, "a>m")


def test_a_name_that_nobody_bears_is_refused_with_its_place() -> None:
    state = read("feeding bank 1 / A: a#2[carnivorous] / B: m")
    for text in ("A1*", "A3*", "C1*", "A0*", "a2*", "A2>B2", "A2>B11", "A*", "B1a*"):
        with pytest.raises(NotationError):
            EVOLUTION.read_move(state, text)
    with pytest.raises(NotationError) as caught:
        EVOLUTION.read_move(state, "A2>B2")
    assert (caught.value.column, caught.value.found) == (4, "B2")


def test_a_rule_forbids_by_name_as_by_letter() -> None:
    state = read("feeding bank 1 / A: a / B: m")
    with pytest.raises(IllegalMove):
        EVOLUTION.read_move(state, "B1*")
    by_name, by_letter = EVOLUTION.why(state, 0, "B1*"), EVOLUTION.why(state, 0, "m*")
    assert by_name is not None
    assert by_letter is not None
    assert by_name.rules == by_letter.rules


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A: a#2 b#2 / B: m", "A2 is already in the position"),
        ("A: a b#1 / B: m", "A1 is already in the position"),
        ("A: a#0 / B: m", "a number from 1 to 255"),
        ("A: a#256 / B: m", "a number from 1 to 255"),
        ("A: a#255 b / B: m", "a number from 1 to 255"),
        ("A: a#x / B: m", "its number in order of birth"),
        ("A: a#3 | born 2 / B: m", "a number that covers all animals"),
        ("A: a | born 256 / B: m", "at most 255"),
        ("A: a | born 2 | born 3 / B: m", "born only once"),
        ("A: a1+ / B: m", "the blue food"),
        ("A: a2+9 / B: m", "at most 5 food"),
        ("A: a[parasite]1+1!from-fat / B: m", "blue food only"),
    ],
)
def test_a_text_that_cannot_be_is_refused(text: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(f"feeding / {text}")
    assert expected in caught.value.expected


def test_what_was_written_before_there_were_names_and_colours_is_read() -> None:
    before = (
        "evolution base@gift turn 3 feeding bank 2 first A born 14 to A\n"
        "A: b<swimming>[parasite(fat)]2 d<swimming>[fat(grazing)* parasite(fat)]1!from-fat | hand - | discard -\n"
        "B: m<swimming>[]1 | hand - | discard -\ndeck mimicry\n"
        "stack turn(next=3) feeding(round=1 gone=1) go(seat=A)"
    )
    state = EVOLUTION.read(before)
    assert names(state) == [["A1", "A2"], ["B1"]]
    assert [(int(a.food), int(a.blue)) for p in state.players for a in p.herd] == [(2, 0), (1, 1), (1, 0)]
