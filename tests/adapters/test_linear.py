"""The learned player of `examples/linear`."""

import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import beagle
from beagle.bots.files import any_bot
from beagle.bots.registry import bot
from examples.linear.linear import Learner, Policy, drawn, main, measure

ROOT = Path(__file__).parents[2]
FILE = ROOT / "examples" / "linear" / "linear.py"


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


def test_it_refuses_a_game_it_has_not_learned() -> None:
    with pytest.raises(ValueError, match="linear has learned evolution, and can't play evo"):
        beagle.play(beagle.game("evo"), "second", [any_bot(str(FILE)), bot("random")], seed=3)


def test_one_command_trains_measures_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    weights, curve = tmp_path / "weights.npz", tmp_path / "curve.svg"
    few = ["--games", "2", "--deals", "2", "--weights", str(weights), "--curve", str(curve)]
    assert main(["train", *few]) == 0
    said = capsys.readouterr().out
    assert "written: weights.npz, curve.svg" in said
    assert "against random: " in said
    assert "against greedy: " in said
    assert np.count_nonzero(Policy.load(weights).weights) > 100
    assert ElementTree.parse(curve).getroot().tag.endswith("svg")


def test_the_curve_in_the_document_is_one_of_these() -> None:
    assert "examples/linear/curve.svg" in (ROOT / "docs" / "research.md").read_text("utf-8")
    drawing = FILE.with_name("curve.svg").read_text("utf-8")
    assert drawing.count("<circle") >= 5
    assert drawing.startswith(drawn([(0, 0.5)])[:40])


@pytest.mark.slow
def test_it_learns_to_beat_random(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By one command, on 400 deals it has not seen, each from both seats; the untrained policy fails."""
    files = ["--weights", str(tmp_path / "weights.npz"), "--curve", str(tmp_path / "curve.svg")]
    assert main(["train", "--games", "2500", "--seed", "1", "--deals", "400", *files]) == 0
    said = capsys.readouterr().out
    with capsys.disabled():
        print(said)  # the result against greedy among it
    assert won_against("random", said) >= 0.9
    assert 0 <= won_against("greedy", said) <= 1
    assert measure(Policy(), 400)[0] < 0.9


def won_against(name: str, said: str) -> float:
    [share] = re.findall(rf"against {name}: ([0-9.]+)% of", said)
    return float(share) / 100
