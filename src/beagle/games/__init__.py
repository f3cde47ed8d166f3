"""The registry: all games by name."""

from __future__ import annotations

from typing import Final

from beagle.games.dinosaurs.game import DINOSAURS
from beagle.games.evo.game import EVO
from beagle.games.evolution.game import EVOLUTION
from beagle.kernel.game import Game

GAMES: Final[dict[str, Game]] = {EVOLUTION.name: EVOLUTION, EVO.name: EVO, DINOSAURS.name: DINOSAURS}


def game(name: str) -> Game:
    """The game with this name."""
    if name not in GAMES:
        raise KeyError(f'no game is called "{name}"; choose from: {", ".join(GAMES)}')
    return GAMES[name]
