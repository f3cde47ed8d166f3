"""Levels of bots at the terminal: they play everywhere, and it is said where they were not measured."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from beagle.bots import levels
from beagle.bots.levels import Offer, Step, steps_at
from beagle.bots.tables import Table
from beagle.cli import play as playing
from tests.support.words import say

Beagle = Callable[..., Any]


@pytest.mark.parametrize(
    ("offered", "said"),
    [
        ([], say("cli-level-unmeasured")),
        ([Offer("darwin", Table("second", 2), False)], say("cli-level-near", ruleset="second", seats=2)),
        ([Offer("darwin", Table("second", 2), True)], ""),
    ],
)
def test_a_person_is_told_where_levels_were_measured(
    beagle: Beagle, monkeypatch: pytest.MonkeyPatch, offered: list[Offer], said: str
) -> None:
    monkeypatch.setattr(playing, "offers", lambda game, ruleset, seats: offered)
    done = beagle("play", "--game", "evo", "--seats", "Ann,darwin", "--seed", "1", "--first", "Ann", typed=["quit"])
    flat = " ".join(done.out.split())
    for text in (say("cli-level-unmeasured"), say("cli-level-near", ruleset="second", seats=2)):
        assert (text in flat) == (text == said)


def test_a_person_is_told_how_strong_a_level_is(beagle: Beagle) -> None:
    (step,) = (one for one in steps_at("evo", Table("second", 2)) if one.stronger == "anning")
    done = beagle("play", "--game", "evo", "--seats", "Ann,anning", "--seed", "1", "--first", "Ann", typed=["quit"])
    names = {"bot": say("web-bot-anning"), "weaker": say("web-bot-martens")}
    assert say("web-level-step", **names, share=step.share, games=step.games) in " ".join(done.out.split())


def test_a_person_is_told_who_is_stronger_than_every_level(beagle: Beagle, monkeypatch: pytest.MonkeyPatch) -> None:
    real, above = levels.measured_table, Step("darwin", "greedy", 1.8, 1.3, 2.5, 40)
    monkeypatch.setattr(levels, "measured_table", lambda game, table: real(game, table)._replace(above=(above,)))
    names = {"bot": say("web-bot-greedy"), "weaker": say("web-bot-darwin")}
    said = say("web-level-step", **names, share=64, games=40)
    for seats, told in (("Ann,darwin", True), ("Ann,darwin,greedy", True), ("Ann,anning", False)):
        done = beagle("play", "--game", "evo", "--seats", seats, "--seed", "1", "--first", "Ann", typed=["quit"])
        assert (said in " ".join(done.out.split())) == told


def test_a_level_plays_a_whole_game(beagle: Beagle, monkeypatch: pytest.MonkeyPatch) -> None:
    from beagle.bots.levels import Covington
    from beagle.bots.searcher import Dials

    monkeypatch.setattr(Covington, "dials_at", lambda *_: Dials(iterations=2, width=2, depth=0, ahead=1))
    done = beagle("play", "--game", "evo", "--seats", "covington,random", "--seed", "1", "--json")
    assert done.code == 0
    assert "covington" in done.out


def test_a_hint_has_three_rungs_and_is_for_practice(beagle: Beagle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beagle.bots.hints.ITERATIONS", 24)
    asked = ("play", "--game", "evo", "--seed", "1", "--first", "Ann")
    done = beagle(*asked, "--seats", "Ann,random", typed=["hint", "hint", "hint", "hint", "quit"]).out
    where, why = done.index("Look here: Column"), done.index("It did best in")
    moves = [found.start() for found in re.finditer(r"Bid \d for .*\n?.*\(\d=\d\)", done)]
    assert 0 < where < why < moves[0]
    assert len(moves) == 2, "after the last rung it is said again"
    assert say("cli-hint-practice") in beagle(*asked, "--seats", "Ann,Ben", typed=["", "hint", "quit"]).out


def test_a_bot_of_any_level_plays_for_one_who_leaves_the_keyboard(beagle: Beagle) -> None:
    """Until somebody types `back`; the game goes on at once, and an unknown bot changes nothing."""
    asked = ("play", "--game", "evo", "--seed", "1", "--first", "Ann", "--seats", "Ann,Ben")
    done = beagle(*asked, typed=["", "bot nobody", "bot covington", "", "back", "back", "quit"])
    flat = " ".join(done.out.split())
    unknown = flat.index(say("cli-bot-which", bots="").strip())
    plays = flat.index(say("cli-bot-plays", bot="covington", name="Ann"))
    back = flat.index(say("cli-is-back", name="Ann"))
    assert unknown < plays < back < flat.index(say("cli-nobody-away"))
    alone = beagle(*asked[:-1], "Ann,random", "--json", typed=["bot"])  # nobody is asked any more
    assert alone.code == 0
    assert json.loads(alone.out[alone.out.index("{") :])
