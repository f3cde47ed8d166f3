"""The learned player of `examples/linear`."""

from pathlib import Path

import numpy as np
import pytest

import beagle
from beagle.bots.files import any_bot
from beagle.bots.registry import bot
from examples.linear.linear import Learner, Policy, measure, train

FILE = Path(__file__).parents[2] / "examples" / "linear" / "linear.py"


def test_what_was_learned_beats_random_and_what_was_not_does_not() -> None:
    learned, games = measure(Policy.load(), 12)
    assert games == 24
    assert learned > 0.7
    assert measure(Policy(), 12)[0] < 0.7


def test_learning_changes_weights_towards_who_was_ahead() -> None:
    learner = Learner(games=2, seed=1)
    while learner.finished < 2:
        learner.step()
    assert np.count_nonzero(learner.policy.weights) > 100


def test_weights_are_kept(tmp_path: Path) -> None:
    policy = Policy.load()
    policy.save(tmp_path / "weights.npz")
    assert np.array_equal(Policy.load(tmp_path / "weights.npz").weights, policy.weights)


def test_it_sits_at_a_real_table() -> None:
    game = beagle.game("evolution")
    record = beagle.play(game, "base@gift", [any_bot(str(FILE)), bot("random")], seed=3)
    assert beagle.replay(record.text()).over


@pytest.mark.slow
def test_it_learns_to_beat_random() -> None:
    """On 400 deals it has not seen, each from both seats; the untrained policy fails."""
    policy, curve = train(2500, seed=1, say=lambda text: None)
    share, games = measure(policy, 400)
    assert games == 800
    assert share >= 0.9
    assert curve[0][1] < 0.75
    assert measure(Policy(), 400)[0] < 0.9
