"""A record as text."""

import pytest

from beagle import CHANCE, NotationError
from beagle.play.record import MAX_TEXT, Played, Record, read_record

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


def test_the_words_of_live_tables_are_lines_of_a_record() -> None:
    text = TEXT + "B undo\nA resign\nA bot\nB return\n"
    record = read_record(text)
    assert record.text() == text
    assert [played.is_move() for played in record.moves] == [True] * 3 + [False] * 4
    assert record.moves[3] == Played(1, "undo")


def test_the_headers_of_a_live_table_are_written_as_they_were_read() -> None:
    headers = f'[Commit "{"0a" * 32}"]\n[Secret "{"1b" * 32}"]\n[Deal "given"]\n'
    text = TEXT.replace("[Start", headers + "[Start").replace('12"]\n', '12"]\n[Ended "resigned"]\n')
    record = read_record(text)
    assert record.text() == text
    assert (record.commit, record.secret, record.given, record.ended) == ("0a" * 32, "1b" * 32, True, "resigned")


def test_a_game_that_is_going_on_has_no_result() -> None:
    assert read_record(TEXT.replace('[Result "3 12"]\n', "")).result == []


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\x85", "\u2028", "\x0c"])
def test_a_name_cannot_break_out_of_its_header(end: str) -> None:
    record = Record("evolution", "base@gift", 1, "evolution", [f'Ann"]{end}[Result "99"]'])
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
        ("% 4", "% undo", "a seat and its move", 10, 1),
        ("B -", "undo", "a seat and its move", 9, 1),
        ('[Result "3 12"]', '[Commit "12"]', "64 hexadecimal digits in the header [Commit …]", 6, 1),
        ('[Result "3 12"]', '[Secret ""]', "64 hexadecimal digits in the header [Secret …]", 6, 1),
        ('[Result "3 12"]', '[Deal "mine"]', "given or continued in the header [Deal …]", 6, 1),
        ('[Result "3 12"]', '[Ended "late"]', "resigned or abandoned in the header [Ended …]", 6, 1),
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
        read_record(TEXT + "B -\n" * (MAX_TEXT // 4))
