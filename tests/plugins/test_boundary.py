"""Interpreted games on the kernel, compiled or not: both must do exactly the same."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from beagle.kernel.cards import known_to
from beagle.kernel.event import NO_CARD
from beagle.kernel.playout import Tally, playout
from beagle.kernel.rng import Rng
from beagle.kernel.state import NOBODY, IllegalAction, Step
from tests.plugins.toy_game import PLAY, PLAYED, Heap, Turn, deal
from tools.native.recipe import has_compiler

ROOT = Path(__file__).resolve().parents[2]
GAMES = 200
# Written by the interpreted kernel.  The rules' tests run compiled too, and then this must be the same number.
CHECKSUM, MOVES = 2338902843, 1645


def test_a_toy_is_played_the_same_on_both_kernels() -> None:
    tally = Tally()
    for seed in range(GAMES):
        playout(deal(seed), Rng(seed), tally)
    assert (tally.checksum, tally.moves) == (CHECKSUM, MOVES)


def test_the_kernel_calls_what_the_toy_replaces() -> None:
    state = deal(1)
    assert not state.over
    state.heap = 20
    assert state.over  # a property of the kernel, replaced
    with pytest.raises(IllegalAction):
        state.apply(PLAY)
    assert state.refusals(999) == [101]


def test_a_step_follows_from_its_declaration() -> None:
    turn = Turn()
    turn.seat, turn.rolling, turn.seen = 1, True, [3, 5]
    assert turn.save() == [1, 1, 3, 5]
    copy = turn.clone()
    assert isinstance(copy, Turn)
    assert copy.save() == turn.save()
    copy.seen.append(6)
    assert turn.seen == [3, 5]
    assert copy.rolling is True


def test_a_clone_in_the_middle_of_a_roll_goes_on_alike() -> None:
    state = deal(3)
    state.apply(0)
    copy = state.clone()
    for each in (state, copy):
        each.apply(each.options[2])
    assert (state.heap, state.options, state.actor) == (copy.heap, copy.options, copy.actor)


def test_events_of_a_toy_carry_no_card_unless_it_says_so() -> None:
    """An optional machine integer that a compiled caller leaves out would arrive as 0, which is a card."""
    state = deal(5)
    state.listen()
    state.apply(state.options[1])
    assert [(event.kind, event.card) for event in state.events] == [(PLAYED, NO_CARD)]
    assert all(known_to(c) == 1 for c in state.hands[0])


class Forgetful(Turn):
    """A planted bug: a field that isn't declared."""

    def __init__(self) -> None:
        super().__init__()
        self.secret = 0


def test_a_field_that_is_not_declared_is_lost_in_a_clone() -> None:
    step = Forgetful()
    step.secret = 7
    copy = step.clone()
    assert isinstance(copy, Forgetful)
    assert copy.secret == 0


def test_a_game_that_forgets_to_call_the_base_says_so() -> None:
    class Empty(Heap):
        def __init__(self) -> None:
            self.heap = 0

    with pytest.raises(AttributeError):
        Empty().settle()
    assert Step.name == ""
    assert deal(0).actor != NOBODY


@pytest.mark.slow
@pytest.mark.skipif(not has_compiler(), reason="needs a C compiler")
def test_our_games_interpreted_on_the_kernel_compiled_alone(tmp_path: Path) -> None:
    """The strongest test of the boundary: every call between the kernel and the rules crosses it."""
    for folder in ("src", "tools", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.so", "pages", "browser"))
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    globs = tomllib.loads(project)["tool"]["beagle"]["native"]
    for glob in globs:
        if "/kernel/" not in glob:
            project = project.replace(f'    "{glob}",\n', "")
    (tmp_path / "pyproject.toml").write_text(project, "utf-8")
    env = {name: value for name, value in os.environ.items() if name != "BEAGLE_PURE"}
    env |= {"PYTHONPATH": os.pathsep.join([str(tmp_path / "src"), str(tmp_path)]), "BEAGLE_NATIVE": "required"}
    built = subprocess.run(
        [sys.executable, "-m", "tools.commands.native"], cwd=tmp_path, env=env, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stdout + built.stderr
    code = """
import beagle.kernel.state, beagle.games.evolution.state
from beagle._native import compiled
from tests.laws.checksums import FILE, differences, lines
assert compiled() and beagle.kernel.state.__file__.endswith(".so"), beagle.kernel.state.__file__
assert beagle.games.evolution.state.__file__.endswith(".py")
wrong = differences(FILE.read_text("utf-8").splitlines(), lines())
print(*wrong, sep="\\n", end="")
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr[-3000:]
