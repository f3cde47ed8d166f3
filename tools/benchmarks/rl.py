"""Our games as learning programs see them, beside other libraries: ./run bench --rl [--rounds N] [--seconds S] [--json]

One process, one core; random legal actions; a mask and what the actor sees at every step.  Every round measures
everything once, so that other load on the machine affects all equally; the numbers are medians.  A library that isn't
installed is named and left out, and the exit status is 3.  These are different games: trivial ones are faster.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import numpy as np
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import beagle
from beagle import _native
from beagle.adapters import openspiel
from beagle.adapters import pettingzoo as zoo
from beagle.adapters.vector import BeagleVector
from beagle.kernel.playout import Tally, playout

OK, SKIPPED = 0, 3
Stepper = Iterator[int]  # yields how many decisions were made since the last time


def vector(game: str, seats: int, many: int = 32) -> Stepper:
    games = BeagleVector(game, None, seats, many)
    rng = np.random.default_rng(1)
    while True:
        games.step(games.sample(rng))
        yield many


def playouts(game: str, seats: int) -> Stepper:
    found = beagle.game(game)
    ruleset, seed = found.rulesets()[0].name, 0
    while True:
        seed += 1
        tally = Tally()
        rng = beagle.Rng(seed)
        playout(found.deal(ruleset, seats, rng), rng, tally)
        yield int(tally.decisions)


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


def rlcard_game(name: str) -> Stepper:
    import rlcard

    env = rlcard.make(name)
    rng = random.Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            yield 1


def classic(name: str) -> Stepper:
    from importlib import import_module

    return agents(import_module(f"pettingzoo.classic.{name}").env())


def spiel(name: str) -> Stepper:
    import open_spiel.python.games  # registers those in Python
    import pyspiel

    assert open_spiel.python.games
    return states(pyspiel.load_game(name))


SUBJECTS: dict[str, Callable[[], Stepper]] = {
    "Beagle vector 32, evolution, 4 seats": lambda: vector("evolution", 4),
    "Beagle vector 32, evo, 4 seats": lambda: vector("evo", 4),
    "Beagle vector 32, dinosaurs, 4 seats": lambda: vector("dinosaurs", 4),
    "Beagle playouts, evolution, 4 seats": lambda: playouts("evolution", 4),
    "Beagle playouts, evo, 4 seats": lambda: playouts("evo", 4),
    "Beagle playouts, dinosaurs, 4 seats": lambda: playouts("dinosaurs", 4),
    "Beagle AEC bare, evolution, 4 seats": lambda: agents(zoo.raw_env("evolution", seats=4)),
    "Beagle AEC wrapped, evolution, 4 seats": lambda: agents(zoo.env("evolution", seats=4)),
    "Beagle OpenSpiel, evolution, 4 seats": lambda: states(openspiel.load("evolution", seats=4)),
    "OpenSpiel crazy_eights": lambda: spiel("crazy_eights"),
    "OpenSpiel gin_rummy": lambda: spiel("gin_rummy"),
    "OpenSpiel chess": lambda: spiel("chess"),
    "OpenSpiel python_block_dominoes": lambda: spiel("python_block_dominoes"),
    "PettingZoo tictactoe_v3": lambda: classic("tictactoe_v3"),
    "PettingZoo connect_four_v3": lambda: classic("connect_four_v3"),
    "PettingZoo chess_v6": lambda: classic("chess_v6"),
    "RLCard uno": lambda: rlcard_game("uno"),
    "RLCard gin-rummy": lambda: rlcard_game("gin-rummy"),
}
OURS = "Beagle vector 32, evolution, 4 seats"


def speed(stepper: Stepper, seconds: float) -> float:
    """Decisions in a second of processor time."""
    start, done = time.process_time(), 0
    while time.process_time() - start < seconds:
        done += next(stepper)
    return done / (time.process_time() - start)


def measured(rounds: int, seconds: float, console: Console) -> tuple[dict[str, float], dict[str, str]]:
    """The median speed of each subject; and why others were left out."""
    steppers: dict[str, Stepper] = {}
    left_out: dict[str, str] = {}
    for name, make in SUBJECTS.items():
        try:
            steppers[name] = make()
            next(steppers[name])
        except Exception as error:  # of another library: whatever it is, it can't be measured here
            left_out[name] = f"{type(error).__name__}: {error}".splitlines()[0]
            steppers.pop(name, None)
    found: dict[str, list[float]] = {name: [] for name in steppers}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("measuring", total=rounds * len(steppers))
        for _ in range(rounds):
            for name, stepper in steppers.items():
                found[name].append(speed(stepper, seconds))
                bar.advance(task)
    return {name: median(all) for name, all in found.items()}, left_out


def main() -> int:
    parser = argparse.ArgumentParser(prog="./run bench --rl")
    parser.add_argument("--rl", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    console = Console(stderr=True)
    speeds, left_out = measured(max(1, asked.rounds), max(0.05, asked.seconds), console)
    if asked.json:
        print(
            json.dumps({"compiled": _native.compiled(), "decisions_per_second": speeds, "left_out": left_out}, indent=2)
        )
    else:
        table = Table(box=box.MARKDOWN)
        for title in ("subject", "decisions/s", "ratio"):
            table.add_column(title, justify="left" if title == "subject" else "right")
        for name, rate in speeds.items():
            table.add_row(name, f"{rate:,.0f}", f"{speeds[OURS] / rate:.2f}")
        Console().print(table)
        for name, why in left_out.items():
            console.print(f"left out: {name} ({why})", markup=False)
    return SKIPPED if left_out else OK


if __name__ == "__main__":
    sys.exit(main())
