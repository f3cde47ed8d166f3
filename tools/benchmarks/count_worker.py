"""The side of ./run bench --count that valgrind runs: count_worker.py playout|clone GAME RULESET SEATS GAMES

It imports nothing but the package, so that it runs with the sources of any revision.  It prints how many decisions, or
clones, there were.
"""

import sys

from beagle.games import game as game_of
from beagle.kernel.playout import Tally, playout
from beagle.kernel.rng import Rng

FIRST_SEED = 1
CLONES = 50  # of each position


def play(game: str, ruleset: str, seats: int, games: int) -> int:
    """Whole games; dealing isn't counted."""
    rules, tally = game_of(game), Tally()
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        playout(rules.deal(ruleset, seats, seed), Rng(seed + 1_000_000), tally)
    return int(tally.decisions)


def clone(game: str, ruleset: str, seats: int, games: int) -> int:
    """Clones of the position in the middle of each game."""
    rules = game_of(game)
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        tally = Tally()
        playout(rules.deal(ruleset, seats, seed), Rng(seed), tally)
        state, rng = rules.deal(ruleset, seats, seed), Rng(seed)
        for _ in range(int(tally.moves) // 2):
            state.apply(state.options[rng.below(len(state.options))])
        for _ in range(CLONES):
            state.clone()
    return games * CLONES


if __name__ == "__main__":
    what, game, ruleset, seats, games = sys.argv[1:]
    print((play if what == "playout" else clone)(game, ruleset, int(seats), int(games)))
