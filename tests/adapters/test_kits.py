"""The conformance kits of PettingZoo and Gymnasium, on the versions of requirements/dev.txt."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from beagle.adapters import gymnasium as single
from beagle.adapters import pettingzoo as zoo
from beagle.adapters.gymnasium import BeagleEnv
from beagle.adapters.vector import BeagleVector
from beagle.kernel.state import IllegalAction

TABLES = [("evolution", "base@gift", 4), ("evo", "second", 3), ("dinosaurs", "base", 2)]


@pytest.fixture(autouse=True)
def dict_observations_are_fine() -> Any:
    """The kits warn about observations that are dicts, which masks need."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("game", "ruleset", "seats"), TABLES)
def test_the_api_of_pettingzoo(game: str, ruleset: str, seats: int) -> None:
    api_test(zoo.env(game, ruleset, seats=seats), num_cycles=30)


@pytest.mark.parametrize(("game", "ruleset", "seats"), TABLES)
def test_seeds_of_pettingzoo(game: str, ruleset: str, seats: int) -> None:
    seed_test(lambda: zoo.env(game, ruleset, seats=seats), num_cycles=12)


@pytest.mark.parametrize("game", ["evolution", "evo", "dinosaurs"])
def test_rendering_of_pettingzoo(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: zoo.env(game, seats=2, render_mode=render_mode))
    assert game in capsys.readouterr().out


@pytest.mark.parametrize("game", ["evolution", "evo", "dinosaurs"])
def test_gymnasium_checks_it(game: str) -> None:
    check_env(BeagleEnv(game, render_mode="ansi"))


@pytest.mark.parametrize(("game", "ruleset", "seats"), TABLES)
def test_the_parallel_api_of_pettingzoo(game: str, ruleset: str, seats: int) -> None:
    parallel_api_test(zoo.parallel_env(game, ruleset, seats=seats), num_cycles=20)
    parallel_seed_test(lambda: zoo.parallel_env(game, ruleset, seats=seats), num_cycles=6)


def test_in_a_parallel_environment_the_action_of_the_asked_agent_counts() -> None:
    env, other = (zoo.parallel_env("evolution", seats=3) for _ in range(2))
    seen, _ = env.reset(seed=4)
    other.reset(seed=4)
    [asked] = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
    chosen = int(np.flatnonzero(seen[asked]["action_mask"])[-1])
    actions = {agent: chosen if agent == asked else 0 for agent in env.agents}
    noise = {agent: chosen if agent == asked else 1 for agent in env.agents}
    one, two = env.step(actions)[0], other.step(noise)[0]
    assert all(np.array_equal(one[agent]["observation"], two[agent]["observation"]) for agent in env.agents)
    assert not np.array_equal(one[asked]["observation"], seen[asked]["observation"])


@pytest.mark.parametrize("kind", ["aec", "parallel"])
def test_pettingzoo_makes_it_by_name(kind: Any) -> None:
    zoo.register()
    zoo.register()  # once more does nothing
    env = pettingzoo.make(kind, "beagle/evo-v1", seats=3)
    env.reset(seed=1)
    assert len(env.agents) == 3


def test_it_is_made_by_name() -> None:
    single.register()
    env = gymnasium.make("beagle/evo-v1", seats=3, disable_env_checker=True)
    assert env.reset(seed=1)[1]["seat"] == 0


@pytest.mark.parametrize("kind", [SyncVectorEnv, pytest.param(AsyncVectorEnv, marks=pytest.mark.slow)])
def test_vectors_of_gymnasium(kind: Any) -> None:
    env = kind([lambda: BeagleEnv("evo"), lambda: BeagleEnv("evo")])
    seen, _ = env.reset(seed=3)
    for _ in range(5):
        seen, *_ = env.step(env.action_space.sample())
    assert seen.shape == env.observation_space.shape
    env.close()


# What the kits don't look at


def whole_game(env: Any, seed: int) -> tuple[list[int], dict[str, float]]:
    env.reset(seed=seed)
    rng, actions, total = np.random.default_rng(seed), [], dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, late, _ = env.last()
        total[agent] += reward
        action = None if over or late else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        if action is not None:
            actions.append(action)
        env.step(action)
    return actions, total


@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_a_whole_game_is_worth_nothing_altogether(reward: str) -> None:
    _, total = whole_game(zoo.env("evolution", seats=3, reward=reward), 5)
    assert sum(total.values()) == pytest.approx(0)
    assert any(total.values())


def test_gains_add_up_to_the_score() -> None:
    env = zoo.raw_env("dinosaurs", seats=2, reward="gain")
    env.reset(seed=1)
    start = env.episode.points()
    _, total = whole_game(env, 1)
    assert list(total.values()) == [after - before for after, before in zip(env.episode.points(), start, strict=True)]


def test_agents_other_than_the_asked_one_have_no_legal_action() -> None:
    env = zoo.raw_env("evolution", seats=4)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert [agent for agent, count in masks.items() if count] == [env.agent_selection]


def test_an_illegal_action_of_the_bare_environment_changes_nothing() -> None:
    env = zoo.raw_env("evolution")
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"].copy()
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
    assert np.array_equal(env.observe("seat_0")["observation"], before)


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(zoo.raw_env("evo", seats=3, reward="rank")))
    env.reset(seed=1)
    assert len(env.agents) == 3


def test_a_copied_environment_goes_on_alike() -> None:
    env = BeagleEnv("evo", others="random")
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    for copied in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        original = copy.deepcopy(env)
        for _ in range(6):
            action = int(np.flatnonzero(original.action_masks())[-1])
            one, two = original.step(action), copied.step(action)
            assert np.array_equal(one[0], two[0])
            assert one[1:4] == two[1:4]


@pytest.mark.parametrize("illegal", ["random", "raise", "lose"])
def test_what_an_illegal_action_does_can_be_chosen(illegal: str) -> None:
    env = BeagleEnv("evolution", illegal=illegal)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    if illegal == "raise":
        before = env.action_masks()
        with pytest.raises(gymnasium.error.InvalidAction, match=r"is not one of the \d+ options"):
            env.step(wrong)
        assert np.array_equal(env.action_masks(), before)
        return
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == ((0, False) if illegal == "random" else (-1, True))
    assert info.get("replaced", 0) == (illegal == "random")


def test_the_seats_can_be_taken_in_turn() -> None:
    env = BeagleEnv("evolution", seats=3, seat=-1)
    assert [env.reset(seed=1 if first else None)[1]["seat"] for first in (True, False, False, False)] == [0, 1, 2, 0]


def test_others_can_be_bots_and_functions() -> None:
    asked = []

    def first_option(episode: Any, seat: int) -> int:
        asked.append(seat)
        return int(episode.numbers[0])

    env = BeagleEnv("evolution", seats=3, others=["greedy", first_option])
    env.reset(seed=1)
    for _ in range(4):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert set(asked) == {2}
    with pytest.raises(ValueError, match="2 other seats"):
        BeagleEnv("evolution", seats=3, others=["random"])


def test_an_episode_starts_from_a_position() -> None:
    position = "evolution base@gift feeding bank 2\nA: a[carnivorous] | hand swimming piracy\nB: m[camouflage] n"
    env = BeagleEnv("evolution", position=position)
    env.reset(seed=1)
    assert env.episode.state.banks[0] == 2
    vector = BeagleVector("evolution", games=3, position=position)
    states: list[Any] = vector.games.states
    assert [state.banks[0] for state in states] == [2, 2, 2]
    vector.step(vector.legal[:, 0])
    assert vector.moves.sum() == 0
