"""What environments refuse: with the library's own kind of error, a clear sentence, and nothing changed."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded

from beagle import NOBODY
from beagle.adapters import pettingzoo as zoo
from beagle.adapters.episode import Closed
from beagle.adapters.gymnasium import BeagleEnv
from beagle.adapters.gymnasium_vector import BeagleVectorEnv
from beagle.adapters.vector import BeagleVector
from beagle.kernel.state import IllegalAction

SETTINGS: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, 'no game is called "chess"'),
    ({"ruleset": "nothing@all"}, "there is no ruleset"),
    ({"seats": 9}, "2 to 4 seats"),
    ({"seats": 0}, "2 to 4 seats"),
    ({"reward": "fame"}, "choose from: win, rank"),
    ({"forced": "perhaps"}, "skip, ask"),
    ({"slots": -3}, "slots are 1 to 48"),
]
POSITION = "evolution base@gift feeding bank 2\nA: a | hand swimming\nB: m n"


@pytest.mark.parametrize(("wrong", "says"), SETTINGS)
@pytest.mark.parametrize(
    ("make", "kind"),
    [
        (zoo.env, ValueError),
        (zoo.parallel_env, ValueError),
        (BeagleVector, ValueError),
        (BeagleEnv, gymnasium.error.Error),
        (BeagleVectorEnv, gymnasium.error.Error),
    ],
)
def test_settings_are_refused_in_words(
    make: Callable[..., Any], kind: type[Exception], wrong: dict[str, Any], says: str
) -> None:
    with pytest.raises(kind, match=says):
        make(**wrong)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seat": 4}, "seat 4 is not one of 0 to 1"),
        ({"others": "nobody"}, "nobody"),
        ({"others": 7}, "a player is a bot"),
        ({"illegal": "forgive"}, "random, raise, lose"),
        ({"render_mode": "film"}, "there is no render mode"),
    ],
)
def test_settings_of_one_seat(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(gymnasium.error.Error, match=says):
        BeagleEnv("evolution", **wrong)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [({"illegal": "lose"}, "random, raise"), ({"seat": 2}, "seat 2"), ({"num_envs": 0}, "at least one game")],
)
def test_settings_of_a_vector(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(gymnasium.error.Error, match=says):
        BeagleVectorEnv(**wrong)


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ("evolution base+fly@gift feeding bank 2 / A: a / B: b", r"of base\+fly@gift with 2 seats, not of base@gift"),
        ("evolution base@gift feeding bank 2 / A: a / B: b / C: c", "with 3 seats, not of base@gift with 2"),
        ("nonsense", "nonsense"),
    ],
)
def test_a_position_of_another_table_is_refused(position: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        BeagleVector("evolution", position=position)
    env = BeagleEnv("evolution")
    env.reset(seed=1)
    before = env.action_masks()
    with pytest.raises(ValueError, match=says):
        env.reset(options={"position": position})
    assert np.array_equal(env.action_masks(), before)


def test_a_position_that_is_over_starts_no_vector() -> None:
    vector = BeagleVector("evolution", games=1, position=POSITION)
    state = vector.games.states[0]
    while state.actor != NOBODY:
        state.pick(state.options[-1])
    with pytest.raises(ValueError, match="end before anybody has a choice"):
        BeagleVector("evolution", games=1, position=vector.table.game.write(state))


def test_an_environment_of_agents_must_be_reset_before_it_is_used() -> None:
    env = zoo.raw_env("evolution")
    with pytest.raises(Closed, match="reset"):
        env.observe("seat_0")
    env.reset(seed=1)
    env.close()
    with pytest.raises(Closed, match="reset"):
        env.step(0)


@pytest.mark.parametrize("make", [BeagleEnv, BeagleVectorEnv])
def test_gymnasium_says_that_an_environment_is_closed(make: Callable[..., Any]) -> None:
    env = make(game="evolution")
    with pytest.raises(ResetNeeded, match="reset the environment before it is used"):
        env.step(0)
    env.reset(seed=1)
    env.close()
    with pytest.raises(ClosedEnvironmentError, match="the environment is closed"):
        env.step(0)
    with pytest.raises(ClosedEnvironmentError, match="the environment is closed"):
        env.reset(seed=2)


def test_an_episode_that_is_over_must_be_reset() -> None:
    env = BeagleEnv("evolution", position=POSITION)
    env.reset(seed=1)
    while not env.step(int(np.flatnonzero(env.action_masks())[0]))[2]:
        pass
    with pytest.raises(ResetNeeded, match="the episode is over"):
        env.step(0)


@pytest.mark.parametrize(
    ("actions", "says"),
    [([0.5, 1.0], "whole numbers"), ([1], "2 whole numbers"), (3, "2 whole numbers"), ("ab", "2 whole numbers")],
)
def test_actions_of_a_vector_have_a_form(actions: Any, says: str) -> None:
    vector = BeagleVector("evolution", games=2, seed=1)
    before = vector.observation.copy()
    with pytest.raises(ValueError, match=says):
        vector.step(actions)
    assert np.array_equal(vector.observation, before)


def test_a_number_is_not_cut_off_when_it_is_stored() -> None:
    vector = BeagleVector("evolution", games=2, seed=1)
    before = vector.observation.copy()
    with pytest.raises(IllegalAction, match="outside the list"):
        vector.step(vector.legal[:, 0].astype(np.int64) + (1 << 32))
    assert np.array_equal(vector.observation, before)


def test_an_illegal_action_of_a_gymnasium_vector() -> None:
    strict, lenient = (BeagleVectorEnv(2, illegal=illegal) for illegal in ("raise", "random"))
    for env in (strict, lenient):
        env.reset(seed=1)
    legal = strict.vector.legal[0, 0]
    before = strict.vector.observation.copy()
    for wrong in (-1, 10**6, int(np.flatnonzero(strict.vector.action_mask[1] == 0)[0])):
        with pytest.raises(InvalidAction, match="of game 1 is not one of its"):
            strict.step(np.array([legal, wrong]))
    assert np.array_equal(strict.vector.observation, before)
    with pytest.raises(InvalidAction, match="whole numbers"):
        strict.step([0.5, 1])
    *_, info = lenient.step(np.array([legal, -1]))
    assert info["replaced"].tolist() == [0, 1]


def test_an_illegal_action_of_agents_changes_nothing() -> None:
    env = zoo.raw_env("evolution")
    env.reset(seed=1)
    legal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])
    before = env.observe("seat_0")["observation"]
    wrong: Any
    for wrong in (-1, 10**9, legal + 0.5):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    with pytest.raises(ValueError, match="must choose"):
        env.step(None)
    assert np.array_equal(env.observe("seat_0")["observation"], before)
