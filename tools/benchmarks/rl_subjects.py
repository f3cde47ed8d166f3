"""What ./run bench --rl measures: our environments and those of others, each as a stream of random legal decisions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any, Final, NamedTuple

import numpy as np

import beagle
from beagle.adapters import openspiel
from beagle.adapters import pettingzoo as zoo
from beagle.adapters.vector import BeagleVector
from beagle.kernel.playout import Tally, playout

Stepper = Iterator[int]  # yields how many decisions were made since the last time
MANY: Final = 64  # environments of others in a vector
PGX: Final = 256  # its games: with fewer it would be slower


# Ours


def vector(game: str, many: int = 32) -> Stepper:
    games = BeagleVector(game, None, 4, many)
    rng = np.random.default_rng(1)
    while True:
        games.step(games.sample(rng))
        yield many


def playouts(game: str) -> Stepper:
    found = beagle.game(game)
    ruleset, seed = found.rulesets()[0].name, 0
    while True:
        seed += 1
        tally = Tally()
        rng = beagle.Rng(seed)
        playout(found.deal(ruleset, 4, rng), rng, tally)
        yield int(tally.decisions)


# Ours and those of others


def agents(env: Any) -> Stepper:
    """Any environment of PettingZoo for agents in turn."""
    rng = np.random.default_rng(1)
    while True:
        env.reset(seed=int(rng.integers(1 << 30)))
        for agent in env.agent_iter():
            seen, _, over, late, info = env.last()
            if over or late:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
            env.step(env.action_space(agent).sample(mask))
            yield 1


def states(game: Any) -> Stepper:
    """Any game of OpenSpiel, with an observer."""
    from open_spiel.python.observation import make_observation

    seen, rng = make_observation(game), random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            if seen is not None:
                seen.set_from(state, state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            yield 1


# Those of others


def classic(name: str, bare: bool = False) -> Stepper:
    module = import_module(f"pettingzoo.classic.{name}")
    return agents(module.raw_env() if bare else module.env())


def spiel(name: str) -> Stepper:
    import open_spiel.python.games  # registers those in Python
    import pyspiel

    assert open_spiel.python.games
    return states(pyspiel.load_game(name))


def rlcard_game(name: str) -> Stepper:
    import rlcard

    env = rlcard.make(name)
    rng = random.Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            yield 1


def pgx_game(name: str) -> Stepper:
    import jax
    import pgx
    from pgx.experimental import act_randomly, auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def go(state: Any, key: Any) -> tuple[Any, Any]:
        key, choice, more = jax.random.split(key, 3)
        action = act_randomly(choice, state.legal_action_mask)
        return step(state, action, jax.random.split(more, PGX)), key

    together, key = jax.jit(go), jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, PGX))
    while True:
        state, key = together(state, key)
        state.observation.block_until_ready()
        yield PGX


def pool(name: str) -> Stepper:
    import envpool

    env = envpool.make(name, env_type="gymnasium", num_envs=MANY, num_threads=1)
    return control(env, int(env.action_space.n))


def carts() -> Stepper:
    import gymnasium

    env = gymnasium.make_vec("CartPole-v1", num_envs=MANY, vectorization_mode="vector_entry_point")
    return control(env, 2)


def control(env: Any, actions: int) -> Stepper:
    """A vector of environments in which everything is legal."""
    rng = np.random.default_rng(1)
    env.reset()
    while True:
        env.step(rng.integers(0, actions, MANY))
        yield MANY


NAMES: Final = ("evolution", "evo", "dinosaurs")
VECTOR, VECTOR_64 = "Beagle vector 32, evolution", "Beagle vector 64, evolution"
AEC, AEC_WRAPPED = "Beagle AEC bare, evolution", "Beagle AEC in their wrappers, evolution"
SPIEL = "Beagle in OpenSpiel, evolution"

SUBJECTS: dict[str, Callable[[], Stepper]] = {
    **{f"Beagle vector 32, {name}": partial(vector, name) for name in NAMES},
    VECTOR_64: lambda: vector("evolution", 64),
    **{f"Beagle playouts, {name}": partial(playouts, name) for name in NAMES},
    AEC: lambda: agents(zoo.raw_env("evolution", seats=4)),
    AEC_WRAPPED: lambda: agents(zoo.env("evolution", seats=4)),
    SPIEL: lambda: states(openspiel.load("evolution", seats=4)),
    **{
        f"OpenSpiel {name}": partial(spiel, name)
        for name in ("crazy_eights", "gin_rummy", "chess", "python_block_dominoes")
    },
    **{
        f"PettingZoo {name}": partial(classic, name)
        for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "chess_v6")
    },
    **{
        f"PettingZoo {name} bare": partial(classic, name, True)
        for name in ("tictactoe_v3", "connect_four_v3", "chess_v6")
    },
    **{f"RLCard {name}": partial(rlcard_game, name) for name in ("uno", "gin-rummy", "doudizhu")},
    **{f"pgx {name}": partial(pgx_game, name) for name in ("backgammon", "chess", "leduc_holdem", "connect_four")},
    **{f"envpool {name}": partial(pool, name) for name in ("CartPole-v1", "Pong-v5")},
    "Gymnasium CartPole-v1": carts,
}


class Pair(NamedTuple):
    """Two lines to be compared, and how many times faster ours is to be; None if it is only reported."""

    ours: str
    beside: str
    aim: float | None


def pairs(ours: str, start: str, **aims: float | None) -> list[Pair]:
    """`ours` beside the lines whose names are `start` and one of these; `_` may be any sign in a name."""
    found = []
    for name, aim in aims.items():
        [line] = [one for one in SUBJECTS if one.startswith(start) and plain(one[len(start) :]) == name]
        found.append(Pair(ours, line, aim))
    return found


def plain(name: str) -> str:
    return name.replace("-", "_").replace(" ", "_")


COMPARED: Final = [
    *(
        Pair(f"Beagle vector 32, {name}", f"Beagle playouts, {name}", aim)
        for name, aim in zip(NAMES, (0.40, 0.45, 0.45), strict=True)
    ),
    *pairs(VECTOR, "OpenSpiel ", crazy_eights=1.5, gin_rummy=6.0, chess=2.0),
    *pairs(VECTOR, "PettingZoo ", connect_four_v3=20.0, leduc_holdem_v4=20.0, chess_v6=200.0),
    *pairs(VECTOR, "RLCard ", uno=4.0, gin_rummy=12.0, doudizhu=35.0),
    *pairs(VECTOR_64, "pgx ", backgammon=None, chess=None, leduc_holdem=None, connect_four=None),
    *pairs(VECTOR_64, "envpool ", CartPole_v1=None, Pong_v5=None),
    *pairs(VECTOR_64, "Gymnasium ", CartPole_v1=None),
    *pairs(AEC, "PettingZoo ", tictactoe_v3=3.0, connect_four_v3=5.0, chess_v6=50.0),
    *pairs(AEC_WRAPPED, "PettingZoo ", tictactoe_v3=1.0, connect_four_v3=1.0, chess_v6=1.0),
    *pairs(AEC, "PettingZoo ", tictactoe_v3_bare=None, connect_four_v3_bare=None, chess_v6_bare=None),
    *pairs(SPIEL, "OpenSpiel ", crazy_eights=0.4, gin_rummy=1.5, python_block_dominoes=2.5),
]
