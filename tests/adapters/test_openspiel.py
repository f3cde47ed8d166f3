"""Our games in OpenSpiel: its simulation tests, a playthrough, and imagined worlds that a player can't tell apart."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.sample_some_states import sample_some_states
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from beagle.adapters import openspiel

NAMES = ["evolution", "evo", "dinosaurs"]


@pytest.mark.parametrize(
    "name", ["evo", *(pytest.param(name, marks=pytest.mark.slow) for name in NAMES if name != "evo")]
)
def test_openspiel_simulates_it(name: str) -> None:
    """Legal actions, returns, copies and serialised states, as OpenSpiel wants them."""
    pyspiel.random_sim_test(openspiel.load(name), num_sims=1, serialize=True, verbose=False)


def played(name: str, moves: int, seats: int = 2, **settings: Any) -> Any:
    """A state after some random moves."""
    state = openspiel.load(name, seats=seats, **settings).new_initial_state()
    rng = random.Random(3)
    while not state.is_terminal() and moves > 0:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves -= 1
    return state


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("moves", [1, 9, 30])
def test_an_imagined_world_looks_the_same_to_the_player(name: str, moves: int) -> None:
    state = played(name, moves, seats=3)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for player in range(3):
        other = state.resample_from_infostate(player, random.Random(1).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        if player == state.current_player():
            assert other.legal_actions() == state.legal_actions()
    assert str(state.resample_from_infostate(0, random.Random(5).random)) != str(state)


def test_what_one_player_does_is_told_to_others_as_they_may_see_it() -> None:
    state = played("evolution", 4)
    own, other = (state.information_state_string(player) for player in (0, 1))
    assert own != other
    assert "+?" in own + other


@pytest.mark.parametrize("name", NAMES)
def test_the_tensor_is_what_the_coder_writes(name: str) -> None:
    state = played(name, 7)
    seen = make_observation(state.get_game())
    seen.set_from(state, 1)
    assert seen.tensor.astype(np.uint8).tobytes() == state.at.owner.coder.observation(state.at.state, 1)
    assert set(seen.dict) == {part.name for part in state.at.owner.coder.layout.parts}


def test_what_everybody_sees_is_what_a_spectator_sees() -> None:
    state = played("evolution", 6)
    kind = pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    public = make_observation(state.get_game(), kind)
    public.set_from(state, 0)
    assert public.tensor is None
    assert public.string_from(state, 0) == public.string_from(state, 1) != state.observation_string(0)
    for player in range(2):
        other = state.resample_from_infostate(player, random.Random(1).random)
        assert public.string_from(other, 0) == public.string_from(state, 0)
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    assert make_observation(state.get_game(), everything) is None


def test_a_copy_goes_its_own_way() -> None:
    state = played("evolution", 5)
    copy, before = state.clone(), str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before
    assert str(copy) != before


def test_a_playthrough_is_replayed(tmp_path: Path) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # here: it imports all of SciPy

    flags.FLAGS.mark_as_parsed()  # its script would
    text = generate_playthrough.playthrough("python_beagle_evo", action_sequence=None, seed=7)
    path = tmp_path / "playthrough.txt"
    path.write_text(text, "utf-8")
    expected, actual = generate_playthrough.replay(str(path))
    assert actual == expected


PARTS = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]


@pytest.mark.parametrize("name", NAMES)
def test_the_api_tests_of_openspiel(name: str) -> None:
    """Their tests of a part of the tree, on states at its root and on states of a whole game."""
    assert len(PARTS) >= 5
    game = openspiel.load(name)
    states = sample_some_states(game, max_states=12) + [played(name, moves) for moves in (0, 1, 12, 40, 10_000)]
    settings = {"game": game, "game_name": name, "some_states": states, "game_type": game.get_type()}
    for part in PARTS:
        test = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), {**settings, "setUpClass": lambda: None})(part)
        test.debug()


@pytest.mark.parametrize(
    "name", ["evo", *(pytest.param(name, marks=pytest.mark.slow) for name in ("evolution", "dinosaurs"))]
)
def test_the_simulation_test_of_openspiel(name: str) -> None:
    """Their whole game with copies, pickles and serialised states of the game and of its states."""
    np.random.seed(3)
    games_sim_test.GamesSimTest("sim_game").sim_game(openspiel.load(name))


@pytest.mark.slow
def test_searches_of_openspiel_play_it() -> None:
    rng = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    game, state = openspiel.load("evo"), played("evo", 3)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    settings = {"uct_c": 2.0, "max_simulations": 4, "evaluator": rollouts, "random_state": rng}
    for bot in (ismcts.ISMCTSBot(game, **settings), mcts.MCTSBot(game, **settings)):
        assert bot.step(state) in state.legal_actions()


def test_it_is_an_environment_of_openspiel() -> None:
    env = rl_environment.Environment(openspiel.load("evo"))
    step = env.reset()
    for _ in range(5):
        step = env.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
    assert len(step.observations["info_state"]) == 2


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"reward": "gain"}, "win, rank, margin or score"),
        ({"reward": "fame"}, "choose from: win"),
        ({"forced": "perhaps"}, "skip, ask"),
        ({"seats": 7}, "2 to 5 seats"),
        ({"ruleset": "third"}, "there is no ruleset"),
        ({"game": "chess"}, "no game is called"),
    ],
)
def test_settings_are_refused_in_words(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=says):
        openspiel.load(**{"game": "evo", **wrong})


def test_slots_are_a_parameter() -> None:
    small, usual = (openspiel.load("evolution", slots=slots) for slots in (6, 0))
    assert small.num_distinct_actions() < usual.num_distinct_actions()
    assert "slots=6" in str(small)


@pytest.mark.parametrize("moves", [-1, 3, 10_000])
def test_an_illegal_action_changes_nothing(moves: int) -> None:
    """Before the deal, in the middle, and after the end."""
    state = openspiel.load("evo").new_initial_state() if moves < 0 else played("evo", moves)
    before = str(state), state.history()
    for wrong in (-2, 256, 10**7) if state.is_chance_node() else (-2, 10**7):
        with pytest.raises(pyspiel.SpielError, match=r"is not one of the|the game is over"):
            state.apply_action(wrong)
    assert (str(state), state.history()) == before
