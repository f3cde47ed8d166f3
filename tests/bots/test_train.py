"""Measuring and tuning: runs that are stopped go on where they were, and nothing is accepted that does not win."""

import math
from pathlib import Path

import pytest

import beagle
from beagle import _native
from beagle.bots.bot import Bot
from beagle.bots.judges import evaluation
from beagle.bots.random import RandomBot
from beagle.bots.searcher import Dials
from beagle.bots.tables import Table
from beagle.train import duel, ladder, tune
from beagle.train.duel import Estimate, Played
from beagle.train.ladder import Ladder, starts
from beagle.train.progress import Notes

EVO = beagle.game("evo")
TABLE = Table("second", 2)


def games_with(beaten: list[float], seats: int = 2) -> list[Played]:
    return [Played(number // seats, number % seats, part, 0.0, part) for number, part in enumerate(beaten)]


def test_odds_are_those_of_finishing_ahead_of_one_other() -> None:
    middle, low, high = duel.odds(games_with([1.0, 1.0, 1.0, 0.0] * 50), 2)
    assert math.isclose(middle, 3.0)
    assert low < 3.0 < high
    assert math.isfinite(duel.odds(games_with([1.0] * 10), 2)[0])


def test_an_interval_is_over_deals() -> None:
    """Games of one deal are alike: twice as many of them say nothing new."""
    apart = duel.estimate([Played(n, 0, float(n % 2), 0.0, 0.0) for n in range(20)], lambda played: played.won)
    alike = [Played(n, seat, float(n % 2), 0.0, 0.0) for n in range(20) for seat in (0, 1)]
    assert duel.estimate(alike, lambda played: played.won) == apart


def test_every_deal_is_played_from_every_seat() -> None:
    def player() -> Bot:
        return RandomBot()

    done = list(duel.games(EVO, "second", 3, player, player, range(4, 6)))
    assert [(played.deal, played.seat) for played in done] == [(d, s) for d in (4, 5) for s in range(3)]
    assert all(0 <= played.beaten <= 2 for played in done)


def test_a_measurement_refuses_interpreted_rules_and_bots() -> None:
    if _native.compiled():
        duel.require_binaries()
    else:
        with pytest.raises(duel.NotCompiled, match="must be compiled"):
            duel.require_binaries()


class Easy(tune.Tuning):
    """The larger the numbers the better: no game is played."""

    def fitness(self, numbers: dict[str, float], pair: int) -> float:
        return sum(numbers.values())


def test_tuning_goes_on_where_it_was(tmp_path: Path) -> None:
    """Two generations in two runs are the same as in one, and the numbers move to where it is better."""

    def tuning(name: str) -> tune.Tuning:
        return Easy(EVO, TABLE, Notes(tmp_path / name, "evo", TABLE), seed=3)

    whole = tuning("whole")
    start = sum(whole.numbers.values())
    for _ in range(2):
        whole.advance()
        tuning("parts").advance()
    assert tuning("parts").generation == 2
    assert tuning("parts").numbers == whole.numbers
    assert sum(whole.numbers.values()) > start


def test_a_candidate_plays_against_the_present_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "DEALS", 1)
    made = tune.Tuning(EVO, TABLE, Notes(tmp_path, "evo", TABLE), seed=3)
    quick = Dials(iterations=2, width=2, depth=0, ahead=1, worlds=1)
    monkeypatch.setattr(made, "player", lambda numbers: tune.bot_of(made.written.tuned(numbers), quick))
    assert made.fitness(made.numbers, 0) == 0.0, "equals are equal: every deal is played from both seats"


def test_numbers_are_accepted_only_beyond_doubt() -> None:
    def check(mean: float, error: float) -> tune.Check:
        return tune.Check("as written", Estimate(0.6, 0.1), Estimate(mean, error), 100)

    assert check(2.0, 1.5).passed
    assert not check(1.0, 1.5).passed


# The ladder


class Pretended(Ladder):
    """Levels whose strength is a known function of their slips: no game is played."""

    def play_one(self, level: ladder.Level, above: str, stronger: Dials, slip: float, number: int) -> None:
        chance = 1 / (1 + (0.5 * level.slip / slip) ** 1.3)  # even at half of the first guess
        beaten = float((number * 0.6180339887) % 1 < chance)
        played = Played(number // 2, number % 2, beaten, 0.0, beaten)
        self.played.append({"step": level.name, "slip": slip, **played._asdict()})


def climbed(folder: Path) -> Pretended:
    made = Pretended(EVO, TABLE, Notes(folder, "evo", TABLE), Dials(iterations=160))
    made.climb(200, lambda level, slip, count: None)
    return made


def test_the_slips_are_found_that_give_the_wanted_steps(tmp_path: Path) -> None:
    found = climbed(tmp_path)
    assert [(step.weaker, step.stronger) for step in found.steps()] == [
        ("covington", "martens"),
        ("martens", "anning"),
        ("anning", "fitzroy"),
        ("fitzroy", "darwin"),
    ]
    assert all(ladder.LOWEST <= step.odds <= ladder.HIGHEST and step.games >= 200 for step in found.steps())
    data = found.data({"made by": "a test"})
    assert list(data["levels"]) == ["covington", "martens", "anning", "fitzroy", "darwin"]
    again = Pretended(EVO, TABLE, Notes(tmp_path, "evo", TABLE), Dials(iterations=1))
    assert again.strongest.iterations == 160
    assert again.steps() == found.steps()


def test_a_weaker_level_has_fewer_iterations() -> None:
    iterations = [level.dials.iterations for level in starts(Dials(iterations=160))]
    assert iterations == sorted(iterations, reverse=True)
    assert iterations[-1] >= 8


def test_a_real_step_is_played_and_noted(tmp_path: Path) -> None:
    found = Ladder(EVO, TABLE, Notes(tmp_path, "evo", TABLE), Dials(iterations=4, width=2, depth=0, ahead=1, worlds=1))
    strongest, next_one = starts(found.strongest)[:2]
    found.play_one(next_one, strongest.name, strongest.dials, 1.0, 0)
    again = Ladder(EVO, TABLE, Notes(tmp_path, "evo", TABLE), Dials())
    assert [(each["step"], each["slip"]) for each in again.played] == [("fitzroy", 1.0)]
    assert set(again.times) == {"darwin", "fitzroy"}
    assert evaluation("evo").numbers()
