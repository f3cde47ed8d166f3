"""One engine plays random games for a while and reports how many: a worker of tools/benchmarks/peers.py

    python -m tools.benchmarks.peers_worker ENGINE GAME SEATS WAY SEED SECONDS

It runs in the environment of that engine, so it needs only the standard library and the engine.  Seconds are processor
time, not wall-clock time: other load on the machine costs less precision.

The ways:
    python      a loop in Python over the states of the engine
    core        whole games inside the engine, including dealing
    playouts    games inside the engine from tables that are already dealt
"""

import itertools
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import version
from typing import Any

Played = tuple[int, int | None]  # games, and the decisions they took; None if not counted
Play = Callable[[int], Played]  # plays this many games, or from this many tables

WARM_UP = 0.2  # seconds
BURST = 0.02  # seconds between two readings of the clock
DEALS = 64  # tables dealt before the clock starts, for playouts
ROLLOUTS = 20  # playouts per table


def measure(play: Play, seconds: float, clock: Callable[[], float] = time.process_time) -> dict[str, Any]:
    """Whole games until the time is up, in bursts long enough that reading the clock costs nothing."""
    burst, warm = 1, clock()
    while clock() - warm < min(WARM_UP, seconds):
        begun = clock()
        play(burst)
        if clock() - begun < BURST:
            burst *= 2
    games, decisions, counted = 0, 0, True
    begun = clock()
    while clock() - begun < seconds:
        played, made = play(burst)
        games += played
        counted = counted and made is not None
        decisions += made or 0
    return {"games": games, "decisions": decisions if counted else None, "seconds": clock() - begun}


# --- Beagle -----------------------------------------------------------------------------------------------------------


def beagle(ruleset: str, seats: int, way: str, seed: int) -> Play:
    """Our own rules.  `core` and `playouts` are compiled loops over compiled rules; `python` loops over them here."""
    ours: Any = import_module("beagle")
    playouts: Any = import_module("beagle.kernel.playout")
    game = ours.game("evolution")
    deal: Callable[[], Any]
    if way == "playouts":
        tables = itertools.cycle([game.deal(ruleset, seats, 1000 * seed + n) for n in range(DEALS)])
        deal = lambda: next(tables).clone()  # noqa: E731
    else:
        seeds = itertools.count(1_000_000 * seed)
        deal = lambda: game.deal(ruleset, seats, next(seeds))  # noqa: E731
    if way == "python":
        return beagle_from_python(deal, ours.NOBODY, seed)
    rng = ours.Rng(seed)

    def play(games: int) -> Played:
        tally = playouts.Tally()
        for _ in range(games):
            playouts.playout(deal(), rng, tally)
        return games, int(tally.decisions)

    return play


def beagle_from_python(deal: Callable[[], Any], nobody: int, seed: int) -> Play:
    chance = random.Random(seed).random

    def play(games: int) -> Played:
        decisions = 0
        for _ in range(games):
            state = deal()
            while state.actor != nobody:
                options = state.options
                if len(options) > 1 and state.actor >= 0:
                    decisions += 1
                state.apply(options[int(chance() * len(options))])
        return games, decisions

    return play


# --- OpenSpiel --------------------------------------------------------------------------------------------------------


def open_spiel(name: str, seats: int, way: str, seed: int) -> Play:
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    if game.num_players() != seats:
        raise SystemExit(f"{name} has {game.num_players()} seats, not {seats}")
    if way == "python":
        return open_spiel_from_python(game, seed)
    if way == "playouts":
        return open_spiel_playouts(pyspiel, game, seed)
    bots = [pyspiel.make_uniform_random_bot(seat, 100 * seed + seat) for seat in range(seats)]
    seeds = itertools.count(1_000_000 * seed)

    def play(games: int) -> Played:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return games, None

    return play


def open_spiel_from_python(game: Any, seed: int) -> Play:
    chance = random.Random(seed).random

    def play(games: int) -> Played:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), chance()))
                    continue
                actions = state.legal_actions()
                if len(actions) > 1:
                    decisions += 1
                state.apply_action(actions[int(chance() * len(actions))])
        return games, decisions

    return play


def open_spiel_playouts(pyspiel: Any, game: Any, seed: int) -> Play:
    """The rollouts of its tree search: a search of one simulation is this many random games from its root."""
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, seed, False)
    tables = itertools.cycle(dealt(game, random.Random(seed)))

    def play(deals: int) -> Played:
        for _ in range(deals):
            search.mcts_search(next(tables))
        return deals * ROLLOUTS, None

    return play


def dealt(game: Any, rng: random.Random) -> Iterator[Any]:
    for _ in range(DEALS):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), rng.random()))
        yield state


def drawn(outcomes: list[tuple[int, float]], number: float) -> int:
    """The outcome at this point between 0 and 1."""
    for outcome, probability in outcomes:
        number -= probability
        if number < 0:
            return outcome
    return outcomes[-1][0]


# --- catanatron -------------------------------------------------------------------------------------------------------


def catanatron(_game: str, seats: int, _way: str, seed: int) -> Play:
    engine: Any = import_module("catanatron")
    colours = list(engine.Color)[:seats]
    seeds = itertools.count(1_000_000 * seed)
    decisions = 0

    def choose(_player: Any, _table: Any, actions: list[Any]) -> Any:
        nonlocal decisions
        decisions += len(actions) > 1
        return actions[int(random.random() * len(actions))]

    def play(games: int) -> Played:
        before = decisions
        for _ in range(games):
            engine.Game([engine.RandomPlayer(colour) for colour in colours], seed=next(seeds)).play(decide_fn=choose)
        return games, decisions - before

    return play


ENGINES: dict[str, Callable[[str, int, str, int], Play]] = {
    "beagle": beagle,
    "open_spiel": open_spiel,
    "catanatron": catanatron,
}


def version_of(engine: str) -> str:
    """Ours is in the sources: the distribution has another name, and may not be installed."""
    return str(import_module("beagle").__version__) if engine == "beagle" else version(engine)


def main(arguments: list[str]) -> None:
    engine, game, seats, way, seed, seconds = arguments
    play = ENGINES[engine](game, int(seats), way, int(seed))
    sample = measure(play, float(seconds))
    compiled = engine != "beagle" or import_module("beagle._native").compiled()
    print(json.dumps({**sample, "version": version_of(engine), "compiled": compiled}))


if __name__ == "__main__":
    main(sys.argv[1:])
