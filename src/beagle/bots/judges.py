"""Finds the judge of a game: the module `judge` in the folder of the game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import cast

from beagle import games
from beagle.games.judging import Tunable


def evaluation(game: str) -> Tunable:
    """The evaluation of the game of this name."""
    if game not in judged():
        raise KeyError(f'no evaluation for the game "{game}"; choose from: {", ".join(judged())}')
    return cast(Tunable, import_module(f"{games.__name__}.{game}.judge").EVALUATION)


def judged() -> list[str]:
    """The games that have a judge, by name."""
    names = (module.name for module in iter_modules(games.__path__) if module.ispkg)
    return sorted(name for name in names if find_spec(f"{games.__name__}.{name}.judge") is not None)
