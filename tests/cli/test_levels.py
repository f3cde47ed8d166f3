"""Levels of bots at the terminal: they play everywhere, and it is said where they were not measured."""

from collections.abc import Callable
from typing import Any

import pytest

from beagle.bots.levels import Offer
from beagle.bots.tables import Table
from beagle.cli import play as playing
from tests.support.words import say

Beagle = Callable[..., Any]


@pytest.mark.parametrize(
    ("offered", "said"),
    [
        ([], say("cli-level-unmeasured")),
        ([Offer("darwin", Table("second", 4), False)], say("cli-level-near", ruleset="second", seats=4)),
        ([Offer("darwin", Table("second", 2), True)], ""),
    ],
)
def test_a_person_is_told_where_levels_were_measured(
    beagle: Beagle, monkeypatch: pytest.MonkeyPatch, offered: list[Offer], said: str
) -> None:
    monkeypatch.setattr(playing, "offers", lambda game, ruleset, seats: offered)
    done = beagle("play", "--game", "evo", "--seats", "Ann,darwin", "--seed", "1", "--first", "Ann", typed=["quit"])
    flat = " ".join(done.out.split())
    for text in (say("cli-level-unmeasured"), say("cli-level-near", ruleset="second", seats=4)):
        assert (text in flat) == (text == said)


def test_a_level_plays_a_whole_game(beagle: Beagle, monkeypatch: pytest.MonkeyPatch) -> None:
    from beagle.bots.levels import Covington
    from beagle.bots.searcher import Dials

    monkeypatch.setattr(Covington, "dials_at", lambda *_: Dials(iterations=2, width=2, depth=0, ahead=1))
    done = beagle("play", "--game", "evo", "--seats", "covington,random", "--seed", "1", "--json")
    assert done.code == 0
    assert "covington" in done.out
