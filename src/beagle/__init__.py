"""Beagle: board games of evolution.

    import beagle

    game = beagle.game("evolution")
    state = game.deal("base@gift", seats=4, seed=7)

See README.md for a whole game, and `beagle.kernel.game.Game` for everything a game can do.
"""

from beagle import _native as _native  # first: it decides whether the rules below load compiled or interpreted
from beagle.games import GAMES, game
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.game import Game, IllegalMove
from beagle.kernel.playout import playout
from beagle.kernel.rng import Rng
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.state import CHANCE, NOBODY
from beagle.kernel.text import NotationError
from beagle.play.match import Replay, play, replay

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "GAMES",
    "NOBODY",
    "SPECTATOR",
    "Game",
    "IllegalMove",
    "NotationError",
    "Replay",
    "Rng",
    "RulesetError",
    "game",
    "play",
    "playout",
    "replay",
]
