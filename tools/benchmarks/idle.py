"""How many questions leave nothing to choose?  ./run python -m tools.benchmarks.idle [--game evo] [--seats 5]

Bots play whole games. Each question is put as to a person: by somebody who wants to be asked everything, and with the
switches that every seat has by default. A question is idle if it has only one answer.
"""

from __future__ import annotations

import argparse
from typing import Any, NamedTuple

import beagle
from beagle.bots.bot import Move
from beagle.bots.registry import bot as bot_named
from beagle.cli.progress import progress
from beagle.kernel.standing import asking_switches, default_switches, is_forced, standing_answer

RULESETS = {"evo": "second", "dinosaurs": "base", "evolution": "base@gift"}


class Questions(NamedTuple):
    """How many questions were asked, and how many of them had only one answer."""

    asked: int
    idle: int

    def plus(self, other: Questions) -> Questions:
        return Questions(self.asked + other.asked, self.idle + other.idle)


class Counted(NamedTuple):
    always: Questions
    by_default: Questions


NONE = Counted(Questions(0, 0), Questions(0, 0))


def counted(game: Any, state: Any) -> Counted:
    """The question that is open now, for one who wants to be asked everything, and by default."""
    question = Questions(1, int(is_forced(state)))
    ways = (asking_switches(game), default_switches(game))
    asked = [standing_answer(game, state, switches) is None for switches in ways]
    return Counted(*(question if one else Questions(0, 0) for one in asked))


def play(name: str, ruleset: str, seats: int, bot: str, seed: int) -> Counted:
    """All questions of one game."""
    game = beagle.game(name)
    state = game.deal(ruleset, seats, seed)
    players = [bot_named(bot) for _ in range(seats)]
    for seat, player in enumerate(players):
        player.begin(game, state.rules.name, seat, seed + seat)
    rng = beagle.Rng(seed)
    found = NONE
    while state.actor != beagle.NOBODY:
        if state.actor == beagle.CHANCE:
            state.apply(state.options[rng.below(len(state.options))])
            continue
        now = counted(game, state)
        found = Counted(found.always.plus(now.always), found.by_default.plus(now.by_default))
        moves = [Move(action, game.write_move(state, action)) for action in state.options]
        seat = int(state.actor)
        state.apply(players[seat].choose(game.view(state, seat), moves, None).action)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="How many questions leave nothing to choose.")
    parser.add_argument("--game", choices=sorted(RULESETS), default="evo")
    parser.add_argument("--ruleset", default="", help="by default the base rules of the game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", default="random", help="who decides")
    wish = parser.parse_args()
    found = NONE
    with progress("games", wish.games, False) as advance:
        for seed in range(wish.games):
            one = play(wish.game, wish.ruleset or RULESETS[wish.game], wish.seats, wish.bot, seed)
            found = Counted(found.always.plus(one.always), found.by_default.plus(one.by_default))
            advance()
    for label, (asked, idle) in (("asked always", found.always), ("by default", found.by_default)):
        share = 100 * idle / asked if asked else 0.0
        print(f"{label:12}: {asked / wish.games:.1f} questions a game, {idle / wish.games:.1f} idle ({share:.0f} %)")


if __name__ == "__main__":
    main()
