"""The bot takes the most points, and plays to the end."""

from beagle_hasty import HastyBot

import beagle
from beagle.bots.bot import Move
from beagle.bots.random import RandomBot
from beagle.bots.registry import bot

POSITION = """evolution base@gift development
A: a | hand swimming poisonous/carnivorous
B: m | hand running"""


def test_it_is_installed() -> None:
    assert isinstance(bot("hasty"), HastyBot)


def test_it_takes_the_most_points() -> None:
    game = beagle.game("evolution")
    state = game.read(POSITION)
    player = HastyBot()
    player.begin(game, "base@gift", 0, 1)
    moves = [Move(action, game.write_move(state, action)) for action in state.options]
    chosen = player.choose(game.view(state, 0), moves, None)
    points = {}
    for move in moves:
        after = state.clone()
        after.apply(move.action)
        points[move] = game.scores(after)[0]
    assert len(set(points.values())) > 1
    assert points[chosen] == max(points.values())


def test_it_plays_to_the_end() -> None:
    record = beagle.play(beagle.game("evolution"), "base@gift", [HastyBot(), RandomBot()], seed=1)
    assert beagle.replay(record.text()).state.over
