"""How long do people wait for each other?  ./run python -m tools.benchmarks.waiting [--seats 5] [--seconds 10]

Bots play whole games of Gods Love Dinosaurs, and each of their decisions takes a person so many seconds.  In turn,
everybody waits while one decides; at once, an activation lasts as long as the one with the most decisions needs.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, NamedTuple

import beagle
from beagle.bots.bot import Move
from beagle.bots.registry import bot as bot_named
from beagle.cli.progress import progress

GAME = beagle.game("dinosaurs")


class Length(NamedTuple):
    """How many decisions a game lasted, and how many of them each seat made."""

    whole: int
    own: Counter[int]


def play(seats: int, bot: str, seed: int, at_once: bool) -> Length:
    """One game.  The bots decide the same in both ways; «Breed all» came with acting at once."""
    state = GAME.deal("base" if at_once else "base in-turn", seats, seed)
    players = [bot_named(bot) for _ in range(seats)]
    for seat, player in enumerate(players):
        player.begin(GAME, state.rules.name, seat, seed + seat)
    whole, own, part = 0, Counter[int](), Counter[int]()
    where: tuple[int, str] | None = None  # the activation that is going on
    while state.actor >= 0:
        together = at_once and len(state.together()) > 0
        here = (int(state.turn), state.stack[-1].name) if together else None
        if here != where:
            whole, part, where = whole + max(part.values(), default=0), Counter[int](), here
        seat = int(state.actor)
        decide(state, players[seat], at_once)
        own[seat] += 1
        if together:
            part[seat] += 1
        else:
            whole += 1
    return Length(whole + max(part.values(), default=0), own)


def decide(state: Any, player: Any, at_once: bool) -> None:
    """One decision of the seat that is asked."""
    seat = int(state.actor)
    moves = [Move(action, GAME.write_move(state, action)) for action in state.options]
    action = player.choose(GAME.view(state, seat), moves, None).action
    offered = GAME.shortcut(state) if at_once else None
    if offered is not None and action in offered.actions:
        for one in offered.actions:
            state.apply_for(seat, one)
        state.settle()
    else:
        state.apply(action)


def main() -> None:
    parser = argparse.ArgumentParser(description="How long people wait for each other.")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long a person thinks about a decision")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--bot", default="greedy", help="who decides")
    asked = parser.parse_args()
    lengths: dict[bool, list[Length]] = {False: [], True: []}
    with progress("games", 2 * asked.games, False) as advance:
        for seed in range(asked.games):
            for at_once in lengths:
                lengths[at_once].append(play(asked.seats, asked.bot, seed, at_once))
                advance()
    for at_once, games in lengths.items():
        minutes = asked.seconds / 60 / asked.games
        whole = sum(game.whole for game in games) * minutes
        acting = sum(game.own.total() for game in games) * minutes / asked.seats
        print(
            f"{'at once' if at_once else 'in turn':8}: a game lasts {whole:.0f} min, "
            f"a player decides for {acting:.0f} min and waits for {whole - acting:.0f} min"
        )


if __name__ == "__main__":
    main()
