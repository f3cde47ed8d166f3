"""The registry: all games by name.  They come from the entry points of the group `beagle.games`, ours too."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Final

from beagle import plugins
from beagle.games.loading import check_game, check_ids, check_sources
from beagle.kernel.game import Game
from beagle.plugins import Declared, Registry, part_of

ORDER: Final = ("evolution", "evo", "dinosaurs")  # where they are listed; the games of others come after them


def check(entry: Declared, found: object) -> Game:
    """A game that can be used beside those listed before it: no two packages have rules with the same id."""
    made = check_game(entry, found)
    if not entry.ours:
        check_ids(made, games_before(entry.name))
    return made


def games_before(name: str) -> dict[str, Game]:
    """The games that are listed before this one, of ours and of other packages, as far as they can be used."""
    names = list(GAMES.declared())
    found = {other: GAMES.get(other) for other in names[: names.index(name)]}
    return {other: one for other, one in found.items() if one is not None}


GAMES: Final[Registry[Game]] = Registry(plugins.GAMES, "game", ORDER, check, check_sources)


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
