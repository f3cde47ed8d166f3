"""A terminal of few columns: everything can still be read, and what cannot is said."""

import pytest

import beagle as library
from tests.cli.conftest import Beagle


@pytest.fixture
def narrow(beagle: Beagle, monkeypatch: pytest.MonkeyPatch) -> Beagle:
    monkeypatch.setenv("COLUMNS", "40")
    return beagle


@pytest.mark.parametrize("lang", ["en", "ru", "pl", "it"])
@pytest.mark.parametrize("game", library.GAMES)
def test_no_line_is_longer_and_help_hangs_below_itself(narrow: Beagle, game: str, lang: str) -> None:
    done = narrow("play", "--game", game, "--seed", "7", "--lang", lang, typed=["?", "quit"])
    lines = [line.rstrip() for line in done.out.splitlines()]
    assert max(len(line) for line in lines if "--resume" not in line) <= 40  # a command to copy stays in one piece
    begin = next(n for n, line in enumerate(lines) if line.startswith("why "))
    assert lines[begin + 1].startswith(" " * 10)  # its second line


def test_the_options_hang_below_their_words_and_no_move_is_cut(narrow: Beagle) -> None:
    done = narrow("play", "--seed", "7", "--seats", "me,random", typed=["quit"])
    lines = done.out.splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith(" 1  as a new"))
    assert lines[first + 1].startswith("    animal")
    assert "…" not in done.out


def test_a_map_that_is_too_wide_is_cut_and_not_broken(narrow: Beagle) -> None:
    done = narrow("play", "--game", "evo", "--seed", "7", "--seats", "me,random,random,random", typed=["quit"])
    assert "The map needs " in done.flat
    rows = done.out.split("\n\n")[1].partition("The map needs")[0].splitlines()
    assert len(rows) > 10
    assert all(row.startswith("  ") for row in rows)


@pytest.mark.parametrize("game", library.GAMES)
def test_the_help_names_a_rule_of_the_game(beagle: Beagle, game: str) -> None:
    done = beagle("play", "--game", game, "--seed", "7", typed=["?", "quit"])
    rule = beagle("rules", "--game", game).out.split()[0]
    assert f"rules {rule}-01 shows one" in done.flat


@pytest.mark.parametrize("game", library.GAMES)
def test_why_alone_asks_for_a_move(beagle: Beagle, game: str) -> None:
    assert "Which move? For example: why " in beagle("play", "--game", game, "--seed", "7", typed=["why", "quit"]).out
