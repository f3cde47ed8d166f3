"""The registry: all games by name.  They come from the entry points of the group `beagle.games`, ours too."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Final

from beagle import plugins
from beagle.games.loading import check_game, check_sources
from beagle.kernel.game import Game
from beagle.plugins import Registry, part_of

ORDER: Final = ("evolution", "evo", "dinosaurs")  # where they are listed; the games of others come after them

GAMES: Final[Registry[Game]] = Registry(plugins.GAMES, "game", ORDER, check_game, check_sources)


def game(name: str) -> Game:
    """The game with this name.  KeyError: there is none, or it can't be used; the text says which and why."""
    return GAMES[name]


def own_games() -> list[Game]:
    """The games of this package itself: for what is built into the pages and the documents."""
    return [game(name) for name, entry in GAMES.declared().items() if entry.ours]


def part(name: str, module: str) -> ModuleType | None:
    """An optional module of a game's package, like `judge` or `terminal`; None if it has none.

    PluginError: there is one, but it can't be imported.
    """
    entry = GAMES.declared().get(name)
    return None if entry is None else part_of(entry, module)


def folder(name: str) -> Path | None:
    """The folder of a game's package; None if it is a single module."""
    entry = GAMES.declared().get(name)
    return None if entry is None else entry.folder


def file(name: str, file: str) -> Path | None:
    """An optional file in the folder of a game's package, like `first.lesson`; None if it has none."""
    entry = GAMES.declared().get(name)
    folder = None if entry is None else entry.folder
    return folder / file if folder is not None and (folder / file).is_file() else None
