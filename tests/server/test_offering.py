"""Levels of bots on a server: only where they were measured, and only if they answer in time."""

import random

import pytest

import beagle
from beagle.bots import levels
from beagle.bots.levels import Offer, Step
from beagle.bots.tables import Table
from beagle.server import offering
from beagle.server.pace import ENOUGH, Pace
from beagle.server.refusing import Refused


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two levels were measured, at a table for two."""

    def offers(game: str, ruleset: str, seats: int) -> list[Offer]:
        table = Table("second", 2)
        return [Offer(name, table, seats == 2) for name in ("fitzroy", "darwin")] if game == "evo" else []

    monkeypatch.setattr(levels, "offers", offers)
    monkeypatch.setattr(offering, "offers", offers)


@pytest.mark.usefixtures("measured")
def test_a_level_that_was_not_measured_is_refused_with_the_reason() -> None:
    offering.check_level("darwin", "evo", "second", 4, 0.0, 10.0)
    offering.check_level("greedy", "magpies", "base", 2, 0.0, 10.0)
    for bot, game in (("covington", "evo"), ("darwin", "magpies")):
        with pytest.raises(Refused) as refused:
            offering.check_level(bot, game, "second", 2, 0.0, 10.0)
        assert refused.value.code == "bot-not-measured"


@pytest.mark.usefixtures("measured")
def test_a_level_that_takes_more_than_half_of_the_limit_is_refused() -> None:
    offering.check_level("darwin", "evo", "second", 2, 4.9, 10.0)
    offering.check_level("greedy", "evo", "second", 2, 9.0, 10.0)
    with pytest.raises(Refused) as refused:
        offering.check_level("darwin", "evo", "second", 2, 5.1, 10.0)
    assert refused.value.code == "bot-too-slow"


@pytest.mark.usefixtures("measured")
def test_the_catalogue_says_where_levels_were_measured() -> None:
    info = beagle.game("evo").rulesets()[0]
    found = offering.offered_levels("evo", info)
    assert [each["seats"] for each in found] == [2, 3, 4, 5]
    assert {(each["ruleset"], each["measured"], *each["bots"]) for each in found} == {
        ("second", 2, "fitzroy", "darwin")
    }
    assert offering.offered_levels("evolution", info) == []
    steps = found[0]["steps"]
    assert [(step["stronger"], step["weaker"]) for step in steps][-1] == ("darwin", "fitzroy")
    assert all(70 <= step["share"] <= 75 and step["games"] >= 200 for step in steps)


@pytest.mark.usefixtures("measured")
def test_the_catalogue_says_which_levels_are_too_slow_here() -> None:
    pace = Pace(random.Random(1))
    for number in range(ENOUGH):
        pace.thought("darwin", f"question-{number % 4}", 6.0)
        pace.thought("fitzroy", f"question-{number % 4}", 4.0)
    slow = offering.slow_levels(pace, 10.0)
    found = offering.offered_levels("evo", beagle.game("evo").rulesets()[0], slow)
    assert {(*each["bots"], "slow", *each["slow"]) for each in found} == {("fitzroy", "slow", "darwin")}
    assert offering.slow_levels(pace, 20.0) == set()


def test_the_catalogue_says_who_is_stronger_than_every_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is no level may be: then nobody should take the strongest level for the strongest opponent."""
    step = Step("darwin", "greedy", 1.8, 1.3, 2.5, 40)
    real = levels.measured_table
    monkeypatch.setattr(offering, "measured_table", lambda game, table: real(game, table)._replace(above=(step,)))
    told = [one["above"] for one in offering.offered_levels("evo", beagle.game("evo").rulesets()[0])]
    assert told == [[{"stronger": "greedy", "weaker": "darwin", "share": 64, "games": 40}]] * 4


def test_a_bot_that_no_table_offers_is_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offering, "measured_levels", lambda game: {"darwin"} if game == "evo" else set())
    assert offering.offered_bots() == ["random", "greedy", "darwin"]


def test_times_count_once_there_are_enough() -> None:
    pace = Pace(random.Random(1))
    for number in range(ENOUGH - 1):
        pace.thought("darwin", f"question-{number % 4}", 9.0)
    assert pace.most("darwin") == 0.0
    pace.thought("darwin", "question-5", 9.0)
    assert pace.most("darwin") == 9.0
    assert pace.most("greedy") == 0.0
