"""Which traits have met which others in random games: python -m tools.commands.meetings

Two traits meet on one animal, or when a hunter with one attacks prey with the other.  Pairs that cannot meet are listed
here with the rule that prevents it, and never meet.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations_with_replacement
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from beagle.games.evolution import ids
from beagle.games.evolution.animal import Animal
from beagle.games.evolution.game import EVOLUTION
from beagle.games.evolution.rulesets import rules
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack
from tests.laws.games import TABLES, walk

ROOT = Path(__file__).resolve().parents[2]


ON_ONE, IN_ATTACK = "on one animal", "in an attack"

# These never meet this way, by this rule.
APART = {
    ON_ONE: {
        (ids.CARNIVOROUS, ids.SCAVENGER): "EV-DEV-07",
        (ids.SCAVENGER, ids.ANGLERFISH): "EV-DEV-07",  # turned over it is Carnivorous
        (ids.SPECIALIZATION_A, ids.SPECIALIZATION_B): "EV-FLY-13",
    },
    IN_ATTACK: {
        (ids.SCAVENGER, ids.SCAVENGER): "EV-DEV-07",  # no hunter scavenges
    },
}

Meeting = tuple[str, int, int]  # how, and the traits on the two sides as bits


class Report(NamedTuple):
    """What has met and what has not, as pairs of traits."""

    met: set[tuple[int, int]]
    missing: list[tuple[int, int]]
    wrong: list[tuple[int, int]]  # met, although a rule prevents it


def kinds(a: Animal) -> int:
    """Every trait on it; an Anglerfish counts once it is turned over."""
    return int(a.kinds) | (1 << ids.ANGLERFISH if a.revealed else 0)


def meetings(state: State) -> Iterator[Meeting]:
    for player in state.players:
        for a in player.herd:
            yield ON_ONE, kinds(a), kinds(a)
    for step in state.stack:
        if isinstance(step, Attack) and state.animals[step.prey].alive:
            yield IN_ATTACK, kinds(state.animals[step.hunter]), kinds(state.animals[step.prey])


def of_a_game(table: int, seed: int) -> set[Meeting]:
    """All that meet in one random game; other games have no traits."""
    if TABLES[table].game is not EVOLUTION:
        return set()
    return {meeting for state, _ in walk(TABLES[table], seed) for meeting in meetings(state)}


def traits_in(mask: int) -> list[int]:
    return [trait for trait in range(64) if mask >> trait & 1]


def report(how: str, found: Iterable[Meeting]) -> Report:
    """The pairs of all traits; on one animal a trait does not meet itself."""
    ours = [table for table in TABLES if table.game is EVOLUTION]
    there = {trait.id for table in ours for trait in rules(table.ruleset, table.seats).all}
    met: set[tuple[int, int]] = set()
    for kind, one, other in found:
        if kind == how:
            met |= {(min(a, b), max(a, b)) for a in traits_in(one) for b in traits_in(other)}
    possible = [(a, b) for a, b in combinations_with_replacement(sorted(there), 2) if how == IN_ATTACK or a != b]
    apart = APART[how]
    missing = [pair for pair in possible if pair not in met and pair not in apart]
    return Report(met & set(possible), missing, sorted(met & set(apart)))


def say(console: Console, found: set[Meeting]) -> int:
    """Print the result; returns the number of pairs that met against the rules."""
    wrong = 0
    for how in (ON_ONE, IN_ATTACK):
        result = report(how, found)
        console.print(f"{how}: {len(result.met)} pairs of traits have met, {len(result.missing)} have not")
        for title, pairs in (("not yet", result.missing), ("against the rules", result.wrong)):
            if pairs:
                console.print(f"  {title}: " + ", ".join(pair_name(pair) for pair in pairs), highlight=False)
        wrong += len(result.wrong)
        for pair, rule in APART[how].items():
            console.print(f"  never: {pair_name(pair)} ({rule})", highlight=False)
    return wrong


def pair_name(pair: tuple[int, int]) -> str:
    return " + ".join(ids.TRAIT_NAMES[trait] for trait in pair)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="number of games, over all tables (2000)")
    parser.add_argument("--minutes", type=float, default=5, metavar="M", help="stop after this many minutes (5)")
    parser.add_argument("--seed", type=int, default=2_000_000, metavar="S", help="the seed of the first games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes at a time")
    arguments = parser.parse_args()
    end = time.monotonic() + arguments.minutes * 60
    found: set[Meeting] = set()
    with ProcessPoolExecutor(arguments.jobs) as pool:
        todo = [
            pool.submit(of_a_game, i % len(TABLES), arguments.seed + i // len(TABLES)) for i in range(arguments.games)
        ]
        for done in as_completed(todo):
            found |= done.result() if not done.cancelled() else set()
            if time.monotonic() > end:
                for job in todo:
                    job.cancel()
    return int(say(Console(), found) > 0)


if __name__ == "__main__":
    sys.exit(main())
