"""beagle play: who begins, and playing again."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import beagle as library
from beagle.play.record import read_record
from tests.support.words import say

Beagle = Callable[..., Any]


def first_of(file: Path) -> tuple[str, int]:
    """The ruleset of a record, and the seat that began."""
    record = read_record(file.read_text("utf-8"))
    game = library.game(record.game)
    return record.ruleset, game.first_player(game.read(record.start))


@pytest.mark.rule("EV-SET-02", "DI-SET-06", "GD-SET-10")
@pytest.mark.parametrize("game", library.GAMES)
@pytest.mark.parametrize(("first", "seat"), [("B", 1), ("a", 0), ("greedy", 1)])
def test_a_seat_or_a_name_begins(beagle: Beagle, tmp_path: Path, game: str, first: str, seat: int) -> None:
    file = tmp_path / "new.game"
    done = beagle("play", "--game", game, "--seats", "random,greedy", "--first", first, "--record", file)
    assert done.code == 0
    ruleset, began = first_of(file)
    assert began == seat
    assert ruleset.endswith(f" first-{'ab'[seat]}")


def test_a_lot_takes_the_place_of_who_was_named(beagle: Beagle, tmp_path: Path) -> None:
    file = tmp_path / "new.game"
    beagle("play", "--rules", "base@gift first-b", "--seats", "random,random", "--first", "lot", "--record", file)
    assert first_of(file)[0] == "base@gift"


@pytest.mark.rule("EV-SET-02")
def test_in_a_rematch_the_next_in_turn_begins(beagle: Beagle, tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.game" for number in range(4)]
    seats = ["random", "random", "random"]
    beagle("play", "--seats", ",".join(seats), "--seed", "3", "--record", files[0])
    for before, after in pairwise(files):
        done = beagle("play", "--rematch", before, "--record", after)
        assert done.code == 0
        assert first_of(after)[1] == (first_of(before)[1] + 1) % 3
        assert read_record(after.read_text("utf-8")).players == seats
    beagle("play", "--rematch", files[0], "--first", "lot", "--record", files[1])
    assert first_of(files[1])[0] == "base@gift"


@pytest.mark.rule("EV-ED-04")
def test_in_the_italian_edition_dice_say_who_begins(beagle: Beagle, tmp_path: Path) -> None:
    file = tmp_path / "new.game"
    refused = beagle("play", "--rules", "base@italian", "--seats", "random,random", "--first", "a")
    no_option = say("error-no-option", table="base@italian", option="first-a", known=0, options="")
    assert (refused.code, refused.err) == (2, f"beagle: {no_option}\n")
    beagle("play", "--rules", "base@italian", "--seats", "random,random", "--record", file)
    assert beagle("play", "--rematch", file, "--record", file).code == 0
    assert first_of(file)[0] == "base@italian"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--first", "C"], say("cli-no-first", first="C", last="B")),
        (["--first", "nobody"], say("cli-no-first", first="nobody", last="B")),
        (["--first", "random"], say("cli-no-first", first="random", last="B")),  # both are called so
        (["--resume", "x.game", "--first", "A"], say("cli-resume-alone")),
        (["--resume", "x.game", "--rematch", "y.game"], say("cli-resume-alone")),
        (["--rematch", "missing.game"], "missing.game"),
    ],
)
def test_what_cannot_be_is_refused(beagle: Beagle, arguments: list[str], said: str) -> None:
    done = beagle("play", "--seats", "random,random", *arguments)
    assert done.code == 2
    assert said in done.err
