"""The arena: the same deals from every seat, and what comes of them."""

from pathlib import Path

import pytest

import beagle
from beagle.bots.files import BotError
from beagle.bots.greedy import GreedyBot
from beagle.bots.searcher import Dials, SearchBot
from beagle.play import arena
from beagle.play.arena import Contest
from beagle.play.arena_notes import Notes, OtherContest


def contest(*bots: str, seats: int = 0, seed: int = 5) -> Contest:
    return Contest(bots, "evolution", "base@gift", seats or len(bots), seed)


def test_every_deal_is_played_from_every_seat() -> None:
    seated = [(task.deal, task.seated) for task in arena.tasks(contest("a", "b", "c"), 4)]
    assert seated == [(5, ("a", "b", "c")), (5, ("c", "a", "b")), (5, ("b", "c", "a")), (6, ("a", "b", "c"))]


def test_with_fewer_seats_every_pair_meets_on_every_deal() -> None:
    three = contest("a", "b", "c", seats=2)
    todo = arena.tasks(three, 2 * arena.deal_size(three))
    for deal in (5, 6):
        met = {task.seated for task in todo if task.deal == deal}
        assert met == {(one, other) for one in "abc" for other in "abc" if one != other}


def test_a_result_is_told_seat_by_seat() -> None:
    record = beagle.play(beagle.game("evolution"), "base@gift", ["random", "random"], 5)
    for task in arena.tasks(contest("random", "random"), 2):
        done = arena.play_one(task)
        assert (list(done.points), sum(done.won), done.seated) == (record.result, 1, ("random", "random"))
        assert min(done.choices) > 0


def made(number: int, deal: int, seated: str, points: tuple[int, ...], won: tuple[float, ...] = ()) -> arena.Result:
    shares = won or tuple(float(each == max(points)) for each in points)
    return arena.Result(number, deal, tuple(seated), points, shares, (0.5,) * len(points), (10,) * len(points))


def test_the_report_adds_up() -> None:
    done = [made(0, 5, "ab", (9, 4)), made(1, 5, "ba", (4, 3)), made(2, 6, "ab", (8, 4)), made(3, 6, "ba", (4, 8))]
    said = arena.report(contest("a", "b"), done)
    assert (said.games, said.won.mean, said.points.mean, said.best_other.mean, said.ahead.mean) == (4, 0.75, 7, 4, 3)
    assert said.milliseconds == 50
    assert said.ahead.error == pytest.approx(1.96 * (2 * 1**2 / 2) ** 0.5)  # deals: 2 and 4, around 3
    assert [(one.bot, one.games) for one in said.ratings] == [("a", 4), ("b", 4)]
    best, last = said.ratings
    assert best.rating.value == -last.rating.value > 0
    assert last.odds is None
    assert best.odds is not None
    assert best.odds[1] < 1 < best.odds[0] < best.odds[2]  # two deals prove nothing


def test_one_deal_says_nothing_about_others() -> None:
    assert arena.report(contest("a", "b"), [made(0, 5, "ab", (9, 4))]).won == (1.0, None)


def test_a_tie_that_the_rules_break_is_no_tie() -> None:
    assert arena.finish(made(0, 5, "ab", (4, 4), (1.0, 0.0)), ["a", "b"]).results == (1, 0)
    assert arena.finish(made(0, 5, "ab", (4, 4), (0.5, 0.5)), ["a", "b"]).results == (0, 0)


def test_a_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    path, two = tmp_path / "kept", contest("random", "random")
    first, second = (arena.play_one(task) for task in arena.tasks(two, 2))
    Notes(path, two).add(first)
    assert Notes(path, two).done == [first]
    with path.open("ab") as file:
        file.write(b"[1, 5, [")  # a crash cut it off
    again = Notes(path, two)
    again.add(second)
    assert Notes(path, two).done == [first, second]


def test_another_contest_is_refused(tmp_path: Path) -> None:
    path, own = tmp_path / "kept", tmp_path / "own.py"
    own.write_text("# one", "utf-8")
    mine = contest(str(own), "b")
    Notes(path, mine).add(made(0, 5, "ab", (9, 4)))
    for other in (contest(str(own), "c"), mine._replace(seed=6), mine._replace(ruleset="base@1.4.1")):
        with pytest.raises(OtherContest):
            Notes(path, other)
    own.write_text("# two", "utf-8")
    with pytest.raises(OtherContest, match="files"):
        Notes(path, mine)
    path.write_text("Dear diary", "utf-8")
    with pytest.raises(OtherContest, match="arena"):
        Notes(path, mine)


def test_the_greedy_bot_takes_other_numbers() -> None:
    made = arena.contender("greedy:trials=20,danger=0", "evolution")
    assert isinstance(made, GreedyBot)
    assert made.trials == 20
    search = arena.contender("search:iterations=64,slip=0.5,danger=0", "evolution")
    assert isinstance(search, SearchBot)
    assert search.given == Dials(iterations=64, slip=0.5)
    for wrong in ("greedy:flurb=1", "greedy:trials=x", "random:trials=20", "search:trials=20"):
        with pytest.raises(BotError, match=wrong):
            arena.contender(wrong, "evolution")
