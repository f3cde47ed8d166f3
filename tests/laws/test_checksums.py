"""Compiled and interpreted rules play the same games: both are compared with one file."""

from tests.laws.checksums import FILE, differences, lines


def test_games_are_the_same_as_ever_compiled_and_interpreted() -> None:
    """After a change of rules: ./run playthroughs"""
    assert differences(FILE.read_text("utf-8").splitlines(), lines()) == []


def test_a_game_that_went_otherwise_is_caught() -> None:
    expected = FILE.read_text("utf-8").splitlines()
    found = [expected[0].replace("moves", "move"), *expected[1:]]
    assert differences(expected, found) == [f"- {expected[0]}", f"+ {found[0]}"]
