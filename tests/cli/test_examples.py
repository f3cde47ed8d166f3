"""beagle rules --example: worked examples in the terminal."""

import io
import sys
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from beagle.cli.examples import named_for, walk
from beagle.cli.keyboard import Keyboard
from beagle.i18n import Words, languages
from beagle.play.examples import example, examples
from tests.support.words import say

Beagle = Callable[..., Any]


def test_a_rule_points_to_its_examples(beagle: Beagle) -> None:
    shown = beagle("rules", "EV-TURN-01", "GD-PRED-03").flat
    assert "An example: The first turn (`beagle rules --example first-turn`)" in shown
    assert "An example: Two eagles hunt (`beagle rules --example eagles`)" in shown
    assert "example" not in beagle("rules", "EV-DEV-05").out


@pytest.mark.parametrize("language", languages())
def test_every_example_is_printed_whole_where_nobody_types(beagle: Beagle, language: str) -> None:
    for id in examples():
        shown, words = example(id), Words(language)
        done = beagle("rules", "--example", id, "--lang", language)
        assert done.code == 0
        for frame in shown.frames:
            assert " ".join(words.say(shown.words(frame)).split()) in done.flat


def test_the_moves_are_told_with_the_one_who_makes_them(beagle: Beagle) -> None:
    out = beagle("rules", "--example", "first-turn").out
    assert "Step 11 of 13" in out
    assert "Ann  a>c  " in out
    assert "%  %4  " in out


def test_an_example_as_data_can_be_played_on(beagle: Beagle) -> None:
    data = beagle("rules", "--example", "eagles", "--json").json
    assert (data["game"], data["ruleset"], len(data["steps"])) == ("dinosaurs", "base", 4)
    assert data["steps"][2]["moves"] == [{"seat": "Ann", "move": "-1,0>0,-1>1,-2"}]
    game = example("eagles").game
    for step in data["steps"]:
        game.place(step["position"])


def test_an_unknown_example_is_wrong_use(beagle: Beagle) -> None:
    done = beagle("rules", "--example", "flurb")
    assert done.code == 2
    assert say("cli-example-none", id="flurb", ids="first-turn, first-turn-better, neoplasm") in done.err


@pytest.mark.parametrize(
    ("typed", "steps"),
    [
        (["", "", ""], [1, 2, 3, 4]),
        (["", "b", "", "", ""], [1, 2, 1, 2, 3, 4]),
        (["b", "q"], [1, 1]),
        (["", "q"], [1, 2]),
        ([], [1]),  # the terminal is gone
    ],
)
def test_one_steps_with_keys(monkeypatch: pytest.MonkeyPatch, typed: list[str], steps: list[int]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    out, shown = io.StringIO(), example("eagles")
    console, words = Console(file=out, width=100), named_for(shown, Words())
    walk(console, words, shown, Keyboard(console, words, 1))
    told = [int(line.split()[1]) for line in out.getvalue().splitlines() if line.startswith("Step ")]
    assert told == steps
    assert sys.stdin.read() == ""
