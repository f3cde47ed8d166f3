"""A record as text."""

import pytest

from beagle import CHANCE, NotationError
from beagle.kernel.record import MOST_TEXT, Played, Record, read_record

TEXT = """[Game "evolution"]
[Rules "base@gift"]
[Version "1"]
[Seats "Ann" "Bob the 'Second'"]
[Start "evolution base@gift / A: / B:"]
[Result "3 12"]

A +swimming
B -
% 4
"""


def test_a_record_is_written_as_it_was_read() -> None:
    record = read_record(TEXT)
    assert record.text() == TEXT
    assert record.players == ["Ann", "Bob the 'Second'"]
    assert record.moves == [Played(0, "+swimming"), Played(1, "-"), Played(CHANCE, "%4")]
    assert record.result == [3, 12]


def test_comments_and_empty_lines_are_passed_over() -> None:
    spaced = TEXT.replace("A +", "# turn 1\n\n  A  +").replace("B -", "B -   ; she passes")
    assert read_record(spaced) == read_record(TEXT)


def test_a_game_that_is_going_on_has_no_result() -> None:
    assert read_record(TEXT.replace('[Result "3 12"]\n', "")).result == []


def test_a_name_cannot_break_out_of_its_header() -> None:
    record = Record("evolution", "base@gift", 1, "evolution", ['Ann"]\n[Result "99"]'])
    again = read_record(record.text())
    assert again.players == ["Ann'] [Result '99']"]
    assert again.result == []


@pytest.mark.parametrize(
    ("old", "new", "expected", "line", "column"),
    [
        ('[Rules "base@gift"]\n', "", "a header [Rules …]", 10, 1),
        ('[Version "1"]', '[Version "one"]', "a number in the header [Version …]", 3, 1),
        ('"3 12"', '"3 dozen"', "a number in the header [Result …]", 6, 1),
        ('[Seats "Ann"', "[Seats Ann", "a header like", 4, 1),
        ("A +swimming", "Z +swimming", "a seat and its move", 8, 1),
        ("A +swimming", "  +swimming", "a seat and its move", 8, 3),
        ("A +swimming", "A + swimming", "a seat and its move", 8, 1),
        ("% 4", "% Four", "a seat and its move", 10, 1),
        ("% 4", "% ٤", "a seat and its move", 10, 1),
        ("B -", "B resign", "reserved for live tables", 9, 3),
    ],
)
def test_an_error_says_where(old: str, new: str, expected: str, line: int, column: int) -> None:
    assert old in TEXT
    with pytest.raises(NotationError) as error:
        read_record(TEXT.replace(old, new))
    assert expected in error.value.expected
    assert (error.value.line, error.value.column) == (line, column)


def test_a_record_without_end_is_refused() -> None:
    with pytest.raises(NotationError, match="at most"):
        read_record(TEXT + "B -\n" * (MOST_TEXT // 4))
