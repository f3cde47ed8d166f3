"""Measuring and tuning: runs that are stopped go on where they were, and nothing is accepted that does not win."""

import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest

import beagle
from beagle import _native
from beagle.bots import tables
from beagle.bots.bot import Bot
from beagle.bots.judges import evaluation, numbered
from beagle.bots.levels import LEVELS, Step
from beagle.bots.random import RandomBot
from beagle.bots.searcher import Dials
from beagle.bots.tables import Table
from beagle.train import above, duel, ladder, tune
from beagle.train.above import Above
from beagle.train.duel import Estimate, Played
from beagle.train.ladder import Ladder, Result, Start, Task, starts
from beagle.train.progress import Notes
from beagle.train.strength import Compared, Strengths
from tools.commands import levels
from tools.commands import tune as tune_command

EVO = beagle.game("evo")
TABLE = Table("second", 2)


def games_with(beaten: list[float], seats: int = 2) -> list[Played]:
    return [Played(number // seats, number % seats, part, 0.0, part) for number, part in enumerate(beaten)]


def test_odds_are_those_of_finishing_ahead_of_one_other() -> None:
    middle, low, high = duel.odds(games_with([1.0, 1.0, 1.0, 0.0] * 50), 2)
    assert math.isclose(middle, 3.0)
    assert low < 3.0 < high
    assert math.isfinite(duel.odds(games_with([1.0] * 10), 2)[0])


def test_equals_are_at_par_whatever_the_number_of_seats() -> None:
    """Compared with the mean of the others: the best of several others is ahead of most players."""
    state = EVO.deal("second", 4, 1)
    state.players[2].mp += 3
    done = [duel.result(EVO, state, 1, seat) for seat in range(4)]
    assert math.isclose(sum(played.above for played in done), 0.0, abs_tol=1e-9)
    assert sum(played.ahead for played in done) < 0
    assert done[2].above > 0 > done[0].above


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


@pytest.mark.parametrize("command", [levels.main, tune_command.main])
def test_commands_that_measure_refuse_interpreted_rules(
    command: Callable[[list[str]], int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(_native, "compiled", lambda: False)
    assert command(["evo"]) == 2
    assert "must be compiled" in capsys.readouterr().out


def test_interpreted_bots_are_refused_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled rules are not enough: the search must be a binary."""
    monkeypatch.setattr(_native, "compiled", lambda: True)
    monkeypatch.setattr(duel, "contest", SimpleNamespace(__file__="contest.py"))
    with pytest.raises(duel.NotCompiled):
        duel.require_binaries()


def test_other_dials_are_read_as_what_they_are() -> None:
    assert levels.others("curiosity=0.2,anywhere=1") == {"curiosity": 0.2, "anywhere": 1}
    assert levels.others("") == {}


class Easy(tune.Tuning):
    """The larger the numbers the better: no game is played."""

    def gain(self, one: dict[str, float], other: dict[str, float], pair: int) -> float:
        return sum(one.values()) - sum(other.values())


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


@pytest.mark.parametrize("seats", [2, 3])
def test_candidates_play_against_each_other_with_both_seatings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    monkeypatch.setattr(tune, "DEALS", 1)
    table = Table("second", seats)
    made = tune.Tuning(EVO, table, Notes(tmp_path, "evo", table), seed=3)
    quick = Dials(iterations=2, width=2, depth=0, ahead=1, worlds=1)
    monkeypatch.setattr(made, "player", lambda numbers: tune.bot_of(made.written.tuned(numbers), quick))
    other = {**made.numbers, "best": made.numbers["best"] + 0.3}
    assert made.gain(made.numbers, other, 0) == -made.gain(other, made.numbers, 0)
    if seats == 2:
        assert made.gain(made.numbers, made.numbers, 0) == 0.0, "equals are equal: every deal is played from both seats"


def test_numbers_are_accepted_only_beyond_doubt() -> None:
    def check(mean: float, error: float) -> tune.Check:
        return tune.Check("as written", Estimate(0.6, 0.1), Estimate(mean, error), 100)

    assert check(2.0, 1.5).passed
    assert not check(1.0, 1.5).passed


# The ladder


def pretended(task: Task) -> Result:
    """Levels whose strength is a known function of their slips: no game is played."""
    firsts = {
        name: (level.slip, number) for number, (name, level) in enumerate(zip(LEVELS, starts(START), strict=True))
    }
    scores = []
    for seat, (level, dials) in enumerate(zip(task.levels, task.dials, strict=True)):
        slip, number = firsts[LEVELS[level]]
        strength = 0.8 * number - (1.3 * math.log(2 * dials.slip / slip) if slip else 0.0)
        luck = (task.deal * 0.6180339887 + seat * 0.7548776662 + task.deal * seat * 0.5698402909) % 1
        scores.append(strength - math.log(-math.log(0.001 + 0.998 * luck)))
    return Result(task, scores, [[0.1 * (1 + level)] for level in task.levels])


START = Start(Dials(iterations=160))


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_the_slips_are_found_that_give_the_wanted_steps(tmp_path: Path, seats: int) -> None:
    table = Table("second", seats)
    found = Ladder(EVO, table, Notes(tmp_path, "evo", table), START)
    heard: list[str] = []
    found.climb(60, lambda step, slip: heard.append(step.weaker), lambda _, tasks: map(pretended, tasks))
    assert [(step.weaker, step.stronger) for step in found.steps(60)] == list(pairwise(LEVELS))
    assert all(ladder.LOWEST <= step.odds <= ladder.HIGHEST and step.games >= 60 for step in found.steps(60))
    assert set(heard) == set(LEVELS[:-1])
    data = found.data(60, {"made by": "a test"})
    assert list(data["levels"]) == list(LEVELS)
    assert data["processor_seconds_95"]["darwin"] == 0.5
    again = Ladder(EVO, table, Notes(tmp_path, "evo", table), Start(Dials(iterations=1)))
    assert again.start == START
    assert again.steps(60) == found.steps(60)


@pytest.mark.parametrize(
    ("odds", "low", "high", "games", "off"),
    [
        (3.4, 2.0, 5.7, 50, False),  # it may be what is wanted
        (5.0, 3.1, 8.1, 50, True),
        (1.4, 0.9, 2.2, 50, True),
        (3.1, 2.4, 4.0, 200, True),
        (2.9, 2.2, 3.8, 200, False),
    ],
)
def test_slips_stay_until_a_step_is_clearly_off(odds: float, low: float, high: float, games: int, off: bool) -> None:
    assert ladder.is_off(Step("fitzroy", "darwin", odds, low, high, games), 200) == off


def test_games_with_other_numbers_of_the_judge_do_not_count(tmp_path: Path) -> None:
    notes = Notes(tmp_path, "evo", TABLE)
    found = Ladder(EVO, TABLE, notes, START)
    found.note(pretended(found.batch(200)[0]))
    assert Ladder(EVO, TABLE, notes, START).played
    notes.write({**notes.read(), "numbers": {"best": 1.0}})
    assert not Ladder(EVO, TABLE, notes, START).played


def test_levels_may_have_the_numbers_of_another_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of two seats at a table for four: they play with them, and what is stored names them."""
    table, notes = Table("second", 4), Notes(tmp_path, "evo", Table("second", 4))
    found = Ladder(EVO, table, notes, START, tuned=TABLE)
    assert found.numbers == numbered("evo", TABLE).numbers() != evaluation("evo").numbers()
    found.note(pretended(found.batch(200)[0]))
    assert found.data(200, {})["numbers"] == list(TABLE)
    assert not Ladder(EVO, table, notes, START).played, "games with other numbers do not count"
    heard = []
    monkeypatch.setattr(ladder, "play", lambda game, ruleset, players, deal: heard.extend(players))
    monkeypatch.setattr(ladder, "Result", lambda *_: None)
    monkeypatch.setattr(EVO.__class__, "scores", lambda *_: [])
    ladder.play_task(found.batch(200)[0])
    assert {player.judge for player in heard} == {numbered("evo", TABLE)}


def test_a_batch_seats_neighbours_and_every_deal_is_played_from_every_seat(tmp_path: Path) -> None:
    for seats in (2, 3, 4, 5, 6):
        table = Table("base@gift", seats)
        tasks = Ladder(beagle.game("evolution"), table, Notes(tmp_path, "evolution", table), START).batch(200)
        by_deal: dict[int, set[tuple[int, ...]]] = {}
        for task in tasks:
            by_deal.setdefault(task.deal, set()).add(task.levels)
        assert all(len(turns) == seats for turns in by_deal.values())
        met = {low for task in tasks for low in task.levels if low + 1 in task.levels}
        assert met == {0, 1, 2, 3}


def test_the_fit_finds_what_the_games_were_made_with() -> None:
    made = Strengths(3, 2.63)
    made.steps, made.slopes = [0.7, 1.3], [0.8, 1.2, 1.0]
    seen = [
        Compared(high, low, at, below, 0.0, 4000)
        for low, high in ((0, 1), (1, 2), (0, 2))
        for at in ((-0.5, 0.5) if high < 2 else (0.0,))
        for below in (-0.5, 0.5)
    ]
    seen = [one._replace(ahead=one.games / (1 + math.exp(-made.odds(one)))) for one in seen]
    found = Strengths(3, 2.63)
    found.fit(seen)
    assert all(math.isclose(a, b, abs_tol=0.05) for a, b in zip(found.steps, made.steps, strict=True))
    assert all(math.isclose(a, b, abs_tol=0.05) for a, b in zip(found.slopes, made.slopes, strict=True))
    at = found.place(0, 0.3)
    assert math.isclose(found.of(1, 0.3) - found.of(0, at), math.log(2.63))


def test_a_weaker_level_has_fewer_iterations() -> None:
    iterations = [level.dials.iterations for level in starts(START)]
    assert iterations == sorted(iterations)
    assert iterations[0] >= 8


def test_the_iterations_of_weaker_levels_can_be_given(tmp_path: Path) -> None:
    """They are noted too: a run that goes on plays with the same."""
    start = START._replace(tries=(4, 5, 6, 7))
    assert [level.dials.iterations for level in starts(start)] == [4, 5, 6, 7, 160]
    notes = Notes(tmp_path, "evo", TABLE)
    Ladder(EVO, TABLE, notes, start).save()
    assert Ladder(EVO, TABLE, notes, START).start == start


def test_the_three_weakest_may_look_less_far() -> None:
    assert [level.dials.ahead for level in starts(START)] == [0] * 5
    assert [level.dials.ahead for level in starts(START._replace(ahead=1))] == [1, 1, 1, 0, 0]
    assert starts(Start(Dials(iterations=6), least=8))[-1].dials.iterations == 6, "the strongest is as it was given"


def test_a_real_game_of_a_step_is_played_and_noted(tmp_path: Path) -> None:
    notes = Notes(tmp_path, "evo", TABLE)
    found = Ladder(EVO, TABLE, notes, Start(Dials(iterations=4, width=2, depth=0, ahead=1, worlds=1)))
    task = found.batch(200)[0]
    quick = Dials(iterations=4, width=2, depth=0, ahead=1, worlds=1)
    found.note(ladder.play_task(task._replace(dials=tuple(quick._replace(slip=dials.slip) for dials in task.dials))))
    again = Ladder(EVO, TABLE, notes, Start(Dials()))
    assert [each["levels"] for each in again.played] == [list(task.levels)]
    assert set(again.times) == {LEVELS[level] for level in task.levels}
    assert evaluation("evo").numbers()


# A stronger player above the levels


@pytest.fixture
def levels_of_our_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A table of EVO with two levels, and nothing tuned."""
    monkeypatch.setattr(tables, "data_folder", lambda game, kind: tmp_path / kind)
    tables.known.cache_clear()
    quick = Dials(iterations=4, width=2, depth=0, ahead=1, worlds=1)
    stored = {
        "numbers": None,
        "levels": {"covington": quick._replace(slip=2.0)._asdict(), "darwin": quick._asdict()},
        "steps": [Step("covington", "martens", 2.4, 2.0, 3.0, 200)._asdict(), STEP_UP._asdict()],
        "processor_seconds_95": {"covington": 0.1, "darwin": 0.2},
        "origin": {"made by": "./run levels"},
    }
    tables.write("evo", tables.LEVELS, TABLE, stored)
    yield tmp_path
    tables.known.cache_clear()


STEP_UP = Step("fitzroy", "darwin", 2.6, 2.0, 3.3, 210)


def test_a_stronger_player_moves_every_level_down(levels_of_our_own: Path) -> None:
    found = Above(EVO, TABLE, Notes(levels_of_our_own, "evo", TABLE), 8)
    found.played = games_with([1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 0.5, 1.0, 0.5, 0.0] * 20)
    found.times = [0.1, 0.3]
    assert found.is_measured(200)
    data = found.data({"made by": "./run levels"})
    assert {name: dials["iterations"] for name, dials in data["levels"].items()} == {"fitzroy": 4, "darwin": 8}
    assert data["steps"][0] == STEP_UP._replace(weaker="anning", stronger="fitzroy")._asdict()
    assert data["steps"][1]["games"] == data["steps"][1]["with exactly these dials"] == 200
    assert math.isclose(data["steps"][1]["odds"], 7 / 3, abs_tol=0.01)
    assert len(data["steps"]) == 2, "the weakest has left"
    assert data["processor_seconds_95"] == {"fitzroy": 0.2, "darwin": 0.3}


def test_a_step_above_goes_on_where_it_was_and_forgets_other_players(levels_of_our_own: Path) -> None:
    notes = Notes(levels_of_our_own, "evo", TABLE)
    found = Above(EVO, TABLE, notes, 5)
    heard: list[int] = []
    found.measure(2, lambda step: heard.append(step.games))
    assert heard == [1, 2]
    assert {(each.deal, each.seat) for each in found.played} == {(above.FIRST_DEAL, 0), (above.FIRST_DEAL, 1)}
    assert Above(EVO, TABLE, notes, 5).played == found.played
    assert Above(EVO, TABLE, notes, 6).played == []


def test_a_step_above_has_the_numbers_of_the_levels_below(levels_of_our_own: Path) -> None:
    """Even those of another table, as at tables of Gods Love Dinosaurs for four."""
    other, written = Table("second", 3), evaluation("evo").numbers()
    tables.write("evo", tables.NUMBERS, other, {"numbers": {"best": 0.123}})
    tables.write("evo", tables.LEVELS, TABLE, {**tables.read("evo", tables.LEVELS, TABLE), "numbers": list(other)})
    found = Above(EVO, TABLE, Notes(levels_of_our_own, "evo", TABLE), 8)
    assert found.numbers == {**written, "best": 0.123} != written
    assert found.judge is numbered("evo", other)
    numbered.cache_clear()


def test_levels_of_other_numbers_get_nobody_above_them(levels_of_our_own: Path) -> None:
    tables.write("evo", tables.NUMBERS, TABLE, {"numbers": {}})
    with pytest.raises(ValueError, match="other numbers"):
        Above(EVO, TABLE, Notes(levels_of_our_own, "evo", TABLE), 8)
