"""Games for the C compiler's profile: python -m tools.native.training

Random games of every ruleset and number of seats, with clones in between.  Benchmarks use other seeds: a profile
measured on the games it was made from flatters itself.
"""

from typing import Any

from beagle import NOBODY
from beagle.games import own_games
from beagle.kernel.playout import playout
from beagle.kernel.rng import Rng

FIRST_SEED = 700_000_000
GAMES = 12  # of each ruleset and number of seats
CLONES = 40  # of each game, on its way


def train() -> None:
    for game in own_games():
        for info in game.rulesets():
            for seats in range(info.seats[0], info.seats[1] + 1):
                for number in range(GAMES):
                    seed = FIRST_SEED + number
                    playout(game.deal(info.name, seats, seed), Rng(seed))
                walk(game.deal(info.name, seats, FIRST_SEED), Rng(FIRST_SEED))


def walk(state: Any, rng: Rng) -> None:
    """Play on with clones, as a search does, and look at what is refused."""
    for _ in range(CLONES):
        if state.actor == NOBODY:
            return
        options = state.options
        for action in options[:4]:
            copy = state.clone()
            copy.apply(action)
            copy.refusals(options[-1])
        state.apply(options[rng.below(len(options))])


if __name__ == "__main__":
    train()
