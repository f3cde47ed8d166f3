"""Beagle: board games of evolution.

    import beagle

    game = beagle.game("evolution")
    state = game.deal("base@gift", seats=4, seed=7)

See README.md for a whole game, and `beagle.kernel.game.Game` for everything a game can do.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from beagle import _native as _native  # first: it decides whether the rules load compiled or interpreted

if TYPE_CHECKING:
    from beagle.games import GAMES, game
    from beagle.kernel.cards import SPECTATOR
    from beagle.kernel.game import Game, IllegalMove
    from beagle.kernel.playout import playout
    from beagle.kernel.rng import Rng
    from beagle.kernel.ruleset import RulesetError
    from beagle.kernel.state import CHANCE, NOBODY
    from beagle.kernel.text import NotationError
    from beagle.play.match import Replay, play, replay

__version__ = "0.2.0"

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

_HOMES = {  # where each name is: it is imported when it is first used, so that a command loads only what it needs
    "beagle.games": ("GAMES", "game"),
    "beagle.kernel.cards": ("SPECTATOR",),
    "beagle.kernel.game": ("Game", "IllegalMove"),
    "beagle.kernel.playout": ("playout",),
    "beagle.kernel.rng": ("Rng",),
    "beagle.kernel.ruleset": ("RulesetError",),
    "beagle.kernel.state": ("CHANCE", "NOBODY"),
    "beagle.kernel.text": ("NotationError",),
    "beagle.play.match": ("Replay", "play", "replay"),
}


def __getattr__(name: str) -> Any:
    for module, names in _HOMES.items():
        if name in names:
            value = getattr(import_module(module), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
