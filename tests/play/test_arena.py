"""The arena: the same deals from every seat, and what comes of them."""

import pytest

import beagle
from beagle.bots.files import BotError
from beagle.bots.greedy import GreedyBot
from beagle.play import arena


def test_every_deal_is_played_from_every_seat() -> None:
    todo = arena.tasks(["random", "greedy", "random"], "evo", "second", 7, 5)
    assert [(task.seed, task.turned) for task in todo] == [(5, 0), (5, 1), (5, 2), (6, 0), (6, 1), (6, 2), (7, 0)]


def test_a_result_is_the_first_bots_wherever_it_sits() -> None:
    """Bots that play alike: what the first has won is what its seat has won."""
    for turned in range(2):
        task = arena.Task(["random", "random"], "evolution", "base@gift", 3, turned)
        record = beagle.play(beagle.game("evolution"), "base@gift", ["random", "random"], 3)
        done = arena.play_one(task)
        assert (done.points, done.against) == (record.result[turned], record.result[1 - turned])
        assert done.choices > 0


def test_the_report_adds_up() -> None:
    done = [arena.Result(1.0, 9, 4, 0.5, 10), arena.Result(0.0, 3, 4, 1.5, 10)]
    said = arena.report(done)
    assert (said.games, said.won.mean, said.points.mean, said.best_other.mean, said.ahead.mean) == (2, 0.5, 6, 4, 2)
    assert said.milliseconds == 100
    assert said.ahead.error == pytest.approx(2 * 18**0.5 / 2**0.5)


def test_the_greedy_bot_takes_other_numbers() -> None:
    made = arena.contender("greedy:trials=20,danger=0", "evolution")
    assert isinstance(made, GreedyBot)
    assert made.trials == 20
    for wrong in ("greedy:flurb=1", "greedy:trials=x", "random:trials=20"):
        with pytest.raises(BotError, match=wrong):
            arena.contender(wrong, "evolution")
